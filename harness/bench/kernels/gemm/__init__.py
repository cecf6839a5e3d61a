"""The ladder of matrix products: C [m, n] = A [m, k] · B [n, k]ᵀ, bfloat16, summed in float32.

A file a rung, each derived from the one before. From rung 8 on they share `pipeline`, and each
shows its own idea alone. `plan` lists and launches them; `python -m harness bench` times them
beside cuBLAS. What was measured, and why, is in LOG.md.
"""
