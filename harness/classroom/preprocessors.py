"""What nbgrader does to a submission before it runs: the graded cells are put right.

nbgrader's own `OverwriteCells` restores an edited test cell, but gives up on the whole
submission when a cell's metadata was edited too, and leaves a deleted test cell out: its points
are lost, whatever the kernel is worth. `RestoreCells` takes its place.
"""

from __future__ import annotations

from nbformat import NotebookNode
from nbgrader.api import Gradebook
from nbgrader.preprocessors import (
    CheckCellMetadata,
    ClearOutput,
    NbGraderPreprocessor,
    OverwriteCells,
    OverwriteKernelspec,
)

from harness.classroom.notebooks import grade_id

SCHEMA = 3  # of nbgrader's cell metadata


class OneCellPerId(NbGraderPreprocessor):
    """Forget nbgrader metadata that is damaged, and that of all but the last cell of an id.

    A copied cell keeps its text and runs; it only counts for nothing. The last is kept, as
    nbgrader does: it is the one whose definitions are in force at the end.
    """

    def preprocess(self, nb: NotebookNode, resources: dict):
        seen = set()
        for cell in reversed(nb.cells):
            known = grade_id(cell)
            if known is None or known in seen:
                cell.metadata.pop("nbgrader", None)
            seen.add(known)
        return nb, resources


class RestoreCells(OverwriteCells):
    """Put every graded cell back as it was released, wherever a student left it.

    Metadata comes from the gradebook, the text of locked cells too; a test cell that was deleted
    goes to the end, where it sees all that the notebook defines.
    """

    def preprocess(self, nb: NotebookNode, resources: dict):
        where = resources["nbgrader"]
        with Gradebook(where["db_url"]) as gradebook:
            released = gradebook.find_notebook(where["notebook"], where["assignment"])
            self._restore_metadata(nb, released)
            missing = self._missing(nb, released)
        nb, resources = super().preprocess(nb, resources)
        nb.cells.extend(missing)
        return nb, resources

    def _restore_metadata(self, nb: NotebookNode, released) -> None:
        points = {
            cell.name: cell.max_score for cell in (*released.grade_cells, *released.task_cells)
        }
        graded = {cell.name for cell in released.grade_cells}
        solutions = {cell.name for cell in released.solution_cells}
        tasks = {cell.name for cell in released.task_cells}
        sources = {cell.name: cell for cell in released.source_cells}
        for cell in nb.cells:
            known = grade_id(cell)
            if known is None:
                continue
            if known not in sources:
                del cell.metadata["nbgrader"]  # not a cell of this lab
                continue
            source = sources[known]
            data = {
                "grade": known in graded,
                "grade_id": known,
                "locked": source.locked,
                "schema_version": SCHEMA,
                "solution": known in solutions,
                "task": known in tasks,
                "cell_type": source.cell_type,
                "checksum": source.checksum,
            }
            if known in points:
                data["points"] = points[known]
            cell.metadata["nbgrader"] = NotebookNode(data)

    def _missing(self, nb: NotebookNode, released) -> list[NotebookNode]:
        present = {grade_id(cell) for cell in nb.cells}
        sources = {cell.name: cell for cell in released.source_cells}
        solutions = {cell.name for cell in released.solution_cells}
        added = []
        for cell in sorted(released.grade_cells, key=lambda cell: cell.name):
            if cell.name in present:
                continue
            made = self.missing_cell_transform(
                sources[cell.name], cell.max_score, is_solution=cell.name in solutions
            )
            if (nb.nbformat, nb.nbformat_minor) >= (4, 5):  # the first format with cell ids
                made["id"] = f"restored-{cell.name}"[:64]
            added.append(made)
        return added


SANITIZE = (
    ClearOutput,
    OneCellPerId,
    OverwriteKernelspec,
    RestoreCells,
    CheckCellMetadata,
)
