"""Notices about tools that this machine lacks, and what the user can do about it.

Each notice names the cause, the consequence and the remedy. It is given once in a process: by
`tell_once`, as a warning unless the caller has a better place.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable

from harness import settings
from harness.emulator.native.library import Unavailable, unavailable

_told = set[str]()


class MissingToolWarning(UserWarning):
    """A tool is missing; the result is the same, but slower or less thorough."""


def slow_emulator() -> str:
    """The notice that the native engine is unavailable; "" if it works, cannot exist here, or was
    switched off by the user."""
    engine = unavailable()
    match engine and engine.unavailable:
        case Unavailable.NO_LLVMLITE:
            remedy = "Install it: pip install 'tma-labs[sanitizer]'"
        case Unavailable.UNREADABLE:
            remedy = "Install the llvmlite version of constraints.txt"
        case _:
            return ""
    assert engine is not None
    reason = f"{engine.unavailable} ({' '.join(engine.detail.split())[:200]})"
    return (
        f"The emulator runs in Python alone, several times slower where threads diverge: {reason}. "
        f"{remedy}, or set {settings.MACHINE_CODE.name}=0 to hide this notice."
    )


def tell_once(notice: str, tell: Callable[[str], object] | None = None) -> None:
    """Pass ``notice`` to ``tell``, or warn, unless it is empty or has been given before."""
    if not notice or notice in _told:
        return
    _told.add(notice)
    if tell is not None:
        tell(notice)
    else:
        warnings.warn(notice, MissingToolWarning, stacklevel=3)
