"""The program that reads one submission, forked by a process that has loaded this room and seen
no submission. An `Order` (JSON) on stdin; a `Staged` (JSON) on stdout, or the reason for its
absence."""

from __future__ import annotations

import sys

from harness.classroom.admission.staging import Order, confine, stage
from harness.processes import codec


def warm_up() -> None:
    """The imports above are all of it."""


def main() -> int:
    order = codec.loads(Order, sys.stdin.buffer.read())
    confine(order.allowance)
    try:
        answer = codec.dumps(stage(order)).encode()
    except MemoryError:
        answer = f"it took more than {order.allowance.memory_bytes >> 20} MiB".encode()
    sys.stdout.buffer.write(answer)
    return 0
