"""A multicast that does not reach a block, or that a block does not issue."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx
from harness.diagnosis import Cause


@cuda.jit
def multicast_alone(src, out, mask, issuing):
    """Each block of the cluster of two loads half a tile for both."""
    tile = cuda.shared.array(64, np.float32, 128)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    rank = np.int32(ptx.cluster_ctarank())
    if cuda.threadIdx.x == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 256)
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()
    if rank >= issuing:
        return
    if cuda.threadIdx.x == 0:
        ptx.cp_async_bulk_tensor_1d_global_to_shared_multicast(
            ptx.shared_address(tile, 32 * rank), src, 32 * rank, bar, mask
        )
    ptx.mbarrier_wait_parity(bar, 0)
    out[cuda.blockIdx.x, cuda.threadIdx.x] = tile[cuda.threadIdx.x]


@pytest.mark.parametrize(
    ("mask", "issuing", "cause"),
    [(0b01, 2, Cause.MULTICAST_LEAVES_BLOCK_OUT), (0b11, 1, Cause.MULTICAST_NOT_ISSUED)],
)
def test_the_block_that_lacks_bytes_is_explained(mask: int, issuing: int, cause: Cause) -> None:
    gpu = harness.device("emulator")
    src, out = gpu.to_device(np.arange(64, dtype=np.float32)), gpu.to_device(np.zeros((2, 64)))
    tensor = harness.TensorMap.tiled(src, box=(32,))
    with pytest.raises(harness.KernelHung) as caught:
        gpu.launch(multicast_alone, grid=2, block=64, cluster=2, args=(tensor, out, mask, issuing))
    assert caught.value.cause == cause
