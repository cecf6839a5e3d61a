"""Comparison with an answer that works: the first difference, and its line.

Both are run once, on the smallest drawn shape that failed, and their threads are compared event by
event: `recording` keeps what registers held, `history` makes a thread's events of that,
`differences` aligns two histories, `origins` traces a value that differs back to its cause,
`placing` says which statement can have made a difference, and `wording` has the sentence. `form`
tells whether the kernel is like the answer otherwise, and `leading` whether the difference or a
finding leads the card.
"""
