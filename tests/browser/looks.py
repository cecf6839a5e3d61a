"""Measure a page: words broken across lines, and text that is too small, cut off or too faint.

A picture may be an element, an image, or an image that a style sheet substitutes for another image.
Its text is measured at the size at which the page shows it.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

LEAST_PIXELS = 11.0
WIDTHS = (390, 900, 1440)  # a phone, half a screen, a desktop
THEMES = ("light", "dark", "JupyterLab Light", "JupyterLab Dark")
GROUNDS = {  # pages without JupyterLab
    "light": "body { background: #fff; color: #222; }",
    "dark": ":root { color-scheme: dark; } body { background: #111; color: #e0e0e0; }",
}
# The rules of JupyterLab's outputs that concern cards.
LAB_OUTPUT = """
body { background: var(--jp-layout-color0); color: var(--jp-content-font-color1);
  font-size: var(--jp-content-font-size1); }
a { color: var(--jp-content-link-color); }
tbody tr:nth-child(even) { background: var(--jp-rendermime-table-row-background); }
"""

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

# Calls `visit` with each picture of vectors and its scale. The picture of an image is in a frame of
# its own, where it inherits nothing from the page.
_VISIT = """(root, visit) => {
  const shown = (svg, at) => {
    const wide = at.getBoundingClientRect().width;
    if (wide) visit(svg, wide / svg.viewBox.baseVal.width, at);
  };
  for (const svg of root.querySelectorAll("svg.hv-svg")) shown(svg, svg);
  for (const image of root.querySelectorAll("img")) {
    const put = getComputedStyle(image).content.match(/url\\("(.*)"\\)/);
    const source = put ? put[1] : image.src;
    if (!source.startsWith("data:image/svg")) continue;
    const frame = document.createElement("iframe");
    document.body.append(frame);
    frame.contentDocument.body.innerHTML = new TextDecoder().decode(
      Uint8Array.from(atob(source.split(",")[1]), (c) => c.charCodeAt(0)));
    shown(frame.contentDocument.querySelector("svg"), image);
    frame.remove();
  }
}"""

# Text in pictures below a size, or beyond their edges: [its size in pixels, its words].
_PICTURES = f"""(least) => {{
  const small = [], cut = [];
  ({_VISIT})(document, (svg, scale) => {{
    const whole = svg.viewBox.baseVal;
    for (const text of svg.querySelectorAll("text")) {{
      if (!text.textContent.trim()) continue;
      const size = parseFloat(getComputedStyle(text).fontSize) * scale;
      const shown = [Math.round(size * 10) / 10, text.textContent];
      if (size < least - 0.05) small.push(shown);
      const box = text.getBBox();
      if (box.x < -1 || box.x + box.width > whole.width + 1 || box.y < -3
          || box.y + box.height > whole.height + 3) cut.push(shown);
    }}
  }});
  return {{ small, cut }};
}}"""

# Text that is too faint on what is painted below it (WCAG 2.1, 1.4.3: at least 4.5, and 3 if it is
# large): [contrast, its words, its element, its size in pixels]. In a picture, a letter is on the
# shapes before it; patterns and strokes are left out.
_FAINT = f"""(root) => {{
  const least = new Map();
  const color = (text) => {{
    const numbers = (text.match(/[0-9.]+/g) ?? [0, 0, 0, 0]).map(Number);
    return text.startsWith("rgb") ? [...numbers, 1].slice(0, 4) : [0, 0, 0, 0];
  }};
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3]));
  const faded = (top, opacity) => [...top.slice(0, 3), (top[3] ?? 1) * opacity];
  const light = (rgb) => rgb.map((value) => value / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  // The ink and the ground as seen: each element's content is painted, then fades as a whole.
  const seen = (elements, shapes, ink, below) => {{
    if (!elements.length) {{
      const ground = shapes.reduce((back, shape) => over(shape, back), below);
      return [over(ink, ground), ground];
    }}
    const style = getComputedStyle(elements[0]);
    const back = over(color(style.backgroundColor), below);
    return seen(elements.slice(1), shapes, ink, back)
      .map((painted) => over(faded(painted, style.opacity), below));
  }};
  const measure = (words, element, elements, shapes, ink, scale = 1) => {{
    const style = getComputedStyle(element), size = parseFloat(style.fontSize) * scale;
    const [high, low] = seen(elements, shapes, ink, [255, 255, 255]).map(light)
      .sort((a, b) => b - a);
    const contrast = (high + 0.05) / (low + 0.05);
    const large = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    const name = element.tagName + (element.getAttribute("class") ?? "");
    const key = [name, words].join();
    if (contrast < (large ? 3 : 4.5) && contrast < (least.get(key)?.[0] ?? 21)) {{
      least.set(key, [Math.round(contrast * 100) / 100, words, name, size]);
    }}
  }};
  const above = (element) => {{
    const elements = [];
    for (let at = element; at; at = at.parentElement) elements.unshift(at);
    return elements;
  }};
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {{
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("svg, style, script")) continue;
    if (!element.getClientRects().length) continue;
    measure(node.data.trim(), element, above(element), [], color(getComputedStyle(element).color));
  }}
  for (const field of root.querySelectorAll("input[type=number], select")) {{
    measure(field.value, field, above(field), [], color(getComputedStyle(field).color));
  }}
  ({_VISIT})(root, (svg, scale, at) => {{
    const painted = [];
    for (const element of svg.querySelectorAll("rect, path, circle, text")) {{
      const style = getComputedStyle(element), box = element.getBBox();
      const fill = faded(color(style.fill), style.fillOpacity * style.opacity);
      if (element.tagName !== "text") {{
        if (fill[3] && !element.closest("defs")) painted.push([element, box, fill]);
        continue;
      }}
      for (let i = 0; i < element.getNumberOfChars(); i += 1) {{
        const letter = element.getExtentOfChar(i);
        const spot = new DOMPoint(letter.x + letter.width / 2, letter.y + letter.height / 2);
        const shapes = painted.filter(([shape, whole]) => whole.x <= spot.x && whole.y <= spot.y
          && spot.x <= whole.x + whole.width && spot.y <= whole.y + whole.height
          && shape.isPointInFill(spot)).map(([, , inside]) => inside);
        if (!element.textContent[i].trim()) continue;
        measure(element.textContent, element, above(at), shapes, fill, scale);
      }}
    }}
  }});
  return [...least.values()];
}}"""


def broken_words(page: Page) -> list[Any]:
    """Return the words of the page that are broken across two lines."""
    return page.evaluate(_BROKEN)


def text_in_pictures(page: Page) -> dict[str, list[Any]]:
    """Return the text of the page's pictures that is smaller than `LEAST_PIXELS` (``small``), and
    that extends past its picture's edge (``cut``).
    """
    return page.evaluate(_PICTURES, LEAST_PIXELS)


def too_wide(page: Page) -> int:
    """Return by how many pixels the page is wider than its window."""
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


def scrolled(page: Page) -> list[int]:
    """Return by how many pixels pictures are wider than the elements that scroll them."""
    return page.evaluate(
        "[...document.querySelectorAll('[tabindex]')].map((one) => one.scrollWidth"
        " - one.clientWidth).filter((pixels) => pixels > 0)"
    )


def faint_text(shown: Page | Locator) -> list[Any]:
    """Return the text whose contrast is below WCAG's, in pictures too."""
    root = shown.locator("body") if isinstance(shown, Page) else shown
    return root.evaluate(_FAINT)


def faint_text_by_ground(page: Page) -> dict[str, list[Any]]:
    """Return the page's ground in the system's light and dark themes, each with its faint text."""
    faint = {}
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
        faint[ground] = faint_text(page)
    return faint


def notebook_page(html: str, theme: str = "light") -> str:
    """Put HTML on a page that looks like a notebook's output in a theme of `THEMES`."""
    lab, light = theme.startswith("JupyterLab"), theme.lower().endswith("light")
    css = GROUNDS["light" if light else "dark"]
    if lab:
        css = f"{_jupyterlab(theme.lower().split()[1])} {LAB_OUTPUT}"
    return (
        "<!doctype html><meta name='viewport' content='width=device-width'>"
        f"<style>body {{ font: 13px system-ui, sans-serif; margin: 8px; }} {css}</style>"
        f"<body data-jp-theme-light='{str(light).lower()}'>{html}"
    )


@cache
def _jupyterlab(theme: str) -> str:
    """Return the style sheet of JupyterLab's "light" or "dark" theme."""
    place = f"share/jupyter/lab/themes/@jupyterlab/theme-{theme}-extension/index.css"
    return (Path(sys.prefix) / place).read_text()
