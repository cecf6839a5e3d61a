"""The lines of a kernel that can be struck out, and what is found when one is."""

from __future__ import annotations

import json

import pytest

from docs.site.statements import statements
from harness.page import answer
from tests.page.requests import PTX, requests

TILE_COPY = (PTX / "tile_copy.ptx").read_text()
LINES = {one.line: one for one in statements(TILE_COPY, "tile_copy_")}


def test_they_are_those_that_synchronise():
    assert list(LINES) == [24, 25, 26, 28, 30, 33, 34, 37, 38]
    assert LINES[33].opcodes == ("fence.proxy.async.shared::cta",)


def test_a_wait_goes_with_its_loop():
    text = TILE_COPY.split("\n")
    wait, branch = (text[number - 1].strip() for number in LINES[30].ptx_lines)
    assert wait.startswith("mbarrier.try_wait") and branch.startswith("@!complete bra")


def test_what_something_else_needs_is_not_offered():
    """A vote's result is read elsewhere; and a line with two statements is not taken apart."""
    ptx = TILE_COPY.replace(
        "fence.proxy.async.shared::cta;", "fence.proxy.async.shared::cta; membar.cta;"
    )
    assert 33 not in {one.line for one in statements(ptx, "tile_copy_")}


@pytest.mark.parametrize(
    ("line", "kind"),
    [(25, "unfenced-barrier-init"), (30, "read-before-arrival"), (33, "missing-proxy-fence")],
)
def test_each_is_missed_when_it_is_struck_out(line, kind):
    request = {**requests()["tile-copy"], "struck": LINES[line].ptx_lines}
    assert kind in [one["kind"] for one in json.loads(answer(json.dumps(request)))["hazards"]]
