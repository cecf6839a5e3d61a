"""The commands of docs/teaching.md, word for word, in a course of one small lab."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from harness.classroom.course.course import Course
from harness.classroom.grading import gradebook
from tests.classroom.conftest import ANSWERS, ROOT, TOY

LAB = "tile_copy"  # as the page calls it


def commands() -> list[str]:
    """The first fence of the page, without its remarks."""
    page = (ROOT / "docs" / "teaching.md").read_text()
    (fence,) = re.findall(r"^## A course with nbgrader\n.*?^```\n(.*?)^```", page, re.S | re.M)
    return [line.split("#")[0].strip() for line in fence.splitlines()]


def repository(root: Path) -> None:
    """What `make` and nbgrader look for, around a lab that is graded in seconds."""
    for name in ("Makefile", "nbgrader_config.py", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, root / name)
    (root / "solutions" / LAB).mkdir(parents=True)
    (root / "solutions" / LAB / f"{LAB}.py").write_text(TOY)
    (root / ".venv").mkdir()
    shutil.copy(Path(sys.prefix, "pyvenv.cfg"), root / ".venv")  # no link: Landlock closes that
    for name in ("bin", "lib"):
        (root / ".venv" / name).symlink_to(Path(sys.prefix, name))
    (root / ".venv" / ".installed").touch()


def hand_in(root: Path, run) -> None:
    """As a student does: the released notebook, solved, by nbgrader."""
    folder = root / "student" / LAB
    folder.mkdir(parents=True)
    notebook = nbformat.read(root / "labs" / LAB / f"{LAB}.ipynb", as_version=4)
    notebook.cells[2].source = f"one = {ANSWERS}"
    nbformat.write(notebook, folder / f"{LAB}.ipynb")
    where = f"--Exchange.root={root / 'exchange'}"
    run(f"nbgrader submit {LAB} --course tma-labs {where}", folder.parent)


@pytest.mark.thorough
def test_they_take_a_lab_from_its_source_to_the_grades(tmp_path: Path) -> None:
    root = tmp_path.resolve()
    repository(root)
    (root / "exchange").mkdir(mode=0o777)
    (root / "exchange").chmod(0o777)
    tools = f"{root / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = {
        **os.environ,
        "PATH": tools,
        "PYTHONPATH": str(ROOT),
        "HARNESS_EXCHANGE": str(root / "exchange"),
    }

    def run(command: str, where: Path = root) -> None:
        done = subprocess.run(
            command, shell=True, cwd=where, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"

    said = commands()
    assert len(said) == 7 and "python -m harness grade tile_copy" in said
    for command in said:
        if command.startswith("nbgrader collect"):
            hand_in(root, run)
        run(command)
    (student,) = (folder.name for folder in (root / "submitted").iterdir())
    points = gradebook.points(Course(root, root / "nbgrader_config.py"), LAB, student)
    assert sum(one.earned for one in points.values()) == 5.0
    assert list((root / "exchange" / "tma-labs" / "feedback").iterdir())
    assert f"{student}," in (root / "grades.csv").read_text()
