"""A line of a function that is called at several lines: which calls a finding is about."""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.course import device
from harness.sanitizer.diagnosis.context import TextPlace
from tests.sanitizer.emulator.ordering.lines import SYNC, WRITE, launch

WRITE_TO = "mad.lo.u32 %v, %t, 4, %tile; st.shared.u32 [%v+{}], %t;"
READ_FROM = "xor.b32 %v, %t, 32; mad.lo.u32 %v, %v, 4, %tile; ld.shared.u32 %v, [%v+{}];"


def inlined(line: int, call: int, code: str) -> str:
    """Wrap ``code`` as a line of a function that is called at another line."""
    return f".loc 1 {call} 7\n.loc 1 {line} 3, function_name $A, inlined_at 1 {call} 7\n{code}\n"


@cuda.jit
def put(tile, at, value):
    tile[at] = value


@cuda.jit
def put_twice(out):
    tile = cuda.shared.array(65, np.float32)
    put(tile, cuda.threadIdx.x, 1)  # the first
    put(tile, cuda.threadIdx.x + 1, 2)  # the second
    cuda.syncthreads()
    out[cuda.threadIdx.x] = tile[cuda.threadIdx.x]


def test_two_calls_of_a_function_are_distinguished():
    gpu = device("emulator")
    out = gpu.to_device(np.zeros(64, np.float32))
    (hazard,) = gpu.launch(put_twice, grid=1, block=64, args=(out,)).hazards
    assert (hazard.kind, hazard.line - hazard.other_line) == ("data-race", 1)
    assert "the second" in hazard.source and "the first" in hazard.other_source
    assert hazard.stack[0] == hazard.other_stack[0]
    for calls in ((31, 32), (7, 9)):
        lines = inlined(10, calls[0], WRITE), inlined(10, calls[1], WRITE_TO.format(4))
        (hazard,) = launch(".loc 1 20 0", *lines)
        assert {hazard.line, hazard.other_line} == {*calls}


def test_two_pairs_of_calls_are_two_findings():
    """Both tiles are written by a function and read by another without a barrier between them."""
    writes = [inlined(10, 31 + n, WRITE_TO.format(256 * n)) for n in range(2)]
    reads = [inlined(20, 41 + n, READ_FROM.format(256 * n)) for n in range(2)]
    tiles = ".shared .align 128 .b8 tiles[512]; mov.u32 %tile, tiles;"
    hazards = launch(f".loc 1 20 0\n{tiles}", *writes, *reads)
    calls = {frozenset(stack[-1].line for stack in h.calls) for h in hazards}
    assert calls == {frozenset({31, 41}), frozenset({32, 42})}


def test_a_mistake_in_a_function_is_one_finding_for_all_callers():
    read = READ_FROM.format(0)
    calls = [inlined(10, n, WRITE) + inlined(11, n, read) + SYNC for n in (31, 32)]
    (hazard,) = launch(".loc 1 20 0", *calls)
    assert hazard.calls == ()


def test_two_calls_of_a_line_have_the_order_of_their_instructions():
    def call(function: str, line: int, site: int) -> TextPlace:
        return TextPlace((("k.cu", 33, "k"), ("k.h", line, function)), site)

    assert call("store", 46, 7) < call("commit", 43, 8)
    assert call("store", 46, 7) > call("store", 45, 8)
    assert TextPlace((("k.cu", 33, "k"),), 9) > call("arrive", 5, 8)
