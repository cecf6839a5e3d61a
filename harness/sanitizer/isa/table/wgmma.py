"""wgmma, the asynchronous matrix product of a warpgroup, and its operands (PTX ISA 9.7.15).

A warpgroup is four consecutive warps; the first warp's number is a multiple of four. A product is
issued, runs asynchronously, and is waited for in groups. Operands are in shared memory, described
by matrix descriptors; the accumulators are in the 128 threads' registers.

    ptx.wgmma_fence()
    ptx.wgmma_m64n256k16(acc, ptx.wgmma_descriptor(a), ptx.wgmma_descriptor(b), k != 0)
    ptx.wgmma_commit_group()
    ptx.wgmma_wait_group(0)

A warpgroup multiplies 64 × k elements of A by the transpose of N × k elements of B into float32
accumulators, N / 2 of them in each thread: k is 16 for float16 and bfloat16, 8 for tf32 (the upper
19 bits of float32), 32 for float8 (e4m3 or e5m2, chosen for each operand).
"""

from __future__ import annotations

from typing import Any

from harness.sanitizer.isa.table.row import (
    DESCRIPTOR,
    Row,
    Wrapper,
    form,
    reads,
    row,
    wrapper,
)

_N = " ".join(str(n) for n in range(8, 257, 8))
_INTEGER_N = " ".join(str(n) for n in (8, 16, 24, *range(32, 257, 16)))
_ROLES = {"a": DESCRIPTOR, "b": DESCRIPTOR, "p": reads("pred")}
# Floats have signs, and of 16 bits transposes, too.
_INTEGERS, _FLOATS, _OF_16 = (
    f"d, a, b, p{more}" for more in ("", "{, sa, sb}", "{, sa, sb, ta, tb}")
)


def _products(
    k: int, types: str, parameters: str, choices: str, transposes: str = ""
) -> list[Wrapper]:
    """A wrapper for each N, the columns of the product."""
    immediates = "scale_a, scale_b" + (", trans_a, trans_b" if transposes else "")
    return [
        wrapper(
            f"wgmma_m64n{n}k{k}(acc, a, b, scale_d=1, {parameters})",
            "",
            f"Multiply a 64 × {k} matrix A by the transpose of {'an' if n in (8, 80, 88) else 'a'} "
            f"{n} × {k} matrix B, and add the product to the accumulators.",
            f"acc: a ``cuda.local.array({n // 2}, np.float32)`` or longer, indexed by constants "
            "only, so that it stays in registers; `wgmma_row` and `wgmma_column` give the element "
            "at each index. a: a descriptor (uint64, from `wgmma_descriptor`) of 64 rows by "
            f"{k}, or a tuple of four uint32 that hold the thread's part of A. b: a descriptor of "
            f"{n} rows by {k}: B as its transpose, with a row for each output column. scale_d: 0 "
            "(or False) writes the product alone, anything else adds it; may be computed, but must "
            f"be the same in the whole warpgroup. {choices} scale_a, scale_b: 1 or -1, the sign of "
            "the operand."
            f"{transposes}",
            shown=f"``wgmma.mma_async.sync.aligned.m64n{n}k{k}.f32.{types} {{acc}}, a, b, scale_d, "
            f"{immediates};``",
        )
        for n in range(8, 257, 8)
    ]


_OF_16_BITS = _products(
    16,
    "bf16.bf16",
    'dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0',
    'dtype: "bf16" or "f16", of both A and B.',
    " trans_a, trans_b: 1 if the matrix in shared memory has its M (or N) innermost, 0 if K; A in "
    "registers is not transposed.",
)
_OF_TF32 = _products(
    8, "tf32.tf32", "scale_a=1, scale_b=1", "A and B are float32; only 19 bits of each are used."
)
_OF_8_BITS = _products(
    32,
    "e4m3.e4m3",
    'dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1',
    'dtype_a, dtype_b: "e4m3" or "e5m2".',
)
_OF_A_WARPGROUP: dict[str, Any] = {"issuer": "warpgroup", "needs": "sm_90a", "proxy": "async"}
_BY_ALL: dict[str, Any] = {
    "issued_by": "all 128 threads of a warpgroup together",
    "of_proxy": "none",
}
_PRODUCT: dict[str, Any] = {**_OF_A_WARPGROUP, "completion": "in a group of wgmma", "roles": _ROLES}
_SAYS: dict[str, Any] = {
    "issued_by": "all 128 threads of a warpgroup together, after `wgmma_fence`",
    "memory": "reads A and B in shared memory at any time until it completes; what ordinary stores "
    "wrote there needs `fence_proxy_async_shared_cta` and a barrier first, what a tensor copy "
    "wrote needs only its wait. acc (and A in registers) must not be accessed until it completes, "
    "except by another product of the same shape",
    "completes": "`wgmma_commit_group`, then `wgmma_wait_group`",
    "manual": '"wgmma.mma_async"',
}

ROWS: tuple[Row, ...] = (
    row(
        "wgmma.mma_async.f16 9.7.15.5.2 Multiplies matrices of f16 across a warpgroup, "
        "asynchronously.",
        form("wgmma.mma_async.sync.aligned.m64n<n>k16.<d>.f16.f16", _OF_16, n=_N, d="f16 f32"),
        **_PRODUCT,
    ),
    row(
        "wgmma.mma_async.bf16 9.7.15.5.2 Multiplies matrices of bf16 across a warpgroup, "
        "asynchronously.",
        form("wgmma.mma_async.sync.aligned.m64n<n>k16.f32.bf16.bf16", _OF_16, n=_N),
        *_OF_16_BITS,
        **_PRODUCT,
        **_SAYS,
    ),
    row(
        "wgmma.mma_async.tf32 9.7.15.5.2 Multiplies matrices of tf32 across a warpgroup, "
        "asynchronously.",
        form("wgmma.mma_async.sync.aligned.m64n<n>k8.f32.tf32.tf32", _FLOATS, n=_N),
        *_OF_TF32,
        **_PRODUCT,
        **_SAYS,
    ),
    row(
        "wgmma.mma_async.float8 9.7.15.5.2 Multiplies matrices of 8-bit floats across a warpgroup, "
        "asynchronously.",
        form(
            "wgmma.mma_async.sync.aligned.m64n<n>k32.<d>.<a>.<b>",
            _FLOATS,
            n=_N,
            d="f16 f32",
            a="e4m3 e5m2",
            b="e4m3 e5m2",
        ),
        *_OF_8_BITS,
        **_PRODUCT,
        **_SAYS,
    ),
    row(
        "wgmma.mma_async.integer 9.7.15.5.2 Multiplies matrices of 8-bit integers across a "
        "warpgroup, asynchronously.",
        form(
            "wgmma.mma_async.sync.aligned.m64n<n>k32{.satfinite}.s32.<a>.<b>",
            _INTEGERS,
            n=_INTEGER_N,
            a="s8 u8",
            b="s8 u8",
        ),
        **_PRODUCT,
    ),
    row(
        "wgmma.fence 9.7.15.7.1 Orders accesses to registers before the wgmma instructions that "
        "follow.",
        form("wgmma.fence.sync.aligned", ""),
        wrapper(
            "wgmma_fence()",
            "wgmma.fence.sync.aligned;",
            "Order this warpgroup's accesses to registers before the wgmma instructions that "
            "follow.",
            "No operands. Required before the first wgmma of a kernel, and whenever other "
            "instructions have accessed the accumulators, or A in registers.",
        ),
        **_OF_A_WARPGROUP,
        **_BY_ALL,
        memory="orders registers; shared memory that ordinary stores wrote needs "
        "`fence_proxy_async_shared_cta`",
    ),
    row(
        "wgmma.commit_group 9.7.15.7.2 Commits the warpgroup's wgmma instructions so far as a "
        "group.",
        form("wgmma.commit_group.sync.aligned", ""),
        wrapper(
            "wgmma_commit_group()",
            "wgmma.commit_group.sync.aligned;",
            "Commit the warpgroup's wgmma instructions so far as a group.",
            "No operands; a group may be empty.",
        ),
        **_OF_A_WARPGROUP,
        **_BY_ALL,
        memory="none",
        completes="at once; the group completes when its products are done",
    ),
    row(
        "wgmma.wait_group 9.7.15.7.3 Waits until at most n of the warpgroup's groups are pending.",
        form("wgmma.wait_group.sync.aligned", "n"),
        wrapper(
            "wgmma_wait_group(n: Groups)",
            "wgmma.wait_group.sync.aligned $n;",
            "Wait until at most the ``n`` latest groups of the warpgroup are pending.",
            "n: constant when the kernel is compiled (an immediate in PTX); 0 waits for all "
            "groups.",
        ),
        wrapper(
            "wgmma_wait_group_for(n, acc, count)",
            "",
            "`wgmma_wait_group` that names the accumulators it waits for.",
            "n: as for `wgmma_wait_group`. acc: a local array of float32, of which the first "
            "``count`` (constant when the kernel is compiled) belong to the groups waited for: the "
            "compiler moves nothing that uses them above the wait. `wgmma_wait_group` itself names "
            "no registers: if several groups are pending, name those that are ready.",
            shown="``wgmma.wait_group.sync.aligned n;``",
        ),
        completion="with the groups",
        **_OF_A_WARPGROUP,
        **_BY_ALL,
        memory="the groups waited for have read their matrices, which may be overwritten, and "
        "their accumulators may be used",
        completes="when those groups complete",
    ),
)
