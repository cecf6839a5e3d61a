"""The table of docs/comparison.md, from `recorded.json`.

python -m quality.fleet.compare.table
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from quality.fleet.compare.plants import PLANTS
from quality.fleet.compare.record import recorded

PAGE = Path(__file__).parents[3] / "docs" / "comparison.md"
OURS = "ptx-sanitizer"
BEGIN, END = "<!-- made by quality.fleet.compare.table -->", "<!-- end -->"
TOOLS = ("memcheck", "racecheck", "synccheck", "initcheck")
_TWIN = "consan/"
# Short forms of a tool's first line, by words in it.
_SHORT = (
    (r"Deadlock detected", "deadlock"),
    (r"Race reported", "race"),
    (r"Potential invalid", "potentially invalid access"),
    (r"Invalid __global__", "out of bounds"),
    (r"Uninitialized __(shared|global)__", "uninitialized"),
    (r"Barrier error detected\. Missing wait", "missing wait"),
    (r"Barrier error detected\. Divergent", "divergent threads"),
    (r"outstanding (reads|writes)", r"outstanding \1"),
    (r"pending access", "pending access"),
)


def detected() -> tuple[tuple[str, int, int], ...]:
    """Return for this sanitizer, and for the tool of compute-sanitizer that finds the most of the
    planted bugs: its name, the number of bugs that it finds, and the number of bugs."""
    _, totals = _bugs()
    best = max(TOOLS, key=totals.__getitem__)
    return tuple((tool, totals[tool], len(PLANTS)) for tool in (OURS, best))


def _bugs() -> tuple[list[list[str]], dict[str, int]]:
    """Return a row for each planted bug, and for each tool the number of bugs that it finds."""
    noted = recorded()
    reports, ours = noted["said"], noted["emulator"]
    kernels = {plant.name: plant.kernel.replace("/", "-") for plant in PLANTS}

    def by(tool: str, program: str, of_right: str) -> str:
        """Return the tool's reports on a plant, without those on the right kernel."""
        shown = _short(reports.get(program, {}).get(tool))
        return "" if shown == _short(reports.get(of_right, {}).get(tool)) else shown

    rows: list[list[str]] = []
    totals = dict.fromkeys((OURS, *TOOLS, "consan"), 0)
    for plant in PLANTS:
        cells = {OURS: ", ".join(ours[plant.name])}
        cells |= {tool: by(tool, plant.name, kernels[plant.name]) for tool in TOOLS}
        twin = f"{_TWIN}{plant.twin}"
        cells["consan"] = by("consan", twin, _twin_of(plant.twin)) if plant.twin else " "
        for tool, cell in cells.items():
            totals[tool] += bool(cell.strip())
        rows.append([plant.bug, *(cell or "–" for cell in cells.values())])
    return rows, totals


def table() -> str:
    noted = recorded()
    reports, ours = noted["said"], noted["emulator"]
    right = {name.replace("/", "-"): name for name in ours if "/" in name}
    rows, totals = _bugs()
    twins = sum(bool(plant.twin) for plant in PLANTS)
    total = [f"{totals[tool]} of {len(PLANTS)}" for tool in (OURS, *TOOLS)]
    rows.append(["**found**", *total, f"{totals['consan']} of {twins}"])
    alarms = [
        [name for program, name in right.items() if _short(reports[program].get(t))] for t in TOOLS
    ]
    formal = [name for name in right.values() if ours[name]]
    ours_too = [n for n in formal if any("(formal)" not in kind for kind in ours[n])]
    formal = [name for name in formal if name not in ours_too]
    twins_too = [
        name for name in reports if name in _RIGHT_TWINS and _short(reports[name]["consan"])
    ]
    counts = [f"{len(names)} of {len(right)}" for names in (ours_too, *alarms)]
    rows.append(["**reported without a bug**", *counts, f"{len(twins_too)} of {len(_RIGHT_TWINS)}"])
    return "\n".join(
        [
                        f"Each of {len(PLANTS)} bugs was planted in a CUDA C++ kernel of `quality/fleet`. In "
            f"addition, each tool ran on {len(right)} correct kernels of the fleet "
            f"({noted['gpu']}; {', '.join(noted['tools'])}; {noted['date']}). racecheck ran with "
            "its check for deadlocks, initcheck with its check of shared memory, and every tool "
            "with its support for tensor copies.",
            "",
            "A dash means that the bug was not found, or that the correct kernel had the same "
            "report; an empty cell, that Gluon, to which the bugs were ported for ConSan, cannot "
            "express the bug. The column *ptx-sanitizer* combines all four schedules. Its *hung* "
            "is exit status 3, and *formal* marks a bug that never gave a wrong result on a tested "
            "GPU.",
            "",
            f"| bug | {OURS} | " + " | ".join(TOOLS) + " | ConSan |",
            "| --- " * (len(TOOLS) + 3) + "|",
            *("| " + " | ".join(row) + " |" for row in rows),
            "",
            "Reported although they have no bug: "
            f"{'; '.join(_named(ours_too, alarms, twins_too))}. "
            f"Formal reports of ptx-sanitizer on them: {_quoted(formal) or 'none'}.",
        ]
    )


def _named(ours: list[str], alarms: list[list[str]], twins: list[str]) -> Iterable[str]:
    for tool, names in zip((OURS, *TOOLS, "ConSan"), (ours, *alarms, twins), strict=True):
        if names:
            yield f"{tool} {_quoted(names)}"


def _quoted(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


_RIGHT_TWINS = ("consan/product", "consan/ring", "consan/stores")


def _twin_of(bug: str) -> str:
    if bug in ("exit", "refilled"):
        return "consan/stores"
    return "consan/product" if bug in ("wait", "wgmma") else "consan/ring"


def _short(answer: list[str] | None) -> str:
    for line in (answer or [])[1:]:
        for pattern, short in _SHORT:
            if match := re.search(pattern, line):
                return match.expand(short)
        raise ValueError(f"a tool says what nobody has shortened: {line}")
    return ""


def page() -> str:
    """Return the page with the current table."""
    text = PAGE.read_text()
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n{table()}\n{END}{rest.split(END)[1]}"


if __name__ == "__main__":
    PAGE.write_text(page())
