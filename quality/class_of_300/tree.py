"""A process and its descendants, and the memory that they hold."""

from __future__ import annotations

import contextlib
import threading
from pathlib import Path

import psutil

_EVERY_S = 1.0


def descendants(process: int) -> list[psutil.Process]:
    """Return the living descendants of ``process``."""
    with contextlib.suppress(psutil.NoSuchProcess):
        return psutil.Process(process).children(recursive=True)
    return []


def workers(process: int) -> list[psutil.Process]:
    """Return Dask's worker processes of the run ``process``: forks of multiprocessing's server."""
    processes = []
    for descendant in descendants(process):
        with contextlib.suppress(psutil.Error):
            parent = descendant.parent()
            if parent and _is_of_forkserver(descendant) and _is_of_forkserver(parent):
                processes.append(descendant)
    return processes


def _is_of_forkserver(process: psutil.Process) -> bool:
    return any("multiprocessing.forkserver" in word for word in process.cmdline())


def held_bytes(process: int) -> int:
    """Return the proportional memory (PSS) of the tree; shared memory counts once."""
    held = 0
    for number in (process, *(descendant.pid for descendant in descendants(process))):
        with contextlib.suppress(OSError, ValueError, IndexError):
            for line in Path(f"/proc/{number}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    held += int(line.split()[1]) * 1024
    return held


def used_s(process: int, but: int = 0) -> float:
    """Return the processor time of ``process`` and of all its living or awaited descendants, except
    for the process ``but`` and its descendants.
    """
    used = 0.0
    left_out = {but, *(descendant.pid for descendant in descendants(but))} if but else set()
    for number in {process, *(descendant.pid for descendant in descendants(process))} - left_out:
        with contextlib.suppress(psutil.Error):
            times = psutil.Process(number).cpu_times()
            used += times.user + times.system + times.children_user + times.children_system
    return used


class Peak:
    """The maximum memory of a tree, sampled once a second."""

    def __init__(self, process: int):
        self.bytes, self._process = 0, process
        self._ended = threading.Event()
        self._looking = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Peak:
        self._looking.start()
        return self

    def __exit__(self, *failure: object) -> None:
        self._ended.set()
        self._looking.join()

    def _look(self) -> None:
        while not self._ended.wait(_EVERY_S):
            self.bytes = max(self.bytes, held_bytes(self._process))
