"""``harness/ptx/__init__.pyi``: the functions of `harness.ptx` for editors and type checkers."""

from __future__ import annotations

from harness.isa.table.helpers import HELPERS
from harness.isa.table.index import ROWS
from harness.isa.table.row import KINDS, RESULTS, Wrapper

_HEAD = """# Written by `python -m harness pages` from the instruction table; do not edit.
# ruff: noqa: E501
# fmt: off

from collections.abc import Iterable
from typing import Any

import numpy as np

__all__: list[str]

Integer = int | np.integer[Any]
"""


def stubs() -> str:
    """Return a type for each kind of operand, and a signature with a line of text for each
    function."""
    taken = {name: kind.python.replace("int", "Integer") for name, kind in KINDS.items()}
    given = {name: kind.python for name, kind in RESULTS.items() if name != "bool"}
    types = [f"{name} = {python}\n" for name, python in {**taken, **given}.items()]
    parts = [_HEAD, *types, "\n"]
    wrappers = [*HELPERS, *(wrapper for row in ROWS.values() for wrapper in row.wrappers)]
    parts += [_function(wrapper) for wrapper in wrappers]
    return "".join(parts)


def _function(wrapper: Wrapper) -> str:
    parameters = ", ".join(
        f"{p.name}: {p.kind or 'Any'}{p.shown_default.replace('=', ' = ')}"
        for p in wrapper.parameters
    )
    returns = wrapper.returns or _RETURNS.get(wrapper.name, "None")
    return f'def {wrapper.name}({parameters}) -> {returns}: """{wrapper.summary}"""\n'


_RETURNS = {
    "shared_address": "int",
    "global_address": "int",
    "unrolled": "Iterable[int]",
    "wgmma_row": "int",
    "wgmma_column": "int",
    "wgmma_descriptor": "int",
}
