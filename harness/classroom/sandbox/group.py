"""A control group (cgroup) for a student's processes, if this machine allows it: its limit on
memory applies to all of them together.

In version 2 it is next to the grader's own, since a group with processes has no groups with limits
in it; in version 1 inside the grader's own, in each hierarchy.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from harness.classroom.sandbox.job import Limits

PREFIX = "tma-labs-"
_TOP = Path("/sys/fs/cgroup")
_REMOVING_S = 2.0


@dataclass(frozen=True)
class ControlGroup:
    """A control group. ``folders``: a single folder, or a folder for each hierarchy. A process
    that has entered it can read its counters."""

    folders: tuple[str, ...]

    def enter(self) -> Gauges:
        """Put this process, and those that it starts from now on, into the group."""
        for folder in self.folders:
            Path(folder, "cgroup.procs").write_text("0")
        return Gauges(self.folders)

    def remove(self) -> None:
        """When its processes have ended: their ends may take a moment to arrive."""
        deadline = time.monotonic() + _REMOVING_S
        for folder in self.folders:
            while os.path.isdir(folder):
                with contextlib.suppress(OSError):
                    os.rmdir(folder)
                if time.monotonic() > deadline:
                    break
                time.sleep(0.005)


class Gauges:
    """The kernel's counters of a group. They stay open where its folders can no longer be seen."""

    def __init__(self, folders: Iterable[str]):
        self._open: dict[str, int] = {}
        for folder in folders:
            for name in ("memory.events", "memory.oom_control", "cpu.stat", "cpuacct.usage"):
                with contextlib.suppress(OSError):
                    self._open[name] = os.open(f"{folder}/{name}", os.O_RDONLY | os.O_CLOEXEC)

    def ran_out(self) -> bool:
        """Return True if a process of the group was killed because its memory was full."""
        events = self._read("memory.events") or self._read("memory.oom_control")
        return bool(re.search(r"^oom_kill [1-9]", events, re.MULTILINE))

    def processor_s(self) -> float:
        """Processor time of all processes that were ever in it; 0 where it is not counted."""
        nanoseconds = self._read("cpuacct.usage")
        if nanoseconds:
            return int(nanoseconds) / 1e9
        used = re.search(r"^usage_usec (\d+)", self._read("cpu.stat"), re.MULTILINE)
        return int(used[1]) / 1e6 if used else 0.0

    def _read(self, name: str) -> str:
        try:
            return os.pread(self._open[name], 4096, 0).decode() if name in self._open else ""
        except OSError:
            return ""


def make(limits: Limits) -> ControlGroup | None:
    """Make a group with these limits, whose share of the processors is that of a single process,
    or of a sibling group; return None if it cannot be made."""
    name = f"{PREFIX}{os.getpid()}-{secrets.token_hex(4)}"
    folders: list[str] = []
    try:
        for place, settings in _places(limits):
            _sweep(place)
            folder = place / name
            folder.mkdir()
            folders.append(str(folder))
            for setting, value, needed in settings:
                try:
                    (folder / setting).write_text(value)
                except OSError:
                    if needed:
                        raise
    except OSError:
        ControlGroup(tuple(folders)).remove()
        return None
    return ControlGroup(tuple(folders)) if folders else None


Setting = tuple[str, str, bool]  # the file's name, what goes there, and whether it must


def _places(limits: Limits) -> list[tuple[Path, list[Setting]]]:
    """Return the folders in which to make a group, and its settings; none if memory cannot be
    limited."""
    most = str(limits.memory_bytes)
    where: dict[str, str] = {}
    for line in _own().splitlines():
        _, controllers, own = line.split(":", 2)
        for name in controllers.split(","):
            where[name] = f"{controllers}{own}"
    if "memory" in where:  # version 1
        of: dict[str, list[Setting]] = {
            "memory": [
                ("memory.limit_in_bytes", most, True),
                ("memory.memsw.limit_in_bytes", most, False),
            ],
            "cpu": [],
            "cpuacct": [],
        }
        merged: dict[str, list[Setting]] = {}
        for controller, settings in of.items():
            if controller in where:
                merged.setdefault(where[controller], []).extend(settings)
        return [(_TOP / own, settings) for own, settings in merged.items()]
    beside = (_TOP / where.get("", "/").lstrip("/")).parent
    if where.get("", "/") == "/" or "memory" not in _controllers(beside):
        return []
    settings = [
        ("memory.max", most, True),
        ("memory.swap.max", "0", False),
    ]
    return [(beside, settings)]


def _own() -> str:
    return Path("/proc/self/cgroup").read_text()


def _controllers(folder: Path) -> list[str]:
    try:
        return (folder / "cgroup.subtree_control").read_text().split()
    except OSError:
        return []


def _sweep(place: Path) -> None:
    """Remove the groups that killed graders have left."""
    for left in place.glob(f"{PREFIX}*"):
        if not os.path.exists(f"/proc/{left.name.split('-')[2]}"):
            with contextlib.suppress(OSError):
                left.rmdir()
