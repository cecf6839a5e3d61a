"""Helpers of `harness.ptx` beside instructions: addresses, matrix descriptors, unrolled loops.

Addresses are those that PTX takes: uint32 in shared memory, uint64 in global memory. An array stays
in registers only if each index is a constant, and the counter of a loop is constant only once the
loop is unrolled, which the compiler does on its own only for short loops.
"""

from __future__ import annotations

from harness.isa.table.row import Wrapper, wrapper

_SAYS = {
    "issued_by": "any thread",
    "of_proxy": "none",
    "memory": "none",
    "completes": "at once",
    "manual": '"wgmma.mma_async", "Register Fragments"',
}

HELPERS: tuple[Wrapper, ...] = tuple(
    helper.of_row(_SAYS, together=False)
    for helper in (
        wrapper(
            "shared_address(array, index=0)",
            "",
            "The address of a shared array's element, as the uint32 that PTX takes.",
            "array: what ``cuda.shared.array`` returned (or a view of it), of any shape and "
            "dtype. index: counts elements in C order from its first, any integer type. The "
            "result is an address in the .shared::cta window: the executing block's own memory. "
            "An array in global or local memory gives an address that means nothing.",
            shown="``cvta.to.shared.u64``, which usually folds away: no instruction of its own.",
            manual='"cvta", "State Spaces"',
        ),
        wrapper(
            "global_address(array, index=0)",
            "",
            "The address of a global array's element, as uint64.",
            "array: an array argument of the kernel (or a view of it). index: counts elements in "
            "C order from its first, any integer type. `cp_async_bulk_global_to_shared` and its "
            "kin take the result, and a plain array too.",
            shown="``cvta.to.global.u64``, which usually folds away.",
            manual='"cvta"',
        ),
        wrapper(
            "unrolled(count)",
            "",
            "``range(count)``, for a loop that is unrolled: ``for i in ptx.unrolled(64):``.",
            "count: constant when the kernel is compiled; otherwise the loop stays a loop. Inside "
            "it the counter is a constant, so that ``acc[2 * i]`` names a register.",
            shown="none of its own; the loop's body, count times.",
            manual="no instruction",
        ),
        wrapper(
            "wgmma_row(thread, i)",
            "",
            "The row, 0 to 63, of the product's element that ``acc[i]`` of a thread holds.",
            "thread: its number in the warpgroup, or in the block (only its last seven bits "
            "count). i: the index of an accumulator. 16 rows belong to each warp, 16 * warp + "
            "lane / 4, and 8 below it.",
            shown="a little arithmetic on integers.",
        ),
        wrapper(
            "wgmma_column(thread, i)",
            "",
            "The column of the product's element that ``acc[i]`` of a thread holds.",
            "thread: its number in the warpgroup, or in the block. i: the index of an "
            "accumulator: four of them for each 8 columns, of which a thread has two neighbours, "
            "2 * (lane % 4) and the next.",
            shown="a little arithmetic on integers.",
        ),
        wrapper(
            'wgmma_descriptor(address, swizzle="128B", leading_bytes=None, stride_bytes=None)',
            "",
            "The descriptor of a matrix in shared memory, as wgmma takes it (uint64).",
            "address: of the matrix's first element (uint32). Of a tile that a tensor copy wrote, "
            "whose row is the swizzle's span (the box's inner extent: 128, 64, 32 or 16 bytes): "
            "the tile's address, plus the bytes of k already done in that row, plus a multiple of "
            '8 rows. swizzle: the TensorMap\'s own, "128B", "64B", "32B" or "none", '
            "constant when the kernel is compiled. stride_bytes: from 8 rows to the next 8 (K "
            "innermost) or from 8 k to the next 8 (M or N innermost, ``trans_a`` or ``trans_b``); "
            "left out, 8 rows of the span: 1024, 512, 256 or 128. leading_bytes: K innermost, "
            'only for "none": from 16 bytes of k to the next 16; M or N innermost: from one '
            "span of M or N to the next. Both constant, multiples of 16. The tile begins on a "
            "multiple of the pattern: 1024, 512 or 256 bytes "
            "(``TensorMap.shared_alignment_bytes``).",
            shown="a little arithmetic on integers: a matrix descriptor.",
            issued_by="any thread; the same value in the whole warpgroup",
            manual='"Matrix Descriptor Format"',
        ),
    )
)
