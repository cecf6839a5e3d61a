"""Benchmarks: copies of every rank and a ladder of matrix products, each next to its library peer.

Nothing else imports this room, but for the command line.
"""
