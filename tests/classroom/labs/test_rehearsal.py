"""The complete cycle on the real lab, with as few students as possible."""

from __future__ import annotations

import pytest

from harness.classroom.course.course import Course
from tests.classroom.conftest import ROOT
from tests.classroom.rehearsal import Rehearsal, rehearse

STUDENTS = ("reference", "skeleton", "no-proxy-fence", "not-json")
pytestmark = pytest.mark.thorough  # a course is made, and everybody graded


@pytest.fixture(scope="module")
def rehearsal(tmp_path_factory) -> Rehearsal:
    return rehearse(
        Course(ROOT, ROOT / "nbgrader_config.py"),
        "tile_copy",
        tmp_path_factory.mktemp("rehearsal") / "course",
        only=STUDENTS,
        report=lambda step: None,
    )


def test_every_rehearsed_student_earns_the_expected_points(rehearsal: Rehearsal) -> None:
    earned = {row.student.name: row.exported for row in rehearsal.rows}
    assert earned == {"reference": 14.0, "skeleton": 0.0, "no-proxy-fence": 11.0, "not-json": 0.0}
    assert all(row.as_expected for row in rehearsal.rows)
    assert rehearsal.problems == () and rehearsal.as_expected
