"""The judge: a process that runs a submission on fresh inputs and computes its points.

It executes no line of the student's Python, and imports neither numba nor `harness.views`.
"""
