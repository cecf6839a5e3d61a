"""The ladder as a picture: a bar a rung, as a fraction of cuBLAS, at each of the square shapes."""

from __future__ import annotations

import textwrap
from pathlib import Path

from harness.bench.rows import Suite, by
from harness.errors import FileError
from harness.files import check_place

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
