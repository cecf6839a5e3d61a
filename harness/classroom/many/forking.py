"""Origin of this machine's workers: forks of a process that has loaded everything that they
need, so that only that process takes seconds to start."""

from __future__ import annotations

import multiprocessing
import tempfile
from functools import cache
from multiprocessing import forkserver, util

from harness.processes.scratch import held_folder, remove

METHOD = "forkserver"
_LONGEST = 107 - len("/pymp-12345678/listener-12345678")  # of a folder for Unix's sockets
_AFTER_ITS_OWN = -200  # multiprocessing removes its folder at -100


def begin() -> None:
    """Let it begin to load, if it has not yet; it ends with this process."""
    _give_multiprocessing_a_folder()
    loaded = ["distributed", "harness.classroom.many.worker"]
    multiprocessing.get_context(METHOD).set_forkserver_preload(loaded)
    forkserver.ensure_running()


@cache
def _give_multiprocessing_a_folder() -> None:
    """Give multiprocessing a folder for its sockets that is swept if this process is killed. It
    asks once. If the path would be too long for a socket, it keeps its own folder."""
    folder = held_folder()
    if len(str(folder)) > _LONGEST:
        remove(folder)
        return
    before, tempfile.tempdir = tempfile.tempdir, str(folder)
    try:
        util.get_temp_dir()
    finally:
        tempfile.tempdir = before
    util.Finalize(None, remove, args=[folder], exitpriority=_AFTER_ITS_OWN)
