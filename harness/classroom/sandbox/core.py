"""A core for each sandbox: however many processes one starts, its neighbours' cores stay theirs."""

from __future__ import annotations

import fcntl
import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def a_core() -> Iterator[int]:
    """One that no other sandbox of this user has, on this machine; where all are taken, any. It is
    given back at the end, also of a process that is killed."""
    folder = Path(tempfile.gettempdir(), f"tma-labs-cores-{os.geteuid()}")
    folder.mkdir(mode=0o700, exist_ok=True)
    cores = sorted(os.sched_getaffinity(0))
    for core in cores:
        held = os.open(folder / str(core), os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
        try:
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                continue
            yield core
            return
        finally:
            os.close(held)
    yield secrets.choice(cores)
