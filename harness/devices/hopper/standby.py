"""Workers that open their context before anybody needs one: forks of a nursery.

    Nursery("harness.devices.hopper.standby", environment, COUNT, UUID, ...)

A context takes the driver a good tenth of a second, and the driver opens them one after another,
on whatever GPU: COUNT of them stand by on each GPU. A request names the GPU by its UUID; the
fork's standard input is the conversation, as `harness.devices.hopper.worker` holds it.
"""

from __future__ import annotations

import socket

from harness.devices import gpu_lock
from harness.devices.hopper.context import Worker
from harness.devices.hopper.worker import begun, serve
from harness.nursery.control import PR_SET_DUMPABLE, prctl

_ahead: dict[str, int] = {}
_standing_by: list[Worker] = []  # in a fork


def warm_up(count: str, *uuids: str) -> None:
    _ahead.update(dict.fromkeys(uuids, int(count)))


def ahead() -> dict[str, int]:
    return _ahead


def get_ready(uuid: str) -> None:
    prctl(PR_SET_DUMPABLE, 1)  # the driver opens files of this process
    with gpu_lock.opening(), gpu_lock.beside_others(uuid):
        _standing_by.append(begun(uuid))


def main() -> int:
    with socket.socket(fileno=0) as caller:
        serve(_standing_by.pop(), caller)
