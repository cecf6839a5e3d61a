"""Links from cards to the pages of the project's site that explain hazards and causes.

The address of the site is the setting HARNESS_SITE. Without it, names are text.
"""

from __future__ import annotations

from html import escape

from harness import settings
from harness.diagnosis import Cause


def kind(name: str) -> str:
    """Return the name of a kind of hazard as HTML, linked to its page."""
    return _linked(f"docs/hazards/{name}.html", f"<strong>{escape(name)}</strong>")


def cause(name: str) -> str:
    """Return the id of a cause as HTML, linked to its place on a page; "" for no cause. A grader's
    causes, of a missing submission, have no page."""
    if not name:
        return ""
    text = escape(name)
    if name in set(Cause):
        text = _linked(f"docs/hazards/{Cause(name).page}.html#{name}", text)
    return f" <span style='opacity:0.8'>{text}</span>"


def _linked(path: str, text: str) -> str:
    site = settings.SITE.value()
    if not site:
        return text
    return f"<a href='{escape(f'{site}/{path}', quote=True)}'>{text}</a>"
