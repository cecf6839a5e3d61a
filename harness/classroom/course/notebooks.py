"""Text notebooks to .ipynb, the same bytes each time."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from harness.classroom.course import figures, points
from harness.course import Scheme

STUBS = ("# YOUR CODE HERE", "YOUR ANSWER HERE")  # markers of the parts that a student fills in
_TOTAL = "{{total}}"  # in a lab's text: the points of its graded cells
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
    """The notebook written in ``path`` (jupytext, percent format), with stable cell ids, and with
    points and the recorded figures in its text (`figures`).

    jupytext draws ids at random; here an id is made from the cell's place in the lab (its
    nbgrader id, or a hash of its text), so that regenerating changes no byte.
    """
    import jupytext

    notebook: NotebookNode = jupytext.read(path, fmt="py:percent")
    known, taken = schemes or {}, set[str]()
    points.put_into(notebook, known)
    total = sum(cell.metadata.get("nbgrader", {}).get("points", 0) for cell in notebook.cells)
    for cell in notebook.cells:
        cell["id"] = _free(_cell_id(cell), taken)
        taken.add(cell["id"])
        if cell.cell_type == "markdown":
            text = figures.with_points(cell.source, known).replace(_TOTAL, f"{total:g}")
            cell.source = figures.filled(text, known)
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    notebook.metadata = nbformat.from_dict(METADATA)
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    nbformat.validate(notebook)
    return notebook


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
