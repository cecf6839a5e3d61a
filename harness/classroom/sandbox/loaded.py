"""A sandbox's first process, forked by a process that has loaded the job's program.

No job changes the loaded program. Only the fork reads the job, and goes into its sandbox.
"""

from __future__ import annotations

import importlib
from types import ModuleType

from harness.classroom.sandbox import jail

_job: ModuleType


def warm_up(name: str) -> None:
    """Load the program ``name``, whose module has `warm_up` and `main`."""
    global _job
    _job = importlib.import_module(f"{name}.__main__")
    _job.warm_up()


def main() -> int:
    return jail.main(_job.main)
