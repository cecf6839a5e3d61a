"""wgmma: the asynchronous matrix product of a warpgroup, and what stands around it.

A warpgroup is four consecutive warps, the first a multiple of four. A product is issued, goes on
by itself, and is waited for in groups. Operands lie in shared memory as matrix descriptors
say; the accumulators lie in the 128 threads' registers.

    ptx.wgmma_fence()
    ptx.wgmma_m64n256k16(acc, ptx.wgmma_descriptor(a), ptx.wgmma_descriptor(b), k != 0)
    ptx.wgmma_commit_group()
    ptx.wgmma_wait_group(0)

PTX ISA: "Asynchronous Warpgroup Level Matrix Instructions".
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from numba.cuda import types
from numba.cuda.typing import signature

from harness.ptx._annotations import Groups
from harness.ptx._inline import bind, instruction, publish, refuse
from harness.ptx._literals import constant, shown, typed
from harness.ptx._operands import I32, I64

# swizzle -> (the descriptor's two bits, the bytes in a row of the pattern)
_SWIZZLES = {"none": (0, 16), "128B": (1, 128), "64B": (2, 64), "32B": (3, 32)}


@instruction("wgmma.fence.sync.aligned;")
def wgmma_fence() -> None:
    """Order this warpgroup's accesses to registers before the wgmma that come next.

    PTX: ``wgmma.fence.sync.aligned;``

    Takes nothing. Before the first wgmma of a kernel, and whenever the accumulators, or A in
    registers, were touched by anything else.
    Issued by: all 128 threads of a warpgroup together. Proxy: none.
    Memory: orders registers; not shared memory that ordinary stores wrote, which takes
    `fence_proxy_async_shared_cta`. Completes: at once. PTX ISA: "wgmma.fence".
    """


@instruction("wgmma.commit_group.sync.aligned;")
def wgmma_commit_group() -> None:
    """Make a group of all wgmma that the warpgroup has issued and not yet committed.

    PTX: ``wgmma.commit_group.sync.aligned;``

    Takes nothing; a group may be empty.
    Issued by: all 128 threads of a warpgroup together. Proxy: none. Memory: none.
    Completes: at once; the group, when its products are done. PTX ISA: "wgmma.commit_group".
    """


@instruction("wgmma.wait_group.sync.aligned $n;")
def wgmma_wait_group(n: Groups) -> None:
    """Wait until at most the n newest groups of the warpgroup are not complete.

    PTX: ``wgmma.wait_group.sync.aligned n;``

    n: constant when the kernel is compiled (an immediate in PTX); 0 waits for all groups.
    Issued by: all 128 threads of a warpgroup together. Proxy: none.
    Memory: the groups waited for have read their matrices, whose place may be written again, and
    their accumulators may be used. Completes: with those groups. PTX ISA: "wgmma.wait_group".
    """


def _computed(stub: Callable[..., Any]) -> Any:
    """A wrapper that is a little arithmetic: its rows and columns, by the name of ``stub``."""
    sig, name = inspect.signature(stub), stub.__name__

    def define(typingctx: Any, *args: types.Type, **kwargs: types.Type):
        given = bind(name, sig, args, kwargs)
        for each, kind in given.items():
            if not isinstance(kind, types.Integer):
                refuse(name, list(given), f"{each} is an integer; got {kind}")

        def codegen(context, builder, call, values):
            thread, i = values

            def bits(value, shift: int, mask: int, times: int):
                """(value >> shift & mask) * times"""
                found = builder.and_(builder.lshr(value, I32(shift)), I32(mask))
                return builder.mul(found, I32(times))

            if name == "wgmma_row":
                parts = bits(thread, 5, 3, 16), bits(thread, 2, 7, 1), bits(i, 1, 1, 8)
            else:
                parts = bits(i, 2, 63, 8), bits(thread, 0, 3, 2), bits(i, 0, 1, 1)
            return builder.add(builder.add(parts[0], parts[1]), parts[2])

        return signature(types.int32, types.int32, types.int32), codegen

    return publish(stub, define)


@_computed
def wgmma_row(thread, i):
    """The row, 0 to 63, of the product's element that ``acc[i]`` of a thread holds.

    PTX: a little arithmetic on integers.

    thread: its number in the warpgroup, or in the block (only its last seven bits count). i: the
    index of an accumulator. 16 rows belong to each warp, 16 * warp + lane / 4, and 8 below it.
    Issued by: any thread. Proxy: none. Memory: none. Completes: at once.
    PTX ISA: "wgmma.mma_async", "Register Fragments".
    """


@_computed
def wgmma_column(thread, i):
    """The column of the product's element that ``acc[i]`` of a thread holds.

    PTX: a little arithmetic on integers.

    thread: its number in the warpgroup, or in the block. i: the index of an accumulator: four
    of them for each 8 columns, of which a thread has two neighbours, 2 * (lane % 4) and the next.
    Issued by: any thread. Proxy: none. Memory: none. Completes: at once.
    PTX ISA: "wgmma.mma_async", "Register Fragments".
    """


def _descriptor(stub: Callable[..., Any]) -> Any:
    sig, name = inspect.signature(stub), stub.__name__

    def define(typingctx: Any, *args: types.Type, **kwargs: types.Type):
        given = bind(name, sig, args, kwargs)
        names = list(given)
        address = given["address"]
        if not isinstance(address, types.Integer):
            hint = ": use ptx.shared_address(array)" if isinstance(address, types.Array) else ""
            refuse(name, names, f"address is a shared-memory address (uint32); got {address}{hint}")
        swizzle = constant(given["swizzle"])
        if swizzle not in _SWIZZLES:
            legal = ", ".join(f'"{each}"' for each in _SWIZZLES)
            refuse(
                name,
                names,
                f"swizzle is one of {legal}, the TensorMap's; got {shown(given['swizzle'])}",
            )
        code, row_bytes = _SWIZZLES[swizzle]
        stride = _bytes(name, names, given, "stride_bytes") or 8 * row_bytes
        leading = _bytes(name, names, given, "leading_bytes")
        if leading is None and swizzle == "none":
            refuse(
                name,
                names,
                'leading_bytes must be given for swizzle "none": the bytes from a core matrix '
                "(8 rows of 16 bytes) to the next one along K",
            )
        fields = code << 62 | (stride >> 4) << 32 | ((leading or 16) >> 4) << 16
        cast = [types.uint32] + [typed(given[each]) for each in names[1:]]

        def codegen(context, builder, call, values):
            units = builder.lshr(builder.and_(values[0], I32(0x3FFFF)), I32(4))
            return builder.or_(builder.zext(units, I64), I64(fields))

        return signature(types.uint64, *cast), codegen

    return publish(stub, define, prefer_literal=True)


def _bytes(name: str, names: list[str], given: dict[str, Any], which: str) -> int | None:
    value = constant(given[which])
    if value is None and (
        given[which] is None or isinstance(given[which], types.Omitted | types.NoneType)
    ):
        return None
    if not isinstance(value, int) or value % 16 or not 0 < value < 1 << 18:
        refuse(
            name,
            names,
            f"{which} is a multiple of 16 below 2**18, constant when the kernel is compiled; got "
            f"{shown(given[which])}",
        )
    return value


@_descriptor
def wgmma_descriptor(address, swizzle="128B", leading_bytes=None, stride_bytes=None):
    """The descriptor of a matrix in shared memory, as wgmma takes it (uint64).

    PTX: a little arithmetic on integers: a matrix descriptor.

    address: of the matrix's first element (uint32). Of a tile that a tensor copy wrote, whose row
    is the swizzle's span (the box's inner extent: 128, 64, 32 or 16 bytes): the tile's address,
    plus the bytes of k already done in that row, plus a multiple of 8 rows. swizzle: the
    TensorMap's own, "128B", "64B", "32B" or "none", constant when the kernel is compiled.
    stride_bytes: from 8 rows to the next 8 (K innermost) or from 8 k to the next 8 (M or N
    innermost, ``trans_a`` or ``trans_b``); left out, 8 rows of the span: 1024, 512, 256 or 128.
    leading_bytes: K innermost, only for "none": from 16 bytes of k to the next 16; M or N
    innermost: from one span of M or N to the next. Both constant, multiples of 16. The tile begins
    on a multiple of the pattern: 1024, 512 or 256 bytes (``TensorMap.shared_alignment_bytes``).
    Issued by: any thread; the same value in the whole warpgroup. Proxy: none. Memory: none.
    Completes: at once. PTX ISA: "Matrix Descriptor Format".
    """
