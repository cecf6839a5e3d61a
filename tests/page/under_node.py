"""Python for a page, run under node: the browser's interpreter without a browser."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.page.distribution import distribution

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = Path(__file__).with_name("node.mjs")


def run(program: str) -> list[str]:
    """Return the lines that ``program`` prints, with the repository at ``/repo``. Skips the test
    with a reason without node or a distribution.
    """
    folder, node = distribution(), shutil.which("node")
    if folder is None or node is None:
        pytest.skip("no node" if node is None else "no Pyodide: a folder of it in build/pyodide")
    command = [node, str(SCRIPT), str(folder), str(ROOT), program]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()
