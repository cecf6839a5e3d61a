"""Comparison with an answer that works: what a failing kernel does otherwise, and at which line.

Both are run once, on the smallest drawn shape that failed, and their threads are compared event by
event: `recording` keeps what registers held, `history` makes a thread's events of that,
`differences` aligns two histories, `placing` says which statement can have made a difference, and
`wording` has the sentence.
"""
