"""What was handed in, looked at once: what may come in is staged in a normal form.

Nobody later reads the original. `walk` finds its files without opening one, `normal` makes of a
notebook what is kept of it, `staging` puts both together in a process with limits, `desk` is the
grader's side of it.
"""
