"""How the cells of an admitted notebook differ from those of the lab: a line for each thing."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from nbgrader.utils import compute_checksum

from harness.classroom.course.finding import Finding
from harness.classroom.course.notebooks import grade_id


def inspect(admitted: Path, release: Path) -> tuple[Finding, ...]:
    """Compare the folder ``admitted`` with the folder ``release`` of the same lab."""
    found: list[Finding] = []
    for notebook in sorted(release.glob("*.ipynb")):
        if (admitted / notebook.name).is_file():
            found += _inspect_notebook(admitted / notebook.name, notebook)
        else:
            found.append(Finding(notebook.name, "not handed in; its points are 0"))
    return tuple(found)


def _inspect_notebook(path: Path, released: Path) -> list[Finding]:
    read = nbformat.read(path, as_version=4)
    original = nbformat.read(released, as_version=4)
    handed_in = Counter(known for cell in read.cells if (known := grade_id(cell)))
    by_id = {known: cell for cell in read.cells if (known := grade_id(cell))}
    found = []
    if not handed_in.keys() & {grade_id(cell) for cell in original.cells}:
        said = "no cell of this lab is in it: it may be another lab's, under this one's name"
        return [Finding(path.name, said)]
    for known, times in sorted(handed_in.items()):
        if times > 1:
            found.append(
                Finding(path.name, f"cell '{known}' is there {times} times; only the last counts")
            )
    for cell in original.cells:
        known = grade_id(cell)
        if known is None:
            continue
        kind = _kind(cell)
        if known not in by_id:
            found.append(Finding(path.name, f"{kind} '{known}' was deleted; {_mended(cell)}"))
        elif cell.metadata["nbgrader"]["locked"] and by_id[known].source != cell.source:
            found.append(
                Finding(path.name, f"{kind} '{known}' was edited; the original was put back")
            )
        elif _purpose(by_id[known]) != _purpose(cell) or not _points_as_released(
            by_id[known], cell
        ):
            found.append(
                Finding(path.name, f"{kind} '{known}': its metadata was edited, and was put back")
            )
    return found


def _kind(cell: NotebookNode) -> str:
    data = cell.metadata["nbgrader"]
    if data["grade"] and not data["solution"]:
        return "test cell"
    return "answer cell" if data["solution"] else "cell"


def _mended(cell: NotebookNode) -> str:
    if cell.metadata["nbgrader"]["grade"]:
        return "it was put back at the end"
    return "what it should define is not there"


def _purpose(cell: NotebookNode) -> tuple[str, bool, bool, bool]:
    data = cell.metadata["nbgrader"]
    kinds = (bool(data.get(name)) for name in ("grade", "solution", "locked"))
    return (cell.cell_type, *kinds)


def _points_as_released(handed_in: NotebookNode, cell: NotebookNode) -> bool:
    """Whether the cell is from this release, not from an earlier one with other points: nbgrader's
    checksum of a cell covers its points. Only for a message: the gradebook's points count in any
    case."""
    given, data = (one.metadata["nbgrader"] for one in (handed_in, cell))
    if float(given.get("points") or 0) == float(data.get("points") or 0):
        return True
    return "points" in given and given.get("checksum") == compute_checksum(handed_in)
