"""Tensor maps that a kernel copies and edits: the effect, and the required fences."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import KernelFault, TensorMap, ptx
from harness.course import device
from harness.course.devices import run_ptx
from harness.sanitizer.diagnosis import Cause
from harness.sanitizer.emulator import Reason
from harness.sanitizer.emulator.copies import tensormaps
from tests.hardware.tensor_map_edit import PTX
from tests.stops import faults

RELEASE = ".tensormap::generic.release.gpu"
ACQUIRE = "fence.proxy.tensormap::generic.acquire.gpu [%descriptor], 128;"
EDITED = "tensormap.cp_fenceproxy"


def edited(name: str, rows: int = 64, c1: int = 2, stride: int = 128, text: str = PTX):
    """Return ``(the box, hazards)``: row c1 of an array of 64-byte rows, edited to be in another
    array.
    """
    gpu = device(name)
    first = gpu.to_device(np.arange(1024, dtype=np.uint32).reshape(64, 16))
    second = gpu.to_device(10_000 + np.arange(1024, dtype=np.uint32).reshape(64, 16))
    descriptor, out = gpu.empty((128,), np.uint8), gpu.empty((2, 16), np.uint32)
    arguments = (TensorMap.tiled(first, (2, 16)), descriptor, out, second.address, stride, rows, c1)
    run = run_ptx(text, "edit", 1, 32, arguments, device=name)
    return out.copy_to_host(), run.hazards


@pytest.mark.parametrize("name", ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)])
def test_address_extent_and_stride_are_edited(name):
    box, hazards = edited(name)
    assert hazards == ()
    assert box[:, 0].tolist() == [10_064, 10_096]  # the stride is twice a row
    box, _ = edited(name, rows=3)
    assert box[:, 0].tolist() == [10_064, 0]  # the second row is outside now


def test_a_copy_without_the_acquire_is_reported():
    _, hazards = edited("emulator", text=PTX.replace(ACQUIRE, ""))
    assert [h.cause for h in hazards] == [Cause.TENSOR_MAP_NOT_ACQUIRED]


def test_an_acquire_of_another_descriptor_does_not_count():
    elsewhere = ACQUIRE.replace("%descriptor", "%out")
    _, hazards = edited("emulator", text=PTX.replace(ACQUIRE, elsewhere))
    assert [h.kind for h in hazards] == ["missing-proxy-fence"]
    _, hazards = edited("emulator", text=PTX.replace(ACQUIRE, elsewhere + ACQUIRE + elsewhere))
    assert hazards == ()


def test_an_acquire_before_the_edit_does_not_count():
    _, hazards = edited("emulator", text=PTX.replace(ACQUIRE, "").replace(EDITED, ACQUIRE + EDITED))
    assert [h.kind for h in hazards] == ["missing-proxy-fence"]


def test_a_copy_without_the_release_is_reported():
    plain = (
        "@%p16 ld.shared.u64 %word, [%from2]; add.u64 %offset, %descriptor, %offset;"
        "@%p16 st.global.u64 [%offset], %word; {release} bar.warp.sync 0xffffffff;"
    )
    start = PTX.index("tensormap.cp_fenceproxy")
    end = PTX.index(";", start) + 1
    lane = "{ .reg .b32 %from2, %o; cvt.u32.u64 %o, %offset; add.u32 %from2, %at, %o; "
    for release in ("", f"fence.proxy{RELEASE};"):
        text = PTX[:start] + lane + plain.replace("{release}", release) + "}" + PTX[end:]
        box, hazards = edited("emulator", text=text)
        assert box[0, 0] == 10_064
        assert {h.kind for h in hazards} == (set() if release else {"missing-proxy-fence"})


def test_editing_a_map_while_a_copy_reads_it_is_reported():
    edit = "tensormap.replace.tile.global_address.global.b1024.b64 [%descriptor], %base;"
    early, late = PTX.replace("WAIT:", f"{edit} WAIT:"), PTX.replace("DONE:", f"{edit} DONE:")
    assert [h.kind for h in edited("emulator", text=early)[1]] == ["source-reused"]
    assert edited("emulator", text=late)[1] == ()


def test_an_edit_that_does_not_fit_its_field_is_named():
    with faults(Reason.FIELD_VALUE, field="global_stride", value=24, unit=16):
        edited("emulator", stride=24)


def test_an_edit_that_breaks_a_rule_is_named_when_the_map_is_used():
    odd = PTX.replace("ld.param.u64 %base, [base];", "mov.u64 %base, 8;")
    assert odd != PTX
    with faults(Reason.MAP_BREAKS_RULES, rules=["global-address"]):
        edited("emulator", text=odd)


def test_bytes_that_are_not_a_map_are_reported():
    text = PTX.replace("[%tile], [%descriptor, {%zero", "[%tile], [%out, {%zero")
    with faults(Reason.NOT_A_MAP):
        edited("emulator", text=text)


_FROM_ZEROS = {  # the fields of `edited`'s map besides those that PTX writes: 64 rows of 16 uint32
    "rank": "tensormap.replace.tile.rank.shared::cta.b1024.b32 [%at], 1;",
    "elemtype": "tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%at], 2;",
    **{
        f"{field}[{n}]": f"tensormap.replace.tile.{field}.shared::cta.b1024.b32 [%at], {n}, %zero;"
        for field in ("box_dim", "element_stride", "global_dim")
        for n in (0, 1)
    },
}


def _made_from_zeros(without: str = "") -> str:
    """Return `PTX` that writes its own map into zeros, ``without`` that field."""
    extents = {"box_dim[0]": 16, "box_dim[1]": 2, "global_dim[0]": 16}
    fields = "".join(
        f"mov.u32 %zero, {extents.get(name, 1)}; {line}\n"
        for name, line in _FROM_ZEROS.items()
        if name not in (without, "global_dim[1]")
    )
    first = "tensormap.replace.tile.global_address"
    text = PTX.replace("ld.u64 %word, [%from];", "mov.u64 %word, 0;")
    text = text.replace(first, f"{fields} mov.u32 %zero, 0; {first}")
    lines = [line for line in text.splitlines() if not (without and f".tile.{without}." in line)]
    return "\n".join(lines)


@pytest.mark.parametrize("name", ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)])
def test_a_map_made_from_zeros_is_a_map(name):
    box, hazards = edited(name, text=_made_from_zeros(), stride=64)
    assert hazards == ()
    assert box[:, 0].tolist() == [10_032, 10_048]


def test_a_map_made_from_zeros_that_lacks_a_field_is_named_at_its_use():
    for field in (
        *("global_address", "rank", "elemtype", "box_dim[0]", "box_dim[1]", "element_stride[1]"),
        *("global_dim[0]", "global_dim", "global_stride"),
    ):
        with pytest.raises(KernelFault) as fault:
            edited("emulator", text=_made_from_zeros(field), stride=64)
        (hazard,) = fault.value.hazards
        named = (hazard.kind, hazard.reason)
        assert named == ("illegal-access", "map-fields-not-written"), field
        assert hazard.source.startswith("cp.async.bulk.tensor.2d")


def test_a_map_made_from_zeros_needs_its_fences():
    _, hazards = edited("emulator", text=_made_from_zeros().replace(ACQUIRE, ""), stride=64)
    assert [h.kind for h in hazards] == ["missing-proxy-fence"]


def test_a_map_survives_being_packed():
    gpu = device("emulator")
    x = gpu.empty((3, 4, 5, 64), np.float16)
    for tensor_map in (
        TensorMap.tiled(x, (1, 2, 3, 32), swizzle="64B", element_strides=(1, 2, 1, 1)),
        TensorMap.im2col(x, (-1, 0), (1, -2), 32, 7, oob_fill="nan", l2_promotion="128B"),
    ):
        assert tensormaps.tensor_map(tensormaps.pack(tensor_map)) == tensor_map


@cuda.jit
def load_rows(source, scratch, other, out, rows):
    """Using wrappers: copy the map, point it at ``other``, and load a box of 2 rows."""
    draft = cuda.shared.array(16, np.uint64, 128)
    tile = cuda.shared.array((2, 16), np.uint32, 128)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    t = cuda.threadIdx.x
    if t < 16:
        draft[t] = ptx.tensormap_word(source, t)
    cuda.syncwarp()
    if t == 0:
        ptx.tensormap_replace_global_address_shared_cta(ptx.shared_address(draft), other)
        ptx.tensormap_replace_global_dim_shared_cta(ptx.shared_address(draft), 1, rows)
    cuda.syncwarp()
    ptx.tensormap_cp_fenceproxy(scratch, ptx.shared_address(draft))
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.fence_proxy_tensormap_acquire(scratch)
        state = ptx.mbarrier_arrive_expect_tx(bar, 128)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(
            ptx.shared_address(tile), ptx.global_address(scratch), 0, 1, bar
        )
        ptx.mbarrier_wait(bar, state)
        for i in range(16):
            out[0, i], out[1, i] = tile[0, i], tile[1, i]


@pytest.mark.parametrize("name", ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)])
def test_the_wrappers_edit_a_map(name):
    gpu = device(name)
    first = gpu.to_device(np.zeros((8, 16), np.uint32))
    second = gpu.to_device(np.arange(128, dtype=np.uint32).reshape(8, 16))
    scratch, out = gpu.empty((16,), np.uint64), gpu.empty((2, 16), np.uint32)
    m = TensorMap.tiled(first, (2, 16))
    run = gpu.launch(load_rows, 1, 32, (m, scratch, second, out, 2))
    assert run.hazards == ()
    assert out.copy_to_host()[:, 0].tolist() == [16, 0]
