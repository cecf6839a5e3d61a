"""The location of a folder of Pyodide."""

from __future__ import annotations

import os
from pathlib import Path

BUILD = Path(__file__).resolve().parents[2] / "build"


def distribution() -> Path | None:
    """Return the folder named by PYODIDE, or build/pyodide; None if neither contains the
    interpreter.
    """
    for folder in (os.environ.get("PYODIDE"), BUILD / "pyodide"):
        if folder and Path(folder, "pyodide.mjs").is_file():
            return Path(folder)
    return None
