"""A directory of results, each named by the hash of everything that went into it.

Several processes may read and write it at once: an entry is written to a temporary file
and renamed into place, so that a reader sees a whole entry or none. An entry that cannot
be read (cut short, or of another version) counts as absent and is written again. A
directory that cannot be written costs time, never a result.

A user who can write the directory can choose the code that is loaded. A process that must not trust
its user (the judge) sets HARNESS_CACHE_DIR to a directory of its own, or to "off".
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from harness.base import settings

FORMAT = "6"  # raise it when what is stored, or how it is made, changes


def directory() -> Path | None:
    """Return the directory of entries: HARNESS_CACHE_DIR, else the platform's cache directory;
    None if "off"."""
    chosen = settings.CACHE_DIR.value()
    if chosen == "off":
        return None
    if chosen is not None:
        return chosen
    try:
        from platformdirs import user_cache_dir
    except ModuleNotFoundError:  # numpy alone
        return None
    return Path(user_cache_dir("tma-labs"))


def key(kind: str, *parts: str | bytes) -> str:
    """The name of an entry: a hash of its kind and of all that goes into it."""
    digest = hashlib.sha256()
    for part in (FORMAT, kind, *parts):
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return f"{kind}-{digest.hexdigest()}"


def load(name: str) -> dict[str, Any] | None:
    """The entry of this name, or None."""
    folder = directory()
    if folder is None:
        return None
    try:
        text = (folder / f"{name}.json").read_text(encoding="utf-8")
        stored = json.loads(text)
        content: dict[str, Any] = stored["content"]
        if stored["sha256"] != _checksum(content):
            return None
        return content
    except (OSError, ValueError, KeyError, TypeError):
        return None


def store(name: str, content: Mapping[str, Any]) -> None:
    """Write an entry; plain data only. Failure to write is not an error."""
    folder = directory()
    if folder is None:
        return
    text = json.dumps({"sha256": _checksum(content), "content": content})
    temporary = None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=folder, prefix=".writing-")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(temporary, folder / f"{name}.json")
    except OSError:
        if temporary is not None:
            with contextlib.suppress(OSError):
                os.unlink(temporary)


def _checksum(content: Mapping[str, object]) -> str:
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
