"""The shortfalls that a property's reason names."""

from __future__ import annotations

import re
from string import Formatter

from harness.diagnosis import Shortfall
from harness.diagnosis.messages import SHORTFALLS


def shortfalls(reason: str) -> set[Shortfall]:
    """Return each shortfall whose words are in ``reason``, whatever fills their slots."""
    return {each for each, words in SHORTFALLS.items() if re.search(_pattern(words), reason)}


def _pattern(template: str) -> str:
    parts = Formatter().parse(template)
    return "".join(re.escape(text) + (".+?" if slot else "") for text, slot, _, _ in parts)
