"""Feedback for a class: a notebook's output delays no other, and a missing secret in the exchange
affects no other student."""

from __future__ import annotations

import time
from pathlib import Path

import nbformat
import pytest
from nbconvert.exporters import HTMLExporter
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from harness.classroom.admission.allowance import Allowance
from harness.classroom.course.course import Course
from harness.classroom.grading.outputs import cleaned
from harness.classroom.grading.preprocessors import InertText
from tests.classroom.conftest import ROOT, make_course

LITTLE = Allowance(rendering_s=0.1, all_rendering_s=0.3)


def page_of(notebook: nbformat.NotebookNode) -> tuple[str, float]:
    """Return the page that feedback and Formgrader show, and its processor seconds."""
    config = Course(ROOT, ROOT / "nbgrader_config.py").config()
    started = time.process_time()
    html, _ = HTMLExporter(config=config).from_notebook_node(notebook)
    return html, time.process_time() - started


@pytest.mark.parametrize("unit", ["\n ", "a."])
def test_code_that_is_slow_to_highlight_is_shown_plain(unit, monkeypatch) -> None:
    monkeypatch.setattr("harness.classroom.admission.code.ALLOWANCE", LITTLE)
    sources = [*[unit * 2**12 + "<b>"] * 10, "print('end')"]
    html, took_s = page_of(new_notebook(cells=[new_code_cell(source) for source in sources]))
    assert html.count("&lt;b&gt;") == 10
    assert took_s < 5


def test_code_is_highlighted() -> None:
    assert (
        '<span class="k">def</span>'
        in page_of(new_notebook(cells=[new_code_cell("def f(): 1")]))[0]
    )


def test_outputs_contain_no_cursor_movement() -> None:
    output = {
        "output_type": "stream",
        "name": "stdout",
        "text": "a\x1b[2J\x1b[31mb\x00\tc\r\nd\x1b]0;x\x07",
    }
    (kept,) = cleaned([output, 5], 2**20)
    assert kept.text == "ab\tc\r\nd]0;x"


def test_a_megabyte_of_escapes_is_rendered_quickly() -> None:
    output = {"output_type": "stream", "name": "stdout", "text": "\x1b[m." * 2**18}
    outputs = cleaned([output], 2**21)
    _, took_s = page_of(new_notebook(cells=[new_code_cell("1", outputs=outputs)]))
    assert took_s < 10


def test_a_text_answer_submitted_as_code_is_rendered_quickly(monkeypatch) -> None:
    """Admission saw a code cell; by now it is a text cell again."""
    monkeypatch.setattr("harness.classroom.grading.preprocessors.ALLOWANCE", LITTLE)
    notebook = new_notebook(cells=[new_markdown_cell("\\begin{a}" * 4000) for _ in range(10)])
    started = time.process_time()
    InertText().preprocess(notebook, {})
    assert time.process_time() - started < 5
    assert all(cell.source.startswith("```text\n") for cell in notebook.cells)


def test_students_without_a_secret_get_no_feedback_and_others_do(tmp_path: Path) -> None:
    course = make_course(tmp_path)
    assert course.api().release_assignment("toy")["success"]
    for student, secret in (("ada", b"1"), ("bert", None), ("cleo", b"\xff"), ("dora", b"2")):
        folder = course.root / "feedback" / student / "toy"
        folder.mkdir(parents=True)
        (folder / "toy.html").write_text(f"for {student}")
        (folder / "timestamp.txt").write_text("2026-11-02 10:00:00 UTC")
        if secret is not None:
            (folder / "submission_secret.txt").write_bytes(secret)
    result = course.api().release_feedback("toy")
    assert result["success"], result["log"]
    written = (course.root / "exchange" / "tma-labs" / "feedback").iterdir()
    assert sorted(path.read_text() for path in written) == ["for ada", "for dora"]
    for student in ("bert", "cleo"):  # what to do instead: the page to give them
        (line,) = (line for line in result["log"].splitlines() if f"] {student}: " in line)
        assert str(course.root / "feedback" / student / "toy" / "toy.html") in line
        assert "Errno" not in line
