"""The ladder of matrix products: C [m, n] = A [m, k] · B [n, k]ᵀ, bfloat16, summed in float32.

A file for each of the fastest rungs; lab 08 has those before them. `plan` lists and launches them;
`python -m harness bench` times them next to cuBLAS. The measurements, and their reasons, are in
LOG.md.
"""
