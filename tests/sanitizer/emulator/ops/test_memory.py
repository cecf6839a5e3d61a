"""Loads, stores and atomics: widths, spaces, collisions, and faults."""

import itertools

import numpy as np
import pytest

from harness.course import device
from harness.course.devices import run_ptx
from harness.sanitizer.emulator import Reason
from tests.stops import faults

from .snippet import HEADER, drawn, evaluate, wrapped

COUNT = 64


def launch(body: str, *arrays, threads: int = 32, blocks: int = 1, before: str = ""):
    """Run ``body`` with the arrays' addresses in %p0, %p1, … and the thread in %t (%i: 64 bits),
    and return the arrays.
    """
    gpu = device("emulator")
    placed = [gpu.to_device(a) for a in arrays]
    parameters = ", ".join(f".param .u64 a{i}" for i in range(len(arrays)))
    loads = "".join(f"ld.param.u64 %p{i}, [a{i}];\n" for i in range(len(arrays)))
    text = f"""{HEADER}
{before}
.visible .entry k({parameters})
{{
    .reg .b64 %p<8>, %i, %q<16>;
    .reg .b32 %t, %r<16>;
    .reg .b16 %h<8>;
    .reg .f32 %f<8>;
    .reg .pred %b<4>;
    mov.u32 %t, %tid.x;
    cvt.u64.u32 %i, %t;
{loads}
{body}
    ret;
}}"""
    run = run_ptx(text, "k", blocks, threads, placed, device=gpu)
    assert run.hazards == ()
    return [p.copy_to_host() for p in placed]


def test_loads_extend_by_their_sign_and_stores_take_the_low_bytes():
    for size, kind in itertools.product((1, 2, 4, 8), "iu"):
        values = drawn(f"{kind}{size}", COUNT)
        t = f"{'s' if kind == 'i' else 'u'}{8 * size}"
        address = f"mad.lo.u64 %q0, %i, {size}, %p0; mad.lo.u64 %q1, %i, 8, %p1;"
        _, wide = launch(
            f"{address} ld.global.{t} %q2, [%q0]; st.global.u64 [%q1], %q2;",
            values,
            np.zeros(COUNT, f"{kind}8"),
            threads=COUNT,
        )
        assert wide.tolist() == values.tolist(), t
    for size in (1, 2, 4, 8):
        values = drawn(np.uint64, COUNT)
        _, low = launch(
            f"mad.lo.u64 %q0, %i, 8, %p0; mad.lo.u64 %q1, %i, {size}, %p1;"
            f"ld.global.u64 %q2, [%q0]; st.global.b{8 * size} [%q1], %q2;",
            values,
            np.zeros(COUNT, f"u{size}"),
            threads=COUNT,
        )
        assert low.tolist() == (values & np.uint64((1 << 8 * size) - 1)).tolist(), size


def test_vectors():
    for count, bits in ((2, 8), (4, 8), (2, 16), (4, 16), (2, 32), (4, 32), (2, 64)):
        values = drawn(f"u{bits // 8}", 32 * count)
        register = {8: "%h", 16: "%h", 32: "%r", 64: "%q"}[bits]
        names = ", ".join(f"{register}{4 + i}" for i in range(count))
        _, copied = launch(
            f"mad.lo.u64 %q0, %i, {count * bits // 8}, %p0;"
            f"mad.lo.u64 %q1, %i, {count * bits // 8}, %p1;"
            f"ld.global.v{count}.b{bits} {{{names}}}, [%q0];"
            f"st.global.v{count}.b{bits} [%q1], {{{names}}};",
            values,
            np.zeros_like(values),
        )
        assert copied.tolist() == values.tolist(), (count, bits)


def test_a_vector_may_skip_elements_and_overwrite_its_address():
    values = np.arange(64, dtype=np.uint64)
    _, got = launch(
        "mad.lo.u64 %q0, %i, 16, %p0; mad.lo.u64 %q1, %i, 8, %p1;"
        "ld.global.v2.u64 {_, %q0}, [%q0]; st.global.u64 [%q1], %q0;",
        values,
        np.zeros(32, np.uint64),
    )
    assert got.tolist() == list(range(1, 64, 2))


def test_offsets_and_modifiers():
    values = np.arange(40, dtype=np.uint32)
    _, got = launch(
        "mad.lo.u64 %q0, %i, 4, %p0; mad.lo.u64 %q1, %i, 4, %p1; add.u64 %q0, %q0, 16;"
        "ld.volatile.global.u32 %r0, [%q0+-16]; ld.global.nc.L1::no_allocate.u32 %r1, [%q0+-12];"
        "ld.relaxed.gpu.global.u32 %r2, [%q0]; add.u32 %r0, %r0, %r1; add.u32 %r0, %r0, %r2;"
        "st.global.wt.u32 [%q1], %r0;",
        values,
        np.zeros(32, np.uint32),
    )
    assert got.tolist() == [3 * t + 5 for t in range(32)]


@pytest.mark.parametrize("generic", [False, True])
@pytest.mark.parametrize("space", ["shared", "local"])
def test_spaces_are_the_blocks_and_the_threads_own(space, generic):
    """Every thread writes its cell, then reads its neighbor's (shared) or its own (local)."""
    shift = "xor.b32 %r1, %r1, 1;" if space == "shared" else ""
    start = f"cvta.{space}.u64 %q3, %q3;" if generic else ""
    state = "" if generic else f".{space}"
    results = launch(
        f"""mov.u64 %q3, cells; {start}
        mov.u32 %r0, %ctaid.x; mad.lo.u32 %r0, %r0, 100, %t;
        mad.lo.u64 %q4, %i, 4, %q3; st{state}.u32 [%q4], %r0; bar.sync 0;
        mov.u32 %r1, %t; {shift} cvt.u64.u32 %q5, %r1; mad.lo.u64 %q4, %q5, 4, %q3;
        ld{state}.u32 %r2, [%q4];
        mov.u32 %r3, %ctaid.x; mad.lo.u32 %r3, %r3, 64, %t; cvt.u64.u32 %q5, %r3;
        mad.lo.u64 %q4, %q5, 4, %p0; st.global.u32 [%q4], %r2;""".replace(
            "mov.u64 %q3, cells;", f".{space} .align 4 .b8 cells[256]; mov.u64 %q3, cells;"
        ),
        np.zeros(128, np.uint32),
        threads=64,
        blocks=2,
    )
    mine = [b * 100 + (t ^ 1 if space == "shared" else t) for b in range(2) for t in range(64)]
    assert results[0].tolist() == mine


def test_constants_and_global_variables():
    before = """.const .align 4 .b32 table[4] = {10, 20, 0x1E, -1};
.global .align 4 .f32 half = 0f3F000000;
.global .align 2 .b16 shorts[3] = {1, 2};"""
    (got,) = launch(
        """mov.u64 %q0, table; cvta.const.u64 %q1, %q0;
        ld.const.u32 %r0, [table+4]; ld.u32 %r1, [%q1+8]; ld.const.s32 %r2, [%q0+12];
        mov.u64 %q2, half; ld.global.b32 %r3, [%q2]; ld.global.u16 %r4, [shorts+2];
        ld.global.u16 %r5, [shorts+4];
        st.global.v4.u32 [%p0], {%r0, %r1, %r2, %r3}; st.global.v2.u32 [%p0+16], {%r4, %r5};""",
        np.zeros(6, np.uint32),
        threads=1,
        before=before,
    )
    assert got.tolist() == [20, 30, 0xFFFF_FFFF, 0x3F00_0000, 2, 0]


BAD = {
    "misaligned global": ("ld.global.u32 %r0, [%p0+2];", Reason.MISALIGNED),
    "misaligned vector": ("ld.global.v4.u32 {%r0, %r1, %r2, %r3}, [%p0+8];", Reason.MISALIGNED),
    "misaligned shared": ("mov.u64 %q0, cells; st.shared.u64 [%q0+4], %q0;", Reason.MISALIGNED),
    "misaligned local": ("mov.u64 %q0, own; st.local.u16 [%q0+1], %h0;", Reason.MISALIGNED),
    "misaligned atomic": ("atom.global.add.u32 %r0, [%p0+1], 1;", Reason.MISALIGNED),
    "past global": ("ld.global.u32 %r0, [%p0+128];", Reason.OUTSIDE_ALLOCATION),
    "before global": (  # another array may be below
        "ld.global.u32 %r0, [%p0+-4];",
        (Reason.BELOW_ALLOCATIONS, Reason.OUTSIDE_ALLOCATION),
    ),
    "half past global": ("ld.global.v2.u64 {%q0, %q1}, [%p0+120];", Reason.MISALIGNED),
    "past shared": ("mov.u64 %q0, cells; st.shared.u32 [%q0+65536], %r0;", Reason.BEYOND_MEMORY),
    "past local": ("mov.u64 %q0, own; ld.local.u32 %r0, [%q0+4096];", Reason.BEYOND_MEMORY),
    "past constants": ("ld.const.u32 %r0, [table+64];", Reason.BEYOND_MEMORY),
    "null": ("mov.u64 %q0, 0; ld.u32 %r0, [%q0];", Reason.BELOW_ALLOCATIONS),
    "store to constants": (
        "mov.u64 %q0, table; cvta.const.u64 %q0, %q0; st.u32 [%q0], %r0;",
        Reason.STORE_TO_CONSTANT,
    ),
    "trap": ("trap;", Reason.TRAP),
    "atomic on local": (
        "mov.u64 %q0, own; cvta.local.u64 %q0, %q0; red.add.u32 [%q0], 1;",
        Reason.ORDERED_IN_LOCAL,
    ),
}


def test_hardware_faults():
    declared = ".shared .align 8 .b8 cells[64]; .local .align 8 .b8 own[64];"
    table = ".const .align 4 .b32 table[4] = {1, 2, 3, 4};"
    for name, (body, reason) in BAD.items():
        with faults(reason, thread=(0, 0)) as caught:
            launch(declared + body, np.zeros(32, np.uint32), before=table)
        assert [h.kind for h in caught.value.hazards] == ["illegal-access"], name


def test_the_thread_that_faults_is_named():
    with faults(Reason.MISALIGNED, thread=(0, 7)):
        launch(
            "setp.eq.u32 %b0, %t, 7; @%b0 add.u64 %p0, %p0, 1; ld.global.u16 %h0, [%p0];",
            np.zeros(32, np.uint32),
        )


def test_a_guarded_off_access_does_not_fault():
    launch("setp.lt.u32 %b0, %t, 32; @!%b0 ld.global.u32 %r0, [%p0+4096];", np.zeros(32, np.uint32))


ATOMIC = {
    "add": lambda old, x: old + x,
    "min": min,
    "max": max,
    "and": lambda old, x: old & x,
    "or": lambda old, x: old | x,
    "xor": lambda old, x: old ^ x,
    "exch": lambda old, x: x,
    "inc": lambda old, x: 0 if old >= x else old + 1,
    "dec": lambda old, x: x if old == 0 or old > x else old - 1,
}
ATOMIC_TYPES = {
    **dict.fromkeys(("min", "max"), ("u32", "s32", "u64", "s64")),
    **dict.fromkeys(("and", "or", "xor", "exch"), ("b32", "b64")),
    "add": ["u32", "s32", "u64"],
    "inc": ["u32"],
    "dec": ["u32"],
}
EVERY = [(name, t) for name, types in ATOMIC_TYPES.items() for t in types]


IN_GLOBAL = "mad.lo.u64 %q1, %q3, {size}, %p1;"
IN_SHARED = """.shared .align 8 .b8 own[24];
    setp.lt.u32 %b0, %t, 3; mov.u64 %q9, own; mad.lo.u64 %q8, %i, {size}, %q9;
    mad.lo.u64 %q7, %i, {size}, %p1; mad.lo.u64 %q1, %q3, {size}, %q9;
    @%b0 ld.global.b{bits} %q10, [%q7]; @%b0 st.shared.b{bits} [%q8], %q10; bar.sync 0;"""
BACK = """bar.sync 0; @%b0 ld.shared.b{bits} %q10, [%q8]; @%b0 st.global.b{bits} [%q7], %q10;"""


def test_atomics_that_collide_are_serial():
    """64 threads on 3 cells: each cell's results are a serial order of its operations."""
    for (name, t), space in itertools.product(EVERY, ("global", "shared")):
        collide(name, t, space)


def collide(name: str, t: str, space: str) -> None:
    dtype = np.dtype(f"{'i' if t[0] == 's' else 'u'}{int(t[1:]) // 8}")
    operands = drawn(dtype, 64)
    if name in ("inc", "dec"):
        operands = (operands % 5).astype(dtype)
    cells = np.array([0, 3, 7], dtype)
    size, bits = dtype.itemsize, 8 * dtype.itemsize
    register = "%q" if size == 8 else "%r"
    place = (IN_SHARED if space == "shared" else IN_GLOBAL).format(size=size, bits=bits)
    _, final, old = launch(
        f"""rem.u32 %r0, %t, 3; cvt.u64.u32 %q3, %r0; {place}
        mad.lo.u64 %q0, %i, {size}, %p0; ld.global.b{bits} {register}5, [%q0];
        atom.{space}.{name}.{t} {register}4, [%q1], {register}5;
        mad.lo.u64 %q2, %i, {size}, %p2; st.global.b{bits} [%q2], {register}4;
        {BACK.format(bits=bits) if space == "shared" else ""}""",
        operands,
        cells,
        np.zeros(64, dtype),
        threads=64,
    )
    for cell in range(3):
        value = int(cells[cell])
        for thread in range(cell, 64, 3):  # this emulator's order is that of the lanes
            assert int(old[thread]) == value, (name, t, space)
            value = wrapped(ATOMIC[name](value, int(operands[thread])), dtype)
        assert int(final[cell]) == value, (name, t, space)


@pytest.mark.parametrize("bits", [16, 32, 64])
def test_compare_and_swap_has_a_single_winner(bits):
    register, size = {16: "%h", 32: "%r", 64: "%q"}[bits], bits // 8
    dtype = np.dtype(f"u{size}")
    move = "cvt.u16.u32" if bits == 16 else f"cvt.u{bits}.u32"
    cell, old = launch(
        f"{move} {register}3, %t; add.u{bits} {register}3, {register}3, 100;"
        f"atom.global.cas.b{bits} {register}4, [%p0], 0, {register}3;"
        f"mad.lo.u64 %q2, %i, {size}, %p1; st.global.b{bits} [%q2], {register}4;",
        np.zeros(1, dtype),
        np.zeros(32, dtype),
    )
    assert cell[0] == 100 and old.tolist() == [0] + [100] * 31


@pytest.mark.parametrize("t, dtype", [("f32", np.float32), ("f64", np.float64)])
def test_float_sums(t, dtype):
    values = drawn(dtype, 32)
    values = np.where(np.isfinite(values) & (np.abs(values) < 1e6), values, 1).astype(dtype)
    size = np.dtype(dtype).itemsize
    register = "%f1" if t == "f32" else "%d1"
    _, total = launch(
        f".reg .f64 %d1; mad.lo.u64 %q0, %i, {size}, %p0; ld.global.{t} {register}, [%q0];"
        f"red.global.add.{t} [%p1], {register};",
        values,
        np.zeros(1, dtype),
    )
    want = dtype(0)
    for value in values:
        want = dtype(want + value) if abs(want + value) >= np.finfo(dtype).tiny else dtype(0)
    assert total[0] == want


def test_red_returns_nothing_and_adds_all():
    (count,) = launch(
        "red.relaxed.gpu.global.add.u32 [%p0], 2;", np.zeros(1, np.uint32), threads=96
    )
    assert count[0] == 192


def test_f32_sums_flush_in_global_memory_alone():
    small = np.float32(1e-40)
    cell = "st.shared.b32 [cells], {1}; atom.shared.add.f32 {d}, [cells], {0};"
    shared = f"{{{{ .shared .b32 cells; {cell} ld.shared.b32 {{d}}, [cells]; }}}}"
    assert evaluate(shared, small, small, block=1)[0] == small + small
    text = "red.global.add.f32 [%at], {0}; ld.global.b32 {d}, [%at];"
    assert evaluate(text, small, small, block=1)[0] == 0
    assert evaluate(text, np.float32(1), np.float32(2), block=1)[0] == 3


def test_half_sums():
    text = "atom.global.add.noftz.f16 {d}, [%at], {0}; ld.global.b16 {e}, [%at];"
    a, b = np.float16([1.5, 6e-8]), np.float16([2.25, 6e-8])
    old, new = evaluate(text, a, b, gives=(np.float16, np.float16))
    assert old.tolist() == b.tolist() and new.tolist() == [3.75, float(a[1]) * 2]


def test_every_combination_of_semantics_is_known():
    semantics = ["", ".relaxed", ".acquire", ".release", ".acq_rel"]
    scopes = ["", ".cta", ".cluster", ".gpu", ".sys"]
    body = "".join(
        f"atom{s}{c}.global.add.u32 %r0, [%p0], 1;" for s, c in itertools.product(semantics, scopes)
    )
    (count,) = launch(body, np.zeros(1, np.uint32), threads=1)
    assert count[0] == len(semantics) * len(scopes)
