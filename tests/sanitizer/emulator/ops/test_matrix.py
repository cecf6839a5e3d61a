"""Matrix instructions: special values, orders of words, and the threads they need. Their results
are recorded (`tests/sanitizer/emulator/test_recorded_matrices.py`).
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from harness.course import device
from harness.course.devices import run_ptx
from harness.sanitizer.emulator import Reason
from harness.sanitizer.emulator.numerics.dot_products import (
    accumulation,
    float_products,
    integer_products,
)
from tests.hardware.matrix_cases import HEADER, module, move, run
from tests.stops import faults, refused


def launch(case) -> np.ndarray:
    return run(device("emulator"), module([case]), 0, case)


@pytest.mark.parametrize("mnemonic", ("ldmatrix", "stmatrix"))
def test_words_in_another_order(mnemonic):
    case = move(mnemonic, 4, True)
    assert "m8n8.x4.trans" in case.body
    for order in ("x4.m8n8.trans", "trans.x4.m8n8", "x4.trans.m8n8"):
        other = replace(case, body=case.body.replace("m8n8.x4.trans", order))
        assert np.array_equal(launch(other), launch(case)), order


def test_infinities_and_nans():
    a, b = np.ones((1, 16, 16), np.float32), np.ones((1, 8, 16), np.float32)
    a[0, 0, 0], a[0, 1, :2], a[0, 2, 0], b[0, 1, 0] = np.inf, (np.inf, -np.inf), np.nan, 0
    c = np.zeros((1, 16, 8), np.float32)
    with np.errstate(invalid="ignore"):
        products = float_products(a, b, c, "f16", "f16", accumulation("f16", "f32"))[0]
    assert products[0, 0] == np.inf and np.isnan(products[0, 1])  # infinity times zero
    assert np.isnan(products[1:3]).all() and (products[3:, 2] == 16).all()
    assert (products.view(np.uint32)[np.isnan(products)] == 0x7FFF_FFFF).all()


def test_integer_sums_wrap_or_clamp():
    a = np.full((1, 16, 32), -128, np.int8)
    c = np.full((1, 16, 8), 2**31 - 1, np.int32)
    exact = 2**31 - 1 + 32 * 128 * 128
    assert (integer_products(a, a[:, :8], c, False) == exact - 2**32).all()
    assert (integer_products(a, a[:, :8], c, True) == 2**31 - 1).all()


def snippet(*lines: str, threads: int = 32):
    text = (
        f"{HEADER}.visible .entry k(.param .u64 o) {{ .reg .b32 %r<8>; .reg .f32 %f<8>; "
        ".reg .pred %p; .shared .align 128 .b8 tile[512]; mov.u32 %r0, %tid.x; "
        "setp.lt.u32 %p, %r0, 8; mov.u32 %r1, tile;\n" + "\n".join(lines) + "\nret; }"
    )
    return run_ptx(text, "k", 1, threads, (np.uint64(0),), device="emulator").hazards


def test_ldmatrix_is_an_access_like_others():
    load = "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r2}, [%r1];"
    decide = "setp.eq.u32 %p, %r2, 0; @%p bra END; END:"
    assert {h.kind for h in snippet(load, decide)} == {"uninitialized-read"}
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
