"""Atomics of packed halves and of vectors; caches; cache policies."""

import numpy as np
import pytest

from harness.sanitizer.emulator import Reason
from tests.stops import faults, refused

from .snippet import BFLOAT16
from .test_memory import launch

F16 = np.float16


def test_packed_halves_add_up():
    """Each half separately, in global and in shared memory, with the old values returned."""
    body = """
    mov.b32 %r0, 0x40003C00;  // (1, 2), the lower half first
    mov.b32 %r2, 0x3F803F80;  // (1, 1)
    atom.global.add.noftz.f16x2 %r1, [%p0], %r0;
    shl.b64 %q0, %i, 2; add.u64 %q0, %q0, %p1; st.global.b32 [%q0], %r1;
    red.global.add.noftz.bf16x2 [%p0+4], %r2;
    """
    sums, old = launch(body, np.zeros(4, np.uint16), np.zeros(64, F16))
    assert sums[:2].view(F16).tolist() == [32, 64]
    assert sums[2:].view(BFLOAT16).astype(float).tolist() == [32, 32]
    assert sorted(old[::2].tolist()) == list(range(32))
    assert sorted(old[1::2].tolist()) == list(range(0, 64, 2))


def test_packed_halves_in_shared_memory():
    body = """
    .shared .b32 cell; setp.eq.u32 %b0, %t, 0; @%b0 st.shared.b32 [cell], 0; bar.sync 0;
    mov.b32 %r0, 0x40003C00; red.shared.add.noftz.f16x2 [cell], %r0; bar.sync 0;
    @%b0 ld.shared.b32 %r1, [cell]; @%b0 st.global.b32 [%p0], %r1;
    """
    (sums,) = launch(body, np.zeros(2, F16))
    assert sums.tolist() == [32, 64]


@pytest.mark.parametrize("space", [".global", ""])
def test_vectors_of_f32(space):
    body = f"""
    mov.f32 %f0, 0f3F800000; mov.f32 %f1, 0f40000000;
    atom{space}.add.v4.f32 {{%f2, %f3, %f4, %f5}}, [%p0], {{%f0, %f1, %f0, %f1}};
    shl.b64 %q0, %i, 4; add.u64 %q0, %q0, %p1; st.global.v4.f32 [%q0], {{%f2, %f3, %f4, %f5}};
    red.relaxed.gpu{space}.add.v2.f32 [%p0+8], {{%f0, %f0}};
    """
    sums, old = launch(body, np.zeros(4, np.float32), np.zeros(128, np.float32))
    assert sums.tolist() == [32, 64, 64, 96]
    assert sorted(old.reshape(32, 4)[:, 1].tolist()) == list(range(0, 64, 2))


def test_extrema_of_vectors_of_halves():
    start = np.array([1, 5, np.nan, -0.0, 7, 7, 7, 7], F16)
    new = np.array([3, 4, 2, 0.0, np.nan, 8, -9, 6], F16)
    regs = ", ".join(f"%h{i}" for i in range(8))
    body = f"""
    setp.eq.u32 %b0, %t, 0; .reg .b32 %w<4>;
    ld.global.v4.b32 {{%w0, %w1, %w2, %w3}}, [%p1];
    mov.b32 {{%h0, %h1}}, %w0; mov.b32 {{%h2, %h3}}, %w1;
    mov.b32 {{%h4, %h5}}, %w2; mov.b32 {{%h6, %h7}}, %w3;
    @%b0 red.global.max.noftz.v8.f16 [%p0], {{{regs}}};
    @%b0 red.global.min.noftz.v2.f16x2 [%p2], {{%w0, %w1}};
    """
    most, _, least = launch(body, start, new, start.copy())
    assert most.tolist() == [3, 5, 2, 0, 7, 8, 7, 7]
    assert not np.signbit(most[3])
    assert least.tolist() == [1, 4, 2, 0, 7, 7, 7, 7] and np.signbit(least[3])


def test_vectors_are_aligned_and_global():
    vector = "{%f0, %f1}"
    with faults(Reason.MISALIGNED, size=8, several=True):
        launch(f"red.global.add.v2.f32 [%p0+4], {vector};", np.zeros(4, np.float32))
    with faults(Reason.MISALIGNED, size=4, several=True):
        launch("red.global.add.noftz.f16x2 [%p0+2], %r0;", np.zeros(4, F16))
    body = ".shared .b64 cell; mov.u64 %q0, cell; cvta.shared.u64 %q0, %q0;"
    body += f"red.add.v2.f32 [%q0], {vector};"
    with faults(Reason.VECTOR_IN_SHARED):
        launch(body, np.zeros(4, np.float32))


def test_unsupported_forms_are_refused():
    for text, facts in (
        ("atom.global.add.f16x2 %r0, [%p0], %r1;", ("`atom.global.add.f16x2`",)),
        ("atom.global.min.noftz.f16x2 %r0, [%p0], %r1;", ("`atom.global.min.noftz.f16x2`",)),
        ("red.shared.add.v2.f32 [%r0], {%f0, %f1};", ("`red.shared.add.v2.f32`",)),
        ("red.global.add.v8.f32 [%p0], {%f0, %f1};", ("`red.global.add.v8.f32`",)),
        ("red.global.min.v2.f32 [%p0], {%f0, %f1};", ("`red.global.min.v2.f32`",)),
        ("red.global.add.v4.f32 [%p0], {%f0, %f1};", ("{%f0, %f1}", 2, 4)),
        ("ld.global.L2::cache_hint.f32 %f0, [%p0];", (".L2::cache_hint",)),
        ("ld.global.f32 %f0, [%p0], %q0;", (".L2::cache_hint",)),
        ("prefetch.shared.L1 [%r0];", ("`prefetch.shared.L1`",)),
    ):
        with refused(*facts):
            launch(text, np.zeros(64, np.float32))


def test_policies_change_nothing():
    body = """
    createpolicy.fractional.L2::evict_last.b64 %q1, 0f3F800000;
    ld.global.L2::cache_hint.f32 %f0, [%p0], %q1;
    setp.eq.u32 %b0, %t, 0;
    @%b0 st.global.L2::cache_hint.f32 [%p0+4], %f0, %q1;
    red.global.add.L2::cache_hint.f32 [%p0+8], %f0, %q1;
    red.global.add.noftz.L2::cache_hint.v2.f16 [%p0+16], {%h0, %h0}, %q1;
    """
    body += "prefetch.global.L2::evict_last [%p0]; prefetchu.L1 [%p0];"
    data = np.array([3, 0, 0, 0, 0], np.float32)
    (sent,) = launch("mov.b16 %h0, 0;" + body, data)
    assert sent.tolist() == [3, 3, 96, 0, 0]
