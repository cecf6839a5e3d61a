"""A ladder of attention, forward: O = softmax(Q Kᵀ / √dim) V, bfloat16, sums in float32.

A file for each rung, each with another idea; `plan` lists and launches them, and `python -m
harness.bench.attention` times them next to cuDNN and FlashAttention-2. The measurements, and their
reasons, are in LOG.md.
"""
