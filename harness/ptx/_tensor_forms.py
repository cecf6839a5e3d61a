"""One form of a tensor copy, for each rank: its PTX and its docstring from templates.

In a template ``{rank}`` is the rank in the wrapper's name, ``{at}`` the tensor map with its
coordinates, ``{offsets}`` the im2col offsets; in a docstring ``{coordinates}`` and ``{offsets}``
are named as the parameters are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness.ptx._inline import instruction


def tensor_form(ptx: str, doc: str, **words: str) -> Callable[[Callable[..., None]], Any]:
    """A decorator for stubs whose name holds their rank (``_3d_``); ``words`` fill both templates
    as well."""

    def decorate(stub: Callable[..., None]) -> Any:
        rank = next(int(part[0]) for part in stub.__name__.split("_") if part[1:] == "d")
        filled = {"rank": str(rank), **words}
        text = ptx
        for name, value in filled.items():
            text = text.replace(f"{{{name}}}", value)
        text = text.replace("{at}", f"[$tensor_map, {{{names('c', rank, '$')}}}]")
        text = text.replace("{offsets}", f"{{{names('o', rank - 2, '$')}}}")
        shown = {"coordinates": names("c", rank), "offsets": names("o", rank - 2)}
        return instruction(text, doc.format(**filled, **shown))(stub)

    return decorate


def names(letter: str, count: int, mark: str = "") -> str:
    """``c0, c1, c2``"""
    return ", ".join(f"{mark}{letter}{i}" for i in range(count))
