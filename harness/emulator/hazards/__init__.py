"""Hazards: the kinds there are, how one is found to be the cause, and what is said of it."""
