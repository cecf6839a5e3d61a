"""The modules that the fork server of `test_fork_server` has loaded, and its forks' work."""

from __future__ import annotations

import os
import sys

seen: list[str] = []  # names seen by this process


def warm_up(mark: str) -> None:
    seen.append(mark)


def main() -> int:
    """Run the script on standard input."""
    script = sys.stdin.buffer.read().decode()
    status: dict[str, int] = {}
    exec(script, {"seen": seen, "os": os, "sys": sys, "status": status})
    return status.get("is", 0)
