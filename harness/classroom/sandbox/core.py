"""A core for each sandbox: however many processes it starts, they do not use the other sandboxes'
cores."""

from __future__ import annotations

import contextlib
import fcntl
import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def a_core() -> Iterator[int]:
    """A core that no other sandbox of this user has on this machine; any, where all are taken. It
    is given back at the end, even if this process is killed."""
    folder = Path(tempfile.gettempdir(), f"tma-labs-cores-{os.geteuid()}")
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    cores = sorted(os.sched_getaffinity(0))
    # Another user of the folder of temporary files may have made this file first.
    own = folder.lstat().st_uid == os.geteuid()
    for core in cores if own else ():
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
