"""Kernels of this project: copies of every rank, the ladder of matrix products, and plain ones."""
