"""The ladder of matrix products: C [m, n] = A [m, k] · B [n, k]ᵀ, bfloat16, summed in float32.

A file a rung, each derived from the one before; `rungs` lists them, `plan` launches them, and
`python -m harness bench` times them beside cuBLAS. What was measured, and why, is in LOG.md.
"""
