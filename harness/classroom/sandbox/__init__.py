"""Where a student's Python runs in grading: in a process that sees, reaches and costs little.

limits.py      how much of everything a student's process gets
system.py      the calls of Linux that the standard library does not have
filter.py      which of those calls the process may not make (seccomp)
view.py        the files that it sees
jail.py        the program that goes in, one step after another
supervisor.py  the first process inside: it watches, ends everything, and brings out the results
process.py     the grader's side: a job in, an outcome out
means.py       which of these means this machine offers, tried out and said plainly
"""
