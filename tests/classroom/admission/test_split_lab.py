"""Notebooks submitted before their lab was split or renumbered: `08_beyond` became labs 07, 10 and
11, and `07_gemm` became `08_gemm`. Their graded cells have kept their ids.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from nbformat import NotebookNode
from nbformat.v4 import new_markdown_cell, new_notebook

from harness.classroom.admission.desk import admit_folder
from harness.classroom.admission.findings import Finding, FindingKind
from harness.classroom.course.notebooks import grade_id
from tests.labs.lab_tests import ROOT, solution_of

WORDS = "It is true of the data, and not of the arrivals."
QUESTION = "08_beyond-question-1"
ADDED = ("10_im2col-question-1", "11_edited_maps-question-1")


def _before(question: str, *labs: str) -> NotebookNode:
    """A solved notebook with the exercises of ``labs``, and a question at its end."""
    cells = [cell.copy() for lab in labs for cell in _to_the_last_check(solution_of(lab))]
    data = {"grade": True, "solution": True, "locked": False, "points": 2, "schema_version": 3}
    cells = [
        new_markdown_cell("# Beyond: clusters, im2col, hints and edited maps"),
        *cells,
        new_markdown_cell("## A question\n\nIs her first sentence true?"),
        new_markdown_cell(
            WORDS, metadata={"nbgrader": {**data, "grade_id": question, "task": False}}
        ),
        new_markdown_cell("## What it used\n\n" + "A long table of the lab. " * 20),
    ]
    for number, cell in enumerate(cells):
        cell["id"] = str(number)
    return new_notebook(cells=cells)


def _to_the_last_check(lab: NotebookNode) -> list[NotebookNode]:
    (*_, last) = (n for n, cell in enumerate(lab.cells) if str(grade_id(cell)).endswith("-check"))
    return lab.cells[1 : last + 1]


@pytest.fixture
def admitted(tmp_path: Path) -> Callable[..., tuple[dict[str, str], tuple[Finding, ...]]]:
    """``admitted(notebook, name, lab)``: the admitted graded cells, and the findings."""

    def admitted(notebook: NotebookNode, name: str, lab: str):
        source, target = tmp_path / "handed-in", tmp_path / "admitted"
        source.mkdir()
        nbformat.write(notebook, source / name)
        notices = admit_folder(source, target, ROOT / "labs" / lab, ())
        path = target / f"{lab}.ipynb"
        cells = nbformat.read(path, as_version=4).cells if path.is_file() else ()
        return {known: cell.source for cell in cells if (known := grade_id(cell))}, notices

    return admitted


def _answers(lab: str) -> dict[str, str]:
    cells = solution_of(lab).cells
    return {k: c.source for c in cells if (k := grade_id(c)) and k.endswith("-kernel")}


@pytest.mark.parametrize("lab", ["07_clusters", "10_im2col", "11_edited_maps"])
def test_each_part_is_graded_by_the_ids_of_its_cells(admitted, lab) -> None:
    before = _before(QUESTION, "07_clusters", "10_im2col", "11_edited_maps")
    got, notices = admitted(before, "08_beyond.ipynb", lab)
    assert {k: got[k] for k in _answers(lab)} == _answers(lab)
    (named,) = (notice for notice in notices if notice.kind == FindingKind.OTHER_NAME)
    assert "`08_beyond.ipynb`" in named.what and not any(notice.fatal for notice in notices)
    # The question is answered where it went. A question that is new has no answer, and no other
    # text of the notebook is taken for one.
    assert got.get(QUESTION) == WORDS
    missing = {
        notice.cell
        for notice in notices
        if notice.kind in (FindingKind.DELETED, FindingKind.PUT_BACK)
    }
    assert missing == {known for known in ADDED if known.startswith(lab)}
    assert not missing & got.keys()


def test_a_renumbered_lab(admitted) -> None:
    got, notices = admitted(_before("07_gemm-question-1", "08_gemm"), "07_gemm.ipynb", "08_gemm")
    assert {k: got[k] for k in _answers("08_gemm")} == _answers("08_gemm")
    assert got["07_gemm-question-1"] == WORDS
    assert [notice.kind for notice in notices] == [FindingKind.OTHER_NAME]


def test_the_part_without_an_exercise_has_none_of_its_cells(admitted) -> None:
    before = _before(QUESTION, "07_clusters", "10_im2col", "11_edited_maps")
    got, notices = admitted(before, "08_beyond.ipynb", "12_cache_hints")
    assert not got
    (missing,) = (notice for notice in notices if notice.kind == FindingKind.NO_NOTEBOOK)
    assert (
        missing.fatal
        and "`12_cache_hints.ipynb`" in missing.what
        and "`08_beyond.ipynb`" in missing.what
    )
