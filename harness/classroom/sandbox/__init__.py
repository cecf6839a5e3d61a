"""Sandbox for a student's Python in grading: in a process that can see, reach and use little.

limits.py      the limits on a student's process
group.py       a control group of the kernel's for its processes, if it can be made
core.py        a core for each sandbox
system.py      the calls of Linux that the standard library does not have
filter.py      the system calls that the process may make (seccomp)
privileges.py  users of their own, without root's privileges
view.py        the files that it sees
jail.py        the program that goes in, step by step
share.py       its share of the processors
watch.py       the memory, files and time of its processes
supervisor.py  the first process inside: it watches, ends everything, and brings out the results
process.py     the grader's side: a job in, an outcome out
means.py       the means that this machine offers, tried out and reported plainly
"""
