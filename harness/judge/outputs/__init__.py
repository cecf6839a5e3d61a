"""A launch's outputs beside the exercise's reference, and what a wrong one looks like."""
