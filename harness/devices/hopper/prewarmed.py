"""Workers that open their CUDA context before a judge asks for it, as forks of a fork server.

    ForkServer("harness.devices.hopper.prewarmed", environment, COUNT, UUID, ...)

Opening a context takes the driver more than a tenth of a second, and it opens them in sequence, for
all GPUs. COUNT workers are kept ready at each GPU, and at most twice as many by all such fork
servers of a machine. A request names the GPU by its UUID; the fork's standard input is the
conversation, as `harness.devices.hopper.worker` holds it.
"""

from __future__ import annotations

import os
import socket
from typing import NoReturn

from harness.devices import gpu_lock
from harness.devices.hopper.worker import begun, serve
from harness.processes.linux import PR_SET_DUMPABLE, prctl

_ahead: dict[str, int] = {}
_here: _Prewarmed | None = None  # in a fork


class _Prewarmed:
    """A fork that waits for a request. It has opened its context if there was a free place for
    it: other fork servers of this machine may keep workers at this GPU, too."""

    def __init__(self, uuid: str):
        self._uuid = uuid
        # As many again: a worker gives its place back a little later than the next starts.
        self._place = gpu_lock.a_place("prewarmed", uuid, 2 * _ahead.get(uuid, 0))
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
    _here = _Prewarmed(uuid)


def main() -> int:
    assert _here is not None
    with socket.socket(fileno=0) as caller:
        _here.serve(caller)
