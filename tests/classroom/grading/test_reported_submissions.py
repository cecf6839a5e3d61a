"""The reported submissions, graded in a single run: the page of each student, and the same in
`export`, in the report and in Formgrader.

Kernels are judged here, and each exercise has a card of its own.
"""

from __future__ import annotations

import copy
import json
import re
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path

import nbformat
import pytest
from nbformat import NotebookNode

from harness.classroom.course.course import Course
from harness.classroom.course.notebooks import grade_id, read_text_notebook
from harness.classroom.grading import export, records, refusals
from harness.classroom.grading.no_submission import NoSubmission
from harness.classroom.grading.one import Graded, autograde
from harness.classroom.labs.release import generate
from harness.classroom.report import gathered
from harness.course.exercises.model_answers import SOLUTION_MARKS
from harness.course.outputs import OutputCause
from harness.sanitizer.diagnosis import Cause
from tests.classroom.conftest import ROOT
from tests.classroom.grading.reported import (
    ANSWER,
    BOTH,
    CHECK,
    LAB,
    POSSIBLE,
    SUBMISSIONS,
    SUBMITTED,
    WORDS,
    Submission,
    cell,
    released,
)
from tests.classroom.grading.test_students_page import on_the_page

DUE = datetime(2026, 11, 25, 12)
PERCENT = 10.0
SETTINGS = f"""\
c = get_config()
load_subconfig({str(ROOT / "nbgrader_config.py")!r})
c.RunAndJudge.cell_s = 10.0
c.RunAndJudge.notebook_s = 60.0
c.LatePolicy.percent_per_day = {PERCENT}
"""


def solution() -> NotebookNode:
    """The lab as a student solves it."""
    notebook = released()
    solved = read_text_notebook(ROOT / "solutions" / LAB / f"{LAB}.py")
    for each, ours in zip(notebook.cells, solved.cells, strict=True):
        if each.cell_type == "code" and grade_id(each):
            lines = ours.source.splitlines()
            each.source = "\n".join(line for line in lines if line.strip() not in SOLUTION_MARKS)
    cell(notebook, WORDS).source = ANSWER
    return notebook


@dataclass
class GradedClass:
    """A course after its run, and what everybody reads of it."""

    course: Course
    graded: dict[str, Graded]

    def page(self, student: str) -> str:
        return Path(self.course.feedback, student, LAB, f"{LAB}.html").read_text()

    @cached_property
    def exported(self) -> tuple[export.Line, ...]:
        return tuple(export.lines(self.course, LAB))

    @cached_property
    def report(self) -> gathered.ClassReport:
        return gathered.gather(self.course, LAB)


@pytest.fixture(scope="module")
def graded_class(request, tmp_path_factory: pytest.TempPathFactory) -> GradedClass:
    """Submit and grade for all tests that this session has chosen, in a single run."""
    chosen = [item.callspec.params["name"] for item in request.session.items if in_the_class(item)]
    root = tmp_path_factory.mktemp("reported").resolve()
    (root / "nbgrader_config.py").write_text(SETTINGS)
    course = Course(root, root / "nbgrader_config.py")
    (course.sources / LAB).mkdir(parents=True)
    (course.sources / LAB / f"{LAB}.py").write_bytes(
        (ROOT / "solutions" / LAB / f"{LAB}.py").read_bytes()
    )
    generate(course, (LAB,))
    with course.gradebook() as book:
        book.update_or_create_assignment(LAB, duedate=DUE)
    solved = solution()
    for name in chosen:
        hand_in(course, name, SUBMISSIONS[name], copy.deepcopy(solved))
    graded = {one.student: one for one in autograde(course, LAB)}
    assert course.api().generate_feedback(LAB)["success"]
    return GradedClass(course, graded)


def in_the_class(item: pytest.Item) -> bool:
    return item.path == Path(__file__) and item.originalname == "test_a_reported_submission"


def hand_in(course: Course, student: str, submission: Submission, notebook: NotebookNode) -> None:
    submission.change(notebook)
    folder = course.submitted / student / LAB
    folder.mkdir(parents=True)
    (folder / f"{LAB}.ipynb").write_text(json.dumps(notebook, indent=1))
    (folder / "timestamp.txt").write_text(SUBMITTED)
    submission.wreck(folder)


# Judged by `make test`; `make thorough` judges all of them.
DAILY = ("no-fence", "zero-bytes")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if name in DAILY else pytest.mark.thorough)
        for name in SUBMISSIONS
    ],
)
def test_a_reported_submission(graded_class: GradedClass, name: str) -> None:
    submission, graded = SUBMISSIONS[name], graded_class.graded[name]
    assert sorted(kind.kind.value for kind in graded.findings) == sorted(submission.findings)
    html = graded_class.page(name)
    assert '<meta name="viewport"' in html  # nbgrader's own pages have none
    assert sorted(on_the_page(html)) == sorted(submission.findings)
    if submission.points is None:
        assert not graded.graded and "not-graded" in html
        assert_refused_everywhere(graded_class, name, graded)
        return
    assert graded.graded
    assert {test: graded.points[test].earned for test in BOTH} == submission.points
    verdict = records.read(graded_class.course.root, LAB, name)[LAB].cells[CHECK].verdict
    assert verdict.causes[:1] == ((submission.cause,) if submission.cause else ())
    # Other than the kind of a problem.
    if submission.cause in (*Cause, *OutputCause, *NoSubmission):
        assert submission.cause in first_card(html)
    assert on_the_page(first_card(html)) == submission.on_card
    for hazard in verdict.hazards[:1]:
        lines = tuple(line.strip() for line in (hazard.source, hazard.other_source))
        assert lines == submission.at
    kept = graded_class.course.autograded / name / LAB / f"{LAB}.ipynb"
    if submission.words:
        assert cell(nbformat.read(kept, as_version=4), WORDS).source == submission.words
    assert_graded_everywhere(graded_class, name, submission)


def first_card(html: str) -> str:
    """The card of `tile-copy`, wherever its test is in the notebook."""
    cards = html.split("Result of the check")[1:]
    names = [re.findall(r">\s*(first-load|tile-copy[\w-]*)</code>", card)[0] for card in cards]
    return cards[names.index("tile-copy")]


def assert_graded_everywhere(
    graded_class: GradedClass, student: str, submission: Submission
) -> None:
    """`export`, the report and Formgrader have the points, penalty and cause of the page."""
    assert submission.points is not None
    total, waits = sum(submission.points.values()), bool(submission.words)
    penalty = total * PERCENT / 100 * -(-submission.late_h // 24)
    rows = [row for row in graded_class.exported if row.student == student]
    tests = {row.cell: row.score for row in rows if row.property != export.BY_HAND}
    assert tests == submission.points
    assert {row.cell for row in rows if row.property == export.BY_HAND} == {WORDS}
    of_all = {
        (row.seconds_late / 3600, row.late_submission_penalty, row.submission_score) for row in rows
    }
    assert of_all == {(submission.late_h, penalty, total - penalty)}
    lost = sum(row.max - row.points for row in rows if row.cell == CHECK)
    assert lost == BOTH[CHECK] - submission.points[CHECK]
    (shown,) = (row for row in graded_class.report.students if row.student == student)
    state = gathered.WAITS if waits else gathered.PART if total else gathered.NONE
    assert (shown.state, shown.score, shown.possible) == (state, total - penalty, POSSIBLE)
    assert (shown.penalty, shown.seconds_late) == (penalty, submission.late_h * 3600)
    mistakes = [row for row in graded_class.report.mistakes if student in row.students]
    causes = [mistake.cause or mistake.kind for mistake in mistakes]
    assert (submission.cause in causes) if submission.cause else causes == []
    listed = graded_class.course.api().get_submission(LAB, student)
    assert listed["autograded"] and listed["needs_manual_grade"] == waits
    assert (listed["score"], listed["max_score"]) == (total, POSSIBLE)


def assert_refused_everywhere(graded_class: GradedClass, student: str, graded: Graded) -> None:
    """`export`, the report and Formgrader have the reason of the page, and no points."""
    course, reason = graded_class.course, refusals.reason(graded.findings)
    assert list(refusals.read(course.root, LAB)[student]) == list(graded.findings)
    (row,) = (row for row in graded_class.exported if row.student == student)
    assert (row.property, row.score, row.reason) == (export.REFUSED, None, reason)
    (shown,) = (row for row in graded_class.report.students if row.student == student)
    assert (shown.state, shown.reason, shown.score) == (gathered.NOT_GRADED, reason, None)
    listed = course.api().get_submission(LAB, student)
    assert listed["submitted"] and not listed["autograded"]
    clicked = course.api().autograde(LAB, student)
    (why,) = (finding.what for finding in graded.findings if finding.fatal)
    assert not clicked["success"] and why in clicked["log"] and why in clicked["error"]
