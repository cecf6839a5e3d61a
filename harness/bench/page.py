"""Prints docs/measured.md: every figure that the project gives, from the files that keep them.

Figures recorded on a GPU come from `harness.recordings`; those that a person noted of a run, from
docs/measured.toml: a table ``[[noted]]`` each, with ``about`` (its heading), ``what``, ``figure``,
``where`` (machine and day) and ``command`` (which measures it again).

The ladder is a picture, too: a bar for each rung, as a fraction of cuBLAS, at each of the square
shapes.
"""

from __future__ import annotations

import textwrap
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

from harness import recordings
from harness.bench.rows import BenchmarkRow, Suite, best_of_each_shape, by, errors, speeds, summary
from harness.bench.suite import FILES, recorded
from harness.errors import FileError
from harness.files import check_place
from harness.recordings import Recording

# Okabe and Ito's blue and orange: apart for the colour-blind too.
_COLOURS = ("#0072B2", "#E69F00")
_LETTERS = 14  # of a line below a bar


def check_drawable(path: Path) -> None:
    """Raises FileError where no picture can be drawn there: ``--picture`` named it."""
    from matplotlib.backend_bases import FigureCanvasBase

    check_place(path, "--picture ")
    formats = FigureCanvasBase.get_supported_filetypes()
    if path.suffix[1:].lower() not in formats:
        raise FileError(f"--picture {path}: its name ends with the format: {', '.join(formats)}")


def draw(suite: Suite, path: Path) -> None:
    """Write the picture, in the format of the path's suffix (svg, png, pdf).

    Raises FileError where the run has no rung of the ladder."""
    from matplotlib.figure import Figure  # without pyplot: no display, no state of the process

    rows = [row for row in suite.of("ladder") if not row.reason]
    if not rows:
        raise FileError(f"{path}: the run of {suite.where} has no rung of the ladder to draw")
    names = list(dict.fromkeys(row.name for row in rows))
    shapes = list(dict.fromkeys(row.shape for row in rows))
    figure = Figure(figsize=(9, 4.2), layout="constrained")
    axes = figure.add_subplot()
    width = 0.8 / len(shapes)
    for number, shape in enumerate(shapes):
        of = {row.name: row.ratio for row in rows if row.shape == shape}
        at = [names.index(name) + (number - (len(shapes) - 1) / 2) * width for name in of]
        bars = axes.bar(
            at, list(of.values()), width, color=_COLOURS[number % len(_COLOURS)], label=by(shape)
        )
        axes.bar_label(bars, fmt="%.2f", fontsize=7)
    axes.axhline(1, color="0.3", linewidth=1, linestyle="--")
    labels = ["\n".join(textwrap.wrap(name, _LETTERS)) for name in names]
    axes.set_xticks(range(len(names)), labels, fontsize=7.5)
    axes.set_ylabel("fraction of cuBLAS")
    axes.set_title(f"bfloat16 products beside cuBLAS, interleaved: {suite.where}", fontsize=9)
    axes.margins(y=0.12)
    axes.legend(frameon=False, fontsize=8, loc="upper left", ncols=len(shapes))
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path)


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
    parts = [_HEAD, *beside]
    for card in recordings.FILES:
        if (recording := recordings.recording(card)).gpu:
            parts += _of_the_labs(card, recording)
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


def _of_the_labs(card: str, kept: Recording) -> Iterable[str]:
    yield f"## The labs on an {card}\n"
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
        ("lab and kernel", f"on the {card}"),
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
    text = " ".join(entry[key].split())
    return f"`{text}`" if key == "command" and text else text


def _table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [titles, ["---"] * len(titles), *([c.replace("|", "\\|") for c in r] for r in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
