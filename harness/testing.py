"""A fixture for pytest, which finds it wherever this package is installed.

    def test_scale(sanitizer):
        sanitizer.check(scale, grid=4, block=256, args=(out, x))  # a numba-cuda kernel
        sanitizer.check("launches/gemm.toml")                     # any compiler's PTX

pytest loads this file in every run, so it imports the rest late.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from harness.sanitizer import Hazard

    Seen = tuple[Hazard, Sequence[str]]  # and the schedules that showed it


class Sanitizer:
    """Checks kernels as ``ptx-sanitizer`` does."""

    def check(self, kernel: Any, *, strict: bool = False, **launch: Any) -> tuple[Hazard, ...]:
        """Run a kernel on all four schedules; raise AssertionError with the report of its hazards,
        if there are errors (``strict``: any hazards). Return all hazards.

        kernel: a file or a folder as ``ptx-sanitizer`` takes it, with its options by name, as in
        a launch file; or a ``@cuda.jit`` kernel with ``grid``, ``block``, ``args``, and whatever
        `Device.launch` takes. ``args`` of a kernel may be numpy arrays; arrays have the contents
        of the first schedule then. KernelHung and KernelFault are raised.
        """
        from harness.sanitizer import show_hazard

        is_file = isinstance(kernel, str | Path)
        seen = _examined(kernel, launch, strict) if is_file else _launched(kernel, **launch)
        bad = [each for each in seen if strict or each[0].severity == "error"]
        if bad:
            from rich.console import Console

            text = StringIO()
            for hazard, schedules in bad:
                show_hazard(Console(file=text, width=100), hazard, schedules)
            raise AssertionError(f"{len(bad)} hazards\n\n{text.getvalue()}")
        return tuple(hazard for hazard, _ in seen)


@pytest.fixture
def sanitizer() -> Sanitizer:
    """Return the sanitizer of kernels."""
    return Sanitizer()


def _examined(file: str | Path, options: dict[str, Any], strict: bool) -> list[Seen]:
    """Return the hazards of all launches of a file; raise AssertionError if a launch does not
    finish, or leaves other outputs than expected."""
    from harness.sanitizer import CLEAN, HAZARDS, examine, requests_of

    seen: list[Seen] = []
    for request in requests_of({**options, "ptx": Path(file), "strict": strict}):
        examination = examine(request)
        if examination.exit_status not in (CLEAN, HAZARDS) or examination.shows_nothing:
            ends = {run.message: run.ending for run in examination.runs if run.message}
            why = "\n".join(f"{ending}: {text}" for text, ending in ends.items())
            raise AssertionError(f"{request.entry}: {why or 'no copy, wait or barrier ran'}")
        seen += [(hazard, examination.seen_on(hazard)) for hazard in examination.hazards]
    return seen


def _launched(
    kernel: Any,
    grid: Any,
    block: Any,
    args: Sequence[Any],
    cluster: Any = 1,
    shared_bytes: int = 0,
    timeout: float = 10.0,
) -> list[Seen]:
    import numpy as np

    from harness.course import compile_kernel
    from harness.sanitizer import (
        SCHEDULES,
        EmulatedDevice,
        RunOptions,
        copied_to,
        dim3,
        distinct,
        plan_of,
        schedules_of,
    )

    extents = dim3(grid, "grid"), dim3(block, "block"), dim3(cluster, "cluster")
    home = EmulatedDevice()
    own = tuple(home.to_device(a) if isinstance(a, np.ndarray) else a for a in args)
    compiled = compile_kernel(kernel, own, block=extents[1])
    seen: dict[str, tuple[Hazard, ...]] = {}
    for schedule in reversed(SCHEDULES):  # the first one's contents stay
        device = EmulatedDevice()
        copies = copied_to(device, own)
        for spec, copy in zip(compiled.parameters, copies, strict=False):
            if hasattr(copy, "copy_to_host"):
                device.call(copy, spec.name)
        plan = plan_of(compiled, copies, *extents, shared_bytes)
        report = device.run(plan, RunOptions(timeout_s=timeout, schedule=schedule)).report
        assert report is not None  # the emulator always has one
        seen[schedule] = report.all_hazards
    for original, copy in zip(args, copies, strict=True):
        if isinstance(original, np.ndarray):
            original[...] = copy.copy_to_host()
        elif hasattr(original, "copy_from_host"):
            original.copy_from_host(copy.copy_to_host())
    every = distinct(hazard for hazards in seen.values() for hazard in hazards)
    return [(hazard, schedules_of(hazard, seen)) for hazard in every]
