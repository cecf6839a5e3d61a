"""The source release that readers of the site download, made from the tracked files."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from docs.site.runs import ROOT
from harness import __version__

FOLDER = "download"
NAME = f"tma_labs-{__version__}.tar.gz"
_BUILD = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"


def write(target: Path) -> Path:
    """Write the release to the folder ``target`` and return its path."""
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name in _tracked():
            copy = Path(folder, name)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy)
        command = [sys.executable, "-c", _BUILD, str(target.resolve())]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"the source release: {done.stderr}")
    return target / NAME


def _tracked() -> list[str]:
    """Return the names of the files in this clone or unpacked release."""
    command = ["git", "ls-files", "-z"]
    if (ROOT / ".git").exists():
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        return [name for name in listed.stdout.split("\0") if name]
    (manifest,) = ROOT.glob("*.egg-info/SOURCES.txt")
    return manifest.read_text().splitlines()
