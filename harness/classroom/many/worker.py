"""Shared start of all workers of this machine, loaded once: they are forks of a process that has
imported this file, and ask the fork servers that it began."""

from __future__ import annotations

from harness.base.processes.fork_client import share_with_forks
from harness.classroom.grading.student_run import MODULE
from harness.classroom.sandbox import process as sandbox

share_with_forks()
sandbox.prepare(MODULE)  # this takes longest, and loads in parallel with the imports below

import harness.classroom.many.work  # noqa: E402, F401
from harness.classroom.sandbox import means  # noqa: E402
from harness.course import asking as judge  # noqa: E402

judge.prepare()
means.means()  # tried out once, and not by each worker
