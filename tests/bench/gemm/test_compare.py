"""What the comparison with cuBLAS prints; its timing needs a Hopper GPU."""

from __future__ import annotations

import pytest

from harness.bench.gemm.compare import MODEL, SQUARE, forms_of, line, shapes_of
from harness.bench.gemm.plan import Choice

ROW = {
    "rung": 11, "columns": 0, "split": 0, "m": 8192, "n": 4096, "k": 64,
    "ratio": 1.0625, "ratio_quartiles": [1.05, 1.07],
    "tflops": 735.0, "cublas_tflops": 688.0, "error": 0.0, "registers": 168, "spill_bytes": 0,
    "warnings": [],
}  # fmt: skip


def test_shapes_by_name_and_by_number():
    assert shapes_of("square") == SQUARE
    assert shapes_of("model") == MODEL
    assert shapes_of("64x128x72,8x16x24") == ((64, 128, 72), (8, 16, 24))


def test_forms_of_rungs_are_named_once():
    named = [
        (f.number, f.columns, f.split) for f in forms_of("11,13:192x2,best", (256, 6144, 4096))
    ]
    assert named == [(11, 0, 0), (13, 192, 2)]
    assert {f.split for f in forms_of("candidates", (500, 4096, 4096))} == {1, 2, 4}
    assert "split sums 192 × 2 " in line(ROW | {"rung": 13, "columns": 192, "split": 2})


def test_every_shape_is_one_that_tma_takes():
    assert all(k % 8 == 0 and n % 8 == 0 for _, n, k in (*SQUARE, *MODEL))


def test_a_row_of_the_table():
    text = line(ROW)
    assert "8192 ×  4096 ×    64" in text and "last wave" in text
    assert text.endswith("735 TFLOP/s, cuBLAS    688: 1.062 (1.050–1.070)")


def test_spills_and_warnings_are_shown():
    text = line(ROW | {"spill_bytes": 8, "warnings": ["(C7510) serialised"]})
    assert text.endswith("  8 bytes spilt  (C7510) serialised")


@pytest.mark.hopper
def test_a_rung_is_timed_beside_cublas():
    torch = pytest.importorskip("torch")
    from harness.bench.gemm.compare import measure

    assert torch.cuda.is_available()
    (row,) = measure([Choice(0, 8)], (512, 512, 512), rounds=3)
    assert row["ratio"] > 0 and row["error"] < 3e-3
