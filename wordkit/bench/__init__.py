"""Benchmarks that compare in one run: how fast a class comes in, how fast news travel."""
