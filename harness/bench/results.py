"""The results of a benchmark: a row for each kernel and its library, as JSON and as a table."""

from __future__ import annotations

import json
import math
import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from importlib import resources
from pathlib import Path

import msgspec
from rich.table import Table

from harness.base.arch import gpu_called
from harness.course import FILES


@dataclass(frozen=True)
class BenchmarkRow:
    """A kernel at a shape. ``ours`` and ``library_speed`` in ``unit``, from medians of
    ``rounds`` interleaved rounds; ``ratio`` is ours over the library's. cuBLAS proposes several
    algorithms: the library's speed is that of the one that was fastest in a trial, and
    ``ratio_to_first`` is ours over that of its first choice, which is a caller's default (0 if
    there is none), and may be faster after all. ``spread`` is the
    interquartile range of our times over their median. ``error`` and ``library_error`` are against
    float64, relative (0 if none was taken). ``reason`` says why there are no figures, if there are
    none."""

    group: str
    name: str
    shape: tuple[int, ...]
    library: str
    unit: str
    ours: float = 0.0
    library_speed: float = 0.0
    ratio: float = 0.0
    ratio_to_first: float = 0.0
    spread: float = 0.0
    rounds: int = 0
    regime: str = ""
    error: float = 0.0
    library_error: float = 0.0
    reason: str = ""

    @property
    def of_library(self) -> float:
        """Our speed over that of the library's faster algorithm."""
        return min(self.ratio, self.ratio_to_first or self.ratio)


@dataclass(frozen=True)
class Suite:
    """A run of the benchmarks on a GPU. ``date``: ISO 8601, UTC."""

    gpu: str
    driver: str
    date: str
    rows: tuple[BenchmarkRow, ...] = field(default=())
    notes: Mapping[str, str] = field(default_factory=dict)  # facts per group

    @property
    def where(self) -> str:
        return f"one {self.gpu}, driver {self.driver}, {self.date[:10]}"

    def rows_in(self, group: str) -> list[BenchmarkRow]:
        return [row for row in self.rows if row.group == group]

    def of_datasheet(self, row: BenchmarkRow) -> float:
        """Return our speed over the peak of the GPU's datasheet; 0 if no datasheet is known."""
        gpu = gpu_called(self.gpu)
        if gpu is None:
            return 0.0
        return row.ours / (gpu.tb_per_s if row.unit == "TB/s" else gpu.tflop_per_s)


def best_of_each_shape(rows: Iterable[BenchmarkRow]) -> dict[tuple[int, ...], BenchmarkRow]:
    best: dict[tuple[int, ...], BenchmarkRow] = {}
    for row in rows:
        known = best.get(row.shape)
        if not row.reason and (known is None or row.of_library > known.of_library):
            best[row.shape] = row
    return best


def summary(suite: Suite, groups: Sequence[str] = ("model",)) -> str:
    """The geometric mean and the worst of the model's shapes, in a line; empty without any."""
    best = best_of_each_shape(suite.rows_in("model"))
    if not best or "model" not in groups:
        return ""
    ratios = [row.of_library for row in best.values()]
    worst = min(best.values(), key=lambda row: row.of_library)
    return (
        f"The best kernel for each of a model's {len(ratios)} GEMM shapes: geometric mean "
        f"{statistics.geometric_mean(ratios):.3f} of cuBLAS's default algorithm, or of the one "
        f"that was fastest in a trial if that is faster (worst: {worst.of_library:.3f} at "
        f"{by(worst.shape)})."
    )


def table(suite: Suite, groups: Sequence[str] | None = None) -> Table:
    """Return the rows of these groups, by default of all."""
    title = f"Compared with libraries, in alternation: {suite.where}"
    columns = Table(title=title, title_justify="left")
    columns.add_column("kernel")
    for title in (
        "shape",
        "ours",
        "library",
        "ratio",
        "to default",
        "spread",
        "errors, 1e-3",
        "of datasheet",
    ):
        columns.add_column(title, justify="right")
    columns.add_column("L2")
    for row in suite.rows:
        if groups is None or row.group in groups:
            columns.add_row(*_cells(row, suite.of_datasheet(row)))
    return columns


def _cells(row: BenchmarkRow, of_datasheet: float) -> Sequence[str]:
    if row.reason:
        return (row.name, by(row.shape), *[""] * 7, row.reason)
    return (
        *speeds(row),
        errors(row),
        f"{of_datasheet:.2f}" if of_datasheet else "",
        row.regime.split(":")[0].split(",")[0],
    )


def speeds(row: BenchmarkRow) -> tuple[str, ...]:
    """Return the row's name, its shape, our speed, the library's, both ratios and the spread, in
    words."""
    digits = 2 if row.unit == "TB/s" else 0
    return (
        row.name,
        by(row.shape),
        f"{row.ours:.{digits}f} {row.unit}",
        f"{row.library_speed:.{digits}f} {row.library}",
        f"{row.ratio:.3f}",
        f"{row.ratio_to_first:.3f}" if row.ratio_to_first else "",
        f"{row.spread:.3f}",
    )


def errors(row: BenchmarkRow) -> str:
    """Ours and the library's, in thousandths; empty if none was recorded."""
    return f"{1e3 * row.error:.2f}, {1e3 * row.library_error:.2f}" if row.error else ""


def in_a_line(problem: Exception) -> str:
    return " ".join(str(problem).split())[:240]


def by(shape: Sequence[int]) -> str:
    return "×".join(map(str, shape))


def write(suite: Suite, path: Path) -> None:
    """A row a line, so that a new recording reads well as a diff."""
    head = {name: value for name, value in vars(suite).items() if name != "rows"}
    lines = [f" {json.dumps(name)}: {json.dumps(value)}," for name, value in head.items()]
    rows = ",\n".join(f"  {json.dumps(_rounded(asdict(row)))}" for row in suite.rows)
    text = "\n".join(["{", *lines, ' "rows": [', rows, " ]", "}"]) + "\n"
    path.write_text(text)


def read(text: str) -> Suite:
    return msgspec.json.decode(text, type=Suite)


def recorded(card: str = "H200") -> Suite | None:
    """The run on a card that ships with the package; None where none does."""
    file = resources.files("harness.course.recordings") / FILES[card]
    return read(file.read_text()) if file.is_file() else None


def _rounded(fields: dict[str, object]) -> dict[str, object]:
    return {
        name: float(f"{value:.5g}") if isinstance(value, float) and math.isfinite(value) else value
        for name, value in fields.items()
    }
