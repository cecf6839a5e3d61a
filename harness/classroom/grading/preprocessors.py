"""Preparation of a submission by nbgrader before it runs: the graded cells are put right.

nbgrader's own `OverwriteCells` restores an edited test cell, but gives up on the whole submission
when a cell's metadata was edited too, and leaves a deleted test cell out: its points are lost, for
any kernel. `RestoreCells` takes its place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nbformat import NotebookNode, from_dict
from nbformat.v4 import new_code_cell
from nbgrader.api import Gradebook
from nbgrader.coursedir import CourseDirectory
from nbgrader.preprocessors import (
    CheckCellMetadata,
    ClearOutput,
    NbGraderPreprocessor,
    OverwriteCells,
    OverwriteKernelspec,
)
from nbgrader.utils import compute_checksum, is_grade, is_solution

from harness.classroom.admission import rendering
from harness.classroom.admission.files import ALLOWANCE
from harness.classroom.admission.rendering import LimitedTime
from harness.classroom.course import points
from harness.classroom.course.notebooks import grade_id

Resources = dict[str, Any]  # nbconvert's

SCHEMA = 3  # version of nbgrader's cell metadata


def agree_with_the_points_file(
    gradebook: Gradebook, released: Any, schemes: points.Schemes
) -> None:
    """Give the notebook's test cells in the gradebook the points that the file sets."""
    sources = {cell.name: cell for cell in released.source_cells}
    for cell in released.grade_cells if schemes else ():
        source = sources.get(cell.name)
        if source is None or cell.cell_type != "code":
            continue
        worth = points.worth(source.source, schemes)
        if worth is None or cell.max_score == worth:
            continue
        cell.max_score = worth
        data = {"grade": True, "grade_id": cell.name, "points": worth, "schema_version": SCHEMA}
        data |= {"locked": source.locked, "solution": False, "task": False}
        test = new_code_cell(source.source, metadata={"nbgrader": data})
        source.checksum = compute_checksum(test)  # nbgrader's checksum covers the points
        gradebook.db.commit()


class OneCellPerId(NbGraderPreprocessor):
    """Forget nbgrader metadata that is damaged, and that of all but the last cell of an id.

    A copied cell keeps its text and runs; it only counts for nothing. The last is kept, as nbgrader
    does: its definitions are in force at the end.
    """

    def preprocess(self, nb: NotebookNode, resources: Resources) -> tuple[NotebookNode, Resources]:
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
    goes to the end, where it sees all definitions of the notebook. An answer in words that is blank
    does not wait for a person, and no answer does in the notebook of another lab.
    """

    def preprocess(self, nb: NotebookNode, resources: Resources) -> tuple[NotebookNode, Resources]:
        where = resources["nbgrader"]
        with Gradebook(where["db_url"]) as gradebook:
            released = gradebook.find_notebook(where["notebook"], where["assignment"])
            schemes = points.read(Path(CourseDirectory(config=self.config).root))
            agree_with_the_points_file(gradebook, released, schemes)
            self._restore_metadata(nb, released)
            missing = self._missing(nb, released)
        nb, resources = super().preprocess(nb, resources)
        has_some = any(grade_id(cell) for cell in nb.cells)
        unanswered = [cell for cell in nb.cells if grade_id(cell) and not cell.source.strip()]
        nb.cells.extend(missing)
        for cell in unanswered if has_some else missing:
            if is_grade(cell) and is_solution(cell):  # nbgrader gives 0 to what is as released
                cell.metadata.nbgrader["checksum"] = compute_checksum(cell)
        return nb, resources

    def _restore_metadata(self, nb: NotebookNode, released: Any) -> None:
        possible = {
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
            if known in possible:
                data["points"] = possible[known]
            cell.metadata["nbgrader"] = NotebookNode(data)

    def _missing(self, nb: NotebookNode, released: Any) -> list[NotebookNode]:
        present = {grade_id(cell) for cell in nb.cells}
        sources = {cell.name: cell for cell in released.source_cells}
        solutions = {cell.name for cell in released.solution_cells}
        added = []
        for cell in sorted(released.grade_cells, key=lambda cell: cell.name):
            if cell.name in present:
                continue
            restored = self.missing_cell_transform(
                sources[cell.name], cell.max_score, is_solution=cell.name in solutions
            )
            if (nb.nbformat, nb.nbformat_minor) >= (4, 5):  # the first format with cell ids
                restored["id"] = f"restored-{cell.name}"[:64]
            added.append(from_dict(restored))
        return added


class InertText(NbGraderPreprocessor):
    """Remove from a student's text the parts that could run in the page that shows it to a
    grader. A raw cell, which goes into a page as it is, becomes text that is shown as code."""

    def preprocess(self, nb: NotebookNode, resources: Resources) -> tuple[NotebookNode, Resources]:
        # A cell handed in as code may be an answer in words by now: no text was looked at before.
        time = LimitedTime(ALLOWANCE.rendering_s, ALLOWANCE.all_rendering_s)
        for cell in nb.cells:
            locked = cell.metadata.get("nbgrader", {}).get("locked", False)
            if cell.cell_type == "raw":
                cell.cell_type = "markdown"
                cell.metadata.pop("raw_mimetype", None)
                cell.source = rendering.as_code(cell.source)
            elif cell.cell_type == "markdown" and not locked:  # a locked cell is as released
                attached = cell.get("attachments")
                cell.source, _ = rendering.inert_in_time(cell.source, attached, ALLOWANCE, time)
        return nb, resources


SANITIZE = (
    ClearOutput,
    OneCellPerId,
    OverwriteKernelspec,
    RestoreCells,
    InertText,
    CheckCellMetadata,
)
