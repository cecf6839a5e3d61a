"""The pictures of README.md are what their script draws."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.labs.notebook_code import import_file
from tests.views import xml

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "docs" / "pictures"
NAMES = ("barrier_stepper.svg", "tile_explorer.svg", "timeline.svg")


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    return import_file(FOLDER / "make.py").pictures()


@pytest.mark.parametrize("name", NAMES)
def test_the_committed_picture_is_what_the_script_draws(drawn, name):
    assert (FOLDER / name).read_text(encoding="utf-8") == drawn[name], (
        f"{name} is out of date: run python docs/pictures/make.py"
    )


def test_there_are_no_others(drawn):
    """tests/test_architecture.py looks at the one that is drawn by another script."""
    there = {path.name for path in FOLDER.glob("*.svg")} - {"architecture.svg"}
    assert set(drawn) == there == set(NAMES)


def test_the_readme_shows_them_with_words_for_those_who_cannot_see_them():
    shown = re.findall(
        r"!\[([^\]]+)\]\(docs/pictures/(\w+\.svg)\)", (ROOT / "README.md").read_text()
    )
    assert sorted(name for _, name in shown) == sorted(NAMES)
    assert all(len(words) > 40 for words, _ in shown)


@pytest.mark.parametrize("name", NAMES)
def test_they_bring_their_own_background_so_that_any_page_will_do(drawn, name):
    root = xml.of_svg(drawn[name])
    back = next(root.iter(f"{xml.SVG}rect"))
    assert back.attrib["class"] == "back"
    assert (back.attrib["width"], back.attrib["height"]) == (
        root.attrib["width"],
        root.attrib["height"],
    )
    assert root.attrib["aria-label"] and "<style>" in drawn[name]
