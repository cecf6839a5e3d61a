"""wmma compared with numpy: matrices in every layout, from memory to memory."""

from __future__ import annotations

import numpy as np
import pytest

from harness.devices import device, run_ptx
from harness.emulator import Reason
from harness.isa.types import BFLOAT16
from tests.emulator.ops.snippet import HEADER
from tests.stops import faults

_STORED = {"bf16": BFLOAT16, "tf32": "f4", "s32": "i4", "s8": "i1", "u8": "u1"}
_SMALL = {"s4": (4, -8), "u4": (4, 0), "b1": (1, 0)}  # bits, the least value
_REGISTERS = {"f64": "b64"}
_SHAPES = ("m16n16k16", "m8n32k16", "m32n8k16")


def _dtype(kind: str) -> np.dtype:
    return np.dtype(_STORED.get(kind) or f"f{int(kind[1:]) // 8}")


def _count(matrix: str, shape: str, kind: str) -> int:
    """Return the number of registers of a fragment by the manual's tables."""
    m, n, k = map(int, shape[1:].replace("n", "k").split("k"))
    elements = {"a": m * k, "b": k * n}.get(matrix, m * n)
    if kind == "f16" and matrix in "ab":
        return 8
    bits = _SMALL[kind][0] if kind in _SMALL else 8 * _dtype(kind).itemsize
    return elements * bits // 32 // max(32, bits)


def _registers(matrix: str, count: int) -> str:
    return "{" + ", ".join(f"%{matrix}{i}" for i in range(count)) + "}"


def kernel(shape, ab, c, d, layouts="row.col", ending=None, stored="row", strides=(0, 0, 0), op=""):
    """D = A B + C of a single warp; ``strides`` of A, of B, and of C and D; 0 selects PTX's
    default.
    """
    of_a, of_b = layouts.split(".")
    ending = f"{d}.{ab}.{ab}.{c}" if ending is None else ending
    counts = [_count(*each) for each in (("a", shape, ab), ("b", shape, ab))]
    counts += [_count("c", shape, c), _count("d", shape, d)]
    kinds = (ab, ab, c, d)
    declared = "\n".join(
        f".reg .{_REGISTERS.get(kind, 'b32')} %{name}<{n}>;"
        for name, n, kind in zip("abcd", counts, kinds, strict=True)
    )
    a, b, of_c, of_d = (_registers(name, n) for name, n in zip("abcd", counts, strict=True))
    by = [f", {stride}" if stride else "" for stride in strides]
    return f"""{HEADER}
.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c, .param .u64 d)
{{
    .reg .b64 %p<4>;
    {declared}
    ld.param.u64 %p0, [a];
    ld.param.u64 %p1, [b];
    ld.param.u64 %p2, [c];
    ld.param.u64 %p3, [d];
    wmma.load.a.sync.aligned.{of_a}.{shape}.global.{ab} {a}, [%p0]{by[0]};
    wmma.load.b.sync.aligned.{of_b}.{shape}.global.{ab} {b}, [%p1]{by[1]};
    wmma.load.c.sync.aligned.{stored}.{shape}.global.{c} {of_c}, [%p2]{by[2]};
    wmma.mma.{op}sync.aligned.{layouts}.{shape}.{ending} {of_d}, {a}, {b}, {of_c};
    wmma.store.d.sync.aligned.{stored}.{shape}.global.{d} [%p3], {of_d}{by[2]};
    ret;
}}
"""


def _laid(matrix: np.ndarray, layout: str, stride: int, kind: str) -> np.ndarray:
    """Return the matrix in memory, by rows or columns ``stride`` elements apart, with unusual
    values in between.
    """
    rows = matrix if layout == "row" else matrix.T
    wide = np.full((len(rows), stride or rows.shape[1]), 1 if kind in _SMALL else 77)
    wide[:, : rows.shape[1]] = rows
    if kind in _SMALL:
        bits, _ = _SMALL[kind]
        each = (wide.astype(np.int64)[..., None] >> np.arange(bits)) & 1
        return np.packbits(each.astype(np.uint8), bitorder="little")
    return wide.astype(_dtype(kind))


def _launched(text, *arrays):
    where = device("emulator")
    placed = [where.to_device(np.ascontiguousarray(array)) for array in arrays]
    run = run_ptx(text, "k", 1, 32, placed, device=where)
    return placed[-1].copy_to_host(), run.hazards


def _drawn(shape, ab):
    rng = np.random.default_rng(3)
    m, n, k = map(int, shape[1:].replace("n", "k").split("k"))
    low, high = (-4, 5) if ab not in ("u8", "u4", "b1") else (0, 5)
    if ab in _SMALL:
        low = _SMALL[ab][1]
        high = low + (1 << _SMALL[ab][0])
    return (
        rng.integers(low, high, (m, k)),
        rng.integers(low, high, (k, n)),
        rng.integers(-9, 9, (m, n)),
    )


_CASES = [
    *(
        (s, "f16", c, d, f"{d}.{c}")
        for s in _SHAPES
        for c in ("f16", "f32")
        for d in ("f16", "f32")
    ),
    *((s, "bf16", "f32", "f32", None) for s in _SHAPES),
    *((s, ab, "s32", "s32", None) for s in _SHAPES for ab in ("s8", "u8")),
    ("m16n16k8", "tf32", "f32", "f32", None),
    ("m8n8k4", "f64", "f64", "f64", None),
]


@pytest.mark.parametrize("stored", ("row", "col"))
@pytest.mark.parametrize("layouts", ("row.col", "col.row", "row.row"))
@pytest.mark.parametrize("shape, ab, c, d, ending", _CASES)
def test_a_product(shape, ab, c, d, ending, layouts, stored):
    a, b, of_c = _drawn(shape, ab)
    strides = (64, 48, 40) if stored == "row" else (0, 0, 0)
    text = kernel(shape, ab, c, d, layouts, ending, stored, strides)
    of_a, of_b = layouts.split(".")
    expected = _laid(a @ b + of_c, stored, strides[2], d)
    before = np.full(expected.shape, 77, expected.dtype)
    result, hazards = _launched(
        text,
        _laid(a, of_a, strides[0], ab),
        _laid(b, of_b, strides[1], ab),
        _laid(of_c, stored, strides[2], c),
        before,
    )
    assert np.array_equal(result, expected) and hazards == ()


@pytest.mark.parametrize(
    "shape, ab, op",
    (
        ("m8n8k32", "s4", ""),
        ("m8n8k32", "u4", ""),
        ("m8n8k128", "b1", "and"),
        ("m8n8k128", "b1", "xor"),
    ),
)
def test_a_product_of_less_than_bytes(shape, ab, op):
    a, b, c = _drawn(shape, ab)
    text = kernel(shape, ab, "s32", "s32", op=op and f"{op}.popc.")
    product = (a[:, :, None] != b[None]).sum(axis=1) if op == "xor" else a @ b
    result, hazards = _launched(
        text,
        *(
            _laid(*operand)
            for operand in ((a, "row", 0, ab), (b, "col", 0, ab), (c, "row", 0, "s32"))
        ),
        np.zeros((8, 8), np.int32),
    )
    assert np.array_equal(result, product + c) and hazards == ()


def test_accumulation_uses_the_wider_type_of_c_and_d():
    """2048 + 1 - 2048 is 1 in float32, and 0 in float16, whose spacing there is 2."""
    a, b = np.zeros((16, 16)), np.zeros((16, 16))
    a[:, 0], b[0] = 1, 1
    c = np.full((16, 16), 2048)
    for kinds, sum_ in (("f32.f32", 2049), ("f32.f16", 2049), ("f16.f32", 2048), ("f16.f16", 2048)):
        d, of_c = kinds.split(".")
        text = kernel("m16n16k16", "f16", of_c, d, ending=kinds)
        laid = (_laid(*operand) for operand in ((a, "row", 0, "f16"), (b, "col", 0, "f16")))
        result, _ = _launched(text, *laid, c.astype(_dtype(of_c)), np.zeros((16, 16), _dtype(d)))
        assert (result == sum_).all(), kinds


def _in_shared(fill: str, load="wmma.load.a.sync.aligned.row.m16n16k16.shared.f16", stride="16"):
    """A goes through shared memory, which ``fill`` writes; some of the sums are stored."""
    text = kernel("m16n16k16", "f16", "f32", "f32", ending="f32.f32")
    a = _registers("a", 8)
    return text.replace(
        f"wmma.load.a.sync.aligned.row.m16n16k16.global.f16 {a}, [%p0];",
        f""".shared .align 32 .b8 tile[2048];
    .reg .b32 %s, %t, %lane, %w;
    .reg .pred %q;
    mov.u32 %s, tile;
    mov.u32 %lane, %tid.x;
    {fill}
    {load} {a}, [%s], {stride};""",
    )


_COPY = """
    mad.lo.u32 %t, %lane, 16, %s;
    .reg .b64 %from; .reg .b32 %v<4>;
    mad.wide.u32 %from, %lane, 16, %p0;
    ld.global.v4.b32 {%v0, %v1, %v2, %v3}, [%from];
    st.shared.v4.b32 [%t], {%v0, %v1, %v2, %v3};
"""


def _kinds(text: str) -> list[str]:
    a, b, c = _drawn("m16n16k16", "f16")
    laid = (_laid(*operand) for operand in ((a, "row", 0, "f16"), (b, "col", 0, "f16")))
    result, hazards = _launched(text, *laid, c.astype("f4"), np.zeros((16, 16), "f4"))
    if not hazards:
        assert np.array_equal(result, a @ b + c)
    return sorted({hazard.kind for hazard in hazards})


def test_through_shared_memory():
    assert _kinds(_in_shared(_COPY + "bar.warp.sync -1;")) == []
    assert _kinds(_in_shared(_COPY)) == ["data-race"]


@pytest.mark.parametrize("stored", ("row", "col"))
def test_undefined_elements_affect_only_their_row(stored):
    """Eight rows of A were never written: those rows of D are undefined, and the others are
    usable.
    """
    half = f"setp.lt.u32 %q, %lane, 16;\n@!%q bra over;\n{_COPY}\nover:\nbar.warp.sync -1;"
    text = _in_shared(half)
    d = _registers("d", 8)
    written, moved = f"wmma.store.d.sync.aligned.row.m16n16k16.global.f32 [%p3], {d};", ""
    for row in range(8):  # lane i has column i of it
        place = f"%s+{1024 + (64 * row if stored == 'row' else 4 * row)}"
        moved += f"@%q ld.shared.f32 %x, [{place}]; @%q st.global.f32 [%to+{64 * row}], %x;"
    to_shared = f"""
    .reg .f32 %x; .reg .b64 %to;
    wmma.store.d.sync.aligned.{stored}.m16n16k16.shared.f32 [%s+1024], {d}, 16;
    bar.warp.sync -1;
    setp.lt.u32 %q, %lane, 16;
    mad.wide.u32 %to, %lane, 4, %p3;
    mad.lo.u32 %s, %lane, {4 if stored == "row" else 64}, %s;
    {moved}"""
    assert written in text
    good = text.replace(written, to_shared)
    a, b, c = _drawn("m16n16k16", "f16")
    laid = [_laid(*operand) for operand in ((a, "row", 0, "f16"), (b, "col", 0, "f16"))]
    result, hazards = _launched(good, *laid, c.astype("f4"), np.zeros((16, 16), "f4"))
    assert hazards == () and np.array_equal(result[:8], (a @ b + c)[:8])
    first = "ld.shared.f32 %x, [%s+1024]"
    beyond = f"ld.shared.f32 %x, [%s+{1024 + 8 * (64 if stored == 'row' else 4)}]"
    assert first in good
    last = good.replace(first, beyond)
    _, hazards = _launched(last, *laid, c.astype("f4"), np.zeros((16, 16), "f4"))
    assert [hazard.kind for hazard in hazards] == ["uninitialised-read"]


def test_misaligned_rows_and_disagreeing_lanes():
    good = _in_shared(_COPY + "bar.warp.sync -1;")
    assert _kinds(good) == []
    for wrong in (
        good.replace("[%s], 16;", "[%s+8], 16;"),
        good.replace("[%s], 16;", "[%s], 20;"),
        good.replace("bar.warp.sync -1;", "bar.warp.sync -1;\nmad.lo.u32 %s, %lane, 32, %s;"),
    ):
        assert wrong != good
        assert "illegal-access" in _kinds(wrong)


def test_a_stored_tile_races_with_an_unordered_read():
    text = kernel("m16n16k16", "f16", "f32", "f32", ending="f32.f32", layouts="row.col")
    read = """
    .reg .b64 %q1; .reg .b32 %l; .reg .f32 %x;
    mov.u32 %l, %tid.x;
    mad.wide.u32 %q1, %l, 32, %p3;
    {sync}
    ld.global.f32 %x, [%q1];
    st.global.f32 [%q1], %x;
    ret;"""
    assert _kinds(text.replace("ret;", read.format(sync="bar.warp.sync -1;"))) == []
    assert _kinds(text.replace("ret;", read.format(sync=""))) == ["data-race"]


@pytest.mark.parametrize("block", (16, 48))
def test_halves_of_two_warps_are_not_a_warp(block):
    where = device("emulator")
    placed = [where.to_device(np.zeros(256, "f4")) for _ in range(4)]
    text = kernel("m16n16k16", "f16", "f32", "f32", ending="f32.f32")
    with faults(Reason.LANES_HAVE_LEFT):
        run_ptx(text, "k", 2, block, placed, device=where)
