"""Each way to wreck a submission is named in one line; a sound one has no findings."""

from __future__ import annotations

import json
import os
from pathlib import Path

import nbformat
import pytest
from nbformat import from_dict
from nbformat.v4 import new_code_cell, new_output
from nbgrader.utils import compute_checksum

from harness.classroom.admission.desk import admit
from harness.classroom.course.finding import Finding, fatal
from harness.classroom.grading.inspection import inspect
from tests.classroom.conftest import ROOT

CHECK = 3  # the toy's cell one-check


@pytest.fixture
def folder(toy_course, request) -> Path:
    """Where a student hands in, empty."""
    made = toy_course.submitted / request.node.name.replace("/", "-")[:80] / "toy"
    made.mkdir(parents=True)
    return made


def findings(course, folder) -> tuple[Finding, ...]:
    found = admit(course, "toy", folder.parent.name)
    if not fatal(found):
        found += inspect(course.admitted / folder.parent.name / "toy", course.labs / "toy")
    return found


def found(course, folder) -> list[str]:
    lines = [str(finding) for finding in findings(course, folder)]
    assert all(line.isprintable() for line in lines)
    return lines


def test_a_sound_submission(toy_course, hand_in) -> None:
    assert found(toy_course, hand_in("sound")) == []


def test_a_deleted_test_cell(toy_course, hand_in) -> None:
    folder = hand_in("deleted", lambda notebook: notebook.cells.pop(CHECK))
    assert found(toy_course, folder) == [
        "toy.ipynb: test cell 'one-check' was deleted; it was put back at the end"
    ]


def test_a_deleted_answer_cell(toy_course, hand_in) -> None:
    folder = hand_in("no-answer", lambda notebook: notebook.cells.pop(2))
    assert found(toy_course, folder) == [
        "toy.ipynb: answer cell 'one-kernel' was deleted; what it should define is not there"
    ]


def test_an_edited_test_cell(toy_course, hand_in) -> None:
    folder = hand_in("edited", lambda notebook: notebook.cells[CHECK].update(source="99.0"))
    assert found(toy_course, folder) == [
        "toy.ipynb: test cell 'one-check' was edited; the original was put back"
    ]


@pytest.mark.parametrize(
    "name, value", [("points", 99), ("grade", False), ("locked", False), ("solution", True)]
)
def test_edited_metadata(toy_course, hand_in, name, value) -> None:
    def change(notebook):
        notebook.cells[CHECK].metadata["nbgrader"][name] = value

    folder = hand_in(f"metadata-{name}", change)
    assert found(toy_course, folder) == [
        "toy.ipynb: test cell 'one-check': its metadata was edited, and was put back"
    ]


def test_points_of_an_earlier_release_are_nobodys_edit(toy_course, hand_in) -> None:
    def change(notebook):
        cell = notebook.cells[CHECK]
        cell.metadata["nbgrader"]["points"] = 7
        cell.metadata["nbgrader"]["checksum"] = compute_checksum(cell)

    assert found(toy_course, hand_in("other-points", change)) == []


def test_duplicated_ids(toy_course, hand_in) -> None:
    def change(notebook):
        copy = from_dict(json.loads(json.dumps(notebook.cells[CHECK])))
        copy["id"] = "another"
        notebook.cells.append(copy)

    folder = hand_in("twice", change)
    assert found(toy_course, folder) == [
        "toy.ipynb: cell 'one-check' is there 2 times; only the last counts"
    ]


def test_metadata_that_is_no_table(toy_course, hand_in) -> None:
    def change(notebook):
        cell = new_code_cell("1")
        cell.metadata["nbgrader"] = "nonsense"
        notebook.cells.append(cell)

    assert found(toy_course, hand_in("no-table", change)) == []


def test_no_notebook(toy_course, folder) -> None:
    (line,) = found(toy_course, folder.parent.with_name("nobody") / "toy")
    assert line == "toy: no folder: nothing was handed in"
    (line,) = found(toy_course, folder)
    assert line.endswith("no notebook: toy.ipynb was not handed in")
    (folder / "renamed.ipynb").write_text("{}")
    (line,) = found(toy_course, folder)
    assert line.endswith("toy.ipynb was not handed in; there is renamed.ipynb")


def test_another_notebook_beside_it(toy_course, hand_in) -> None:
    folder = hand_in("extra")
    (folder / "scratch.ipynb").write_text("{}")
    assert found(toy_course, folder) == [
        "scratch.ipynb: not a notebook of this lab; ignored",
    ]


@pytest.mark.parametrize(
    "text, said",
    [
        ("", "the file is empty"),
        ("{ 'a': 1 }", "not JSON at line 1"),
        ("[1, 2]", "not a notebook: a notebook is an object of JSON, this is a list"),
        ("{}", "not a notebook"),
        ('{"cells": 5, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}', "not a notebook"),
        ('{"cells": [{}], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}', "not a notebook"),
        ("[" * 100_000, "not a notebook"),
        ("\ud800", "cannot be read"),
        ("{\n<<<<<<< HEAD\n}", "not JSON at line 2: Expecting property name enclosed in double"),
        ("<html>[/red]\x1b[2J", "Expecting value: <html>[/red]\\x1b[2J"),
    ],
)
def test_not_a_notebook(toy_course, folder, text, said) -> None:
    (folder / "toy.ipynb").write_bytes(text.encode("utf-8", errors="surrogatepass"))
    (line,) = found(toy_course, folder)
    assert line.startswith("toy.ipynb: ") and said in line
    assert fatal(findings(toy_course, folder))


def test_what_can_be_put_right_is_not_fatal(toy_course, hand_in) -> None:
    folder = hand_in("mended", lambda notebook: notebook.cells.pop(CHECK))
    assert not fatal(findings(toy_course, folder))


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_what_editors_of_windows_write(toy_course, hand_in, encoding) -> None:
    folder = hand_in(f"in-{encoding}")
    path = folder / "toy.ipynb"
    path.write_bytes(path.read_text().replace("\n", "\r\n").encode(encoding))
    assert found(toy_course, folder) == []


def test_a_notebook_of_the_form_before(toy_course, hand_in) -> None:
    folder = hand_in("version-3")
    path = folder / "toy.ipynb"
    read = nbformat.read(path, as_version=4)
    path.write_text(nbformat.writes(nbformat.read(path, as_version=3), version=3))
    assert found(toy_course, folder) == []
    again = nbformat.read(toy_course.admitted / "version-3" / "toy" / "toy.ipynb", as_version=4)
    assert [one.source for one in again.cells] == [one.source for one in read.cells]


@pytest.mark.parametrize("name", ["toy.zip", "toy/toy.ipynb"])
def test_something_else_was_handed_in(toy_course, folder, name) -> None:
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_text("{}")
    (line,) = found(toy_course, folder)
    assert line.endswith(f"no notebook: toy.ipynb was not handed in; there is {name}")


def test_a_lab_that_was_not_generated(toy_course) -> None:
    (finding,) = admit(toy_course, "other", "anybody")
    assert finding.fatal and "make labs" in finding.what


def test_what_is_no_plain_file_is_not_opened(toy_course, folder) -> None:
    os.mkfifo(folder / "toy.ipynb")
    (line,) = found(toy_course, folder)
    assert line == "toy.ipynb: a pipe, and not a file: nothing was handed in"


def test_a_notebook_of_a_gigabyte(toy_course, folder) -> None:
    with (folder / "toy.ipynb").open("wb") as out:
        out.truncate(2**30)
    (line,) = found(toy_course, folder)
    assert line.startswith("toy.ipynb: 1024 MiB, and at most 256 are read: hand it in without")


def test_fifty_megabytes_of_outputs_are_nobodys(toy_course, hand_in) -> None:
    """Those of a test cell, too; and what is no output stays out by its size."""
    folder = hand_in("with-outputs")
    path = folder / "toy.ipynb"
    notebook = nbformat.read(path, as_version=4)
    notebook.cells[2].outputs = [new_output("stream", text="x" * 30 * 2**20)]
    notebook.cells[3].outputs = [new_output("stream", text="x" * 20 * 2**20)]
    nbformat.write(notebook, path)
    assert found(toy_course, folder) == []
    staged = toy_course.admitted / folder.parent.name / "toy" / "toy.ipynb"
    assert staged.stat().st_size < 2**15
    source = [cell.source for cell in nbformat.read(staged, as_version=4).cells]
    assert source == [cell.source for cell in notebook.cells]
    notebook.cells += [new_code_cell("x" * 2**20) for _ in range(33)]
    nbformat.write(notebook, path)
    (line,) = found(toy_course, folder)
    assert line == "toy.ipynb: 33 MiB without its outputs, and at most 32 are admitted"


def test_half_a_character(toy_course, hand_in) -> None:
    folder = hand_in("surrogate", lambda notebook: notebook.cells[1].update(source="# \ud800"))
    (line,) = found(toy_course, folder)
    assert line == "toy.ipynb: it holds half a character, which no text file can hold"


def test_the_notebook_of_another_lab(toy_course, folder) -> None:
    other = ROOT / "labs" / "tile_copy" / "tile_copy.ipynb"
    (folder / "toy.ipynb").write_bytes(other.read_bytes())
    (line,) = found(toy_course, folder)
    assert line.startswith("toy.ipynb: no cell of this lab is in it")


def test_handed_in_twice(toy_course, hand_in) -> None:
    folder = hand_in("two-files")
    (folder / "toy (1).ipynb").write_bytes((folder / "toy.ipynb").read_bytes())
    assert found(toy_course, folder) == ["toy (1).ipynb: not a notebook of this lab; ignored"]
