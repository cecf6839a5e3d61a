"""Submissions that cannot be graded: the reason is kept next to the records, and is on the
student's page, in `export`, in the report and in Formgrader.

    grading/LAB/.refused/STUDENT.json
"""

from __future__ import annotations

import math
import re
import shutil
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from nbconvert.preprocessors import CSSHTMLHeaderPreprocessor
from nbformat import NotebookNode
from nbgrader.api import Gradebook
from nbgrader.converters import GenerateFeedback
from nbgrader.converters.base import BaseConverter, NbGraderException
from nbgrader.preprocessors import GetGrades
from nbgrader.utils import temp_attrs
from traitlets import default

from harness.base.files import reading
from harness.base.processes import codec
from harness.classroom.admission.files import read as read_file
from harness.classroom.admission.findings import Finding
from harness.classroom.admission.rendering import LaidOutPage
from harness.classroom.grading import records
from harness.course import listed_notices

_FOLDER = ".refused"  # no student's name begins with a dot
_BODY = re.compile(r"<body[^>]*>")
_BEGIN, _END = "<!-- not graded -->", "<!-- /not graded -->"
_SECTION = re.compile(f"{_BEGIN}.*?{_END}", re.S)
_OF_THE_EXCHANGE = ("timestamp.txt", "submission_secret.txt")
_MOST_BYTES = 1000
_PAGE = Template((Path(__file__).parent / "not_graded.html").read_text())
_ALONE = "<!-- nothing graded before -->"
_WAITS = "not graded yet"
_WAITING, _LATE = "a cell waits for a person", "late"  # keys of a page's resources
_PENALTY = "Late submission penalty"  # nbgrader's words
_WITHOUT = "The score does not include answers that a person has still to grade."
# nbgrader's page of feedback has no layout for a phone, no dark theme, too little contrast, and no
# wrapped lines of output.
_LAYOUT = (Path(__file__).parent / "feedback.html").read_text()


def write(root: Path, lab: str, student: str, findings: Iterable[Finding]) -> None:
    """Keep the reason why a submission cannot be graded, and put it on the student's page."""
    records.put(_path(root, lab, student), codec.dumps(records.Noted(tuple(findings))))


def forget(root: Path, lab: str, student: str) -> None:
    """Forget the reason: the submission can be graded."""
    _path(root, lab, student).unlink(missing_ok=True)


def read(root: Path, lab: str) -> dict[str, tuple[Finding, ...]]:
    """Return the findings of each submission to ``lab`` that cannot be graded, by student."""
    folder = root / records.FOLDER / lab / _FOLDER
    findings = {}
    for path in sorted(folder.glob("*.json")):
        with reading(path, "the reason why a submission was not graded"):
            findings[path.stem] = codec.loads_kept(records.Noted, path.read_text()).findings
    return findings


def reason(findings: Iterable[Finding]) -> str:
    """Return why there is no grade, in a line."""
    return "; ".join(str(finding) for finding in findings if finding.fatal)


def is_told(findings: Iterable[Finding]) -> bool:
    """Return True if the student can do something about the reason. The page has nothing that the
    grader has to put right."""
    return any(finding.fatal and not finding.for_grader for finding in findings)


def write_page(submitted: Path, feedback: Path, notebook: str, findings: Iterable[Finding]) -> None:
    """Write the reason into the page of ``notebook`` in the folder ``feedback``, above the
    results of an earlier submission. Next to it go the date and the secret of ``submitted``,
    under which the exchange hands it out."""
    feedback.mkdir(parents=True, exist_ok=True)
    page = feedback / f"{notebook}.html"
    alone = _PAGE.substitute(lab=escape(notebook))
    text = page.read_text(encoding="utf-8") if page.is_file() else alone
    earlier = _ALONE not in text
    section = f"{_BEGIN}{_section(notebook, tuple(findings), earlier)}{_END}"
    text = _SECTION.sub("", text)
    page.write_text(_BODY.sub(lambda body: body[0] + section, text, count=1), encoding="utf-8")
    for name in _OF_THE_EXCHANGE:
        content = read_file(str(submitted), name, _MOST_BYTES)
        if content is not None:
            (feedback / name).write_bytes(content)


def for_student(findings: Iterable[Finding]) -> str:
    """Return the findings that concern the student, as HTML."""
    return listed_notices(
        [(notice.kind.value, notice.for_student) for notice in findings if not notice.for_grader]
    )


def _section(notebook: str, findings: tuple[Finding, ...], earlier: bool) -> str:
    after = "<p>Hand it in again once this is put right.</p>"
    if earlier:
        after += "<p>What follows is about your earlier submission, whose points are kept.</p>"
    head = f"<h1>{escape(notebook)}: not graded</h1>"
    return f"<section class='not-graded'>{head}{for_student(findings)}{after}</section>"


class Scores(GetGrades):
    """nbgrader's step; the score of a cell that waits for a person is not a number."""

    def preprocess(
        self, nb: NotebookNode, resources: dict[str, Any]
    ) -> tuple[NotebookNode, dict[str, Any]]:
        nb, resources = super().preprocess(nb, resources)
        where = resources["nbgrader"]
        with Gradebook(where["db_url"]) as gradebook:
            submission = gradebook.find_submission(where["assignment"], where["student"])
            if submission.total_seconds_late > 0:
                times = f"{submission.timestamp:%d %B, %H:%M}", f"{submission.duedate:%d %B, %H:%M}"
                resources[_LATE] = "{} UTC, due {} UTC".format(*times)
        return nb, resources

    def _get_score(self, cell: NotebookNode, resources: dict[str, Any]) -> None:
        super()._get_score(cell, resources)
        place = self.notebook_id, self.assignment_id, self.student_id
        data = cell.metadata.nbgrader
        grade = self.gradebook.find_grade(data["grade_id"], *place)
        if grade.needs_manual_grade and grade.manual_score is None:
            data["score"] = math.nan
            resources[_WAITING] = True


class FeedbackPage(LaidOutPage):
    """nbgrader's page of feedback, laid out for phones and dark themes, too."""

    def default_filters(self) -> Iterator[tuple[str, Any]]:
        yield from super().default_filters()  # type: ignore[no-untyped-call]
        yield "round", _score

    def from_notebook_node(
        self, nb: NotebookNode, resources: dict[str, Any] | None = None, **kw: Any
    ) -> tuple[Any, dict[str, Any]]:
        page, resources = super().from_notebook_node(nb, resources, **kw)
        page = page.replace("</head>", f"{_LAYOUT}</head>", 1)
        if _LATE in resources:
            page = page.replace(_PENALTY, f"{_PENALTY}, handed in {resources[_LATE]}", 1)
        if _WAITING in resources:
            page = page.replace("</h4>", f"</h4><p>{_WITHOUT}</p>", 1)
        return page, resources


def _score(score: float, digits: int = 0) -> object:
    """The templates' filter `round`."""
    return _WAITS if math.isnan(score) else round(score, digits)


def place(converter: BaseConverter, directory: str, student: str) -> Path:
    """Return the folder of the converter's assignment in a directory of the course."""
    course = converter.coursedir
    path = course.format_path(getattr(course, directory), student, course.assignment_id)
    return Path(path).absolute()


class Feedback(GenerateFeedback):
    """nbgrader's `GenerateFeedback`, which also writes the pages of students whose submissions
    cannot be graded."""

    _place = place

    @default("exporter_class")
    def _exporter_class_default(self) -> type[FeedbackPage]:
        return FeedbackPage

    @default("preprocessors")
    def _preprocessors_default(self) -> list[Any]:
        return [Scores, CSSHTMLHeaderPreprocessor]

    def start(self) -> None:
        lab, root = self.coursedir.assignment_id, Path(self.coursedir.root)
        only = self.coursedir.student_id
        refused = {
            student: findings
            for student, findings in read(root, lab).items()
            if only in ("", "*", student) and is_told(findings)
        }
        for student in refused:  # otherwise nbgrader keeps the page of an earlier grading
            shutil.rmtree(self._place("feedback_directory", student), ignore_errors=True)
        try:  # a page of the student's own is not feedback
            with temp_attrs(self.coursedir, ignore=[*self.coursedir.ignore, "*.html"]):
                super().start()
        except NbGraderException:
            if not refused or self.assignments:
                raise
        release = self._place("release_directory", ".")
        for student, reasons in refused.items():
            submitted = self._place("submitted_directory", student)
            feedback = self._place("feedback_directory", student)
            for path in sorted(release.glob("*.ipynb")):
                write_page(submitted, feedback, path.stem, reasons)


def _path(root: Path, lab: str, student: str) -> Path:
    return root / records.FOLDER / lab / _FOLDER / f"{student}.json"
