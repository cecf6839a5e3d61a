"""The answers of `solutions/` as data for the judge, one in each exercise's folder."""

from __future__ import annotations

import ast
import linecache
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from nbformat import NotebookNode

from harness import checking, exercises
from harness.classroom.course.notebooks import code_cells, grade_id, read_text_notebook
from harness.exercises.exercise import Exercise
from harness.judge.comparison.answers import FILE, packed, text_of
from harness.judge.submission import Submission

NEEDED = "needed-by-answers"
SEED = 1  # of the shapes that plans are made for


def answers_of(text: Path) -> Iterator[tuple[Path, Submission]]:
    """Yield the file and the content of each answer in a text notebook with solutions."""
    lab = text.parent.name
    notebook = read_text_notebook(text)
    cells = {grade_id(cell): cell for cell in notebook.cells}
    with TemporaryDirectory() as folder:
        module = _executed(notebook, Path(folder))
        for name in exercises.names(lab):
            answer = getattr(module, name.replace("-", "_"), None)
            exercise = exercises.get(name)
            if (
                not isinstance(exercise, Exercise)
                or answer is None
                or f"{name}-kernel" not in cells
            ):
                continue
            plan = getattr(module, f"{name.replace('-', '_')}_plan", None)
            prepared = checking.prepared_submission(name, answer, plan, SEED)
            yield exercises.folder(name) / FILE, prepared


def write_answers(text: Path) -> None:
    """Write the answers of a lab; a file that has the same content stays as it is."""
    for path, submission in answers_of(text):
        if not is_current(path, submission):
            path.write_bytes(packed(submission))


def is_current(path: Path, submission: Submission) -> bool:
    """Return True if the file has the content of this answer."""
    from harness.judge.comparison.answers import answer_to

    if not path.is_file():
        return False
    answer_to.cache_clear()
    stored = answer_to(submission.exercise)
    return stored is not None and text_of(stored) == text_of(submission)


def _executed(notebook: NotebookNode, folder: Path) -> ModuleType:
    """Execute the imports of a notebook, what answers need, and the answers."""
    first, *others = code_cells(notebook)
    chosen = [first, *(cell for cell in others if _is_answer(cell))]
    path = folder / "answers.py"
    path.write_text("\n\n".join(cell.source for cell in chosen), encoding="utf-8")
    linecache.checkcache(str(path))
    module: Any = ModuleType("lab_answers")
    module.__file__ = str(path)
    sys.modules["lab_answers"] = module
    module.__name__ = "__main__"
    with redirect_stdout(StringIO()):
        # Statement by statement, as IPython does it.
        for statement in ast.parse(path.read_text(encoding="utf-8")).body:
            exec(compile(ast.Module([statement], []), path, "exec"), module.__dict__)
    return module


def _is_answer(cell: NotebookNode) -> bool:
    if NEEDED in cell.metadata.get("tags", []):
        return True
    return bool(grade_id(cell)) and cell.metadata["nbgrader"]["solution"]
