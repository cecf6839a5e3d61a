"""Asynchronous copies: what is asked for, what it moves, and when it arrives."""
