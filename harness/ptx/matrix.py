"""Matrices of 8×8 16-bit elements, from the registers of a warp to shared memory: stmatrix.

Lane t holds the two neighbours 2 * (t % 4) and 2 * (t % 4) + 1 of row t / 4 of each matrix, in
one register (uint32, the first in its low half): the layout of a matrix product's result. Each
row of 16 bytes goes where a lane's address says. PTX ISA: "stmatrix".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness.ptx._annotations import Fragment, SharedAddress
from harness.ptx._inline import instruction

_DOC = """Write {matrices}, 8×8 16-bit elements each, to shared memory{transposed}.

    PTX: ``stmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 [address], {{{registers}}};``

    address: shared-memory address (uint32), 16-byte aligned, of a row: lane 8 * i + r gives that
    of {row} r of matrix i; lanes from {lanes} on give one that is not used.
    {registers}: uint32, two elements each, the one of lower index in the low half.
    Issued by: all 32 threads of a warp together. Proxy: generic; before a copy reads what was
    written, `fence_proxy_async_shared_cta`.
    Memory: writes 16 bytes a row, as an ordinary store does. Completes: at once.
    PTX ISA: "stmatrix".
    """


def _stmatrix(stub: Callable[..., None]) -> Any:
    """The wrapper that the name of ``stub`` says: how many matrices, and whether transposed."""
    count = int(stub.__name__.split("_")[1][1])
    trans = ".trans" if stub.__name__.endswith("trans") else ""
    names = [f"r{i}" for i in range(count)]
    ptx = (
        f"stmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 "
        f"[$address], {{{', '.join(f'${name}' for name in names)}}};"
    )
    doc = _DOC.format(
        matrices="a matrix" if count == 1 else f"{count} matrices",
        transposed=", transposed" if trans else "",
        count=count,
        trans=trans,
        registers=", ".join(names),
        row="column" if trans else "row",
        lanes=8 * count,
    )
    return instruction(ptx, doc)(stub)


@_stmatrix
def stmatrix_x1(address: SharedAddress, r0: Fragment) -> None: ...


@_stmatrix
def stmatrix_x2(address: SharedAddress, r0: Fragment, r1: Fragment) -> None: ...


@_stmatrix
def stmatrix_x4(
    address: SharedAddress, r0: Fragment, r1: Fragment, r2: Fragment, r3: Fragment
) -> None: ...


@_stmatrix
def stmatrix_x1_trans(address: SharedAddress, r0: Fragment) -> None: ...


@_stmatrix
def stmatrix_x2_trans(address: SharedAddress, r0: Fragment, r1: Fragment) -> None: ...


@_stmatrix
def stmatrix_x4_trans(
    address: SharedAddress, r0: Fragment, r1: Fragment, r2: Fragment, r3: Fragment
) -> None: ...
