"""PTX for kernels: one function, one instruction, named after it.

    from harness import ptx

    @cuda.jit
    def kernel(tensor_map):
        bar = cuda.shared.array(1, np.uint64)
        ptx.mbarrier_init(ptx.shared_address(bar), 1)

Names follow PTX word for word. Addresses in shared memory are uint32 (`shared_address`
makes one); coordinates are innermost first. Each function's docstring gives its PTX, its
operands, who issues it, what it does to memory and how it completes. They are found by
chapter: `addresses`, `mbarrier`, `fences`, `bulk_copy`, `bulk_groups`, `tensor_copy`,
`cluster`.
"""

from __future__ import annotations

from harness.ptx.addresses import (
    global_address,
    shared_address,
)
from harness.ptx.bulk_copy import (
    cp_async_bulk_global_to_shared,
    cp_async_bulk_shared_to_global,
)
from harness.ptx.bulk_groups import (
    cp_async_bulk_commit_group,
    cp_async_bulk_wait_group,
    cp_async_bulk_wait_group_read,
)
from harness.ptx.cluster import (
    barrier_cluster_arrive,
    barrier_cluster_arrive_relaxed,
    barrier_cluster_wait,
    cluster_ctarank,
    cluster_nctarank,
    mapa,
    mbarrier_arrive_cluster,
    mbarrier_arrive_expect_tx_cluster,
    mbarrier_wait_parity_cluster,
)
from harness.ptx.fences import (
    fence_mbarrier_init,
    fence_proxy_async,
    fence_proxy_async_global,
    fence_proxy_async_shared_cta,
)
from harness.ptx.mbarrier import (
    mbarrier_arrive,
    mbarrier_arrive_expect_tx,
    mbarrier_expect_tx,
    mbarrier_init,
    mbarrier_inval,
    mbarrier_test_wait_parity,
    mbarrier_try_wait_parity,
    mbarrier_wait_parity,
)
from harness.ptx.tensor_copy import (
    cp_async_bulk_tensor_1d_global_to_shared,
    cp_async_bulk_tensor_1d_shared_to_global,
    cp_async_bulk_tensor_2d_global_to_shared,
    cp_async_bulk_tensor_2d_shared_to_global,
    cp_async_bulk_tensor_3d_global_to_shared,
    cp_async_bulk_tensor_3d_shared_to_global,
    cp_async_bulk_tensor_4d_global_to_shared,
    cp_async_bulk_tensor_4d_shared_to_global,
    cp_async_bulk_tensor_5d_global_to_shared,
    cp_async_bulk_tensor_5d_shared_to_global,
    prefetch_tensormap,
)

__all__ = [
    "barrier_cluster_arrive",
    "barrier_cluster_arrive_relaxed",
    "barrier_cluster_wait",
    "cluster_ctarank",
    "cluster_nctarank",
    "cp_async_bulk_commit_group",
    "cp_async_bulk_global_to_shared",
    "cp_async_bulk_shared_to_global",
    "cp_async_bulk_tensor_1d_global_to_shared",
    "cp_async_bulk_tensor_1d_shared_to_global",
    "cp_async_bulk_tensor_2d_global_to_shared",
    "cp_async_bulk_tensor_2d_shared_to_global",
    "cp_async_bulk_tensor_3d_global_to_shared",
    "cp_async_bulk_tensor_3d_shared_to_global",
    "cp_async_bulk_tensor_4d_global_to_shared",
    "cp_async_bulk_tensor_4d_shared_to_global",
    "cp_async_bulk_tensor_5d_global_to_shared",
    "cp_async_bulk_tensor_5d_shared_to_global",
    "cp_async_bulk_wait_group",
    "cp_async_bulk_wait_group_read",
    "fence_mbarrier_init",
    "fence_proxy_async",
    "fence_proxy_async_global",
    "fence_proxy_async_shared_cta",
    "global_address",
    "mapa",
    "mbarrier_arrive",
    "mbarrier_arrive_cluster",
    "mbarrier_arrive_expect_tx",
    "mbarrier_arrive_expect_tx_cluster",
    "mbarrier_expect_tx",
    "mbarrier_init",
    "mbarrier_inval",
    "mbarrier_test_wait_parity",
    "mbarrier_try_wait_parity",
    "mbarrier_wait_parity",
    "mbarrier_wait_parity_cluster",
    "prefetch_tensormap",
    "shared_address",
]
