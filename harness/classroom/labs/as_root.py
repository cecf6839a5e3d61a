"""Permission for JupyterLab to run as root. It rejects by default, which is right on an ordinary
machine; a container may have no other user than root, and in WSL root is harmless.

`python harness/classroom/labs/as_root.py` prints JupyterLab's options: make calls it, with a Python
that may have no packages.
"""

from __future__ import annotations

import os
from pathlib import Path

_MARKS = ("/.dockerenv", "/run/.containerenv")  # Docker's and Podman's
_VARIABLES = ("container", "KUBERNETES_SERVICE_HOST")
_INITS = ("systemd", "init")


def arguments() -> list[str]:
    """For JupyterLab's command line."""
    return ["--allow-root"] if os.geteuid() == 0 and root_is_harmless() else []


def root_is_harmless() -> bool:
    """Is this a container, or WSL?"""
    marked = any(map(os.path.exists, _MARKS)) or any(map(os.environ.get, _VARIABLES))
    return marked or "microsoft" in _read("/proc/version").lower() or _first() not in _INITS


def _first() -> str:
    """The name of process 1: in a container the program that it is for."""
    return _read("/proc/1/comm").strip()


def _read(path: str) -> str:
    try:
        return Path(path).read_text()
    except OSError:
        return ""


if __name__ == "__main__":
    print(*arguments())
