"""Where stepper.c has what: its structs, as the numbers of their fields."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).with_name("stepper.c")
_FIELD = re.compile(r"\b([a-z_]+)\s*(?=[,;])")


@cache
def fields(struct: str) -> dict[str, int]:
    """The place of each field of a struct, all of which are 64 bits wide."""
    body = _body(rf"struct {struct} {{(.*?)\n?}};")
    return {name: place for place, name in enumerate(_FIELD.findall(body))}


@cache
def constants(first: str) -> dict[str, int]:
    """The enum that begins with ``first``."""
    names = _body(rf"enum {{ ({first}\b.*?)}};").replace("\n", " ").split(",")
    return {name.strip(): number for number, name in enumerate(names)}


def _body(pattern: str) -> str:
    found = re.search(pattern, _source(), re.DOTALL)
    assert found is not None, pattern
    return found[1]


@cache
def _source() -> str:
    return re.sub(r"/\*.*?\*/", "", SOURCE.read_text(), flags=re.DOTALL)
