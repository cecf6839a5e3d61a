"""PTX that runs on the emulator is assembled beside it: it earns trust only if hardware took it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from harness.compiler.assembling import trial
from harness.errors import KernelFault, KernelHung, PtxError
from harness.launches import Dim3, check_registers


@contextmanager
def assembled_beside(
    text: str, entry: str, block: Dim3, unasked: Callable[[str], object] = lambda why: None
) -> Iterator[None]:
    """Assemble ``text`` while what is in the ``with`` block runs on the emulator.

    Raises PtxError where the assembler refuses it, and LaunchError where a block of ``entry`` has
    not registers enough; also in the place of a hang or a fault. ``unasked`` is told why nobody
    could be asked.
    """
    with trial.begin(text) as under_way:
        try:
            yield
        except (KernelHung, KernelFault):
            _check(under_way.outcome(), entry, block, unasked)
            raise
        _check(under_way.outcome(), entry, block, unasked)


def _check(
    outcome: trial.TrialOutcome, entry: str, block: Dim3, unasked: Callable[[str], object]
) -> None:
    if outcome.answer in ("refused", "over its limits"):
        raise PtxError(outcome.message)
    if outcome.answer == "not asked":
        unasked(outcome.message)
    check_registers(outcome.registers.get(entry, 0), math.prod(block))
