"""The page on the architecture: its drawing matches the code, and its paths exist."""

from __future__ import annotations

import itertools
import re
import textwrap

import pytest

from docs.pictures.architecture import (
    PICTURES,
    STEP_CHARACTERS,
    WAY,
    function_of,
    reduced,
    sentence,
)
from harness.course.views.drawing import NARROW
from tests.import_graph import ROOT, all_imports, rooms

PAGE = (ROOT / "docs" / "architecture.md").read_text()


def test_the_drawings_match_the_code() -> None:
    stale = [
        name
        for name, picture in PICTURES.items()
        if (ROOT / "docs" / "pictures" / f"{name}.svg").read_text()
        != picture().svg(alone=True, dark=None) + "\n"
    ]
    assert stale == [], "run: python -m docs.pictures.architecture"


def test_each_drawing_has_a_layout_for_phones() -> None:
    for name in ("architecture", "check"):
        assert PICTURES[f"{name}.narrow"]().width <= NARROW
        assert f"pictures/{name}.svg" in PAGE and f"pictures/{name}.narrow.svg" in PAGE


def test_each_step_of_a_check_imports_the_next() -> None:
    """Except for the last step, which only shows the result."""
    imports = all_imports()

    def reached(module: str) -> set[str]:
        modules, new = set(), {module}
        while new:
            modules |= new
            new = {other for module_ in new for other in imports.get(module_, ())} - modules
        return modules

    for (process, module, _), (following, other, _) in itertools.pairwise(WAY[:-1]):
        if process == following:
            assert other in reached(module) or module in reached(other), (module, other)
    assert [function_of(module, name)[1] for _, module, name in WAY].count("") == 0


def test_each_step_of_a_check_is_described_by_its_own_sentence_which_fits_its_box() -> None:
    sentences = [function_of(module, name)[0] for _, module, name in WAY]
    assert len(set(sentences)) == len(WAY)
    assert all(len(textwrap.wrap(words, STEP_CHARACTERS)) <= 3 for words in sentences)


def test_a_missing_step_is_an_error() -> None:
    with pytest.raises(LookupError):
        function_of("harness.course.checking", "no_such_function")


def test_every_room_has_a_docstring() -> None:
    assert all(len(sentence(room)) > 10 for room in rooms("harness", all_imports()))


def test_transitive_arrows_are_omitted() -> None:
    assert reduced({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == {
        "a": {"b"},
        "b": {"c"},
        "c": set(),
    }


def test_mentioned_rooms_exist() -> None:
    inside = re.findall(r"`((?!harness/|tests/|quality/|solutions/)[\w/]+/)`", PAGE)
    assert inside and [place for place in inside if not within_a_room(place)] == []


def within_a_room(place: str) -> bool:
    return any(
        (room / place).is_dir()
        for room in (
            ROOT / "harness",
            ROOT / "harness" / "base",
            ROOT / "harness" / "sanitizer",
            ROOT / "harness" / "course",
            ROOT / "harness" / "sanitizer" / "emulator",
            ROOT / "harness" / "course" / "devices",
            ROOT / "harness" / "sanitizer" / "diagnosis",
        )
    )
