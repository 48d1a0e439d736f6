"""How the classroom is served: a Voilà application with three pages and nothing else."""
