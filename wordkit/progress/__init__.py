"""What the games show: evidence, knowledge, which words come back when, charts and reports."""
