"""Names elsewhere for the functions of `harness.ptx` and the methods of `harness.TensorMap`.

A line is a name there, ``=``, names here, and a note after ``|``; no name here: there is none, and
the note says why. An indented line continues the line above. A name of ours is written as a kernel
or a notebook writes it; ``{1..5}`` and ``{min,max}`` mean each of these names, and
``TensorMap.tiled(box)`` is an argument.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Counterpart:
    theirs: str
    ours: tuple[str, ...]
    note: str


@dataclass(frozen=True)
class Interface:
    title: str
    about: str
    lines: str

    @property
    def pairs(self) -> list[Counterpart]:
        whole = re.sub(r"\n\s+", " ", self.lines.strip())
        return [self._counterpart(line) for line in whole.splitlines()]

    def _counterpart(self, line: str) -> Counterpart:
        names, _, note = line.partition(" | ")
        theirs, _, ours = names.rpartition(" =")
        return Counterpart(theirs, tuple(ours.split()), note)


def spelled_out(name: str) -> Iterator[str]:
    """Return the names that a name with braces means."""
    braces = re.search(r"\{([^}]*)\}", name)
    if braces is None:
        yield name
        return
    first, dots, last = braces[1].partition("..")
    choices = map(str, range(int(first), int(last) + 1)) if dots else braces[1].split(",")
    for choice in choices:
        yield from spelled_out(name[: braces.start()] + choice + name[braces.end() :])


CUDA_PTX = Interface(
    "cuda::ptx (libcu++)",
    "There, tags choose the form (`sem_release`, `scope_cluster`, `space_shared`, ...); here, "
    "the name does. Coordinates come in one array there, one by one here.",
    """
mbarrier_init = ptx.mbarrier_init
mbarrier_inval = ptx.mbarrier_inval
mbarrier_arrive(sem_release, scope_cta, space_shared, ...) = ptx.mbarrier_arrive
mbarrier_arrive(sem_release, scope_cluster, space_cluster, ...) = ptx.mbarrier_arrive_cluster
mbarrier_arrive_no_complete = ptx.mbarrier_arrive_no_complete
mbarrier_arrive_expect_tx(..., space_shared, ...) = ptx.mbarrier_arrive_expect_tx
mbarrier_arrive_expect_tx(..., space_cluster, ...) = ptx.mbarrier_arrive_expect_tx_cluster
mbarrier_expect_tx = ptx.mbarrier_expect_tx
mbarrier_test_wait = ptx.mbarrier_test_wait
mbarrier_test_wait_parity = ptx.mbarrier_test_wait_parity
mbarrier_try_wait = ptx.mbarrier_try_wait ptx.mbarrier_try_wait_for | the second with a time hint
mbarrier_try_wait_parity = ptx.mbarrier_try_wait_parity ptx.mbarrier_try_wait_parity_for | in a
    loop: `ptx.mbarrier_wait_parity`, `ptx.mbarrier_wait_parity_cluster`
mbarrier_{expect,complete}_tx(sem_relaxed, scope_cluster, space_cluster, ...) =
    ptx.mbarrier_{expect,complete}_tx_cluster
mbarrier_{test,try}_wait_parity(sem_acquire, scope_cluster, ...) =
    ptx.mbarrier_{test,try}_wait_parity_cluster
fence_mbarrier_init(sem_release, scope_cluster) = ptx.fence_mbarrier_init
fence_proxy_async() = ptx.fence_proxy_async
fence_proxy_async(space_shared) = ptx.fence_proxy_async_shared_cta
fence_proxy_async(space_global) = ptx.fence_proxy_async_global
fence_proxy_async(space_cluster) = ptx.fence_proxy_async_shared_cluster
fence_proxy_alias() = ptx.fence_proxy_alias
fence(sem_{acq_rel,sc}, scope_{cta,cluster,gpu,sys}) =
    ptx.fence_{acq_rel,sc}_{cta,cluster,gpu,sys}
fence_proxy_tensormap_generic(sem_release, scope_gpu) = ptx.fence_proxy_tensormap_release
fence_proxy_tensormap_generic(sem_acquire, scope_gpu, addr, n32<128>) =
    ptx.fence_proxy_tensormap_acquire
cp_async_bulk(space_cluster, space_global, ...) = ptx.cp_async_bulk_global_to_shared
cp_async_bulk(space_global, space_shared, ...) = ptx.cp_async_bulk_shared_to_global
cp_async_bulk(space_cluster, space_shared, ...) = ptx.cp_async_bulk_shared_to_shared_cluster
cp_async_bulk(space_cluster, space_global, ..., ctaMask) =
    ptx.cp_async_bulk_global_to_shared_multicast
cp_reduce_async_bulk(space_global, space_shared, op, ...) =
    ptx.cp_reduce_async_bulk_shared_to_global_add_{u32,s32,u64,f32,f64,noftz_f16,noftz_bf16}
    ptx.cp_reduce_async_bulk_shared_to_global_{min,max}_{u32,s32,u64,s64,f16,bf16}
    ptx.cp_reduce_async_bulk_shared_to_global_{inc,dec}_u32
    ptx.cp_reduce_async_bulk_shared_to_global_{and,or,xor}_{b32,b64}
cp_reduce_async_bulk(space_cluster, space_shared, op, ...) =
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_add_{u32,s32,u64}
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_{min,max}_{u32,s32}
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_{inc,dec}_u32
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_{and,or,xor}_b32
cp_async_bulk_tensor(space_cluster, space_global, ...) =
    ptx.cp_async_bulk_tensor_{1..5}d_global_to_shared
cp_async_bulk_tensor(space_cluster, space_global, ..., ctaMask) =
    ptx.cp_async_bulk_tensor_{1..5}d_global_to_shared_multicast
cp_async_bulk_tensor(space_global, space_shared, ...) =
    ptx.cp_async_bulk_tensor_{1..5}d_shared_to_global
cp_reduce_async_bulk_tensor(space_global, space_shared, op, ...) =
    ptx.cp_reduce_async_bulk_tensor_{1..5}d_{add,min,max,inc,dec,and,or,xor}
cp_async_bulk_commit_group = ptx.cp_async_bulk_commit_group
cp_async_bulk_wait_group(n32<N>) = ptx.cp_async_bulk_wait_group
cp_async_bulk_wait_group_read(n32<N>) = ptx.cp_async_bulk_wait_group_read
tensormap_replace_{global_address,global_dim,global_stride}(space_shared, ...) =
    ptx.tensormap_replace_{global_address,global_dim,global_stride}_shared_cta
tensormap_replace_{global_address,global_dim,global_stride}(space_global, ...) =
    ptx.tensormap_replace_{global_address,global_dim,global_stride}_global
tensormap_replace_{rank,box_dim,swizzle_mode,...} = | not available: a kernel edits address, extents
    and outer strides; the rest is described on the host
tensormap_cp_fenceproxy = ptx.tensormap_cp_fenceproxy
mapa = ptx.mapa
barrier_cluster_arrive() = ptx.barrier_cluster_arrive
barrier_cluster_arrive(sem_relaxed) = ptx.barrier_cluster_arrive_relaxed
barrier_cluster_wait() = ptx.barrier_cluster_wait
get_sreg_cluster_ctarank = ptx.cluster_ctarank
get_sreg_cluster_nctarank = ptx.cluster_nctarank
elect_sync = ptx.elect_sync
setmaxnreg_{inc,dec}(n32<N>) = ptx.setmaxnreg_{inc,dec}
""",
)

CUTLASS = Interface(
    "CUTLASS and CuTe",
    "What each one becomes on Hopper (SM90). Some also predicate, map an address to another block "
    "or count threads; here, those are separate calls.",
    """
cute::SM90_TMA_LOAD_{1..5}D = ptx.cp_async_bulk_tensor_{1..5}d_global_to_shared
cute::SM90_TMA_LOAD_MULTICAST_{1..5}D =
    ptx.cp_async_bulk_tensor_{1..5}d_global_to_shared_multicast
cute::SM90_TMA_LOAD_IM2COL_MULTICAST_{3..5}D =
    ptx.cp_async_bulk_tensor_{3..5}d_im2col_global_to_shared_multicast
cute::SM90_TMA_LOAD_IM2COL_{3..5}D = ptx.cp_async_bulk_tensor_{3..5}d_im2col_global_to_shared
cute::SM90_TMA_LOAD_{1..5}D::copy(..., cache_hint, ...) =
    ptx.cp_async_bulk_tensor_{1..5}d_global_to_shared_cache_hint | the hint is a policy that a
    kernel creates: `ptx.createpolicy_fractional_l2_evict_{first,last,normal}`
cute::SM90_TMA_LOAD_{1..5}D::PREFETCH = ptx.cp_async_bulk_prefetch_tensor_{1..5}d
cute::SM90_TMA_STORE_{1..5}D = ptx.cp_async_bulk_tensor_{1..5}d_shared_to_global
cute::SM90_TMA_STORE_IM2COL_{3..5}D = ptx.cp_async_bulk_tensor_{3..5}d_im2col_shared_to_global
cute::SM90_TMA_REDUCE_ADD_{1..5}D = ptx.cp_reduce_async_bulk_tensor_{1..5}d_add | and seven more
    operations
cute::SM90_BULK_COPY_G2S = ptx.cp_async_bulk_global_to_shared
cute::SM90_BULK_COPY_S2G = ptx.cp_async_bulk_shared_to_global
cute::SM80_CP_ASYNC_CACHE{ALWAYS,GLOBAL}{,_ZFILL} = ptx.cp_async_ca_{4,8,16} ptx.cp_async_cg_16
    | zeros for what is not read: `src_bytes`
cute::cp_async_fence = ptx.cp_async_commit_group
cute::cp_async_wait<N> = ptx.cp_async_wait_group | N = 0 there waits for all
cutlass::arch::cpasync_barrier_arrive = ptx.cp_async_mbarrier_arrive
cutlass::arch::cpasync_barrier_arrive_noinc = ptx.cp_async_mbarrier_arrive_noinc
cute::warpgroup_arrive = ptx.wgmma_fence
cute::warpgroup_commit_batch = ptx.wgmma_commit_group
cute::warpgroup_wait<N> = ptx.wgmma_wait_group
cute::SM100_TMA_2SM_LOAD* = | Blackwell only: two blocks' tensor cores share it
cute::tma_store_fence = ptx.fence_proxy_async_shared_cta
cute::tma_store_arrive = ptx.cp_async_bulk_commit_group
cute::tma_store_wait<N> = ptx.cp_async_bulk_wait_group_read | the reads alone: the source may be
    reused
cute::prefetch_tma_descriptor = ptx.prefetch_tensormap
cute::tma_descriptor_replace_addr_in_global_mem = ptx.tensormap_replace_global_address_global
cute::tma_descriptor_replace_addr_in_shared_mem = ptx.tensormap_replace_global_address_shared_cta
cute::tma_descriptor_replace_dims_strides_in_shared_mem =
    ptx.tensormap_replace_global_dim_shared_cta ptx.tensormap_replace_global_stride_shared_cta |
    one call for each dimension
cute::tma_descriptor_cp_fence_release = ptx.tensormap_cp_fenceproxy
cute::tma_descriptor_fence_release = ptx.fence_proxy_tensormap_release
cute::tma_descriptor_fence_acquire = ptx.fence_proxy_tensormap_acquire
cutlass::arch::ClusterBarrier::init, cute::initialize_barrier = ptx.mbarrier_init
cutlass::arch::ClusterBarrier::invalidate = ptx.mbarrier_inval
cutlass::arch::ClusterBarrier::arrive(), cute::arrive_barrier = ptx.mbarrier_arrive
cutlass::arch::ClusterBarrier::arrive(cta_id, pred) = ptx.mapa ptx.mbarrier_arrive_cluster
cutlass::arch::ClusterBarrier::test_wait = ptx.mbarrier_test_wait_parity
cutlass::arch::ClusterBarrier::try_wait = ptx.mbarrier_try_wait_parity
cutlass::arch::ClusterBarrier::wait, cute::wait_barrier = ptx.mbarrier_wait_parity
cutlass::arch::ClusterTransactionBarrier::arrive_and_expect_tx(bytes),
    cute::set_barrier_transaction_bytes = ptx.mbarrier_arrive_expect_tx
cutlass::arch::ClusterTransactionBarrier::arrive_and_expect_tx(bytes, cta_id, pred) = ptx.mapa
    ptx.mbarrier_arrive_expect_tx_cluster
cutlass::arch::ClusterTransactionBarrier::expect_transaction = ptx.mbarrier_expect_tx
cutlass::arch::ClusterTransactionBarrier::complete_transaction = ptx.mbarrier_complete_tx | at the
    block's own barrier
cutlass::arch::fence_barrier_init = ptx.fence_mbarrier_init
cutlass::arch::fence_view_async_shared = ptx.fence_proxy_async_shared_cta
cutlass::arch::NamedBarrier::sync, ::arrive_and_wait = ptx.bar_sync | number first, then threads;
    CUTLASS adds the numbers that it keeps for itself
cutlass::arch::NamedBarrier::arrive = ptx.bar_arrive
cutlass::arch::warpgroup_reg_alloc<N> = ptx.setmaxnreg_inc
cutlass::arch::warpgroup_reg_dealloc<N> = ptx.setmaxnreg_dec
cute::elect_one_sync = ptx.elect_sync
cute::cluster_arrive = ptx.barrier_cluster_arrive
cute::cluster_arrive_relaxed = ptx.barrier_cluster_arrive_relaxed
cute::cluster_wait = ptx.barrier_cluster_wait
cute::cluster_sync = ptx.barrier_cluster_arrive ptx.barrier_cluster_wait | one after the other
cute::block_rank_in_cluster = ptx.cluster_ctarank
cute::set_block_rank = ptx.mapa
cute::cast_smem_ptr_to_uint = ptx.shared_address
cute::SM75_U32x{1,2,4}_LDSM_N = ptx.ldmatrix_x{1,2,4}
cute::SM75_U16x{2,4,8}_LDSM_T = ptx.ldmatrix_x{1,2,4}_trans
cute::SM90_U32x{1,2,4}_STSM_N = ptx.stmatrix_x{1,2,4}
cute::SM90_U16x{2,4,8}_STSM_T = ptx.stmatrix_x{1,2,4}_trans
cute::make_tma_copy, cute::make_tma_atom = TensorMap.tiled
""",
)

MOJO = Interface(
    "Mojo",
    "The names of `max.gpu` (once `gpu`) and of `layout.tma_async`, Mojo 1.2. Coordinates come in "
    "one tuple there, one by one here.",
    """
mbarrier_init = ptx.mbarrier_init
SharedMemBarrier.init = ptx.mbarrier_init
mbarrier_arrive = ptx.mbarrier_arrive
SharedMemBarrier.arrive = ptx.mbarrier_arrive
SharedMemBarrier.arrive_cluster = ptx.mapa ptx.mbarrier_arrive_cluster
mbarrier_arrive_expect_tx_shared = ptx.mbarrier_arrive_expect_tx
SharedMemBarrier.expect_bytes = ptx.mbarrier_arrive_expect_tx | it arrives, too
mbarrier_test_wait = ptx.mbarrier_test_wait
SharedMemBarrier.try_wait = ptx.mbarrier_try_wait_parity
SharedMemBarrier.wait = ptx.mbarrier_wait_parity
mbarrier_try_wait_parity_shared = ptx.mbarrier_try_wait_parity_for | in a loop, as
    `ptx.mbarrier_wait_parity` has one
cp_async_bulk_tensor_shared_cluster_global = ptx.cp_async_bulk_tensor_{1..5}d_global_to_shared
TMATensorTile.async_copy = ptx.cp_async_bulk_tensor_{1..5}d_global_to_shared
cp_async_bulk_tensor_global_shared_cta = ptx.cp_async_bulk_tensor_{1..5}d_shared_to_global
TMATensorTile.async_store = ptx.cp_async_bulk_tensor_{1..5}d_shared_to_global
TMATensorTile.prefetch_descriptor = ptx.prefetch_tensormap
fence_async_view_proxy = ptx.fence_proxy_async_shared_cta
tma_store_fence = ptx.fence_proxy_async_shared_cta | in older releases
fence_mbarrier_init = ptx.fence_mbarrier_init
cp_async_bulk_commit_group = ptx.cp_async_bulk_commit_group
cp_async_bulk_wait_group[N] = ptx.cp_async_bulk_wait_group_read | the reads alone
cp_async_bulk_wait_group[N, read=False] = ptx.cp_async_bulk_wait_group
wgmma_fence_aligned = ptx.wgmma_fence
wgmma_async = ptx.wgmma_m64n{8,16,32,64,128,256}k16
wgmma_commit_group_sync = ptx.wgmma_commit_group
wgmma_wait_group_sync[N] = ptx.wgmma_wait_group
warpgroup_reg_alloc[N] = ptx.setmaxnreg_inc
warpgroup_reg_dealloc[N] = ptx.setmaxnreg_dec
cluster_arrive = ptx.barrier_cluster_arrive
cluster_wait = ptx.barrier_cluster_wait
block_rank_in_cluster = ptx.cluster_ctarank
elect_one_sync = ptx.elect_sync
named_barrier = ptx.bar_sync
create_tma_descriptor = TensorMap.tiled
barrier = cuda.syncthreads
""",
)

GLUON = Interface(
    "Gluon (Triton)",
    "The names of `triton.experimental.gluon.language.nvidia.hopper`; `gl` is Gluon's language. In "
    "Triton itself the compiler inserts them.",
    """
mbarrier.init = ptx.mbarrier_init
mbarrier.invalidate = ptx.mbarrier_inval
mbarrier.expect = ptx.mbarrier_arrive_expect_tx | it arrives, too
mbarrier.arrive = ptx.mbarrier_arrive
mbarrier.wait = ptx.mbarrier_wait_parity
fence_async_shared = ptx.fence_proxy_async_shared_cta | the compiler inserts the block barrier
tma.async_copy_global_to_shared = ptx.cp_async_bulk_tensor_{1..5}d_global_to_shared
tma.async_copy_shared_to_global = ptx.cp_async_bulk_tensor_{1..5}d_shared_to_global
    ptx.cp_async_bulk_commit_group | one after the other
tma.store_wait(pendings=N) = ptx.cp_async_bulk_wait_group_read | the reads alone
warpgroup_mma(is_async=True) = ptx.wgmma_fence ptx.wgmma_commit_group | and the products between
warpgroup_mma_wait(num_outstanding=N) = ptx.wgmma_wait_group
""",
)
