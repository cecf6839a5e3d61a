"""docs/measured.md: the project's measurements, with the most important results first.

Figures recorded on a GPU come from `harness.course.recordings`; those of single runs, from
docs/measured.toml: a table ``[[run]]`` each, with ``about`` (its chapter), ``title``, ``text``
(Markdown), ``where`` (machine and day), ``command`` (which measures it again) and, if it is among
the results at the top of the page, ``headline``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from harness.bench.results import (
    BenchmarkRow,
    Suite,
    best_of_each_shape,
    by,
    errors,
    recorded,
    speeds,
    summary,
)
from harness.course import FILES, recordings
from quality.fleet.compare.table import detected

_HEAD = """# Measurements

<!-- Written from recordings and docs/measured.toml by `python -m docs.pages`; do not edit. -->

The results that readers ask for first (a factor is our speed divided by the library's, so above 1
is faster):

"""
_NOTES = """
All results below have their machine, their date, and the command that measures them again. The
steps that led to the kernels are in the logs of [GEMM](../harness/bench/kernels/gemm/LOG.md) and
of [attention](../harness/bench/kernels/attention/LOG.md).

In the tables, **ours** and the library's column are speeds: medians of rounds in which the two
kernels take turns. The **ratio** is our speed divided by the library's in the same run (for QuACK
and attention, the median of the rounds' ratios). cuBLAS proposes several algorithms for a GEMM:
**ratio** compares with the one that was fastest in a trial, and **to default** with the one that
it ranks first, which a caller gets by default, and which is faster at one shape. The **spread** is
the interquartile range of our times, divided by their median, and **errors**, ours and cuDNN's,
are relative to float64, times 1000. Copies count the bytes that are read and those that are
written. GEMM multiplies random numbers, because zeros would draw less power and run faster.

The **ladder** is the sequence of GEMM kernels that lab 08 explains; rung 11 is its last. Rung 13
(split-K) is for few rows: in `13: split sums, 64×48×1`, the numbers are the rows and columns of a
tile and how many blocks share a sum. For GPUs after the first, this page shows only some rows;
`python -m harness bench` prints the rest.

Compare ratios, not speeds of different tables. A large GEMM reaches the GPU's power limit, so its
clock depends on the card and on the kernels that it takes turns with.
"""
_GROUPS = {
    "copies": "Copies of 1 GiB through TMA, by rank",
    "ladder": "GEMM, bfloat16 in and out",
    "model": "GEMM at a model's shapes (Llama 3 8B): the best rung of each",
    "quack": "GEMM compared with QuACK, tuned for each shape: the best rung of each",
    "attention": "Attention, forward, bfloat16",
}
# The kernels shown of further GPUs: those whose name contains the text. `harness bench` shows all.
_ON_OTHER_GPUS = {"copies": "", "ladder": "last wave", "attention": "exact maxima"}


def measured(single_runs: str) -> str:
    """Return the page. ``single_runs``: the text of docs/measured.toml."""
    entries = tomllib.loads(single_runs)["run"]
    suites = [suite for card in FILES if (suite := recorded(card))]
    kept = {card: recordings.recording(card) for card in recordings.FILES}
    results = "".join(f"- {line}\n" for line in _results(suites[0], kept["H200"], entries))
    return "\n".join(
        [
            _HEAD + results + _NOTES,
            *_compared(suites[0], dict.fromkeys(_GROUPS, "")),
            *(part for suite in suites[1:] for part in _compared(suite, _ON_OTHER_GPUS)),
            *_of_the_labs({card: each for card, each in kept.items() if each.gpu}),
            *_of_runs(entries),
        ]
    )


def _results(
    suite: Suite, labs: recordings.Recording, entries: Iterable[dict[str, Any]]
) -> Iterable[str]:
    """Return the results that a reader asks for first, each in a line."""
    last = [row for row in suite.rows_in("ladder") if row.name.startswith("11")]
    exact = [row for row in suite.rows_in("attention") if "exact maxima" in row.name]
    flash, cudnn = (
        [row for row in exact if row.library == name] for name in ("FlashAttention-3", "cuDNN")
    )
    planted = detected()
    right = sum(outcome.right == outcome.runs for outcome in labs.broken.values())
    yield f"TMA copies of rank 1 to 5: {_range(suite.rows_in('copies'))} of cuMemcpy ({suite.gpu})."
    yield f"Rung 11 of the GEMM ladder: {_range(last)} of cuBLAS at 4096³ and 8192³."
    yield summary(suite)
    yield (
        f"Attention with exact maxima: {_range(flash)} of FlashAttention-3, and {_range(cudnn)} of "
        "cuDNN."
    )
    yield (
        f"The sanitizer finds {planted.ours} of {planted.bugs} planted bugs, {planted.formal} of "
        f"them as formal hazards; the best tool of compute-sanitizer, {planted.best}, finds "
        f"{planted.theirs} ([comparison](comparison.md))."
    )
    yield (
        f"Hardware hides bugs: of {len(labs.broken)} kernels that are wrong on purpose, {right} "
        "gave the right output in every run on an H200."
    )
    yield from (entry["headline"] for entry in entries if "headline" in entry)


def _range(rows: Iterable[BenchmarkRow]) -> str:
    ratios = [row.ratio for row in rows if not row.reason]
    ends = dict.fromkeys(f"{end(ratios):.2f}" for end in (min, max))
    return " to ".join(ends)


def _compared(suite: Suite, groups: dict[str, str]) -> Iterable[str]:
    """Return the tables of a GPU. ``groups``: a part of the kernels' names for each group."""
    yield f"## Compared with libraries: {suite.gpu}\n"
    yield f"Recorded by `python -m harness bench`: {suite.where}.\n"
    for group, part in groups.items():
        rows: Sequence[BenchmarkRow] = [
            row for row in suite.rows_in(group) if not row.reason and part in row.name
        ]
        if group in ("model", "quack"):
            rows = list(best_of_each_shape(rows).values())
        if not rows:
            continue
        yield f"### {_GROUPS[group]}\n"
        if group in suite.notes:
            yield f"{suite.notes[group]}\n"
        yield _of_libraries(rows) if group == "attention" else _of_one_library(rows)


def _of_one_library(rows: Sequence[BenchmarkRow]) -> str:
    unit, library = rows[0].unit, rows[0].library
    return _table(
        ("kernel", "shape", f"ours, {unit}", library, "ratio", "to default", "spread"),
        ((name, shape, ours.split()[0], theirs.split()[0], *rest)
         for name, shape, ours, theirs, *rest in map(speeds, rows)),
    )  # fmt: skip


def _of_libraries(rows: Sequence[BenchmarkRow]) -> str:
    """Return a table with a row for each kernel and shape, and a column for each library."""
    libraries = list(dict.fromkeys(row.library for row in rows))
    head = ("kernel", "shape", f"ours, {rows[0].unit}", "errors", *map(_ratio_to, libraries))
    body = []
    for (name, shape), group in groupby(rows, key=lambda row: (row.name, row.shape)):
        by_library = {row.library: row for row in group}
        first = next(iter(by_library.values()))
        ratios = [
            f"{by_library[each].ratio:.3f}" if each in by_library else "" for each in libraries
        ]
        body.append((name, by(shape), f"{first.ours:.0f}", errors(first), *ratios))
    return _table(head, body)


def _ratio_to(library: str) -> str:
    return f"ratio to {library}"


def _of_the_labs(kept: dict[str, recordings.Recording]) -> Iterable[str]:
    yield "## The labs\n"
    machines = "; ".join(each.where for each in kept.values())
    yield f"Recorded by `python -m quality.hardware.record_labs`: {machines}.\n"
    yield "### Speed of the solutions, as a fraction of cuMemcpy's, cuBLAS's or cuDNN's\n"
    names = sorted({name for each in kept.values() for name in each.speeds})
    yield _table(
        ("exercise", "shape", *(f"on the {card}" for card in kept)),
        (
            (
                f"`{name}`",
                by(next(each.speeds[name].shape for each in kept.values() if name in each.speeds)),
                *(
                    f"{each.speeds[name].fraction:.2f}" if name in each.speeds else ""
                    for each in kept.values()
                ),
            )
            for name in names
        ),
    )
    yield "### Kernels that are broken on purpose\n"
    yield "The number of runs that gave the right output, of all runs of each kernel.\n"
    names = sorted({name for each in kept.values() for name in each.broken})
    yield _table(
        ("lab and kernel", *(f"on the {card}" for card in kept)),
        (
            (f"`{name}`", *(_outcome(each.broken.get(name)) for each in kept.values()))
            for name in names
        ),
    )


def _outcome(outcome: recordings.Outcome | None) -> str:
    if outcome is None:
        return ""
    ends = {"hung": outcome.hung, "faulted": outcome.faulted, "not launched": outcome.other}
    return ", ".join(
        [f"{outcome.right}/{outcome.runs}", *(end for end, count in ends.items() if count)]
    )


def _of_runs(entries: Sequence[dict[str, Any]]) -> Iterable[str]:
    yield "## Other measurements\n"
    for about in dict.fromkeys(entry["about"] for entry in entries):
        yield f"### {about}\n"
        for entry in entries:
            if entry["about"] == about:
                command = f": `{entry['command']}`" if entry["command"] else ""
                yield f"#### {entry['title']}\n\n{entry['text']}\n*{entry['where']}*{command}\n"


# A number, perhaps with its unit, or two numbers: such a column is aligned to the right.
_FIGURE = re.compile(r"[\d./]+(, [\d.]+| [\w/]+)?")


def _table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown, without columns that are empty in every row."""
    body = list(rows)
    kept = [n for n in range(len(titles)) if not body or any(row[n] for row in body)]
    figures = [all(_FIGURE.fullmatch(row[n] or "0") for row in body) for n in range(len(titles))]
    ruler = ["---:" if is_figure else "---" for is_figure in figures]
    lines = [titles, ruler, *([c.replace("|", "\\|") for c in r] for r in body)]
    return "".join(f"| {' | '.join(line[n] for n in kept)} |\n" for line in lines)
