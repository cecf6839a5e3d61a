"""ldmatrix, stmatrix and mma against references written without fragments."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from harness.devices import device, run_ptx
from harness.emulator import Reason
from harness.emulator.numerics.dot_products import accumulation, float_products, integer_products
from tests.emulator.ops.snippet import drawn, evaluate
from tests.hardware.matrix_cases import HEADER, mma, module, move, run
from tests.stops import faults, refused


def launch(case) -> np.ndarray:
    return run(device("emulator"), module([case]), 0, case)


@pytest.mark.parametrize("transposed", (False, True))
@pytest.mark.parametrize("count", (1, 2, 4))
def test_ldmatrix(count, transposed):
    case = move("ldmatrix", count, transposed)
    result = launch(case)
    for block, lane, i in np.ndindex(case.blocks, 32, count):
        image = case.image[block].view(np.uint16)
        rows = [image[case.words[block, 0, 8 * i + r] // 2 :][:8] for r in range(8)]
        matrix = np.array(rows).T if transposed else np.array(rows)
        low, high = matrix[lane // 4, 2 * (lane % 4) : 2 * (lane % 4) + 2]
        assert result[block, i, lane] == int(low) | int(high) << 16


@pytest.mark.parametrize("transposed", (False, True))
@pytest.mark.parametrize("count", (1, 2, 4))
def test_stmatrix(count, transposed):
    case = move("stmatrix", count, transposed)
    result = launch(case).reshape(case.blocks, -1)
    for block in range(case.blocks):
        expected = case.image[block].view(np.uint16).copy()
        for i, row in np.ndindex(count, 8):
            for column in range(8):
                r, c = (column, row) if transposed else (row, column)
                word = case.words[block, 1 + i, 4 * r + c // 2]
                place = case.words[block, 0, 8 * i + row] // 2 + column
                expected[place] = word >> (16 * (c % 2)) & 0xFFFF
        assert np.array_equal(result[block].view(np.uint16), expected)


@pytest.mark.parametrize("order", ("x4.m8n8.trans", "trans.x4.m8n8", "x4.trans.m8n8"))
@pytest.mark.parametrize("mnemonic", ("ldmatrix", "stmatrix"))
def test_words_in_another_order(mnemonic, order):
    case = move(mnemonic, 4, True)
    assert "m8n8.x4.trans" in case.body
    other = replace(case, body=case.body.replace("m8n8.x4.trans", order))
    assert np.array_equal(launch(other), launch(case))


@pytest.mark.parametrize("shape, bits", (("m16n8k16", 16), ("m16n8k8", 16), ("m16n8k32", 8)))
def test_mma_multiplies_the_documented_fragments(shape, bits):
    """Compared with the manual's formulas: row = lane / 4 (+ 8), and two adjacent columns from lane
    % 4.
    """
    a_type = {16: "f16", 8: "s8"}[bits]
    d_type = {16: "f32", 8: "s32"}[bits]
    case = mma(shape, a_type, a_type, d_type)
    k, each = int(shape.split("k")[1]), 32 // bits
    found = launch(case)
    of_a, of_b = 16 * k * bits // 1024, 8 * k * bits // 1024
    element = np.dtype({16: "f2", 8: "i1"}[bits])
    for block in (0, 9, 18):  # the blocks with small integers
        a, b = np.zeros((16, k)), np.zeros((8, k))
        words = np.ascontiguousarray(case.words[block])
        for lane, column in np.ndindex(32, each):
            for i in range(of_a):
                row, step = lane // 4 + 8 * (i % 2), i // 2
                at = each * (lane % 4) + column + 4 * each * step
                a[row, at] = words[i].view(element).reshape(32, each)[lane, column]
            for i in range(of_b):
                at = each * (lane % 4) + column + 4 * each * i
                b[lane // 4, at] = words[of_a + i].view(element).reshape(32, each)[lane, column]
        result = np.dtype({"f32": "f4", "s32": "i4"}[d_type])
        c = words[of_a + of_b :].view(result)
        product = a @ b.T
        for i, lane in np.ndindex(4, 32):
            exact = product[lane // 4 + 8 * (i // 2), 2 * (lane % 4) + i % 2] + c[i, lane]
            exact = exact if d_type == "f32" else np.int64(exact).astype(np.int32)
            assert found[block, i].view(result)[lane] == exact


@pytest.mark.parametrize("a_type, bits", (("f16", 11), ("bf16", 8), ("tf32", 11), ("e4m3", 4)))
def test_products_of_small_integers_are_exact(a_type, bits):
    random = np.random.default_rng(1)
    a, b = (random.integers(-8, 9, (2, n, 32)).astype(np.float32) for n in (16, 8))
    c = random.integers(-100, 100, (2, 16, 8)).astype(np.float32)
    products = float_products(a, b, c, a_type, a_type, accumulation(a_type, "f32"))
    if a_type == "e4m3":  # 13 places: the sum may need more
        assert np.abs(products - (a @ b.swapaxes(1, 2) + c)).max() <= 1
    else:
        assert np.array_equal(products, a @ b.swapaxes(1, 2) + c)


@pytest.mark.parametrize("a_type", ("f16", "bf16", "tf32", "e4m3"))
def test_the_error_stays_within_the_stated_bound(a_type):
    random = np.random.default_rng(2)
    how = accumulation(a_type, "f32")
    a, b = (random.standard_normal((4, n, how.step)).astype(np.float16) for n in (16, 8))
    if a_type == "e4m3":  # any values that the type has
        a, b = (np.round(x * 4) / 4 for x in (a, b))
    a, b = a.astype(np.float32), b.astype(np.float32)
    if a_type == "bf16":
        a, b = ((x.view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32) for x in (a, b))
    c = random.standard_normal((4, 16, 8)).astype(np.float32)
    rounded = float_products(a, b, c, a_type, a_type, how).astype(np.float64)
    products = a[:, :, None, :].astype(np.float64) * b[:, None, :, :]
    exact = products.sum(axis=3) + c
    largest = np.maximum(np.abs(products).max(axis=3), np.abs(c))
    bound = (how.step + 1) * 2.0 ** (2 - how.fraction_bits) * largest
    assert (np.abs(rounded - exact) <= bound + np.abs(exact) * 2.0**-how.kept_bits).all()
    assert not np.array_equal(rounded, exact.astype(np.float32))  # it is not the rounded exact sum


def test_infinities_and_nans():
    a, b = np.ones((1, 16, 16), np.float32), np.ones((1, 8, 16), np.float32)
    a[0, 0, 0], a[0, 1, :2], a[0, 2, 0], b[0, 1, 0] = np.inf, (np.inf, -np.inf), np.nan, 0
    c = np.zeros((1, 16, 8), np.float32)
    with np.errstate(invalid="ignore"):
        products = float_products(a, b, c, "f16", "f16", accumulation("f16", "f32"))[0]
    assert products[0, 0] == np.inf and np.isnan(products[0, 1])  # infinity times zero
    assert np.isnan(products[1:3]).all() and (products[3:, 2] == 16).all()
    assert (products.view(np.uint32)[np.isnan(products)] == 0x7FFF_FFFF).all()


@pytest.mark.parametrize("saturate", (False, True))
def test_integer_sums_wrap_or_clamp(saturate):
    a = np.full((1, 16, 32), -128, np.int8)
    c = np.full((1, 16, 8), 2**31 - 1, np.int32)
    products = integer_products(a, a[:, :8], c, saturate)
    exact = 2**31 - 1 + 32 * 128 * 128
    assert (products == (2**31 - 1 if saturate else exact - 2**32)).all()


def snippet(*lines: str, threads: int = 32):
    text = (
        f"{HEADER}.visible .entry k(.param .u64 o) {{ .reg .b32 %r<8>; .reg .f32 %f<8>; "
        ".reg .pred %p; .shared .align 128 .b8 tile[512]; mov.u32 %r0, %tid.x; "
        "setp.lt.u32 %p, %r0, 8; mov.u32 %r1, tile;\n" + "\n".join(lines) + "\nret; }"
    )
    return run_ptx(text, "k", 1, threads, (np.uint64(0),), device="emulator").hazards


def test_movmatrix_transposes_the_fragment_of_ldmatrix():
    """Each of two warps has a matrix; lane t holds two adjacent elements of row t/4."""
    matrices = drawn(np.uint16, 128).reshape(2, 8, 8)
    held = np.ascontiguousarray(matrices).view(np.uint32).reshape(-1)
    got = evaluate("movmatrix.sync.aligned.m8n8.trans.b16 {d}, {0};", held, block=64)
    assert got.view(np.uint16).reshape(2, 8, 8).tolist() == matrices.swapaxes(1, 2).tolist()


def test_movmatrix_takes_a_whole_warp():
    with faults(Reason.LANES_HAVE_LEFT):
        text = "movmatrix.sync.aligned.m8n8.trans.b16 {d}, {0};"
        evaluate(text, np.arange(16, dtype=np.uint32), block=16)


def test_ldmatrix_is_an_access_like_others():
    load = "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r2}, [%r1];"
    decide = "setp.eq.u32 %p, %r2, 0; @%p bra END; END:"
    assert {h.kind for h in snippet(load, decide)} == {"uninitialised-read"}
    with faults(Reason.MISALIGNED, size=16):
        snippet("add.u32 %r1, %r1, 4;", load)
    store = "stmatrix.sync.aligned.m8n8.x1.shared.b16 [%r1], {%r0};"
    assert {h.kind for h in snippet(store, load)} == {"data-race"}  # eight rows at one address
    rows = "@%p shl.b32 %r3, %r0, 4; @%p add.u32 %r1, %r1, %r3;"
    store_rows = [rows, store, "bar.warp.sync 0xffffffff;"]
    assert snippet(*store_rows, load) == ()


def test_a_part_of_a_warp_cannot_multiply():
    with faults(Reason.LANES_HAVE_LEFT):
        snippet("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r2}, [%r1];", threads=16)


def test_wrong_register_counts_are_refused():
    with refused("operand", 1, 4, 2):
        snippet(
            "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%f0, %f1, %f2, %f3}, {%r0, %r1}, "
            "{%r2, %r3}, {%f0, %f1, %f2, %f3};"
        )
