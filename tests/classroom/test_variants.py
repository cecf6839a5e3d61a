"""What a known-wrong answer has to say about itself."""

from __future__ import annotations

import pytest

from harness.classroom.course.course import CourseError
from harness.classroom.labs.variants import read_variant

HEADER = '"""About.\n\nexercise: tile-copy\nloses: {loses}\nhazards: {hazards}\n"""\n'


def write(tmp_path, text):
    path = tmp_path / "some_name.py"
    path.write_text(text)
    return path


def test_read(tmp_path) -> None:
    text = HEADER.format(loses="correct, synchronised", hazards="data-race")
    variant = read_variant(write(tmp_path, text))
    assert (variant.name, variant.about) == ("some-name", "About.")
    assert variant.loses == ("correct", "synchronised") and variant.hazards == ("data-race",)
    assert variant.points == 0.0


def test_nothing_and_none(tmp_path) -> None:
    variant = read_variant(write(tmp_path, HEADER.format(loses="nothing", hazards="none")))
    assert variant.loses == variant.hazards == ()
    assert variant.points == 5.0


def test_what_is_not_said_is_named(tmp_path) -> None:
    with pytest.raises(CourseError, match=r"some_name\.py: its docstring does not say loses"):
        read_variant(write(tmp_path, '"""About.\n\nexercise: tile-copy\nhazards: none\n"""\n'))


def test_a_property_that_is_none(tmp_path) -> None:
    with pytest.raises(CourseError, match="loses style: not a property"):
        read_variant(write(tmp_path, HEADER.format(loses="style", hazards="none")))
