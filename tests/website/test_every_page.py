"""Every page, in a browser: opened once, and examined at the width of a phone, of half a screen and
of a desktop, and by axe-core in both themes.

A check is an expression of JavaScript that returns what is wrong with the page as it is shown.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.browser import looks
from tests.website import axe
from tests.website.conftest import Parsed

LAYOUTS = (360, 1000, 1580, 1690)  # further widths: each a layout of the theme, or of ours
MOST_BYTES = 3_000_000
PARTS = 2  # browsers that share the pages

# At each of `looks.WIDTHS`.
CHECKS = {
    "a picture is shrunk": """
      [...document.querySelectorAll("svg.hv-svg, article img")].flatMap((one) => {
        const drawn = one.naturalWidth ?? Number(one.getAttribute("width"));
        const shown = one.getBoundingClientRect().width;
        const isShrunk = shown && drawn - shown > 1;
        return isShrunk ? [`${shown} of ${drawn} pixels: ${one.alt ?? one.ariaLabel}`] : [];
      })""",
    "a text is small": f"""
      [...document.querySelectorAll("body *")].flatMap((element) => {{
        const own = [...element.childNodes].find((n) => n.nodeType === 3 && n.data.trim());
        if (!own || element.closest("svg, script, style")) return [];
        const size = parseFloat(getComputedStyle(element).fontSize);
        const isSmall = size && size < {looks.LEAST_PIXELS} && element.getClientRects().length;
        return isSmall ? [[size, own.data.trim()]] : [];
      }})""",
    "a cell with a phrase is less than 8em wide": """
      [...document.querySelectorAll("article td")].flatMap((cell) => {
        const words = cell.innerText.trim().split(/\\s+/);
        const wide = cell.clientWidth / parseFloat(getComputedStyle(cell).fontSize);
        return words.length > 4 && wide && wide < 8 && !cell.closest(".cell_output, .highlight")
          ? [[Math.round(wide), words.join(" ")]] : [];
      })""",
    "a table with text in another column than the first is wider than its page": """
      [...document.querySelectorAll("article table.stacks")].flatMap((table) => {
        const wrapper = table.parentElement;
        const isWide = wrapper.scrollWidth > wrapper.clientWidth;
        return isWide ? [table.innerText.trim().slice(0, 60)] : [];
      })""",
    "tables with the same columns differ in form": """
      (() => {
        const tables = [...document.querySelectorAll("article table.stacks")];
        const heads = (table) => table.querySelector("thead").textContent.trim();
        const forms = new Map();
        for (const table of tables) {
          const stacked = table.classList.contains("stacked");
          forms.set(heads(table), (forms.get(heads(table)) ?? new Set()).add(stacked));
        }
        return [...forms].flatMap(([head, found]) => found.size > 1 ? [head] : []);
      })()""",
    "cells of a column of a list differ in form": """
      [...document.querySelectorAll("article table.stacked")].filter((table) =>
        [...table.querySelectorAll("thead th")].some((_, number) => new Set(
          [...table.querySelectorAll(`tbody td:nth-child(${number + 1})`)]
            .map((cell) => getComputedStyle(cell).display)
            .filter((display) => display !== "none")).size > 1))
        .map((table) => table.innerText.trim().slice(0, 60))""",
    "a cell of a list shows the name of its column and nothing else": """
      [...document.querySelectorAll("table.stacked td")]
        .filter((cell) => !cell.textContent.trim() && cell.getClientRects().length)
        .map((cell) => cell.dataset.column)""",
    "a report has a sentence twice": """
      (() => {
        const texts = [...document.querySelectorAll(".live-report p")].map((p) => p.innerText);
        const sentences = texts.join("\\n").split(/(?<=[.:])\\s+|\\n/).filter(Boolean);
        return sentences.filter((one, number) => sentences.indexOf(one) !== number);
      })()""",
}
ON_A_PHONE = {
    "a name is broken in a cell": """
      [...document.querySelectorAll("article table.stacks td:first-child :is(code, a)")]
        .filter((name) => !name.closest(".stacked") && name.getClientRects().length > 1)
        .map((name) => name.textContent)""",
    "a short name is broken at a hyphen": """
      [...document.querySelectorAll("article code.literal .whole")]
        .filter((word) => new Set([...word.getClientRects()].map((box) => box.top)).size > 1)
        .map((word) => word.textContent)""",
    "a table hides a column, or part of one with figures": """
      [...document.querySelectorAll("article .table-wrapper")].flatMap((wrapper) => {
        const excess = wrapper.scrollWidth / (wrapper.clientWidth || Infinity);
        return excess > 1.15 ? [[excess, wrapper.innerText.trim().slice(0, 60)]] : [];
      })""",
    "a column that stays in sight has no line of its own": """
      [...document.querySelectorAll("article .table-wrapper :is(td, th)")]
        .filter((cell) => getComputedStyle(cell).position === "sticky"
          && !getComputedStyle(cell).boxShadow.includes("inset"))
        .map((cell) => cell.textContent)""",
    "a title is not larger than the headings below it": """
      (() => {
        const [titles, heads] = ["h1", "h2"].map((name) =>
          [...document.querySelectorAll(`article ${name}`)]
            .map((head) => head.querySelector(":scope > code") ?? head)
            .map((element) => parseFloat(getComputedStyle(element).fontSize)));
        const least = Math.min(...titles), most = Math.max(...heads);
        return titles.length && heads.length && least <= most ? [[least, most]] : [];
      })()""",
    "a printed sentence is cut, or a drawn line is wrapped": """
      [...document.querySelectorAll(".output.stream pre")].flatMap((pre) => {
        const edge = pre.getBoundingClientRect().right;
        const isCut = (line) => [...line.getClientRects()].some((box) => box.right > edge + 1);
        const isDrawn = (line) => /#{4}|\\. +\\d+\\./.test(line.textContent);
        const lines = [...pre.querySelectorAll(".prose")]
          .filter((line) => isCut(line) || isDrawn(line));
        const isWrapped = getComputedStyle(pre).whiteSpace !== "pre";
        return lines.map((line) => line.textContent).concat(isWrapped ? ["all"] : []);
      })""",
    "the signs of the header touch": """
      (() => {
        const [theme, contents] = [".theme-toggle-header", ".toc-header-icon"]
          .map((name) => document.querySelector(name)?.getBoundingClientRect());
        const apart = theme?.width && contents?.width ? contents.left - theme.right : 8;
        return apart < 8 ? [apart] : [];
      })()""",
}


ON_A_DESK = {
    "a listing is cut": """
      [...document.querySelectorAll(innerWidth < 1000
        ? ".highlight-python pre, .live-kernel .live-listing" : ".cell_input pre, .live-listing")]
        .filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent.trim().slice(0, 60))"""
}


def shown(page, checks: dict[str, str]) -> Iterator[tuple[str, list]]:
    for name, script in checks.items():
        yield name, page.evaluate(script)


def seen(page) -> Iterator[tuple[str, list]]:
    """Yield each check with its findings, at every width."""
    if axe.AXE.is_file():
        yield "axe-core", axe.in_both_themes(page)
    for width in LAYOUTS:
        page.set_viewport_size({"width": width, "height": 740})
        yield "the page is wider than its window", [width] if looks.too_wide(page) > 0 else []
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    for width in looks.WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("new Promise(requestAnimationFrame)")
        yield "the page is wider than its window", [width] if looks.too_wide(page) > 0 else []
        yield "a word is broken", looks.broken_words(page)
        pictures = looks.text_in_pictures(page)
        yield "a text in a picture is small", pictures["small"]
        yield "a text is cut off by its picture", pictures["cut"]
        yield from shown(page, CHECKS)
        yield from shown(page, ON_A_PHONE if width == looks.WIDTHS[0] else ON_A_DESK)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_page(page, address: str, folder: Path, pages: dict[str, Parsed], part: int) -> None:
    wrong: dict[str, list] = defaultdict(list)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    for name in list(pages)[part::PARTS]:
        asked.clear()
        page.emulate_media(color_scheme="light")
        page.set_viewport_size({"width": 1300, "height": 900})
        page.goto(name, wait_until="load")
        if any("live-kernel" in tag.get("class", "") for _, tag in pages[name].tags):
            page.locator(".live-report").wait_for()
        for check, findings in seen(page):
            wrong[check] += [(name, finding) for finding in findings]
        loaded = [url for url in asked if not url.startswith(("data:", "blob:"))]
        wrong["another host is asked"] += [url for url in loaded if not url.startswith(address)]
        files = [folder / unquote(urlsplit(url).path).lstrip("/") for url in loaded]
        size = sum(path.stat().st_size for path in files if path.is_file())
        wrong["a page is large"] += [(name, size)] if size > MOST_BYTES else []
    assert not {check: findings[:10] for check, findings in wrong.items() if findings}


def test_no_listing_is_broken_as_a_cell_is(folder: Path) -> None:
    """An explorer's data beside a listing has cells and code, too; and code has no place to break
    in short brackets."""
    group = re.compile(r"[{\[](?:[^\s<>{}\[\]]|<wbr>)*[}\]]|<wbr>\w{1,4}[)\]}]")
    broken = {}
    for path in folder.rglob("*.html"):
        text = path.read_text()
        listings = re.findall(r'<div class="highlight.*?</pre>', text, re.DOTALL)
        short = [one for one in group.findall(text) if len(one.replace("<wbr>", "")) <= 12]
        cut = [text for text in (*listings, *short) if "<wbr" in text]
        broken |= {path.name: cut[:3]} if cut else {}
    assert not broken
