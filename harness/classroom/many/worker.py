"""What all workers of this machine have in common, loaded once: they are forks of a process that
has imported this file, and ask the nurseries that it began."""

from __future__ import annotations

import harness.classroom.many.tasks  # noqa: F401
from harness.classroom.grading.student_run import MODULE
from harness.classroom.sandbox import means
from harness.classroom.sandbox import process as sandbox
from harness.judge import process as judge
from harness.nursery.asking import share_with_forks

share_with_forks()
judge.prepare(of_a_class=True)
sandbox.prepare(MODULE)
means.means()  # tried out once, and not by each worker
