"""Sandbox for a student's Python in grading: in a process that can see, reach and use little.

limits.py      how much of everything a student's process gets
group.py       a control group of the kernel's for its processes, where one can be made
core.py        a core for each sandbox
system.py      the calls of Linux that the standard library does not have
filter.py      which calls the process may make (seccomp)
privileges.py  users of their own, without root's privileges
view.py        the files that it sees
jail.py        the program that goes in, one step after another
share.py       its share of the processors
watch.py       what its processes hold and use
supervisor.py  the first process inside: it watches, ends everything, and brings out the results
process.py     the grader's side: a job in, an outcome out
means.py       which of these means this machine offers, tried out and said plainly
"""
