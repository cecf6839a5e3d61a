"""Kernels that call the copies of bytes, their reductions and the hinted tensor copies."""

from __future__ import annotations

import re

import numpy as np
from numba import cuda

from harness import ptx

R, RD, RS = r"%r\d+", r"%rd\d+", r"%rs\d+"
REDUCED = {  # operation: the types into global memory, and into a peer's shared memory
    "add": ("u32 s32 u64 f32 f64 noftz_f16 noftz_bf16", "u32 s32 u64"),
    "min": ("u32 s32 u64 s64 f16 bf16", "u32 s32"),
    "max": ("u32 s32 u64 s64 f16 bf16", "u32 s32"),
    "inc": ("u32", "u32"),
    "dec": ("u32", "u32"),
    "and": ("b32 b64", "b32"),
    "or": ("b32 b64", "b32"),
    "xor": ("b32 b64", "b32"),
}


def thread_copies(source, target, out, n):
    at = ptx.shared_address(cuda.shared.array((8, 32), np.float32, 1024))
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    policy = np.uint64(n)
    ptx.cp_async_ca_4(at, out)
    ptx.cp_async_ca_4(at, out, 3)
    ptx.cp_async_ca_4(at, out, n, policy)
    ptx.cp_async_ca_4(at, out, policy=policy)
    ptx.cp_async_ca_8(at, out)
    ptx.cp_async_ca_8(at, out, 3)
    ptx.cp_async_ca_8(at, out, n, policy)
    ptx.cp_async_ca_8(at, out, policy=policy)
    ptx.cp_async_ca_16(at, out)
    ptx.cp_async_ca_16(at, out, 3)
    ptx.cp_async_ca_16(at, out, n, policy)
    ptx.cp_async_ca_16(at, out, policy=policy)
    ptx.cp_async_cg_16(at, out)
    ptx.cp_async_cg_16(at, out, 3)
    ptx.cp_async_cg_16(at, out, n, policy)
    ptx.cp_async_cg_16(at, out, policy=policy)
    ptx.cp_async_commit_group()
    ptx.cp_async_wait_group(1)
    ptx.cp_async_wait_all()
    ptx.cp_async_mbarrier_arrive(bar)
    ptx.cp_async_mbarrier_arrive_noinc(bar)


def bulk(source, target, out, n):
    at = ptx.shared_address(cuda.shared.array((8, 32), np.float32, 1024))
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    policy = ptx.createpolicy_fractional_l2_evict_unchanged()
    ptx.cp_async_bulk_shared_to_shared_cluster(at, at, 64, bar)
    ptx.cp_async_bulk_global_to_shared_multicast(at, out, 64, bar, 3)
    ptx.cp_async_bulk_global_to_shared_cache_hint(at, out, 64, bar, policy)
    ptx.cp_async_bulk_global_to_shared_multicast_cache_hint(at, out, 64, bar, 3, policy)
    ptx.cp_async_bulk_shared_to_global_cache_hint(out, at, 64, policy)
    ptx.cp_async_bulk_prefetch_cache_hint(out, 64, policy)


def bulk_reductions(source, target, out, n):
    at = ptx.shared_address(cuda.shared.array((8, 32), np.float32, 1024))
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    policy = np.uint64(n)
    ptx.cp_reduce_async_bulk_shared_to_global_add_u32(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_add_u32(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_add_s32(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_add_s32(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_add_u64(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_add_u64(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_add_f32(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_add_f32(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_add_f64(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_add_f64(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_add_noftz_f16(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_add_noftz_f16(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_add_noftz_bf16(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_add_noftz_bf16(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_min_u32(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_min_u32(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_min_s32(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_min_s32(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_min_u64(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_min_u64(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_min_s64(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_min_s64(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_min_f16(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_min_f16(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_min_bf16(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_min_bf16(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_max_u32(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_max_u32(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_max_s32(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_max_s32(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_max_u64(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_max_u64(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_max_s64(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_max_s64(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_max_f16(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_max_f16(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_max_bf16(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_max_bf16(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_inc_u32(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_inc_u32(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_dec_u32(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_dec_u32(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_and_b32(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_and_b32(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_and_b64(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_and_b64(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_or_b32(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_or_b32(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_or_b64(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_or_b64(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_xor_b32(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_xor_b32(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_global_xor_b64(out, at, 64)
    ptx.cp_reduce_async_bulk_shared_to_global_xor_b64(out, at, 64, policy)
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_add_u32(at, at, 64, bar)
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_add_s32(at, at, 64, bar)
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_add_u64(at, at, 64, bar)
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_min_u32(at, at, 64, bar)
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_min_s32(at, at, 64, bar)
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_max_u32(at, at, 64, bar)
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_max_s32(at, at, 64, bar)
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_inc_u32(at, at, 64, bar)
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_dec_u32(at, at, 64, bar)
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_and_b32(at, at, 64, bar)
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_or_b32(at, at, 64, bar)
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_xor_b32(at, at, 64, bar)


def hinted_reductions(source, target, out, n):
    at = ptx.shared_address(cuda.shared.array((8, 32), np.float32, 1024))
    policy = np.uint64(n)
    ptx.cp_reduce_async_bulk_tensor_1d_add(target, n, at, policy)
    ptx.cp_reduce_async_bulk_tensor_2d_add(target, n, 1, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_add(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_add(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_add(target, n, 1, 2, 3, 4, at, policy)
    ptx.cp_reduce_async_bulk_tensor_1d_min(target, n, at, policy)
    ptx.cp_reduce_async_bulk_tensor_2d_min(target, n, 1, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_min(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_min(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_min(target, n, 1, 2, 3, 4, at, policy)
    ptx.cp_reduce_async_bulk_tensor_1d_max(target, n, at, policy)
    ptx.cp_reduce_async_bulk_tensor_2d_max(target, n, 1, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_max(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_max(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_max(target, n, 1, 2, 3, 4, at, policy)
    ptx.cp_reduce_async_bulk_tensor_1d_inc(target, n, at, policy)
    ptx.cp_reduce_async_bulk_tensor_2d_inc(target, n, 1, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_inc(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_inc(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_inc(target, n, 1, 2, 3, 4, at, policy)
    ptx.cp_reduce_async_bulk_tensor_1d_dec(target, n, at, policy)
    ptx.cp_reduce_async_bulk_tensor_2d_dec(target, n, 1, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_dec(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_dec(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_dec(target, n, 1, 2, 3, 4, at, policy)
    ptx.cp_reduce_async_bulk_tensor_1d_and(target, n, at, policy)
    ptx.cp_reduce_async_bulk_tensor_2d_and(target, n, 1, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_and(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_and(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_and(target, n, 1, 2, 3, 4, at, policy)
    ptx.cp_reduce_async_bulk_tensor_1d_or(target, n, at, policy)
    ptx.cp_reduce_async_bulk_tensor_2d_or(target, n, 1, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_or(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_or(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_or(target, n, 1, 2, 3, 4, at, policy)
    ptx.cp_reduce_async_bulk_tensor_1d_xor(target, n, at, policy)
    ptx.cp_reduce_async_bulk_tensor_2d_xor(target, n, 1, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_xor(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_xor(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_xor(target, n, 1, 2, 3, 4, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_add(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_add(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_add(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_add(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_add(target, n, 1, 2, 3, 4, at)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_add(target, n, 1, 2, 3, 4, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_min(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_min(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_min(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_min(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_min(target, n, 1, 2, 3, 4, at)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_min(target, n, 1, 2, 3, 4, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_max(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_max(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_max(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_max(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_max(target, n, 1, 2, 3, 4, at)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_max(target, n, 1, 2, 3, 4, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_inc(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_inc(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_inc(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_inc(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_inc(target, n, 1, 2, 3, 4, at)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_inc(target, n, 1, 2, 3, 4, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_dec(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_dec(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_dec(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_dec(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_dec(target, n, 1, 2, 3, 4, at)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_dec(target, n, 1, 2, 3, 4, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_and(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_and(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_and(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_and(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_and(target, n, 1, 2, 3, 4, at)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_and(target, n, 1, 2, 3, 4, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_or(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_or(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_or(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_or(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_or(target, n, 1, 2, 3, 4, at)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_or(target, n, 1, 2, 3, 4, at, policy)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_xor(target, n, 1, 2, at)
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_xor(target, n, 1, 2, at, policy)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_xor(target, n, 1, 2, 3, at)
    ptx.cp_reduce_async_bulk_tensor_4d_im2col_xor(target, n, 1, 2, 3, at, policy)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_xor(target, n, 1, 2, 3, 4, at)
    ptx.cp_reduce_async_bulk_tensor_5d_im2col_xor(target, n, 1, 2, 3, 4, at, policy)


def hinted(source, target, out, n):
    at = ptx.shared_address(cuda.shared.array((8, 32), np.float32, 1024))
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    policy = np.uint64(n)
    ptx.cp_async_bulk_tensor_1d_global_to_shared_multicast_cache_hint(at, source, n, bar, 3, policy)
    ptx.cp_async_bulk_prefetch_tensor_1d_cache_hint(source, n, policy)
    ptx.cp_async_bulk_tensor_2d_global_to_shared_multicast_cache_hint(
        at, source, n, 1, bar, 3, policy
    )
    ptx.cp_async_bulk_prefetch_tensor_2d_cache_hint(source, n, 1, policy)
    ptx.cp_async_bulk_tensor_3d_global_to_shared_multicast_cache_hint(
        at, source, n, 1, 2, bar, 3, policy
    )
    ptx.cp_async_bulk_prefetch_tensor_3d_cache_hint(source, n, 1, 2, policy)
    ptx.cp_async_bulk_tensor_4d_global_to_shared_multicast_cache_hint(
        at, source, n, 1, 2, 3, bar, 3, policy
    )
    ptx.cp_async_bulk_prefetch_tensor_4d_cache_hint(source, n, 1, 2, 3, policy)
    ptx.cp_async_bulk_tensor_5d_global_to_shared_multicast_cache_hint(
        at, source, n, 1, 2, 3, 4, bar, 3, policy
    )
    ptx.cp_async_bulk_prefetch_tensor_5d_cache_hint(source, n, 1, 2, 3, 4, policy)
    ptx.cp_async_bulk_tensor_3d_im2col_global_to_shared_multicast(at, source, n, 1, 2, bar, n, 3)
    ptx.cp_async_bulk_tensor_3d_im2col_global_to_shared_cache_hint(
        at, source, n, 1, 2, bar, n, policy
    )
    ptx.cp_async_bulk_tensor_3d_im2col_global_to_shared_multicast_cache_hint(
        at, source, n, 1, 2, bar, n, 3, policy
    )
    ptx.cp_async_bulk_tensor_3d_im2col_shared_to_global_cache_hint(target, n, 1, 2, at, policy)
    ptx.cp_async_bulk_prefetch_tensor_3d_im2col(source, n, 1, 2, n)
    ptx.cp_async_bulk_prefetch_tensor_3d_im2col_cache_hint(source, n, 1, 2, n, policy)
    ptx.cp_async_bulk_tensor_4d_im2col_global_to_shared_multicast(
        at, source, n, 1, 2, 3, bar, n, 1, 3
    )
    ptx.cp_async_bulk_tensor_4d_im2col_global_to_shared_cache_hint(
        at, source, n, 1, 2, 3, bar, n, 1, policy
    )
    ptx.cp_async_bulk_tensor_4d_im2col_global_to_shared_multicast_cache_hint(
        at, source, n, 1, 2, 3, bar, n, 1, 3, policy
    )
    ptx.cp_async_bulk_tensor_4d_im2col_shared_to_global_cache_hint(target, n, 1, 2, 3, at, policy)
    ptx.cp_async_bulk_prefetch_tensor_4d_im2col(source, n, 1, 2, 3, n, 1)
    ptx.cp_async_bulk_prefetch_tensor_4d_im2col_cache_hint(source, n, 1, 2, 3, n, 1, policy)
    ptx.cp_async_bulk_tensor_5d_im2col_global_to_shared_multicast(
        at, source, n, 1, 2, 3, 4, bar, n, 1, 2, 3
    )
    ptx.cp_async_bulk_tensor_5d_im2col_global_to_shared_cache_hint(
        at, source, n, 1, 2, 3, 4, bar, n, 1, 2, policy
    )
    ptx.cp_async_bulk_tensor_5d_im2col_global_to_shared_multicast_cache_hint(
        at, source, n, 1, 2, 3, 4, bar, n, 1, 2, 3, policy
    )
    ptx.cp_async_bulk_tensor_5d_im2col_shared_to_global_cache_hint(
        target, n, 1, 2, 3, 4, at, policy
    )
    ptx.cp_async_bulk_prefetch_tensor_5d_im2col(source, n, 1, 2, 3, 4, n, 1, 2)
    ptx.cp_async_bulk_prefetch_tensor_5d_im2col_cache_hint(source, n, 1, 2, 3, 4, n, 1, 2, policy)


def fences(source, target, out, n):
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    ptx.fence_proxy_async_shared_cluster()
    ptx.fence_proxy_alias()
    ptx.fence_acq_rel_cta()
    ptx.fence_acq_rel_cluster()
    ptx.fence_acq_rel_gpu()
    ptx.fence_acq_rel_sys()
    ptx.fence_sc_cta()
    ptx.fence_sc_cluster()
    ptx.fence_sc_gpu()
    ptx.fence_sc_sys()
    ptx.mbarrier_expect_tx_cluster(bar, 64)
    ptx.mbarrier_complete_tx_cluster(bar, 64)
    ptx.mbarrier_arrive_drop_cluster(bar)
    ptx.mbarrier_arrive_drop_expect_tx_cluster(bar, 64)
    if ptx.mbarrier_test_wait_parity_cluster(bar, 0):
        out[0] = 1
    if ptx.mbarrier_try_wait_parity_cluster(bar, 0):
        out[1] = 1


KERNELS = (thread_copies, bulk, bulk_reductions, hinted_reductions, hinted, fences)


def _box(rank: int) -> str:
    return rf"\[{RD}, {{{', '.join([R] * rank)}}}\]"


def _offsets(rank: int) -> str:
    return rf"{{{', '.join([RS] * (rank - 2))}}}"


_HINT, _DONE = r"\.L2::cache_hint", r"\.mbarrier::complete_tx::bytes"
_LOAD = rf"cp\.async\.bulk\.shared::cluster\.global{_DONE}"
_ANSWER = rf"\.parity\.acquire\.cluster\.shared::cta\.b64 complete, \[{R}\], {R};"

# What each call emits; OPTIONAL: what it emits with operands that may be left out.
EMITTED = {
    "cp_async_commit_group": r"cp\.async\.commit_group;",
    "cp_async_wait_group": r"cp\.async\.wait_group 1;",
    "cp_async_wait_all": r"cp\.async\.wait_all;",
    "cp_async_mbarrier_arrive": rf"cp\.async\.mbarrier\.arrive\.shared::cta\.b64 \[{R}\];",
    "cp_async_mbarrier_arrive_noinc": (
        rf"cp\.async\.mbarrier\.arrive\.noinc\.shared::cta\.b64 \[{R}\];"
    ),
    "cp_async_bulk_shared_to_shared_cluster": (
        rf"cp\.async\.bulk\.shared::cluster\.shared::cta{_DONE} \[{R}\], \[{R}\], {R}, \[{R}\];"
    ),
    "cp_async_bulk_global_to_shared_multicast": (
        rf"{_LOAD}\.multicast::cluster \[{R}\], \[{RD}\], {R}, \[{R}\], {RS};"
    ),
    "cp_async_bulk_global_to_shared_cache_hint": (
        rf"{_LOAD}{_HINT} \[{R}\], \[{RD}\], {R}, \[{R}\], {RD};"
    ),
    "cp_async_bulk_global_to_shared_multicast_cache_hint": (
        rf"{_LOAD}\.multicast::cluster{_HINT} \[{R}\], \[{RD}\], {R}, \[{R}\], {RS}, {RD};"
    ),
    "cp_async_bulk_shared_to_global_cache_hint": (
        rf"cp\.async\.bulk\.global\.shared::cta\.bulk_group{_HINT} \[{RD}\], \[{R}\], {R}, {RD};"
    ),
    "cp_async_bulk_prefetch_cache_hint": (
        rf"cp\.async\.bulk\.prefetch\.L2\.global{_HINT} \[{RD}\], {R}, {RD};"
    ),
    "createpolicy_fractional_l2_evict_unchanged": (
        rf"createpolicy\.fractional\.L2::evict_unchanged\.b64 {RD};"
    ),
    "fence_proxy_async_shared_cluster": r"fence\.proxy\.async\.shared::cluster;",
    "fence_proxy_alias": r"fence\.proxy\.alias;",
    "mbarrier_expect_tx_cluster": (
        rf"mbarrier\.expect_tx\.relaxed\.cluster\.shared::cluster\.b64 \[{R}\], {R};"
    ),
    "mbarrier_complete_tx_cluster": (
        rf"mbarrier\.complete_tx\.relaxed\.cluster\.shared::cluster\.b64 \[{R}\], {R};"
    ),
    "mbarrier_arrive_drop_cluster": (
        rf"mbarrier\.arrive_drop\.release\.cluster\.shared::cluster\.b64 _, \[{R}\], {R};"
    ),
    "mbarrier_arrive_drop_expect_tx_cluster": (
        rf"mbarrier\.arrive_drop\.expect_tx\.release\.cluster\.shared::cluster\.b64 _, "
        rf"\[{R}\], {R};"
    ),
    "mbarrier_test_wait_parity_cluster": rf"mbarrier\.test_wait{_ANSWER}\n\tselp\.u32",
    "mbarrier_try_wait_parity_cluster": rf"mbarrier\.try_wait{_ANSWER}\n\tselp\.u32",
} | {
    f"fence_{sem}_{scope}": rf"fence\.{sem}\.{scope};"
    for sem in ("acq_rel", "sc")
    for scope in ("cta", "cluster", "gpu", "sys")
}
OPTIONAL = {}
for _form in ("ca_4", "ca_8", "ca_16", "cg_16"):
    _cache, _size = _form.split("_")
    _opcode = rf"cp\.async\.{_cache}\.shared::cta\.global"
    _operands = rf" \[{R}\], \[{RD}\], {_size}"
    EMITTED[f"cp_async_{_form}"] = rf"{_opcode}{_operands};"
    OPTIONAL[f"cp_async_{_form}, src_bytes"] = rf"{_opcode}{_operands}, {R};"
    OPTIONAL[f"cp_async_{_form}, policy"] = rf"{_opcode}{_HINT}{_operands}, {RD};"
    OPTIONAL[f"cp_async_{_form}, both"] = rf"{_opcode}{_HINT}{_operands}, {R}, {RD};"
for _op, (_global, _shared) in REDUCED.items():
    for _type in _global.split():
        _name = f"cp_reduce_async_bulk_shared_to_global_{_op}_{_type}"
        _opcode = r"cp\.reduce\.async\.bulk\.global\.shared::cta\.bulk_group"
        _what, _operands = (
            re.escape(f".{_op}.{_type.replace('_', '.')}"),
            rf"\[{RD}\], \[{R}\], {R}",
        )
        EMITTED[_name] = rf"{_opcode}{_what} {_operands};"
        OPTIONAL[f"{_name}, policy"] = rf"{_opcode}{_HINT}{_what} {_operands}, {RD};"
    for _type in _shared.split():
        EMITTED[f"cp_reduce_async_bulk_shared_to_shared_cluster_{_op}_{_type}"] = (
            rf"cp\.reduce\.async\.bulk\.shared::cluster\.shared::cta{_DONE}\.{_op}\.{_type} "
            rf"\[{R}\], \[{R}\], {R}, \[{R}\];"
        )
    for _rank in range(1, 6):
        _name = f"cp_reduce_async_bulk_tensor_{_rank}d_"
        _opcode = rf"cp\.reduce\.async\.bulk\.tensor\.{_rank}d\.global\.shared::cta\.{_op}"
        _tail = rf"{_HINT} {_box(_rank)}, \[{R}\], {RD};"
        OPTIONAL[f"{_name}{_op}, policy"] = rf"{_opcode}\.tile\.bulk_group{_tail}"
        if _rank >= 3:
            _opcode += r"\.im2col_no_offs\.bulk_group"
            EMITTED[f"{_name}im2col_{_op}"] = rf"{_opcode} {_box(_rank)}, \[{R}\];"
            OPTIONAL[f"{_name}im2col_{_op}, policy"] = rf"{_opcode}{_tail}"
for _rank in range(1, 6):
    _copy = rf"cp\.async\.bulk\.tensor\.{_rank}d"
    _prefetch = rf"cp\.async\.bulk\.prefetch\.tensor\.{_rank}d\.L2\.global"
    EMITTED |= {
        f"cp_async_bulk_tensor_{_rank}d_global_to_shared_multicast_cache_hint": (
            rf"{_copy}\.shared::cluster\.global\.tile{_DONE}\.multicast::cluster{_HINT} "
            rf"\[{R}\], {_box(_rank)}, \[{R}\], {RS}, {RD};"
        ),
        f"cp_async_bulk_prefetch_tensor_{_rank}d_cache_hint": (
            rf"{_prefetch}\.tile{_HINT} {_box(_rank)}, {RD};"
        ),
    }
    if _rank < 3:
        continue
    _load = rf"{_copy}\.shared::cluster\.global\.im2col{_DONE}"
    _operands = rf" \[{R}\], {_box(_rank)}, \[{R}\], {_offsets(_rank)}"
    _name = f"cp_async_bulk_tensor_{_rank}d_im2col"
    EMITTED |= {
        f"{_name}_global_to_shared_multicast": rf"{_load}\.multicast::cluster{_operands}, {RS};",
        f"{_name}_global_to_shared_cache_hint": rf"{_load}{_HINT}{_operands}, {RD};",
        f"{_name}_global_to_shared_multicast_cache_hint": (
            rf"{_load}\.multicast::cluster{_HINT}{_operands}, {RS}, {RD};"
        ),
        f"{_name}_shared_to_global_cache_hint": (
            rf"{_copy}\.global\.shared::cta\.im2col_no_offs\.bulk_group{_HINT} "
            rf"{_box(_rank)}, \[{R}\], {RD};"
        ),
        f"cp_async_bulk_prefetch_tensor_{_rank}d_im2col": (
            rf"{_prefetch}\.im2col {_box(_rank)}, {_offsets(_rank)};"
        ),
        f"cp_async_bulk_prefetch_tensor_{_rank}d_im2col_cache_hint": (
            rf"{_prefetch}\.im2col{_HINT} {_box(_rank)}, {_offsets(_rank)}, {RD};"
        ),
    }
