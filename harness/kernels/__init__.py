"""Kernels of this project that are measured beside a library's."""
