"""Admission: a folder that was handed in is read once, and copied in a normal form. Nothing later
reads the original. `walk` finds its files without opening one, `normal` reduces a notebook to what
is kept of it, `staging` does both in a process with limits, `desk` is the grader's side of it.
"""
