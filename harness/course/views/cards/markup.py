"""Parts of a card as HTML: code in a sentence, links to explanations, and the course's own answer.

Text between `backquotes` in a message is code. Inline styles only, as in everything that a notebook
shows: see `harness.course.views.cards.html`.

Names of hazards and causes link to their pages, and every card to how to read a card. The address
of the site is the setting HARNESS_SITE. Without it, names are text, and the explanation of cards is
linked in the first lab's notebook if that is in its place next to the lab in use.

The course's answer is next to the reader's own, folded, below a card with full points.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from pathlib import Path

from harness.base import settings
from harness.course.outputs import OutputCause
from harness.sanitizer import Cause
from harness.sanitizer.emulator import Severity

MONO = "font-family:var(--jp-code-font-family,ui-monospace,monospace);font-size:0.92em"
_BREAKS = re.compile(r"((?<!\s)[(\[]|[,.=])(?=[A-Za-z_(])")  # a sentence's bracket has no break
WIDER_THAN_A_PHONE = 37  # letters: shorter names have room on a phone's page
_LONG_NAME = re.compile(rf"\w{{{WIDER_THAN_A_PHONE},}}")
_QUOTED = re.compile(r"`([^`\n]+)`")
_UNBROKEN = re.compile(r"\b\d{4}-\d\d-\d\d\b|\b\d[\d.]*e-\d+")  # dates and exponents
_LONG = re.compile(r"\S{25,}")  # a line of code that a message quotes as it is: no word is so long


def breakable(value: str) -> str:
    """Escaped code that breaks its line after brackets, commas and points, and inside a name only
    if that is wider than a phone's page: after an underscore."""
    text = _LONG_NAME.sub(lambda name: re.sub(r"(?<=\w_)(?=\w)", "<wbr/>", name[0]), escape(value))
    return _BREAKS.sub(r"\1<wbr/>", text)


def sign(severity: str) -> str:
    """Return the sign of a hazard, the same as in reports and timelines."""
    return "✗" if severity == Severity.ERROR else "◇"


def border(severity: str) -> str:
    """Return the style of the border of a hazard's box."""
    return "" if severity == Severity.ERROR else ";border-left-style:dashed"


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
    escaped = "".join(
        escape(piece) + breakable(name) for piece, name in zip(pieces, long, strict=True)
    )
    return _UNBROKEN.sub(r"<span style='white-space:nowrap'>\g<0></span>", escaped)


# Next to the folder of a notebook, in which its kernel runs. In a started folder of labs, a number
# precedes the name of the lab's own folder.
_FIRST_LAB = "*tile_copy/tile_copy.ipynb"


def linked_kind(name: str) -> str:
    """Return the name of a kind of hazard as HTML, linked to its page."""
    return _linked(f"docs/hazards/{name}.html", f"<strong>{escape(name)}</strong>")


def linked_causes(*names: str) -> str:
    """Return the ids of causes as HTML, linked to their places on pages; "" is no cause. A grader's
    causes, of a missing submission, have no page."""
    shown = ", ".join(_cause(name) for name in names if name)
    return f" <span style='opacity:0.8'>{shown}</span>" if shown else ""


def _cause(name: str) -> str:
    cause = next((each for each in (*Cause, *OutputCause) if each == name), None)
    if cause is None:
        return escape(name)
    return _linked(f"docs/hazards/{cause.page}.html#{name}", escape(name))


def explanation() -> str:
    """Return a link to the section of the first lab on cards, as HTML; "" if it is not at hand."""
    site = settings.SITE.value()
    if site:
        address = f"{site}/labs/tile_copy/tile_copy.html#how-to-read-a-card"
    elif notebook := next(Path("..").glob(_FIRST_LAB), None):
        address = f"{notebook.as_posix()}#How-to-read-a-card"
    else:
        return ""
    return (
        f"<div style='margin:8px 0 0'><a href='{escape(address, quote=True)}'>How to read a card"
        "</a>: schedules, errors, formal hazards and warnings</div>"
    )


def _linked(path: str, text: str) -> str:
    site = settings.SITE.value()
    if not site:
        return text
    return f"<a href='{escape(f'{site}/{path}', quote=True)}'>{text}</a>"


_COLUMN = "flex:1 1 26em;min-width:0"  # side by side if both fit, else one below the other
_CODE = (
    "margin:2px 0 0;padding:6px 8px;overflow-x:auto;white-space:pre;color:inherit;"
    f"background:rgba(128,128,128,0.12);border-radius:3px;line-height:1.4;{MONO}"
)


@dataclass(frozen=True)
class Compared:
    """Two answers to an exercise, as source text."""

    theirs: str
    ours: str


def compared(answers: Compared) -> str:
    """Return the two answers as a folded section."""
    columns = "".join(
        f"<div style='{_COLUMN}'><div style='opacity:0.8'>{head}</div>"
        f"<pre tabindex='0' style='{_CODE}'>{escape(source)}</pre></div>"
        for head, source in (("Yours", answers.theirs), ("The course's", answers.ours))
    )
    return (
        "<details style='margin:8px 0 0'><summary style='cursor:pointer'>Compare with the "
        "course's answer</summary><div style='display:flex;flex-wrap:wrap;gap:8px;margin:6px 0'>"
        f"{columns}</div></details>"
    )
