"""Where a folder of Pyodide is."""

from __future__ import annotations

import os
from pathlib import Path

BUILD = Path(__file__).resolve().parents[2] / "build"


def distribution() -> Path | None:
    """The folder that PYODIDE names, or build/pyodide; None where neither has the interpreter."""
    for folder in (os.environ.get("PYODIDE"), BUILD / "pyodide"):
        if folder and Path(folder, "pyodide.mjs").is_file():
            return Path(folder)
    return None
