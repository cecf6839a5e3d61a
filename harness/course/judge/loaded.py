"""A judge, forked by a process that has loaded the judge and seen no submission.

Its standard input is made by `asked`: the line of the request, and the submission.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import tempfile
from collections.abc import Sequence

from harness.base.processes.linux import PR_SET_DUMPABLE, prctl
from harness.course import exercises
from harness.course.judge.__main__ import leave_modules_to_themselves
from harness.course.judge.__main__ import main as judge
from harness.sanitizer import driver_is_here

WAITS = 3  # the descriptor at which a judge reports its waits for GPUs


def asked(arguments: Sequence[str], memory_bytes: int | None, environment: dict[str, str]) -> bytes:
    """The request for a judge with ``arguments`` of its command line and ``environment``, that may
    hold ``memory_bytes``."""
    request = {
        "arguments": [*arguments, "--waits", str(WAITS)],
        "memory_bytes": memory_bytes,
        "environment": environment,
    }
    return json.dumps(request).encode() + b"\n"


def warm_up() -> None:
    """Load the modules that judging imports late, and every exercise."""
    import numpy.ma  # noqa: F401  np.unique does, when it is first called

    import harness.course.devices
    import harness.course.judge.judging
    import harness.sanitizer.emulator
    from harness.sanitizer import causes_of_hangs, diagnosis_rules  # noqa: F401  of wrong kernels
    from harness.sanitizer.emulator import native_knows_products, native_stepper
    from harness.sanitizer.isa import index

    native_stepper()
    native_knows_products()
    index.make_patterns()
    if driver_is_here():
        import harness.course.devices.hopper.worker_device  # noqa: F401

    for name in exercises.names():
        exercises.get(name)
    leave_modules_to_themselves()


def main() -> int:
    return judge(as_asked())


def as_asked() -> list[str]:
    """Become the process that was asked for. The arguments of its command line."""
    request = json.loads(sys.stdin.buffer.readline())
    os.environ.clear()
    os.environ.update(request["environment"])
    tempfile.tempdir = None  # TMPDIR is another now
    if (most := request["memory_bytes"]) is not None:
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    # A new process is dumpable, too: its processor time is to be seen from outside.
    prctl(PR_SET_DUMPABLE, 1)
    arguments: list[str] = request["arguments"]
    return arguments
