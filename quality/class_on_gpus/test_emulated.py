"""A small class graded by the program on the emulator, as it grades a large one on GPUs."""

from __future__ import annotations

from pathlib import Path

from quality.class_on_gpus.grading import How, grade, problems
from quality.class_on_gpus.roster import course_of, roster


def test_a_small_class_earns_the_expected_points_on_the_emulator(tmp_path: Path) -> None:
    members = tuple(
        member for member in roster(7) if member.kind in ("correct", "hanging", "wrecked")
    )
    course = course_of(tmp_path / "course", members)
    outcome = grade(course, How((), "best-effort", workers=2))
    assert problems(outcome, members) == []
    assert 0.0 < outcome.first_done_s <= outcome.seconds and outcome.peak_bytes
    # The same, compared with another class's expected points: it has to find that.
    assert len(problems(outcome, roster(7)[3:6])) == 2
