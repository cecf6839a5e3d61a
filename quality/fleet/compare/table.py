"""The table of docs/comparison.md, from `recorded.json`.

python -m quality.fleet.compare.table
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from quality.fleet.cases.planted import KERNELS as TWINS
from quality.fleet.compare.on_a_gpu import ALONE, CONSAN, TOOLS
from quality.fleet.compare.plants import PLANTS, Plant
from quality.fleet.compare.record import recorded

PAGE = Path(__file__).parents[3] / "docs" / "comparison.md"
OURS = "ptx-sanitizer"
BEGIN, END = "<!-- made by quality.fleet.compare.table -->", "<!-- end -->"
_RIGHT_TWIN = {bug: kernel.name.split(".")[1] for kernel, bugs in TWINS for bug in bugs}
NOT_FOUND, AS_ON_RIGHT = "–", "="
_FORMAL = "(formal)"
# Short forms of a tool's first line, by words in it.
_SHORT = (
    (r"Deadlock detected", "deadlock"),
    (r"Race reported", "race"),
    (r"Potential invalid", "potentially invalid access"),
    (r"Invalid __global__", "out of bounds"),
    (r"Uninitialized __(shared|global)__", "uninitialized"),
    (r"Barrier error detected\. Missing wait", "missing wait"),
    (r"Barrier error detected\. Divergent", "divergent threads"),
    (r"missing fence_async_shared", "missing fence"),
    (r"Barrier arrive underflow", "arrival underflow"),
    (r"outstanding (reads|writes)", r"outstanding \1"),
    (r"pending access", "pending access"),
)


@dataclass(frozen=True)
class Detected:
    """``ours`` are the bugs that this sanitizer finds, ``formal`` those of them that it reports as
    formal hazards only, and ``best`` is the tool of compute-sanitizer that finds most (``theirs``).
    """

    bugs: int
    ours: int
    formal: int
    best: str
    theirs: int


def detected() -> Detected:
    noted = recorded()
    cells = {plant: _cells(plant, noted) for plant in PLANTS}
    shown_by = {
        tool: sum(_is_found(row[tool]) for row in cells.values()) for tool in (OURS, *TOOLS)
    }
    best = max(TOOLS, key=shown_by.__getitem__)
    formal = sum(_is_formal(row[OURS]) for row in cells.values())
    return Detected(len(PLANTS), shown_by[OURS], formal, best, shown_by[best])


def _cells(plant: Plant, noted: dict) -> dict[str, str]:
    """Return the output of a planted bug, and what each tool says of it."""
    reports = noted["said"]

    def report(tool: str, program: str, right: str) -> str:
        shown = _short(reports[program][tool])
        as_on_right = shown and shown == _short(reports[right][tool])
        return AS_ON_RIGHT if as_on_right else shown or NOT_FOUND

    right = plant.kernel.replace("/", "-")
    twin, right_twin = f"{CONSAN}-{plant.twin}", f"{CONSAN}-{_RIGHT_TWIN.get(plant.twin)}"
    return {
        ALONE: _output(reports[plant.name][ALONE][0]),
        OURS: ", ".join(noted["emulator"][plant.name]) or NOT_FOUND,
        **{tool: report(tool, plant.name, right) for tool in TOOLS},
        CONSAN: report(CONSAN, twin, right_twin) if plant.twin else "",
    }


def _output(ending: str) -> str:
    if ending.startswith("CUDA_ERROR"):
        return "fault"
    return {"no end": "hangs"}.get(ending, ending)


def _is_found(cell: str) -> bool:
    return cell not in ("", NOT_FOUND, AS_ON_RIGHT)


def _is_formal(cell: str) -> bool:
    return _is_found(cell) and all(_FORMAL in kind for kind in cell.split(", "))


def table() -> str:
    noted = recorded()
    counts, tools = detected(), (OURS, *TOOLS, CONSAN)
    rows = {plant: _cells(plant, noted) for plant in PLANTS}
    twins = sum(bool(plant.twin) for plant in PLANTS)
    shown_by = {tool: sum(_is_found(row[tool]) for row in rows.values()) for tool in tools}
    totals = [f"{counts.ours - counts.formal} of {len(PLANTS)}, {counts.formal} formal"]
    totals += [f"{shown_by[tool]} of {len(PLANTS)}" for tool in TOOLS]
    right = {name.replace("/", "-"): name for name in noted["emulator"] if "/" in name}
    right_twins = {f"{CONSAN}-{kernel.name.split('.')[1]}": kernel.name for kernel, _ in TWINS}
    reported = {
        OURS: [name for name in right.values() if noted["emulator"][name]],
        **{tool: _reported(tool, right, noted) for tool in TOOLS},
        CONSAN: _reported(CONSAN, right_twins, noted),
    }
    formal = [
        name for name in reported[OURS] if all(_FORMAL in kind for kind in noted["emulator"][name])
    ]
    alarms = [f"{len(reported[OURS]) - len(formal)} of {len(right)}, {len(formal)} formal"]
    alarms += [f"{len(reported[tool])} of {len(right)}" for tool in TOOLS]
    headers = ["bug", "output", OURS, *TOOLS, "ConSan"]
    lines = [
        headers,
        ["---"] * len(headers),
        *([plant.bug, *_shown(plant, row)] for plant, row in rows.items()),
        ["**found**", _rights(rows.values()), *totals, f"{shown_by[CONSAN]} of {twins}"],
        [
            "**reported without a bug**",
            "",
            *alarms,
            f"{len(reported[CONSAN])} of {len(right_twins)}",
        ],
    ]
    return "\n".join(
        [
            f"GPU: {noted['tools'][ALONE]['gpu']}. Runs: "
            f"{', '.join(_version(tool, fact) for tool, fact in noted['tools'].items())}.",
            "",
            *("| " + " | ".join(line) + " |" for line in lines),
            "",
            f"Reported without a bug: {_named(reported)}.",
        ]
    )


def _shown(plant: Plant, row: dict[str, str]) -> Iterable[str]:
    """Return the cells of a row, with the reason why a bug has no twin."""
    return [*list(row.values())[:-1], row[CONSAN] or f"({plant.no_twin})"]


def _rights(rows: Iterable[dict[str, str]]) -> str:
    rows = list(rows)
    return f"right in {sum(row[ALONE] == 'right' for row in rows)} of {len(rows)}"


def _version(tool: str, fact: dict[str, str]) -> str:
    name = "without a tool" if tool == ALONE else f"{tool} {fact['version']}"
    return f"{name} ({fact['date']})"


def _reported(tool: str, programs: dict[str, str], noted: dict) -> list[str]:
    """Return the right programs on which a tool reports something."""
    reports = noted["said"]
    return [name for program, name in programs.items() if _short(reports[program][tool])]


def _named(reported: dict[str, list[str]]) -> str:
    return "; ".join(
        f"{'ConSan' if tool == CONSAN else tool} " + ", ".join(f"`{name}`" for name in names)
        for tool, names in reported.items()
        if names
    )


def _short(answer: list[str]) -> str:
    for line in answer[1:]:
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
