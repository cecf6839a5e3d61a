"""wgmma of 8-bit floats: m64nNk32, N from 8 to 256. PTX ISA: "wgmma.mma_async".

A warpgroup multiplies 64 × 32 elements of A by the transpose of N × 32 elements of B, float8
(e4m3 or e5m2, each by itself), into float32 accumulators: N / 2 of them in each thread.
"""

from __future__ import annotations

from harness.ptx._wgmma import product


@product
def wgmma_m64n8k32(acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1): ...


@product
def wgmma_m64n16k32(acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1): ...


@product
def wgmma_m64n24k32(acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1): ...


@product
def wgmma_m64n32k32(acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1): ...


@product
def wgmma_m64n40k32(acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1): ...


@product
def wgmma_m64n48k32(acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1): ...


@product
def wgmma_m64n56k32(acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1): ...


@product
def wgmma_m64n64k32(acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1): ...


@product
def wgmma_m64n72k32(acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1): ...


@product
def wgmma_m64n80k32(acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1): ...


@product
def wgmma_m64n88k32(acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1): ...


@product
def wgmma_m64n96k32(acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1): ...


@product
def wgmma_m64n104k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n112k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n120k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n128k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n136k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n144k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n152k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n160k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n168k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n176k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n184k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n192k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n200k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n208k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n216k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n224k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n232k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n240k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n248k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...


@product
def wgmma_m64n256k32(
    acc, a, b, scale_d=1, dtype_a="e4m3", dtype_b="e4m3", scale_a=1, scale_b=1
): ...
