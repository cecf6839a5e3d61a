"""Hazards: their kinds, which of several is the cause of the others, and their messages."""
