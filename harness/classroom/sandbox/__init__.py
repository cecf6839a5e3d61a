"""Sandbox for a student's Python in grading: in a process that can see, reach and use little.

job.py           a job with the limits on its processes, and its outcome
group.py         a control group of the kernel's for its processes, if it can be made
restrictions.py  its user, the system calls that it may make (seccomp), and the files that it may
                 read without namespaces (Landlock)
view.py          the files that it sees in namespaces
jail.py          the program that goes in, step by step
watch.py         the memory, files and time of its processes, and their share of the processors
supervisor.py    the first process inside: it watches, ends everything, and brings out the results
process.py       the grader's side: a job in, an outcome out, on a core of its own
probe.py         a harmless process that examines the sandbox from inside
means.py         the means that this machine offers, tried out with it and reported plainly
"""
