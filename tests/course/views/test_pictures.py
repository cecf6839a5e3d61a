"""The pictures of README.md and docs/ match their script."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from docs.pictures import broken, make
from docs.site import pictures
from harness.course.views.drawing import FORGE_DARK, dark_css
from tests.course.views import xml

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "docs" / "pictures"
SHOWN = {
    "README.md": ["broken", "card"],
    "docs/learning.md": ["barrier_stepper", "tile_explorer", "timeline"],
}
LAYOUTS = ("svg", "narrow.svg")
NAMES = tuple(
    f"{name}.{layout}" for names in SHOWN.values() for name in names for layout in LAYOUTS
)


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    return make.pictures()


@pytest.mark.parametrize("name", NAMES)
def test_committed_pictures_match_their_scripts(drawn, name):
    assert (FOLDER / name).read_text(encoding="utf-8") == drawn[name], (
        f"{name} is out of date: run: python -m docs.pictures.make"
    )


def test_there_are_no_other_pictures(drawn):
    """tests/test_architecture.py checks those drawn by another script."""
    there = {path.name for path in FOLDER.glob("*.svg")} - {
        f"{name}.{layout}" for name in ("architecture", "check") for layout in LAYOUTS
    }
    assert set(drawn) == there == set(NAMES)


@pytest.mark.parametrize("page", SHOWN)
def test_pictures_on_a_page_have_alternative_text(page):
    shown = re.findall(
        r'<picture>\s+<source media="\(max-width: 600px\)" srcset="([\w/]+)\.narrow\.svg">\s+'
        r'<img src="([\w/]+)\.svg" alt="([^"]+)">',
        (ROOT / page).read_text(),
    )
    folder = FOLDER.relative_to((ROOT / page).parent)
    assert sorted(name for _, name, _ in shown) == [f"{folder}/{name}" for name in SHOWN[page]]
    assert all(narrow == name and len(words) > 40 for narrow, name, words in shown)


@pytest.mark.parametrize("name", [name for name in NAMES if ".narrow." in name])
def test_a_narrow_picture_fits_on_a_phone(drawn, name):
    assert float(xml.of_svg(drawn[name]).attrib["width"]) <= 344  # a phone's, on a forge


def test_the_site_has_each_picture_in_both_themes_and_layouts():
    page = pictures.themed((ROOT / "docs" / "learning.md").read_text())
    for name in SHOWN["docs/learning.md"]:
        for layout, file in (("wide", name), ("narrow", f"{name}.narrow")):
            for theme in ("light", "dark"):
                assert f"(pictures/{file}.{theme}.svg){{.only-{theme} .hv-{layout}}}" in page
    assert "<picture>" not in page


@pytest.mark.parametrize("name", NAMES)
def test_pictures_have_their_own_background(drawn, name):
    root = xml.of_svg(drawn[name])
    back = next(root.iter(f"{xml.SVG}rect"))
    assert back.attrib["class"] == "back"
    assert (back.attrib["width"], back.attrib["height"]) == (
        root.attrib["width"],
        root.attrib["height"],
    )
    assert root.attrib["aria-label"] and "<style>" in drawn[name]


@pytest.mark.parametrize("name", NAMES)
def test_pictures_follow_the_systems_dark_mode(drawn, name):
    dark = drawn[name].split("@media (prefers-color-scheme: dark) {")[1]
    assert dark_css() in dark and f"--jp-layout-color0: {FORGE_DARK}" in dark


@pytest.mark.parametrize(("name", "lines"), [("broken", {5, 8}), ("card", {18, 21})])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_report_in_a_picture_names_lines_of_its_listing(drawn, name, lines, layout):
    texts = xml.of_svg(drawn[f"{name}.{layout}"]).iter(f"{xml.SVG}text")
    words = " ".join("".join(text.itertext()) for text in texts)
    assert {int(number) for number in re.findall(r"\b[Ll]ine (\d+)", words)} == lines


def test_animations_stop_for_reduced_motion(drawn):
    style = "".join(xml.of_svg(drawn["broken.narrow.svg"]).itertext())
    always, moving = style.split("@media (prefers-reduced-motion: no-preference)")
    assert "animation:" not in always and moving.count("animation:") > 10


def test_the_animated_kernel_is_the_labs():
    lab = broken.NAME.split("/")[0]
    text = (ROOT / "solutions" / lab / f"{lab}.py").read_text()
    assert inspect.getsource(broken.store_without_fence.py_func) in text
    assert f'harness.break_it("{broken.NAME}"' in text
