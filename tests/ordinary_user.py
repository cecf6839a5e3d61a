"""Python for users other than root if it is installed in a closed folder, such as root's home.

    unshare --mount python -m tests.ordinary_user PROGRAM

runs PROGRAM, a text of Python, as a user without any privilege. Everything is mounted in the
namespace of this process.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NOBODY = 65534


def python_for_all(*emptied: str) -> None:
    """Let every user reach the interpreter, its packages and the repository. The folders
    ``emptied`` then contain nothing else.
    """
    needed = (ROOT, Path(sys.prefix), Path(sys.base_prefix))
    held = Path(tempfile.mkdtemp(dir="/run"))
    for number, path in enumerate(needed):
        (held / str(number)).mkdir()
        _mount("--bind", path, held / str(number))
    for place in emptied:
        mount_empty(place)
    for path in needed:
        for above in reversed(path.parents):
            if above.exists() and not above.stat().st_mode & 0o001:
                mount_empty(above)
    for number, path in enumerate(needed):
        path.mkdir(parents=True, exist_ok=True)
        if not any(path.iterdir()):
            _mount("--bind", held / str(number), path)


def mount_empty(place: Path | str) -> None:
    """Mount an empty file system in memory that everybody can read."""
    _mount("-t", "tmpfs", "-o", "mode=755", "none", place)


def _mount(*words: Path | str) -> None:
    subprocess.run(["mount", *words], check=True, cwd="/")


def main(program: str) -> None:
    python_for_all()
    os.setgroups([])
    os.setresgid(NOBODY, NOBODY, NOBODY)
    os.setresuid(NOBODY, NOBODY, NOBODY)
    os.chdir("/")
    environment = {"PATH": os.defpath, "HOME": "/nonexistent", "PYTHONPATH": str(ROOT)}
    os.execve(sys.executable, [sys.executable, "-c", program], environment)


if __name__ == "__main__":
    main(*sys.argv[1:])
