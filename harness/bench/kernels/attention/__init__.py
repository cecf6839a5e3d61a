"""A ladder of attention, forward: O = softmax(Q Kᵀ / √dim) V, bfloat16, sums in float32.

A file for each rung, each with other ideas; `plan` lists and launches them, and `python -m harness
bench --only attention` times the fastest of them next to its libraries. The measurements, and their
reasons, are in LOG.md.
"""
