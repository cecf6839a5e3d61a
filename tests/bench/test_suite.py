"""``python -m harness bench``: its rows, their file and the table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from rich.console import Console
from typer.testing import CliRunner

from docs import measurements
from harness.__main__ import app
from harness.base.errors import HarnessError, KernelHung
from harness.bench import attention, products, results, suite
from harness.bench.kernels.attention.plan import EXACT_RUNG, KEPT_RUNG
from harness.bench.kernels.gemm.plan import RUNGS
from harness.bench.products import MODEL, SQUARE, Choice, ProductBenchmark, card_of, wanted
from harness.bench.results import BenchmarkRow, Suite
from harness.course import device
from harness.sanitizer.launch.plan import RunOptions
from tests.naming import names

RUNG = BenchmarkRow(
    "ladder", "10: overlapped store", (4096, 4096, 4096), "cuBLAS", "TFLOP/s", 720.0, 700.0, 1.0286,
    1.06, 0.004, 60, "L2 flushed: 240 MiB of another buffer read",
)  # fmt: skip
COPY = BenchmarkRow(
    "copies", "2D copy", (64, 64), "cuMemcpy", "TB/s", 4.2, 4.25, 0.988, 0.0, 0.001, 50, "large"
)
FAILED = BenchmarkRow("model", "13: split sums", (64, 72, 8), "cuBLAS", "TFLOP/s", reason="it hung")
MADE = Suite("NVIDIA H200", "580.1", "2026-11-21T09:00:00+00:00", (COPY, RUNG, FAILED))


def text_of(table) -> str:
    console = Console(width=200, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(table)
    return console.export_text()


def test_a_run_round_trips_through_its_file(tmp_path):
    results.write(MADE, tmp_path / "bench.json")
    assert results.read((tmp_path / "bench.json").read_text()) == MADE


def test_a_run_without_rows_round_trips_too(tmp_path):
    results.write(replace(MADE, rows=()), tmp_path / "bench.json")
    assert results.read((tmp_path / "bench.json").read_text()).rows == ()


def test_the_table_has_ratio_and_datasheet():
    text = text_of(results.table(MADE))
    assert "one NVIDIA H200, driver 580.1, 2026-11-21" in text
    rung = next(line for line in text.splitlines() if "overlapped" in line)
    for figure in (
        "720 TFLOP/s",
        "700 cuBLAS",
        "1.029",
        "1.060",
        "0.004",
        "0.73",
    ):
        assert figure in rung
    assert "it hung" in text


def test_the_summary_takes_the_best_rung_of_each_shape():
    ratios = {
        ("11", (64, 8, 8)): (0.5, 0.6),
        ("13", (64, 8, 8)): (1.6, 1.8),
        ("11", (128, 8, 8)): (0.9, 0.8),  # the default is faster than the winner of the trial
    }
    model_rows = [
        replace(RUNG, group="model", name=name, shape=shape, ratio=ratio, ratio_to_first=first)
        for (name, shape), (ratio, first) in ratios.items()
    ]
    line = results.summary(replace(MADE, rows=(*model_rows, FAILED)))
    assert names(line, "2 GEMM shapes", "1.131", "0.800 at 128×8×8")
    assert results.summary(replace(MADE, rows=(FAILED,))) == ""


def test_measured_cases():
    ladder = list(wanted(["ladder"]))
    assert {shape for _, _, shape in ladder} == set(SQUARE)
    assert {choice.number for _, choice, _ in ladder} == {11}
    model = list(wanted(["model"]))
    assert {shape for _, _, shape in model} == set(MODEL)
    assert all(choice.number in RUNGS for _, choice, _ in model)
    many = [choice.number for _, choice, shape in model if shape == (2048, 4096, 4096)]
    few = {choice.number for _, choice, shape in model if shape == (64, 4096, 4096)}
    assert many == [11] and few == {13}


def test_a_card_without_a_datasheet_is_refused():
    with pytest.raises(HarnessError, match="B200"):
        card_of("NVIDIA B200")


def test_every_shape_is_legal_for_tma():
    assert all(k % 8 == 0 and n % 8 == 0 for _, n, k in (*SQUARE, *MODEL))
    assert len({m % 128 for m, _, _ in MODEL} - {0}) > 1  # ragged ones among them


HUNG = "it waits"


class Timed:
    """The emulator with a fake clock and numpy as the library."""

    gpu = "Fake H200"

    def __init__(self, behavior="right"):
        self._device, self.behavior = device("emulator"), behavior

    def __getattr__(self, name):
        return getattr(self._device, name)

    def benchmark(self, plan, matmul_peer, repeats, warmups):
        if self.behavior == "hangs":
            raise KernelHung(HUNG.replace(" ", "\n"))
        c, a, b = matmul_peer
        wide = (x.copy_to_host().astype(np.float64) for x in (a, b))
        product = next(wide) @ next(wide).T
        c.copy_from_host(product.astype(c.dtype))
        if self.behavior != "idle":
            self._device.run(plan, RunOptions(timeout_s=60.0))
        return SimpleNamespace(
            median_kernel_us=2.0, median_peer_us=3.0, ratio=1.5, ratio_to_first=1.6,
            kernel_spread=0.1,
            kernel_us=(2.0,) * repeats, regime="L2 flushed",
        )  # fmt: skip


def test_a_rung_is_a_row():
    (row,) = ProductBenchmark(Timed()).rows("ladder", Choice(11), (256, 256, 64))
    assert row.reason == "" and row.name.startswith("11: ")
    assert row.ratio == 1.5 and row.ours == pytest.approx(2 * 256 * 256 * 64 / 2.0 / 1e6)


def test_split_sums_are_rows_too():
    some = ProductBenchmark(Timed())
    (split,) = some.rows("model", Choice(13, (128, 128, 2)), (128, 64, 256))
    assert split.reason == "" and split.name == "13: split sums, 128×128×2"
    assert MADE.of_datasheet(split) == pytest.approx(split.ours / 989.5)
    on_h100 = replace(MADE, gpu="NVIDIA H100 80GB HBM3")
    assert MADE.of_datasheet(COPY) < on_h100.of_datasheet(COPY)


@pytest.mark.parametrize(("behavior", "fact"), [("hangs", HUNG), ("idle", "nan")])
def test_a_failure_is_a_row_with_its_reason(behavior, fact):
    (row,) = ProductBenchmark(Timed(behavior)).rows("ladder", Choice(11), (256, 256, 64))
    assert names(row.reason, fact) and row.ratio == 0


def test_an_illegal_shape_is_a_row_with_the_rule():
    (row,) = ProductBenchmark(Timed()).rows("model", Choice(11), (64, 64, 20))
    assert "16" in row.reason


@pytest.fixture
def few(monkeypatch):
    """A suite of two pieces."""
    monkeypatch.setattr("harness.course.devices.hopper.device.driver_version", lambda: "580.1")
    pieces = [("a", lambda: [RUNG]), ("b", lambda: [FAILED])]
    monkeypatch.setattr(suite, "pieces", lambda gpu, groups: iter(pieces))
    return SimpleNamespace(gpu="NVIDIA H200")


def test_rows_keep_their_order(few):
    kept, reported = [], []
    measured = suite.measure(few, report=reported.append, keep=kept.append)
    assert [len(partial.rows) for partial in kept] == [1, 2] and kept[-1] == measured
    assert reported == ["a", "b"]


class TestTheCommand:
    def run(self, *arguments: str):
        return CliRunner().invoke(app, ["bench", *arguments], env={"HARNESS_DEVICE": "emulator"})

    def test_without_a_gpu_the_recorded_run_is_shown(self, monkeypatch, tmp_path):
        monkeypatch.setattr(results, "recorded", lambda card: MADE)
        done = self.run("--json", str(tmp_path / "b.json"))
        assert done.exit_code == 0, done.output
        assert "this was recorded on one NVIDIA H200" in done.output and "1.029" in done.output
        assert results.read((tmp_path / "b.json").read_text()) == MADE
        others = self.run("--only", "ladder").output
        assert COPY.name in done.output and RUNG.name in others and COPY.name not in others

    def test_a_missing_recording_is_reported_without_a_gpu(self, monkeypatch):
        monkeypatch.setattr(results, "recorded", lambda card: None)
        done = self.run()
        assert done.exit_code == 1 and "no run on one" in done.output

    def test_an_unknown_group_is_named(self):
        done = self.run("--only", "copies,gem")
        assert done.exit_code == 2 and "gem" in done.output


@pytest.mark.hopper
def test_rungs_and_copies_run_beside_their_libraries():
    gpu = device("hopper")
    (row,) = products.ProductBenchmark(gpu).rows("ladder", Choice(11), (512, 512, 512))
    assert row.reason == "" and row.ratio > 0
    _, copy = next(suite.pieces(gpu, ["copies"]))
    assert [row.reason for row in copy()] == [""]


def measured_attention(peers):
    """Replace `attention.measure`, which needs a GPU: ours at 700 and 620, and each peer's
    speed.
    """

    def measured(shape, causal, rungs):
        for name, speed in peers.items():
            yield attention.MeasuredAttention(name, speed, {}, 0.01, 2e-3)
        assert rungs == [KEPT_RUNG, EXACT_RUNG]
        for number, speed in zip(rungs, (700.0, 620.0), strict=True):
            ratios = {name: speed / theirs for name, theirs in peers.items()}
            yield attention.MeasuredAttention(f"{number}: a rung", speed, ratios, 0.02, 2.1e-3)

    return measured


def test_attention_is_compared_with_each_of_its_peers(monkeypatch):
    peers = {"cuDNN": 600.0, "FlashAttention-2": 350.0, "FlashAttention-3": 640.0}
    monkeypatch.setattr(attention, "measure", measured_attention(peers))
    measured = attention.rows((4, 16, 4096, 128), True)
    assert [
        (row.name, row.ours, row.library, row.library_speed, row.ratio) for row in measured
    ] == [
        (name, ours, library, speed, ours / speed)
        for name, ours in (("attention, causal", 700.0), ("attention, exact maxima, causal", 620.0))
        for library, speed in peers.items()
    ]
    assert {(row.group, row.error, row.library_error) for row in measured} == {
        ("attention", 2.1e-3, 2e-3)
    }


def test_a_missing_peer_has_rows_with_the_reason(monkeypatch):
    peers = {"cuDNN": 600.0, "FlashAttention-2": 350.0}
    monkeypatch.setattr(attention, "measure", measured_attention(peers))
    measured = attention.rows((4, 16, 4096, 128), False)
    missing = [row for row in measured if row.reason]
    assert [row.library for row in missing] == ["FlashAttention-3"] * 2
    assert {row.reason for row in missing} == {attention.NO_FLASH_3}


def test_a_shipped_run_names_its_gpu():
    for card in results.FILES:
        recorded = results.recorded(card)
        assert recorded is not None and card in recorded.gpu and recorded.driver and recorded.date


def test_missing_pytorch_is_reported(monkeypatch):
    def measured(shape, causal, rungs):
        raise ModuleNotFoundError("No module named 'torch'")

    monkeypatch.setattr(attention, "measure", measured)
    assert {row.reason for row in attention.rows((1, 1, 64, 64), False)} == {
        "No module named 'torch'"
    }


def test_the_page_has_no_column_that_is_empty_in_every_row():
    noted = Path(__file__).parents[2] / "docs/measured.toml"
    lines = measurements.measured(noted.read_text()).splitlines()
    tables, table_ = [], []
    for line in [*lines, ""]:
        if line.startswith("| "):
            table_.append([cell.strip() for cell in line.strip("|").split("|")])
        elif table_:
            tables.append(table_)
            table_ = []
    empty = [
        (rows[0][n], rows[2][0])
        for rows in tables
        for n in range(len(rows[0]))
        if not any(row[n] for row in rows[2:])
    ]
    assert tables
    assert empty == []


def measured_beside_quack(wrong):
    """Replace `products.measure_beside_quack`, which needs a GPU: QuACK takes 3 ms, ours 2."""

    def measured(shape, card, choices):
        names = ("QuACK", *choices)
        times = {name: [3.0 if name == "QuACK" else 2.0] * 3 for name in names}
        return times, {name: 1.0 if name == wrong else 1e-3 for name in names}

    return measured


H100 = card_of("NVIDIA H100 80GB HBM3")


def test_each_choice_is_a_row_beside_quack(monkeypatch):
    monkeypatch.setattr(products, "measure_beside_quack", measured_beside_quack(""))
    rows = products.rows_beside_quack((256, 4096, 4096), H100)
    assert [row.name for row in rows] == ["13: split sums, 64×128×1", "11: last wave"]
    for row in rows:
        assert row.library == "QuACK" and row.ratio == 1.5 and not row.reason
        assert row.ours == pytest.approx(2 * 256 * 4096 * 4096 / 2e-3 / 1e12)


def test_a_wrong_product_beside_quack_has_no_figures(monkeypatch):
    monkeypatch.setattr(products, "measure_beside_quack", measured_beside_quack("11: last wave"))
    first, second = products.rows_beside_quack((256, 4096, 4096), H100)
    assert first.reason == "" and first.ratio == 1.5
    assert "11: last wave" in second.reason and second.ratio == 0
    monkeypatch.setattr(products, "measure_beside_quack", measured_beside_quack("QuACK"))
    assert all("QuACK" in row.reason for row in products.rows_beside_quack((64, 512, 64), H100))


def test_missing_quack_is_reported():
    rows = products.rows_beside_quack((2048, 4096, 4096), H100)
    assert rows and all("No module named" in row.reason for row in rows)


def test_quack_is_measured_only_when_it_is_named():
    names = [name for name, _ in suite.pieces(SimpleNamespace(gpu="NVIDIA H200"), ["quack"])]
    assert len(names) == len(SQUARE) + len(MODEL) and all("QuACK" in name for name in names)
    assert "quack" in suite.GROUPS and "quack" not in suite.DEFAULT_GROUPS
