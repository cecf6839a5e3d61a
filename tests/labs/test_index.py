"""The index notebook: every lab is listed, its links resolve, and its numbers are right."""

from __future__ import annotations

import re

import nbformat

from harness.classroom.course import notebooks
from harness.classroom.course.course import Course
from harness.classroom.course.notebooks import work_in
from harness.classroom.labs.release import points_of
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


def test_times_match_the_labs() -> None:
    text = "\n".join(cell.source for cell in nbformat.read(INDEX, as_version=4).cells)
    for lab in COURSE.lab_names():
        least, most = work_in(solution_of(lab)).stated
        assert f"**Time**: {least} to {most} minutes" in solution_of(lab).cells[0].source
        (row,) = re.findall(rf"^\| \[[^\]]+\]\({lab}/.*$", text, re.MULTILINE)
        assert f"| {least}–{most} |" in row, (lab, row)


def test_the_rule_for_times_is_the_one_that_is_used() -> None:
    text = " ".join(" ".join(cell.source for cell in nbformat.read(INDEX, 4).cells).split())
    (rule,) = re.findall(r"All times come from one rule: .*? more\.", text)
    assert [*map(int, re.findall(r"\d+", rule))] == [
        notebooks.WORDS_PER_MINUTE,
        notebooks.LINES_PER_MINUTE,
        notebooks.MINUTES_PER_KERNEL,
        notebooks.MINUTES_PER_FAILED_CHECK,
        notebooks.MINUTES_PER_QUIZ,
        round(100 * (1 - notebooks.LEAST)),
        round(100 * (notebooks.MOST - 1)),
    ]
    assert (notebooks.MINUTES_PER_LINE, notebooks.MINUTES_PER_SECOND_LOOK) == (1 / 2, 1 / 3)
    assert notebooks.MINUTES_PER_QUESTION == notebooks.MINUTES_PER_QUIZ
