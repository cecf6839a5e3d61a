"""Where this machine's workers come from: forks of one process that has loaded what they need, so
that only that one takes seconds to start."""

from __future__ import annotations

import multiprocessing
from multiprocessing import forkserver

METHOD = "forkserver"


def begin() -> None:
    """Let it begin to load, where it has not yet; it ends with this process."""
    loaded = ["distributed", "harness.classroom.many.worker"]
    multiprocessing.get_context(METHOD).set_forkserver_preload(loaded)
    forkserver.ensure_running()
