"""The course's answer beside the reader's own, folded, below a card with full points."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from harness.views.code import MONO

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


def html(answers: Compared) -> str:
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
