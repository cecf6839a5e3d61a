"""Cards and explorers are readable at every width and in every theme: no word is broken, and no
text is small or faint.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from docs.site import labs
from harness import views
from harness.classroom.report import page as report_page
from harness.classroom.report.gathered import ClassReport, MistakeRow, Spread, StudentRow
from harness.course.judge.verdict import BankUse, Problem, PropertyVerdict, Verdict
from harness.course.recordings import Outcome
from harness.course.views.cards import breaking
from harness.course.views.cards import html as card
from harness.course.views.cards.markup import Compared
from harness.course.views.drawing import ASSETS, NARROW, WIDEST, picture_css
from harness.course.views.explorer import Explorer
from harness.sanitizer.diagnosis import Hazard
from harness.sanitizer.emulator.findings import HazardKind, Severity
from tests.browser import looks
from tests.browser.conftest import chromium
from tests.course.views.test_accessible import explorers
from tests.course.views.test_card import FAILED, HAZARD, PASSED, WRONG
from tests.course.views.test_speed_card import NOT_TIMED, PRODUCT, TIMED

pytestmark = pytest.mark.thorough  # starts a browser
ROOT = Path(__file__).resolve().parent.parent.parent
WIDTHS = (*looks.WIDTHS, 620, 1920)
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
    "a compile error": Verdict(
        "tile-copy", problems=(Problem("compile-error", f"Line 3: `{LONG}`\n\n    {LONG}"),)
    ),
    "nothing handed in": Verdict(
        "tile-copy",
        properties=(PropertyVerdict("correct", "not-run", 0.0, 2.0, "there was nothing to run"),),
        problems=(Problem("no-submission", f"It failed. {LONG}: {LONG}", headline="It failed."),),
    ),
    "passed": PASSED,
}
NOTICES = (("renamed", f"The answer cell `{LONG}` was renamed."),)


@pytest.fixture(scope="module")
def browser() -> Iterator:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium())
        yield launched
        launched.close()


@pytest.fixture
def page(browser) -> Iterator:
    new_page = browser.new_page(viewport={"width": looks.WIDTHS[1], "height": 900})
    new_page.set_default_timeout(20_000)
    yield new_page
    new_page.close()


@pytest.fixture(scope="module")
def shown() -> dict[str, Explorer]:
    return explorers()


def unreadable(page, is_named: bool = True) -> dict[str, list[Any]]:
    """The defects of the page at its width. ``is_named``: its words, too."""
    unreadable_parts = looks.text_in_pictures(page)
    unreadable_parts["broken"] = looks.broken_words(page) if is_named else looks.scrolled(page)
    unreadable_parts["wide"] = [pixels] if (pixels := looks.too_wide(page)) > 0 else []
    return {kind: what for kind, what in unreadable_parts.items() if what}


def unreadable_at_any_width(page, html: str, is_named: bool = True) -> dict[int, Any]:
    page.set_content(html)
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    wrong = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        wrong |= (
            {width: unreadable_parts} if (unreadable_parts := unreadable(page, is_named)) else {}
        )
    return wrong


def test_cards_reports_and_still_pictures(page, shown) -> None:
    pages = {name: card.html(verdict) for name, verdict in CARDS.items()}
    pages |= {name: explorer.still() for name, explorer in shown.items()}
    pages["a broken kernel"] = broken_kernel()
    pages = {name: looks.notebook_page(html) for name, html in pages.items()}
    pages["a class"] = report_page.html(REPORT)
    wrong = {name: unreadable_at_any_width(page, html) for name, html in pages.items()}
    assert not {
        name: unreadable_parts for name, unreadable_parts in wrong.items() if unreadable_parts
    }


def test_all_columns_of_the_passes_over_the_banks_are_in_sight(page):
    page.set_content(looks.notebook_page(card.html(CARDS["banks"])))
    heads = page.locator("th[scope=col]")
    assert heads.count() == 3
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        boxes = [heads.nth(place).bounding_box() for place in range(heads.count())]
        assert all(box["x"] + box["width"] <= width for box in boxes), width


def broken_kernel() -> str:
    hazard = Hazard(HazardKind.DATA_RACE, Severity.ERROR, LONG, 1, LONG, "", 2, LONG)
    ended = f"line 15: {LONG}\nthread 0 of block 0: 508 bytes are not a multiple of 16."
    outcome = "one NVIDIA H200, driver 580.159.04, 2026-11-22, of the lab's own kernel"
    findings = breaking.EmulatorFindings((hazard,), ended, True)
    return breaking.html("store_without_fence", findings, Outcome(20, 20), outcome)


STUDENT = StudentRow(
    "maximiliana_featherstonehaugh", "waiting for a person", {"tile-copy": 5.0}, 2.8, 11.2, 14.0,
    135_000.0, datetime(2026, 11, 25, 8, 0), "",
)  # fmt: skip
REPORT = ClassReport(
    "tile_copy",
    14.0,
    tuple(replace(STUDENT, student=f"{STUDENT.student}_{n}") for n in range(9)),
    (Spread("tile-copy-large", "tile-copy", "synchronized", 3.0, {3.0: 5, 0.0: 4}, {"passed": 5}),),
    (
        MistakeRow(
            "missing-proxy-fence", (STUDENT.student,), (), ("tile-copy", "tile-copy-large"),
            f"Line 9 writes `tile`, and `{LONG}` may read the old bytes.\nHere.", ((LONG, 3),),
        ),
    ),
)  # fmt: skip


def test_the_reason_why_there_is_no_grade_is_in_sight(page):
    """It has a row of its own, which is not taller than its lines need; and the lines of a message
    are lines."""
    refused = replace(STUDENT, state="not graded", points={}, reason=f"No notebook: {LONG}.")
    page.set_content(report_page.html(replace(REPORT, students=(STUDENT, refused))))
    assert page.locator("td", has_text="Here.").inner_text().splitlines().count("Here.") == 1
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        box = page.locator("tr.why td").last.bounding_box()
        assert box["x"] < width / 2 or width < 900
        assert box["height"] < 60


def test_the_report_follows_the_theme(page):
    page.set_content(report_page.html(REPORT))
    faint = looks.faint_text_by_ground(page)
    assert len(faint) == 2 and not any(faint.values())


# The part of a widget's model that explorer.js needs, with the explorer in this process.
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
    """The explorer on a page that has no colors of JupyterLab's."""

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


def test_an_explorer_draws_for_the_width_of_its_page(browser, shown):
    wrong = {}
    for name in shown:
        for width in WIDTHS:
            page = browser.new_page(viewport={"width": width, "height": 900})
            opened(page, shown[name])
            room = page.evaluate("document.querySelector('.hv').clientWidth")
            wanted = min(max(room, NARROW), WIDEST)
            page.wait_for_function(f"model.get('view').settings.width === {wanted}")
            wrong |= (
                {(name, width): unreadable_parts} if (unreadable_parts := unreadable(page)) else {}
            )
            page.close()
    assert not wrong


DRAWN = sorted(
    {name for name in views.__all__ if getattr(views, name).__module__.endswith(".stills")}
)
LABS = {"machine": ("06_pipeline",)}  # arguments


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    """All drawn pictures, as HTML."""
    kept: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("harness.course.views.stills.show", lambda html, text: kept.append(html))
        for name in DRAWN:
            getattr(views, name)(*LABS.get(name, ()))
    return dict(zip(DRAWN, kept, strict=True))


def test_drawn_pictures_and_those_of_the_documents(page, drawn):
    pages = {name: looks.notebook_page(html) for name, html in drawn.items()}
    wrong = {name: unreadable_at_any_width(page, html, False) for name, html in pages.items()}
    for picture in sorted((ROOT / "docs" / "pictures").glob("*.svg")):
        page.set_content(looks.notebook_page(f"<div id='it'>{picture.read_text()}</div>"))
        unreadable_parts = looks.text_in_pictures(page)
        wrong[picture.name] = unreadable_parts if any(unreadable_parts.values()) else {}
    assert not {
        name: unreadable_parts for name, unreadable_parts in wrong.items() if unreadable_parts
    }


def test_hatching_of_a_hidden_layout_is_painted(page, drawn):
    """All pictures of a page use the pattern of the first picture."""
    styles = picture_css() + (ROOT / "docs" / "site" / "static" / "site.css").read_text()
    html = f"<style>{styles}</style>{labs.inline(drawn['product_schedules'])}"
    page.set_viewport_size({"width": looks.WIDTHS[0], "height": 900})
    page.set_content(html)
    first, shown = (page.locator(selector).first for selector in (".hv-svg", ".hv-narrow .hatch"))
    assert first.evaluate("(one) => getComputedStyle(one).visibility") == "hidden"
    with_hatching = shown.screenshot()
    page.add_style_tag(content=".hv-svg .hatching { stroke: none }")
    assert shown.screenshot() != with_hatching


@pytest.mark.parametrize("theme", looks.THEMES)
def test_text_contrasts_with_its_ground(page, shown, drawn, theme, monkeypatch):
    """In pictures, too, in both of their layouts."""
    monkeypatch.setenv("HARNESS_SITE", "https://labs.example")  # names of hazards are links
    pages = {name: explorer.still() for name, explorer in shown.items()} | drawn
    pages["a broken kernel"] = broken_kernel()
    for name, verdict in CARDS.items():
        pages[name] = card.html(verdict, NOTICES, Compared(LONG, LONG))
    faint = {}
    for name, html in pages.items():
        page.set_content(looks.notebook_page(html, theme))
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        for width in looks.WIDTHS[:2]:
            page.set_viewport_size({"width": width, "height": 900})
            if unreadable_parts := looks.faint_text(page):
                faint[name, width] = unreadable_parts
    assert faint == {}


@pytest.mark.parametrize("theme", looks.THEMES)
def test_text_of_an_explorer_contrasts_with_its_ground(browser, shown, theme):
    faint = {}
    for name in shown:
        page = browser.new_page(viewport={"width": looks.WIDTHS[1], "height": 900})
        opened(page, shown[name], theme)
        page.wait_for_selector(".hv-picture svg")
        faint |= {name: unreadable_parts} if (unreadable_parts := looks.faint_text(page)) else {}
        page.close()
    assert faint == {}
