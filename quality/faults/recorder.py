"""Marks which test reaches which fault, in shared memory that all processes of a run map.

`reach` copies this file into the environment of its scratch checkout, where every Python loads it
at its start: forks and sandboxes keep the mapping when they can no longer open files. A byte for
each fault and test; before those, for each worker the number of its current test.
"""

import mmap
import os

PLACE = "@PLACE@"  # filled in by `reach`
FAULTS, TESTS, WORKERS = 256, 65536, 64
SIZE = 4 * WORKERS + FAULTS * TESTS


def _map():
    try:
        with open(PLACE, "r+b") as file:
            return mmap.mmap(file.fileno(), SIZE)
    except OSError:
        return None


_memory = _map()
_last: dict[int, bytes] = {}


def begin(worker: int, test: int) -> None:
    """Note the test that a worker begins; 0 between tests."""
    _memory[4 * worker : 4 * worker + 4] = test.to_bytes(4, "little")


def reached(fault: int) -> None:
    """Note that the current test reaches a fault. A process that doesn't know its worker notes
    the current tests of all workers."""
    if _memory is None:
        return
    worker = os.environ.get("FAULTS_WORKER")
    if worker is None:
        first, last = 0, 4 * WORKERS
    else:
        first = 4 * int(worker)
        last = first + 4
    now = _memory[first:last]
    if _last.get(fault) == now:
        return
    _last[fault] = now
    for place in range(0, len(now), 4):
        test = int.from_bytes(now[place : place + 4], "little")
        if test or worker is not None:
            _memory[4 * WORKERS + fault * TESTS + test] = 1
