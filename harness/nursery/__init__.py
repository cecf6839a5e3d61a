"""Processes that have loaded what many others need, and fork for each of those.

    python -m harness.nursery DESCRIPTOR MODULE [ARGUMENT ...]

Python, numpy and the harness take most of a second to load; a fork takes milliseconds.
"""
