"""An examination as plain data, for JSON; docs/sanitizer.schema.json describes each field."""

from __future__ import annotations

from dataclasses import asdict

from harness.cli.sanitizer.examination import BAD_INPUT, CLEAN, DIFFERS, ENDED, HAZARDS, Examination
from harness.cli.sanitizer.reports.places import fingerprints
from harness.cli.sanitizer.suppressions import Suppression
from harness.diagnosis import Hazard
from harness.isa.text.names import readable

SCHEMA = 1
_STATUS = {
    CLEAN: "clean",
    HAZARDS: "hazards",
    ENDED: "ended",
    BAD_INPUT: "bad-input",
    DIFFERS: "differs",
}
_OWN = ("granules", "late", "several")  # fields that only the emulator needs


def bad_input(error: str) -> dict[str, object]:
    """Return the report of an input that could not be run."""
    return {
        "schema": SCHEMA,
        "status": _STATUS[BAD_INPUT],
        "exit_status": BAD_INPUT,
        "error": error,
    }


def as_data(examination: Examination) -> dict[str, object]:
    """Return the report. Fields are only ever added while ``schema`` stays."""
    status, request = examination.exit_status, examination.request
    kept = [(hazard, None) for hazard in examination.hazards]
    every: list[tuple[Hazard, Suppression | None]] = [*kept, *examination.suppressed]
    marks = fingerprints([hazard for hazard, _ in every], request.entry)
    hazards = [
        _plain(hazard)
        | {"schedules": examination.seen_on(hazard), "fingerprint": mark}
        | ({"suppressed": suppression.reason} if suppression else {})
        for (hazard, suppression), mark in zip(every, marks, strict=True)
    ]
    first = examination.root or next(iter(examination.hazards), None)
    return {
        "schema": SCHEMA,
        "status": _STATUS[status],
        "exit_status": status,
        "cause": first.cause if first else None,
        "headline": first.headline if first else "",
        "file": str(request.ptx),
        "entry": request.entry,
        "function": readable(request.entry),
        "grid": request.grid,
        "block": request.block,
        "cluster": request.cluster,
        "shared_bytes": request.shared_bytes,
        "args": request.args,
        "seed": request.seed,
        "hazards": hazards[: len(kept)],
        "suppressed": hazards[len(kept) :],
        "unused_suppressions": [asdict(unused) for unused in examination.unused_suppressions],
        "runs": [
            {
                "schedule": run.schedule,
                "ending": run.ending,
                "steps": run.steps,
                "elapsed_s": round(run.elapsed_s, 3),
                "hazards": len(run.hazards),
                "message": run.message,
                "printed": run.printed,
                "cause": run.cause,
                "left_out": run.left_out,
            }
            for run in examination.runs
        ],
    }


def _plain(hazard: Hazard) -> dict[str, object]:
    fields = {name: value for name, value in asdict(hazard).items() if name not in _OWN}
    for name in ("stack", "other_stack"):
        for frame in fields[name]:
            frame["function"] = readable(frame["function"])
    return fields
