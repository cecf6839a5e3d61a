"""Submissions damaged in the ways that students damage them: each student's page is checked by the
kinds of its findings and the causes on its cards.

Each case submits the solved lab with a change; nbgrader's own steps make the page.
"""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import nbformat
import pytest
from nbformat import NotebookNode
from nbformat.v4 import new_output
from nbgrader.utils import notebook_hash

from harness.classroom.admission.desk import admit
from harness.classroom.admission.findings import fatal
from harness.classroom.course.course import Course
from harness.classroom.course.notebooks import grade_id
from harness.classroom.grading import export, gradebook, records, refusals
from harness.classroom.grading.one import autograde
from harness.classroom.labs.release import generate
from harness.classroom.report import gathered
from tests import cell_heads
from tests.classroom.conftest import ANSWERS, HALF, ROOT, TOY
from tests.classroom.grading.damage import (
    Change,
    Wreck,
    all_of,
    clone,
    colab,
    edit,
    in_conflict,
    insert,
    julia,
    mark,
    move,
    nothing,
    of_minor,
    picture,
    pop,
    recoded,
    removed,
    renamed,
    same_ids,
    twice,
    unexpected_keys,
    version_3,
    without_kernelspec,
    without_metadata,
    written,
)

SHORT = "c.RunAndJudge.cell_s = 2.0\nc.RunAndJudge.notebook_s = 30.0\n"
LATE = "c.LatePolicy.percent_per_day = 10\n"
DUE = datetime(2026, 11, 25, 20)
WORDS = f"""
# %% [markdown]
# ## In your own words

# %% {cell_heads.of_words("own-words", 2)}
# YOUR ANSWER HERE
"""
SOLVED = f"one = {ANSWERS}"
KERNEL, FIRST, SECOND, HEADING, ANSWER = range(2, 7)  # cells of the lab


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Course:
    root = tmp_path_factory.mktemp("pages").resolve()
    config = root / "nbgrader_config.py"
    config.write_text(
        f"c = get_config()\nload_subconfig({str(ROOT / 'nbgrader_config.py')!r})\n{SHORT}{LATE}"
    )
    new_course = Course(root, config)
    (new_course.sources / "toy").mkdir(parents=True)
    (new_course.sources / "toy" / "toy.py").write_text(TOY + WORDS)
    generate(new_course)
    with new_course.gradebook() as book:
        book.update_or_create_assignment("toy", duedate=DUE)
    return new_course


def solved(course: Course) -> NotebookNode:
    notebook: NotebookNode = nbformat.read(course.labs / "toy" / "toy.ipynb", as_version=4)
    assert grade_id(notebook.cells[KERNEL]) == "one-kernel"
    assert grade_id(notebook.cells[ANSWER]) == "own-words"
    notebook.cells[KERNEL].source = SOLVED
    notebook.cells[ANSWER].source = "It waits."
    return notebook


@dataclass(frozen=True)
class Case:
    """A damaged submission: ``change(notebook)`` before it is written, ``wreck(folder)`` after.
    ``findings`` are the kinds of findings on the page, ``cause`` is that of the first card ("*":
    any), and ``points`` are those of both test cells, or None without a grade;
    ``penalty`` points of them are lost by being late.
    """

    change: Change = nothing
    wreck: Wreck = nothing
    findings: tuple[str, ...] = ()
    cause: str = ""
    points: float | None = 5.0
    words: str = "It waits."
    penalty: float = 0.0


def kernel(source: str) -> Change:
    return lambda notebook: notebook.cells[KERNEL].update(source=source)


OTHER_LAB = (ROOT / "labs" / "tile_copy" / "tile_copy.ipynb").read_bytes()
SEVERAL = ("several-notebooks",)
OTHER = ("other-lab",)
REFUSED = ("not-a-notebook",)
LOST = ("metadata-lost",)
TAKEN = ("other-name",)
SAID_BY_THE_PROBLEM = ("other-lab", "cell-deleted", "kernel-renamed")
TWO = {"cause": "kernel-not-defined", "points": 0.0}

# Editors write a sound notebook this way, and leave such files next to it: read as the sound one.
READ_AS_SOUND: dict[str, tuple[Change, Wreck]] = {
    "bom": (nothing, recoded("utf-8-sig")),
    "utf-16": (nothing, recoded("utf-16")),
    "crlf": (nothing, recoded("utf-8", "\r\n")),
    "minor-0": (of_minor(0), nothing),
    "minor-2": (of_minor(2), nothing),
    "minor-4": (of_minor(4), nothing),
    "minor-9": (of_minor(9), nothing),
    "version-3": (nothing, version_3),
    "same-ids": (same_ids, nothing),
    "no-kernelspec": (without_kernelspec, nothing),
    "julia": (julia, nothing),
    "colab": (colab, nothing),
    "outputs": (edit(KERNEL, outputs=[new_output("stream", text="x" * 10**6)]), nothing),
    "unexpected-keys": (unexpected_keys, nothing),
    "timestamp-removed": (nothing, removed("timestamp.txt")),
}

CASES = {
    # Sound, or nearly.
    "sound": Case(),
    "half": Case(kernel(f"one = {HALF}"), points=3.0, cause="correct"),
    "skeleton": Case(kernel('one = {"phases": None}\n# YOUR CODE HERE'), points=0.0, cause="*"),
    "picture": Case(picture),
    "tabs": Case(kernel(f"if True:\n\tone = {ANSWERS}")),
    "no-words": Case(edit(ANSWER, source=""), words=""),
    "split": Case(all_of(kernel("one = {}"), insert(KERNEL + 1, f"one.update({ANSWERS})"))),
    # The date.
    "no-date": Case(wreck=written(b"soon", "timestamp.txt"), findings=("no-date",)),
    "zoned-date": Case(wreck=written(b"2026-11-24 10:00:00 CET", "timestamp.txt")),
    "two-days-late": Case(wreck=written(b"2026-11-27 09:00:00 UTC", "timestamp.txt"), penalty=1.0),
    # Other names.
    "second-download": Case(wreck=renamed("toy (1).ipynb"), findings=TAKEN),
    "extra-notebook": Case(wreck=written(b"{}", "scratch.ipynb"), findings=("left-out",)),
    "extra-file": Case(wreck=written(b"x = 1", "helper.py")),
    # Metadata.
    "no-metadata": Case(without_metadata, findings=LOST),
    "vscode": Case(all_of(without_metadata, of_minor(2)), findings=LOST),
    "retyped-answer": Case(lambda n: n.cells[ANSWER].update(metadata={}), findings=LOST),
    "points-edited": Case(mark(FIRST, points=99), findings=("metadata-edited",)),
    "unlocked": Case(mark(FIRST, locked=False), findings=("metadata-edited",)),
    "test-as-text": Case(edit(FIRST, cell_type="markdown"), findings=("metadata-edited",)),
    # Test cells.
    "test-edited": Case(edit(FIRST, source="2.0"), findings=("cell-edited",)),
    "test-deleted": Case(pop(FIRST), findings=("cell-put-back",)),
    "both-tests-deleted": Case(all_of(pop(FIRST), pop(FIRST)), findings=("cell-put-back",) * 2),
    "test-copied": Case(clone(FIRST, 5), findings=("cell-twice",)),
    "tests-swapped": Case(move(FIRST, SECOND), findings=("cell-moved",)),
    "test-first": Case(move(FIRST, 1), findings=("cell-moved",)),
    # The answer's cell.
    "answer-deleted": Case(
        pop(KERNEL), findings=("cell-deleted",), cause="kernel-cell-deleted", points=0.0
    ),
    "answer-last": Case(
        move(KERNEL, 6), findings=("cell-moved",), cause="kernel-below-test", points=0.0
    ),
    "old-copy-last": Case(
        clone(KERNEL, KERNEL + 1, "one = {}"), findings=("cell-twice",), points=0.0, cause="correct"
    ),
    "old-copy-first": Case(clone(KERNEL, KERNEL, "one = {}"), findings=("cell-twice",)),
    "own-cell-above": Case(
        all_of(kernel('one = {"phases": None}\n# YOUR CODE HERE'), insert(KERNEL, SOLVED)),
        findings=("defined-twice",),
        points=0.0,
        cause="*",
    ),
    "own-cell-below": Case(
        all_of(kernel('one = {"phases": None}'), insert(KERNEL + 1, SOLVED)),
        findings=("defined-twice",),
    ),
    "own-cell-alone": Case(all_of(pop(KERNEL), insert(1, SOLVED)), findings=("cell-deleted",)),
    "own-name": Case(kernel(f"one_v2 = {ANSWERS}"), findings=("kernel-renamed",), **TWO),
    "own-name-in-the-test": Case(
        all_of(
            kernel(f"one_v2 = {ANSWERS}"),
            edit(FIRST, source='harness.check("phase-questions", one_v2).points'),
        ),
        findings=("cell-edited", "kernel-renamed"),
        **TWO,
    ),
    "syntax-error": Case(kernel("x = 1\none = {"), cause="kernel-syntax-error", points=0.0),
    "indentation": Case(kernel("x = 1\n  y = 2\none = 3"), cause="kernel-syntax-error", points=0.0),
    "raises": Case(kernel(f"import nowhere\n{SOLVED}"), cause="kernel-cell-failed", points=0.0),
    "no-import": Case(pop(1), cause="check-failed", points=0.0),
    "not-defined": Case(kernel("pass"), cause="kernel-not-defined", points=0.0),
    # Cells that do something else.
    "loops": Case(insert(KERNEL + 1, "while True: pass")),
    "exits": Case(
        insert(KERNEL, "import os\nos._exit(0)"),
        findings=("run-ended",),
        cause="run-ended",
        points=0.0,
    ),
    "floods": Case(insert(1, "for _ in range(200_000): print('x' * 100)")),
    "asks": Case(insert(1, "input()")),
    "leaves": Case(insert(1, "exit()")),
    "magic": Case(kernel(f"%%time\n{SOLVED}")),
    "shell": Case(insert(1, "!true")),
    "mount": Case(insert(1, "from google.colab import drive\ndrive.mount('/content')")),
    "own-assertion": Case(insert(KERNEL, "assert False, 'not done yet'")),
    "file-beside-it": Case(
        kernel("from helper import one"), wreck=written(f"{SOLVED}\n".encode(), "helper.py")
    ),
    "memory": Case(insert(KERNEL, "kept = bytearray(1 << 42)")),
    "endless-output": Case(insert(KERNEL + 1, "while True: print('x' * 100)")),
    # Nothing to grade, and the other lab.
    "empty": Case(wreck=written(b""), findings=REFUSED, points=None),
    "conflict": Case(wreck=in_conflict, findings=REFUSED, points=None),
    "login-page": Case(wreck=written(b"<html>"), findings=REFUSED, points=None),
    "latin-1": Case(wreck=written(b'{"cells": "\xe4"}'), findings=REFUSED, points=None),
    "nothing": Case(wreck=removed(), findings=("no-notebook",), points=None),
    "two-notebooks": Case(wreck=twice, findings=SEVERAL, points=None),
    "other-lab": Case(wreck=written(OTHER_LAB), findings=OTHER, cause="other-lab", points=0.0),
}


def grade(course: Course, student: str, case: Case) -> str:
    """Submit, grade and return the student's page."""
    handed_in(course, student, case)
    (graded,) = autograde(course, "toy", (student,))
    assert graded.graded == (case.points is not None), graded.findings
    earned = sum(
        points.earned or 0.0 for cell, points in graded.points.items() if cell != "own-words"
    )
    assert (earned, graded.penalty) == (case.points or 0.0, case.penalty)
    feedback = course.api().generate_feedback("toy", student)
    assert feedback["success"], feedback
    return (course.feedback / student / "toy" / "toy.html").read_text()


def on_the_page(html: str) -> tuple[str, ...]:
    """Return the kinds of the findings at the top of the page."""
    top = html[: html.index("Result of the check")] if "Result of the check" in html else html
    return tuple(re.findall(r"""<li class=["']finding ([\w-]+)["']""", top))


OF_THE_RUN = ("run-ended",)
# One of each way to a page, made by `make test`. `make thorough` makes all of them.
OF_EACH_WAY = (
    "two-days-late", "no-words", "own-cell-above", "exits", "empty", "other-lab",
)  # fmt: skip


def admitted_cells(course: Course, student: str) -> list[tuple]:
    path = course.admitted / student / "toy" / "toy.ipynb"
    cells = nbformat.read(path, as_version=4).cells if path.is_file() else ()
    return [(cell.cell_type, cell.source, cell.metadata) for cell in cells]


def _one_of_each() -> list[str]:
    """The name of a case for each combination of findings."""
    return list({case.findings: name for name, case in reversed(CASES.items())}.values())


@pytest.mark.parametrize(
    ("cases", "sounds"),
    [
        (_one_of_each(), list(READ_AS_SOUND)[::5]),
        pytest.param(list(CASES), list(READ_AS_SOUND), marks=pytest.mark.thorough),
    ],
    ids=["each-finding", "all"],
)
def test_admission_names_every_damage(course: Course, cases, sounds) -> None:
    """And no other; what is read as a sound notebook is sound."""
    named, wanted = {}, {}
    for name in cases:
        case = CASES[name]
        handed_in(course, f"admitted-{name}", case)
        findings = admit(course, "toy", f"admitted-{name}")
        named[name] = sorted(finding.kind for finding in findings), fatal(findings)
        kinds = sorted(kind for kind in case.findings if kind not in OF_THE_RUN)
        wanted[name] = kinds, case.points is None
    assert named == wanted
    sound = admitted_cells(course, "admitted-sound")
    assert len(sound) == ANSWER + 1
    other = {}
    for name in sounds:
        change, wreck = READ_AS_SOUND[name]
        handed_in(course, f"admitted-{name}", Case(change, wreck))
        findings = admit(course, "toy", f"admitted-{name}")
        if findings or admitted_cells(course, f"admitted-{name}") != sound:
            other[name] = findings
    assert not other


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if name in OF_EACH_WAY else pytest.mark.thorough)
        for name in CASES
    ],
)
def test_the_page_shows_the_graders_record(course: Course, cells_run_once, name: str) -> None:
    case = CASES[name]
    html = grade(course, name, case)
    assert sorted(on_the_page(html)) == sorted(case.findings)
    for left_out in re.findall(r"<li class=[\"']finding left-out.*?</li>", html):
        assert re.search(r"<code[^>]*>[^<]+\.(<wbr/>)?ipynb</code>", left_out), left_out
    shown = re.search(r'<li class="late-penalty">[^<]*-([\d.]+)', html)
    assert float(shown[1] if shown else 0) == case.penalty
    assert ("27 November, 09:00 UTC, due 25 November, 20:00 UTC" in html) == bool(case.penalty)
    if case.points is None:
        assert "not-graded" in html
        return
    heading = re.search(r"""<a name="own-words"></a>.*?Score: ([^/]*) /""", html, re.S)
    if heading is not None:  # words wait for a person; without any there is nothing to grade
        waits = bool(case.words) and name != "other-lab"
        assert heading[1].replace(".", "").isdigit() != waits
        assert (refusals._WITHOUT in html) == waits
    record = records.read(course.root, "toy", name)["toy"]
    assert sorted(finding.kind for finding in record.findings) == sorted(case.findings)
    causes = record.cells["one-check"].verdict.causes
    if case.cause == "":
        assert causes == ()
    elif case.cause != "*":
        assert causes == (case.cause,)
        assert case.cause in html
    for noted in record.findings:  # findings of an exercise are on its card, too
        for test in set(noted.tests) & {"one-check"}:
            assert noted.kind in SAID_BY_THE_PROBLEM or html.count(f"finding {noted.kind}") > 1, (
                test
            )
    kept = nbformat.read(course.autograded / name / "toy" / "toy.ipynb", as_version=4)
    if name != "other-lab":
        (words,) = (cell.source for cell in kept.cells if grade_id(cell) == "own-words")
        assert words == case.words


def handed_in(course: Course, student: str, case: Case) -> Path:
    notebook = solved(course)
    case.change(notebook)
    folder = course.submitted / student / "toy"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "toy.ipynb").write_text(json.dumps(notebook))
    (folder / "timestamp.txt").write_text("2026-11-24 10:00:00 UTC")
    case.wreck(folder)
    return folder


@pytest.mark.parametrize("name", ["second-download", "own-name", "empty"])
def test_nbgraders_api_accepts_the_same_notebooks(
    course: Course, cells_run_once, name: str
) -> None:
    """Formgrader and `nbgrader autograde` call nbgrader; `harness grade` calls the same code with
    admitted notebooks.
    """
    student, case = f"plain-{name}", CASES[name]
    handed_in(course, student, case)
    result = course.api().autograde("toy", student)
    assert result["success"] == (case.points is not None), result
    earned = gradebook.points(course, "toy", student)
    if case.points is None:
        (why,) = (
            refusal.what for refusal in refusals.read(course.root, "toy")[student] if refusal.fatal
        )
        assert why in result["log"] and why in result["error"]
        assert earned == {}  # no 0 is entered
    else:
        total = sum(
            cell_points.earned or 0.0 for cell, cell_points in earned.items() if cell != "own-words"
        )
        assert total == case.points
        assert sorted(kinds_of(course, student)) == sorted(case.findings)
    assert course.api().generate_feedback("toy", student)["success"]
    page = (course.feedback / student / "toy" / "toy.html").read_text()
    assert sorted(on_the_page(page)) == sorted(case.findings)


def kinds_of(course: Course, student: str) -> list[str]:
    return [finding.kind for finding in records.read(course.root, "toy", student)["toy"].findings]


@pytest.mark.thorough
def test_nbgraders_command_accepts_them(course: Course) -> None:
    for student, case in (("by-command", "second-download"), ("refused-by-command", "empty")):
        handed_in(course, student, CASES[case])
        command = [sys.executable, "-m", "nbgrader", "autograde", "toy", f"--student={student}"]
        place = {"PYTHONPATH": str(ROOT), "HARNESS_COURSE_ROOT": str(course.root)}
        done = subprocess.run(
            command, cwd=course.root, env=os.environ | place, capture_output=True, text=True
        )
        assert (done.returncode == 0) == (CASES[case].points is not None), done.stderr
    assert kinds_of(course, "by-command") == ["other-name"]
    assert "Traceback" not in done.stderr
    (why,) = (o.what for o in refusals.read(course.root, "toy")["refused-by-command"] if o.fatal)
    assert why in done.stderr


def test_an_ungradable_student_has_a_row_and_a_page_and_keeps_earlier_points(
    course: Course,
) -> None:
    student = "first-right-then-empty"
    folder = handed_in(course, student, CASES["sound"])
    (folder / "submission_secret.txt").write_text("first")
    assert next(autograde(course, "toy", (student,))).graded
    assert course.api().generate_feedback("toy", student)["success"]
    (folder / "toy.ipynb").write_bytes(b"")
    (folder / "timestamp.txt").write_text("2026-11-25 10:00:00 UTC")
    (folder / "submission_secret.txt").write_text("second")
    (graded,) = autograde(course, "toy", (student,))
    assert not graded.graded and graded.earned == 5.0
    for _ in range(2):  # once by `grade`, and once more by nbgrader's own step
        page = course.feedback / student / "toy" / "toy.html"
        assert on_the_page(page.read_text()) == REFUSED
        assert page.read_text().count("Result of the check") == 2  # the earlier grading's page
        assert (page.parent / "submission_secret.txt").read_text() == "second"
        assert course.api().generate_feedback("toy", student)["success"]
    rows = [line for line in export.lines(course, "toy") if line.student == student]
    (row,) = (line for line in rows if line.property == export.REFUSED)
    assert row.score is None and row.reason == refusals.reason(graded.findings)
    assert len(rows) == 4
    out = io.StringIO()
    export.write(rows, out)
    (shown,) = (
        entry for entry in gathered.gather(course, "toy").students if entry.student == student
    )
    assert (shown.state, shown.reason, shown.score) == (gathered.NOT_GRADED, row.reason, 5.0)
    assert "" not in shown.points
    handed_in(course, student, CASES["sound"])  # and again, right
    assert next(autograde(course, "toy", (student,))).graded
    assert student not in refusals.read(course.root, "toy")
    assert course.api().generate_feedback("toy", student)["success"]
    assert on_the_page(page.read_text()) == ()


def test_the_exchange_releases_pages_under_the_submitted_names(course: Course) -> None:
    cases = {"renamed-in-exchange": "second-download", "refused-in-exchange": "empty"}
    for student, case in cases.items():
        folder = handed_in(course, student, CASES[case])
        (folder / "submission_secret.txt").write_text(student)
        (folder / "notes.html").write_text("a page of the student's own")
        list(autograde(course, "toy", (student,)))
        assert course.api().generate_feedback("toy", student)["success"]
        assert course.api().release_feedback("toy", student)["success"]
    outbound = course.root / "exchange" / "tma-labs" / "feedback"
    for student, notebook in (("renamed-in-exchange", "toy (1)"), ("refused-in-exchange", "toy")):
        name = notebook_hash(secret=student, notebook_id=notebook)  # for `fetch_feedback`
        page = (outbound / f"{name}.html").read_text()
        assert on_the_page(page) == CASES[cases[student]].findings
