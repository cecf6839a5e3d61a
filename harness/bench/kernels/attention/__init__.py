"""A ladder of attention, forward: O = softmax(Q Kᵀ / √dim) V, bfloat16, sums in float32.

A file a rung, each with one idea more; `plan` lists and launches them, and
`python -m harness.bench.attention` times them beside cuDNN and FlashAttention-2. What was measured,
and why, is in LOG.md.
"""
