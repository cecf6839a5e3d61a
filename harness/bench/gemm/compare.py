"""The ladder beside cuBLAS, interleaved on one Hopper GPU.

    python -m harness.bench.gemm.compare [--rungs 8,11] [--shapes 8192x8192x8192] [--rounds 25]

A rung is its number; of rung 13 also 13:192x2 (columns, split), or `candidates`: the model's few
best for each shape; `best` is the model's choice among rungs 11 to 13.

cuBLAS is what torch.matmul calls. Random normal bfloat16; every result is compared with cuBLAS's
own first. A round times both, one after the other and in alternating order, each some launches
long; a row gives the medians over the rounds, and the median of the rounds' own ratios with its
quartiles. The same buffers are used again, so that small shapes lie in the L2 cache. Clocks and
power are left alone; a ratio above 1 means faster than cuBLAS.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
from typing import Any

from harness.bench.gemm.plan import RUNGS, Choice, best_plan, candidates

SQUARE = ((4096, 4096, 4096), (8192, 8192, 8192))
# m tokens; n, k of a model's projections: attention, up, down.
MODEL = tuple(
    (m, n, k)
    for m in (64, 500, 1000, 2048, 4096, 8192)
    for n, k in ((6144, 4096), (4096, 4096), (28672, 4096), (4096, 14336))
)
SHAPES = {"square": SQUARE, "model": MODEL}
ROUND_MS = 2.0  # how long one side of a round lasts, about


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rungs", default="8,10,11")
    parser.add_argument("--shapes", default="square", help="square, model, or MxNxK,...")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    print(machine(), flush=True)
    rows = []
    for shape in shapes_of(given.shapes):
        for row in measure(forms_of(given.rungs, shape), shape, given.rounds):
            rows.append(row)
            print(json.dumps(row) if given.json else line(row), flush=True)
    best: dict[tuple, float] = {}
    for row in rows:
        shape = (row["m"], row["n"], row["k"])
        best[shape] = max(best.get(shape, 0), row["ratio"])
    mean, worst = statistics.geometric_mean(best.values()), min(best.values())
    print(f"best rung of each shape: geometric mean {mean:.3f}, worst {worst:.3f}")


def shapes_of(text: str) -> tuple[tuple[int, ...], ...]:
    if text in SHAPES:
        return SHAPES[text]
    return tuple(tuple(int(n) for n in shape.split("x")) for shape in text.split(","))


def forms_of(text: str, shape: tuple[int, ...]) -> list[Choice]:
    """The rungs that ``text`` names, with their parameters for a shape, each once."""
    forms: dict[tuple, Choice] = {}
    for word in text.split(","):
        if word == "candidates":
            found = candidates(*shape)
        elif word == "best":
            found = [best_plan(*shape)]
        else:
            number, _, form = word.partition(":")
            columns, split = (int(n) for n in form.split("x")) if form else (0, 0)
            found = [Choice(0.0, int(number), columns, split)]
        for choice in found:
            forms.setdefault((choice.number, choice.columns, choice.split), choice)
    return list(forms.values())


def machine() -> str:
    fields = "name,driver_version,clocks.sm,power.draw,power.limit,temperature.gpu"
    command = ["nvidia-smi", f"--query-gpu={fields}", "--format=csv,noheader"]
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


def measure(forms: list[Choice], shape: tuple[int, ...], rounds: int) -> list[dict[str, Any]]:
    """A row for each form of a rung. Raises where a result is not cuBLAS's."""
    import torch

    from harness.bench.gemm.in_torch import launcher

    m, n, k = shape
    a, b = (torch.randn(rows, k, device="cuda", dtype=torch.bfloat16) for rows in (m, n))
    expected = torch.matmul(a, b.T)
    again = torch.empty_like(expected)
    flops = 2 * m * n * k
    launches = max(1, min(500, int(ROUND_MS * 1e-3 * 7e14 / flops)))

    def library() -> None:
        torch.matmul(a, b.T, out=again)

    calls = {}
    for form in forms:
        c = torch.full((m, n), float("nan"), device="cuda", dtype=torch.bfloat16)
        call, assembled = launcher(form.number, a, b, c, **form.parameters)
        call()
        torch.cuda.synchronize()
        error = ((c.float() - expected.float()).norm() / expected.float().norm()).item()
        if not error < 3e-3:
            raise AssertionError(f"{form}, {shape}: relative error {error:.1e}")
        calls[form] = (call, assembled, error, c)
        del c
    times: dict[Choice, list[tuple[float, float]]] = {form: [] for form in forms}
    for _ in range(3):
        _timed(library, launches)
    for r in range(rounds):
        for form, (call, *_) in calls.items():
            first, second = (call, library) if r % 2 else (library, call)
            one, two = _timed(first, launches), _timed(second, launches)
            times[form].append((one, two) if r % 2 else (two, one))
    rows = []
    for form, (_, assembled, error, _) in calls.items():
        ours, theirs = (statistics.median(side) for side in zip(*times[form], strict=True))
        ratios = [theirs / ours for ours, theirs in times[form]]
        low, middle, high = statistics.quantiles(ratios, n=4)
        rows.append(
            {
                "rung": form.number,
                "columns": form.columns,
                "split": form.split,
                "m": m,
                "n": n,
                "k": k,
                "ratio": round(middle, 4),
                "ratio_quartiles": [round(low, 4), round(high, 4)],
                "tflops": round(flops / ours / 1e9, 1),
                "cublas_tflops": round(flops / theirs / 1e9, 1),
                "error": error,
                "registers": assembled.registers,
                "spill_bytes": assembled.spill_bytes,
                "warnings": [warning[:90] for warning in assembled.warnings],
            }
        )
    return rows


def _timed(call: Any, launches: int) -> float:
    """Milliseconds a launch, by events."""
    import torch

    start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    start.record()
    for _ in range(launches):
        call()
    end.record()
    end.synchronize()
    return start.elapsed_time(end) / launches


def line(row: dict[str, Any]) -> str:
    name = RUNGS[row["rung"] - 1].name
    if row["columns"]:
        name += f" {row['columns']} × {row['split']}"
    low, high = row["ratio_quartiles"]
    return (
        f"{row['m']:5} × {row['n']:5} × {row['k']:5}  rung {row['rung']:2} {name:26} "
        f"{row['tflops']:6.0f} TFLOP/s, cuBLAS {row['cublas_tflops']:6.0f}: "
        f"{row['ratio']:.3f} ({low:.3f}–{high:.3f})"
        + (f"  {row['spill_bytes']} bytes spilt" if row["spill_bytes"] else "")
        + "".join(f"  {warning}" for warning in row["warnings"])
    )


if __name__ == "__main__":
    main()
