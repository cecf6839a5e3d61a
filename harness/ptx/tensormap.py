"""Tensor maps that a kernel edits: address, extents and outer strides, and the fences it takes.

A tensor map parameter cannot be written. Copy its 16 words (`tensormap_word`) to 128 bytes of
shared memory aligned to 128, edit those, publish them to global memory with
`tensormap_cp_fenceproxy`, and let the thread that issues the copies execute
`fence_proxy_tensormap_acquire` on them. PTX ISA: "tensormap.replace", "tensormap.cp_fenceproxy".
"""

from __future__ import annotations

from harness.ptx._annotations import (
    Extent,
    GlobalAddress,
    Index,
    Ordinal,
    SharedAddress,
    Stride,
    TensorMapAddress,
    UInt64,
)
from harness.ptx._inline import instruction


@instruction(
    "{\n\t.reg .b64 at;\n\tmad.wide.u32 at, $index, 8, $tensor_map;\n\tld.b64 $result, [at];\n\t}"
)
def tensormap_word(  # type: ignore[empty-body]
    tensor_map: TensorMapAddress, index: Index
) -> UInt64:
    """One of the 16 words (uint64) of a tensor map, to copy it with.

    PTX: ``ld.b64 word, [tensor_map + 8 * index];``

    tensor_map: a TensorMap parameter of the kernel. index: 0 to 15.
    Issued by: any thread. Proxy: generic. Memory: a generic read. Completes: at once.
    PTX ISA: "ld".
    """


@instruction("tensormap.replace.tile.global_address.shared::cta.b1024.b64 [$descriptor], $base;")
def tensormap_replace_global_address_shared_cta(
    descriptor: SharedAddress, base: GlobalAddress
) -> None:
    """Edit a tensor map in shared memory: global_address.

    PTX: ``tensormap.replace.tile.global_address.shared::cta.b1024.b64 [descriptor],
    base;``

    descriptor: the address of its 128 bytes, 128-byte aligned. base: where the tensor begins
    (a global array or a uint64 address, 16-byte aligned).
    Issued by: one thread. Proxy: generic; copies see it after a release and an acquire.
    Memory: a weak read and write of the 128 bytes. Completes: at once.
    PTX ISA: "tensormap.replace".
    """


@instruction("tensormap.replace.tile.global_address.global.b1024.b64 [$descriptor], $base;")
def tensormap_replace_global_address_global(descriptor: GlobalAddress, base: GlobalAddress) -> None:
    """Edit a tensor map in global memory: global_address.

    PTX: ``tensormap.replace.tile.global_address.global.b1024.b64 [descriptor],
    base;``

    descriptor: the address of its 128 bytes, 128-byte aligned. base: where the tensor begins
    (a global array or a uint64 address, 16-byte aligned).
    Issued by: one thread. Proxy: generic; copies see it after a release and an acquire.
    Memory: a weak read and write of the 128 bytes. Completes: at once.
    PTX ISA: "tensormap.replace".
    """


@instruction(
    "tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [$descriptor], $ordinal, $extent;"
)
def tensormap_replace_global_dim_shared_cta(
    descriptor: SharedAddress, ordinal: Ordinal, extent: Extent
) -> None:
    """Edit a tensor map in shared memory: global_dim.

    PTX: ``tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [descriptor],
    ordinal, extent;``

    descriptor: the address of its 128 bytes, 128-byte aligned. ordinal, extent: how many
    elements the dimension has (0 is the innermost; the ordinal is constant).
    Issued by: one thread. Proxy: generic; copies see it after a release and an acquire.
    Memory: a weak read and write of the 128 bytes. Completes: at once.
    PTX ISA: "tensormap.replace".
    """


@instruction("tensormap.replace.tile.global_dim.global.b1024.b32 [$descriptor], $ordinal, $extent;")
def tensormap_replace_global_dim_global(
    descriptor: GlobalAddress, ordinal: Ordinal, extent: Extent
) -> None:
    """Edit a tensor map in global memory: global_dim.

    PTX: ``tensormap.replace.tile.global_dim.global.b1024.b32 [descriptor],
    ordinal, extent;``

    descriptor: the address of its 128 bytes, 128-byte aligned. ordinal, extent: how many
    elements the dimension has (0 is the innermost; the ordinal is constant).
    Issued by: one thread. Proxy: generic; copies see it after a release and an acquire.
    Memory: a weak read and write of the 128 bytes. Completes: at once.
    PTX ISA: "tensormap.replace".
    """


@instruction(
    "tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [$descriptor], $ordinal, $stride;"
)
def tensormap_replace_global_stride_shared_cta(
    descriptor: SharedAddress, ordinal: Ordinal, stride: Stride
) -> None:
    """Edit a tensor map in shared memory: global_stride.

    PTX: ``tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [descriptor],
    ordinal, stride;``

    descriptor: the address of its 128 bytes, 128-byte aligned. ordinal, stride: the stride in
    bytes, a multiple of 16, of dimension ordinal + 1 (the innermost has none; the ordinal is
    constant).
    Issued by: one thread. Proxy: generic; copies see it after a release and an acquire.
    Memory: a weak read and write of the 128 bytes. Completes: at once.
    PTX ISA: "tensormap.replace".
    """


@instruction(
    "tensormap.replace.tile.global_stride.global.b1024.b64 [$descriptor], $ordinal, $stride;"
)
def tensormap_replace_global_stride_global(
    descriptor: GlobalAddress, ordinal: Ordinal, stride: Stride
) -> None:
    """Edit a tensor map in global memory: global_stride.

    PTX: ``tensormap.replace.tile.global_stride.global.b1024.b64 [descriptor],
    ordinal, stride;``

    descriptor: the address of its 128 bytes, 128-byte aligned. ordinal, stride: the stride in
    bytes, a multiple of 16, of dimension ordinal + 1 (the innermost has none; the ordinal is
    constant).
    Issued by: one thread. Proxy: generic; copies see it after a release and an acquire.
    Memory: a weak read and write of the 128 bytes. Completes: at once.
    PTX ISA: "tensormap.replace".
    """


@instruction(
    "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned "
    "[$dst], [$src], 128;"
)
def tensormap_cp_fenceproxy(dst: GlobalAddress, src: SharedAddress) -> None:
    """Copy an edited tensor map from shared to global memory and release it to later copies.

    PTX: ``tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu
    .sync.aligned [dst], [src], 128;``

    dst: 128 bytes of global memory, src: of shared memory, both 128-byte aligned.
    Issued by: all threads of a warp together, with the same operands.
    Proxy: generic and tensormap. Memory: copies 128 bytes and releases them, at device scope.
    Completes: at once; whoever uses the map acquires it first.
    PTX ISA: "tensormap.cp_fenceproxy".
    """


@instruction("fence.proxy.tensormap::generic.release.gpu;")
def fence_proxy_tensormap_release() -> None:
    """Release this thread's writes to tensor maps, for copies that acquire them.

    PTX: ``fence.proxy.tensormap::generic.release.gpu;``

    Issued by: the thread that edited the map in global memory; then a barrier.
    Proxy: generic and tensormap.
    Memory: orders its generic writes before accesses by the tensormap proxy after an acquire.
    Completes: at once. PTX ISA: "membar / fence", ``.proxykind = .tensormap::generic``.
    """


@instruction("fence.proxy.tensormap::generic.acquire.gpu [$descriptor], 128;")
def fence_proxy_tensormap_acquire(descriptor: GlobalAddress) -> None:
    """See a tensor map as its editor released it, in the copies that follow.

    PTX: ``fence.proxy.tensormap::generic.acquire.gpu [descriptor], 128;``

    descriptor: the map's global address. Issued by: the thread that issues the copies, after a
    barrier with the editor (or the editor itself).
    Proxy: generic and tensormap.
    Memory: later copies through this map see what was released. Completes: at once.
    PTX ISA: "membar / fence", ``.proxykind = .tensormap::generic``.
    """
