"""A class whose kernels are timed: each student's submission and its expected points.

The lab is cut from `tile_copy`: its two kernels and their checks. The large kernel is worth points
for
its speed. Every sixteen students are the same mixture, and the first seven cover every kind.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell

from harness.classroom.course.course import Course
from harness.classroom.course.notebooks import grade_id, read_text_notebook
from harness.classroom.labs.release import generate
from harness.course import default_name, exercises
from tests import cell_heads
from tests.labs.variants import FOLDER, Variant, variants_of

ROOT = Path(__file__).resolve().parent.parent.parent
LAB = "timed"
_SOLUTION = ROOT / "solutions" / "tile_copy" / "tile_copy.py"
SMALL, LARGE = "tile-copy", "tile-copy-large"

# `unsynchronized` runs right on a GPU and is timed; only the emulator sees its race.
KINDS = ("correct", "unsynchronized", "wrong", "skeleton", "hanging", "crashing", "wrecked")
ROUND = (*KINDS, *("correct",) * 6, *("unsynchronized",) * 2, "wrong")
TIMED = ("correct", "unsynchronized")
_VARIANTS = {
    "unsynchronized": "large-no-proxy-fence",
    "wrong": "large-narrow-index",
    "hanging": "large-too-many-bytes-expected",
}


@dataclass(frozen=True)
class Member:
    """A student; ``earns`` is by test cell, None if there is nothing to grade."""

    name: str
    kind: str
    earns: dict[str, float] | None

    def hand_in(self, course: Course) -> None:
        """Put the student's work into the folder of collected submissions."""
        folder = course.submitted / self.name / LAB
        folder.mkdir(parents=True)
        notebook = nbformat.read(course.labs / LAB / f"{LAB}.ipynb", as_version=4)
        for cell in notebook.cells:
            if grade_id(cell) in (f"{SMALL}-kernel", f"{LARGE}-kernel"):
                cell.source = _answers(self.kind).get(grade_id(cell), cell.source)
        if self.kind == "crashing":
            notebook.cells.insert(1, new_code_cell("import os\nos.abort()"))
        text = json.dumps(notebook)
        end = len(text) // 2 if self.kind == "wrecked" else len(text)
        (folder / f"{LAB}.ipynb").write_text(text[:end])


def roster(count: int) -> tuple[Member, ...]:
    """Return the first ``count`` students."""
    kinds = [ROUND[number % len(ROUND)] for number in range(count)]
    return tuple(
        Member(f"{number:03}-{kind}", kind, _worth(kind)) for number, kind in enumerate(kinds, 1)
    )


def course_of(root: Path, members: tuple[Member, ...]) -> Course:
    """A course in the fresh folder ``root`` in which all students have submitted."""
    root.mkdir(parents=True)
    (root / "nbgrader_config.py").write_text(
        f"load_subconfig('nbgrader_config.py', path={json.dumps(str(ROOT))})\n"
    )
    course = Course(root.resolve(), ROOT / "nbgrader_config.py")
    sources = course.sources / LAB
    sources.mkdir(parents=True)
    (sources / f"{LAB}.py").write_text(_text())
    generate(course)
    for member in members:
        member.hand_in(course)
    return course


def _worth(kind: str) -> dict[str, float] | None:
    full = {f"{name}-check": sum(exercises.get(name).points.values()) for name in (SMALL, LARGE)}
    if kind == "wrecked":
        return None
    if kind in ("skeleton", "crashing"):
        return dict.fromkeys(full, 0.0)
    if kind == "correct":
        return full
    return {**full, f"{LARGE}-check": _wrong(kind).points(default_name())}


def _answers(kind: str) -> dict[str, str]:
    """Return the text of the kernels' cells by id; other cells stay as released."""
    if kind == "skeleton":
        return {}
    if kind in _VARIANTS:
        return {**_solved(), f"{LARGE}-kernel": _wrong(kind).source}
    return _solved()


@cache
def _solved() -> dict[str, str]:
    def without_marks(source: str) -> str:
        return "\n".join(line for line in source.splitlines() if "SOLUTION" not in line)

    return {known: without_marks(source) for known, source in _written().items()}


def _wrong(kind: str) -> Variant:
    answers = variants_of(_lab(), _SOLUTION.parent / FOLDER)
    (variant,) = (one for one in answers if one.name == _VARIANTS[kind])
    return variant


@cache
def _lab() -> NotebookNode:
    return read_text_notebook(_SOLUTION)


@cache
def _written() -> dict[str, str]:
    """Return the kernels' cells of the lab, with the marks around the solution."""
    wanted = (f"{SMALL}-kernel", f"{LARGE}-kernel")
    cells: dict[str, NotebookNode] = {grade_id(cell) or "": cell for cell in _lab().cells}
    return {known: cells[known].source for known in wanted}


def _text() -> str:
    cell: Callable[[str, str], str] = "# %% {}\n{}\n".format
    text = "# %%\nimport numpy as np\nfrom numba import cuda\n\nimport harness\n"
    text += "from harness import ptx\n\n"
    for name, kernel in ((SMALL, "tile_copy"), (LARGE, "tile_copy_large")):
        known, points = f"{name}-kernel", sum(exercises.get(name).points.values())
        text += cell(cell_heads.of_answer(known), _written()[known]) + "\n"
        check = cell_heads.of_test(f"{name}-check", points)
        text += cell(check, f'harness.check("{name}", {kernel}).points') + "\n"
    return text
