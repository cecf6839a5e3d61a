"""A listing in a browser: the reader adds a statement with operands, and its PTX is right."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from docs.site.emulator import LIVE, names
from docs.site.examining import answer
from docs.site.hazards import versions
from docs.site.kernels import launches
from tests.browser.conftest import chromium, why_not

pytestmark = [
    pytest.mark.thorough,  # starts a browser
    pytest.mark.skipif(bool(why_not()), reason=why_not() or ""),
]
SCRIPTS = ("elements.js", "listing.js")


@pytest.fixture
def page() -> Iterator:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        yield browser.new_page()
        browser.close()


def show(page, launch: dict, statements: dict) -> None:
    texts = (names(), *((LIVE / name).read_text() for name in SCRIPTS))
    lines = (line for text in texts for line in text.splitlines() if not line.startswith("import "))
    script = "\n".join(line.removeprefix("export ") for line in lines)
    page.set_content("<body></body>")
    page.add_script_tag(content=f"{script}\nwindow.Listing = Listing;")
    page.evaluate(
        """([launch, statementsToAdd]) => {
          window.listing = new Listing({ ...launch, statementsToAdd });
          document.body.append(listing.element);
        }""",
        [launch, statements],
    )


def test_a_wrapped_line_continues_to_the_right_of_its_beginning(page) -> None:
    lines = [[["", " " * indent + "word " * 60]] for indent in (0, 4, 24)]
    none = {"statements": [], "places": [], "mbarriers": []}
    page.set_viewport_size({"width": 1440, "height": 900})
    show(page, {"kernel": "it", "file": "it", "sources": {"it": lines}, **none}, {})
    page.add_style_tag(path=LIVE / "live.css")
    edges = page.evaluate(
        """() => [...document.querySelectorAll(".live-line code")].map((code) => {
          const lefts = [...code.textContent.matchAll(/word/g)].map(({ index }) => {
            const range = document.createRange();
            range.setStart(code.firstChild, index);
            range.setEnd(code.firstChild, index + 4);
            return range.getBoundingClientRect().left;
          });
          return [lefts[0], ...lefts.filter((left, i) => i && left < lefts[i - 1])];
        })"""
    )
    for begin, *continued in edges:
        assert continued and len({round(left) for left in continued}) == 1
        assert 20 < continued[0] - begin < 100


def test_a_missing_wait_is_added(page, tmp_path) -> None:
    kept = launches("it", versions("read-before-arrival"), tmp_path)
    launch, _ = kept["launches"]["it"]
    show(page, launch, kept["statements"])

    def kinds() -> set[str]:
        asked = {
            "files": launch["files"],
            "file": "launch.toml",
            **page.evaluate("listing.edits()"),
        }
        return {hazard["kind"] for hazard in json.loads(answer(json.dumps(asked)))["hazards"]}

    assert kinds() == {"read-before-arrival"}
    read = page.get_by_role("button", name=re.compile("add a statement at line .*: out.thread."))
    for parity, expected in (("1", {"phase-mismatch"}), ("0", set())):
        read.click()
        choice = page.locator(".live-choice")
        choice.get_by_label("statement", exact=True).select_option(
            "ptx.mbarrier_wait_parity(BAR, N)"
        )
        choice.get_by_label("BAR, an mbarrier").select_option("barrier")
        choice.get_by_label("N, a number").fill(parity)
        choice.get_by_role("button", name=re.compile("add above")).click()
        shown = f"ptx.mbarrier_wait_parity(barrier, {parity})"
        assert shown in page.locator(".live-new").inner_text()
        assert kinds() == expected
        page.get_by_role("button", name=f"remove {shown}").click()
    read.click()
    for name, operands in (("cuda.syncthreads()", 0), ("ptx.mbarrier_arrive(BAR)", 1)):
        choice.get_by_label("statement", exact=True).select_option(name)
        assert choice.locator("label:visible").count() == operands
