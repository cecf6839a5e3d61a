"""Three mistakes with expected bytes, each shown and reported.

A load reports its byte count to its mbarrier; the barrier must know how many bytes to expect
(`mbarrier_expect_tx`, or `mbarrier_arrive_expect_tx`, which arrives as well).

1. *Partial transfer*: if fewer bytes are expected than the copy delivers, the phase ends
   while the rest is in flight; or never, if the count passes 0 between two checks.
2. *Expect after the phase ended*: an arrival completes the phase, and bytes expected afterwards
   belong to the next phase. Expect first, then arrive, or do both in a single instruction.
3. *Expected once*: the tx-count is 0 again in each new phase, though the arrival count is not.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import TensorMap, ptx
from harness.sanitizer.diagnosis import Cause, WaitsFor
from tests.features.marks import at_marks
from tests.stops import hangs

TILES, SIZE = 3, 64
NBYTES = SIZE * 4


def stream(expecting: str):
    """A block sums the tiles of a row, which arrive in sequence in the same buffer."""

    @cuda.jit
    def kernel(src, out):
        tile = cuda.shared.array(SIZE, np.int32, 128)
        bar, at = ptx.shared_address(cuda.shared.array(1, np.uint64)), ptx.shared_address(tile)
        t = cuda.threadIdx.x
        if t == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        total = 0
        for k in range(TILES):
            if t == 0:
                if expecting == "bytes, then arrives":
                    ptx.mbarrier_expect_tx(bar, NBYTES)
                    ptx.mbarrier_arrive(bar)
                elif expecting == "both at once":
                    ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
                elif expecting == "too little":
                    ptx.mbarrier_arrive_expect_tx(bar, NBYTES // 2)  # @too-little
                elif expecting == "after arriving":
                    ptx.mbarrier_arrive(bar)  # the phase ends here, with no byte expected
                    ptx.mbarrier_expect_tx(bar, NBYTES)
                elif k == 0:
                    ptx.mbarrier_arrive_expect_tx(bar, NBYTES)  # @once
                else:
                    ptx.mbarrier_arrive(bar)  # expects no bytes, and so ends phase 1 early
                ptx.cp_async_bulk_tensor_1d_global_to_shared(at, src, k * SIZE, bar)  # @load
            ptx.mbarrier_wait_parity(bar, k % 2)  # @wait
            total += tile[t]  # @read
            ptx.fence_proxy_async_shared_cta()
            cuda.syncthreads()
        out[t] = total

    return kernel


def launch(gpu, expecting: str):
    values = np.arange(TILES * SIZE, dtype=np.int32)
    out = gpu.empty(SIZE, np.int32)
    args = (TensorMap.tiled(gpu.to_device(values), box=SIZE), out)
    run = gpu.launch(stream(expecting), 1, SIZE, args)
    return out.copy_to_host(), values.reshape(TILES, SIZE).sum(axis=0), run.hazards


def test_both_forms_of_expect_tx(gpu):
    for expecting in ("bytes, then arrives", "both at once"):
        result, wanted, hazards = launch(gpu, expecting)
        assert hazards == ()
        np.testing.assert_array_equal(result, wanted)


def test_a_partial_transfer_is_reported(emulator):
    with hangs(WaitsFor.MBARRIER, tx=-128) as hung:
        launch(emulator, "too little")
    assert at_marks(hung.value.hazards) == ["transaction-mismatch@too-little"]


def test_expecting_after_the_phase_ended_is_reported(emulator):
    """The wait returns with the arrival; the tile is read before it has arrived."""
    *_, hazards = launch(emulator, "after arriving")
    assert at_marks(hazards) == ["read-before-arrival@read"]


def test_bytes_expected_only_in_the_first_phase_are_reported(emulator):
    *_, hazards = launch(emulator, "once")
    assert at_marks(hazards) == ["transaction-mismatch@once"]
    assert hazards[0].cause is Cause.BYTES_EXPECTED_DIFFER
