"""A rule over many items as a single test, which lists all that break it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any


def offenders(items: Iterable[Any], check: Callable[[Any], None]) -> dict[str, str]:
    """Return the failure of each item that ``check`` refuses, by the item's name."""
    failures = {}
    for item in items:
        try:
            check(item)
        except Exception as error:
            name = str(getattr(item, "name", item))
            failures[name] = f"{type(error).__name__}: {error}"[:300]
    return failures
