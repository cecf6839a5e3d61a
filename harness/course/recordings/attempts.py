"""A student's own attempts at an exercise, on this machine: when, and for how many points.

A file of JSON lines for each exercise, in the platform's folder for state. It stays on this
machine, it counts for no grade, and a file that cannot be read or written is ignored.
HARNESS_ATTEMPTS_DIR names another folder; "off" keeps nothing.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec
import platformdirs

from harness.base import settings

MOST = 50  # attempts that are kept of each exercise
_MOST_BYTES = 100_000  # a larger file was not written here
_NAME = re.compile(r"[a-z0-9-]{1,80}")


@dataclass(frozen=True)
class Attempt:
    """A check: its time (ISO 8601, UTC) and its points."""

    date: str
    points: float
    possible: float


def directory() -> Path | None:
    """Return the directory of attempts; None if they are not kept."""
    chosen = settings.ATTEMPTS_DIR.value()
    if chosen == "off":
        return None
    return chosen or Path(platformdirs.user_state_dir("tma-labs")) / "attempts"


def attempts(exercise: str) -> tuple[Attempt, ...]:
    """The last attempts at an exercise, oldest first; empty where none can be read."""
    path = _path(exercise)
    try:
        if path is None or path.stat().st_size > _MOST_BYTES:
            return ()
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return ()
    kept = []
    for line in lines[-MOST:]:
        with contextlib.suppress(msgspec.MsgspecError):
            kept.append(msgspec.json.decode(line, type=Attempt))
    return tuple(kept)


def add(exercise: str, attempt: Attempt) -> None:
    """Keep another attempt, and forget all but the last `MOST`. Never raises an OSError."""
    path = _path(exercise)
    if path is None:
        return
    kept = (*attempts(exercise), attempt)[-MOST:]
    text = "".join(json.dumps(asdict(each)) + "\n" for each in kept)
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        # Renamed into place: a reader always sees a whole file.
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            os.replace(name, path)
        except OSError:
            os.unlink(name)
            raise


def _path(exercise: str) -> Path | None:
    folder = directory()
    return folder / f"{exercise}.jsonl" if folder and _NAME.fullmatch(exercise) else None
