"""docs/teaching.md as an instructor reads it: its commands, word for word, in a bare clone."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from harness.classroom.course.course import Course
from harness.classroom.grading import gradebook
from tests.classroom.conftest import ROOT

LAB = "tile_copy"  # the name in the document
PAGE = (ROOT / "docs" / "teaching.md").read_text()


def quick_start() -> str:
    """Return the commands of the page's first section."""
    (block,) = re.findall(r"^## Quick start\n.*?^```\n(.*?)^```$", PAGE, re.S | re.M)
    return str(block)


def clone(root: Path) -> None:
    """A clone made by `git clone`, with this environment, so that nothing has to be installed."""
    source = ["git", "clone", "-q", "--depth", "1", f"file://{ROOT}", str(root)]
    if not (ROOT / ".git").exists() or not Path(sys.prefix, "bin", "activate").exists():
        pytest.skip("this is not a clone with an environment of its own")
    subprocess.run(source, check=True)
    (root / ".venv").mkdir()
    shutil.copy(Path(sys.prefix, "pyvenv.cfg"), root / ".venv")  # no link: Landlock closes that
    for name in ("bin", "lib"):
        (root / ".venv" / name).symlink_to(Path(sys.prefix, name))
    (root / ".venv" / ".installed").touch()


HAND_IN = f"""
mkdir -p "$EXCHANGE/student/{LAB}" && cp solutions/{LAB}/{LAB}.ipynb "$EXCHANGE/student/{LAB}/"
cd "$EXCHANGE/student"
nbgrader submit {LAB} --course tma-labs --Exchange.root="$HARNESS_EXCHANGE"
cd -
"""


@pytest.mark.thorough
def test_documented_commands_lead_from_a_clone_to_grades(tmp_path: Path) -> None:
    root = tmp_path.resolve() / "clone"
    clone(root)
    exchange = tmp_path / "exchange"
    exchange.mkdir(mode=0o777)
    exchange.chmod(0o777)
    tools = [
        folder
        for folder in os.environ["PATH"].split(os.pathsep)
        if not folder.startswith(sys.prefix)
    ]
    environment = {
        **os.environ,
        "PATH": os.pathsep.join(tools),
        "PYTHONPATH": str(root),
        "HARNESS_EXCHANGE": str(exchange),
        "EXCHANGE": str(tmp_path),
    }
    environment.pop("VIRTUAL_ENV", None)
    before, at, after = quick_start().partition("nbgrader collect")
    script = f"set -e\n{before}{HAND_IN}{at}{after}"
    done = subprocess.run(
        ["bash", "-c", script], cwd=root, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    (student,) = (folder.name for folder in (root / "submitted").iterdir())
    points = gradebook.points(Course(root, root / "nbgrader_config.py"), LAB, student)
    tests = [cell_points for cell_points in points.values() if cell_points.earned is not None]
    assert tests and all(test.earned == test.possible for test in tests)
    assert list((exchange / "tma-labs" / "feedback").iterdir())
    assert f"{student}," in (root / "grades.csv").read_text()
    changed = ["git", "status", "--porcelain"]
    left = subprocess.run(changed, cwd=root, capture_output=True, text=True).stdout.split()
    assert not left, left
