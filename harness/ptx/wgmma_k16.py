"""wgmma of 16-bit matrices: m64nNk16, N from 8 to 256. PTX ISA: "wgmma.mma_async".

A warpgroup multiplies 64 × 16 elements of A by the transpose of N × 16 elements of B, float16 or
bfloat16, into float32 accumulators: N / 2 of them in each thread.
"""

from __future__ import annotations

from harness.ptx._wgmma import product


@product
def wgmma_m64n8k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n16k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n24k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n32k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n40k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n48k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n56k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n64k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n72k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n80k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n88k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n96k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n104k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n112k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n120k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n128k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n136k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n144k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n152k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n160k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n168k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n176k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n184k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n192k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n200k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n208k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n216k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n224k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n232k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n240k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n248k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...


@product
def wgmma_m64n256k16(
    acc, a, b, scale_d=1, dtype="bf16", scale_a=1, scale_b=1, trans_a=0, trans_b=0
): ...
