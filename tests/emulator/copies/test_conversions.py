"""Loads through maps whose element type converts: FLOAT32_FTZ, TFLOAT32, TFLOAT32_FTZ."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import TensorMap, ptx
from harness.devices import device
from harness.emulator import Reason
from harness.emulator.copies import engine as copies
from harness.emulator.copies import tensormaps
from harness.emulator.numerics import copy_arithmetic
from tests.hardware.tensor_map_cases import specials


@pytest.fixture(params=["emulator", pytest.param("hopper", marks=pytest.mark.hopper)])
def gpu(request):
    return device(request.param)


@cuda.jit
def there_and_back(source, target, out):
    """Load a row of 64 elements, write shared memory to ``out`` unchanged, and store it through a
    map.
    """
    row = cuda.shared.array(64, np.float32, 128)
    at, bar = ptx.shared_address(row), ptx.shared_address(cuda.shared.array(1, np.uint64))
    if cuda.threadIdx.x == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 256)
        ptx.cp_async_bulk_tensor_1d_global_to_shared(at, source, 0, bar)
    cuda.syncthreads()
    ptx.mbarrier_wait_parity(bar, 0)
    out[cuda.threadIdx.x] = row[cuda.threadIdx.x]
    if cuda.threadIdx.x == 0:
        ptx.cp_async_bulk_tensor_1d_shared_to_global(target, 0, at)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


VALUES = {  # bits, then what a load leaves for: float32_ftz, tfloat32, tfloat32_ftz
    0x3F800000: (0x3F800000, 0x3F800000, 0x3F800000),
    0x3F801000: (0x3F801000, 0x3F800000, 0x3F800000),  # a tie, to even: down
    0x3F803000: (0x3F803000, 0x3F804000, 0x3F804000),  # a tie, to even: up
    0x3F801001: (0x3F801001, 0x3F802000, 0x3F802000),
    0xBFFFF000: (0xBFFFF000, 0xC0000000, 0xC0000000),  # carries into the exponent
    0x00000001: (0x00000001, 0x00000000, 0x00000000),  # subnormal: rounded, and never flushed
    0x80400000: (0x80400000, 0x80400000, 0x80400000),
    0x807FFFFF: (0x807FFFFF, 0x80800000, 0x80800000),  # rounds up to a normal number
    0x7F800000: (0x7F800000, 0x7F800000, 0x7F800000),  # infinity
    0x7F800001: (0x7F800001, 0x7FFFE000, 0x7FFFE000),  # NaN, in the bits that TF32 drops
    0xFFC00000: (0xFFC00000, 0x7FFFE000, 0x7FFFE000),
    0x7F7FFFFF: (0x7F7FFFFF, 0x7F800000, 0x7F800000),  # rounds up to infinity
}


TYPES = ("float32_ftz", "tfloat32", "tfloat32_ftz")


def moved(gpu, load_type: str | None, store_type: str | None) -> list[list[str]]:
    """Return the bits in shared memory after a load, and in global memory after a store of them."""
    bits = np.resize(np.array(list(VALUES), np.uint32), 64)
    source, target = gpu.to_device(bits.view(np.float32)), gpu.empty((64,), np.float32)
    out = gpu.empty((64,), np.float32)
    maps = [
        TensorMap.tiled(source, 64, element_type=load_type),
        TensorMap.tiled(target, 64, element_type=store_type),
    ]
    assert gpu.launch(there_and_back, grid=1, block=64, args=(*maps, out)).hazards == ()
    return [
        [f"{b:08x}" for b in array.copy_to_host().view(np.uint32)[: len(VALUES)]]
        for array in (out, target)
    ]


@pytest.mark.parametrize("element_type", TYPES)
def test_a_load_converts(gpu, element_type):
    wanted = [f"{v[TYPES.index(element_type)]:08x}" for v in VALUES.values()]
    assert moved(gpu, element_type, None) == [wanted, wanted]


@pytest.mark.parametrize("element_type", TYPES)
def test_a_store_moves_bits(gpu, element_type):
    wanted = [f"{bits:08x}" for bits in VALUES]
    assert moved(gpu, None, element_type) == [wanted, wanted]


def test_a_slice_of_an_interleaved_layout_converts_too():
    bits = specials(5)[:512].view(np.uint32)
    for size in (8, 16):
        units = bits.view(f"u{size}" if size == 8 else f"V{size}")
        converted = copy_arithmetic.of_load("tfloat32")(units).view(np.uint32)
        assert np.array_equal(converted, copy_arithmetic.rounded(bits))
    assert copy_arithmetic.of_load(None) is copy_arithmetic.of_load("float32") is None


def test_special_values_need_conversion():
    """The control for the recorded cases: each conversion changes many values."""
    bits = specials(1).view(np.uint32)
    for name in ("tfloat32", "tfloat32_ftz"):
        assert (copy_arithmetic.of_load(name)(bits) != bits).mean() > 0.1
    assert copies.Units(4, None, b"", 16).convert is None


@pytest.mark.parametrize(("code", "element_type"), [(8, TYPES[0]), (11, TYPES[1]), (12, TYPES[2])])
def test_a_kernel_may_name_the_element_type_in_a_descriptor(code, element_type):
    """tensormap.replace's numbers, which differ from the driver's (PTX ISA 9.7.9.28)."""
    array = device("emulator").to_device(np.zeros(64, np.float32))
    plain = tensormaps.pack(TensorMap.tiled(array, 64))
    edited = tensormaps.edited(plain, "elemtype", 0, code)
    assert edited == tensormaps.pack(TensorMap.tiled(array, 64, element_type=element_type))
    assert tensormaps.tensor_map(edited).element_type == element_type
    assert tensormaps.edited(edited, "elemtype", 0, 7) == plain


@pytest.mark.parametrize("code", [13, 14, 15])
def test_a_packed_element_type_in_a_descriptor_is_blackwells(code):
    array = device("emulator").to_device(np.zeros(64, np.float32))
    plain = tensormaps.pack(TensorMap.tiled(array, 64))
    with pytest.raises(tensormaps.NoTensorMap) as refused:
        tensormaps.edited(plain, "elemtype", 0, code)
    assert "16U4_ALIGN8B" in refused.value.facts["blackwell"]
    with pytest.raises(tensormaps.NoTensorMap) as refused:
        tensormaps.edited(plain, "elemtype", 0, 16)
    assert refused.value.reason is Reason.NO_SUCH_MODE and not refused.value.facts["blackwell"]
