"""Fork servers: processes that have loaded the modules of many jobs, and fork for each job.

    python -m harness.base.processes.fork_server DESCRIPTOR MODULE [ARGUMENT ...]

Python, numpy and the harness take most of a second to load; a fork takes milliseconds.
"""
