"""Cards and explorers are readable at every width: no word is broken, and no text is small."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from harness import views
from harness.classroom.report import page as report_page
from harness.classroom.report.gathered import ClassReport, MistakeRow, Spread, StudentRow, Times
from harness.diagnosis import Hazard
from harness.emulator.findings import HazardKind, Severity
from harness.judge.verdict import BankUse, Problem, Verdict
from harness.recordings import Outcome
from harness.views.cards import breaking
from harness.views.cards import html as card
from harness.views.drawing import ASSETS, NARROW, WIDEST
from harness.views.explorer import Explorer
from tests.browser import looks
from tests.browser.conftest import chromium
from tests.views.test_accessible import explorers
from tests.views.test_card import FAILED, HAZARD, WRONG
from tests.views.test_speed_card import ATTEMPTS, NOT_TIMED, PRODUCT, TIMED

pytestmark = pytest.mark.thorough  # starts a browser
ROOT = Path(__file__).resolve().parent.parent.parent
LONG = "ptx.cp_async_bulk_tensor_2d_global_to_shared(tile_address, src, c0, c1, bar_address)"
CARDS: dict[str, Verdict] = {
    "hazards": replace(FAILED, hazards=(replace(HAZARD, source=LONG, other_source=LONG),)),
    "one column of tiles": replace(FAILED, wrong=replace(WRONG, tiles=((0,), (1,), (3,)))),
    "many tiles": replace(FAILED, wrong=replace(WRONG, tiles=tuple([(0, 1, 3) * 30] * 3))),
    "banks": replace(FAILED, banks=(BankUse(73, LONG, 3712, 3712, 116),)),
    "speed": replace(TIMED, exercise="gemm-fast", benchmark=PRODUCT),
    "no speed": NOT_TIMED,
    "a hang": Verdict(
        "tile-copy", problems=(Problem("hang", f"Line 3: `{LONG}` never ends.\nThreads 0-127."),)
    ),
}


@pytest.fixture(scope="module")
def browser() -> Iterator:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium())
        yield launched
        launched.close()


@pytest.fixture(params=[*looks.WIDTHS, 620, 1920])
def page(browser, request: pytest.FixtureRequest) -> Iterator:
    new_page = browser.new_page(viewport={"width": request.param, "height": 900})
    new_page.set_default_timeout(20_000)
    yield new_page
    new_page.close()


@pytest.mark.parametrize("name", CARDS)
def test_a_card(page, name):
    page.set_content(looks.notebook_page(card.html(CARDS[name], ATTEMPTS)))
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    assert not looks.broken_words(page)
    assert not looks.small_text(page)
    assert not looks.cut_text(page)
    assert looks.too_wide(page) <= 0
    assert looks.least_contrast(page) >= 4.5


def test_all_columns_of_the_passes_over_the_banks_are_in_sight(page):
    page.set_content(looks.notebook_page(card.html(CARDS["banks"])))
    heads = page.locator("th[scope=col]")
    assert heads.count() == 3
    for place in range(heads.count()):
        box = heads.nth(place).bounding_box()
        assert box["x"] + box["width"] <= page.viewport_size["width"]


def test_the_report_on_a_broken_kernel(page):
    hazard = Hazard(HazardKind.DATA_RACE, Severity.ERROR, LONG, 1, LONG, "", 2, LONG)
    ended = f"line 15: {LONG}\nthread 0 of block 0: 508 bytes are not a multiple of 16."
    outcome = "one NVIDIA H200, driver 580.159.04, 2026-11-22, of the lab's own kernel"
    html = breaking.html("store_without_fence", (hazard,), ended, Outcome(20, 20), outcome)
    page.set_content(looks.notebook_page(html))
    assert not looks.broken_words(page)
    assert looks.too_wide(page) <= 0


@pytest.fixture(scope="module")
def shown() -> dict[str, Explorer]:
    return explorers()


STUDENT = StudentRow(
    "maximiliana_featherstonehaugh", "waiting for a person", {"tile-copy": 5.0}, 2.8, 11.2, 14.0,
    135_000.0, datetime(2026, 11, 25, 8, 0), 12.5, "",
)  # fmt: skip
REPORT = ClassReport(
    "tile_copy",
    14.0,
    tuple(replace(STUDENT, student=f"{STUDENT.student}_{n}") for n in range(9)),
    (Spread("tile-copy-large", "tile-copy", "synchronised", 3.0, {3.0: 5, 0.0: 4}, {"passed": 5}),),
    (
        MistakeRow(
            "missing-proxy-fence", (STUDENT.student,), (), ("tile-copy", "tile-copy-large"),
            f"Line 9 writes `tile`, and `{LONG}` may read the old bytes.", ((LONG, 3),),
        ),
    ),
    Times(1.0, 2.0, 1.0, 2.0, 20.0),
)  # fmt: skip


def test_the_report_on_a_class(page):
    page.set_content(report_page.html(REPORT))
    assert not looks.broken_words(page)
    assert not looks.small_text(page)
    assert not looks.cut_text(page)
    assert looks.too_wide(page) <= 0


def test_the_report_follows_the_theme(page):
    page.set_content(report_page.html(REPORT))
    grounds = set()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        grounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        assert looks.least_contrast(page) >= 4.5
    assert len(grounds) == 2


EXPLORERS = ("tile", "bank", "barrier", "timeline")


@pytest.mark.parametrize("name", EXPLORERS)
def test_a_still_picture(page, shown, name):
    page.set_content(looks.notebook_page(shown[name].still()))
    assert not looks.broken_words(page)
    assert not looks.small_text(page)
    assert not looks.cut_text(page)
    assert looks.too_wide(page) <= 0


# As much of a widget's model as explorer.js asks for, with the explorer in this process.
_MODEL = """(view) => {
  const heard = [];
  const traits = { view, request: {} };
  window.model = {
    get: (name) => traits[name],
    set: (name, value) => { traits[name] = value; },
    on: (event, hear) => heard.push(hear),
    off: () => {},
    save_changes: async () => {
      traits.view = await window.asked(JSON.stringify(traits.request));
      for (const hear of heard) hear();
    },
  };
}"""


def opened(page, explorer: Explorer, theme: str = "light") -> None:
    """The explorer on a page that has no colours of JupyterLab's."""

    def asked(request: str) -> Any:
        explorer.request = json.loads(request)
        return explorer.view

    script = (ASSETS / "explorer.js").read_text().replace("export default", "window.explorer =")
    page.expose_function("asked", asked)
    page.set_content(
        looks.notebook_page(f"<style>{Explorer._css}</style><div id='here'></div>", theme)
    )
    page.evaluate(_MODEL, explorer.view)
    page.add_script_tag(content=script)
    page.evaluate("() => { explorer.render({ model, el: document.querySelector('#here') }); }")


@pytest.mark.parametrize("name", EXPLORERS)
def test_an_explorer_draws_for_the_width_of_its_page(page, shown, name):
    opened(page, shown[name])
    room = page.evaluate("document.querySelector('.hv').clientWidth")
    wanted = min(max(room, NARROW), WIDEST)
    page.wait_for_function(f"model.get('view').settings.width === {wanted}")
    assert not looks.broken_words(page)
    assert not looks.small_text(page)
    assert not looks.cut_text(page)
    assert looks.too_wide(page) <= 0


DRAWN = sorted(name for name, home in views._HOME.items() if ".drawn." in home and name != "groups")


@pytest.mark.parametrize("draw", [*DRAWN, "turns"])
def test_a_drawn_picture(page, monkeypatch, draw):
    kept: list[str] = []
    for room in ("cards.display", "measured_runs"):
        monkeypatch.setattr(f"harness.views.{room}.show", lambda html, text: kept.append(html))
    getattr(views, draw)()
    page.set_content(looks.notebook_page(*kept))
    assert not looks.small_text(page)
    assert not looks.cut_text(page)
    assert looks.too_wide(page) <= 0


@pytest.mark.parametrize(
    "picture", sorted((ROOT / "docs" / "pictures").glob("*.svg")), ids=lambda path: path.name
)
def test_a_picture_of_the_documents(page, picture):
    page.set_content(looks.notebook_page(f"<div id='it'>{picture.read_text()}</div>"))
    assert not looks.small_text(page)
    assert not looks.cut_text(page)


@pytest.mark.parametrize("name", EXPLORERS)
def test_an_explorer_is_readable_on_a_dark_page_without_jupyterlab(page, shown, name):
    opened(page, shown[name], "dark")
    page.wait_for_selector(".hv-picture svg")
    assert looks.least_contrast(page) >= 4.5
