"""Step builders for the rows of the instruction table, by the row's key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from harness.emulator.program.operation import Operation
from harness.emulator.program.pure import Pure
from harness.emulator.threads import Step

Builder = Callable[[Operation], Step | Pure]

Build = TypeVar("Build", bound=Builder)

STEPS: dict[str, Builder] = {}


def executes(*keys: str) -> Callable[[Build], Build]:
    """Register the decorated builder for the rows of these keys.

    The builder takes an `Operation` and gives a step: a function of the group of threads that
    executes it; of an instruction that only computes, that as data.
    """

    def register(build: Build) -> Build:
        for key in keys:
            if key in STEPS:
                raise ValueError(f"{key} already has a step")
            STEPS[key] = build
        return build

    return register
