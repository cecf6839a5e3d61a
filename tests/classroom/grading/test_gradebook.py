"""Late penalties, equal in every way of grading."""

from __future__ import annotations

import csv
import io
import re
from datetime import timedelta
from pathlib import Path

import pytest
from nbgrader.api import Gradebook
from nbgrader.utils import parse_utc
from rich.console import Console
from traitlets import TraitError

from harness.base.errors import FileError
from harness.classroom import tables
from harness.classroom.course.course import CONFIG, Course
from harness.classroom.grading import export
from harness.classroom.grading.gradebook import EXTENSIONS, LatePolicy, extend
from harness.classroom.grading.one import Graded, autograde
from harness.classroom.many.batch import Batch
from harness.classroom.report import gathered, page
from tests.classroom.conftest import ANSWERS, ROOT, make_course, put_in

HOUR, DAY = 3600.0, 86400.0
POLICY = "c.LatePolicy.grace_hours = 2\nc.LatePolicy.percent_per_day = 15\nc.LatePolicy.most_percent = 50\n"  # noqa: E501


def test_a_penalty_per_started_day_up_to_the_cap() -> None:
    policy = LatePolicy(grace_hours=2.0, percent_per_day=15.0, most_percent=50.0)
    percents = {
        1: 0.0,
        2 * HOUR: 0.0,
        2 * HOUR + 1: 15.0,
        2 * HOUR + DAY: 15.0,
        2 * HOUR + DAY + 1: 30.0,
        2 * HOUR + 3 * DAY: 45.0,
        2 * HOUR + 3 * DAY + 1: 50.0,
        365 * DAY: 50.0,
    }
    assert {late: policy.percent(late) for late in percents} == percents
    for late, percent in percents.items():
        taken = policy.late_submission_penalty("anybody", 8.0, late)
        assert taken == (8.0 * percent / 100 if percent else None)


def test_there_is_no_late_penalty_by_default() -> None:
    assert LatePolicy().late_submission_penalty("anybody", 8.0, 99 * DAY) is None


@pytest.mark.parametrize("wrong", [{"percent_per_day": 120.0}, {"grace_hours": -1.0}])
def test_an_invalid_policy_is_refused(wrong) -> None:
    with pytest.raises(TraitError):
        LatePolicy(**wrong)


DUE = parse_utc("2026-03-01 12:00:00 UTC")
# Students by how late they are: within the grace, and far over the cap.
LATE = {"grace": HOUR, "cap": 30 * DAY}
TAKEN = {"grace": None, "cap": 5.0 * 0.5}


@pytest.fixture(scope="module")
def course(tmp_path_factory) -> Course:
    new_course = make_course(tmp_path_factory.mktemp("late"))
    config = new_course.root / "nbgrader_config.py"
    config.write_text(
        f"c = get_config()\nload_subconfig({str(ROOT / 'nbgrader_config.py')!r})\n" + POLICY
    )
    with Gradebook(new_course.gradebook_url) as book:
        book.update_or_create_assignment("toy", duedate=DUE.replace(tzinfo=None))
    for student, late in LATE.items():
        date = f"{DUE + timedelta(seconds=late):%Y-%m-%d %H:%M:%S} UTC"
        put_in(new_course, student, f"one = {ANSWERS}", date)
    return Course(new_course.root, config)


def penalties(course: Course) -> dict[str, float | None]:
    with Gradebook(course.gradebook_url) as book:
        return {
            student: book.find_submission_notebook("toy", "toy", student).late_submission_penalty
            for student in LATE
        }


def forget(course: Course) -> None:
    with Gradebook(course.gradebook_url) as book:
        for student in LATE:
            book.find_submission_notebook("toy", "toy", student).late_submission_penalty = 99.0
        book.db.commit()


def test_serial_and_batch_apply_the_same_penalty(course, cells_run_once) -> None:
    from distributed import Client

    for student in LATE:  # nbgrader's own command
        assert course.api().autograde("toy", student, force=True, create=True)["success"]
    assert penalties(course) == pytest.approx(TAKEN)
    forget(course)
    assert all(grade.graded for grade in autograde(course, "toy"))
    assert penalties(course) == pytest.approx(TAKEN)
    forget(course)
    with Client(
        processes=False, n_workers=1, threads_per_worker=1, dashboard_address=None
    ) as client:
        assert all(result.graded for result in Batch(course, "toy").run(client))
        assert penalties(course) == pytest.approx(TAKEN)


def test_every_figure_matches_the_gradebook(course, cells_run_once, tmp_path) -> None:
    """The report, the table that `grade` prints, and both exports."""
    graded = {student.student: student for student in autograde(course, "toy")}
    left = {student: 5.0 - (taken or 0.0) for student, taken in TAKEN.items()}
    assert {name: student.score for name, student in graded.items()} == pytest.approx(left)
    printed = io.StringIO()
    Console(file=printed, width=200).print(tables.points_table("toy", list(graded.values())))
    (row,) = (line for line in printed.getvalue().splitlines() if "cap" in line)
    assert [cell.strip() for cell in row.split("│")[-4:-2]] == ["-2.5", "2.5"]
    refused = Graded("nobody", False)
    Console(file=printed, width=200).print(tables.points_table("toy", [refused]))
    (row,) = (line for line in printed.getvalue().splitlines() if "nobody" in line)
    assert not re.search(r"\d", row)
    for line in export.lines(course, "toy"):
        assert line.late_submission_penalty == pytest.approx(TAKEN[line.student] or 0.0)
        assert line.submission_score == pytest.approx(left[line.student])
    report = gathered.gather(course, "toy")
    assert {student.student: student.score for student in report.students} == pytest.approx(left)
    page.write(report, tmp_path)
    for row in csv.DictReader((tmp_path / "students.csv").open()):
        assert float(row["points"]) == pytest.approx(left[row["student"]])
        assert float(row["late_penalty"]) == pytest.approx(TAKEN[row["student"]] or 0.0)


def test_another_due_date_is_noticed_by_the_next_grade(course, cells_run_once) -> None:
    from distributed import Client

    with Client(
        processes=False, n_workers=1, threads_per_worker=1, dashboard_address=None
    ) as client:
        list(Batch(course, "toy").run(client))
    with Gradebook(course.gradebook_url) as book:
        book.update_or_create_assignment(
            "toy", duedate=(DUE + timedelta(days=40)).replace(tzinfo=None)
        )
    try:
        batch = Batch(course, "toy")
        assert batch.left == ()  # nothing has to run again
        assert batch.update_penalties() == ("cap",)
        assert set(penalties(course).values()) == {None}
        assert batch.update_penalties() == ()
        extend(course, "toy", "cap", timedelta(days=-35))
        assert batch.update_penalties() == ("cap",) and penalties(course)["cap"] == 2.5
        extend(course, "toy", "cap", timedelta())
        assert batch.update_penalties() == ("cap",)
    finally:
        with Gradebook(course.gradebook_url) as book:
            book.update_or_create_assignment("toy", duedate=DUE.replace(tzinfo=None))


def test_extensions_are_written_whole_or_not_at_all(tmp_path, monkeypatch) -> None:
    course = Course(tmp_path, ROOT / CONFIG)
    extend(course, "toy", "ada", timedelta(days=1))
    kept = (tmp_path / EXTENSIONS).read_text()

    def killed(path: Path, *args: object, **options: object) -> None:
        path.write_bytes(b"")
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch, pytest.raises(OSError, match="space"):
        patch.setattr(Path, "write_text", killed)
        extend(course, "toy", "bob", timedelta(days=1))
    assert (tmp_path / EXTENSIONS).read_text() == kept
    (tmp_path / EXTENSIONS).write_text("")
    with pytest.raises(FileError, match=r"extensions\.json"):
        extend(course, "toy", "bob", timedelta(days=1))
