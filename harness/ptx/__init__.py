"""PTX for kernels: one function, one instruction, named after it.

    from harness import ptx

    @cuda.jit
    def kernel(tensor_map):
        bar = cuda.shared.array(1, np.uint64)
        ptx.mbarrier_init(ptx.shared_address(bar), 1)

Names follow PTX word for word. Addresses in shared memory are uint32 (`shared_address`
makes one); coordinates are innermost first. Each function's docstring gives its PTX, its
operands, who issues it, what it does to memory and how it completes. They are found by
chapter: `addresses`, `mbarrier`, `mbarrier_state`, `mbarrier_cluster`, `fences`,
`memory_fences`, `thread_copy`, `bulk_copy`, `bulk_reduce`, `bulk_reduce_cluster`, `bulk_groups`,
`tensor_copy`, `tensor_multicast`, `tensor_im2col`, `tensor_im2col_hints`, `tensor_prefetch`,
`tensor_reduce`, `tensor_reduce_bits`, `tensor_reduce_im2col`, `tensormap`, `cache_hints`,
`cluster`, `barriers`, `warp`, `matrix`, `registers`, `unrolling`, `wgmma`, `wgmma_k16`,
`wgmma_k8`, `wgmma_k32`.
"""

# ruff: noqa: F401, I001
# fmt: off
# What is imported here is what is exported: some hundreds of names, once each, packed.

from __future__ import annotations

from harness.arch.blackwell import of_wrapper as _of_wrapper
from harness.ptx._inline import Instruction as _Instruction
from harness.ptx.addresses import (
    global_address, shared_address,
)
from harness.ptx.barriers import (
    bar_arrive, bar_sync,
)
from harness.ptx.bulk_copy import (
    cp_async_bulk_global_to_shared, cp_async_bulk_global_to_shared_cache_hint,
    cp_async_bulk_global_to_shared_multicast, cp_async_bulk_global_to_shared_multicast_cache_hint,
    cp_async_bulk_shared_to_global, cp_async_bulk_shared_to_global_cache_hint,
    cp_async_bulk_shared_to_shared_cluster,
)
from harness.ptx.bulk_groups import (
    cp_async_bulk_commit_group, cp_async_bulk_wait_group, cp_async_bulk_wait_group_read,
)
from harness.ptx.bulk_reduce import (
    cp_reduce_async_bulk_shared_to_global_add_f32, cp_reduce_async_bulk_shared_to_global_add_f64,
    cp_reduce_async_bulk_shared_to_global_add_noftz_bf16,
    cp_reduce_async_bulk_shared_to_global_add_noftz_f16,
    cp_reduce_async_bulk_shared_to_global_add_s32, cp_reduce_async_bulk_shared_to_global_add_u32,
    cp_reduce_async_bulk_shared_to_global_add_u64, cp_reduce_async_bulk_shared_to_global_and_b32,
    cp_reduce_async_bulk_shared_to_global_and_b64, cp_reduce_async_bulk_shared_to_global_dec_u32,
    cp_reduce_async_bulk_shared_to_global_inc_u32, cp_reduce_async_bulk_shared_to_global_max_bf16,
    cp_reduce_async_bulk_shared_to_global_max_f16, cp_reduce_async_bulk_shared_to_global_max_s32,
    cp_reduce_async_bulk_shared_to_global_max_s64, cp_reduce_async_bulk_shared_to_global_max_u32,
    cp_reduce_async_bulk_shared_to_global_max_u64, cp_reduce_async_bulk_shared_to_global_min_bf16,
    cp_reduce_async_bulk_shared_to_global_min_f16, cp_reduce_async_bulk_shared_to_global_min_s32,
    cp_reduce_async_bulk_shared_to_global_min_s64, cp_reduce_async_bulk_shared_to_global_min_u32,
    cp_reduce_async_bulk_shared_to_global_min_u64, cp_reduce_async_bulk_shared_to_global_or_b32,
    cp_reduce_async_bulk_shared_to_global_or_b64, cp_reduce_async_bulk_shared_to_global_xor_b32,
    cp_reduce_async_bulk_shared_to_global_xor_b64,
)
from harness.ptx.bulk_reduce_cluster import (
    cp_reduce_async_bulk_shared_to_shared_cluster_add_s32,
    cp_reduce_async_bulk_shared_to_shared_cluster_add_u32,
    cp_reduce_async_bulk_shared_to_shared_cluster_add_u64,
    cp_reduce_async_bulk_shared_to_shared_cluster_and_b32,
    cp_reduce_async_bulk_shared_to_shared_cluster_dec_u32,
    cp_reduce_async_bulk_shared_to_shared_cluster_inc_u32,
    cp_reduce_async_bulk_shared_to_shared_cluster_max_s32,
    cp_reduce_async_bulk_shared_to_shared_cluster_max_u32,
    cp_reduce_async_bulk_shared_to_shared_cluster_min_s32,
    cp_reduce_async_bulk_shared_to_shared_cluster_min_u32,
    cp_reduce_async_bulk_shared_to_shared_cluster_or_b32,
    cp_reduce_async_bulk_shared_to_shared_cluster_xor_b32,
)
from harness.ptx.cache_hints import (
    cp_async_bulk_prefetch, cp_async_bulk_prefetch_tensor_1d, cp_async_bulk_prefetch_tensor_2d,
    cp_async_bulk_prefetch_tensor_3d, cp_async_bulk_prefetch_tensor_4d,
    cp_async_bulk_prefetch_tensor_5d, cp_async_bulk_tensor_1d_global_to_shared_cache_hint,
    cp_async_bulk_tensor_1d_shared_to_global_cache_hint,
    cp_async_bulk_tensor_2d_global_to_shared_cache_hint,
    cp_async_bulk_tensor_2d_shared_to_global_cache_hint,
    cp_async_bulk_tensor_3d_global_to_shared_cache_hint,
    cp_async_bulk_tensor_3d_shared_to_global_cache_hint,
    cp_async_bulk_tensor_4d_global_to_shared_cache_hint,
    cp_async_bulk_tensor_4d_shared_to_global_cache_hint,
    cp_async_bulk_tensor_5d_global_to_shared_cache_hint,
    cp_async_bulk_tensor_5d_shared_to_global_cache_hint, createpolicy_fractional_l2_evict_first,
    createpolicy_fractional_l2_evict_last, createpolicy_fractional_l2_evict_normal,
    createpolicy_fractional_l2_evict_unchanged,
)
from harness.ptx.cluster import (
    barrier_cluster_arrive, barrier_cluster_arrive_relaxed, barrier_cluster_wait, cluster_ctarank,
    cluster_nctarank, mapa, mbarrier_arrive_cluster, mbarrier_arrive_expect_tx_cluster,
    mbarrier_arrive_relaxed_cluster,
    mbarrier_wait_parity_cluster,
)
from harness.ptx.fences import (
    fence_mbarrier_init, fence_proxy_alias, fence_proxy_async, fence_proxy_async_global,
    fence_proxy_async_shared_cluster, fence_proxy_async_shared_cta,
)
from harness.ptx.matrix import (
    cvt_rn_bf16x2_f32, cvt_rn_f16x2_f32, ldmatrix_x1, ldmatrix_x1_trans, ldmatrix_x2,
    ldmatrix_x2_trans, ldmatrix_x4, ldmatrix_x4_trans, stmatrix_x1, stmatrix_x1_trans,
    stmatrix_x2, stmatrix_x2_trans, stmatrix_x4, stmatrix_x4_trans,
)
from harness.ptx.mbarrier import (
    mbarrier_arrive, mbarrier_arrive_expect_tx, mbarrier_expect_tx, mbarrier_init, mbarrier_inval,
    mbarrier_test_wait_parity, mbarrier_try_wait_parity, mbarrier_wait_parity,
)
from harness.ptx.mbarrier_cluster import (
    mbarrier_arrive_drop_cluster, mbarrier_arrive_drop_expect_tx_cluster,
    mbarrier_complete_tx_cluster, mbarrier_expect_tx_cluster, mbarrier_test_wait_parity_cluster,
    mbarrier_try_wait_parity_cluster,
)
from harness.ptx.mbarrier_state import (
    mbarrier_arrive_drop, mbarrier_arrive_drop_expect_tx, mbarrier_arrive_drop_no_complete,
    mbarrier_arrive_no_complete, mbarrier_complete_tx, mbarrier_pending_count, mbarrier_test_wait,
    mbarrier_try_wait, mbarrier_try_wait_for, mbarrier_try_wait_parity_for, mbarrier_wait,
)
from harness.ptx.memory_fences import (
    fence_acq_rel_cluster, fence_acq_rel_cta, fence_acq_rel_gpu, fence_acq_rel_sys,
    fence_sc_cluster, fence_sc_cta, fence_sc_gpu, fence_sc_sys,
)
from harness.ptx.registers import (
    setmaxnreg_dec, setmaxnreg_inc,
)
from harness.ptx.tensor_copy import (
    cp_async_bulk_tensor_1d_global_to_shared, cp_async_bulk_tensor_1d_shared_to_global,
    cp_async_bulk_tensor_2d_global_to_shared, cp_async_bulk_tensor_2d_shared_to_global,
    cp_async_bulk_tensor_3d_global_to_shared, cp_async_bulk_tensor_3d_shared_to_global,
    cp_async_bulk_tensor_4d_global_to_shared, cp_async_bulk_tensor_4d_shared_to_global,
    cp_async_bulk_tensor_5d_global_to_shared, cp_async_bulk_tensor_5d_shared_to_global,
    prefetch_tensormap,
)
from harness.ptx.tensor_im2col import (
    cp_async_bulk_tensor_3d_im2col_global_to_shared,
    cp_async_bulk_tensor_3d_im2col_shared_to_global,
    cp_async_bulk_tensor_4d_im2col_global_to_shared,
    cp_async_bulk_tensor_4d_im2col_shared_to_global,
    cp_async_bulk_tensor_5d_im2col_global_to_shared,
    cp_async_bulk_tensor_5d_im2col_shared_to_global,
)
from harness.ptx.tensor_im2col_hints import (
    cp_async_bulk_tensor_3d_im2col_global_to_shared_cache_hint,
    cp_async_bulk_tensor_3d_im2col_global_to_shared_multicast,
    cp_async_bulk_tensor_3d_im2col_global_to_shared_multicast_cache_hint,
    cp_async_bulk_tensor_3d_im2col_shared_to_global_cache_hint,
    cp_async_bulk_tensor_4d_im2col_global_to_shared_cache_hint,
    cp_async_bulk_tensor_4d_im2col_global_to_shared_multicast,
    cp_async_bulk_tensor_4d_im2col_global_to_shared_multicast_cache_hint,
    cp_async_bulk_tensor_4d_im2col_shared_to_global_cache_hint,
    cp_async_bulk_tensor_5d_im2col_global_to_shared_cache_hint,
    cp_async_bulk_tensor_5d_im2col_global_to_shared_multicast,
    cp_async_bulk_tensor_5d_im2col_global_to_shared_multicast_cache_hint,
    cp_async_bulk_tensor_5d_im2col_shared_to_global_cache_hint,
)
from harness.ptx.tensor_multicast import (
    cp_async_bulk_tensor_1d_global_to_shared_multicast,
    cp_async_bulk_tensor_1d_global_to_shared_multicast_cache_hint,
    cp_async_bulk_tensor_2d_global_to_shared_multicast,
    cp_async_bulk_tensor_2d_global_to_shared_multicast_cache_hint,
    cp_async_bulk_tensor_3d_global_to_shared_multicast,
    cp_async_bulk_tensor_3d_global_to_shared_multicast_cache_hint,
    cp_async_bulk_tensor_4d_global_to_shared_multicast,
    cp_async_bulk_tensor_4d_global_to_shared_multicast_cache_hint,
    cp_async_bulk_tensor_5d_global_to_shared_multicast,
    cp_async_bulk_tensor_5d_global_to_shared_multicast_cache_hint,
)
from harness.ptx.tensor_prefetch import (
    cp_async_bulk_prefetch_cache_hint, cp_async_bulk_prefetch_tensor_1d_cache_hint,
    cp_async_bulk_prefetch_tensor_2d_cache_hint, cp_async_bulk_prefetch_tensor_3d_cache_hint,
    cp_async_bulk_prefetch_tensor_3d_im2col, cp_async_bulk_prefetch_tensor_3d_im2col_cache_hint,
    cp_async_bulk_prefetch_tensor_4d_cache_hint, cp_async_bulk_prefetch_tensor_4d_im2col,
    cp_async_bulk_prefetch_tensor_4d_im2col_cache_hint,
    cp_async_bulk_prefetch_tensor_5d_cache_hint, cp_async_bulk_prefetch_tensor_5d_im2col,
    cp_async_bulk_prefetch_tensor_5d_im2col_cache_hint,
)
from harness.ptx.tensor_reduce import (
    cp_reduce_async_bulk_tensor_1d_add, cp_reduce_async_bulk_tensor_1d_dec,
    cp_reduce_async_bulk_tensor_1d_inc, cp_reduce_async_bulk_tensor_1d_max,
    cp_reduce_async_bulk_tensor_1d_min, cp_reduce_async_bulk_tensor_2d_add,
    cp_reduce_async_bulk_tensor_2d_dec, cp_reduce_async_bulk_tensor_2d_inc,
    cp_reduce_async_bulk_tensor_2d_max, cp_reduce_async_bulk_tensor_2d_min,
    cp_reduce_async_bulk_tensor_3d_add, cp_reduce_async_bulk_tensor_3d_dec,
    cp_reduce_async_bulk_tensor_3d_inc, cp_reduce_async_bulk_tensor_3d_max,
    cp_reduce_async_bulk_tensor_3d_min, cp_reduce_async_bulk_tensor_4d_add,
    cp_reduce_async_bulk_tensor_4d_dec, cp_reduce_async_bulk_tensor_4d_inc,
    cp_reduce_async_bulk_tensor_4d_max, cp_reduce_async_bulk_tensor_4d_min,
    cp_reduce_async_bulk_tensor_5d_add, cp_reduce_async_bulk_tensor_5d_dec,
    cp_reduce_async_bulk_tensor_5d_inc, cp_reduce_async_bulk_tensor_5d_max,
    cp_reduce_async_bulk_tensor_5d_min,
)
from harness.ptx.tensor_reduce_bits import (
    cp_reduce_async_bulk_tensor_1d_and, cp_reduce_async_bulk_tensor_1d_or,
    cp_reduce_async_bulk_tensor_1d_xor, cp_reduce_async_bulk_tensor_2d_and,
    cp_reduce_async_bulk_tensor_2d_or, cp_reduce_async_bulk_tensor_2d_xor,
    cp_reduce_async_bulk_tensor_3d_and, cp_reduce_async_bulk_tensor_3d_or,
    cp_reduce_async_bulk_tensor_3d_xor, cp_reduce_async_bulk_tensor_4d_and,
    cp_reduce_async_bulk_tensor_4d_or, cp_reduce_async_bulk_tensor_4d_xor,
    cp_reduce_async_bulk_tensor_5d_and, cp_reduce_async_bulk_tensor_5d_or,
    cp_reduce_async_bulk_tensor_5d_xor,
)
from harness.ptx.tensor_reduce_im2col import (
    cp_reduce_async_bulk_tensor_3d_im2col_add, cp_reduce_async_bulk_tensor_3d_im2col_and,
    cp_reduce_async_bulk_tensor_3d_im2col_dec, cp_reduce_async_bulk_tensor_3d_im2col_inc,
    cp_reduce_async_bulk_tensor_3d_im2col_max, cp_reduce_async_bulk_tensor_3d_im2col_min,
    cp_reduce_async_bulk_tensor_3d_im2col_or, cp_reduce_async_bulk_tensor_3d_im2col_xor,
    cp_reduce_async_bulk_tensor_4d_im2col_add, cp_reduce_async_bulk_tensor_4d_im2col_and,
    cp_reduce_async_bulk_tensor_4d_im2col_dec, cp_reduce_async_bulk_tensor_4d_im2col_inc,
    cp_reduce_async_bulk_tensor_4d_im2col_max, cp_reduce_async_bulk_tensor_4d_im2col_min,
    cp_reduce_async_bulk_tensor_4d_im2col_or, cp_reduce_async_bulk_tensor_4d_im2col_xor,
    cp_reduce_async_bulk_tensor_5d_im2col_add, cp_reduce_async_bulk_tensor_5d_im2col_and,
    cp_reduce_async_bulk_tensor_5d_im2col_dec, cp_reduce_async_bulk_tensor_5d_im2col_inc,
    cp_reduce_async_bulk_tensor_5d_im2col_max, cp_reduce_async_bulk_tensor_5d_im2col_min,
    cp_reduce_async_bulk_tensor_5d_im2col_or, cp_reduce_async_bulk_tensor_5d_im2col_xor,
)
from harness.ptx.tensormap import (
    fence_proxy_tensormap_acquire, fence_proxy_tensormap_release, tensormap_cp_fenceproxy,
    tensormap_replace_global_address_global, tensormap_replace_global_address_shared_cta,
    tensormap_replace_global_dim_global, tensormap_replace_global_dim_shared_cta,
    tensormap_replace_global_stride_global, tensormap_replace_global_stride_shared_cta,
    tensormap_word,
)
from harness.ptx.thread_copy import (
    cp_async_ca_16, cp_async_ca_4, cp_async_ca_8, cp_async_cg_16, cp_async_commit_group,
    cp_async_mbarrier_arrive, cp_async_mbarrier_arrive_noinc, cp_async_wait_all,
    cp_async_wait_group,
)
from harness.ptx.unrolling import (
    unrolled,
)
from harness.ptx.warp import (
    elect_sync,
)
from harness.ptx.wgmma import (
    wgmma_column, wgmma_commit_group, wgmma_descriptor, wgmma_fence, wgmma_row, wgmma_wait_group,
)
from harness.ptx.wgmma_k16 import (
    wgmma_m64n104k16, wgmma_m64n112k16, wgmma_m64n120k16, wgmma_m64n128k16, wgmma_m64n136k16,
    wgmma_m64n144k16, wgmma_m64n152k16, wgmma_m64n160k16, wgmma_m64n168k16, wgmma_m64n16k16,
    wgmma_m64n176k16, wgmma_m64n184k16, wgmma_m64n192k16, wgmma_m64n200k16, wgmma_m64n208k16,
    wgmma_m64n216k16, wgmma_m64n224k16, wgmma_m64n232k16, wgmma_m64n240k16, wgmma_m64n248k16,
    wgmma_m64n24k16, wgmma_m64n256k16, wgmma_m64n32k16, wgmma_m64n40k16, wgmma_m64n48k16,
    wgmma_m64n56k16, wgmma_m64n64k16, wgmma_m64n72k16, wgmma_m64n80k16, wgmma_m64n88k16,
    wgmma_m64n8k16, wgmma_m64n96k16,
)
from harness.ptx.wgmma_k32 import (
    wgmma_m64n104k32, wgmma_m64n112k32, wgmma_m64n120k32, wgmma_m64n128k32, wgmma_m64n136k32,
    wgmma_m64n144k32, wgmma_m64n152k32, wgmma_m64n160k32, wgmma_m64n168k32, wgmma_m64n16k32,
    wgmma_m64n176k32, wgmma_m64n184k32, wgmma_m64n192k32, wgmma_m64n200k32, wgmma_m64n208k32,
    wgmma_m64n216k32, wgmma_m64n224k32, wgmma_m64n232k32, wgmma_m64n240k32, wgmma_m64n248k32,
    wgmma_m64n24k32, wgmma_m64n256k32, wgmma_m64n32k32, wgmma_m64n40k32, wgmma_m64n48k32,
    wgmma_m64n56k32, wgmma_m64n64k32, wgmma_m64n72k32, wgmma_m64n80k32, wgmma_m64n88k32,
    wgmma_m64n8k32, wgmma_m64n96k32,
)
from harness.ptx.wgmma_k8 import (
    wgmma_m64n104k8, wgmma_m64n112k8, wgmma_m64n120k8, wgmma_m64n128k8, wgmma_m64n136k8,
    wgmma_m64n144k8, wgmma_m64n152k8, wgmma_m64n160k8, wgmma_m64n168k8, wgmma_m64n16k8,
    wgmma_m64n176k8, wgmma_m64n184k8, wgmma_m64n192k8, wgmma_m64n200k8, wgmma_m64n208k8,
    wgmma_m64n216k8, wgmma_m64n224k8, wgmma_m64n232k8, wgmma_m64n240k8, wgmma_m64n248k8,
    wgmma_m64n24k8, wgmma_m64n256k8, wgmma_m64n32k8, wgmma_m64n40k8, wgmma_m64n48k8,
    wgmma_m64n56k8, wgmma_m64n64k8, wgmma_m64n72k8, wgmma_m64n80k8, wgmma_m64n88k8, wgmma_m64n8k8,
    wgmma_m64n96k8,
)

__all__ = sorted(name for name, value in globals().items() if isinstance(value, _Instruction))


def __getattr__(name: str) -> _Instruction:
    """Reached for what is not here. A name of Blackwell's is told what Hopper offers."""
    mode = _of_wrapper(name)
    why = f": {mode.refusal}" if mode else ""
    raise AttributeError(f"module 'harness.ptx' has no attribute {name!r}{why}")
