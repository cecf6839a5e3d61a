"""Admission: a submitted folder is read once, and copied in a normal form. Nothing later reads
the original. `files` finds its files without opening any, `normal` reduces a notebook to the
parts that are kept, `staging` does both in a process with limits, `desk` is the grader's side of
it."""
