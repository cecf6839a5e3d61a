"""Still pictures in the site's theme, which might differ from that of the reader's system.

A picture in ``docs/pictures`` follows the system's theme, as a forge needs it, and has a second
layout for phones. The site has a copy for each theme and layout; style sheets show one of them.
"""

from __future__ import annotations

import re

_WHERE_DARK = re.compile(
    r"@media \(prefers-color-scheme: dark\) \{((?:[^{}]|\{[^{}]*\})*)\}", re.DOTALL
)
_IMAGE = re.compile(r"!\[([^\]]*)\]\(([\w/.]*pictures/\w+)\.svg\)")
_TWO_LAYOUTS = re.compile(
    r'<picture>\s*<source [^>]*srcset="(?P<narrow>[\w/.]+)\.svg">\s*'
    r'<img src="(?P<wide>[\w/.]+)\.svg" alt="(?P<alt>[^"]*)">\s*</picture>'
)


def of_both_themes(svg: str) -> dict[str, str]:
    """Return the text of the picture by the name of the theme."""
    return {"light": _WHERE_DARK.sub("", svg), "dark": _WHERE_DARK.sub(r"\1", svg)}


def themed(text: str) -> str:
    """Return Markdown with an image for each theme, and layout if any, instead of a picture."""

    def of_layouts(match: re.Match[str]) -> str:
        layouts = (
            _images(match["alt"], match[name], f" .hv-{name}") for name in ("wide", "narrow")
        )
        return "\n".join(layouts)

    text = _IMAGE.sub(lambda match: _images(match[1], match[2]), text)
    return _TWO_LAYOUTS.sub(of_layouts, text)


def _images(alt: str, path: str, layout: str = "") -> str:
    of_themes = (
        f"![{alt}]({path}.{theme}.svg){{.only-{theme}{layout}}}" for theme in ("light", "dark")
    )
    return "\n".join(of_themes)
