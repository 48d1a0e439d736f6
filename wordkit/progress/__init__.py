"""What the games showed: evidence, knowledge, charts and reports."""
