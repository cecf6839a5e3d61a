"""PTX that runs on the emulator is assembled beside it: it earns trust only if hardware took it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from harness.compiler import trial
from harness.errors import KernelFault, KernelHung, PtxError
from harness.launches import Dim3, check_registers


@contextmanager
def assembled_beside(
    text: str, entry: str, block: Dim3, tell: Callable[[str], object] = lambda notice: None
) -> Iterator[None]:
    """Assemble ``text`` while what is in the ``with`` block runs on the emulator.

    Raises PtxError where the assembler refuses it, and LaunchError where a block of ``entry`` has
    not registers enough; also in the place of a hang or a fault. ``tell`` gets a sentence if
    ptxas could not be run.
    """
    with trial.begin(text) as under_way:
        try:
            yield
        except (KernelHung, KernelFault):
            _check(under_way.outcome(), entry, block, tell)
            raise
        _check(under_way.outcome(), entry, block, tell)


def _check(
    outcome: trial.TrialOutcome, entry: str, block: Dim3, tell: Callable[[str], object]
) -> None:
    if outcome.answer in ("refused", "over its limits"):
        raise PtxError(outcome.message)
    if outcome.answer == "not asked":
        tell(f"The PTX was not assembled, only run on the emulator: {outcome.message}")
    elif outcome.ptxas_failed:
        tell(f"{outcome.ptxas_failed}; nvJitLink assembled the PTX instead")
    check_registers(outcome.registers.get(entry, 0), math.prod(block))
