"""Hints as text: their format, the precedence of files, and a course's own hints."""

from __future__ import annotations

import pytest

from harness.course import exercises
from harness.course.exercises.hints import HintsError, hints_in, hints_in_notebook, of_course
from tests.naming import naming

SECTION = "## hang\n1. One\n   and more.\n2. Two.\n3. Three, `x  y`.\n"


def written(folder, name, text):
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text)


def test_without_a_file_the_general_hints_apply(tmp_path) -> None:
    common = hints_in(tmp_path)
    assert common == exercises.get("stream-depth-1").hints
    assert len(common["hang"]) == 3


def test_an_exercises_own_hints_override_general_ones(tmp_path) -> None:
    common = hints_in(tmp_path)
    written(tmp_path, "hints.md", SECTION)
    hints = hints_in(tmp_path)
    assert hints["hang"] == ("One and more.", "Two.", "Three, `x y`.")
    assert {**hints, "hang": ()} == {**common, "hang": ()}


def test_notebook_hints_do_not_appear_on_cards(tmp_path) -> None:
    common = hints_in(tmp_path)
    written(tmp_path, "hints.md", SECTION.replace("hang", "in the notebook"))
    assert hints_in(tmp_path) == common
    assert hints_in_notebook(tmp_path) == ("One and more.", "Two.", "Three, `x y`.")


def test_linked_hints_rank_between_own_and_general_ones(tmp_path) -> None:
    shared = SECTION + "## fault\n1. a\n2. b\n3. c\n"
    written(tmp_path, "ring.md", shared)
    own = "Those of [a ring](../ring.md).\n\n## fault\n1. x\n2. [y](../not.md)\n3. z\n"
    written(tmp_path / "exercise", "hints.md", own)
    hints = hints_in(tmp_path / "exercise")
    assert hints["hang"][0] == "One and more."
    assert hints["fault"] == ("x", "[y](../not.md)", "z")


@pytest.mark.parametrize(
    "text",
    [
        "## hang\n1. One.\n2. Two.\n",
        "## hang\n",
        "## hang\n1. a\n2. b\n3. c\n4. d\n",
        "## hang\n1. a\n3. b\n2. c\n",
        "## hang\n1. a\n2. \n3. c\n",
    ],
)
def test_a_hint_needs_three_levels(text) -> None:
    with pytest.raises(HintsError, match=naming("hints.md", "drain", "hang", 3)):
        of_course(f"# drain\n{text}", "hints.md", ["drain"])


def test_a_course_file_sets_hints_by_exercise() -> None:
    hints = of_course(f"Ours.\n\n# drain\n{SECTION}\n# ring-copy\n", "f", ["drain", "ring-copy"])
    assert set(hints) == {"drain", "ring-copy"} and hints["ring-copy"] == {}
    assert hints["drain"]["hang"][1] == "Two."


def test_an_unknown_exercise_is_named() -> None:
    with pytest.raises(HintsError, match=naming("hints.md", "# drian", "drain")):
        of_course(f"# drian\n{SECTION}", "hints.md", ["drain"])
