"""Vocabulary games for a French classroom, and honest evidence of what each student knows."""

__version__ = "0.1.0"
