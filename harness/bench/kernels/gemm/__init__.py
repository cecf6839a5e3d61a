"""The ladder of matrix products: C [m, n] = A [m, k] · B [n, k]ᵀ, bfloat16, summed in float32.

A file for each rung, each derived from its predecessor. From rung 8 on they share `pipeline`, and
each shows its own idea alone. `plan` lists and launches them; `python -m harness bench` times them
next to cuBLAS. The measurements, and their reasons, are in LOG.md.
"""
