"""Students' code where it is shown: in colours, unless it takes too long to find them.

pygments takes time by the square of some texts' length: 40 s for 16 KB of lines with a space each.
"""

from __future__ import annotations

from typing import Any

from nbconvert.filters.highlight import Highlight2HTML

from harness.classroom.admission.allowance import ALLOWANCE
from harness.classroom.admission.limited_time import LimitedTime, TimeIsOver


class HighlightInTime(Highlight2HTML):
    """nbconvert's filter `highlight_code`. nbconvert makes an instance for each notebook."""

    def __init__(self, **options: Any):
        super().__init__(**options)  # type: ignore[no-untyped-call]
        self._time = LimitedTime(ALLOWANCE.rendering_s, ALLOWANCE.all_rendering_s)

    def __call__(self, source: str, language: str | None = None, metadata: Any = None) -> str:
        try:
            with self._time.with_one():
                return self._highlighted(source, language, metadata)
        except TimeIsOver:
            return self._highlighted(source, "text", metadata)

    def _highlighted(self, *args: Any) -> str:
        html: str = super().__call__(*args)  # type: ignore[no-untyped-call]
        return html
