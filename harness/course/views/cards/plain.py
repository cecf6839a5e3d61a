"""The card as plain text, for a terminal and for `text/plain`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harness.course.judge.verdict import HazardReport, Problem
from harness.course.views import speed_card as speed_card
from harness.course.views.cards import wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from harness.course.judge.verdict import Verdict, WrongOutput


def text(verdict: Verdict, notices: Sequence[tuple[str, str]] = ()) -> str:
    """Return the card of a verdict, as lines of text; ``notices`` as in `html`."""
    lines = [f"! {verdict.earlier}"] if verdict.earlier else []
    lines += [
        f"{verdict.exercise}: {wording.headline(verdict)} "
        f"({wording.points(verdict.points)} of {wording.points(verdict.possible)} points)"
    ]
    for prop in verdict.properties:
        symbol, word = wording.STATUS[prop.status]
        score = f"{wording.points(prop.earned)}/{wording.points(prop.possible)}"
        lines.append(f"  {symbol} {prop.name:<14}{word:<13}{score:>6}  {prop.reason}")
    if notices:
        lines += ["", "What the grader found", *(f"    {sentence}" for _, sentence in notices)]
    if verdict.compared is not None and verdict.compared.leads:
        lines += ["", verdict.compared.sentence]
    for finding in verdict.findings:
        if isinstance(finding, Problem):
            lines += _problem(finding, verdict)
        elif isinstance(finding, HazardReport):
            lines += _hazard(finding, verdict)
        else:
            lines += ["", *wording.about_wrong(finding, verdict)]
            lines += [*wording.runs_of_wrong(verdict), *_tiles(finding)]
            lines += _hint(verdict.wrong_hints)
    if compared := wording.compared_below(verdict):
        lines += ["", compared]
    if verdict.banks:
        lines += ["", "bank conflicts, by line"]
        for use in verdict.banks:
            where = f"{use.line:>4}" if use.line is not None else "   ?"
            lines.append(f"  line {where} | {use.source}")
            lines.append(f"    {wording.bank_use(use)}")
    if verdict.benchmark is not None:
        lines += [
            "",
            wording.speed(verdict.benchmark, verdict.parameters),
            *speed_card.text(verdict),
        ]
    lines += [f"note: {note}" for note in verdict.notes]
    if verdict.schedules and (verdict.hazards or verdict.wrong is not None):
        lines.append(f"a schedule: {wording.SCHEDULE}")
    if verdict.seed is not None and verdict.runs:
        lines += ["", f"again: {wording.reproduce(verdict)}"]
    return "\n".join(lines)


def _problem(problem: Problem, verdict: Verdict) -> list[str]:
    lines = ["", wording.problem_title(problem.kind) + _at(problem.where)]
    first, below, _ = wording.sentences_of(problem, verdict)
    shown, rest = wording.split_message(below)
    lines += [f"    {line}" for line in filter(None, (first, *shown.splitlines()))]
    if rest:
        lines.append(f"    ... {wording.folded(rest)}")
    return lines + _hint(problem.hints)


def _hazard(hazard: HazardReport, verdict: Verdict) -> list[str]:
    lines = ["", f"{hazard.kind} ({hazard.severity})"]
    lines += [f"  line {line:>4} | {source}" for _, line, source in wording.places(hazard)]
    message = hazard.message
    if hazard.headline in wording.said_above(verdict):
        message = message.removeprefix(hazard.headline).lstrip()
    lines += [f"    {line}" for line in message.splitlines()]
    _, severity = wording.explained_once(hazard, verdict)
    lines += [f"    {phrase}" for phrase in (severity, wording.seen_on(hazard, verdict)) if phrase]
    return lines + _hint(wording.hints(hazard, verdict))


def _hint(hints: tuple[str, ...]) -> list[str]:
    return [f"    hint: {hints[0]}"] if hints else []


def _at(where: str) -> str:
    return f" ({where})" if where else ""


def _tiles(wrong: WrongOutput) -> list[str]:
    if not wording.tiles_differ(wrong):
        return []
    size = wording.shape(wrong.tile_shape)
    rows = ["    " + "".join(wording.TILE_MARKS[state] for state in row) for row in wrong.tiles]
    return [f"  tiles of {wrong.output}, {size} each (✗ wrong, — never written)", *rows]
