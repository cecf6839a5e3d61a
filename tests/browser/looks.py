"""Measure a page: words broken across lines, and text that is too small or cut off.

A picture may be an element, an image, or an image that a style sheet substitutes for another image.
Its text is measured at the size at which the page shows it.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

LEAST_PIXELS = 11.0
WIDTHS = (390, 900, 1440)  # a phone, half a screen, a desktop
GROUNDS = {"light": "background:#fff;color:#222", "dark": "background:#111;color:#e0e0e0"}

# Words on two lines: [word, the element's name]. Where a long name may break, a new node begins.
_BROKEN = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const style = getComputedStyle(node.parentElement);
    if (style.display === "none" || style.visibility === "hidden") continue;
    for (const word of node.data.matchAll(/\\d{4}-\\d\\d-\\d\\d|[\\p{L}\\p{N}_]+/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
      const lines = new Set(boxes.map((box) => Math.round(box.top)));
      if (lines.size > 1) found.push([word[0], node.parentElement.tagName]);
    }
  }
  return found;
}"""

# Text in pictures below a size, or beyond their edges: [its size in pixels, its words].
_PICTURES = """async (least) => {
  const small = [], cut = [];
  const measure = (svg, scale) => {
    const whole = svg.viewBox.baseVal;
    for (const text of svg.querySelectorAll("text")) {
      if (!text.textContent.trim()) continue;
      const size = parseFloat(getComputedStyle(text).fontSize) * scale;
      const shown = [Math.round(size * 10) / 10, text.textContent];
      if (size < least - 0.05) small.push(shown);
      const box = text.getBBox();
      if (box.x < -1 || box.x + box.width > whole.width + 1 || box.y < -3
          || box.y + box.height > whole.height + 3) cut.push(shown);
    }
  };
  const scaled = (svg, width) => width / svg.viewBox.baseVal.width;
  for (const svg of document.querySelectorAll("svg.hv-svg")) {
    const wide = svg.getBoundingClientRect().width;
    if (wide) measure(svg, scaled(svg, wide));
  }
  for (const image of document.querySelectorAll("img")) {
    const put = getComputedStyle(image).content.match(/url\\("(.*)"\\)/);
    const source = put ? put[1] : image.src;
    const wide = image.getBoundingClientRect().width;
    if (!wide || !source.startsWith("data:image/svg")) continue;
    const inside = document.createElement("div");
    inside.attachShadow({ mode: "open" }).innerHTML = new TextDecoder().decode(
      Uint8Array.from(atob(source.split(",")[1]), (c) => c.charCodeAt(0)));
    document.body.append(inside);
    const svg = inside.shadowRoot.querySelector("svg");
    measure(svg, scaled(svg, wide));
    inside.remove();
  }
  return { small, cut };
}"""

# The least contrast of a page's text with the grounds behind it, which may be tints (WCAG 2.1,
# 1.4.3). Text of pictures is left out: `tests/views/test_accessible.py` measures it.
_LEAST_CONTRAST = """() => {
  const numbers = (text) => [...text.match(/[0-9.]+/g).map(Number), 1].slice(0, 4);
  const on = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3]));
  const light = (colour) => {
    const [r, g, b] = colour.map((value) => value / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let least = 21;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement, grounds = [];
    if (!node.data.trim() || parent.closest("svg, style, script")) continue;
    if (!parent.getClientRects().length) continue;
    let opacity = 1;
    for (let at = parent; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      grounds.unshift(numbers(style.backgroundColor));
      opacity *= style.opacity;
    }
    const ground = grounds.reduce((below, top) => on(top, below), [255, 255, 255]);
    const ink = numbers(getComputedStyle(parent).color);
    const both = [on([...ink.slice(0, 3), ink[3] * opacity], ground), ground].map(light);
    least = Math.min(least, (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05));
  }
  return least;
}"""


def broken_words(page: Page) -> list[Any]:
    """Return the words of the page that are broken across two lines."""
    return page.evaluate(_BROKEN)


def small_text(page: Page) -> list[Any]:
    """Return the text of the page's pictures that is smaller than `LEAST_PIXELS`."""
    return page.evaluate(_PICTURES, LEAST_PIXELS)["small"]


def cut_text(page: Page) -> list[Any]:
    """Return the text that extends past its picture's edge."""
    return page.evaluate(_PICTURES, LEAST_PIXELS)["cut"]


def too_wide(page: Page) -> int:
    """Return by how many pixels the page is wider than its window."""
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


def least_contrast(page: Page) -> float:
    """Return the least contrast of the page's text, outside of pictures."""
    return page.evaluate(_LEAST_CONTRAST)


def notebook_page(html: str, theme: str = "light") -> str:
    """Put HTML on a page that looks like a notebook's output in a theme."""
    light = str(theme == "light").lower()
    return (
        "<!doctype html><meta name='viewport' content='width=device-width'>"
        f"<body data-jp-theme-light='{light}' style='font:13px system-ui,sans-serif;margin:8px;"
        f"{GROUNDS[theme]}'>{html}"
    )
