"""Each way to damage a submission is named in a line; a valid submission has no findings."""

from __future__ import annotations

import io
import json
import os
import tarfile
import zipfile
from pathlib import Path

import nbformat
import pytest
from nbformat import from_dict
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output
from nbgrader.utils import compute_checksum

from harness.classroom.admission.cells import gather, inspect, recognize
from harness.classroom.admission.desk import admit
from harness.classroom.admission.findings import Finding, FindingKind, fatal
from harness.classroom.course.notebooks import defined, grade_id
from tests.classroom.conftest import ANSWERS, ROOT

CHECK = 3  # the toy's cell one-check


@pytest.fixture
def folder(toy_course, request) -> Path:
    """The empty folder in which a student submits."""
    path = toy_course.submitted / request.node.name.replace("/", "-")[:80] / "toy"
    path.mkdir(parents=True)
    return path


def findings(course, folder) -> tuple[Finding, ...]:
    admitted = admit(course, "toy", folder.parent.name)
    assert all(str(each).isprintable() and str(each).endswith(".") for each in admitted)
    return admitted


def listed(course, folder) -> list[tuple[str, str, str]]:
    """The findings' kinds, files and cells."""
    return [(each.kind.value, each.file, each.cell) for each in findings(course, folder)]


def test_a_deleted_test_cell(toy_course, hand_in) -> None:
    folder = hand_in("deleted", lambda notebook: notebook.cells.pop(CHECK))
    assert listed(toy_course, folder) == [("cell-put-back", "toy.ipynb", "one-check")]


def test_a_deleted_answer_cell(toy_course, hand_in) -> None:
    folder = hand_in("no-answer", lambda notebook: notebook.cells.pop(2))
    assert listed(toy_course, folder) == [("cell-deleted", "toy.ipynb", "one-kernel")]
    assert findings(toy_course, folder)[0].tests == ("one-check", "two-check")


def test_an_edited_test_cell(toy_course, hand_in) -> None:
    folder = hand_in("edited", lambda notebook: notebook.cells[CHECK].update(source="99.0"))
    assert listed(toy_course, folder) == [("cell-edited", "toy.ipynb", "one-check")]
    assert findings(toy_course, folder)[0].tests == ("one-check",)


@pytest.mark.parametrize(
    "name, value", [("points", 99), ("grade", False), ("locked", False), ("solution", True)]
)
def test_edited_metadata(toy_course, hand_in, name, value) -> None:
    def change(notebook):
        notebook.cells[CHECK].metadata["nbgrader"][name] = value

    folder = hand_in(f"metadata-{name}", change)
    assert listed(toy_course, folder) == [("metadata-edited", "toy.ipynb", "one-check")]


def test_points_of_an_earlier_release_are_not_reported_as_edited(toy_course, hand_in) -> None:
    def change(notebook):
        cell = notebook.cells[CHECK]
        cell.metadata["nbgrader"]["points"] = 7
        cell.metadata["nbgrader"]["checksum"] = compute_checksum(cell)

    assert listed(toy_course, hand_in("other-points", change)) == []


def test_kernels_without_the_labs_cells_are_of_this_lab(toy_course, hand_in) -> None:
    def change(notebook):
        notebook.cells = [new_code_cell("\n\n".join(c.source for c in notebook.cells[1:3]))]

    assert "other-lab" not in {kind for kind, _, _ in listed(toy_course, hand_in("one", change))}


def test_duplicated_ids(toy_course, hand_in) -> None:
    def change(notebook):
        copy = from_dict(json.loads(json.dumps(notebook.cells[CHECK])))
        copy["id"] = "another"
        notebook.cells.append(copy)

    folder = hand_in("twice", change)
    assert ("cell-twice", "toy.ipynb", "one-check") in listed(toy_course, folder)


def test_metadata_that_is_not_a_table(toy_course, hand_in) -> None:
    def change(notebook):
        cell = new_code_cell("1")
        cell.metadata["nbgrader"] = "nonsense"
        notebook.cells.append(cell)

    assert listed(toy_course, hand_in("no-table", change)) == []


def test_no_notebook(toy_course, folder) -> None:
    nobody = folder.parent.with_name("nobody") / "toy"
    assert listed(toy_course, nobody) == [("nothing-handed-in", "toy", "")]
    (problem,) = findings(toy_course, folder)
    assert problem.kind == FindingKind.NO_NOTEBOOK and problem.fatal
    (folder / "empty.ipynb").write_text("{}")
    problem, _ = findings(toy_course, folder)
    assert problem.kind == FindingKind.NO_NOTEBOOK and "`empty.ipynb`" in problem.what


def test_an_additional_notebook(toy_course, hand_in) -> None:
    folder = hand_in("extra")
    (folder / "scratch.ipynb").write_text("{}")
    assert listed(toy_course, folder) == [("left-out", "scratch.ipynb", "")]


@pytest.mark.parametrize(
    "text, message",
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
def test_not_a_notebook(toy_course, folder, text, message) -> None:
    (folder / "toy.ipynb").write_bytes(text.encode("utf-8", errors="surrogatepass"))
    (problem,) = findings(toy_course, folder)
    assert (
        problem.kind == FindingKind.REFUSED
        and problem.file == "toy.ipynb"
        and message in problem.what
    )
    assert fatal((problem,))


@pytest.mark.parametrize("name", ["toy.zip", "toy/toy.ipynb"])
def test_an_unrelated_file_was_submitted(toy_course, folder, name) -> None:
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_text("{}")
    problem = findings(toy_course, folder)[0]
    assert problem.kind == FindingKind.NO_NOTEBOOK and f"`{name}`" in problem.what


def test_a_lab_that_was_not_generated(toy_course) -> None:
    (finding,) = admit(toy_course, "other", "anybody")
    assert finding.kind == FindingKind.NOT_GENERATED and finding.fatal


def test_only_plain_files_are_opened(toy_course, folder) -> None:
    os.mkfifo(folder / "toy.ipynb")
    assert listed(toy_course, folder) == [("not-a-notebook", "toy.ipynb", "")]


def test_a_notebook_of_a_gigabyte(toy_course, folder) -> None:
    with (folder / "toy.ipynb").open("wb") as out:
        out.truncate(2**30)
    (problem,) = findings(toy_course, folder)
    assert (
        problem.kind == FindingKind.REFUSED and "1024 MiB" in problem.what and "256" in problem.what
    )


@pytest.mark.thorough
def test_fifty_megabytes_of_outputs_are_dropped_without_a_finding(toy_course, hand_in) -> None:
    """Outputs of test cells too; data other than outputs is limited by size."""
    folder = hand_in("with-outputs")
    path = folder / "toy.ipynb"
    notebook = nbformat.read(path, as_version=4)
    notebook.cells[2].outputs = [new_output("stream", text="x" * 30 * 2**20)]
    notebook.cells[3].outputs = [new_output("stream", text="x" * 20 * 2**20)]
    nbformat.write(notebook, path)
    assert listed(toy_course, folder) == []
    staged = toy_course.admitted / folder.parent.name / "toy" / "toy.ipynb"
    assert staged.stat().st_size < 2**15
    source = [cell.source for cell in nbformat.read(staged, as_version=4).cells]
    assert source == [cell.source for cell in notebook.cells]
    notebook.cells += [new_code_cell("x" * 2**20) for _ in range(33)]
    nbformat.write(notebook, path)
    (problem,) = findings(toy_course, folder)
    assert problem.kind == FindingKind.REFUSED and "33 MiB" in problem.what and "32" in problem.what


def test_a_lone_surrogate(toy_course, hand_in) -> None:
    folder = hand_in("surrogate", lambda notebook: notebook.cells[1].update(source="# \ud800"))
    assert listed(toy_course, folder) == [("not-a-notebook", "toy.ipynb", "")]


def test_the_notebook_of_another_lab(toy_course, folder) -> None:
    other = ROOT / "labs" / "tile_copy" / "tile_copy.ipynb"
    (folder / "toy.ipynb").write_bytes(other.read_bytes())
    (problem,) = findings(toy_course, folder)
    assert problem.kind == FindingKind.OTHER_LAB and not problem.fatal
    assert problem.tests == ("one-check", "two-check")


def test_submitted_twice(toy_course, hand_in) -> None:
    folder = hand_in("two-files")
    (folder / "toy (1).ipynb").write_bytes((folder / "toy.ipynb").read_bytes())
    assert listed(toy_course, folder) == [("left-out", "toy (1).ipynb", "")]


# -- under another name


def taken(course, folder) -> list[str]:
    """The sources of the admitted notebook, and the files beside it."""
    admitted = course.admitted / folder.parent.name / "toy"
    cells = nbformat.read(admitted / "toy.ipynb", as_version=4).cells
    return [cell.source for cell in cells] + sorted(
        str(path.relative_to(admitted))
        for path in admitted.rglob("*")
        if path.is_file() and path.name != "toy.ipynb"
    )


def taken_of(path: Path) -> list[str]:
    return [cell.source for cell in nbformat.read(path, as_version=4).cells]


def test_an_archive_is_unpacked_with_the_files_beside_the_notebook(toy_course, hand_in) -> None:
    folder = hand_in("archive")
    with zipfile.ZipFile(folder / "toy.zip", "w") as archive:
        archive.write(folder / "toy.ipynb", "toy/toy.ipynb")
        archive.writestr("toy/helper.py", "x = 1")
        archive.writestr("../outside.py", "x = 1")
        archive.writestr("__MACOSX/toy/._toy.ipynb", b"\x00\x05\x16\x07")
    content = taken_of(folder / "toy.ipynb")
    (folder / "toy.ipynb").unlink()
    (problem,) = findings(toy_course, folder)
    assert problem.kind == FindingKind.OTHER_NAME and "toy.zip/toy/toy.ipynb" in problem.what
    assert taken(toy_course, folder) == [*content, "helper.py", "toy.zip"]
    assert not (toy_course.admitted / "archive" / "outside.py").exists()


def zipped(name: str, content: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr(name, content)
    return packed.getvalue()


def tar_gz(content: bytes) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        member = tarfile.TarInfo("toy.ipynb")
        member.size = len(content)
        archive.addfile(member, io.BytesIO(content))
    return packed.getvalue()


def from_a_chat_bot(content: bytes) -> bytes:
    """Jupyter opens such a notebook: cells without outputs, metadata or source."""
    notebook = json.loads(content)
    for cell in notebook["cells"]:
        for name in ("outputs", "execution_count"):
            cell.pop(name, None)
    notebook["cells"].append({"cell_type": "code", "source": None, "metadata": {}})
    notebook["cells"].append({"cell_type": "markdown", "source": ["x"]})
    return json.dumps(notebook).encode()


FORMS = {
    "TOY.IPYNB": bytes,
    "Müller_toy (1).ipynb": bytes,
    "a/b/x.ipynb": bytes,
    "toy.ipynb.txt": bytes,
    "toy.ipynb ": bytes,
    "toy.json": from_a_chat_bot,
    "all.zip": lambda content: zipped("mine.zip", zipped("toy.ipynb", content)),
    "toy.tar.gz": tar_gz,
    "toy.ipynb": lambda content: zipped("a/toy.ipynb", content),
    "toy.ipynb/toy.ipynb": bytes,
}


@pytest.mark.parametrize("name", FORMS)
def test_other_names_and_archives_are_accepted(toy_course, hand_in, name) -> None:
    folder = hand_in(f"form-{list(FORMS).index(name)}")
    content = (folder / "toy.ipynb").read_bytes()
    (folder / "toy.ipynb").unlink()
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(FORMS[name](content))
    (folder / "toy.py").write_text("mine = 1")  # the name of the course's source
    (taking,) = findings(toy_course, folder)
    assert taking.kind == FindingKind.OTHER_NAME
    assert "toy.py" in taken(toy_course, folder) and f"one = {ANSWERS}" in taken(toy_course, folder)


@pytest.mark.parametrize(
    "content",
    [zipped("toy.ipynb", b"{}")[:40], b"Rar!\x1a\x07\x01\x00", tar_gz(b"{}")[:30], b"text"],
    ids=["zip", "rar", "tar.gz", "text"],  # the archives' bytes hold the time
)
def test_an_archive_that_cannot_be_read_is_called_that(toy_course, folder, content) -> None:
    (folder / "toy.zip").write_bytes(content)
    (problem, *_) = findings(toy_course, folder)
    assert problem.kind == FindingKind.NO_NOTEBOOK and "archive" in problem.what


def test_a_decompression_bomb_is_not_a_notebook(toy_course, folder) -> None:
    with zipfile.ZipFile(folder / "toy.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("toy.ipynb", b"0" * (80 << 20))
    assert findings(toy_course, folder)[0].kind == FindingKind.NO_NOTEBOOK


def test_two_candidate_notebooks_are_ambiguous(toy_course, hand_in) -> None:
    folder = hand_in("two-names")
    notebook = nbformat.read(folder / "toy.ipynb", as_version=4)
    for name in ("toy (1).ipynb", "toy (2).ipynb"):
        notebook.cells[2].source += f"\n# {name}"
        nbformat.write(notebook, folder / name)
    (folder / "toy.ipynb").unlink()
    (problem,) = findings(toy_course, folder)
    assert problem.kind == FindingKind.SEVERAL and problem.fatal
    (folder / "toy (1).ipynb").write_bytes((folder / "toy (2).ipynb").read_bytes())  # the same
    assert [one.kind for one in findings(toy_course, folder)] == [FindingKind.OTHER_NAME]


# -- cells without nbgrader's metadata, or elsewhere


def test_lost_metadata_is_reported_as_lost(toy_course, hand_in) -> None:
    def change(notebook):
        for cell in notebook.cells:
            cell.metadata = {}
        notebook.cells.insert(2, new_code_cell("scratch = 1"))

    folder = hand_in("no-metadata", change)
    assert listed(toy_course, folder) == [("metadata-lost", "toy.ipynb", "")]
    admitted = toy_course.admitted / "no-metadata" / "toy" / "toy.ipynb"
    ids = [grade_id(cell) for cell in nbformat.read(admitted, as_version=4).cells]
    assert ids == [None, None, None, "one-kernel", "one-check", "two-check"]


def words(*texts: str) -> nbformat.NotebookNode:
    """A lab with two text questions, and these answers."""
    cells = []
    for number, text in enumerate(texts):
        data = {
            "grade": True,
            "solution": True,
            "locked": False,
            "points": 2,
            "grade_id": f"w{number}",
        }
        heading = new_markdown_cell(f"## Question {number}")
        cells += [heading, new_markdown_cell(text, metadata={"nbgrader": data})]
    data = {"grade": True, "solution": False, "locked": True, "points": 1, "grade_id": "t"}
    return new_notebook(cells=[*cells, new_code_cell("check()", metadata={"nbgrader": data})])


def test_a_text_answer_is_found_by_its_position() -> None:
    lab, mine = words("YOUR ANSWER HERE", "YOUR ANSWER HERE"), words("Ticks.", "A long answer.")
    mine.cells.insert(4, new_markdown_cell("Note."))
    for cell in mine.cells:
        cell.metadata = {}
    assert recognize(mine, lab) == 3
    assert [(grade_id(cell), cell.source) for cell in mine.cells if grade_id(cell)] == [
        ("w0", "Ticks."),
        ("w1", "A long answer."),
        ("t", "check()"),
    ]


def test_an_answer_is_found_beside_its_untouched_cell() -> None:
    """The lab pasted below its solved copy, and words in a cell below the question's."""

    def answer(kind, source, known):
        data = {"grade_id": known, "solution": True, "grade": kind is new_markdown_cell}
        return kind(source, metadata={"nbgrader": data})

    released = new_notebook(
        cells=[answer(new_code_cell, "...", "k"), answer(new_markdown_cell, "Write here.", "q")]
    )
    words = new_markdown_cell("Because.")
    notebook = new_notebook(
        cells=[answer(new_code_cell, "x = 1", "k"), released.cells[1], words, released.cells[0]]
    )
    assert gather(notebook, released) == (["k"], ["q"])
    assert [cell.source for cell in notebook.cells] == ["x = 1", "Because."]


def test_the_lab_s_own_text_is_not_an_answer_even_from_an_earlier_release() -> None:
    lab, mine = words("YOUR ANSWER HERE"), words("Ticks.")
    lab.cells.insert(2, new_markdown_cell("## What this lab used\n\nBarriers."))
    mine.cells.insert(2, new_markdown_cell("## What this lab used\n\nBarriers, and much more."))
    mine.cells[0].source = "## Question 0\n\nIn an earlier form."
    for cell in mine.cells:
        cell.metadata = {}
    assert recognize(mine, lab) == 2
    assert [cell.source for cell in mine.cells if grade_id(cell) == "w0"] == ["Ticks."]


def test_no_cell_of_another_lab_is_recognized() -> None:
    other = new_notebook(
        cells=[new_markdown_cell("YOUR ANSWER HERE"), new_markdown_cell("A text.")]
    )
    assert recognize(other, words("YOUR ANSWER HERE")) == 0
    assert not any(grade_id(cell) for cell in other.cells)


def test_a_moved_answer_is_named_and_not_its_tests(toy_course, hand_in) -> None:
    def change(notebook):
        notebook.cells.append(notebook.cells.pop(2))

    folder = hand_in("moved", change)
    assert listed(toy_course, folder) == [("cell-moved", "toy.ipynb", "one-kernel")]


def test_a_name_that_is_defined_again(toy_course, hand_in) -> None:
    def change(notebook):
        notebook.cells.insert(2, new_code_cell("one = {}"))
        notebook.cells[3].source = "one = {}\n# YOUR CODE HERE"
        notebook.cells.append(new_code_cell("one = {}"))  # below the tests: it is not judged

    folder = hand_in("again", change)
    (problem,) = findings(toy_course, folder)
    assert (problem.kind, problem.tests) == (FindingKind.DEFINED_TWICE, ("one-check", "two-check"))
    assert "3, 4 and 7" in problem.what and "YOUR CODE HERE" in problem.what


def test_an_answer_below_the_test_of_an_untouched_cell(toy_course, hand_in) -> None:
    def change(notebook):
        notebook.cells[2].source = "one = {}\n# YOUR CODE HERE"
        notebook.cells.append(new_code_cell("one = {1: 2}"))

    (problem,) = findings(toy_course, hand_in("below", change))
    assert (problem.kind, problem.tests) == (FindingKind.DEFINED_TWICE, ("one-check", "two-check"))
    assert "cell 3 was judged" in problem.what


def test_a_name_that_the_release_leaves_to_the_student(toy_course, hand_in, tmp_path) -> None:
    folder = hand_in("left-to-the-student")
    (released,) = (toy_course.labs / "toy").glob("*.ipynb")
    notebook = nbformat.read(released, as_version=4)
    notebook.cells[2].source = "# YOUR CODE HERE"
    nbformat.write(notebook, tmp_path / released.name)
    assert inspect(folder, tmp_path) == ()


def test_a_name_of_the_students_own(toy_course, hand_in) -> None:
    def change(notebook):
        notebook.cells[2].source = f"one_v2 = {ANSWERS}"

    folder = hand_in("own-name", change)
    (problem,) = findings(toy_course, folder)
    assert (problem.kind, problem.tests) == (FindingKind.RENAMED, ("one-check", "two-check"))
    assert "`one_v2`" in problem.what


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("@cuda.jit\ndef a(x):\n    b = 1\n", ("a",)),
        ("def broken(:\n  pass\nc: int = 3\nif d == 1: pass", ("broken", "c")),
        ("e = f = 1\nclass G: pass\nasync def h(): pass\na.b = 2\ni += 1", ("e", "G", "h")),
        ("%%time\nj = 1", ("j",)),
    ],
)
def test_names_that_a_cell_defines(source, names) -> None:
    assert defined(source) == names
