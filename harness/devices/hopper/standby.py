"""Workers that open their context before anybody needs one: forks of a nursery.

    Nursery("harness.devices.hopper.standby", environment, COUNT, UUID, ...)

A context takes the driver a good tenth of a second, and the driver opens them one after another,
on whatever GPU: COUNT of them stand by on each GPU, and of all such nurseries of a machine at most
twice as many. A request names the GPU by its UUID; the fork's standard input is the conversation,
as `harness.devices.hopper.worker` holds it.
"""

from __future__ import annotations

import os
import socket
from typing import NoReturn

from harness.devices import gpu_lock
from harness.devices.hopper.worker import begun, serve
from harness.processes.linux import PR_SET_DUMPABLE, prctl

_ahead: dict[str, int] = {}
_here: _StandingBy | None = None  # in a fork


class _StandingBy:
    """A fork that waits, with its context where there is a place for one more that waits: other
    nurseries of this machine may have some at this GPU, too."""

    def __init__(self, uuid: str):
        self._uuid = uuid
        # As many places again: one that is lent leaves its own a little later than the next comes.
        self._place = gpu_lock.a_place("standby", uuid, 2 * _ahead.get(uuid, 0))
        self._worker = begun(uuid) if self._place is not None else None

    def serve(self, caller: socket.socket) -> NoReturn:
        if self._place is not None:
            os.close(self._place)
        serve(self._worker or begun(self._uuid), caller)


def warm_up(count: str, *uuids: str) -> None:
    _ahead.update(dict.fromkeys(uuids, int(count)))


def ahead() -> dict[str, int]:
    return _ahead


def get_ready(uuid: str) -> None:
    global _here
    prctl(PR_SET_DUMPABLE, 1)  # the driver opens files of this process
    _here = _StandingBy(uuid)


def main() -> int:
    assert _here is not None
    with socket.socket(fileno=0) as caller:
        _here.serve(caller)
