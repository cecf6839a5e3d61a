"""Registers of 128 bits: loads, stores, moves and atomics."""

from __future__ import annotations

import numpy as np
import pytest

from harness.course import device
from harness.course.devices import run_ptx
from harness.sanitizer.emulator import Reason
from tests.stops import faults

from .snippet import HEADER

WHERE = pytest.mark.parametrize(
    "where", ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)]
)


def launch(body: str, out: np.ndarray, where: str, threads: int = 32):
    text = f"""{HEADER}
.visible .entry k(.param .u64 out)
{{
  .reg .b128 %q<5>; .reg .b64 %x, %y, %at, %own; .reg .b32 %t, %a, %b, %c, %d, %s; .reg .pred %p;
  .shared .align 16 .b8 tile[1024];
  ld.param.u64 %at, [out]; mov.u32 %t, %tid.x; mad.wide.u32 %own, %t, 16, %at;
  cvt.u64.u32 %x, %t; mov.u32 %s, tile; mad.lo.u32 %a, %t, 16, %s;
{body}
  ret;
}}
"""
    gpu = device(where)
    result = gpu.to_device(out)
    run = run_ptx(text, "k", 1, threads, (result,), device=gpu)
    return result.copy_to_host(), run.hazards


@WHERE
def test_moved_stored_and_loaded(where):
    body = """  add.u64 %y, %x, 1000; mov.b128 %q1, {%x, %y}; mov.b128 %q2, %q1;
  st.shared.b128 [%a], %q2; ld.shared.b128 %q3, [%a]; mov.b128 {%y, %x}, %q3;
  mov.b128 %q4, {%x, %y}; st.relaxed.gpu.global.b128 [%own], %q4;
  cvt.u32.u64 %b, %x; mov.b128 %q0, {%b, %b, %t, %t}; ld.global.b128 %q1, [%own];
  mov.b128 {%x, %y}, %q1; mov.b128 {_, %y}, %q0; mov.b128 %q0, {%x, %y};
  st.global.b128 [%own+512], %q0;"""
    result, hazards = launch(body, np.zeros((64, 2), np.uint64), where)
    t = np.arange(32, dtype=np.uint64)
    assert hazards == () and np.array_equal(result[:32], np.stack([t + 1000, t], axis=1))
    assert np.array_equal(result[32:], np.stack([t + 1000, t << 32 | t], axis=1))


@WHERE
def test_exchanged(where):
    """32 threads exchange the same place: each value is seen exactly once, and never half of it."""
    body = """  shl.b64 %y, %x, 7; mov.b128 %q1, {%x, %y};
  atom.global.relaxed.gpu.exch.b128 %q2, [%at+512], %q1; st.global.b128 [%own], %q2;"""
    start = np.zeros((33, 2), np.uint64)
    start[32] = 99, 99 << 7
    result, hazards = launch(body, start, where)
    assert hazards == () and np.array_equal(result[:, 1], result[:, 0] << np.uint64(7))
    assert sorted(result[:, 0].tolist()) == [*range(32), 99]


@WHERE
def test_compared_and_exchanged(where):
    """A sum in two halves, by compare-and-swap."""
    body = """  mov.b128 %q0, {%x, %x};
  setp.ne.u32 %p, %t, 0; @%p bra MEET; mov.u64 %x, 0; mov.b128 %q1, {%x, %x};
  st.shared.b128 [%s], %q1;
MEET: bar.sync 0; mov.b128 {%x, _}, %q0; ld.relaxed.cta.shared.b128 %q1, [%s];
AGAIN: .reg .b64 %lo, %hi, %lo2, %hi2; mov.b128 {%lo, %hi}, %q1;
  add.u64 %lo2, %lo, %x; sub.u64 %hi2, %hi, %x; mov.b128 %q2, {%lo2, %hi2};
  atom.shared.cas.b128 %q3, [%s], %q1, %q2; mov.b128 {%lo2, %hi2}, %q3; mov.b128 %q1, %q3;
  setp.ne.u64 %p, %lo2, %lo; @%p bra AGAIN;
  bar.sync 0; ld.shared.b128 %q4, [%s]; st.global.b128 [%own], %q4;"""
    result, hazards = launch(
        body.replace("{%x, _}", "{%x, %y}"), np.zeros((32, 2), np.uint64), where
    )
    assert hazards == () and (result == [496, 2**64 - 496]).all()


def test_aligned_to_16_bytes():
    with faults(Reason.MISALIGNED, size=16):
        launch("  ld.global.b128 %q1, [%own+8];", np.zeros((64, 2), np.uint64), "emulator")
