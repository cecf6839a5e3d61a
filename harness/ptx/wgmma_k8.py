"""wgmma of tf32 matrices: m64nNk8, N from 8 to 256. PTX ISA: "wgmma.mma_async".

A warpgroup multiplies 64 × 8 elements of A by the transpose of N × 8 elements of B, tf32
(float32 of which 19 bits count), into float32 accumulators: N / 2 of them in each thread.
"""

from __future__ import annotations

from harness.ptx._wgmma import product


@product
def wgmma_m64n8k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n16k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n24k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n32k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n40k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n48k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n56k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n64k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n72k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n80k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n88k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n96k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n104k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n112k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n120k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n128k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n136k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n144k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n152k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n160k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n168k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n176k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n184k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n192k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n200k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n208k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n216k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n224k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n232k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n240k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n248k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...


@product
def wgmma_m64n256k8(acc, a, b, scale_d=1, scale_a=1, scale_b=1): ...
