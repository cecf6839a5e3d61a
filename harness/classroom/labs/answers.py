"""The answers of `solutions/` as data for the judge, each in its exercise's folder."""

from __future__ import annotations

import ast
import linecache
import lzma
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from hashlib import sha256
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from nbformat import NotebookNode

import harness
from harness.classroom.course.notebooks import code_cells, grade_id, read_text_notebook
from harness.course import (
    ANSWER_FILE,
    Exercise,
    answer_as_text,
    exercises,
    packed_answer,
    prepared_submission,
)

SOLUTIONS = Path(harness.__file__).resolve().parents[1] / "solutions"  # in a clone
NEEDED = "needed-by-answers"
SEED = 1  # seed of the shapes that plans are made for


@dataclass(frozen=True)
class Answer:
    """An exercise's answer: the file in which it is stored, and the file's content."""

    exercise: str
    file: Path
    content: bytes

    @property
    def is_stored(self) -> bool:
        return self.file.is_file() and lzma.decompress(self.file.read_bytes()) == self.content


def answers_of(text: Path) -> Iterator[Answer]:
    """Compile and yield each answer in a text notebook with solutions."""
    notebook = read_text_notebook(text)
    with TemporaryDirectory() as folder:
        module = _executed(notebook, Path(folder))
        for name, digest in digests(notebook, text.parent.name).items():
            answer = getattr(module, name.replace("-", "_"), None)
            if answer is None:
                continue
            plan = getattr(module, f"{name.replace('-', '_')}_plan", None)
            prepared = prepared_submission(name, answer, plan, SEED)
            yield Answer(
                name, exercises.folder(name) / ANSWER_FILE, answer_as_text(prepared, digest)
            )


def digests(notebook: NotebookNode, lab: str) -> dict[str, str]:
    """Return, by exercise with a kernel, the digest of the cells that its answer is made from,
    without those that are answers to others."""
    first, *others = code_cells(notebook)
    cells = {grade_id(cell): cell for cell in notebook.cells}
    given = [first, *(cell for cell in others if NEEDED in cell.metadata.get("tags", []))]
    by_exercise = {}
    for name in exercises.names(lab):
        own = cells.get(f"{name}-kernel")
        if own is not None and isinstance(exercises.get(name), Exercise):
            text = "\0".join(cell.source for cell in (*given, own))
            by_exercise[name] = sha256(text.encode()).hexdigest()
    return by_exercise


def write_answers(text: Path) -> None:
    """Write the answers of a lab; a file that has the same content stays as it is."""
    for answer in answers_of(text):
        if not answer.is_stored:
            answer.file.write_bytes(packed_answer(answer.content))


def _executed(notebook: NotebookNode, folder: Path) -> Any:
    """Execute the imports of a notebook, the cells that answers need, and the answers."""
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
