"""Errors by the names and numbers in their messages: facts, and not how a sentence is put."""

from __future__ import annotations

import re


def naming(*facts: object) -> str:
    """Return the pattern of a message that has each of these, as a whole word, in any order."""
    return "(?s)" + "".join(rf"(?=.*(?<!\w){re.escape(str(fact))}(?!\w))" for fact in facts)


def names(message: str, *facts: object) -> bool:
    return re.search(naming(*facts), message) is not None
