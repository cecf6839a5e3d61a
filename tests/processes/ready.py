"""Jobs that a fork prepares in advance: it opens a file and reports its identity."""

from __future__ import annotations

import os
import sys

here: list[str] = []  # of this process
_ahead: dict[str, int] = {}


def warm_up(count: str, *kinds: str) -> None:
    _ahead.update(dict.fromkeys(kinds, int(count)))


def ahead() -> dict[str, int]:
    return _ahead


def get_ready(kind: str) -> None:
    if kind == "cannot":
        raise ValueError("it cannot get ready")
    here.append(kind)
    here.append(str(os.open("/dev/zero", os.O_RDONLY)))


def main() -> int:
    if here:
        assert os.read(int(here[1]), 1) == b"\0"  # what it has opened is there
    print(os.getpid(), here[:1], sys.stdin.readline().strip(), flush=True)
    return 0
