"""Pictures as SVG text: the live view and the still picture are drawn alike.

Colors and strokes are classes of assets/picture.css, so that a picture follows the theme.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import textwrap
from dataclasses import dataclass
from functools import cache
from html import escape, unescape
from pathlib import Path
from typing import Any

ASSETS = Path(__file__).parent / "assets"
WIDE, NARROW = 720, 340  # pixels of a still picture's two layouts
WIDEST = 1000  # pixels of a picture that has all the room that it wants
STACKED = 600  # pixels below which what stands side by side elsewhere is drawn below each other
FORGE_DARK = "#0d1117"  # GitHub's dark ground, which a document's picture is seen on
TINTS = 8  # classes t0 to t7: a palette that color-blind readers can tell apart

_HATCH = (
    '<defs><pattern id="hv-hatch" width="5" height="5" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><line class="hatching" x1="0" y1="0" x2="0" y2="5"/>'
    "</pattern></defs>"
)


_SVG = re.compile(
    r'<svg[^>]*? width="([\d.]+)" height="([\d.]+)"[^>]*? aria-label="([^"]*)">'
    r"(?:<style>.*?</style>)?<defs>.*?</defs>"
    r'<rect class="back"[^>]*/>(.*)</svg>\s*',
    re.DOTALL,
)


@cache
def picture_css() -> str:
    return (ASSETS / "picture.css").read_text()


@cache
def dark_css() -> str:
    """A dark theme's colors, for a picture that cannot ask its page for them."""
    return (ASSETS / "dark.css").read_text()


@dataclass(frozen=True)
class Spot:
    """Behavior of a shape: pointing at it lights all shapes of its ``key`` and shows the ``tip``;
    ``choose`` are the settings that a click makes."""

    key: Any = None
    tip: str = ""
    choose: dict[str, object] | None = None

    @property
    def data(self) -> str:
        attributes = "" if self.key is None else f' data-k="{escape(str(self.key))}"'
        if self.tip:
            attributes += f' data-t="{escape(self.tip)}"'
        if self.choose:
            attributes += f" data-choose='{escape(json.dumps(self.choose))}'"
        return attributes


class Drawing:
    """A picture that grows shape by shape. Units are pixels; y points down."""

    def __init__(self, width: float, height: float, alt: str):
        """``alt``: a description of the picture, for readers who cannot see it."""
        self.width, self.height, self.alt = width, height, alt
        self._parts: list[str] = []

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        kind: str,
        spot: Spot | None = None,
    ) -> None:
        place = f'x="{x:.4g}" y="{y:.4g}" width="{max(width, 0):.4g}" height="{max(height, 0):.4g}"'
        self._parts.append(f'<rect class="{kind}" {place}{spot.data if spot else ""}/>')

    def text(self, x: float, y: float, words: str, kind: str = "") -> None:
        self._parts.append(
            f'<text class="{kind}" x="{x:.5g}" y="{y:.5g}">{escape(words, quote=False)}</text>'
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str = "line") -> None:
        self._parts.append(f'<path class="{kind}" d="M{x1:.5g} {y1:.5g}L{x2:.5g} {y2:.5g}"/>')

    def shape(
        self,
        points: str,
        kind: str,
        spot: Spot | None = None,
    ) -> None:
        """``points``: the path's ``d``."""
        self._parts.append(f'<path class="{kind}" d="{points}"{spot.data if spot else ""}/>')

    def begin(self, **data: Any) -> None:
        """Begin a group of shapes, up to `end`, with ``data-`` attributes: a group that can be
        dragged."""
        attributes = "".join(f" data-{name}='{escape(json.dumps(v))}'" for name, v in data.items())
        self._parts.append(f"<g{attributes}>")

    def end(self) -> None:
        self._parts.append("</g>")

    def style(self, css: str) -> None:
        """Add rules to the style sheet, for elements that only this picture has."""
        self._parts.append(f"<style>{escape(css, quote=False)}</style>")

    @classmethod
    def read(cls, path: Path) -> Drawing:
        """Read a picture from a file that has its `svg`."""
        match = _SVG.fullmatch(path.read_text(encoding="utf-8"))
        if match is None:
            raise ValueError(f"{path} is not a picture of `Drawing.svg`")
        width, height, alt, shapes = match.groups()
        drawing = cls(float(width), float(height), unescape(alt))
        drawing._parts.append(shapes)
        return drawing

    def svg(self, alone: bool = False, dark: bool | None = False) -> str:
        """``alone``: with its style sheet and namespace, for use outside of the explorer, and
        then ``dark`` or light for good; None: as the reader's system is."""
        extra = ' xmlns="http://www.w3.org/2000/svg"' if alone else ""
        forge = f".hv-svg {{ --jp-layout-color0: {FORGE_DARK}; }}\n"
        where_dark = f"@media (prefers-color-scheme: dark) {{\n{dark_css()}{forge}}}\n"
        css = picture_css() + {True: dark_css(), False: "", None: where_dark}[dark]
        style = f"<style>{escape(css, quote=False)}</style>" if alone else ""
        size = f'width="{self.width:g}" height="{self.height:g}"'
        return (
            f'<svg{extra} class="hv-svg" role="img" {size} '
            f'viewBox="0 0 {self.width:g} {self.height:g}" aria-label="{escape(self.alt)}">'
            f"{style}{_HATCH}"
            f'<rect class="back" width="{self.width:g}" height="{self.height:g}"/>'
            f"{''.join(self._parts)}</svg>"
        )


def remark(words: str, width: int) -> Drawing:
    """Draw a sentence: why there is nothing to show."""
    lines = textwrap.wrap(f"{words}.", (width - 20) // 8)
    drawing = Drawing(width, 22 + 18 * len(lines), words)
    for number, line in enumerate(lines):
        drawing.text(10, 24 + 18 * number, line, "head")
    return drawing


def themed_image(drawing: Drawing, narrow: Drawing | None = None) -> str:
    """Return the picture as an HTML image that needs nothing else, as large as it was drawn: a
    notebook that is not trusted shows it too, where SVG inside of HTML is dropped.

    A style sheet puts a dark picture in its place where JupyterLab's or Notebook's theme is dark,
    and ``narrow``, the same in another layout, where the page has no room for it. Where style
    sheets are dropped it stays a light picture on a ground of its own, and is scrolled if it is too
    wide.
    """
    light, dark = (_data(drawing.svg(alone=True, dark=dark)) for dark in (False, True))
    css = "[data-jp-theme-light=false] .{name} {{ content: url('" + dark + "'); }}"
    if narrow is not None:
        small = [_data(narrow.svg(alone=True, dark=dark)) for dark in (False, True)]
        css += (
            f"@container (max-width: {drawing.width - 1:g}px) {{{{ "
            ".{name} {{ content: url('" + small[0] + "'); }} "
            "[data-jp-theme-light=false] .{name} {{ content: url('" + small[1] + "'); }} }}"
        )
    name = f"hv-{hashlib.sha256(css.encode()).hexdigest()[:12]}"
    return (
        "<div tabindex='0' style='container-type:inline-size;overflow-x:auto'>"
        f"<style>{css.format(name=name)}</style>"
        f"<img class='{name}' style='display:block;max-width:none' alt='{escape(drawing.alt)}' "
        f"src='{light}'/></div>"
    )


def _data(svg: str) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"
