"""The families of kernels that the emulator once judged wrongly, and the fleet's kernels of each.

A family is an idiom of public kernels: right code that was reported or rejected, or a bug that was
missed or named otherwise. Whoever mends another one adds its family and a kernel here.
"""

from __future__ import annotations

FAMILIES: dict[str, tuple[str, ...]] = {
    # Right kernels that were reported or rejected
    "a tensor map made from zeroed bytes by tensormap.replace": (
        "triton/descriptors.grouped",
        "triton/products.attention",
    ),
    "fences with sync_restrict": ("cuda/restricted_fences",),
    "inline PTX that declares registers in braces": (
        "cuda/gemm_tile",
        "cuda/multicast_ring",
        "cuda/restricted_fences",
    ),
    "a multicast ring with a barrier of the cluster": ("cuda/cluster_ring",),
    "a race for a value that nobody uses": ("cuda/unused_prefetch",),
    # Idioms of other people's kernels
    "an operand of wgmma that the compiler moves between registers": ("cuda/register_operand",),
    "a multicast ring whose readers arrive with block scope": ("cuda/multicast_ring",),
    "loads through the read-only cache (ld.global.nc)": ("cuda/read_only",),
    "a helper that is inlined more than once": ("cuda/two_operands",),
    "a dialect by the producer that the PTX names": (
        "cutlass/tma_ring",
        "gluon/tiles.roles",
        "mojo/ring",
        "tilelang/products.roles",
        "triton/rows.add",
    ),
}
"""The names of kernels, by the idiom that they have."""
