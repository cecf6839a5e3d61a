"""The shortfalls that a property's reason names."""

from __future__ import annotations

import re
from string import Formatter

from harness.course.outputs import Shortfall


def shortfalls(reason: str) -> set[Shortfall]:
    """Return each shortfall whose words are in ``reason``, whatever fills their slots."""
    return {each for each in Shortfall if re.search(_pattern(each.value), reason)}


def _pattern(template: str) -> str:
    parts = Formatter().parse(template)
    return "".join(re.escape(text) + (".+?" if slot else "") for text, slot, _, _ in parts)
