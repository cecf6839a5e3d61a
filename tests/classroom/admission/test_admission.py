"""Submissions that could stop a class do not: each yields a named reason for that student only."""

from __future__ import annotations

import base64
import json
import os
import subprocess
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from harness.classroom.admission.desk import admit
from harness.classroom.admission.files import (
    ALLOWANCE,
    Allowance,
    Found,
    LeftOut,
    look,
    printable,
    walk,
)
from harness.classroom.admission.findings import FindingKind
from harness.classroom.admission.normal import NoNotebook, normal
from harness.classroom.many.log import fingerprint
from tests.naming import naming

PICTURE = base64.b64encode(b"\x89PNG\r\n\x1a\n" + bytes(64)).decode()


def admitted(notebook: nbformat.NotebookNode, allowance: Allowance = ALLOWANCE):
    text, notices = normal(json.dumps(notebook).encode(), allowance)
    return nbformat.reads(text, as_version=4), notices


# -- the folder


@pytest.fixture
def lines(toy_course, hand_in, request):
    """``lines(change)``: kind and file of each finding about a submission whose folder ``change``
    has modified.
    """

    def lines(change) -> list[tuple[str, str]]:
        name = request.node.name[:60].replace("/", "-")
        folder = hand_in(name)
        change(folder)
        return [(finding.kind.value, finding.file) for finding in admit(toy_course, "toy", name)]

    return lines


def test_a_sparse_file(lines) -> None:
    def holes(folder: Path) -> None:
        with (folder / "data.npy").open("wb") as out:
            out.truncate(2**40)
        assert fingerprint(folder)

    assert lines(holes) == [("left-out", "data.npy")]


def test_a_thousand_folders_deep(lines) -> None:
    def deep(folder: Path) -> None:
        here = os.open(folder, os.O_RDONLY)
        for _ in range(1100):
            os.mkdir("a", dir_fd=here)
            here, before = os.open("a", os.O_RDONLY, dir_fd=here), here
            os.close(before)
        os.close(here)
        assert fingerprint(folder)

    kept = []
    try:
        listed = lines(lambda folder: (kept.append(folder), deep(folder)))
    finally:  # too deep for pytest's own removal
        subprocess.run(["rm", "-rf", kept[0] / "a"], check=True)
    assert listed == [("left-out", "a/a/a/a/a/a/a/a")]


@pytest.mark.thorough
def test_more_files_than_the_limit(lines) -> None:
    def many(folder: Path) -> None:
        for number in range(2500):
            (folder / f"{number}.txt").touch()

    assert lines(many) == [("left-out", ".")]


def test_links_pipes_and_devices_are_not_opened(lines) -> None:
    def odd(folder: Path) -> None:
        (folder / "zero").symlink_to("/dev/zero")
        (folder / "loop").symlink_to(folder)
        os.mkfifo(folder / "pipe")

    assert lines(odd) == [("left-out", "loop"), ("left-out", "pipe"), ("left-out", "zero")]


def test_a_name_with_escape_codes(lines) -> None:
    (line,) = lines(lambda folder: (folder / "a\x1b[2Jb\n.txt").touch())
    assert line == ("left-out", "a\\x1b[2Jb\\n.txt")


def test_an_invalid_timestamp(lines, toy_course) -> None:
    (line,) = lines(lambda folder: (folder / "timestamp.txt").write_text("yesterday\x00" * 5000))
    assert line == ("no-date", "timestamp.txt")


@pytest.mark.parametrize("text", [b"", b"\xff"])
def test_nbgrader_and_formgrader_tolerate_an_invalid_timestamp(toy_course, hand_in, text) -> None:
    name = f"undated-{text[:4].hex()}"
    folder = hand_in(name)
    (folder / "timestamp.txt").write_bytes(text)
    api = toy_course.api()
    assert api.coursedir.get_existing_timestamp(str(folder)) is None
    (listed,) = (
        submission for submission in api.get_submissions("toy") if submission["student"] == name
    )
    assert listed["timestamp"] is None
    (folder / "timestamp.txt").write_text("2026-11-24 10:00:00 UTC\n")
    (listed,) = (
        submission for submission in api.get_submissions("toy") if submission["student"] == name
    )
    assert listed["timestamp"] == "2026-11-24T10:00:00"


def test_a_reader_that_is_killed_is_a_reason(toy_course, hand_in, monkeypatch) -> None:
    quick = Allowance(cpu_s=1, memory_bytes=2**20)
    monkeypatch.setattr("harness.classroom.admission.desk.ALLOWANCE", quick)
    hand_in("killed")
    (finding,) = admit(toy_course, "toy", "killed")
    assert finding.fatal and finding.kind == FindingKind.UNREADABLE


def test_the_listing_of_a_folder(tmp_path) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "x.py").write_text("1")
    (tmp_path / "a.pyc").touch()
    (tmp_path / "a.py").write_text("12")
    entries = [*walk(str(tmp_path), ALLOWANCE, ("*.pyc",))]
    assert [(entry.name, entry.size) for entry in entries if isinstance(entry, Found)] == [
        ("a.py", 2),
        ("b/x.py", 1),
    ]
    few = [*walk(str(tmp_path), Allowance(entries=1), ())]
    assert few == [LeftOut(".", "over 1 files")]
    assert look(str(tmp_path), "nobody.py") is None


def test_an_unreadable_folder_is_skipped_and_the_rest_is_listed(tmp_path, monkeypatch) -> None:
    for name in ("a", "closed", "z"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "x.py").touch()
    opens = os.scandir

    def opened(place):  # root may open all
        if str(place).endswith("closed"):
            raise PermissionError
        return opens(place)

    monkeypatch.setattr(os, "scandir", opened)
    entries = {entry.name: entry for entry in walk(str(tmp_path), ALLOWANCE, ())}
    assert set(entries) == {"a/x.py", "closed", "z/x.py"}
    assert entries["closed"] == LeftOut("closed", "cannot be read")


def test_names_as_lines_show_them() -> None:
    assert printable("ä b.py") == "ä b.py"
    assert printable("a\u202eb") == "a\\u202eb"
    assert printable("\udcff") == "\\udcff"
    assert printable("n" * 300).endswith("... (300 characters)")


# -- the notebook


def test_a_picture_pasted_into_a_text_cell_stays() -> None:
    cell = new_markdown_cell("![it](attachment:it.png)")
    cell["attachments"] = {"it.png": {"image/png": PICTURE}}
    notebook, notices = admitted(new_notebook(cells=[cell]))
    assert notices == []
    assert notebook.cells[0].source == "![it](attachment:it.png)"
    assert notebook.cells[0].attachments == {"it.png": {"image/png": PICTURE}}


def test_an_attachment_that_is_not_a_picture() -> None:
    cell = new_markdown_cell("text")
    cell["attachments"] = {"a.html": {"text/html": "<script>"}, "b": {"image/png": "<svg>"}}
    notebook, notices = admitted(new_notebook(cells=[cell]))
    assert notices == ["cell 1: 2 attached files are no pictures: left out"]
    assert "attachments" not in notebook.cells[0]


@pytest.mark.thorough
def test_a_picture_that_is_too_large_is_replaced_by_a_notice() -> None:
    def cell(megabytes: int) -> nbformat.NotebookNode:
        cell_ = new_markdown_cell("*So* it is: ![it](attachment:it.png)")
        cell_["attachments"] = {"it.png": {"image/png": "A" * megabytes * 2**20}}
        return cell_

    sizes = [50, 7, 7, 7, 7]  # the last is over what all may have together
    cells = [*map(cell, sizes), new_code_cell("1")]
    notebook, notices = admitted(new_notebook(cells=cells))
    large = "1 attached files too large: left out"
    assert notices == [f"cell 1: {large}", f"cell 5: {large}"]
    assert ["attachments" in cell_ for cell_ in notebook.cells] == [
        False,
        True,
        True,
        True,
        False,
        False,
    ]
    word = "**[A picture was here: too large, or none that can be shown.]**"
    assert notebook.cells[0].source == f"*So* it is: {word}"
    assert notebook.cells[1].source == cell(1).source


def test_dropped_metadata_is_not_blamed_on_the_student() -> None:
    """The state of widgets, which JupyterLab may save."""
    widgets = {"application/vnd.jupyter.widget-state+json": {"state": "x" * 40 * 2**20}}
    code = new_code_cell("1", metadata={"mine": "x" * 2**20})
    assert admitted(new_notebook(cells=[code], metadata={"widgets": widgets}))[1] == []


@pytest.mark.alike(5)
@pytest.mark.parametrize("unit", ["\\begin{a}", "$", "[", "*a ", "<a "])
def test_slow_markdown_is_shown_as_source(unit) -> None:
    text = unit * (200_000 // len(unit))
    notebook, notices = admitted(new_notebook(cells=[new_markdown_cell(text) for _ in range(3)]))
    if unit == "\\begin{a}":
        assert len(notices) == 3
        assert notices[0] == "cell 1: its markdown takes too long: shown as it is written"
        assert notebook.cells[0].source.startswith("```text\n")
    assert all(text in cell.source for cell in notebook.cells)


def test_two_megabytes_of_markdown_are_not_rendered() -> None:
    _, notices = admitted(new_notebook(cells=[new_markdown_cell("a" * 2**19)]))
    assert notices == ["cell 1: 524288 bytes of markdown: shown as it is written"]


def test_more_cells_than_the_limit() -> None:
    notebook = new_notebook(cells=[new_code_cell("1") for _ in range(3)])
    with pytest.raises(NoNotebook, match=naming(3, 2)):
        admitted(notebook, Allowance(cells=2))


def test_a_cell_that_is_too_long_is_emptied() -> None:
    notebook, notices = admitted(
        new_notebook(cells=[new_code_cell("#" * 2**21), new_code_cell("1")])
    )
    assert notices == ["cell 1: 2097152 bytes of text, and at most 1048576 are admitted"]
    assert [cell.source for cell in notebook.cells] == ["", "1"]


def test_a_number_of_five_thousand_digits() -> None:
    with pytest.raises(NoNotebook, match=naming(5000)):
        normal(b'{"cells": [], "a": %s}' % (b"1" * 5000), ALLOWANCE)


def test_outputs_and_foreign_metadata_are_dropped() -> None:
    cell = new_code_cell("1", metadata={"deep": {"er": 1}, "nbgrader": {"grade_id": "x", "a": [1]}})
    cell.outputs = [nbformat.v4.new_output("stream", text="9" * 1000)]
    notebook, notices = admitted(new_notebook(cells=[cell], metadata={"title": "x"}))
    assert notices == []
    (only,) = notebook.cells
    assert only.outputs == [] and only.metadata == {"nbgrader": {"grade_id": "x"}}
    assert notebook.metadata == {}
