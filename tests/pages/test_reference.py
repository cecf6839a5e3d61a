"""The reference page matches the wrappers, and names only existing functions."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest
from numba import cuda

import harness
from docs.interfaces import COURSE, INTERFACES
from docs.reference import labs_using, page
from harness.sanitizer.isa.table.elsewhere import spelled_out

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference.md"


def test_the_page_matches_the_table():
    assert PAGE.read_text() == page(), "run: python -m docs.pages"


def test_every_function_is_in_one_row_with_its_cells():
    text, _ = page().split("\n## Names from elsewhere")
    listed = []
    for row in re.findall(r"^\| `.*\|$", text, re.M):
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", row)[1:-1]]
        calls = [re.fullmatch(r"`([\w{},.]+)(?:\(.*\))?`", part) for part in cells[0].split("<br>")]
        functions = [name for call in calls if call for name in spelled_out(call[1])]
        assert len(cells) == 7 and cells[1]
        if "{n}" not in cells[0]:
            parameters = inspect.signature(getattr(harness.ptx, functions[0])).parameters
            assert cells[2] or not parameters
            used = {lab for name in functions for lab in labs_using(name)}
            assert cells[6] in used or not used
        listed += functions
    columns = re.compile(r"(?<=^wgmma_m64n)\d+")
    assert sorted({columns.sub("n", name) for name in harness.ptx.__all__}) == sorted(listed)


def test_labs_are_found_by_their_text(tmp_path):
    for lab, text in {
        "ring": "ptx.mbarrier_wait(bar, state)",
        "copy": "x = ptx.mbarrier_wait_parity(bar, 0)",
        "stream": "y = ptx.mbarrier_wait",
    }.items():
        (tmp_path / lab).mkdir()
        (tmp_path / lab / f"{lab}.py").write_text(text)
    assert labs_using("mbarrier_wait", tmp_path) == ["ring", "stream"]
    assert labs_using("mapa", tmp_path) == []


def exists(name: str) -> bool:
    """Return whether ``ptx.f``, ``TensorMap.tiled`` or ``TensorMap.tiled(box)`` exists."""
    path, _, argument = name.rstrip(")").partition("(")
    member = cuda if path.startswith("cuda.") else harness
    for part in path.removeprefix("cuda.").split("."):
        if not hasattr(member, part):
            return False
        member = getattr(member, part)
    return not argument or argument in inspect.signature(member).parameters


@pytest.mark.parametrize("interface", INTERFACES, ids=lambda interface: interface.title)
def test_every_listed_name_exists(interface):
    for pair in interface.pairs:
        mentioned = re.findall(r"`((?:ptx|TensorMap|cuda)\.[^`]+)`", pair.note + interface.about)
        for written in (*pair.ours, *mentioned):
            if written.startswith(("cuda.experimental", "cuda.intrin")):
                continue  # a name of the other compiler, which might not be installed
            for name in spelled_out(written):
                assert exists(name), f"{pair.theirs}: there is no {name}"
        assert pair.ours or pair.note
    theirs = [pair.theirs for pair in interface.pairs]
    assert len(theirs) == len(set(theirs))


def test_a_name_that_does_not_exist_is_noticed():
    assert not exists("ptx.mbarrier_innit") and not exists("TensorMap.tiled(boxes)")
    assert list(spelled_out("a{1..3}_{x,y}")) == ["a1_x", "a1_y", "a2_x", "a2_y", "a3_x", "a3_y"]


def test_course_copies_have_the_same_names():
    for pair in COURSE.pairs:
        if pair.theirs.startswith("cp_async"):
            assert pair.ours == (f"ptx.{pair.theirs}",)
