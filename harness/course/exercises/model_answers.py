"""The course's own answer to each exercise, and a course's choice not to show them.

An answer is a cell of `solutions/LAB/LAB.py`, which is next to the package in a clone and in the
package in a wheel. A course that hides them has `model_answers = false` in the `course.toml` that
`make labs` writes next to each lab, and `comparisons = false` if a failing card is not to compare
with them.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import harness
from harness.base.errors import FileError, HarnessError
from harness.base.files import reading
from harness.course import exercises

COURSE_FILE = "course.toml"
_HEAD = "# From nbgrader_config.py, by `make labs`.\n"
SOLUTION_MARKS = ("### BEGIN SOLUTION", "### END SOLUTION")

_SOLUTION = re.compile(
    rf"^[ \t]*{SOLUTION_MARKS[0]}\n.*?^[ \t]*{SOLUTION_MARKS[1]}$", re.DOTALL | re.MULTILINE
)
_PACKAGE = Path(harness.__file__).parent


def model_answer(name: str) -> str:
    """Return the answer to the exercise ``name``, a cell's source; "" if it has no cell to fill in.

    Raises HarnessError if this installation has no solutions, and FileError.
    """
    return without_marks(_answer_cell(name))


def lines_handed_out(name: str) -> list[str]:
    """Return the lines of code that the lab gives for the exercise ``name``; see `code_lines`.

    Raises HarnessError and FileError, as `model_answer` does.
    """
    return code_lines(_SOLUTION.sub("", _answer_cell(name)))


def code_lines(source: str) -> list[str]:
    """Return the lines of ``source`` that are code."""
    lines = (line.rstrip() for line in source.splitlines())
    return [line for line in lines if line and not line.lstrip().startswith("#")]


def _answer_cell(name: str) -> str:
    lab = exercises.folder(name).parent.name
    for folder in (_PACKAGE / "solutions", _PACKAGE.parent / "solutions"):
        path = folder / lab / f"{lab}.py"
        if path.is_file():
            with reading(path, "a lab's solution"):
                text = path.read_text(encoding="utf-8")
            return _cell(text, f"{name}-kernel")
    raise HarnessError(f"this installation has no solutions of {lab}: install tma-labs again")


def course_file(shown: bool, compared: bool) -> str:
    """Return the text of a lab's `course.toml`; "" if the course hides nothing."""
    settings = {"model_answers": shown, "comparisons": compared}
    hidden = [f"{name} = false\n" for name, value in settings.items() if not value]
    return _HEAD + "".join(hidden) if hidden else ""


def are_hidden(folder: Path, setting: str = "model_answers") -> bool:
    """Return True if the course that the notebook in ``folder`` is from hides its answers; with
    ``setting`` "comparisons": what a failing kernel does otherwise than they do.

    Raises FileError.
    """
    path = folder / COURSE_FILE
    if not path.exists():
        return False
    with reading(path, "a course's settings"):
        shown = tomllib.loads(path.read_text(encoding="utf-8")).get(setting, True)
    if not isinstance(shown, bool):
        raise FileError(f"{path}: {setting} must be true or false, got {shown!r}")
    return not shown


def _cell(notebook: str, grade_id: str) -> str:
    """Return the source of a code cell of a text notebook (percent format)."""
    head = re.compile(rf'^# %% nbgrader=.*"grade_id": "{re.escape(grade_id)}".*\n', re.MULTILINE)
    begin = head.search(notebook)
    if begin is None:
        return ""
    return re.split(r"^# %%", notebook[begin.end() :], maxsplit=1, flags=re.MULTILINE)[0]


def without_marks(source: str) -> str:
    """Return the source of a solution's cell without the marks of nbgrader."""
    kept = (line for line in source.splitlines() if line.strip() not in SOLUTION_MARKS)
    return "\n".join(kept).strip("\n")
