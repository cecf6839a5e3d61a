"""Fork servers: processes that have loaded what many others need, and fork one for each job.

    python -m harness.processes.fork_server DESCRIPTOR MODULE [ARGUMENT ...]

Python, numpy and the harness take most of a second to load; a fork takes milliseconds.
"""
