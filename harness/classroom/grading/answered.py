"""Answers as they were graded: a person need not look at the same answer twice."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from nbgrader.utils import is_solution

from harness.classroom.admission.files import ALLOWANCE, TIMESTAMP, Found, read, walk
from harness.classroom.course.notebooks import code_cells, grade_id


@dataclass(frozen=True)
class Answered:
    """A graded notebook: ``texts`` of its cells by nbgrader id, and a hash of all that its kernels
    are made from, ``code``: its code cells, and the files next to it."""

    texts: Mapping[str, str]
    code: str

    def same(self, before: Answered, cell: NotebookNode) -> bool:
        """Return True if the answer that ``cell`` grades is as it was: its own text, or all code if
        it is a test."""
        name = grade_id(cell) or ""
        if is_solution(cell):
            return self.texts.get(name) == before.texts.get(name)
        return self.code == before.code


def now(notebook: NotebookNode, folder: Path) -> Answered:
    """Return the answers of a notebook, with the files in ``folder`` next to it."""
    code = hashlib.sha256()
    for cell in code_cells(notebook):
        code.update(f"{cell.source}\0".encode(errors="replace"))
    for entry in walk(str(folder), ALLOWANCE, ("*.ipynb", TIMESTAMP)):
        if isinstance(entry, Found):
            code.update(f"{entry.name}\0".encode(errors="replace"))
            code.update(read(str(folder), entry.name, entry.size) or b"")
    texts = {grade_id(cell) or "": cell.source for cell in notebook.cells}
    return Answered(texts, code.hexdigest())


def before(graded: Path) -> dict[str, Answered]:
    """Return the answers of the notebooks in the folder ``graded``, or in the folder in which a
    grading that is under way keeps them."""
    folder = graded if graded.is_dir() else aside(graded)
    return {
        path.stem: now(nbformat.read(path, as_version=4), folder) for path in folder.glob("*.ipynb")
    }


def aside(folder: Path) -> Path:
    """Return the folder in which the results of an earlier grading are kept meanwhile."""
    return folder.with_name(f".{folder.name}.before")
