"""A process and all that came of it: which they are, and the memory that they hold."""

from __future__ import annotations

import contextlib
import threading
from pathlib import Path

import psutil

_EVERY_S = 1.0


def descendants(process: int) -> list[psutil.Process]:
    """All that came of ``process`` and is alive."""
    with contextlib.suppress(psutil.NoSuchProcess):
        return psutil.Process(process).children(recursive=True)
    return []


def workers(process: int) -> list[psutil.Process]:
    """Dask's worker processes of the run ``process``: those that multiprocessing has spawned."""
    found = []
    for one in descendants(process):
        with contextlib.suppress(psutil.Error):
            if any("spawn_main" in word for word in one.cmdline()):
                found.append(one)
    return found


def held_bytes(process: int) -> int:
    """Proportional memory (PSS) of the tree: what is shared counts once."""
    held = 0
    for number in (process, *(one.pid for one in descendants(process))):
        with contextlib.suppress(OSError, ValueError, IndexError):
            for line in Path(f"/proc/{number}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    held += int(line.split()[1]) * 1024
    return held


class Peak:
    """The most that a tree held at any look, a look a second."""

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
