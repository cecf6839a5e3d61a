# Written by `python -m harness pages` from the instruction table; do not edit.
# ruff: noqa: E501
# fmt: off

from collections.abc import Iterable
from typing import Any

import numpy as np

__all__: list[str]

Integer = int | np.integer[Any]
SharedAddress = Integer
GlobalAddress = Any
TensorMapAddress = Any
Count = Integer
Bytes = Integer
OptionalSourceBytes = Integer | None
Parity = Integer
State = Integer
Nanoseconds = Integer
Coordinate = Integer
Offset = Integer
Policy = Integer
OptionalPolicy = Integer | None
Rank = Integer
BlockMask = Integer
LaneMask = Integer
BarrierNumber = Integer
Threads = Integer
Fragment = Integer
Float32 = float
Index = Integer
Extent = Integer
Stride = Integer
Ordinal = Integer
Groups = Integer
Registers = Integer
UInt32 = int
UInt64 = int
TwoUInt32 = tuple[int, int]
FourUInt32 = tuple[int, int, int, int]

def shared_address(array: Any, index: Any = 0) -> int:
    """The address of a shared array's element, as the uint32 that PTX takes."""
def global_address(array: Any, index: Any = 0) -> int:
    """The address of a global array's element, as uint64."""
def unrolled(count: Any) -> Iterable[int]:
    """``range(count)``, for a loop that is unrolled: ``for i in ptx.unrolled(64):``."""
def wgmma_row(thread: Any, i: Any) -> int:
    """The row, 0 to 63, of the product's element that ``acc[i]`` of a thread holds."""
def wgmma_column(thread: Any, i: Any) -> int:
    """The column of the product's element that ``acc[i]`` of a thread holds."""
def wgmma_descriptor(address: Any, swizzle: Any = '128B', leading_bytes: Any = None, stride_bytes: Any = None) -> int:
    """The descriptor of a matrix in shared memory, as wgmma takes it (uint64)."""
def cluster_ctarank() -> UInt32:
    """The rank of the executing block in its cluster, 0 to `cluster_nctarank` - 1."""
def cluster_nctarank() -> UInt32:
    """The number of blocks in the cluster; 1 without clusters."""
def tensormap_word(tensor_map: TensorMapAddress, index: Index) -> UInt64:
    """One of the 16 words (uint64) of a tensor map, to copy it with."""
def prefetch_tensormap(tensor_map: TensorMapAddress) -> None:
    """Bring a tensor map's cache line close, so that the first copy need not wait for it."""
def createpolicy_fractional_l2_evict_first() -> UInt64:
    """A policy for what is used once: it leaves the L2 cache before other data."""
def createpolicy_fractional_l2_evict_last() -> UInt64:
    """A policy for what is used again: it stays in the L2 cache longer."""
def createpolicy_fractional_l2_evict_normal() -> UInt64:
    """The usual policy, for a copy that must name one."""
def createpolicy_fractional_l2_evict_unchanged() -> UInt64:
    """A policy that leaves what the L2 cache thinks of the data as it was."""
def mapa(address: SharedAddress, rank: Rank) -> UInt32:
    """The address that ``address`` has in the shared memory of the block of that rank."""
def cvt_rn_bf16x2_f32(high: Float32, low: Float32) -> UInt32:
    """Round two float32 to bfloat16, and pack them into one register."""
def cvt_rn_f16x2_f32(high: Float32, low: Float32) -> UInt32:
    """Round two float32 to float16, and pack them into one register."""
def cp_async_ca_16(dst: SharedAddress, src: GlobalAddress, src_bytes: OptionalSourceBytes = None, policy: OptionalPolicy = None) -> None:
    """Start copying 16 bytes from global into this block's shared memory, through L1 and L2."""
def cp_async_ca_4(dst: SharedAddress, src: GlobalAddress, src_bytes: OptionalSourceBytes = None, policy: OptionalPolicy = None) -> None:
    """Start copying 4 bytes from global into this block's shared memory, through L1 and L2."""
def cp_async_ca_8(dst: SharedAddress, src: GlobalAddress, src_bytes: OptionalSourceBytes = None, policy: OptionalPolicy = None) -> None:
    """Start copying 8 bytes from global into this block's shared memory, through L1 and L2."""
def cp_async_cg_16(dst: SharedAddress, src: GlobalAddress, src_bytes: OptionalSourceBytes = None, policy: OptionalPolicy = None) -> None:
    """Start copying 16 bytes from global into this block's shared memory, through L2 alone."""
def cp_async_commit_group() -> None:
    """Gather this thread's uncommitted thread copies into one group."""
def cp_async_wait_group(n: Groups) -> None:
    """Wait until at most ``n`` of this thread's latest groups of thread copies are under way."""
def cp_async_wait_all() -> None:
    """Wait for all thread copies of this thread, committed or not."""
def cp_async_bulk_global_to_shared(dst: SharedAddress, src: GlobalAddress, bytes: Bytes, bar: SharedAddress) -> None:
    """Start copying ``bytes`` contiguous bytes from global into this block's shared memory."""
def cp_async_bulk_global_to_shared_cache_hint(dst: SharedAddress, src: GlobalAddress, bytes: Bytes, bar: SharedAddress, policy: Policy) -> None:
    """`cp_async_bulk_global_to_shared` with a cache policy."""
def cp_async_bulk_shared_to_shared_cluster(dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress) -> None:
    """Start copying ``bytes`` contiguous bytes of this block's shared memory to a peer's."""
def cp_async_bulk_global_to_shared_multicast(dst: SharedAddress, src: GlobalAddress, bytes: Bytes, bar: SharedAddress, mask: BlockMask) -> None:
    """Start copying contiguous bytes from global into the shared memory of several blocks."""
def cp_async_bulk_global_to_shared_multicast_cache_hint(dst: SharedAddress, src: GlobalAddress, bytes: Bytes, bar: SharedAddress, mask: BlockMask, policy: Policy) -> None:
    """`cp_async_bulk_global_to_shared_multicast` with a cache policy."""
def cp_async_bulk_shared_to_global(dst: GlobalAddress, src: SharedAddress, bytes: Bytes) -> None:
    """Start copying ``bytes`` contiguous bytes from this block's shared to global memory."""
def cp_async_bulk_shared_to_global_cache_hint(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: Policy) -> None:
    """`cp_async_bulk_shared_to_global` with a cache policy."""
def cp_reduce_async_bulk_shared_to_shared_cluster_add_u32(dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress) -> None:
    """Add contiguous u32 elements of shared memory to a peer's."""
def cp_reduce_async_bulk_shared_to_shared_cluster_add_s32(dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress) -> None:
    """Add contiguous s32 elements of shared memory to a peer's."""
def cp_reduce_async_bulk_shared_to_shared_cluster_add_u64(dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress) -> None:
    """Add contiguous u64 elements of shared memory to a peer's."""
def cp_reduce_async_bulk_shared_to_shared_cluster_min_u32(dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress) -> None:
    """Keep the smaller of contiguous u32 elements of shared memory and a peer's."""
def cp_reduce_async_bulk_shared_to_shared_cluster_min_s32(dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress) -> None:
    """Keep the smaller of contiguous s32 elements of shared memory and a peer's."""
def cp_reduce_async_bulk_shared_to_shared_cluster_max_u32(dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress) -> None:
    """Keep the larger of contiguous u32 elements of shared memory and a peer's."""
def cp_reduce_async_bulk_shared_to_shared_cluster_max_s32(dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress) -> None:
    """Keep the larger of contiguous s32 elements of shared memory and a peer's."""
def cp_reduce_async_bulk_shared_to_shared_cluster_inc_u32(dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress) -> None:
    """Count u32 elements of a peer's up, each to its limit in shared memory, then from 0."""
def cp_reduce_async_bulk_shared_to_shared_cluster_dec_u32(dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress) -> None:
    """Count u32 elements of a peer's down, below 0 from its limit in shared memory."""
def cp_reduce_async_bulk_shared_to_shared_cluster_and_b32(dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress) -> None:
    """Combine contiguous b32 elements of shared memory bit by bit with a peer's: and."""
def cp_reduce_async_bulk_shared_to_shared_cluster_or_b32(dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress) -> None:
    """Combine contiguous b32 elements of shared memory bit by bit with a peer's: or."""
def cp_reduce_async_bulk_shared_to_shared_cluster_xor_b32(dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress) -> None:
    """Combine contiguous b32 elements of shared memory with a peer's: exclusive or."""
def cp_reduce_async_bulk_shared_to_global_add_u32(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Add contiguous u32 elements of shared memory to global memory."""
def cp_reduce_async_bulk_shared_to_global_add_s32(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Add contiguous s32 elements of shared memory to global memory."""
def cp_reduce_async_bulk_shared_to_global_add_u64(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Add contiguous u64 elements of shared memory to global memory."""
def cp_reduce_async_bulk_shared_to_global_add_f32(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Add contiguous f32 elements of shared memory to global memory."""
def cp_reduce_async_bulk_shared_to_global_add_f64(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Add contiguous f64 elements of shared memory to global memory."""
def cp_reduce_async_bulk_shared_to_global_min_u32(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Keep the smaller of contiguous u32 elements of shared memory and global memory."""
def cp_reduce_async_bulk_shared_to_global_min_s32(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Keep the smaller of contiguous s32 elements of shared memory and global memory."""
def cp_reduce_async_bulk_shared_to_global_min_u64(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Keep the smaller of contiguous u64 elements of shared memory and global memory."""
def cp_reduce_async_bulk_shared_to_global_min_s64(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Keep the smaller of contiguous s64 elements of shared memory and global memory."""
def cp_reduce_async_bulk_shared_to_global_min_f16(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Keep the smaller of contiguous f16 elements of shared memory and global memory."""
def cp_reduce_async_bulk_shared_to_global_min_bf16(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Keep the smaller of contiguous bf16 elements of shared memory and global memory."""
def cp_reduce_async_bulk_shared_to_global_max_u32(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Keep the larger of contiguous u32 elements of shared memory and global memory."""
def cp_reduce_async_bulk_shared_to_global_max_s32(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Keep the larger of contiguous s32 elements of shared memory and global memory."""
def cp_reduce_async_bulk_shared_to_global_max_u64(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Keep the larger of contiguous u64 elements of shared memory and global memory."""
def cp_reduce_async_bulk_shared_to_global_max_s64(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Keep the larger of contiguous s64 elements of shared memory and global memory."""
def cp_reduce_async_bulk_shared_to_global_max_f16(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Keep the larger of contiguous f16 elements of shared memory and global memory."""
def cp_reduce_async_bulk_shared_to_global_max_bf16(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Keep the larger of contiguous bf16 elements of shared memory and global memory."""
def cp_reduce_async_bulk_shared_to_global_inc_u32(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Count u32 elements of global memory up, each to its limit in shared memory, then from 0."""
def cp_reduce_async_bulk_shared_to_global_dec_u32(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Count u32 elements of global memory down, below 0 from its limit in shared memory."""
def cp_reduce_async_bulk_shared_to_global_and_b32(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Combine contiguous b32 elements of shared memory bit by bit with global memory: and."""
def cp_reduce_async_bulk_shared_to_global_and_b64(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Combine contiguous b64 elements of shared memory bit by bit with global memory: and."""
def cp_reduce_async_bulk_shared_to_global_or_b32(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Combine contiguous b32 elements of shared memory bit by bit with global memory: or."""
def cp_reduce_async_bulk_shared_to_global_or_b64(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Combine contiguous b64 elements of shared memory bit by bit with global memory: or."""
def cp_reduce_async_bulk_shared_to_global_xor_b32(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Combine contiguous b32 elements of shared memory with global memory: exclusive or."""
def cp_reduce_async_bulk_shared_to_global_xor_b64(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Combine contiguous b64 elements of shared memory with global memory: exclusive or."""
def cp_reduce_async_bulk_shared_to_global_add_noftz_f16(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Add contiguous f16 elements of shared memory to global memory."""
def cp_reduce_async_bulk_shared_to_global_add_noftz_bf16(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None) -> None:
    """Add contiguous bf16 elements of shared memory to global memory."""
def cp_async_bulk_prefetch(src: GlobalAddress, bytes: Bytes) -> None:
    """Bring contiguous bytes of global memory into the L2 cache."""
def cp_async_bulk_prefetch_cache_hint(src: GlobalAddress, bytes: Bytes, policy: Policy) -> None:
    """`cp_async_bulk_prefetch` with a cache policy."""
def cp_async_bulk_commit_group() -> None:
    """Gather this thread's uncommitted bulk stores into one group."""
def cp_async_bulk_wait_group(n: Groups) -> None:
    """Wait until at most ``n`` of this thread's latest bulk groups are still under way."""
def cp_async_bulk_wait_group_read(n: Groups) -> None:
    """Wait until all but the latest ``n`` bulk groups have finished *reading* their sources."""
def cp_async_bulk_tensor_1d_global_to_shared(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, bar: SharedAddress) -> None:
    """Start copying a 1D box from global into this block's shared memory."""
def cp_async_bulk_tensor_2d_global_to_shared(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, bar: SharedAddress) -> None:
    """Start copying a 2D box from global into this block's shared memory."""
def cp_async_bulk_tensor_3d_global_to_shared(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, bar: SharedAddress) -> None:
    """Start copying a 3D box from global into this block's shared memory."""
def cp_async_bulk_tensor_4d_global_to_shared(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, bar: SharedAddress) -> None:
    """Start copying a 4D box from global into this block's shared memory."""
def cp_async_bulk_tensor_5d_global_to_shared(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, bar: SharedAddress) -> None:
    """Start copying a 5D box from global into this block's shared memory."""
def cp_async_bulk_tensor_1d_global_to_shared_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, bar: SharedAddress, policy: Policy) -> None:
    """`cp_async_bulk_tensor_1d_global_to_shared` with a cache policy."""
def cp_async_bulk_tensor_2d_global_to_shared_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, bar: SharedAddress, policy: Policy) -> None:
    """`cp_async_bulk_tensor_2d_global_to_shared` with a cache policy."""
def cp_async_bulk_tensor_3d_global_to_shared_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, bar: SharedAddress, policy: Policy) -> None:
    """`cp_async_bulk_tensor_3d_global_to_shared` with a cache policy."""
def cp_async_bulk_tensor_4d_global_to_shared_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, bar: SharedAddress, policy: Policy) -> None:
    """`cp_async_bulk_tensor_4d_global_to_shared` with a cache policy."""
def cp_async_bulk_tensor_5d_global_to_shared_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, bar: SharedAddress, policy: Policy) -> None:
    """`cp_async_bulk_tensor_5d_global_to_shared` with a cache policy."""
def cp_async_bulk_tensor_3d_im2col_global_to_shared(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, o0: Offset, bar: SharedAddress) -> None:
    """Start copying a column of pixels of a 3D tensor into this block's shared memory."""
def cp_async_bulk_tensor_4d_im2col_global_to_shared(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, o0: Offset, o1: Offset, bar: SharedAddress) -> None:
    """Start copying a column of pixels of a 4D tensor into this block's shared memory."""
def cp_async_bulk_tensor_5d_im2col_global_to_shared(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, o0: Offset, o1: Offset, o2: Offset, bar: SharedAddress) -> None:
    """Start copying a column of pixels of a 5D tensor into this block's shared memory."""
def cp_async_bulk_tensor_3d_im2col_global_to_shared_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, bar: SharedAddress, o0: Offset, policy: Policy) -> None:
    """`cp_async_bulk_tensor_3d_im2col_global_to_shared` with a cache policy."""
def cp_async_bulk_tensor_4d_im2col_global_to_shared_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, bar: SharedAddress, o0: Offset, o1: Offset, policy: Policy) -> None:
    """`cp_async_bulk_tensor_4d_im2col_global_to_shared` with a cache policy."""
def cp_async_bulk_tensor_5d_im2col_global_to_shared_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, bar: SharedAddress, o0: Offset, o1: Offset, o2: Offset, policy: Policy) -> None:
    """`cp_async_bulk_tensor_5d_im2col_global_to_shared` with a cache policy."""
def cp_async_bulk_tensor_1d_global_to_shared_multicast(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, bar: SharedAddress, mask: BlockMask) -> None:
    """Start copying a 1D box from global into the shared memory of several blocks."""
def cp_async_bulk_tensor_2d_global_to_shared_multicast(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, bar: SharedAddress, mask: BlockMask) -> None:
    """Start copying a 2D box from global into the shared memory of several blocks."""
def cp_async_bulk_tensor_3d_global_to_shared_multicast(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, bar: SharedAddress, mask: BlockMask) -> None:
    """Start copying a 3D box from global into the shared memory of several blocks."""
def cp_async_bulk_tensor_4d_global_to_shared_multicast(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, bar: SharedAddress, mask: BlockMask) -> None:
    """Start copying a 4D box from global into the shared memory of several blocks."""
def cp_async_bulk_tensor_5d_global_to_shared_multicast(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, bar: SharedAddress, mask: BlockMask) -> None:
    """Start copying a 5D box from global into the shared memory of several blocks."""
def cp_async_bulk_tensor_1d_global_to_shared_multicast_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, bar: SharedAddress, mask: BlockMask, policy: Policy) -> None:
    """`cp_async_bulk_tensor_1d_global_to_shared_multicast` with a cache policy."""
def cp_async_bulk_tensor_2d_global_to_shared_multicast_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, bar: SharedAddress, mask: BlockMask, policy: Policy) -> None:
    """`cp_async_bulk_tensor_2d_global_to_shared_multicast` with a cache policy."""
def cp_async_bulk_tensor_3d_global_to_shared_multicast_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, bar: SharedAddress, mask: BlockMask, policy: Policy) -> None:
    """`cp_async_bulk_tensor_3d_global_to_shared_multicast` with a cache policy."""
def cp_async_bulk_tensor_4d_global_to_shared_multicast_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, bar: SharedAddress, mask: BlockMask, policy: Policy) -> None:
    """`cp_async_bulk_tensor_4d_global_to_shared_multicast` with a cache policy."""
def cp_async_bulk_tensor_5d_global_to_shared_multicast_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, bar: SharedAddress, mask: BlockMask, policy: Policy) -> None:
    """`cp_async_bulk_tensor_5d_global_to_shared_multicast` with a cache policy."""
def cp_async_bulk_tensor_3d_im2col_global_to_shared_multicast(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, bar: SharedAddress, o0: Offset, mask: BlockMask) -> None:
    """Start copying a column of pixels into the shared memory of several blocks."""
def cp_async_bulk_tensor_4d_im2col_global_to_shared_multicast(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, bar: SharedAddress, o0: Offset, o1: Offset, mask: BlockMask) -> None:
    """Start copying a column of pixels into the shared memory of several blocks."""
def cp_async_bulk_tensor_5d_im2col_global_to_shared_multicast(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, bar: SharedAddress, o0: Offset, o1: Offset, o2: Offset, mask: BlockMask) -> None:
    """Start copying a column of pixels into the shared memory of several blocks."""
def cp_async_bulk_tensor_3d_im2col_global_to_shared_multicast_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, bar: SharedAddress, o0: Offset, mask: BlockMask, policy: Policy) -> None:
    """Start copying a column of pixels into the shared memory of several blocks."""
def cp_async_bulk_tensor_4d_im2col_global_to_shared_multicast_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, bar: SharedAddress, o0: Offset, o1: Offset, mask: BlockMask, policy: Policy) -> None:
    """Start copying a column of pixels into the shared memory of several blocks."""
def cp_async_bulk_tensor_5d_im2col_global_to_shared_multicast_cache_hint(dst: SharedAddress, tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, bar: SharedAddress, o0: Offset, o1: Offset, o2: Offset, mask: BlockMask, policy: Policy) -> None:
    """Start copying a column of pixels into the shared memory of several blocks."""
def cp_async_bulk_tensor_1d_shared_to_global(tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress) -> None:
    """Start copying a 1D box from this block's shared to global memory."""
def cp_async_bulk_tensor_2d_shared_to_global(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress) -> None:
    """Start copying a 2D box from this block's shared to global memory."""
def cp_async_bulk_tensor_3d_shared_to_global(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress) -> None:
    """Start copying a 3D box from this block's shared to global memory."""
def cp_async_bulk_tensor_4d_shared_to_global(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress) -> None:
    """Start copying a 4D box from this block's shared to global memory."""
def cp_async_bulk_tensor_5d_shared_to_global(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress) -> None:
    """Start copying a 5D box from this block's shared to global memory."""
def cp_async_bulk_tensor_1d_shared_to_global_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: Policy) -> None:
    """`cp_async_bulk_tensor_1d_shared_to_global` with a cache policy."""
def cp_async_bulk_tensor_2d_shared_to_global_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress, policy: Policy) -> None:
    """`cp_async_bulk_tensor_2d_shared_to_global` with a cache policy."""
def cp_async_bulk_tensor_3d_shared_to_global_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: Policy) -> None:
    """`cp_async_bulk_tensor_3d_shared_to_global` with a cache policy."""
def cp_async_bulk_tensor_4d_shared_to_global_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: Policy) -> None:
    """`cp_async_bulk_tensor_4d_shared_to_global` with a cache policy."""
def cp_async_bulk_tensor_5d_shared_to_global_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: Policy) -> None:
    """`cp_async_bulk_tensor_5d_shared_to_global` with a cache policy."""
def cp_async_bulk_tensor_3d_im2col_shared_to_global(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress) -> None:
    """Start copying a column of pixels from shared memory to a 3D tensor."""
def cp_async_bulk_tensor_4d_im2col_shared_to_global(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress) -> None:
    """Start copying a column of pixels from shared memory to a 4D tensor."""
def cp_async_bulk_tensor_5d_im2col_shared_to_global(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress) -> None:
    """Start copying a column of pixels from shared memory to a 5D tensor."""
def cp_async_bulk_tensor_3d_im2col_shared_to_global_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: Policy) -> None:
    """`cp_async_bulk_tensor_3d_im2col_shared_to_global` with a cache policy."""
def cp_async_bulk_tensor_4d_im2col_shared_to_global_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: Policy) -> None:
    """`cp_async_bulk_tensor_4d_im2col_shared_to_global` with a cache policy."""
def cp_async_bulk_tensor_5d_im2col_shared_to_global_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: Policy) -> None:
    """`cp_async_bulk_tensor_5d_im2col_shared_to_global` with a cache policy."""
def cp_reduce_async_bulk_tensor_1d_add(tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Add a 1D box of shared memory to a tensor."""
def cp_reduce_async_bulk_tensor_2d_add(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Add a 2D box of shared memory to a tensor."""
def cp_reduce_async_bulk_tensor_3d_add(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Add a 3D box of shared memory to a tensor."""
def cp_reduce_async_bulk_tensor_4d_add(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Add a 4D box of shared memory to a tensor."""
def cp_reduce_async_bulk_tensor_5d_add(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Add a 5D box of shared memory to a tensor."""
def cp_reduce_async_bulk_tensor_1d_min(tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the smaller of a tensor's elements and a 1D box's."""
def cp_reduce_async_bulk_tensor_2d_min(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the smaller of a tensor's elements and a 2D box's."""
def cp_reduce_async_bulk_tensor_3d_min(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the smaller of a tensor's elements and a 3D box's."""
def cp_reduce_async_bulk_tensor_4d_min(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the smaller of a tensor's elements and a 4D box's."""
def cp_reduce_async_bulk_tensor_5d_min(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the smaller of a tensor's elements and a 5D box's."""
def cp_reduce_async_bulk_tensor_1d_max(tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the larger of a tensor's elements and a 1D box's."""
def cp_reduce_async_bulk_tensor_2d_max(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the larger of a tensor's elements and a 2D box's."""
def cp_reduce_async_bulk_tensor_3d_max(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the larger of a tensor's elements and a 3D box's."""
def cp_reduce_async_bulk_tensor_4d_max(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the larger of a tensor's elements and a 4D box's."""
def cp_reduce_async_bulk_tensor_5d_max(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the larger of a tensor's elements and a 5D box's."""
def cp_reduce_async_bulk_tensor_1d_inc(tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements up; those that reach a 1D box's begin again at 0."""
def cp_reduce_async_bulk_tensor_2d_inc(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements up; those that reach a 2D box's begin again at 0."""
def cp_reduce_async_bulk_tensor_3d_inc(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements up; those that reach a 3D box's begin again at 0."""
def cp_reduce_async_bulk_tensor_4d_inc(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements up; those that reach a 4D box's begin again at 0."""
def cp_reduce_async_bulk_tensor_5d_inc(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements up; those that reach a 5D box's begin again at 0."""
def cp_reduce_async_bulk_tensor_1d_dec(tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements down; below 0 they begin again at a 1D box's."""
def cp_reduce_async_bulk_tensor_2d_dec(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements down; below 0 they begin again at a 2D box's."""
def cp_reduce_async_bulk_tensor_3d_dec(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements down; below 0 they begin again at a 3D box's."""
def cp_reduce_async_bulk_tensor_4d_dec(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements down; below 0 they begin again at a 4D box's."""
def cp_reduce_async_bulk_tensor_5d_dec(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements down; below 0 they begin again at a 5D box's."""
def cp_reduce_async_bulk_tensor_1d_and(tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 1D box with a tensor bit by bit: and."""
def cp_reduce_async_bulk_tensor_2d_and(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 2D box with a tensor bit by bit: and."""
def cp_reduce_async_bulk_tensor_3d_and(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 3D box with a tensor bit by bit: and."""
def cp_reduce_async_bulk_tensor_4d_and(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 4D box with a tensor bit by bit: and."""
def cp_reduce_async_bulk_tensor_5d_and(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 5D box with a tensor bit by bit: and."""
def cp_reduce_async_bulk_tensor_1d_or(tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 1D box with a tensor bit by bit: or."""
def cp_reduce_async_bulk_tensor_2d_or(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 2D box with a tensor bit by bit: or."""
def cp_reduce_async_bulk_tensor_3d_or(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 3D box with a tensor bit by bit: or."""
def cp_reduce_async_bulk_tensor_4d_or(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 4D box with a tensor bit by bit: or."""
def cp_reduce_async_bulk_tensor_5d_or(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 5D box with a tensor bit by bit: or."""
def cp_reduce_async_bulk_tensor_1d_xor(tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 1D box with a tensor bit by bit: exclusive or."""
def cp_reduce_async_bulk_tensor_2d_xor(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 2D box with a tensor bit by bit: exclusive or."""
def cp_reduce_async_bulk_tensor_3d_xor(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 3D box with a tensor bit by bit: exclusive or."""
def cp_reduce_async_bulk_tensor_4d_xor(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 4D box with a tensor bit by bit: exclusive or."""
def cp_reduce_async_bulk_tensor_5d_xor(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 5D box with a tensor bit by bit: exclusive or."""
def cp_reduce_async_bulk_tensor_3d_im2col_add(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Add a 3D im2col column of shared memory to a tensor."""
def cp_reduce_async_bulk_tensor_4d_im2col_add(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Add a 4D im2col column of shared memory to a tensor."""
def cp_reduce_async_bulk_tensor_5d_im2col_add(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Add a 5D im2col column of shared memory to a tensor."""
def cp_reduce_async_bulk_tensor_3d_im2col_min(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the smaller of a tensor's elements and a 3D im2col column's."""
def cp_reduce_async_bulk_tensor_4d_im2col_min(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the smaller of a tensor's elements and a 4D im2col column's."""
def cp_reduce_async_bulk_tensor_5d_im2col_min(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the smaller of a tensor's elements and a 5D im2col column's."""
def cp_reduce_async_bulk_tensor_3d_im2col_max(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the larger of a tensor's elements and a 3D im2col column's."""
def cp_reduce_async_bulk_tensor_4d_im2col_max(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the larger of a tensor's elements and a 4D im2col column's."""
def cp_reduce_async_bulk_tensor_5d_im2col_max(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Keep the larger of a tensor's elements and a 5D im2col column's."""
def cp_reduce_async_bulk_tensor_3d_im2col_inc(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements up; those that reach a 3D im2col column's begin again at 0."""
def cp_reduce_async_bulk_tensor_4d_im2col_inc(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements up; those that reach a 4D im2col column's begin again at 0."""
def cp_reduce_async_bulk_tensor_5d_im2col_inc(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements up; those that reach a 5D im2col column's begin again at 0."""
def cp_reduce_async_bulk_tensor_3d_im2col_dec(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements down; below 0 they begin again at a 3D im2col column's."""
def cp_reduce_async_bulk_tensor_4d_im2col_dec(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements down; below 0 they begin again at a 4D im2col column's."""
def cp_reduce_async_bulk_tensor_5d_im2col_dec(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Count a tensor's elements down; below 0 they begin again at a 5D im2col column's."""
def cp_reduce_async_bulk_tensor_3d_im2col_and(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 3D im2col column with a tensor bit by bit: and."""
def cp_reduce_async_bulk_tensor_4d_im2col_and(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 4D im2col column with a tensor bit by bit: and."""
def cp_reduce_async_bulk_tensor_5d_im2col_and(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 5D im2col column with a tensor bit by bit: and."""
def cp_reduce_async_bulk_tensor_3d_im2col_or(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 3D im2col column with a tensor bit by bit: or."""
def cp_reduce_async_bulk_tensor_4d_im2col_or(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 4D im2col column with a tensor bit by bit: or."""
def cp_reduce_async_bulk_tensor_5d_im2col_or(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 5D im2col column with a tensor bit by bit: or."""
def cp_reduce_async_bulk_tensor_3d_im2col_xor(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 3D im2col column with a tensor bit by bit: exclusive or."""
def cp_reduce_async_bulk_tensor_4d_im2col_xor(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 4D im2col column with a tensor bit by bit: exclusive or."""
def cp_reduce_async_bulk_tensor_5d_im2col_xor(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, src: SharedAddress, policy: OptionalPolicy = None) -> None:
    """Combine a 5D im2col column with a tensor bit by bit: exclusive or."""
def cp_async_bulk_prefetch_tensor_1d(tensor_map: TensorMapAddress, c0: Coordinate) -> None:
    """Bring a 1D box of a tensor into the L2 cache."""
def cp_async_bulk_prefetch_tensor_2d(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate) -> None:
    """Bring a 2D box of a tensor into the L2 cache."""
def cp_async_bulk_prefetch_tensor_3d(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate) -> None:
    """Bring a 3D box of a tensor into the L2 cache."""
def cp_async_bulk_prefetch_tensor_4d(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate) -> None:
    """Bring a 4D box of a tensor into the L2 cache."""
def cp_async_bulk_prefetch_tensor_5d(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate) -> None:
    """Bring a 5D box of a tensor into the L2 cache."""
def cp_async_bulk_prefetch_tensor_1d_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, policy: Policy) -> None:
    """`cp_async_bulk_prefetch_tensor_1d` with a cache policy."""
def cp_async_bulk_prefetch_tensor_2d_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, policy: Policy) -> None:
    """`cp_async_bulk_prefetch_tensor_2d` with a cache policy."""
def cp_async_bulk_prefetch_tensor_3d_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, policy: Policy) -> None:
    """`cp_async_bulk_prefetch_tensor_3d` with a cache policy."""
def cp_async_bulk_prefetch_tensor_4d_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, policy: Policy) -> None:
    """`cp_async_bulk_prefetch_tensor_4d` with a cache policy."""
def cp_async_bulk_prefetch_tensor_5d_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, policy: Policy) -> None:
    """`cp_async_bulk_prefetch_tensor_5d` with a cache policy."""
def cp_async_bulk_prefetch_tensor_3d_im2col(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, o0: Offset) -> None:
    """Bring a column of pixels of a 3D tensor into the L2 cache."""
def cp_async_bulk_prefetch_tensor_4d_im2col(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, o0: Offset, o1: Offset) -> None:
    """Bring a column of pixels of a 4D tensor into the L2 cache."""
def cp_async_bulk_prefetch_tensor_5d_im2col(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, o0: Offset, o1: Offset, o2: Offset) -> None:
    """Bring a column of pixels of a 5D tensor into the L2 cache."""
def cp_async_bulk_prefetch_tensor_3d_im2col_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, o0: Offset, policy: Policy) -> None:
    """`cp_async_bulk_prefetch_tensor_3d_im2col` with a cache policy."""
def cp_async_bulk_prefetch_tensor_4d_im2col_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, o0: Offset, o1: Offset, policy: Policy) -> None:
    """`cp_async_bulk_prefetch_tensor_4d_im2col` with a cache policy."""
def cp_async_bulk_prefetch_tensor_5d_im2col_cache_hint(tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate, c4: Coordinate, o0: Offset, o1: Offset, o2: Offset, policy: Policy) -> None:
    """`cp_async_bulk_prefetch_tensor_5d_im2col` with a cache policy."""
def tensormap_replace_global_address_shared_cta(descriptor: SharedAddress, base: GlobalAddress) -> None:
    """Edit a tensor map in shared memory: global_address."""
def tensormap_replace_global_address_global(descriptor: GlobalAddress, base: GlobalAddress) -> None:
    """Edit a tensor map in global memory: global_address."""
def tensormap_replace_global_dim_shared_cta(descriptor: SharedAddress, ordinal: Ordinal, extent: Extent) -> None:
    """Edit a tensor map in shared memory: global_dim."""
def tensormap_replace_global_dim_global(descriptor: GlobalAddress, ordinal: Ordinal, extent: Extent) -> None:
    """Edit a tensor map in global memory: global_dim."""
def tensormap_replace_global_stride_shared_cta(descriptor: SharedAddress, ordinal: Ordinal, stride: Stride) -> None:
    """Edit a tensor map in shared memory: global_stride."""
def tensormap_replace_global_stride_global(descriptor: GlobalAddress, ordinal: Ordinal, stride: Stride) -> None:
    """Edit a tensor map in global memory: global_stride."""
def bar_sync(id: BarrierNumber, threads: Threads) -> None:
    """Arrive at a barrier of the block, and wait until so many threads have."""
def bar_arrive(id: BarrierNumber, threads: Threads) -> None:
    """Arrive at a barrier of the block, without waiting."""
def barrier_cluster_arrive() -> None:
    """Arrive at the cluster's barrier, without waiting."""
def barrier_cluster_arrive_relaxed() -> None:
    """`barrier_cluster_arrive` that orders no memory."""
def barrier_cluster_wait() -> None:
    """Wait until every thread of the cluster that has not exited has arrived."""
def fence_acq_rel_cta() -> None:
    """Order this thread's generic accesses for the block: fence.acq_rel."""
def fence_acq_rel_cluster() -> None:
    """Order this thread's generic accesses for the cluster: fence.acq_rel."""
def fence_acq_rel_gpu() -> None:
    """Order this thread's generic accesses for the device: fence.acq_rel."""
def fence_acq_rel_sys() -> None:
    """Order this thread's generic accesses for the device, the host and other devices: fence.acq_rel."""
def fence_sc_cta() -> None:
    """Order this thread's generic accesses for the block: fence.sc."""
def fence_sc_cluster() -> None:
    """Order this thread's generic accesses for the cluster: fence.sc."""
def fence_sc_gpu() -> None:
    """Order this thread's generic accesses for the device: fence.sc."""
def fence_sc_sys() -> None:
    """Order this thread's generic accesses for the device, the host and other devices: fence.sc."""
def fence_mbarrier_init() -> None:
    """Make this thread's earlier `mbarrier_init` visible to the async proxy and the cluster."""
def fence_proxy_alias() -> None:
    """Order accesses to one piece of memory through two of its addresses."""
def fence_proxy_async() -> None:
    """Order this thread's generic accesses with the async proxy, in all state spaces."""
def fence_proxy_async_shared_cluster() -> None:
    """`fence_proxy_async`, restricted to the shared memory of the cluster's blocks."""
def fence_proxy_async_shared_cta() -> None:
    """`fence_proxy_async`, restricted to the executing block's shared memory."""
def fence_proxy_async_global() -> None:
    """`fence_proxy_async`, restricted to global memory."""
def tensormap_cp_fenceproxy(dst: GlobalAddress, src: SharedAddress) -> None:
    """Copy an edited tensor map from shared to global memory and release it to later copies."""
def fence_proxy_tensormap_release() -> None:
    """Release this thread's writes to tensor maps, for copies that acquire them."""
def fence_proxy_tensormap_acquire(descriptor: GlobalAddress) -> None:
    """See a tensor map as its editor released it, in the copies that follow."""
def elect_sync(mask: LaneMask = 4294967295) -> bool:
    """Whether this thread is the one that is elected, among those of its warp in ``mask``."""
def mbarrier_init(bar: SharedAddress, count: Count) -> None:
    """Start an mbarrier at phase 0, to expect ``count`` arrivals in each phase."""
def mbarrier_inval(bar: SharedAddress) -> None:
    """End an mbarrier's life, so that its 8 bytes may be used for anything else."""
def mbarrier_expect_tx(bar: SharedAddress, bytes: Bytes) -> None:
    """Raise the current phase's tx-count by ``bytes``, without arriving."""
def mbarrier_expect_tx_cluster(bar: SharedAddress, bytes: Bytes) -> None:
    """Expect ``bytes`` more at an mbarrier of any block of the cluster, without arriving."""
def mbarrier_complete_tx(bar: SharedAddress, bytes: Bytes) -> None:
    """Lower the current phase's tx-count by ``bytes``, as a copy does at its end; copy nothing."""
def mbarrier_complete_tx_cluster(bar: SharedAddress, bytes: Bytes) -> None:
    """Count ``bytes`` as delivered at an mbarrier of any block of the cluster, by hand."""
def mbarrier_arrive(bar: SharedAddress, count: Count = 1) -> UInt64:
    """Arrive ``count`` times at the barrier's current phase; gives the phase's state."""
def mbarrier_arrive_cluster(bar: SharedAddress, count: Count = 1) -> None:
    """Arrive ``count`` times at an mbarrier of any block of the cluster."""
def mbarrier_arrive_drop(bar: SharedAddress, count: Count = 1) -> UInt64:
    """Arrive ``count`` times and drop out: later phases expect so many fewer."""
def mbarrier_arrive_drop_cluster(bar: SharedAddress, count: Count = 1) -> None:
    """Arrive ``count`` times at an mbarrier of any block of the cluster, and drop out of it."""
def mbarrier_arrive_relaxed_cluster(bar: SharedAddress, count: Count = 1) -> None:
    """`mbarrier_arrive_cluster`, but nothing that came before is released."""
def mbarrier_arrive_drop_expect_tx(bar: SharedAddress, bytes: Bytes) -> UInt64:
    """Raise the tx-count by ``bytes``, arrive once, and drop out of later phases."""
def mbarrier_arrive_drop_expect_tx_cluster(bar: SharedAddress, bytes: Bytes) -> None:
    """Expect ``bytes`` more at an mbarrier of any block, arrive there once, and drop out of it."""
def mbarrier_arrive_expect_tx(bar: SharedAddress, bytes: Bytes) -> UInt64:
    """Raise the current phase's tx-count by ``bytes``, then arrive once; gives the state."""
def mbarrier_arrive_expect_tx_cluster(bar: SharedAddress, bytes: Bytes) -> None:
    """Expect ``bytes`` more at an mbarrier of any block of the cluster, and arrive there."""
def mbarrier_arrive_drop_no_complete(bar: SharedAddress, count: Count) -> UInt64:
    """`mbarrier_arrive_drop`, when others are known to arrive later."""
def mbarrier_arrive_no_complete(bar: SharedAddress, count: Count) -> UInt64:
    """Arrive ``count`` times, when others are known to arrive later; gives the state."""
def cp_async_mbarrier_arrive(bar: SharedAddress) -> None:
    """Let an mbarrier hear of this thread's earlier thread copies, beyond its own count."""
def cp_async_mbarrier_arrive_noinc(bar: SharedAddress) -> None:
    """Let an mbarrier hear of this thread's earlier thread copies, as one of its count."""
def mbarrier_test_wait(bar: SharedAddress, state: State) -> bool:
    """Whether the phase that ``state`` names has completed; never waits."""
def mbarrier_test_wait_parity(bar: SharedAddress, parity: Parity) -> bool:
    """Whether the phase of this parity has completed; never waits."""
def mbarrier_test_wait_parity_cluster(bar: SharedAddress, parity: Parity) -> bool:
    """`mbarrier_test_wait_parity` that also acquires what threads of other blocks released."""
def mbarrier_try_wait(bar: SharedAddress, state: State) -> bool:
    """Whether the phase that ``state`` names has completed; may sleep before it says no."""
def mbarrier_try_wait_for(bar: SharedAddress, state: State, nanoseconds: Nanoseconds) -> bool:
    """`mbarrier_try_wait` with a hint how long to sleep at most."""
def mbarrier_try_wait_parity(bar: SharedAddress, parity: Parity) -> bool:
    """Whether the phase of this parity has completed; may sleep a while before it says no."""
def mbarrier_try_wait_parity_cluster(bar: SharedAddress, parity: Parity) -> bool:
    """`mbarrier_try_wait_parity` that also acquires what threads of other blocks released."""
def mbarrier_try_wait_parity_for(bar: SharedAddress, parity: Parity, nanoseconds: Nanoseconds) -> bool:
    """`mbarrier_try_wait_parity` with a hint how long to sleep at most."""
def mbarrier_wait(bar: SharedAddress, state: State) -> None:
    """Wait until the phase that ``state`` names has completed."""
def mbarrier_wait_parity(bar: SharedAddress, parity: Parity) -> None:
    """Wait until the phase of this parity has completed."""
def mbarrier_wait_parity_cluster(bar: SharedAddress, parity: Parity) -> None:
    """`mbarrier_wait_parity` that also acquires what threads of other blocks released."""
def mbarrier_pending_count(state: State) -> UInt32:
    """The arrivals that the phase lacked just before the arrival that gave ``state``."""
def ldmatrix_x1(address: SharedAddress) -> UInt32:
    """Read a matrix, 8×8 16-bit elements each, from shared memory."""
def ldmatrix_x1_trans(address: SharedAddress) -> UInt32:
    """Read a matrix, 8×8 16-bit elements each, from shared memory, transposed."""
def ldmatrix_x2(address: SharedAddress) -> TwoUInt32:
    """Read 2 matrices, 8×8 16-bit elements each, from shared memory."""
def ldmatrix_x2_trans(address: SharedAddress) -> TwoUInt32:
    """Read 2 matrices, 8×8 16-bit elements each, from shared memory, transposed."""
def ldmatrix_x4(address: SharedAddress) -> FourUInt32:
    """Read 4 matrices, 8×8 16-bit elements each, from shared memory."""
def ldmatrix_x4_trans(address: SharedAddress) -> FourUInt32:
    """Read 4 matrices, 8×8 16-bit elements each, from shared memory, transposed."""
def stmatrix_x1(address: SharedAddress, r0: Fragment) -> None:
    """Write a matrix, 8×8 16-bit elements each, to shared memory."""
def stmatrix_x1_trans(address: SharedAddress, r0: Fragment) -> None:
    """Write a matrix, 8×8 16-bit elements each, to shared memory, transposed."""
def stmatrix_x2(address: SharedAddress, r0: Fragment, r1: Fragment) -> None:
    """Write 2 matrices, 8×8 16-bit elements each, to shared memory."""
def stmatrix_x2_trans(address: SharedAddress, r0: Fragment, r1: Fragment) -> None:
    """Write 2 matrices, 8×8 16-bit elements each, to shared memory, transposed."""
def stmatrix_x4(address: SharedAddress, r0: Fragment, r1: Fragment, r2: Fragment, r3: Fragment) -> None:
    """Write 4 matrices, 8×8 16-bit elements each, to shared memory."""
def stmatrix_x4_trans(address: SharedAddress, r0: Fragment, r1: Fragment, r2: Fragment, r3: Fragment) -> None:
    """Write 4 matrices, 8×8 16-bit elements each, to shared memory, transposed."""
def wgmma_m64n8k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 8 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n16k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 16 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n24k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 24 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n32k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 32 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n40k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 40 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n48k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 48 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n56k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 56 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n64k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 64 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n72k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 72 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n80k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 80 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n88k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 88 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n96k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 96 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n104k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 104 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n112k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 112 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n120k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 120 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n128k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 128 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n136k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 136 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n144k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 144 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n152k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 152 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n160k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 160 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n168k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 168 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n176k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 176 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n184k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 184 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n192k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 192 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n200k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 200 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n208k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 208 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n216k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 216 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n224k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 224 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n232k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 232 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n240k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 240 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n248k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 248 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n256k16(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype: Any = 'bf16', scale_a: Any = 1, scale_b: Any = 1, trans_a: Any = 0, trans_b: Any = 0) -> None:
    """Multiply a 64 × 16 matrix A by the transpose of a 256 × 16 matrix B, and add the product to the accumulators."""
def wgmma_m64n8k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 8 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n16k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 16 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n24k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 24 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n32k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 32 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n40k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 40 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n48k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 48 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n56k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 56 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n64k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 64 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n72k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 72 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n80k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 80 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n88k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 88 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n96k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 96 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n104k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 104 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n112k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 112 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n120k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 120 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n128k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 128 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n136k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 136 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n144k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 144 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n152k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 152 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n160k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 160 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n168k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 168 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n176k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 176 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n184k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 184 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n192k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 192 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n200k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 200 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n208k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 208 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n216k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 216 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n224k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 224 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n232k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 232 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n240k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 240 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n248k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 248 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n256k8(acc: Any, a: Any, b: Any, scale_d: Any = 1, scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 8 matrix A by the transpose of a 256 × 8 matrix B, and add the product to the accumulators."""
def wgmma_m64n8k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 8 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n16k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 16 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n24k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 24 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n32k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 32 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n40k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 40 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n48k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 48 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n56k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 56 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n64k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 64 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n72k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 72 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n80k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 80 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n88k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 88 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n96k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 96 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n104k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 104 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n112k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 112 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n120k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 120 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n128k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 128 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n136k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 136 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n144k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 144 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n152k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 152 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n160k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 160 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n168k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 168 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n176k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 176 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n184k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 184 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n192k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 192 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n200k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 200 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n208k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 208 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n216k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 216 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n224k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 224 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n232k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 232 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n240k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 240 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n248k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 248 × 32 matrix B, and add the product to the accumulators."""
def wgmma_m64n256k32(acc: Any, a: Any, b: Any, scale_d: Any = 1, dtype_a: Any = 'e4m3', dtype_b: Any = 'e4m3', scale_a: Any = 1, scale_b: Any = 1) -> None:
    """Multiply a 64 × 32 matrix A by the transpose of a 256 × 32 matrix B, and add the product to the accumulators."""
def wgmma_fence() -> None:
    """Order this warpgroup's accesses to registers before the wgmma that come next."""
def wgmma_commit_group() -> None:
    """Make a group of all wgmma that the warpgroup has issued and not yet committed."""
def wgmma_wait_group(n: Groups) -> None:
    """Wait until at most the n newest groups of the warpgroup are not complete."""
def setmaxnreg_dec(n: Registers) -> None:
    """Give registers back, until each thread of this warp has ``n``."""
def setmaxnreg_inc(n: Registers) -> None:
    """Take registers, until each thread of this warp has ``n``."""
