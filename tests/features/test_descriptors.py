"""A descriptor is specified and verified before anything is bound to it.

`TensorMap.tiled` checks the whole description and reports every broken rule: its name, the given
value, and the legal values. This needs no kernel, barrier or GPU.
"""

from __future__ import annotations

import math

import numpy as np
import pytest
from numba import cuda

from harness import CompileError, KernelFault, LaunchError, TensorMap, TensorMapError, ptx
from harness.sanitizer.emulator import Reason
from tests.naming import names, naming
from tests.stops import faults


def test_one_to_five_dimensions(gpu):
    for rank in range(1, 6):
        shape, box = (6, 5, 4, 3, 16)[-rank:], (4, 3, 2, 1, 8)[-rank:]
        m = TensorMap.tiled(gpu.empty(shape, np.float32), box)
        assert (m.rank, m.shape, m.box) == (rank, shape, box)
        assert m.box_bytes == 4 * math.prod(box)


def test_the_first_worked_example_six_dimensions(emulator):
    x = emulator.empty((2, 2, 2, 2, 2, 16), np.float32)
    with pytest.raises(TensorMapError) as refused:
        TensorMap.tiled(x, box=(1, 1, 1, 1, 1, 16))
    (violation,) = refused.value.violations
    assert violation.rule == "rank"
    assert names(violation.message, 6, 1, 5)


def test_the_second_worked_example_a_stride_of_four_bytes(emulator):
    """A float32 column as a matrix with a single column: consecutive rows are 4 bytes apart."""
    x = emulator.empty((64, 1), np.float32)
    with pytest.raises(TensorMapError) as refused:
        TensorMap.tiled(x, box=(64, 1))
    stride, box = refused.value.violations
    assert stride.rule == "global-strides-multiple"
    assert "16" in stride.message
    assert box.rule == "box-inner-multiple" and names(box.message, 4, 16)


def test_all_broken_rules_are_reported_at_once(emulator):
    x = emulator.empty((512, 63), np.int32)
    with pytest.raises(TensorMapError, match=" 5 ") as refused:
        TensorMap.tiled(x, box=(257, 33), swizzle="128B", oob_fill="nan")
    assert {violation.rule for violation in refused.value.violations} == {
        "global-strides-multiple",
        "box-range",
        "box-inner-multiple",
        "box-inner-swizzle",
        "nan-fill",
    }


@cuda.jit
def load_at(src, c0, out):
    tile = cuda.shared.array((4, 8), np.float32, 128)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    ptx.mbarrier_init(bar, 1)
    ptx.fence_mbarrier_init()
    ptx.mbarrier_arrive_expect_tx(bar, 128)
    ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(tile), src, c0, 0, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    out[0] = tile[0, 0]


def test_fill_gives_the_value_outside(gpu):
    x = gpu.to_device(np.ones((4, 8), np.float32))
    for fill, seen in (("zero", 0.0), ("nan", np.nan)):
        out = gpu.empty(1, np.float32)
        m = TensorMap.tiled(x, box=(4, 8), oob_fill=fill)
        assert gpu.launch(load_at, 1, 1, (m, 8, out)).hazards == ()
        np.testing.assert_array_equal(out.copy_to_host(), [seen])


def test_a_box_must_begin_on_16_bytes(gpu):
    """No descriptor can check this: the coordinates come from the kernel."""
    m = TensorMap.tiled(gpu.empty((4, 8), np.float32), box=(4, 8))
    with pytest.raises(KernelFault):
        gpu.launch(load_at, 1, 1, (m, 1, gpu.empty(1, np.float32)))


def test_a_map_of_a_freed_array_is_refused(gpu):
    x = gpu.empty((4, 8), np.float32)
    m = TensorMap.tiled(x, box=(4, 8))
    x.free()
    with pytest.raises(LaunchError, match=naming("argument", 1, "TensorMap", "freed")):
        gpu.launch(load_at, 1, 1, (m, 0, gpu.empty(1, np.float32)))


@cuda.jit
def a_coordinate_too_few(src):
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    ptx.cp_async_bulk_tensor_2d_global_to_shared(bar, src, 0, bar)


def test_a_missing_coordinate_is_refused(gpu):
    m = TensorMap.tiled(gpu.empty((4, 8), np.float32), box=(4, 8))
    with pytest.raises(CompileError, match="cp_async_bulk_tensor_2d_global_to_shared"):
        gpu.launch(a_coordinate_too_few, 1, 1, (m,))


def test_a_map_whose_rank_differs_from_the_copy_is_refused(emulator):
    m = TensorMap.tiled(emulator.empty((2, 4, 8), np.float32), box=(1, 4, 8))
    with faults(Reason.RANKS_DIFFER, rank=3):
        emulator.launch(load_at, 1, 1, (m, 0, emulator.empty(1, np.float32)))
