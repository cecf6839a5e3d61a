"""The labs, as `tma-labs start` opens them for the first time."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.browser.conftest import kept_if_it_fails
from tests.browser.lab_page import LabPage
from tests.browser.serving import ROOT, Served, serving

expect = pytest.importorskip("playwright.sync_api").expect
pytestmark = pytest.mark.thorough  # starts a server, and a browser


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    home = tmp_path_factory.mktemp("desk")
    with serving(
        [sys.executable, "-m", "harness", "start", str(home / "mine"), "--"], ROOT, home
    ) as begun:
        yield Served(*begun, None, home / "jupyter.log")


def test_a_lab_opens_without_a_question_saved_and_with_line_numbers(page, served, request) -> None:
    lab = LabPage(page)
    with kept_if_it_fails(page, served, request):
        lab.start()
        lab.wait_for("index.ipynb")
        lab.notebook.get_by_role("link", name="Tile copy").click()
        lab.wait_for("00_first_tile_copy/tile_copy.ipynb")
        expect(lab.notebook.locator(".cm-lineNumbers").first).to_be_attached()
        expect(page.locator(".lm-TabBar-tab.jp-mod-dirty")).to_have_count(0)
        for cell in ("Kernels of this notebook run on", "def tile_copy("):
            lab.run(lab.cell(cell))
        check = lab.cell('harness.check("tile-copy"')
        expect(lab.run(check).get_by_label("Result of the check")).to_contain_text("No line has")
        expect(check.locator(".hv-said")).to_be_hidden()
        expect(page.locator(".Toastify__toast")).to_have_count(0)
