"""Pictures as SVG text: the live view and the still picture are drawn alike.

Colours and strokes are classes of assets/picture.css, so that a picture follows the theme.
"""

from __future__ import annotations

import base64
import hashlib
import json
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

ASSETS = Path(__file__).parent / "assets"
TINTS = 8  # classes t0 to t7: a palette that colour-blind readers can tell apart

_HATCH = (
    '<defs><pattern id="hv-hatch" width="5" height="5" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><line class="hatching" x1="0" y1="0" x2="0" y2="5"/>'
    "</pattern></defs>"
)


@cache
def picture_css() -> str:
    return (ASSETS / "picture.css").read_text()


@cache
def dark_css() -> str:
    """A dark theme's colours, for a picture that cannot ask its page for them."""
    return (ASSETS / "dark.css").read_text()


@dataclass(frozen=True)
class Spot:
    """Behaviour of a shape: pointing at it lights all shapes of its ``key`` and shows the ``tip``;
    ``choose`` are the settings that a click makes."""

    key: Any = None
    tip: str = ""
    choose: dict[str, object] | None = None

    @property
    def data(self) -> str:
        said = "" if self.key is None else f' data-k="{escape(str(self.key))}"'
        if self.tip:
            said += f' data-t="{escape(self.tip)}"'
        if self.choose:
            said += f" data-choose='{escape(json.dumps(self.choose))}'"
        return said


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

    def svg(self, alone: bool = False, dark: bool | None = False) -> str:
        """``alone``: with its style sheet and namespace, for use outside of the explorer, and
        then ``dark`` or light for good; None: as the reader's system is."""
        extra = ' xmlns="http://www.w3.org/2000/svg"' if alone else ""
        where_dark = f"@media (prefers-color-scheme: dark) {{\n{dark_css()}}}\n"
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


def image(drawing: Drawing) -> str:
    """The picture as an HTML image that needs nothing else: a notebook that is not trusted shows
    it too, where SVG inside of HTML is dropped.

    It knows no theme: an image takes nothing from its page. It is a light picture on a ground of
    its own, which can be read in a dark theme, too.
    """
    return (
        f"<img style='max-width:100%' alt='{escape(drawing.alt)}' "
        f"src='{_data(drawing.svg(alone=True))}'/>"
    )


def themed_image(drawing: Drawing) -> str:
    """Return the picture as `image` gives it, and a style sheet that replaces it by a dark
    picture if JupyterLab's or Notebook's theme is dark. If style sheets are dropped it stays
    light."""
    dark = _data(drawing.svg(alone=True, dark=True))
    name = f"hv-{hashlib.sha256(dark.encode()).hexdigest()[:12]}"
    return (
        f"<style>[data-jp-theme-light=false] .{name} {{ content: url('{dark}'); }}</style>"
        + image(drawing).replace("<img ", f"<img class='{name}' ", 1)
    )


def _data(svg: str) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"
