"""Pages are readable on a phone, a tablet and a desktop: no picture is shrunk, and no name is
broken.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from harness.exercises.model_answers import MARKS
from tests.browser import looks
from tests.website.conftest import Parsed

WIDTHS = (390, 900, 1440)
SHRUNK = """() => [...document.querySelectorAll("svg.hv-svg, article img")].flatMap((one) => {
  const drawn = one.naturalWidth ?? Number(one.getAttribute("width"));
  const shown = one.getBoundingClientRect().width;
  const isShrunk = shown && drawn - shown > 1;
  return isShrunk ? [`${shown} of ${drawn} pixels: ${one.alt ?? one.ariaLabel}`] : [];
})"""
BROKEN = """(place) => [...document.querySelectorAll(place)].flatMap((element) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const name of node.data.matchAll(/\\w+/g)) {
      const range = document.createRange();
      range.setStart(node, name.index);
      range.setEnd(node, name.index + name[0].length);
      const boxes = [...range.getClientRects()].filter((box) => box.width);
      const tops = boxes.map((box) => box.top);
      if (new Set(tops).size > 1) found.push(name[0]);
    }
  }
  return found;
})"""

# Cells of the text's tables with five words or more that are less than 8em wide.
NARROW = """() => [...document.querySelectorAll("article td")].flatMap((cell) => {
  const words = cell.innerText.trim().split(/\\s+/);
  const wide = cell.clientWidth / parseFloat(getComputedStyle(cell).fontSize);
  return words.length > 4 && wide && wide < 8 && !cell.closest(".cell_output, .highlight")
    ? [[Math.round(wide), words.join(" ")]] : [];
})"""

SMALL = """(least) => [...document.querySelectorAll("body *")].flatMap((element) => {
  const own = [...element.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
  const size = parseFloat(getComputedStyle(element).fontSize);
  const isShown = own && !element.closest("svg, script, style") && element.getClientRects().length;
  return isShown && size && size < least ? [[size, own.data.trim()]] : [];
})"""


def has_pictures(page: Parsed) -> bool:
    return any(
        "hv-svg" in description.get("class", "") or tag == "img" for tag, description in page.tags
    )


def test_no_picture_is_shrunk(page, pages: dict[str, Parsed]) -> None:
    shrunk = {}
    for name in filter(lambda name: has_pictures(pages[name]), pages):
        page.goto(name, wait_until="load")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            if shrunken := page.evaluate(SHRUNK):
                shrunk[name, width] = shrunken[:3]
    assert not shrunk


def test_no_word_is_broken_and_no_text_is_small(page, pages: dict[str, Parsed]) -> None:
    seen = {}
    for name in pages:
        page.goto(name, wait_until="load")
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            small = looks.small_text(page) + page.evaluate(SMALL, looks.LEAST_PIXELS)
            found = small + looks.broken_words(page) + looks.cut_text(page)
            if found or looks.too_wide(page) > 0:
                seen[name, width] = found[:3]
    assert not seen


def test_a_cell_with_a_phrase_is_not_a_word_or_two_wide(page, pages: dict[str, Parsed]) -> None:
    seen = {}
    for name in pages:
        page.goto(name, wait_until="load")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            if narrow := page.evaluate(NARROW):
                seen[name, width] = narrow[:3]
    assert not seen


# Tables of text with the same columns, some of them lists; and columns of lists some of whose cells
# share a line with the cell before, while others begin one.
UNLIKE = """() => {
  const tables = [...document.querySelectorAll("article table.stacks")];
  const ways = (items) => new Set(items).size > 1;
  const heads = (table) => table.querySelector("thead").textContent.trim();
  const mixed = tables.filter((table) => ways(
    tables.filter((other) => heads(other) === heads(table))
      .map((other) => other.classList.contains("stacked"))));
  const jumping = tables.filter((table) => table.classList.contains("stacked")).filter((table) =>
    [...table.querySelectorAll("thead th")].some((_, number) => ways(
      [...table.querySelectorAll(`tbody td:nth-child(${number + 1})`)]
        .map((cell) => getComputedStyle(cell).display).filter((display) => display !== "none"))));
  return [mixed, jumping].map((found) => found.map((table) => table.innerText.trim().slice(0, 60)));
}"""


@pytest.mark.parametrize("name", ["docs/instructions.html", "docs/reference.html"])
def test_tables_with_the_same_columns_look_alike(page, name: str) -> None:
    page.goto(name, wait_until="load")
    for width in (390, 900, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("new Promise(requestAnimationFrame)")
        assert page.evaluate(UNLIKE) == [[], []]
        assert page.evaluate(EMPTY) == []


# Cells of a list that show the name of their column and nothing else.
EMPTY = """() => [...document.querySelectorAll("table.stacked td")]
  .filter((cell) => !cell.textContent.trim() && cell.getClientRects().length)
  .map((cell) => cell.dataset.column)"""


# Tables with text in another column than the first that are wider than their page.
WIDE = """() => [...document.querySelectorAll("article table.stacks")].flatMap((table) => {
  const wrapper = table.parentElement;
  const isWide = wrapper.scrollWidth > wrapper.clientWidth;
  return isWide ? [table.innerText.trim().slice(0, 60)] : [];
})"""


def test_no_table_of_text_is_wider_than_its_page(page, pages: dict[str, Parsed]) -> None:
    seen = {}
    for name in pages:
        page.goto(name, wait_until="load")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            page.evaluate("new Promise(requestAnimationFrame)")
            if wide := page.evaluate(WIDE):
                seen[name, width] = wide[:3]
    assert not seen


# Listings of a lab and its launches that are wider than their page.
CUT = """() => [...document.querySelectorAll(".cell_input pre, .live-listing")]
  .filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.trim().slice(0, 60))"""


@pytest.mark.parametrize("lab", ["01_async_proxy", "06_pipeline", "08_gemm"])
def test_a_desktop_shows_whole_lines_of_code(page, lab: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"labs/{lab}/{lab}.html", wait_until="load")
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    page.locator(".live-listing").first.wait_for()
    assert page.locator(".live-listing .nd").count() > 0
    assert page.evaluate(CUT) == []


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


def test_no_listing_is_broken_as_a_cell_is(folder: Path) -> None:
    """An explorer's data beside a listing has cells and code, too."""
    seen = []
    for path in folder.rglob("*.html"):
        listings = re.findall(r'<div class="highlight.*?</pre>', path.read_text(), re.DOTALL)
        seen += [path.name for listing in listings if "<wbr" in listing]
    assert seen == []


HYPHENATED = """() => [...document.querySelectorAll("article code.literal .whole")].flatMap(
  (word) => word.getClientRects().length > 1 ? [word.textContent] : [])"""


def test_no_short_name_is_broken_at_a_hyphen(page) -> None:
    page.goto("docs/installing.html", wait_until="load")
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.locator("article code.literal .whole").count() > 5
    assert page.evaluate(HYPHENATED) == []


NAMES = """() => [...document.querySelectorAll("article table.stacks td:first-child :is(code, a)")]
  .flatMap((name) => {
    const isCell = !name.closest(".stacked") && name.getClientRects().length > 1;
    return isCell ? [name.textContent] : [];
  })"""


def test_no_name_is_broken_in_a_cell_of_a_narrow_page(page, pages: dict[str, Parsed]) -> None:
    seen = {}
    page.set_viewport_size({"width": 390, "height": 800})
    for name in pages:
        page.goto(name, wait_until="load")
        page.evaluate("new Promise(requestAnimationFrame)")
        if broken := page.evaluate(NAMES):
            seen[name] = broken[:3]
    assert not seen


def test_a_report_has_no_sentence_twice(page, pages: dict[str, Parsed]) -> None:
    seen = {}
    for name in ("index.html", *(name for name in pages if name.startswith("docs/hazards/"))):
        if not any("live-kernel" in tag.get("class", "") for _, tag in pages[name].tags):
            continue
        page.goto(name)
        page.locator(".live-report").wait_for()
        texts = page.locator(".live-report p").all_inner_texts()
        sentences = [part for text in texts for part in re.split(r"(?<=[.:])\s+|\n", text) if part]
        if twice := {part for part in sentences if sentences.count(part) > 1}:
            seen[name] = twice
    assert not seen


def test_no_lab_has_the_marks_of_a_solution(folder: Path) -> None:
    labs = list((folder / "labs").rglob("*.html"))
    scripts = re.compile(r"<script.*?</script>", re.DOTALL)  # explorers show lines by their numbers
    assert labs and not [p.name for p in labs if MARKS[0] in scripts.sub("", p.read_text())]


@pytest.mark.parametrize("name", ["index.html", "docs/check.html"])
def test_no_name_in_a_report_is_broken(page, name: str) -> None:
    page.goto(name)
    page.locator(".live-report").wait_for()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(BROKEN, ".live-hazard code") == []


# Tables of which a phone hides a column, or part of one with figures.
HIDDEN = """() => [...document.querySelectorAll("article .table-wrapper")].flatMap((wrapper) => {
  const excess = wrapper.scrollWidth / (wrapper.clientWidth || Infinity);
  return excess > 1.15 ? [[excess, wrapper.innerText.trim().slice(0, 60)]] : [];
})"""
# The sizes of the text of headings: the smallest h1, and the largest h2.
HEADINGS = """() => ["h1", "h2"].map((name) => [...document.querySelectorAll(`article ${name}`)]
  .map((head) => head.querySelector(":scope > code") ?? head)
  .map((element) => parseFloat(getComputedStyle(element).fontSize)))"""


def test_a_phone_shows_all_columns_and_larger_titles(page, pages: dict[str, Parsed]) -> None:
    hidden, small = {}, {}
    page.set_viewport_size({"width": 390, "height": 800})
    for name in pages:
        page.goto(name, wait_until="load")
        page.evaluate("new Promise(requestAnimationFrame)")
        if tables := page.evaluate(HIDDEN):
            hidden[name] = tables[:3]
        titles, heads = page.evaluate(HEADINGS)
        if titles and heads and min(titles) <= max(heads):
            small[name] = titles, heads
    assert not hidden
    assert not small


def test_a_list_of_two_columns_shows_their_names(page) -> None:
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto("labs/02_mbarrier_phases/02_mbarrier_phases.html", wait_until="load")
    names = page.locator("table.stacked.pair").first.locator("thead th")
    widths = [names.nth(number).bounding_box()["width"] for number in range(names.count())]
    assert len(widths) == 2 and min(widths) > 20


# Cells that stay in sight without a line of their own: they cover the table's, at some heights.
LINELESS = """() => [...document.querySelectorAll("article .table-wrapper :is(td, th)")]
  .filter((cell) => getComputedStyle(cell).position === "sticky")
  .map((cell) => getComputedStyle(cell).boxShadow.includes("inset"))"""


def test_the_first_column_of_a_table_that_scrolls_has_lines(page) -> None:
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto("docs/measured.html", wait_until="load")
    lines = page.evaluate(LINELESS)
    assert lines and all(lines)


# Printed lines without words that are on two lines, and sentences that are cut.
PRINTED = """() => [...document.querySelectorAll(".output.stream pre")].flatMap((pre) => {
  const edge = pre.getBoundingClientRect().right;
  const isCut = (line) => [...line.getClientRects()].some((box) => box.right > edge + 1);
  const isDrawn = (line) => /#{4}|\\. +\\d+\\./.test(line.textContent);
  const lines = [...pre.querySelectorAll(".prose")].filter((line) => isCut(line) || isDrawn(line));
  const isWrapped = getComputedStyle(pre).whiteSpace !== "pre";
  return lines.map((line) => line.textContent).concat(isWrapped ? ["all"] : []);
})"""


@pytest.mark.parametrize("lab", ["01_async_proxy", "03_loads", "04_stores", "07_clusters"])
def test_a_phone_wraps_printed_sentences_only(page, lab: str) -> None:
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(f"labs/{lab}/{lab}.html", wait_until="load")
    assert page.locator(".cell_output .prose").count() > 0
    assert page.evaluate(PRINTED) == []


@pytest.mark.parametrize("name", ["index", "missing-proxy-fence", "phase-mismatch"])
def test_half_a_screen_shows_whole_lines_of_an_example(page, name: str) -> None:
    page.set_viewport_size({"width": 900, "height": 800})
    page.goto("index.html" if name == "index" else f"docs/hazards/{name}.html", wait_until="load")
    page.locator(".live-listing").first.wait_for()
    assert page.evaluate(CUT.replace(".cell_input pre", ".highlight-python pre")) == []
    assert page.locator(".live-fresh").count() == 0 or page.locator(".live-legend").count() == 1


def test_the_signs_of_the_header_are_apart(page) -> None:
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto("docs/measured.html", wait_until="load")
    theme = page.locator(".theme-toggle-header").bounding_box()
    contents = page.locator(".toc-header-icon").bounding_box()
    assert contents["x"] - (theme["x"] + theme["width"]) >= 8


def test_no_code_breaks_inside_of_short_brackets(folder: Path) -> None:
    group = re.compile(r"[{\[](?:[^\s<>{}\[\]]|<wbr>)*[}\]]|<wbr>\w{1,4}[)\]}]")
    seen = {}
    for path in folder.rglob("*.html"):
        groups = [found for found in group.findall(path.read_text()) if "<wbr>" in found]
        seen[path.name] = [each for each in groups if len(each.replace("<wbr>", "")) <= 12]
    assert not {name: broken[:3] for name, broken in seen.items() if broken}


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
