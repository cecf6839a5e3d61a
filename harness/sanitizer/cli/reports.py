"""Reports of an examination for programs: plain data for JSON, and SARIF.

docs/sanitizer.schema.json describes each field of the plain data. SARIF 2.1.0 is shown by code
hosts and editors at the lines. A hazard's place is a line with its calls, and has a fingerprint
that outlives edits.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path, PurePath
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

import harness
from harness.sanitizer.cli.examination import (
    BAD_INPUT,
    CLEAN,
    DIFFERS,
    ENDED,
    HAZARDS,
    Examination,
    ScheduleRun,
)
from harness.sanitizer.cli.suppressions import Suppression
from harness.sanitizer.diagnosis import KINDS, MEANINGS, Cause, Hazard, HazardKind, words_of_cause
from harness.sanitizer.isa.text.names import readable
from harness.sanitizer.isa.text.tree import Location


class HazardSide(NamedTuple):
    """One of a hazard's two accesses. ``line`` is in ``file``, the PTX's own if nothing else is
    known; ``callers`` are the functions that it is inlined in, and ``inlined`` those inlined in
    it, each the nearest first."""

    file: str
    line: int
    source: str
    ptx_line: int | None
    inlined: tuple[Location, ...] = ()
    callers: tuple[Location, ...] = ()


def sides(hazard: Hazard, ptx_file: str) -> tuple[HazardSide, ...]:
    """Return the access at which it was found, then the access that it conflicts with, if any."""
    both = (
        (hazard.here, hazard.source, hazard.ptx_line, hazard.stack),
        (hazard.there, hazard.other_source, hazard.other_ptx_line, hazard.other_stack),
    )
    known = []
    for place, source, ptx_line, stack in both:
        if place is None and ptx_line is None:
            continue
        file, line = place or ("", 0)
        if not file and ptx_line is not None:
            line = ptx_line
        at = next((i for i, frame in enumerate(stack) if (frame.file, frame.line) == place), -1)
        inlined, callers = (stack[:at][::-1], stack[at + 1 :]) if at >= 0 else ((), ())
        known.append(HazardSide(file or ptx_file, line, source, ptx_line, inlined, callers))
    return tuple(known)


def shown(frame: Location) -> str:
    """``ring.cu:40 in mine::wait``"""
    function = f" in {readable(frame.function)}" if frame.function else ""
    return f"{PurePath(frame.file).name}:{frame.line}{function}"


def marked(examination: Examination) -> Iterator[tuple[Hazard, Suppression | None, str]]:
    """Yield all hazards, the suppressed ones last, with a mark for each: by its kind, its kernel
    and the text of its lines, so that lines added elsewhere do not change it. Hazards that are
    alike are numbered."""
    function = readable(examination.request.entry)
    counts: dict[str, int] = {}
    for hazard, suppression in (*((h, None) for h in examination.hazards), *examination.suppressed):
        parts = [hazard.kind, function]
        for side in sides(hazard, ""):
            parts += [PurePath(side.file).name, side.source or str(side.line)]
        mark = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]
        counts[mark] = counts.get(mark, 0) + 1
        yield hazard, suppression, f"{mark}/{counts[mark]}"


SCHEMA = 1
STATUS_NAMES = {
    BAD_INPUT: "bad-input",
    ENDED: "ended",
    HAZARDS: "hazards",
    DIFFERS: "differs",
    CLEAN: "clean",
}
"""Of exit statuses, as in JSON, from the worst on."""
_OWN = ("facts", "granules", "late", "several")  # fields that are not for other programs


def not_executed(examination: Examination) -> str:
    """Return a clause about the copies, waits, fences and barriers that the launch left out."""
    count, of = len(examination.not_executed), len(examination.coverage)
    if count == of:
        return f"none of its {of} copies, waits, fences and barriers ran, so nothing is shown"
    return f"{count} of its {of} copies, waits, fences and barriers did not run"


class Refused(NamedTuple):
    """A launch that could not be run."""

    file: Path
    entry: str
    error: str


Outcome = Examination | Refused


def exit_status(outcomes: Sequence[Outcome]) -> int:
    """Return the worst exit status of several launches."""
    statuses = {BAD_INPUT if isinstance(o, Refused) else o.exit_status for o in outcomes}
    return next(status for status in STATUS_NAMES if status in statuses)


def all_as_data(outcomes: Sequence[Outcome]) -> dict[str, object]:
    """Return the report of a launch, or that of several under ``launches``."""
    reports = [
        as_data(outcome)
        if not isinstance(outcome, Refused)
        else bad_input(outcome.error) | {"file": str(outcome.file), "entry": outcome.entry}
        for outcome in outcomes
    ]
    if len(reports) == 1:
        return reports[0]
    return _head(exit_status(outcomes)) | {"launches": reports}


def bad_input(error: str) -> dict[str, object]:
    """Return the report of an input that could not be run."""
    return _head(BAD_INPUT) | {"error": error}


def _head(status: int) -> dict[str, object]:
    return {
        "schema": SCHEMA,
        "version": harness.__version__,
        "status": STATUS_NAMES[status],
        "exit_status": status,
    }


def as_data(examination: Examination) -> dict[str, object]:
    """Return the report. Fields are only ever added while ``schema`` stays."""
    request, kept = examination.request, len(examination.hazards)
    hazards = [
        _plain(hazard)
        | {"schedules": examination.seen_on(hazard), "fingerprint": mark}
        | ({"suppressed": suppression.reason} if suppression else {})
        for hazard, suppression, mark in marked(examination)
    ]
    first = examination.root or next(iter(examination.hazards), None)
    return _head(examination.exit_status) | {
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
        "hazards": hazards[:kept],
        "suppressed": hazards[kept:],
        "not_executed": [place._asdict() for place in examination.not_executed],
        "shows_nothing": examination.shows_nothing,
        "unused_suppressions": [asdict(unused) for unused in examination.unused_suppressions],
        "runs": [
            {
                "schedule": run.schedule,
                "ending": run.ending,
                "steps": run.steps,
                "elapsed_s": round(run.elapsed_s, 3),
                "hazards": len(run.hazards),
                "message": run.message,
                "details": run.details,
                "printed": run.printed,
                "cause": run.cause,
            }
            for run in examination.runs
        ],
    }


def _plain(hazard: Hazard) -> dict[str, object]:
    fields = asdict(replace(hazard, facts={}))
    for name in _OWN:
        del fields[name]
    for name in ("stack", "other_stack"):
        for frame in fields[name]:
            frame["function"] = readable(frame["function"])
    return fields


NAME = "ptx-sanitizer"
_SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
_LEVELS = {"error": "error", "formal": "warning", "warning": "note"}
_ENDINGS = {
    "hung": "the kernel cannot finish: every remaining thread waits, or loops for ever",
    "fault": "the kernel does something that ends it on hardware",
    "unfinished": "the kernel did not finish within the time limit",
    "differs": "an output differs from the expected one",
}
_RULES = (*KINDS, *_ENDINGS)
_ROOT = "ROOT"

Data = dict[str, Any]


def as_github(outcomes: Sequence[Outcome], root: Path) -> list[str]:
    """Return workflow commands, which GitHub shows at the lines of a change.

    Source: docs.github.com, "Workflow commands for GitHub Actions": three levels; a message and a
    property each have characters to escape.
    """
    (run,) = as_sarif(outcomes, root)["runs"]
    (invocation,) = run["invocations"]
    return [
        *(_annotation(result) for result in run["results"] if "suppressions" not in result),
        *(_annotation(each) for each in invocation["toolExecutionNotifications"]),
    ]


def _annotation(result: Data) -> str:
    command = {"note": "notice"}.get(result["level"], result["level"])
    place = {"title": result.get("ruleId", NAME)}
    for location in result.get("locations", ())[:1]:
        physical = location["physicalLocation"]
        if "uriBaseId" in physical["artifactLocation"]:  # GitHub has no others
            place["file"] = unquote(physical["artifactLocation"]["uri"])
            place["line"] = str(physical["region"]["startLine"])
    escaped = (f"{k}={_escaped(v, ':', ',')}" for k, v in sorted(place.items()))
    return f"::{command} {','.join(escaped)}::{_escaped(result['message']['text'])}"


def _escaped(text: str, *more: str) -> str:
    for character in ("%", "\r", "\n", *more):
        text = text.replace(character, f"%{ord(character):02X}")
    return text


def as_sarif(outcomes: Sequence[Outcome], root: Path) -> Data:
    """Return a run of the tool, with all launches; files in ``root`` are named from there."""
    examinations = [each for each in outcomes if not isinstance(each, Refused)]
    results = [result for each in examinations for result in _results(each, root)]
    rules = [_rule(kind) for kind in _RULES]
    status = exit_status(outcomes)
    driver = {
        "name": NAME,
        "version": harness.__version__,
        "semanticVersion": harness.__version__,
        "rules": rules,
    }
    invocation = {
        "executionSuccessful": status not in (ENDED, BAD_INPUT),
        "exitCode": status,
        "toolExecutionNotifications": [
            {
                "level": "error",
                "message": {"text": f"{refused.entry}: {refused.error}".removeprefix(": ")},
                "locations": [_place(str(refused.file), 1, refused.file, root)],
            }
            for refused in outcomes
            if isinstance(refused, Refused)
        ]
        + [
            {
                "level": "warning",
                "message": {"text": f"A suppression fits no hazard any more: {unused}."},
            }
            for each in examinations
            for unused in each.unused_suppressions
        ]
        + [
            {
                "level": "warning" if each.shows_nothing else "note",
                "message": {"text": f"{each.request.entry}: {not_executed(each)}."},
                "locations": [
                    _place(place.file, place.line, each.request.ptx, root, place.source)
                    for place in each.not_executed
                ],
            }
            for each in examinations
            if each.not_executed
        ],
    }
    return {
        "$schema": _SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": driver},
                "invocations": [invocation],
                "originalUriBaseIds": {_ROOT: {"uri": root.resolve().as_uri() + "/"}},
                "columnKind": "unicodeCodePoints",
                "results": results,
            }
        ],
    }


def _rule(kind: str) -> Data:
    """Return the documentation of a kind, for a page of findings."""
    if kind in _ENDINGS:
        return {
            "id": kind,
            "name": _name(kind),
            "shortDescription": {"text": _sentence(_ENDINGS[kind])},
            "defaultConfiguration": {"level": "error"},
        }
    meaning = _sentence(MEANINGS[HazardKind(kind)])
    known = words_of_cause(Cause(kind))
    helped = [text for text in (known.headline, known.note, known.help) if text]
    level = "note" if kind == "write-after-read-fence" else "error"
    return {
        "id": kind,
        "name": _name(kind),
        "shortDescription": {"text": meaning},
        "fullDescription": {"text": " ".join(filter(None, [meaning, known.note]))},
        "help": {
            "text": "\n\n".join([meaning, *helped]),
            "markdown": "\n\n".join([f"**{meaning}**", *helped]),
        },
        "defaultConfiguration": {"level": level},
        "properties": {"tags": ["synchronization", "gpu", "hopper"], "precision": "very-high"},
    }


def _name(kind: str) -> str:
    return "".join(word.capitalize() for word in kind.split("-"))


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def _results(examination: Examination, root: Path) -> Iterator[Data]:
    leading = examination.root
    if leading is not None:
        yield _ending(examination, leading, root)
    for hazard, suppression, mark in marked(examination):
        yield _result(examination, hazard, suppression, mark, root)
    reported = {leading.message} if leading else set()
    for run in examination.runs:
        if run.message and run.message not in reported:
            reported.add(run.message)
            yield _ending(examination, run, root)


def _result(
    examination: Examination, hazard: Hazard, suppression: Suppression | None, mark: str, root: Path
) -> Data:
    request = examination.request
    both = sides(hazard, str(request.ptx))
    related = list(_related(both, request.ptx, root))
    result: Data = {
        "ruleId": hazard.kind,
        "ruleIndex": _RULES.index(hazard.kind),
        "level": _LEVELS[hazard.severity],
        "message": {"text": hazard.message},
        "locations": [_location(request.ptx, both, request.entry, root)],
        "relatedLocations": [
            {"id": number, **location} for number, location in enumerate(related, 1)
        ],
        "partialFingerprints": {"hazard/v1": mark},
        "properties": {
            "severity": hazard.severity,
            "cause": hazard.cause,
            "kernel": readable(request.entry),
            "schedules": list(examination.seen_on(hazard)),
            "variables": list(hazard.variables),
            "threads": [list(thread) for thread in hazard.threads],
        },
    }
    if suppression is not None:
        result["suppressions"] = [{"kind": "external", "justification": suppression.reason}]
    return result


def _location(file: Path, both: Sequence[HazardSide], entry: str, root: Path) -> Data:
    here = both[0] if both else HazardSide(str(file), 1, "", 1)
    function = readable(entry)
    logical = {"name": function, "fullyQualifiedName": function, "kind": "function"}
    return {**_place(here.file, here.line, file, root, here.source), "logicalLocations": [logical]}


def _related(both: Sequence[HazardSide], file: Path, root: Path) -> Iterator[Data]:
    for number, side in enumerate(both):
        which = ("this side", "the other side")[number]
        if number:
            yield _place(side.file, side.line, file, root, side.source, "the other side")
        for frame in side.inlined:
            yield _place(
                frame.file, frame.line, file, root, "", f"{which}, inlined: {shown(frame)}"
            )
        for frame in side.callers:
            yield _place(frame.file, frame.line, file, root, "", f"{which}, in {shown(frame)}")
        if side.ptx_line is not None and side.file != str(file):
            yield _place(str(file), side.ptx_line, file, root, "", f"{which}, in the PTX")


def _place(
    file: str, line: int, ptx: Path, root: Path, source: str = "", message: str = ""
) -> Data:
    region: Data = {"startLine": max(line, 1)}
    if source:
        region["snippet"] = {"text": source}
    location: Data = {
        "physicalLocation": {"artifactLocation": _artifact(file, ptx, root), "region": region}
    }
    if message:
        location["message"] = {"text": message}
    return location


def _artifact(file: str, ptx: Path, root: Path) -> Data:
    """Return a file by its path from the root, if it is in there. A relative path is relative to
    the PTX file's folder, or to the root."""
    try:
        path = Path(file)
        if not path.is_absolute():
            beside = ptx.parent / path
            path = beside if beside.exists() or not (root / path).exists() else root / path
        path, root = path.resolve(), root.resolve()
        if not path.is_relative_to(root):
            return {"uri": path.as_uri()}
        return {"uri": quote(path.relative_to(root).as_posix()), "uriBaseId": _ROOT}
    except (OSError, ValueError):  # line information may say anything
        return {"uri": quote(file)}


def _ending(examination: Examination, run: ScheduleRun, root: Path) -> Data:
    file = examination.request.ptx
    both = sides(examination.hazards[0], str(file)) if examination.hazards else ()
    return {
        "ruleId": run.ending,
        "ruleIndex": _RULES.index(run.ending),
        "level": "error",
        "message": {"text": run.message},
        "locations": [_location(file, both, examination.request.entry, root)],
        "partialFingerprints": {"hazard/v1": f"{run.ending} {readable(examination.request.entry)}"},
        "properties": {"cause": run.cause, "kernel": readable(examination.request.entry)},
    }
