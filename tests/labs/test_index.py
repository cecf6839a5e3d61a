"""The index notebook: every lab is listed, its links resolve, and its numbers are right."""

from __future__ import annotations

import re

import nbformat

from harness.classroom.course.course import Course
from harness.classroom.labs.release import points_of
from tests.labs import work
from tests.labs.lab_tests import ROOT, solution_of, text_of
from tests.labs.running import run_notebook

COURSE = Course(ROOT, ROOT / "nbgrader_config.py")
INDEX = ROOT / "labs" / "index.ipynb"
ROW = re.compile(r"^\| \[[^\]]+\]\((\w+)/(\w+)\.ipynb\) \|.*\| ([\d.]+) \|$", re.MULTILINE)


def rows() -> dict[str, float]:
    """Return points by lab from the index."""
    text = "\n".join(cell.source for cell in nbformat.read(INDEX, as_version=4).cells)
    return {folder: float(points) for folder, name, points in ROW.findall(text) if folder == name}


def test_every_lab_is_listed_once_with_its_points() -> None:
    assert rows() == {lab: points_of(text_of(lab)) for lab in COURSE.lab_names()}


def test_links_point_to_notebooks() -> None:
    assert all((ROOT / "labs" / lab / f"{lab}.ipynb").is_file() for lab in rows())


def test_it_runs() -> None:
    assert run_notebook(nbformat.read(INDEX, as_version=4), INDEX.parent) == []


def test_times_match_the_labs_and_follow_the_rule() -> None:
    """A changed sentence does not change a time, which is a multiple of five minutes."""
    text = "\n".join(cell.source for cell in nbformat.read(INDEX, as_version=4).cells)
    for lab in COURSE.lab_names():
        solved = solution_of(lab)
        (time,) = re.findall(r"\*\*Time\*\*: (\d+) to (\d+) minutes", solved.cells[0].source)
        stated = tuple(map(int, time))
        off = [abs(a - b) for a, b in zip(stated, work.work_in(solved).stated, strict=True)]
        assert max(off) <= 10, (lab, stated, work.work_in(solved).stated)
        (row,) = re.findall(rf"^\| \[[^\]]+\]\({lab}/.*$", text, re.MULTILINE)
        assert f"| {stated[0]}–{stated[1]} |" in row, (lab, row)
