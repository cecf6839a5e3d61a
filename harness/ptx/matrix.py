"""Matrices of 8×8 16-bit elements, between shared memory and the registers of a warp.

Lane t holds the two neighbours 2 * (t % 4) and 2 * (t % 4) + 1 of row t / 4 of each matrix, in
one register (uint32, the first in its low half): the layout of a matrix product's operands and
result. Each row of 16 bytes lies where a lane's address says. PTX ISA: "ldmatrix", "stmatrix".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness.ptx._annotations import (
    Float32,
    FourUInt32,
    Fragment,
    SharedAddress,
    TwoUInt32,
    UInt32,
)
from harness.ptx._inline import instruction

_LOAD_DOC = """Read {matrices}, 8×8 16-bit elements each, from shared memory{transposed}.

    PTX: ``ldmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 {{{registers}}}, [address];``

    address: shared-memory address (uint32), 16-byte aligned, of a row: lane 8 * i + r gives that
    of {row} r of matrix i{unused}.
    Returns {returns}uint32, two elements each, the one of lower index in the low half.
    Issued by: all 32 threads of a warp together. Proxy: generic.
    Memory: reads 16 bytes a row, as an ordinary load does. Completes: at once.
    PTX ISA: "ldmatrix".
    """

_STORE_DOC = """Write {matrices}, 8×8 16-bit elements each, to shared memory{transposed}.

    PTX: ``stmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 [address], {{{registers}}};``

    address: shared-memory address (uint32), 16-byte aligned, of a row: lane 8 * i + r gives that
    of {row} r of matrix i{unused}.
    {registers}: uint32, two elements each, the one of lower index in the low half.
    Issued by: all 32 threads of a warp together. Proxy: generic; before a copy reads what was
    written, `fence_proxy_async_shared_cta`.
    Memory: writes 16 bytes a row, as an ordinary store does. Completes: at once.
    PTX ISA: "stmatrix".
    """


def _matrices(stub: Callable[..., Any]) -> Any:
    """The wrapper that the name of ``stub`` says: load or store, how many, whether transposed."""
    opcode, times, *transposed = stub.__name__.split("_")
    count, trans = int(times[1]), ".trans" if transposed else ""
    names = [f"r{i}" for i in range(count)]
    doc = (_LOAD_DOC if opcode == "ldmatrix" else _STORE_DOC).format(
        matrices="a matrix" if count == 1 else f"{count} matrices",
        transposed=", transposed" if trans else "",
        count=count,
        trans=trans,
        registers=", ".join(names),
        row="column" if trans else "row",
        unused="" if count == 4 else f"; lanes from {8 * count} on give one that is not used",
        returns="" if count == 1 else f"a tuple of {count} ",
    )
    head = f"{opcode}.sync.aligned.m8n8.x{count}{trans}.shared.b16"
    if opcode == "stmatrix":
        return instruction(f"{head} [$address], {{{_marked(names)}}};", doc)(stub)
    results = ["result"] if count == 1 else [f"result{i}" for i in range(count)]
    return instruction(f"{head} {{{_marked(results)}}}, [$address];", doc)(stub)


def _marked(names: list[str]) -> str:
    return ", ".join(f"${name}" for name in names)


@_matrices
def ldmatrix_x1(address: SharedAddress) -> UInt32: ...  # type: ignore[empty-body]


@_matrices
def ldmatrix_x2(address: SharedAddress) -> TwoUInt32: ...  # type: ignore[empty-body]


@_matrices
def ldmatrix_x4(address: SharedAddress) -> FourUInt32: ...  # type: ignore[empty-body]


@_matrices
def ldmatrix_x1_trans(address: SharedAddress) -> UInt32: ...  # type: ignore[empty-body]


@_matrices
def ldmatrix_x2_trans(address: SharedAddress) -> TwoUInt32: ...  # type: ignore[empty-body]


@_matrices
def ldmatrix_x4_trans(address: SharedAddress) -> FourUInt32: ...  # type: ignore[empty-body]


@_matrices
def stmatrix_x1(address: SharedAddress, r0: Fragment) -> None: ...


@_matrices
def stmatrix_x2(address: SharedAddress, r0: Fragment, r1: Fragment) -> None: ...


@_matrices
def stmatrix_x4(
    address: SharedAddress, r0: Fragment, r1: Fragment, r2: Fragment, r3: Fragment
) -> None: ...


@_matrices
def stmatrix_x1_trans(address: SharedAddress, r0: Fragment) -> None: ...


@_matrices
def stmatrix_x2_trans(address: SharedAddress, r0: Fragment, r1: Fragment) -> None: ...


@_matrices
def stmatrix_x4_trans(
    address: SharedAddress, r0: Fragment, r1: Fragment, r2: Fragment, r3: Fragment
) -> None: ...


@instruction("cvt.rn.bf16x2.f32 $result, $high, $low;")
def cvt_rn_bf16x2_f32(high: Float32, low: Float32) -> UInt32:  # type: ignore[empty-body]
    """Round two float32 to bfloat16, and pack them into one register.

    PTX: ``cvt.rn.bf16x2.f32 d, high, low;``

    high, low: float32, in PTX's order: the element of the lower index is the second one.
    `stmatrix_x4` takes four of the results.
    Issued by: any thread. Proxy: none. Memory: none. Completes: at once. PTX ISA: "cvt".
    """


@instruction("cvt.rn.f16x2.f32 $result, $high, $low;")
def cvt_rn_f16x2_f32(high: Float32, low: Float32) -> UInt32:  # type: ignore[empty-body]
    """Round two float32 to float16, and pack them into one register.

    PTX: ``cvt.rn.f16x2.f32 d, high, low;``

    high, low: float32, in PTX's order: the element of the lower index is the second one.
    Issued by: any thread. Proxy: none. Memory: none. Completes: at once. PTX ISA: "cvt".
    """
