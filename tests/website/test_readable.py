"""Lists, listings and arrays at the width of a phone or of a desk."""

from __future__ import annotations

import re
from pathlib import Path

from harness.course.exercises.model_answers import SOLUTION_MARKS


def test_a_table_as_a_list_names_its_columns(page) -> None:
    page.goto("labs/index.html", wait_until="load")
    assert page.locator("table.stacked").count() == 0
    page.set_viewport_size({"width": 390, "height": 800})
    table = page.locator("table.stacked")
    names = table.locator("thead th").all_text_contents()
    row = table.locator("tbody tr").first.locator("td")
    shown = row.evaluate_all("(cells) => cells.map((cell) => cell.dataset.column ?? null)")
    assert len(names) > 2 and shown == [None, *names[1:]]
    assert table.get_by_role("cell").count() > 14


def test_a_list_of_two_columns_shows_their_names(page) -> None:
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto("labs/02_mbarrier_phases/02_mbarrier_phases.html", wait_until="load")
    names = page.locator("table.stacked.pair").first.locator("thead th")
    widths = [names.nth(number).bounding_box()["width"] for number in range(names.count())]
    assert len(widths) == 2 and min(widths) > 20


def test_the_comparison_of_tools_is_a_table_on_a_desk(page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("docs/comparison.html", wait_until="load")
    assert page.locator("article table").count() == 1 and page.locator(".stacked").count() == 0


def test_no_lab_has_the_marks_of_a_solution(folder: Path) -> None:
    labs = list((folder / "labs").rglob("*.html"))
    scripts = re.compile(r"<script.*?</script>", re.DOTALL)  # explorers show lines by their numbers
    assert labs and not [
        p.name for p in labs if SOLUTION_MARKS[0] in scripts.sub("", p.read_text())
    ]


def test_no_number_of_an_array_is_broken_on_a_phone(page) -> None:
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto("docs/hazards/phase-mismatch.html", wait_until="load")
    page.locator(".live-report").wait_for()
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    array = page.locator(".live-report pre").last
    assert array.evaluate("(pre) => pre.scrollWidth <= pre.clientWidth")
    numbers = array.locator("span")
    lines = numbers.evaluate_all("(all) => all.map((one) => one.getClientRects().length)")
    assert len(lines) > 50 and max(lines) == 1


def test_a_launch_has_a_colored_listing_and_a_changed_line_its_legend(page) -> None:
    page.goto("labs/01_async_proxy/01_async_proxy.html", wait_until="load")
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    page.locator(".live-listing .nd").first.wait_for(state="attached")
    page.goto("index.html", wait_until="load")
    page.locator(".live-versions button").nth(1).click()  # the first version lacks a line
    page.locator(".live-fresh").first.wait_for(state="attached")
    assert page.locator(".live-legend").count() == 1
