"""Names as a person writes them, found among those of a PTX text."""

from __future__ import annotations

from collections.abc import Iterable

from harness.errors import LaunchError
from harness.isa.text.names import readable


def meant(name: str, known: Iterable[str]) -> str | None:
    """The one of ``known`` that ``name`` means: itself, or the one that a C++ compiler made of it.

    ``gemm`` is ``_ZN4mine4gemmILi64EEvPf``, and so are ``mine::gemm`` and ``mine::gemm<...>``.
    None where there is none; raises LaunchError where there are several.
    """
    every = list(known)
    if name in every:
        return name
    found = [one for one in every if _fits(name, readable(one))]
    if len(found) > 1:
        raise LaunchError(f"{name!r} may be any of {', '.join(found)}: give the whole name.")
    return found[0] if found else None


def _fits(name: str, whole: str) -> bool:
    return any(
        one == name or one.endswith(f"::{name}") for one in (whole, whole.replace("<...>", ""))
    )
