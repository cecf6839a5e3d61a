"""Where the sources of machine code have what: structs, as the numbers of their fields."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

_HERE = Path(__file__).parent
_PARTS = "context.h", "compute.c", "access.c", "scheduler.c", "barriers.c"
INCLUDED = tuple(_HERE / name for name in _PARTS)
STEPPER, PRODUCTS = MAIN = tuple(_HERE / name for name in ("stepper.c", "products.c"))
"""The files of which a text for LLVM is made, each with what it includes."""
_FIELD = re.compile(r"\b([a-z_]+)\s*(?=[,;])")


@cache
def fields(struct: str) -> dict[str, int]:
    """The place of each field of a struct, all of which are 64 bits wide."""
    body = _body(rf"struct {struct} {{(.*?)\n?}};")
    return {name: place for place, name in enumerate(_FIELD.findall(body))}


@cache
def constants(first: str) -> dict[str, int]:
    """The enum that begins with ``first``."""
    found: dict[str, int] = {}
    for one in _body(rf"enum {{ ({first}\b.*?)}};").split(","):
        name, _, value = one.partition("=")
        found[name.strip()] = int(value) if value else len(found)
    return found


def _body(pattern: str) -> str:
    found = re.search(pattern, _source(), re.DOTALL)
    assert found is not None, pattern
    return found[1]


@cache
def _source() -> str:
    return re.sub(
        r"/\*.*?\*/", "", "".join(one.read_text() for one in (*INCLUDED, *MAIN)), flags=re.DOTALL
    )
