"""Submissions collected from the exchange, and feedback released to it."""

from __future__ import annotations

import json
import os
import pwd
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import nbformat
import pytest
from nbconvert.exporters import HTMLExporter
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from harness.classroom.admission.desk import admit
from harness.classroom.admission.files import Allowance, handed_in, read
from harness.classroom.admission.findings import FindingKind
from harness.classroom.course.course import Course
from harness.classroom.dates import utc
from harness.classroom.grading.preprocessors import InertText
from harness.classroom.grading.student_run import cleaned
from tests.classroom.conftest import ROOT, make_course

WHEN = "2026-11-02 10:00:00.000000 UTC"


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Course:
    new_course = make_course(tmp_path_factory.mktemp("collected"))
    assert new_course.api().release_assignment("toy")["success"]
    return new_course


@pytest.fixture
def inbound(course: Course):
    """``inbound(student)``: a valid submission in the exchange."""

    def submitted(student: str, when: str = WHEN) -> Path:
        place = course.root / "exchange" / "tma-labs" / "inbound" / f"{student}+toy+{when}+x"
        place.mkdir()
        notebook = nbformat.read(course.labs / "toy" / "toy.ipynb", as_version=4)
        (place / "toy.ipynb").write_text(json.dumps(notebook))
        (place / "timestamp.txt").write_text(when)
        return place

    return submitted


def collected(course: Course, student: str, **options: bool) -> list[str] | None:
    """Return the files of ``student`` in the course after collecting, or None."""
    config = course.config()
    for name, value in options.items():
        config.ExchangeCollect[name] = value
    result = course.api(config).collect("toy")
    assert result["success"], result["log"]
    folder = course.submitted / student / "toy"
    return sorted(os.listdir(folder)) if folder.is_dir() else None


SOUND = ["timestamp.txt", "toy.ipynb"]


def test_a_link_is_not_collected(course, inbound) -> None:
    place = inbound("anton")
    secret = course.root / "gradebook.db"
    (place / "more").mkdir()
    for link in (place / "data.csv", place / "more" / "data.csv"):
        link.symlink_to(secret)
    (place / "folder").symlink_to(course.sources)
    (place / "zero").symlink_to("/dev/zero")
    assert collected(course, "anton") == SOUND


def test_a_submission_that_is_a_link_is_ignored(course, inbound) -> None:
    inbound("clara")
    there = inbound("x-elsewhere")
    there.rename(course.root / "elsewhere")
    there.with_name(f"carl+toy+{WHEN}+x").symlink_to(course.root / "elsewhere")
    assert collected(course, "clara") == SOUND
    assert collected(course, "carl") is None


def pipe(place: Path) -> None:
    os.mkfifo(place / "data.csv")


def holes(place: Path) -> None:
    with (place / "data.npy").open("wb") as out:
        out.truncate(2**40)


def broken_link(place: Path) -> None:
    (place / "data.csv").symlink_to("nowhere")


def deep(place: Path) -> None:
    (place / "/".join("a" * 40)).mkdir(parents=True)
    (place / "/".join("a" * 40) / "x").touch()


NO_NAMES = ["dora+toy+yesterday+x", "dora+toy+", "+toy+WHEN", "..+toy+WHEN", "do\x1b[2Jra+toy+WHEN"]


def test_neither_odd_files_nor_odd_names_stop_others(course, inbound) -> None:
    odd = {f"berta-{spoil.__name__}": spoil for spoil in (pipe, holes, broken_link, deep)}
    for student, spoil in odd.items():
        spoil(inbound(student))
    for name in NO_NAMES:
        place = inbound("x-named")
        place.rename(place.with_name(name.replace("WHEN", WHEN)))
    inbound("emil")
    assert collected(course, "emil") == SOUND
    for student in odd:
        assert sorted(os.listdir(course.submitted / student / "toy")) == SOUND, student
    assert not (course.root / "toy").exists()
    assert not {"dora", "", "do\x1b[2Jra"} & set(os.listdir(course.submitted))


def test_the_submission_time_comes_from_the_name(course, inbound) -> None:
    (inbound("frieda") / "timestamp.txt").write_text("a while ago")
    assert collected(course, "frieda") == SOUND
    inbound("frieda", "2026-11-03 10:00:00.000000 UTC")
    assert collected(course, "frieda", update=True) == SOUND
    date, _ = handed_in(str(course.submitted / "frieda" / "toy"))
    assert date == utc("2026-11-03 10:00:00 UTC")


def test_a_folder_that_is_newer_than_its_name_is_found_out(course, inbound) -> None:
    """A late student makes a folder with an earlier date in its name; `touch` does not hide it."""
    now = datetime.now(UTC)
    for student, when in (("gina", now - timedelta(days=5)), ("hans", now)):
        place = inbound(student, f"{when:%Y-%m-%d %H:%M:%S.%f} UTC")
        for path in (place, *place.iterdir()):
            os.utime(path, (0, 0))
        assert collected(course, student) == SOUND
        kinds = [finding.kind for finding in admit(course, "toy", student)]
        assert kinds == ([FindingKind.CHANGED_LATER] if student == "gina" else [])


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder to another")
def test_a_submission_in_the_name_of_another_is_left_out(course, inbound) -> None:
    victim, other = pwd.getpwuid(1), pwd.getpwuid(2)
    os.chown(inbound(victim.pw_name), victim.pw_uid, -1)
    forged = inbound(victim.pw_name, "2026-12-24 10:00:00.000000 UTC")
    os.chown(forged, other.pw_uid, -1)
    (forged / "forged.txt").touch()
    assert collected(course, victim.pw_name) == SOUND
    assert "forged.txt" in (collected(course, victim.pw_name, check_owner=False, update=True) or [])


def test_a_folder_that_becomes_a_link_while_it_is_read(tmp_path) -> None:
    secret = tmp_path / "secret"
    (tmp_path / "handed-in").mkdir()
    secret.mkdir()
    (secret / "data").write_text("secret")
    (tmp_path / "handed-in" / "folder").symlink_to(secret)
    assert read(str(tmp_path / "handed-in"), "folder/data", 100) is None
    assert read(str(tmp_path), "secret/data", 100) == b"secret"


def test_a_folder_made_by_hand_is_not_reported_as_cheating(course, inbound) -> None:
    inbound("made-by-hand", f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S.%f} UTC")  # no user's name
    result = course.api().collect("toy")
    assert (course.submitted / "made-by-hand" / "toy" / "toy.ipynb").is_file()
    warnings = [line for line in result["log"].splitlines() if "[WARNING]" in line]
    assert not [line for line in warnings if "made-by-hand" in line], warnings
    assert "claims to be submitted" not in result["log"]


LITTLE = Allowance(rendering_s=0.1, all_rendering_s=0.3)


def page_of(notebook: nbformat.NotebookNode) -> tuple[str, float]:
    """Return the page that feedback and Formgrader show, and its processor seconds."""
    config = Course(ROOT, ROOT / "nbgrader_config.py").config()
    started = time.process_time()
    html, _ = HTMLExporter(config=config).from_notebook_node(notebook)
    return html, time.process_time() - started


@pytest.mark.parametrize("unit", ["\n ", "a."])
def test_code_that_is_slow_to_highlight_is_shown_plain(unit, monkeypatch) -> None:
    monkeypatch.setattr("harness.classroom.admission.rendering.ALLOWANCE", LITTLE)
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
    for student in ("bert", "cleo"):  # the advice is the page to give them
        (line,) = (line for line in result["log"].splitlines() if f"] {student}: " in line)
        assert str(course.root / "feedback" / student / "toy" / "toy.html") in line
        assert "Errno" not in line
