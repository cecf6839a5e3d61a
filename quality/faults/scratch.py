"""A scratch checkout: a clone of a checkout's last commit, with an environment of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

HERE = Path(__file__).parent


def scratch_of(tree: Path, place: Path) -> Path:
    """Make the clone at ``place``, or take the one that is there."""
    if not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["git", "clone", "--quiet", "--shared", tree, place], check=True)
    head = subprocess.run(
        ["git", "-C", tree, "rev-parse", "HEAD"], check=True, capture_output=True, text=True
    ).stdout.strip()
    subprocess.run(["git", "-C", place, "checkout", "--quiet", "--force", head], check=True)
    subprocess.run(["make", "--silent", "-C", place, "env"], check=True)
    for compiled in (place / "harness").rglob("__pycache__"):
        shutil.rmtree(compiled)
    for name in ("faults_recorder.py", "faults_recorder.pth"):
        (packages(place) / name).unlink(missing_ok=True)
    shutil.copy(HERE / "plugin.py", packages(place) / "faults_plugin.py")
    return place


def packages(place: Path) -> Path:
    return next((place / ".venv/lib").glob("python3*")) / "site-packages"


def environment(**more: str) -> Mapping[str, str]:
    """This process's environment without its virtual environment and pytest's own variables."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name != "VIRTUAL_ENV" and not name.startswith(("PYTEST_", "FAULTS_"))
    }
    return kept | more
