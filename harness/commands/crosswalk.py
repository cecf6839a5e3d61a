"""Other interfaces' names for what `harness.ptx` and `harness.TensorMap` have.

A name of ours is written as a kernel or a notebook writes it; ``{1..5}`` and ``{min,max}`` stand
for each of so many names, and ``TensorMap.tiled(box)`` is an argument.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class NamePair:
    """``theirs`` is ``ours``; no names of ours: there is none, and the note says why."""

    theirs: str
    ours: tuple[str, ...]
    note: str = ""


@dataclass(frozen=True)
class Interface:
    title: str
    about: str
    pairs: tuple[NamePair, ...]


def _pair(theirs: str, *ours: str, note: str = "") -> NamePair:
    return NamePair(theirs, ours, note)


def spelled_out(name: str) -> Iterator[str]:
    """The names that a name with braces stands for."""
    braces = re.search(r"\{([^}]*)\}", name)
    if braces is None:
        yield name
        return
    first, dots, last = braces[1].partition("..")
    choices = map(str, range(int(first), int(last) + 1)) if dots else braces[1].split(",")
    for choice in choices:
        yield from spelled_out(name[: braces.start()] + choice + name[braces.end() :])


_LOAD = "ptx.cp_async_bulk_tensor_{1..5}d_global_to_shared"
_STORE = "ptx.cp_async_bulk_tensor_{1..5}d_shared_to_global"

COURSE = Interface(
    "A course's TMA interface",
    "The names of `tma-interface.cuh`, a header for a university course's lab on TMA, which wraps "
    "one PTX instruction in each function. Its `void *` and `uint64_t *` into shared memory are "
    "uint32 addresses here: `ptx.shared_address`.",
    (
        _pair("init_barrier", "ptx.mbarrier_init", note="then `ptx.fence_mbarrier_init`"),
        _pair("arrive", "ptx.mbarrier_arrive", note="gives the phase's state as well"),
        _pair("test_wait", "ptx.mbarrier_test_wait_parity"),
        _pair(
            "try_wait",
            "ptx.mbarrier_try_wait_parity",
            note="with a time hint: `ptx.mbarrier_try_wait_parity_for`",
        ),
        _pair("wait", "ptx.mbarrier_wait_parity"),
        _pair("expect_bytes", "ptx.mbarrier_expect_tx"),
        _pair("expect_bytes_and_arrive", "ptx.mbarrier_arrive_expect_tx"),
        _pair(
            "async_proxy_fence",
            "ptx.fence_proxy_async",
            note="for one state space: `ptx.fence_proxy_async_shared_cta`, "
            "`ptx.fence_proxy_async_global`",
        ),
        _pair("cp_async_bulk_tensor_{1..5}d_global_to_shared", _LOAD, note="the same operands"),
        _pair("cp_async_bulk_tensor_{1..5}d_shared_to_global", _STORE, note="the same operands"),
        _pair("tma_store_commit_group", "ptx.cp_async_bulk_commit_group"),
        _pair(
            "tma_store_wait_until_pending<N>",
            "ptx.cp_async_bulk_wait_group",
            note="n is an argument; `ptx.cp_async_bulk_wait_group_read` waits for the reads alone",
        ),
    ),
)

CUDA_PTX = Interface(
    "cuda::ptx (libcu++)",
    "There, tags choose the form (`sem_release`, `scope_cluster`, `space_shared`, ...); here, the "
    "name does. Coordinates come in one array there, one by one here.",
    (
        _pair("mbarrier_init", "ptx.mbarrier_init"),
        _pair("mbarrier_inval", "ptx.mbarrier_inval"),
        _pair("mbarrier_arrive(sem_release, scope_cta, space_shared, ...)", "ptx.mbarrier_arrive"),
        _pair(
            "mbarrier_arrive(sem_release, scope_cluster, space_cluster, ...)",
            "ptx.mbarrier_arrive_cluster",
        ),
        _pair("mbarrier_arrive_no_complete", "ptx.mbarrier_arrive_no_complete"),
        _pair("mbarrier_arrive_expect_tx(..., space_shared, ...)", "ptx.mbarrier_arrive_expect_tx"),
        _pair(
            "mbarrier_arrive_expect_tx(..., space_cluster, ...)",
            "ptx.mbarrier_arrive_expect_tx_cluster",
        ),
        _pair("mbarrier_expect_tx", "ptx.mbarrier_expect_tx"),
        _pair("mbarrier_test_wait", "ptx.mbarrier_test_wait"),
        _pair("mbarrier_test_wait_parity", "ptx.mbarrier_test_wait_parity"),
        _pair(
            "mbarrier_try_wait",
            "ptx.mbarrier_try_wait",
            "ptx.mbarrier_try_wait_for",
            note="the second with a time hint",
        ),
        _pair(
            "mbarrier_try_wait_parity",
            "ptx.mbarrier_try_wait_parity",
            "ptx.mbarrier_try_wait_parity_for",
            note="in a loop: `ptx.mbarrier_wait_parity`, `ptx.mbarrier_wait_parity_cluster`",
        ),
        _pair(
            "mbarrier_{expect,complete}_tx(sem_relaxed, scope_cluster, space_cluster, ...)",
            "ptx.mbarrier_{expect,complete}_tx_cluster",
        ),
        _pair(
            "mbarrier_{test,try}_wait_parity(sem_acquire, scope_cluster, ...)",
            "ptx.mbarrier_{test,try}_wait_parity_cluster",
        ),
        _pair("fence_mbarrier_init(sem_release, scope_cluster)", "ptx.fence_mbarrier_init"),
        _pair("fence_proxy_async()", "ptx.fence_proxy_async"),
        _pair("fence_proxy_async(space_shared)", "ptx.fence_proxy_async_shared_cta"),
        _pair("fence_proxy_async(space_global)", "ptx.fence_proxy_async_global"),
        _pair("fence_proxy_async(space_cluster)", "ptx.fence_proxy_async_shared_cluster"),
        _pair("fence_proxy_alias()", "ptx.fence_proxy_alias"),
        _pair(
            "fence(sem_{acq_rel,sc}, scope_{cta,cluster,gpu,sys})",
            "ptx.fence_{acq_rel,sc}_{cta,cluster,gpu,sys}",
        ),
        _pair(
            "fence_proxy_tensormap_generic(sem_release, scope_gpu)",
            "ptx.fence_proxy_tensormap_release",
        ),
        _pair(
            "fence_proxy_tensormap_generic(sem_acquire, scope_gpu, addr, n32<128>)",
            "ptx.fence_proxy_tensormap_acquire",
        ),
        _pair(
            "cp_async_bulk(space_cluster, space_global, ...)", "ptx.cp_async_bulk_global_to_shared"
        ),
        _pair(
            "cp_async_bulk(space_global, space_shared, ...)", "ptx.cp_async_bulk_shared_to_global"
        ),
        _pair(
            "cp_async_bulk(space_cluster, space_shared, ...)",
            "ptx.cp_async_bulk_shared_to_shared_cluster",
        ),
        _pair(
            "cp_async_bulk(space_cluster, space_global, ..., ctaMask)",
            "ptx.cp_async_bulk_global_to_shared_multicast",
        ),
        _pair(
            "cp_reduce_async_bulk(space_global, space_shared, op, ...)",
            "ptx.cp_reduce_async_bulk_shared_to_global_add_{u32,s32,u64,f32,f64,noftz_f16,noftz_bf16}",
            "ptx.cp_reduce_async_bulk_shared_to_global_{min,max}_{u32,s32,u64,s64,f16,bf16}",
            "ptx.cp_reduce_async_bulk_shared_to_global_{inc,dec}_u32",
            "ptx.cp_reduce_async_bulk_shared_to_global_{and,or,xor}_{b32,b64}",
        ),
        _pair(
            "cp_reduce_async_bulk(space_cluster, space_shared, op, ...)",
            "ptx.cp_reduce_async_bulk_shared_to_shared_cluster_add_{u32,s32,u64}",
            "ptx.cp_reduce_async_bulk_shared_to_shared_cluster_{min,max}_{u32,s32}",
            "ptx.cp_reduce_async_bulk_shared_to_shared_cluster_{inc,dec}_u32",
            "ptx.cp_reduce_async_bulk_shared_to_shared_cluster_{and,or,xor}_b32",
        ),
        _pair("cp_async_bulk_tensor(space_cluster, space_global, ...)", _LOAD),
        _pair(
            "cp_async_bulk_tensor(space_cluster, space_global, ..., ctaMask)", f"{_LOAD}_multicast"
        ),
        _pair("cp_async_bulk_tensor(space_global, space_shared, ...)", _STORE),
        _pair(
            "cp_reduce_async_bulk_tensor(space_global, space_shared, op, ...)",
            "ptx.cp_reduce_async_bulk_tensor_{1..5}d_{add,min,max,inc,dec,and,or,xor}",
        ),
        _pair("cp_async_bulk_commit_group", "ptx.cp_async_bulk_commit_group"),
        _pair("cp_async_bulk_wait_group(n32<N>)", "ptx.cp_async_bulk_wait_group"),
        _pair("cp_async_bulk_wait_group_read(n32<N>)", "ptx.cp_async_bulk_wait_group_read"),
        _pair(
            "tensormap_replace_{global_address,global_dim,global_stride}(space_shared, ...)",
            "ptx.tensormap_replace_{global_address,global_dim,global_stride}_shared_cta",
        ),
        _pair(
            "tensormap_replace_{global_address,global_dim,global_stride}(space_global, ...)",
            "ptx.tensormap_replace_{global_address,global_dim,global_stride}_global",
        ),
        _pair(
            "tensormap_replace_{rank,box_dim,swizzle_mode,...}",
            note="not here: a kernel edits address, extents and outer strides; the rest is "
            "described on the host",
        ),
        _pair("tensormap_cp_fenceproxy", "ptx.tensormap_cp_fenceproxy"),
        _pair("mapa", "ptx.mapa"),
        _pair("barrier_cluster_arrive()", "ptx.barrier_cluster_arrive"),
        _pair("barrier_cluster_arrive(sem_relaxed)", "ptx.barrier_cluster_arrive_relaxed"),
        _pair("barrier_cluster_wait()", "ptx.barrier_cluster_wait"),
        _pair("get_sreg_cluster_ctarank", "ptx.cluster_ctarank"),
        _pair("get_sreg_cluster_nctarank", "ptx.cluster_nctarank"),
        _pair("elect_sync", "ptx.elect_sync"),
        _pair("setmaxnreg_{inc,dec}(n32<N>)", "ptx.setmaxnreg_{inc,dec}"),
    ),
)

_BARRIER = "cutlass::arch::ClusterBarrier::"
_TRANSACTIONS = "cutlass::arch::ClusterTransactionBarrier::"

CUTLASS = Interface(
    "CUTLASS and CuTe",
    "What each comes down to, for Hopper (SM90). Some of them predicate, map an address to another "
    "block or count threads on the way; here, that is a call of its own.",
    (
        _pair("cute::SM90_TMA_LOAD_{1..5}D", _LOAD),
        _pair("cute::SM90_TMA_LOAD_MULTICAST_{1..5}D", f"{_LOAD}_multicast"),
        _pair(
            "cute::SM90_TMA_LOAD_IM2COL_MULTICAST_{3..5}D",
            "ptx.cp_async_bulk_tensor_{3..5}d_im2col_global_to_shared_multicast",
        ),
        _pair(
            "cute::SM90_TMA_LOAD_IM2COL_{3..5}D",
            "ptx.cp_async_bulk_tensor_{3..5}d_im2col_global_to_shared",
        ),
        _pair(
            "cute::SM90_TMA_LOAD_{1..5}D, with a cache hint",
            f"{_LOAD}_cache_hint",
            note="a hint is a policy, and a kernel makes one: "
            "`ptx.createpolicy_fractional_l2_evict_{first,last,normal}`",
        ),
        _pair("cute::SM90_TMA_LOAD_{1..5}D::PREFETCH", "ptx.cp_async_bulk_prefetch_tensor_{1..5}d"),
        _pair("cute::SM90_TMA_STORE_{1..5}D", _STORE),
        _pair(
            "cute::SM90_TMA_STORE_IM2COL_{3..5}D",
            "ptx.cp_async_bulk_tensor_{3..5}d_im2col_shared_to_global",
        ),
        _pair(
            "cute::SM90_TMA_REDUCE_ADD_{1..5}D",
            "ptx.cp_reduce_async_bulk_tensor_{1..5}d_add",
            note="and seven more operations",
        ),
        _pair("cute::SM90_BULK_COPY_G2S", "ptx.cp_async_bulk_global_to_shared"),
        _pair("cute::SM90_BULK_COPY_S2G", "ptx.cp_async_bulk_shared_to_global"),
        _pair(
            "cute::SM80_CP_ASYNC_CACHE{ALWAYS,GLOBAL}, and _ZFILL",
            "ptx.cp_async_ca_{4,8,16}",
            "ptx.cp_async_cg_16",
            note="zeros for what is not read: `src_bytes`",
        ),
        _pair("cute::cp_async_fence", "ptx.cp_async_commit_group"),
        _pair(
            "cute::cp_async_wait<N>", "ptx.cp_async_wait_group", note="N = 0 there waits for all"
        ),
        _pair("cutlass::arch::cpasync_barrier_arrive", "ptx.cp_async_mbarrier_arrive"),
        _pair("cutlass::arch::cpasync_barrier_arrive_noinc", "ptx.cp_async_mbarrier_arrive_noinc"),
        _pair("cute::warpgroup_arrive", "ptx.wgmma_fence"),
        _pair("cute::warpgroup_commit_batch", "ptx.wgmma_commit_group"),
        _pair("cute::warpgroup_wait<N>", "ptx.wgmma_wait_group"),
        _pair("cute::SM100_TMA_2SM_LOAD*", note="Blackwell's: two blocks' tensor cores share it"),
        _pair("cute::tma_store_fence", "ptx.fence_proxy_async_shared_cta"),
        _pair("cute::tma_store_arrive", "ptx.cp_async_bulk_commit_group"),
        _pair(
            "cute::tma_store_wait<N>",
            "ptx.cp_async_bulk_wait_group_read",
            note="the reads alone: the source may be reused",
        ),
        _pair("cute::prefetch_tma_descriptor", "ptx.prefetch_tensormap"),
        _pair(
            "cute::tma_descriptor_replace_addr_in_global_mem",
            "ptx.tensormap_replace_global_address_global",
        ),
        _pair(
            "cute::tma_descriptor_replace_addr_in_shared_mem",
            "ptx.tensormap_replace_global_address_shared_cta",
        ),
        _pair(
            "cute::tma_descriptor_replace_dims_strides_in_shared_mem",
            "ptx.tensormap_replace_global_dim_shared_cta",
            "ptx.tensormap_replace_global_stride_shared_cta",
            note="one call for each dimension",
        ),
        _pair("cute::tma_descriptor_cp_fence_release", "ptx.tensormap_cp_fenceproxy"),
        _pair("cute::tma_descriptor_fence_release", "ptx.fence_proxy_tensormap_release"),
        _pair("cute::tma_descriptor_fence_acquire", "ptx.fence_proxy_tensormap_acquire"),
        _pair(f"{_BARRIER}init, cute::initialize_barrier", "ptx.mbarrier_init"),
        _pair(f"{_BARRIER}invalidate", "ptx.mbarrier_inval"),
        _pair(f"{_BARRIER}arrive(), cute::arrive_barrier", "ptx.mbarrier_arrive"),
        _pair(
            f"{_BARRIER}arrive(cta_id, pred)",
            "ptx.mapa",
            "ptx.mbarrier_arrive_cluster",
        ),
        _pair(f"{_BARRIER}test_wait", "ptx.mbarrier_test_wait_parity"),
        _pair(f"{_BARRIER}try_wait", "ptx.mbarrier_try_wait_parity"),
        _pair(f"{_BARRIER}wait, cute::wait_barrier", "ptx.mbarrier_wait_parity"),
        _pair(
            f"{_TRANSACTIONS}arrive_and_expect_tx(bytes), cute::set_barrier_transaction_bytes",
            "ptx.mbarrier_arrive_expect_tx",
        ),
        _pair(
            f"{_TRANSACTIONS}arrive_and_expect_tx(bytes, cta_id, pred)",
            "ptx.mapa",
            "ptx.mbarrier_arrive_expect_tx_cluster",
        ),
        _pair(f"{_TRANSACTIONS}expect_transaction", "ptx.mbarrier_expect_tx"),
        _pair(
            f"{_TRANSACTIONS}complete_transaction",
            "ptx.mbarrier_complete_tx",
            note="at the block's own barrier",
        ),
        _pair("cutlass::arch::fence_barrier_init", "ptx.fence_mbarrier_init"),
        _pair("cutlass::arch::fence_view_async_shared", "ptx.fence_proxy_async_shared_cta"),
        _pair(
            "cutlass::arch::NamedBarrier::sync, ::arrive_and_wait",
            "ptx.bar_sync",
            note="number first, then threads; CUTLASS adds the numbers that it keeps for itself",
        ),
        _pair("cutlass::arch::NamedBarrier::arrive", "ptx.bar_arrive"),
        _pair("cutlass::arch::warpgroup_reg_alloc<N>", "ptx.setmaxnreg_inc"),
        _pair("cutlass::arch::warpgroup_reg_dealloc<N>", "ptx.setmaxnreg_dec"),
        _pair("cute::elect_one_sync", "ptx.elect_sync"),
        _pair("cute::cluster_arrive", "ptx.barrier_cluster_arrive"),
        _pair("cute::cluster_arrive_relaxed", "ptx.barrier_cluster_arrive_relaxed"),
        _pair("cute::cluster_wait", "ptx.barrier_cluster_wait"),
        _pair(
            "cute::cluster_sync",
            "ptx.barrier_cluster_arrive",
            "ptx.barrier_cluster_wait",
            note="one after the other",
        ),
        _pair("cute::block_rank_in_cluster", "ptx.cluster_ctarank"),
        _pair("cute::set_block_rank", "ptx.mapa"),
        _pair("cute::cast_smem_ptr_to_uint", "ptx.shared_address"),
        _pair("cute::SM75_U32x{1,2,4}_LDSM_N", "ptx.ldmatrix_x{1,2,4}"),
        _pair("cute::SM75_U16x{2,4,8}_LDSM_T", "ptx.ldmatrix_x{1,2,4}_trans"),
        _pair("cute::SM90_U32x{1,2,4}_STSM_N", "ptx.stmatrix_x{1,2,4}"),
        _pair("cute::SM90_U16x{2,4,8}_STSM_T", "ptx.stmatrix_x{1,2,4}_trans"),
        _pair("cute::make_tma_copy, cute::make_tma_atom", "TensorMap.tiled"),
    ),
)

ENCODE = Interface(
    "cuTensorMapEncodeTiled and cuTensorMapEncodeIm2col",
    "The driver takes its lists innermost first; `harness.TensorMap` takes them in numpy order, "
    "the innermost last, and reads from the array whatever the array knows.",
    (
        _pair("cuTensorMapEncodeTiled", "TensorMap.tiled"),
        _pair("cuTensorMapEncodeIm2col", "TensorMap.im2col"),
        _pair(
            "cuTensorMapEncodeIm2colWide",
            note="Blackwell's: `TensorMap.im2col_wide` says what to use",
        ),
        _pair("tensorMap", note="what `TensorMap.tiled` returns; a launch encodes it"),
        _pair(
            "tensorDataType",
            "TensorMap.tiled(array)",
            "TensorMap.tiled(element_type)",
            note="its dtype; the second for FLOAT32_FTZ, TFLOAT32 and TFLOAT32_FTZ",
        ),
        _pair("tensorRank", "TensorMap.tiled(array)", note="its dimensions"),
        _pair("globalAddress", "TensorMap.tiled(array)", note="its address"),
        _pair("globalDim", "TensorMap.tiled(array)", note="its shape"),
        _pair(
            "globalStrides",
            "TensorMap.tiled(array)",
            note="its strides in bytes, but for the innermost: views need not be contiguous",
        ),
        _pair("boxDim", "TensorMap.tiled(box)"),
        _pair(
            "elementStrides",
            "TensorMap.tiled(element_strides)",
            "TensorMap.im2col(element_strides)",
        ),
        _pair("interleave", "TensorMap.tiled(interleave)", "TensorMap.im2col(interleave)"),
        _pair("swizzle", "TensorMap.tiled(swizzle)", "TensorMap.im2col(swizzle)"),
        _pair("l2Promotion", "TensorMap.tiled(l2_promotion)", "TensorMap.im2col(l2_promotion)"),
        _pair("oobFill", "TensorMap.tiled(oob_fill)", "TensorMap.im2col(oob_fill)"),
        _pair("pixelBoxLowerCorner", "TensorMap.im2col(lower_corner)"),
        _pair("pixelBoxUpperCorner", "TensorMap.im2col(upper_corner)"),
        _pair("channelsPerPixel", "TensorMap.im2col(channels_per_pixel)"),
        _pair("pixelsPerColumn", "TensorMap.im2col(pixels_per_column)"),
    ),
)

INTERFACES = (COURSE, CUDA_PTX, CUTLASS, ENCODE)
