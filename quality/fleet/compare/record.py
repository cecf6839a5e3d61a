"""Record the tools' and the emulator's reports of the same programs.

``python -m quality.fleet.compare.record SAID --gpu ... --tools ...`` reads the output of
`on_a_gpu`; without SAID, only the emulator's part of `recorded.json` is made again.
"""

from __future__ import annotations

import argparse
import datetime
import json
from pathlib import Path

from harness.sanitizer import Hazard, distinct
from harness.sanitizer.emulator import SCHEDULES
from quality.fleet.case import Built
from quality.fleet.compare.prepare import CASES, programs
from quality.fleet.running import run

RECORDED = Path(__file__).parent / "recorded.json"
ALONE = "alone"
GRAVE = ("error", "formal")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("said", type=Path, nargs="?")
    parser.add_argument("--gpu", default="")
    parser.add_argument("--tools", nargs="*", default=[], help="their versions")
    options = parser.parse_args()
    noted = recorded() if RECORDED.exists() else {}
    if options.said:
        noted |= {
            "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
            "gpu": options.gpu,
            "tools": options.tools,
            "said": _compact(json.loads(options.said.read_text())),
        }
    noted["emulator"] = {name: by_emulator(built) for name, built in programs().items()}
    RECORDED.write_text(json.dumps(noted, indent=1, sort_keys=True) + "\n")


def recorded() -> dict:
    return json.loads(RECORDED.read_text())


def by_emulator(built: Built) -> list[str]:
    """Return the kinds that the emulator reports over all schedules, and how the run ended if it
    reports none. Advice on a right kernel is allowed; kinds reported on the right kernel do not
    count for its plants.
    """
    hazards: list[Hazard] = []
    endings: set[str] = set()
    known = () if built.case.name in CASES else built.case.expected
    for schedule in SCHEDULES:
        seen = run(built, schedule)
        hazards += seen.hazards
        if seen.ending != "finished" or seen.wrong:
            endings.add(seen.ending if seen.ending != "finished" else "wrong result")
    grave = [h for h in distinct(hazards) if h.kind not in known and h.severity in GRAVE]
    return sorted({_graded(h) for h in grave} or endings)


def _graded(hazard: Hazard) -> str:
    return hazard.kind if hazard.severity == "error" else f"{hazard.kind} ({hazard.severity})"


def _compact(reports: dict) -> dict[str, dict[str, list[str]]]:
    """Return the outcome and the first finding, by program and tool."""
    return {
        name: {
            tool: [runs[0]["ending"], *runs[0]["said"][:1]]
            for tool, runs in tools.items()
            if tool != ALONE
        }
        for name, tools in reports.items()
    }


if __name__ == "__main__":
    main()
