"""What the emulator does for each row of the instruction table, by the row's key."""

from __future__ import annotations

from collections.abc import Callable

STEPS: dict[str, Callable] = {}


def executes(*keys: str) -> Callable[[Callable], Callable]:
    """Register the decorated builder for the rows of these keys.

    The builder takes an `Operation` and gives a step: a function of the group of threads that
    executes it.
    """

    def register(build: Callable) -> Callable:
        for key in keys:
            if key in STEPS:
                raise ValueError(f"{key} already has a step")
            STEPS[key] = build
        return build

    return register
