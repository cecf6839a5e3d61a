"""The page about the architecture: its drawing is made from the code; what it names is there."""

from __future__ import annotations

import re

from docs.pictures.architecture import drawing, reduced, sentence
from tests.import_graph import ROOT, all_imports, rooms

PAGE = (ROOT / "docs" / "architecture.md").read_text()


def test_the_drawing_is_what_the_code_is() -> None:
    drawn = (ROOT / "docs" / "pictures" / "architecture.svg").read_text()
    assert drawn == drawing().svg(alone=True, dark=None) + "\n", (
        "run: python -m docs.pictures.architecture"
    )


def test_every_room_says_what_it_is() -> None:
    assert all(len(sentence(room)) > 10 for room in rooms("harness", all_imports()))


def test_an_arrow_that_follows_from_others_is_left_out() -> None:
    assert reduced({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == {
        "a": {"b"},
        "b": {"c"},
        "c": set(),
    }


def test_places_and_links_are_there() -> None:
    places = re.findall(r"`((?:harness|tests|solutions)/[\w./]+)`", PAGE)
    inside = re.findall(r"`((?!harness/|tests/|solutions/)[\w/]+/)`", PAGE)
    assert places and inside
    assert [p for p in places if not (ROOT / p).exists() and "LAB" not in p] == []
    assert [p for p in inside if not within_a_room(p)] == []
    for file, anchor in re.findall(r"\]\(([\w./]+)(?:#([\w-]+))?\)", PAGE):
        text = (ROOT / "docs" / file).read_text()
        headings = [h.lower().replace(" ", "-") for h in re.findall(r"^#+ (.+)$", text, re.M)]
        assert not anchor or anchor in headings


def within_a_room(place: str) -> bool:
    return any(
        (room / place).is_dir()
        for room in (
            ROOT / "harness",
            ROOT / "harness" / "emulator",
            ROOT / "harness" / "devices",
            ROOT / "harness" / "diagnosis",
        )
    )
