"""Shared arrays have their names in the kernel, in PTX and in messages."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx
from harness.course.compiler import compile_kernel
from harness.sanitizer.emulator import Reason
from harness.sanitizer.emulator.memory.extents import Extent, Extents
from harness.sanitizer.isa.text.parser import parse


@cuda.jit
def helper(thread):
    tile = cuda.shared.array(
        64,
        np.float32,
    )
    tile[thread] = thread
    cuda.syncthreads()
    return tile[63 - thread]


@cuda.jit
def kernel(out):
    tile = cuda.shared.array((64, 32), np.float32, 128)
    bar = cuda.shared.array(2, np.uint64)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(ptx.shared_address(bar) + 8, 1)
        ptx.mbarrier_arrive(ptx.shared_address(bar) + 8)
        ptx.mbarrier_arrive(ptx.shared_address(bar) + 8)
        ptx.mbarrier_arrive(ptx.shared_address(bar) + 8)
    tile[thread, 0] = helper(thread)
    out[thread] = tile[63 - thread, 1]


@pytest.fixture
def out():
    return harness.device("emulator").to_device(np.zeros(64, np.float32))


def test_the_ptx_has_the_names(out):
    text = compile_kernel(kernel, (out,), block=64).ptx
    shared = [v.name for v in parse(text).variables if v.space == "shared"]
    assert sorted(shared) == [
        "shared$bar$of_2_uint64",
        "shared$tile$2$of_64_float32",
        "shared$tile$of_64_32_float32",
    ]


def test_a_hazard_names_the_array_and_the_place_in_it(out):
    hazards = harness.device("emulator").launch(kernel, grid=1, block=64, args=(out,)).hazards
    by_kind = {hazard.kind: hazard for hazard in hazards}
    assert by_kind["uninitialized-read"].variables == ("tile",)


def test_an_address_beyond_an_array_names_the_array():
    reason, facts = Extents([Extent("shared$tile", 0, 240)]).misplaced(240, 248)
    assert reason is Reason.BELONGS_TO_NONE and facts["before"].called == "tile"
