"""Record the tools' and the emulator's reports of the same programs.

``python -m quality.fleet.compare.record SAID --with TOOL=VERSION ... --gpu GPU`` adds the output of
`on_a_gpu` to `recorded.json`; without SAID, only the emulator's part is made again.
"""

from __future__ import annotations

import argparse
import datetime
import json
from collections.abc import Collection
from pathlib import Path

from harness.sanitizer import Hazard, distinct
from harness.sanitizer.emulator import SCHEDULES
from quality.fleet.building import build
from quality.fleet.case import Built
from quality.fleet.compare.prepare import CASES, TWINS, programs, twins
from quality.fleet.running import run

RECORDED = Path(__file__).parent / "recorded.json"
GRAVE = ("error", "formal")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("said", type=Path, nargs="?")
    parser.add_argument("--gpu", default="")
    parser.add_argument("--with", nargs="*", default=[], dest="tools", metavar="TOOL=VERSION")
    options = parser.parse_args()
    noted = recorded() if RECORDED.exists() else {}
    if options.said:
        date = datetime.datetime.now(datetime.UTC).date().isoformat()
        for tool, _, version in (one.partition("=") for one in options.tools):
            noted["tools"][tool] = {"version": version, "gpu": options.gpu, "date": date}
        for name, reports in _compact(json.loads(options.said.read_text())).items():
            noted["said"].setdefault(name, {}).update(reports)
    noted["emulator"] = {name: by_emulator(built) for name, built in programs().items()}
    noted["twins"] = {}
    for kernel, bugs in TWINS:
        name = kernel.name.split(".")[1]
        noted["twins"][name] = known = by_emulator(*build([kernel]))
        for bug in bugs:
            noted["twins"][bug] = by_emulator(*build([twins()[bug]]), known)
    RECORDED.write_text(json.dumps(noted, indent=1, sort_keys=True) + "\n")


def recorded() -> dict:
    return json.loads(RECORDED.read_text())


def by_emulator(built: Built, known: Collection[str] = ()) -> list[str]:
    """Return the kinds that the emulator reports over all schedules, and how the run ended if it
    reports none. Advice on a right kernel is allowed; what is ``known``, because it is reported on
    the right kernel, does not count for its plants.
    """
    hazards: list[Hazard] = []
    endings: set[str] = set()
    expected = () if built.case.name in CASES else built.case.expected
    for schedule in SCHEDULES:
        seen = run(built, schedule)
        hazards += seen.hazards
        if seen.ending != "finished" or seen.wrong:
            endings.add(seen.ending if seen.ending != "finished" else "wrong result")
    grave = [h for h in distinct(hazards) if h.kind not in expected and h.severity in GRAVE]
    return sorted({_graded(h) for h in grave}.difference(known) or endings)


def _graded(hazard: Hazard) -> str:
    return hazard.kind if hazard.severity == "error" else f"{hazard.kind} ({hazard.severity})"


def _compact(reports: dict) -> dict[str, dict[str, list[str]]]:
    """Return the outcome and the first finding, by program and tool."""
    return {
        name: {tool: [run["ending"], *run["said"][:1]] for tool, run in tools.items()}
        for name, tools in reports.items()
    }


if __name__ == "__main__":
    main()
