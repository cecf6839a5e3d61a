"""Launches in machine code and in Python alone, with all that can be compared of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from harness.base.errors import LaunchEnded
from harness.sanitizer.emulator import GlobalMemory
from harness.sanitizer.emulator.exec import machine
from tests.sanitizer.emulator.running import run

FIELDS = ("hazards", "all_hazards", "executed", "steps", "emulated_s", "bank_conflicts")
FIELDS += ("sectors", "trace")


@contextmanager
def in_python() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(machine, "stepper_of", lambda *args: None)
        yield


def in_both(act: Callable[[], Any]) -> tuple[Any, Any]:
    """Return the results of ``act`` in machine code and in Python."""
    mine = act()
    with in_python():
        return mine, act()


def outcome(
    ptx: str, arrays: list[np.ndarray], *scalars: int, blocks: int = 1, threads: int = 32, **options
) -> dict[str, Any]:
    """Run the only kernel of a module, whose parameters are the arrays' addresses and numbers of
    32 bits. Return the report's fields, or how the launch ended; and the bytes of the arrays.
    """
    memory, parameters = GlobalMemory(), []
    for array in arrays:
        allocation = memory.allocate(array.nbytes)
        allocation.bytes[:] = array.view(np.uint8).reshape(-1)
        parameters.append(allocation.address.to_bytes(8, "little"))
    parameters += [number.to_bytes(4, "little") for number in scalars]
    shape = {"grid": (blocks, 1, 1), "block": (threads, 1, 1)}
    try:
        report = run(
            ptx=ptx, entry="kernel", parameters=parameters, memory=memory, **shape, **options
        )
        facts = {name: getattr(report, name) for name in FIELDS}
    except LaunchEnded as ended:
        facts = {"ended": type(ended).__name__, "text": str(ended), "hazards": ended.hazards}
    return facts | {"bytes": [allocation.bytes.tobytes() for allocation in memory.allocations()]}
