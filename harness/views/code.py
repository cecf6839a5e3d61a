"""Code in a sentence: text between `backquotes` in a message, as HTML.

Inline styles only, as in everything that a notebook shows: see `harness.views.cards.html`.
"""

from __future__ import annotations

import re
from html import escape

MONO = "font-family:var(--jp-code-font-family,ui-monospace,monospace);font-size:0.92em"
_BREAKS = re.compile(r"([(\[,.=])(?=[A-Za-z_(])")
_QUOTED = re.compile(r"`([^`\n]+)`")
_LONG = re.compile(r"\S{25,}")  # a line of code that a message quotes as it is: no word is so long


def breakable(value: str) -> str:
    """Escaped code that breaks its line after brackets, commas and points, not inside a name."""
    return _BREAKS.sub(r"\1<wbr/>", escape(value))


def code(value: str) -> str:
    """Code as an element; `value` is escaped."""
    return f"<code style='background:transparent;color:inherit;{MONO}'>{breakable(value)}</code>"


def inline(value: str) -> str:
    """Return escaped text in which `backquotes` become code; an unclosed backquote stays as it
    is."""
    pieces = _QUOTED.split(value)
    return "".join(code(p) if i % 2 else _prose(p) for i, p in enumerate(pieces))


def _prose(value: str) -> str:
    pieces = _LONG.split(value)
    long = [*_LONG.findall(value), ""]
    return "".join(
        escape(piece) + breakable(name) for piece, name in zip(pieces, long, strict=True)
    )
