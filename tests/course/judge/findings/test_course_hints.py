"""A course's own hints in a verdict replace an exercise's, and nothing else changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from harness.base.errors import FileError
from harness.course import exercises
from harness.course.exercises.hints import HintsError
from harness.course.judge import finding_hints
from harness.course.judge.verdict import HazardReport, Problem, Verdict

OURS = ("a", "b", "c")
OWN = exercises.get("drain").hints
HAZARD = HazardReport(
    "data-race", "error", "m", 3, "s", "", None, "", ((0, 0),), ("late",), ((1,),), OWN["data-race"]
)
VERDICT = Verdict(
    "drain",
    wrong_hints=OWN["wrong-output"],
    hazards=(HAZARD,),
    problems=(Problem("hang", "it hangs", hints=OWN["hang"]),),
)


def test_each_kind_gets_its_own_hints() -> None:
    course_hints = {"drain": {"data-race": OURS, "hang": OURS, "wrong-output": OURS}}
    assert finding_hints.put_into(VERDICT, course_hints) == replace(
        VERDICT,
        wrong_hints=OURS,
        hazards=(replace(HAZARD, hints=OURS),),
        problems=(Problem("hang", "it hangs", hints=OURS),),
    )


@pytest.mark.parametrize(
    "course_hints",
    [{}, {"ring-copy": {"hang": OURS}}, {"drain": {"fault": OURS, "unwritten-output": OURS}}],
)
def test_omitted_entries_keep_their_defaults(course_hints) -> None:
    assert finding_hints.put_into(VERDICT, course_hints) == VERDICT


def test_a_verdict_on_an_unknown_exercise_is_unchanged() -> None:
    verdict = Verdict("", problems=(Problem("no-exercise", "m"),))
    assert finding_hints.put_into(verdict, {"drain": {"hang": OURS}}) == verdict


def test_the_course_file_is_read_if_present(tmp_path) -> None:
    assert finding_hints.read(tmp_path) == {}
    (tmp_path / "hints.md").write_text("# drain\n## hang\n1. a\n2. b\n3. c\n")
    assert finding_hints.read(tmp_path) == {"drain": {"hang": OURS}}
    (tmp_path / "hints.md").write_text("# drain\n## hang\n1. a\n")
    with pytest.raises(HintsError, match=r"hints\.md: drain: hang"):
        finding_hints.read(tmp_path)
    (tmp_path / "hints.md").write_bytes(b"\xff")
    with pytest.raises(FileError, match=r"hints\.md: .*\bUTF-8\b"):
        finding_hints.read(tmp_path)
