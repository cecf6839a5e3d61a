"""Input and output of a sandbox, as JSON: a job with its limits, and its outcome."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

MEBIBYTE = 2**20


@dataclass(frozen=True)
class Limits:
    """Limits on a notebook's run.

    ``notebook_s`` bounds the run, ``cell_s`` each cell, which is interrupted then: each is for the
    processor time of all its processes, and again for the time in which none of them computes.
    ``memory_bytes`` is for all its processes together, ``disk_bytes`` for all its files.
    ``output_bytes`` of a cell's output are kept, and eight times as many of all cells together.
    """

    notebook_s: float = 300.0
    cell_s: float = 60.0
    memory_bytes: int = 4096 * MEBIBYTE
    processes: int = 96
    open_files: int = 256
    file_bytes: int = 64 * MEBIBYTE
    disk_bytes: int = 256 * MEBIBYTE
    output_bytes: int = MEBIBYTE


Walls = Literal["namespaces", "limits"]
# The run was ended by the command itself, by a limit, or by a sandbox that could not be set up.
Ended = Literal["exited", "processor-time", "idle", "memory", "disk", "no-sandbox"]


@dataclass(frozen=True)
class Job:
    """A command to run inside. ``folder`` is copied in, and is the working folder there; ``files``
    are files by name that the command finds next to its outbox. ``root`` is an empty folder.

    ``readable`` are the paths of this machine that are to be seen inside, read-only, and ``hidden``
    the folders below them whose files are not. ``uid`` is the user of its processes and
    ``watcher_uid`` that of their supervisor; None is the grader's user. ``groups`` are the folders
    of its control group, and ``core`` is the core that it runs on.
    """

    walls: Walls
    limits: Limits
    root: str
    command: tuple[str, ...]
    folder: str = ""
    files: dict[str, str] = field(default_factory=dict)
    environment: dict[str, str] = field(default_factory=dict)
    readable: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    uid: int | None = None
    watcher_uid: int | None = None
    groups: tuple[str, ...] = ()
    core: int | None = None


@dataclass(frozen=True)
class JobOutcome:
    """Output of a job. ``files`` are those of the outbox, by name, as text; ``refused``: names
    of entries there that are not a regular file of allowed size. ``full``: at the end there was
    no room for another file of that size."""

    ended: Ended
    status: int = 0
    processor_s: float = 0.0
    files: dict[str, str] = field(default_factory=dict)
    refused: tuple[str, ...] = ()
    full: bool = False
    message: str = ""
