"""Prints docs/measured.md: every figure that the project gives, from the files that keep them.

What was recorded on a GPU comes from `harness.recordings`; what a person noted of a run, from
docs/measured.toml: a table ``[[noted]]`` each, with ``about`` (its heading), ``what``, ``figure``,
``where`` (machine and day) and ``command`` (what gives it again).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence

from harness.bench.rows import BenchmarkRow, Suite, best_of_each_shape, by, errors, speeds, summary
from harness.bench.suite import FILES, recorded
from harness.recordings import Recording, recording

_HEAD = """# Measured

Printed from the recordings and from `docs/measured.toml` by `python -m harness pages`; do not edit.

A ratio is our speed over the library's in the same run, both timed in turns, medians of the rounds:
above 1 ours is faster. cuBLAS proposes several algorithms: the ratio is to the fastest of them, and
beside it stands the one to the algorithm that cuBLAS puts first. The spread is the interquartile
range of our times over their median. Errors are ours and the library's, against float64, relative.
"""
_GROUPS = {
    "copies": "Copies of 1 GiB through TMA, by rank",
    "ladder": "The ladder of matrix products, bfloat16 in and out",
    "fp8": "Products of 8-bit floats (e4m3 in, bfloat16 out)",
    "model": "Products of a model's shapes: the best rung of each",
    "attention": "Attention, forward, bfloat16",
}
_COLUMNS = (
    "kernel",
    "shape",
    "ours",
    "library",
    "ratio",
    "to its first",
    "spread",
    "errors",
    "of the datasheet",
)
_NOTED = ("about", "what", "figure", "where", "command")


def measured(noted: str) -> str:
    """The page. ``noted``: the text of docs/measured.toml."""
    suites = [suite for card in FILES if (suite := recorded(card))]
    beside = [part for suite in suites for part in _beside_libraries(suite)]
    parts = [_HEAD, *beside, *_of_the_labs(recording())]
    return "\n".join([*parts, *_of_runs(noted)])


def _beside_libraries(suite: Suite) -> Iterable[str]:
    yield f"## Beside the libraries: {suite.gpu}\n"
    yield f"Recorded by `python -m harness bench`: {suite.where}.\n"
    for group, title in _GROUPS.items():
        rows: Sequence[BenchmarkRow] = suite.of(group)
        if group == "model":
            rows = list(best_of_each_shape(rows).values())
        if not rows:
            continue
        yield f"### {title}\n"
        if group in suite.notes:
            yield f"{suite.notes[group]}\n"
        yield _table(
            _COLUMNS,
            (
                (*speeds(row), errors(row), f"{suite.of_datasheet(row):.2f}")
                for row in rows
                if not row.reason
            ),
        )
        if group == "model":
            yield f"{summary(suite)}\n"


def _of_the_labs(kept: Recording) -> Iterable[str]:
    yield "## What an H200 did with the labs\n"
    yield f"Recorded by `python -m harness record`: {kept.where}.\n"
    yield "### How fast the solutions are, each beside a library\n"
    yield _table(
        ("exercise", "shape", "ours", "library", "ratio"),
        (
            (
                f"`{name}`",
                by(speed.shape),
                _fast(speed.kernel_gb_per_s, speed.kernel_tflop_per_s),
                _fast(speed.library_gb_per_s, speed.library_tflop_per_s),
                f"{speed.fraction:.2f}",
            )
            for name, speed in sorted(kept.speeds.items())
        ),
    )
    right = sum(outcome.right == outcome.runs for outcome in kept.broken.values())
    yield "### Kernels that are broken on purpose\n"
    yield (
        f"Each of these {len(kept.broken)} kernels has a bug. {right} of them gave the right "
        "output in every run on the GPU.\n"
    )
    yield _table(
        ("lab and kernel", "on the H200"),
        ((f"`{name}`", str(outcome)) for name, outcome in sorted(kept.broken.items())),
    )


def _fast(gb_per_s: float, tflop_per_s: float) -> str:
    return f"{tflop_per_s:.0f} TFLOP/s" if tflop_per_s else f"{gb_per_s / 1000:.2f} TB/s"


def _of_runs(noted: str) -> Iterable[str]:
    entries = tomllib.loads(noted)["noted"]
    yield "## Noted of single runs\n"
    for about in dict.fromkeys(entry["about"] for entry in entries):
        rows = [
            [_spoken(entry, key) for key in _NOTED[1:]]
            for entry in entries
            if entry["about"] == about
        ]
        yield f"### {about}\n"
        yield _table(_NOTED[1:], rows)


def _spoken(entry: dict[str, str], key: str) -> str:
    said = " ".join(entry[key].split())
    return f"`{said}`" if key == "command" and said else said


def _table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [titles, ["---"] * len(titles), *([c.replace("|", "\\|") for c in r] for r in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
