"""Bank conflicts counted by hand: tables of addresses, then kernels as students write them."""

from __future__ import annotations

import inspect
import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba import cuda, float32, float64

import harness
from harness import ptx
from harness.course.devices import run_ptx
from harness.sanitizer import Run
from harness.sanitizer.emulator.events import SharedAccessed
from harness.sanitizer.emulator.memory.requests import lines_of
from harness.sanitizer.emulator.threads import Wave
from harness.sanitizer.emulator.trace.traffic import BankConflicts, UseByLine
from harness.sanitizer.isa.text.tree import Instruction
from tests.sanitizer.emulator.ops.snippet import HEADER

GPU = harness.device("emulator")
LANE = np.arange(32)


def snippet(body: str, offsets, threads: int = 32, blocks: int = 1, cluster: int = 1, of=""):
    """Run ``body`` with %a the thread's address in shared memory, from ``offsets`` in bytes;
    threads with a negative offset skip it. Return the counts of ``of``.
    """
    table = GPU.to_device(np.resize(np.asarray(offsets), threads).astype(np.int32))
    text = f"""{HEADER}
.visible .entry k(.param .u64 table)
{{
    .shared .align 128 .b8 tile[16384];
    .reg .b64 %p, %i, %d<4>;
    .reg .b32 %t, %a, %base, %r<8>;
    .reg .b16 %h;
    .reg .pred %idle;
    mov.u32 %t, %tid.x;
    ld.param.u64 %p, [table];
    mad.wide.u32 %i, %t, 4, %p;
    ld.global.b32 %a, [%i];
    setp.lt.s32 %idle, %a, 0;
    @%idle bra DONE;
    mov.u32 %base, tile;
    add.u32 %a, %a, %base;
{body}
DONE:
    ret;
}}"""
    run = run_ptx(text, "k", blocks, threads, (table,), cluster=cluster, device=GPU)
    return [c for c in run.bank_conflicts if c.opcode.startswith(of)]


def counts(body: str, offsets, **more) -> tuple[int, int, int]:
    (conflict,) = snippet(body, offsets, **more)
    return conflict.accesses, conflict.wavefronts, conflict.ideal


# -- one warp, one instruction

WORDS = {
    "stride of 1 word": (4 * LANE, 1),
    "backwards": (4 * LANE[::-1], 1),
    "stride of 2": (8 * LANE, 2),
    "stride of 3": (12 * LANE, 1),
    "stride of 8": (32 * LANE, 8),
    "stride of 32": (128 * LANE, 32),
    "stride of 33": (132 * LANE, 1),
    "broadcast": (0 * LANE, 1),
    "pairs share a word": (4 * (LANE // 2), 1),
    "two words of one bank, shared": (128 * (LANE % 2), 2),
    "one lane alone in bank 0": (np.where(LANE == 5, 128, 4 * LANE), 2),
    "half of them idle": (np.where(LANE < 16, 128 * LANE, -1), 16),
    "every second one idle": (np.where(LANE % 2 == 0, 8 * LANE, -1), 2),
    "one lane": (np.where(LANE == 7, 512, -1), 1),
}


def test_words():
    bodies = (
        "ld.shared.b32 %r0, [%a];",
        "ld.volatile.shared.b32 %r0, [%a];",
        "st.shared.b32 [%a], %t;",
        "atom.shared.add.u32 %r0, [%a], 1;",
        "red.shared.max.u32 [%a], 1;",
        "atom.shared.cas.b32 %r0, [%a], 1, 2;",
        "ld.shared.v2.u16 {%h, _}, [%a];",
        "cvt.u64.u32 %d0, %a; cvta.shared.u64 %d0, %d0; ld.b32 %r0, [%d0];",
        "mov.b32 %r1, 0; atom.shared.add.noftz.f16x2 %r0, [%a], %r1;",
    )
    wanted = {name: (1, wavefronts, 1) for name, (_, wavefronts) in WORDS.items()}
    for body in bodies:
        assert {name: counts(body, offsets) for name, (offsets, _) in WORDS.items()} == wanted, body


BYTES = {
    "bytes side by side": ("ld.shared.u8 %r0, [%a];", LANE, 1),
    "a byte of every word": ("st.shared.u8 [%a], %t;", 4 * LANE + 3, 1),
    "a byte of every second word": ("ld.shared.u8 %r0, [%a];", 8 * LANE + 1, 2),
    "halves, 32 words apart": ("ld.shared.u16 %r0, [%a];", 128 * LANE + 2, 32),
    "halves of one bank's two words": ("ld.shared.u16 %r0, [%a];", 2 * (LANE % 2) + 128, 1),
    "bytes across a word's end": ("ld.shared.u8 %r0, [%a];", 2 + (LANE % 4), 1),
    "bytes across a bank's row": ("ld.shared.u8 %r0, [%a];", 126 + (LANE % 4), 1),
}


def test_bytes_share_their_word():
    wanted = {name: (1, wavefronts, 1) for name, (_, _, wavefronts) in BYTES.items()}
    assert {name: counts(body, at) for name, (body, at, _) in BYTES.items()} == wanted


WIDE = {  # the stride in elements, and the wavefronts of 8 and of 16 bytes a lane
    "stride of 1 element": (1, (2, 4)),
    "stride of 2": (2, (4, 8)),
    "stride of 3": (3, (2, 4)),
    "128 bytes apart": (None, (32, 32)),
    "broadcast": (0, (2, 4)),
}


def test_halves_and_quarters_of_a_warp():
    for body, size in (
        ("ld.shared.b64 %d0, [%a];", 8),
        ("st.shared.v2.b32 [%a], {%t, %t};", 8),
        ("atom.shared.exch.b64 %d0, [%a], %p;", 8),
        ("ld.shared.v2.b64 {%d0, %d1}, [%a];", 16),
        ("st.shared.v4.b32 [%a], {%t, %t, %t, %t};", 16),
    ):
        for name, (stride, wavefronts) in WIDE.items():
            offsets = LANE * (128 if stride is None else size * stride)
            counted = counts(body, offsets)
            assert counted == (1, wavefronts[size == 16], size // 4), (body, name)


def test_passes_without_a_lane_cost_nothing():
    body = "ld.shared.v4.b32 {%r0, %r1, %r2, %r3}, [%a];"
    for active, passes in (
        *((LANE < 8, 1), (LANE < 9, 2), (LANE % 8 == 0, 4), (LANE > 15, 2), (LANE == 31, 1)),
    ):
        assert counts(body, np.where(active, 16 * LANE, -1)) == (1, passes, passes)


def test_a_warp_without_active_lanes_is_not_counted():
    assert snippet("ld.shared.b32 %r0, [%a];", -1 - LANE) == []
    two_warps = np.where(np.arange(64) < 32, -1, 4 * np.arange(64))
    assert counts("ld.shared.b32 %r0, [%a];", two_warps, threads=64) == (1, 1, 1)
    guarded = "setp.lt.u32 %idle, %t, 4; @%idle ld.shared.b32 %r0, [%a];"
    assert counts(guarded, 128 * LANE) == (1, 4, 1)


def by_the_definition(offsets, size: int) -> tuple[int, int, int]:
    accesses = wavefronts = ideal = 0
    for warp in np.split(offsets, len(offsets) // 32):
        accesses += bool((warp >= 0).any())
        for lanes in np.split(warp, max(size // 4, 1)):
            words = {(at + byte) // 4 for at in lanes if at >= 0 for byte in range(size)}
            wavefronts += max(sum(w % 32 == bank for w in words) for bank in range(32))
            ideal += bool(words)
    return accesses, wavefronts, ideal


LOADS = {
    1: "ld.shared.u8 %r0, [%a];",
    4: "ld.shared.b32 %r0, [%a];",
    8: "ld.shared.b64 %d0, [%a];",
    16: "ld.shared.v4.b32 {%r0, %r1, %r2, %r3}, [%a];",
}


@given(st.integers(0, 2**32 - 1), st.sampled_from(["anywhere", "shuffled", "ordered"]))
def test_random_addresses(seed, order):
    """Addresses over four warps, with or without idle lanes."""
    rng = np.random.default_rng(seed)
    for size, body in LOADS.items():
        anywhere = rng.integers(0, 16384 // size, 128)
        in_order = np.where(rng.random(128) < 0.02, anywhere, np.arange(128))
        shuffled = rng.permutation(128)
        offsets = size * {"anywhere": anywhere, "shuffled": shuffled, "ordered": in_order}[order]
        offsets = np.where(rng.random(128) < rng.choice([0, 0.3]), -1, offsets)
        assert counts(body, offsets, threads=128) == by_the_definition(offsets, size)


# -- matrices: rows of 16 bytes, eight a phase

ROW, MATRIX = LANE % 8, LANE // 8
MATRICES = {
    "pitch of 128 bytes": (128 * ROW + 16 * MATRIX, 8),
    "128B swizzle": (128 * ROW + 16 * (MATRIX ^ ROW), 1),
    "padded to 144 bytes": (144 * ROW + 16 * MATRIX, 1),
    "pitch of 64 bytes": (64 * ROW + 16 * MATRIX, 4),
    "pitch of 16 bytes": (16 * ROW + 128 * MATRIX, 1),
}


def test_matrices():
    for count, (name, (offsets, ways)) in itertools.product((1, 2, 4), MATRICES.items()):
        registers = ", ".join(f"%r{i}" for i in range(count))
        values = ", ".join(["%t"] * count)
        for body in (
            f"ldmatrix.sync.aligned.m8n8.x{count}.shared.b16 {{{registers}}}, [%a];",
            f"ldmatrix.sync.aligned.m8n8.x{count}.trans.shared.b16 {{{registers}}}, [%a];",
            f"stmatrix.sync.aligned.m8n8.x{count}.shared.b16 [%a], {{{values}}};",
        ):
            assert counts(body, offsets) == (1, ways * count, count), (name, body)


# -- what is no matter of banks here


def test_barriers_and_copies_are_not_counted():
    assert snippet("mbarrier.init.shared::cta.b64 [%a], 1;", np.where(LANE == 0, 0, -1)) == []
    assert snippet("cp.async.ca.shared.global [%a], [%i], 4;", 128 * LANE) == []
    assert snippet("ld.global.b32 %r0, [%i];", 4 * LANE) == []


def test_the_shared_memory_of_another_block_is_not_counted():
    rank = "mov.u32 %r1, %cluster_ctarank; xor.b32 %r1, %r1, 1;"
    there = f"{rank} mapa.shared::cluster.u32 %a, %a, %r1;"
    half = f"{rank} setp.lt.u32 %idle, %t, 4; @%idle mapa.shared::cluster.u32 %a, %a, %r1;"
    load = "ld.shared::cluster.b32 %r0, [%a];"
    assert snippet(there + load, 128 * LANE, cluster=2, blocks=2) == []
    assert counts(load, 128 * LANE, cluster=2, blocks=2) == (2, 64, 2)
    assert counts(half + load, 128 * LANE, cluster=2, blocks=2) == (2, 56, 2)


# -- over lines, blocks and waves


def test_all_blocks_of_all_waves_add_up():
    body, offsets = "ld.shared.b32 %r0, [%a];", 8 * np.arange(1024)
    assert counts(body, offsets, threads=1024, blocks=20) == (640, 1280, 640)


def test_repeated_and_new_patterns():
    """A loop over strides of 1, 2, 4, … 32 words, executed twice."""
    body = """
    mov.u32 %r1, 0;
AGAIN:
    and.b32 %r2, %r1, 7;
    shl.b32 %r3, %t, %r2;
    shl.b32 %r3, %r3, 2;
    add.u32 %r3, %r3, %base;
    ld.shared.b32 %r0, [%r3];
    add.u32 %r1, %r1, 1;
    and.b32 %r4, %r1, 7;
    setp.eq.u32 %idle, %r4, 6;
    @%idle add.u32 %r1, %r1, 2;
    setp.lt.u32 %idle, %r1, 16;
    @%idle bra AGAIN;"""
    for _ in range(2):  # the second launch remembers what the first one saw
        assert counts(body, 4 * LANE) == (12, 2 * (1 + 2 + 4 + 8 + 16 + 32), 12)


LOAD = Instruction("ld.shared.b32", (), None, 1, None)


def test_patterns_that_look_alike():
    """The same distances between addresses with other counts, in sequence."""
    wide = "ld.shared.v4.b32 {%r0, %r1, %r2, %r3}, [%a];"
    for active, passes in ((LANE < 8, 1), (LANE % 4 == 0, 4)):  # other lanes
        offsets = np.full(32, -1)
        offsets[active] = 128 * np.arange(8)
        assert counts(wide, offsets) == (1, 8, passes)
    pair = 129 * (LANE % 2)  # in bank 0 both; three bytes on, in banks 0 and 1
    assert counts("ld.shared.u8 %r0, [%a];", pair) == (1, 2, 1)
    assert counts("ld.shared.u8 %r0, [%a];", pair + 3) == (1, 1, 1)
    for blocks in (1, 2):  # other blocks
        wave = Wave(0, blocks, (blocks, 1, 1), (32 // blocks, 1, 1), (1, 1, 1))
        banks = UseByLine(BankConflicts, (LOAD,), lambda site: (1, "", ""), lines_of((LOAD,)))
        banks.count(SharedAccessed(0, wave.everyone, 8 * LANE, 4))
        (conflict,) = banks.report()
        assert (conflict.accesses, conflict.wavefronts) == ((1, 2), (2, 2))[blocks - 1]


def transposing(width: int, swizzles: bool):
    """Transpose 32 × 32 elements through shared memory, of which a row is ``width`` wide."""

    @cuda.jit
    def kernel(x, out):
        tile = cuda.shared.array((32, width), float32)
        column, row = cuda.threadIdx.x, cuda.threadIdx.y
        tile[row, column ^ row if swizzles else column] = x[row, column]
        cuda.syncthreads()
        out[row, column] = tile[column, row ^ column if swizzles else row]

    return kernel


def line_of(kernel, text: str) -> int:
    lines, first = inspect.getsourcelines(kernel.py_func)
    return first + next(i for i, line in enumerate(lines) if line.strip() == text)


@pytest.mark.parametrize(
    ("width", "swizzles", "loads"), [(32, False, 32 * 32), (33, False, 32), (32, True, 32)]
)
def test_transposing_a_tile(width, swizzles, loads):
    kernel = transposing(width, swizzles)
    text = "out[row, column] = tile[column, row ^ column if swizzles else row]"
    x = np.random.default_rng(0).standard_normal((32, 32)).astype(np.float32)
    source, out = GPU.to_device(x), GPU.empty((32, 32))
    run = GPU.launch(kernel, 1, (32, 32), (source, out))
    assert run.hazards == () and np.array_equal(out.copy_to_host(), x.T)
    store, load = run.bank_conflicts
    assert (store.accesses, store.wavefronts, store.ideal, store.conflicts) == (32, 32, 32, 0)
    assert (load.accesses, load.wavefronts, load.ideal) == (32, loads, 32)
    assert load.conflicts == loads - 32
    assert (load.line, load.source) == (line_of(kernel, text), text)
    assert load.file == __file__ and store.line < load.line
    assert store.opcode.startswith("st.shared") and load.opcode.startswith("ld.shared")


@cuda.jit
def column_of_chunks(swizzled, out):
    """Lane r reads 16 bytes of row r, with 8 rows of 128 bytes per swizzle atom."""
    tile = cuda.shared.array((32, 8, 2), float64, alignment=1024)
    lane = cuda.threadIdx.x
    for chunk in range(8):
        tile[lane, chunk, 0] = tile[lane, chunk, 1] = lane
    cuda.syncwarp()
    total = 0.0
    for chunk in range(8):
        at = ptx.shared_address(tile) + (lane * 8 + (chunk ^ (lane % 8 if swizzled else 0))) * 16
        words = ptx.ldmatrix_x4(at)
        total += words[0]
    out[lane] = total


def test_a_swizzled_tile_read_by_column():
    for swizzled, ways in ((False, 8), (True, 1)):
        run = GPU.launch(column_of_chunks, 1, 32, (swizzled, GPU.empty(32, np.float64)))
        (load,) = [c for c in run.bank_conflicts if c.opcode.startswith("ldmatrix")]
        assert (load.accesses, load.wavefronts, load.ideal) == (8, 8 * 4 * ways, 8 * 4)


def test_lines_in_order_and_opcodes_apart():
    body = "st.shared.b32 [%a], %t;\nld.shared.b32 %r0, [%a];\nst.shared.b32 [%a], %t;"
    first, second, third = snippet(body, 4 * LANE)
    assert first.line + 2 == second.line + 1 == third.line
    assert second.source == "ld.shared.b32 %r0, [%a];"


@cuda.jit
def doubles_in_place(out):
    tile = cuda.shared.array(32, float32)
    t = cuda.threadIdx.x
    tile[t] = t
    cuda.syncwarp()
    tile[t] += tile[t]
    out[t] = tile[t]


def test_a_line_that_loads_and_stores_is_counted_twice():
    run = GPU.launch(doubles_in_place, 1, 32, (GPU.empty(32),))
    text = "tile[t] += tile[t]"
    opcodes = [c.opcode for c in run.bank_conflicts if c.source == text]
    assert len(opcodes) == len(set(opcodes))
    assert any(o.startswith("ld.") for o in opcodes) and any(o.startswith("st.") for o in opcodes)


def test_hardware_reports_no_conflicts():
    assert Run(device="hopper").bank_conflicts == ()
