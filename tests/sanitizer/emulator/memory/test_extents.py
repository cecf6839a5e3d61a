"""Every access must be within a single variable: an access outside of its array is named, wherever
it lands.
"""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx
from harness.base.errors import KernelFault
from harness.sanitizer.diagnosis import Cause
from harness.sanitizer.emulator import Outside, Touched
from harness.sanitizer.emulator.findings import Reason
from harness.sanitizer.emulator.memory.extents import Extent, Extents
from tests.sanitizer.emulator.exec.test_launch import launch as run_words
from tests.sanitizer.emulator.ordering.lines import INIT, INIT_FENCE, LOAD, SYNC, launch, wait
from tests.stops import faults

MODULE = ".shared .align 128 .b8 tile[128]; .shared .align 8 .b8 bars[24];"


def described(hazards) -> list[tuple[str, str]]:
    return [(h.kind, h.message) for h in hazards]


def test_bytes_between_two_variables_belong_to_neither():
    extents = Extents([Extent("b", 64, 72), Extent("a", 16, 40)])
    assert (
        extents.extent_at(39).name == "a"
        and extents.extent_at(40) is None
        and extents.extent_at(0) is None
    )
    assert extents.holds(16, 40) and not extents.holds(16, 41) and not extents.holds(44, 48)
    offsets = np.array([16, 36, 37, 40, 64, 68, 72])
    assert extents.astray(offsets, 4).tolist() == [False, False, True, True, False, False, True]
    assert extents.astray(np.array([64, 16, 68]), 4) is None
    assert Extents([]).astray(np.array([0]), 4).all()


def one_thread(body: str, module: str = MODULE, shared_bytes: int = 0):
    """Return the hazards of a kernel that thread 0 runs alone."""
    only = f"setp.ne.u32 %p, %t, 0; @%p bra DONE; {body} DONE:"
    return run_words(only, module=module, shared_bytes=shared_bytes, hazards=True)


@pytest.mark.parametrize(
    "place", ["st.shared.u32 [tile+124]", "st.shared.v2.u32 [bars+16]", "st.shared.u8 [bars+23]"]
)
def test_the_last_bytes_of_a_variable_are_its_own(place):
    value = "{%t, %t}" if "v2" in place else "%t"
    assert one_thread(f"{place}, {value};") == ()


@pytest.mark.parametrize(
    ("use", "before"),
    [
        ("st.shared.u32 [bars+24], %t;", "bars"),
        ("ld.shared.u32 %v, [bars+28];", "bars"),
        ("atom.shared.add.u32 %v, [bars+24], 1;", "bars"),
        ("mov.u32 %v, 768; st.shared.u32 [%v], %t;", None),
        ("cvta.shared.u64 %mine, {at}; st.u32 [%mine+24], %t;", "bars"),
    ],
)
def test_an_access_between_variables_is_reported_and_the_run_continues(use, before):
    body = use.format(at="%mine") if "{at}" not in use else f"mov.u64 %mine, bars; {use}"
    hazards = one_thread(body.format(at="%mine"))
    named = [h for h in hazards if h.kind == "illegal-access"]
    assert named and named[0].reason is Reason.BELONGS_TO_NONE
    facts = named[0].facts
    assert (facts["before"] and facts["before"].called) == before
    assert before or facts["after"].called == "tile"


def test_dynamic_shared_memory_has_the_requested_size():
    """The hardware rounds the size up; the bytes after it still belong to no variable."""
    module = ".extern .shared .align 16 .b8 dynamic[]; .shared .align 4 .b8 fixed[64];"
    use = "st.shared.u32 [dynamic+{}], %t;"
    assert one_thread(use.format(36), module, 40) == ()
    (beyond,) = one_thread(use.format(40), module, 40)
    assert beyond.kind == "illegal-access"
    with faults(Reason.BEYOND_MEMORY):
        one_thread(use.format(64), module, 0)  # the last of 128 bytes that there are


def test_local_memory_and_parameters_have_their_bytes():
    local = ".local .align 4 .b8 mine[20]; st.local.u32 [mine+{}], %t;"
    assert one_thread(local.format(16)) == ()
    assert [h.kind for h in one_thread(local.format(20))] == ["illegal-access"]


def test_a_bulk_copy_that_ends_in_the_next_variable():
    """256 bytes fit; from offset 16 they end in ``bar``."""
    body = [INIT, INIT_FENCE, SYNC, LOAD, wait("@%first")]
    assert launch(*body) == ()
    body[3] = LOAD.replace("[%tile]", "[%tile+16]")
    hazards = launch(*body)
    (left,) = [h for h in hazards if h.facts.get("touched") is Touched.COPY]
    assert left.kind == "illegal-access" and left.reason is Reason.LEAVES_VARIABLE
    assert (left.facts["owner"].called, left.facts["into"].called) == ("tile", "bar")
    assert (left.facts["nbytes"], left.facts["beyond"]) == (256, 16)


def box_kernel(rows: int):
    @cuda.jit
    def kernel(src, out):
        tile = cuda.shared.array((rows, 16), np.float32, 128)
        rest = cuda.shared.array((8, 16), np.float32)
        bars = cuda.shared.array(1, np.uint64)
        bar, i = ptx.shared_address(bars), cuda.threadIdx.x
        rest[i // 16, i % 16] = 0
        if i == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if i == 0:
            ptx.mbarrier_arrive_expect_tx(bar, 512)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(tile), src, 0, 0, bar)
        ptx.mbarrier_wait_parity(bar, 0)
        out[i] = tile[i // 16, i % 16] + rest[i // 16, i % 16]

    return kernel


@pytest.mark.parametrize("rows", [8, 2])
def test_a_box_larger_than_its_array(rows):
    gpu = harness.device("emulator")
    src = harness.TensorMap.tiled(gpu.to_device(np.ones((64, 16), np.float32)), box=(8, 16))
    out = gpu.to_device(np.zeros(32, np.float32))
    run = gpu.launch(box_kernel(rows), grid=1, block=32, args=(src, out))
    named = [h for h in run.hazards if h.kind == "illegal-access"]
    assert bool(named) == (rows == 2)
    if named:
        facts = named[0].facts
        assert (facts["touched"], facts["rows"], facts["row_bytes"]) == (Touched.BOX, 8, 64)
        assert facts["owner"].end - facts["owner"].start == 128
        assert "global_to_shared" in named[0].source


TILE, FULL = (
    Extent("shared$tile$of_8_32_float32", 0, 1024),
    Extent("shared$full$of_2_uint64", 1152, 1168),
)


@pytest.mark.parametrize(
    ("extents", "address", "called", "outside"),
    [
        (
            (TILE, FULL),
            1024,
            "",
            Outside("`tile[8, 0]`", "tile", 0, 8, Outside("`tile[7, 32]`", "tile", 1, 32)),
        ),
        ((TILE, FULL), 1024 + 132, "tile", Outside("`tile[9, 1]`", "tile", 0, 8)),
        ((TILE, FULL), 1020, "tile", None),  # inside the array
        ((TILE, Extent("other", 1152, 1168)), 1168, "", None),  # either of the two
        ((Extent(TILE.name, 64, 128),), 128, "", None),  # beyond its bytes
        ((Extent(TILE.name, 64, 1088),), 56, "tile", Outside("`tile[-2]`", "tile", 0, 0)),
        (
            (Extent("shared$buf$of_0_uint64", 0, 64),),  # the launch gives the size
            64,
            "buf",
            Outside("`buf[8]`", "buf", 0, 8),
        ),
    ],
)
def test_an_element_outside_is_named_with_the_extent(extents, address, called, outside):
    assert Extents(extents).outside(address, called) == outside


@cuda.jit
def one_too_far(out, row):
    tile = cuda.shared.array((8, 32), np.float32)
    tile[row, cuda.threadIdx.x] = 1
    out[cuda.threadIdx.x] = tile[row, cuda.threadIdx.x]


@cuda.jit
def one_too_far_in_dynamic(out, row):
    tile = cuda.shared.array(0, np.float32)
    tile[row + cuda.threadIdx.x] = 1
    out[cuda.threadIdx.x] = tile[row + cuda.threadIdx.x]


@pytest.mark.parametrize(
    ("kernel", "last", "dynamic", "element", "length"),
    [
        (one_too_far, 7, 0, "`tile[8, 0]`", 8),
        (one_too_far_in_dynamic, 32, 256, "`tile[64]`", 64),
    ],
)
def test_an_index_beyond_a_shared_array(kernel, last, dynamic, element, length):
    gpu = harness.device("emulator")
    out = gpu.to_device(np.zeros(32, np.float32))
    shape = {"grid": 1, "block": 32, "shared_bytes": dynamic}
    assert gpu.launch(kernel, args=(out, last), **shape).hazards == ()
    with pytest.raises(KernelFault) as died:
        gpu.launch(kernel, args=(out, last + 1 if last < 8 else 2 * last), **shape)
    outside = died.value.hazards[0].facts["outside"]
    assert (outside.element, outside.axis, outside.length) == (element, 0, length)


@cuda.jit
def sum_with_the_mbarrier(out):
    tile = cuda.shared.array((2, 32), np.float32)
    bar = cuda.shared.array(1, np.uint64)
    i = cuda.threadIdx.x
    if i == 0:
        ptx.mbarrier_init(ptx.shared_address(bar), 1)
    tile[0, i] = tile[1, i] = i
    cuda.syncthreads()
    out[i] = tile[1, i] + tile[1, i + 1]


def test_an_array_that_a_line_indexes_twice_is_named_where_it_reaches_an_mbarrier():
    gpu = harness.device("emulator")
    run = gpu.launch(sum_with_the_mbarrier, 1, 32, (gpu.to_device(np.zeros(32, np.float32)),))
    (named,) = (one for one in run.hazards if one.cause is Cause.INDEX_OUTSIDE_ARRAY)
    outside = named.facts["outside"]
    assert (outside.element, outside.other.element) == ("`tile[2, 0]`", "`tile[1, 32]`")
