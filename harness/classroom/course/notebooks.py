"""Text notebooks to .ipynb, the same bytes each time, with the time that a lab takes.

The time is computed by one rule: `{{time}}` in the lab's text, `{LAB time}` in the index. The rates
are fitted to ten labs, for which somebody who had read every cell and solved every exercise without
hints said how long a diligent student needs (`tests/classroom/course/test_notebooks.py`). Open
challenges are not counted.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil, floor
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from harness.classroom.course import figures
from harness.course import Quiz, Scheme, exercises

STUBS = ("# YOUR CODE HERE", "YOUR ANSWER HERE")  # markers of the parts that a student fills in
_DEFINES = re.compile(r"^(?:async +)?(?:def|class) +(\w+)|^(\w+)[ \t]*(?::[^=\n]*)?=(?!=)", re.M)
# JupyterLab writes exactly this when it opens a notebook: any other would be unsaved at once.
METADATA = {
    "kernelspec": {
        "display_name": "Python 3 (ipykernel)",
        "language": "python",
        "name": "python3",
    },
    "language_info": {
        "codemirror_mode": {"name": "ipython", "version": 3},
        "file_extension": ".py",
        "mimetype": "text/x-python",
        "name": "python",
        "nbconvert_exporter": "python",
        "pygments_lexer": "ipython3",
        "version": "3.11.2",
    },
}


def read_text_notebook(path: Path, schemes: Mapping[str, Scheme] | None = None) -> NotebookNode:
    """The notebook written in ``path`` (jupytext, percent format), with stable cell ids and the
    recorded figures in its text (`figures`).

    jupytext draws ids at random; here an id is made from the cell's place in the lab (its
    nbgrader id, or a hash of its text), so that regenerating changes no byte.
    """
    import jupytext

    notebook: NotebookNode = jupytext.read(path, fmt="py:percent")
    taken: set[str] = set()
    for cell in notebook.cells:
        cell["id"] = _free(_cell_id(cell), taken)
        taken.add(cell["id"])
        if cell.cell_type == "markdown":
            known = schemes or {}
            cell.source = figures.filled(figures.with_points(cell.source, known), known)
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    _fill_in_time(notebook)
    notebook.metadata = nbformat.from_dict(METADATA)
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    nbformat.validate(notebook)
    return notebook


def _fill_in_time(lab: NotebookNode) -> None:
    """Replace ``{{time}}``: the minutes that the lab takes."""
    for cell in lab.cells:
        if cell.cell_type == "markdown" and "{{time}}" in cell.source:
            least, most = work_in(lab).stated
            cell.source = cell.source.replace("{{time}}", f"{least} to {most} minutes")


def grade_id(cell: NotebookNode) -> str | None:
    """The cell's nbgrader id; None for a cell that nbgrader does not look at."""
    data = cell.metadata.get("nbgrader")
    return data.get("grade_id") if isinstance(data, dict) else None


def code_cells(notebook: NotebookNode) -> list[NotebookNode]:
    """The notebook's code cells, in order."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def defined(source: str) -> tuple[str, ...]:
    """Return the names that the lines of a code cell define at its top level, in order. The text
    is not parsed, so that a cell with a syntax error has names, too."""
    return tuple(dict.fromkeys(a or b for a, b in _DEFINES.findall(source)))


def _cell_id(cell: NotebookNode) -> str:
    known = grade_id(cell)
    if known:
        return known[:60]  # nbformat allows 64 characters
    text = figures.with_points(cell.source, {})  # whatever a course's points are
    return hashlib.sha256(f"{cell.cell_type}\n{text}".encode()).hexdigest()[:12]


def _free(wanted: str, taken: set[str]) -> str:
    number = 2
    free = wanted
    while free in taken:
        free, number = f"{wanted}-{number}", number + 1
    return free


WORDS_PER_MINUTE = 100  # reading text
LINES_PER_MINUTE = 15  # reading code
MINUTES_PER_KERNEL = 2.0  # and for each line of the answer:
MINUTES_PER_LINE = 0.5
MINUTES_PER_FAILED_CHECK = 3.0  # one for each kernel, and for another look at each line:
MINUTES_PER_SECOND_LOOK = 1 / 3
MINUTES_PER_QUIZ = 5.0
MINUTES_PER_QUESTION = 5.0  # in words
LEAST, MOST = 0.9, 1.2  # the range among people, as factors
CHALLENGE = "-fast"  # ends the name of an open challenge
FOLDED = re.compile(r"```.*?```|<details>.*?</details>", re.S)  # hints, answers, listings


@dataclass(frozen=True)
class Work:
    """A lab as its reader's work: words and lines to read, lines to write, and questions."""

    words: int
    lines: int
    kernels: int
    written: int
    quizzes: int
    questions: int

    @property
    def minutes(self) -> float:
        return (
            self.words / WORDS_PER_MINUTE
            + self.lines / LINES_PER_MINUTE
            + self.kernels * (MINUTES_PER_KERNEL + MINUTES_PER_FAILED_CHECK)
            + self.written * (MINUTES_PER_LINE + MINUTES_PER_SECOND_LOOK)
            + self.quizzes * MINUTES_PER_QUIZ
            + self.questions * MINUTES_PER_QUESTION
        )

    @property
    def stated(self) -> tuple[int, int]:
        """The least and the most minutes, in steps of five."""
        return (
            5 * floor(self.minutes * LEAST / 5),
            5 * ceil(self.minutes * MOST / 5),
        )


def work_in(solution: NotebookNode) -> Work:
    """Return what a lab's solved notebook asks of its reader."""
    words = lines = kernels = written = quizzes = questions = 0
    for cell in solution.cells:
        known = cell.metadata.get("nbgrader", {}).get("grade_id", "")
        if cell.cell_type == "markdown":
            questions += bool(known)
            words += 0 if known else len(FOLDED.sub("", cell.source).split())
            continue
        exercise, _, role = known.rpartition("-")
        if exercise.endswith(CHALLENGE):
            continue
        read, answer = _read_and_written(cell.source)
        lines += read
        if role == "check":
            quizzes += _is_quiz(exercise)
            kernels += not _is_quiz(exercise)
        elif role and not _is_quiz(exercise):
            written += answer
    return Work(words, lines, kernels, written, quizzes, questions)


def _is_quiz(exercise: str) -> bool:
    return exercise in exercises.names() and isinstance(exercises.get(exercise), Quiz)


def _read_and_written(source: str) -> tuple[int, int]:
    """Return the numbers of lines that a student reads, and writes."""
    counts, inside = [0, 0], False
    for line in source.splitlines():
        if "### " in line:
            inside = "BEGIN SOLUTION" in line
        else:
            counts[inside] += bool(line.strip())
    return counts[0], counts[1]
