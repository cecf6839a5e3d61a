"""Links from cards to explanations: the pages of hazards and causes, and how to read a card.

The address of the site is the setting HARNESS_SITE. Without it, names are text, and the explanation
of cards is linked in the first lab's notebook if that is in its place beside the lab in use.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from harness import settings
from harness.diagnosis import Cause

# Beside the folder of a notebook, in which its kernel runs. In a started folder of labs, a number
# precedes the name of the lab's own folder.
_FIRST_LAB = "*tile_copy/tile_copy.ipynb"


def kind(name: str) -> str:
    """Return the name of a kind of hazard as HTML, linked to its page."""
    return _linked(f"docs/hazards/{name}.html", f"<strong>{escape(name)}</strong>")


def cause(name: str) -> str:
    """Return the id of a cause as HTML, linked to its place on a page; "" for no cause. A grader's
    causes, of a missing submission, have no page."""
    if not name:
        return ""
    return f" <span style='opacity:0.8'>{_cause(name)}</span>"


def causes(names: Sequence[str]) -> str:
    """Return the ids of several causes, as `cause`."""
    shown = ", ".join(map(_cause, names))
    return f" <span style='opacity:0.8'>{shown}</span>" if names else ""


def _cause(name: str) -> str:
    if name not in set(Cause):
        return escape(name)
    return _linked(f"docs/hazards/{Cause(name).page}.html#{name}", escape(name))


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
