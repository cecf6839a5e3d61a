"""The card of a check as HTML: self-contained, for light and dark themes.

Inline styles only: a notebook that is not trusted, GitHub and nbgrader's feedback drop the rest.
(Style sheets do no more than to put a picture's dark form in its place.) Text takes the theme's own
color; tints are translucent; nothing is shown by color alone. All text from a verdict is escaped.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from harness.course.judge.verdict import HazardReport, Problem, split_sentence
from harness.course.views import speed_card as speed_card
from harness.course.views.cards import markup, wording
from harness.course.views.cards.markup import MONO, breakable, code, inline
from harness.course.views.cards.plain import text
from harness.sanitizer.emulator import Severity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from harness.course.judge.verdict import (
        BankUse,
        BenchmarkFigures,
        PropertyVerdict,
        Verdict,
        WrongOutput,
    )
    from harness.course.views.cards.markup import Compared

__all__ = ["html", "text"]

_GOOD, _BAD, _NEUTRAL = "46,160,67", "218,54,51", "128,128,128"
_DOUBTFUL = "210,153,34"
_TINT = {"passed": _GOOD, "failed": _BAD, "not-measured": _NEUTRAL}  # or neutral
_IN_PROSE = (
    "hang",
    "fault",
    "too-slow",
    "no-submission",
    "untouched",
    "answer-imported",
    "undeclared-effects",
)  # problems; others show lines of code
_QUIET = "'opacity:0.8'"
_PROSE_LINES = 2  # lines that are not folded
# JupyterLab centers tables and stripes their rows; these undo it.
_TABLE = "border-collapse:collapse;table-layout:auto;background:transparent;color:inherit"
_TR = "<tr style='background:transparent'>"
# Cells next to each other, and the last one below the others if the card is narrow.
_WRAPPING = "<tr style='display:flex;flex-wrap:wrap;background:transparent'>"
_SCROLLED = "overflow-x:auto"  # for parts that may be wider than the card
_CELL = "padding:2px 8px;text-align:left;vertical-align:top;border:0"
_BOX = "margin:8px 0;padding:8px 12px;border-left:4px solid rgba({rgb},0.9)"
_GROUND = ";background:rgba({rgb},0.10)"


def html(
    verdict: Verdict,
    notices: Sequence[tuple[str, str]] = (),
    answers: Compared | None = None,
) -> str:
    """Return the card of a verdict, as an HTML element.

    ``notices``: a grader's, each a kind and a sentence; ``answers``: the reader's and ours."""
    symbol = wording.symbol(verdict)
    rgb = {"✓": _GOOD, "✗": _BAD}.get(symbol, _NEUTRAL)
    if verdict.earlier:
        symbol, rgb = "!", _DOUBTFUL
    earlier = _box(_DOUBTFUL, f"<strong>{inline(verdict.earlier)}</strong>")
    parts = [
        earlier if verdict.earlier else "",
        f"<div style='margin:0 0 6px;font-size:1.1em'><strong>{symbol} "
        f"{inline(wording.headline(verdict))}</strong> &middot; "
        f"{wording.points(verdict.points)} of {wording.points(verdict.possible)} points</div>",
        f"<div style='opacity:0.8'>{code(verdict.exercise)} {escape(verdict.title)}</div>",
        _properties(verdict.properties),
        _box(_NEUTRAL, listed_notices(notices)) if notices else "",
    ]
    if verdict.compared is not None and verdict.compared.leads:
        parts.append(_box(_BAD, f"<strong>{inline(verdict.compared.sentence)}</strong>"))
    parts += [_finding(finding, verdict) for finding in verdict.findings]
    if compared := wording.compared_below(verdict):
        parts.append(f"<div style='margin:6px 0'>{inline(compared)}</div>")
    if verdict.banks:
        parts.append(_banks(verdict.banks))
    speed = speed_card.html(verdict)
    if verdict.benchmark is not None:
        parts.append(_speed(verdict, verdict.benchmark, speed))
    elif speed:
        parts.append(_figures(speed))
    parts += [f"<div style='opacity:0.85'>Note: {inline(note)}</div>" for note in verdict.notes]
    if answers is not None:
        parts.append(markup.compared(answers))
    if verdict.runs:
        parts.append(_how_checked(verdict))
    if verdict.runs or verdict.hazards:
        parts.append(markup.explanation())
    return (
        "<section aria-label='Result of the check' style='max-width:60em;margin:6px 0;"
        "overflow-wrap:break-word;"
        "padding:10px 14px;border:1px solid rgba(128,128,128,0.4);border-radius:6px;"
        f"border-top:4px solid rgba({rgb},0.9);line-height:1.45'>{''.join(parts)}</section>"
    )


def _properties(properties: tuple[PropertyVerdict, ...]) -> str:
    rows = []
    for prop in properties:
        symbol, word = wording.STATUS[prop.status]
        rgb = _TINT.get(prop.status, _NEUTRAL)
        tint = f"background:rgba({rgb},0.16);border-radius:3px;padding:0 6px"
        rows.append(
            f"{_WRAPPING}<th scope='row' style='{_CELL};flex:0 0 7.5em;font-weight:600;"
            f"white-space:nowrap'>{escape(prop.name)}</th>"
            f"<td style='{_CELL};flex:0 0 9em;white-space:nowrap'>"
            f"<span style='{tint}'>{symbol} {word}</span></td>"
            f"<td style='{_CELL};flex:0 0 7.5em;white-space:nowrap'>{wording.points(prop.earned)} "
            f"of {wording.points(prop.possible)}</td>"
            f"<td style='{_CELL};flex:1 1 14em;min-width:0'>{inline(prop.reason)}</td></tr>"
        )
    if not rows:
        return ""
    return _wrapped(rows, "8px 0")


def _wrapped(rows: Sequence[str], margin: str) -> str:
    """A table of rows that wrap."""
    return (
        f"<table style='{_TABLE};width:100%;font-size:inherit;margin:{margin}'>"
        f"<tbody style='display:block'>{''.join(rows)}</tbody></table>"
    )


def listed_notices(notices: Sequence[tuple[str, str]]) -> str:
    """Return notices, each a kind and a sentence, as HTML that is the same without styles."""
    items = "".join(
        f"<li class='finding {escape(kind)}'>{inline(sentence)}</li>" for kind, sentence in notices
    )
    return f"<div><strong>What the grader found</strong></div><ul style='margin:4px 0'>{items}</ul>"


def _finding(finding: Problem | HazardReport | WrongOutput, verdict: Verdict) -> str:
    if isinstance(finding, Problem):
        return _problem(finding, verdict)
    return (
        _hazard(finding, verdict) if isinstance(finding, HazardReport) else _wrong(verdict, finding)
    )


def _problem(problem: Problem, verdict: Verdict) -> str:
    first, below, is_again = wording.sentences_of(problem, verdict)
    in_prose = problem.kind in _IN_PROSE
    shown, rest = wording.split_message(below, _PROSE_LINES if in_prose else wording.MESSAGE_LINES)
    if is_again:
        shown, rest = "", below  # the hazard's box has the lines and the remedy
    lines = "white-space:pre-wrap" + ("" if in_prose else f";{MONO}")
    is_above = wording.headline(verdict) == first.rstrip(".")  # a grader's: it heads the card
    text = f"<div><strong>{inline(first)}</strong></div>" if first and not is_above else ""
    text += f"<div style='{lines}'>{inline(shown)}</div>" if shown else ""
    if rest:
        text += _details(wording.folded(rest), f"<div style='{lines}'>{inline(rest)}</div>")
    where = f" <span style='opacity:0.8'>({escape(problem.where)})</span>" if problem.where else ""
    return _box(
        _BAD,
        f"<div><strong>✗ {escape(wording.problem_title(problem.kind))}</strong>{where}"
        f"{markup.linked_causes(problem.cause)}</div>"
        f"{text}{_hints(problem.hints)}",
    )


def _hazard(hazard: HazardReport, verdict: Verdict) -> str:
    rgb = _BAD if hazard.costs else _NEUTRAL
    places = wording.places(hazard)
    sides = [_source(label, line, source) for label, line, source in places]
    first, rest = split_sentence(hazard.message)
    if hazard.headline:
        first, rest = hazard.headline, hazard.help
    is_said = hazard.headline in wording.said_above(verdict)
    shown = "" if is_said else f"<div>{inline(first)}</div>"
    seen = escape(wording.seen_on(hazard, verdict))
    note, meaning = wording.explained_once(hazard, verdict)
    why = f"<div>{inline(note)}</div>" if note else ""
    severity = f"<div style='opacity:0.8'>{escape(meaning)}</div>" if meaning else ""
    if hazard.severity == Severity.ERROR:  # the word says it: the sentence is folded
        why, severity = why + severity, ""
    fold = "Why, and where it was seen" if why else "Where it was seen"
    lines = f"<div style='display:flex;flex-wrap:wrap;gap:8px;margin:6px 0'>{''.join(sides)}</div>"
    return _box(
        rgb,
        f"<div>{markup.sign(hazard.severity)} {markup.linked_kind(hazard.kind)} "
        f"({escape(hazard.severity)})"
        f"{markup.linked_causes(hazard.cause)}</div>"
        f"{shown}"
        f"{lines if sides else ''}"
        f"<div style='white-space:pre-wrap'>{inline(rest)}</div>"
        f"{severity}{_details(fold, f'{why}<div style={_QUIET}>{seen}</div>')}"
        f"{_hints(wording.hints(hazard, verdict))}",
        markup.border(hazard.severity),
    )


def _source(label: str, line: int, source: str) -> str:
    return (
        "<div style='flex:1 1 max-content;min-width:0;max-width:100%;box-sizing:border-box;"
        "background:rgba(128,128,128,0.12);"
        f"border-radius:3px;padding:4px 8px'><div style='opacity:0.8'>{label}: line {line}</div>"
        f"<code style='background:transparent;color:inherit;white-space:pre-wrap;{MONO}'>"
        f"{breakable(source)}</code></div>"
    )


def _hints(hints: tuple[str, ...]) -> str:
    # Each level is inside the one before it, so that nobody opens the answer by accident.
    folded = ""
    for level in range(len(hints), 0, -1):
        folded = (
            f"<details style='margin:4px 0 0'><summary style='cursor:pointer'>Hint {level} of "
            f"{len(hints)}</summary><div style='margin:2px 0 0 1em'>"
            f"{inline(hints[level - 1])}{folded}</div></details>"
        )
    return folded


def _wrong(verdict: Verdict, wrong: WrongOutput) -> str:
    first, *sentences = wording.about_wrong(wrong, verdict)
    rest = wording.runs_of_wrong(verdict)
    picture = _tiles(wrong) if wording.tiles_differ(wrong) else ""
    folded = f"<div>{'<br>'.join(map(inline, rest))}</div>"
    return _box(
        _BAD,
        f"<div><strong>{inline(first)}</strong>{markup.linked_causes(*wrong.causes)}</div>"
        f"<div>{'<br>'.join(map(inline, sentences))}</div>{picture}"
        + (f"{_details('Where it was seen', folded)}" if rest else "")
        + _hints(verdict.wrong_hints),
    )


def _details(summary: str, inner: str) -> str:
    return f"<details><summary style='cursor:pointer'>{summary}</summary>{inner}</details>"


def _tiles(wrong: WrongOutput) -> str:
    """Show which tiles are wrong: a cell for each, as in the output."""
    cell = f"padding:0;width:1.4em;height:1.4em;text-align:center;border:0;line-height:1;{MONO}"
    tint = ("", f";background:rgba({_BAD},0.12)", f";background:rgba({_BAD},0.26)", "")
    body = "".join(
        f"{_TR}"
        + "".join(
            f"<td style='{cell}{tint[state]}'>{wording.TILE_MARKS[state]}</td>" for state in row
        )
        + "</tr>"
        for row in wrong.tiles
    )
    # Not a caption, which would be as narrow as one column of tiles.
    size = wording.shape(wrong.tile_shape)
    signs = {"✗ wrong": {1, 2}, "— never written": {3}}
    states = {state for row in wrong.tiles for state in row}
    shown = ", ".join(words for words, meant in signs.items() if meant & states)
    return (
        f"<div style='margin:6px 0 0'>tiles of {code(wrong.output)}, {size} elements each: "
        f"{shown}</div>"
        f"<div tabindex='0' style='{_SCROLLED}'><table style='{_TABLE};margin:2px 0 6px' "
        f"aria-label='tiles of {escape(wrong.output)}'><tbody>{body}</tbody></table></div>"
    )


def _banks(uses: tuple[BankUse, ...]) -> str:
    # The statement has a row of its own: next to its numbers it is too wide for a narrow card.
    rows = "".join(
        f"{_TR}<th scope='rowgroup' colspan='3' style='{_CELL};font-weight:inherit'>line "
        f"{'?' if use.line is None else use.line}: {code(use.source)}</th></tr>"
        f"{_TR}<td style='{_CELL};text-align:right'>{use.accesses}</td>"
        f"<td style='{_CELL};text-align:right;white-space:nowrap'>{use.passes}"
        f"{'' if use.passes <= use.ideal else ' ✗'}</td>"
        f"<td style='{_CELL};text-align:right'>{use.ideal}</td></tr>"
        for use in uses
    )
    heads = "".join(
        f"<th scope='col' style='{_CELL};font-weight:600;text-align:right'>{head}</th>"
        for head in ("accesses of a warp", "passes", "passes at best")
    )
    return _figures(
        "<div><strong>Passes over the banks of shared memory</strong>, counted on the emulator"
        f"</div><div tabindex='0' style='{_SCROLLED}'><table style='{_TABLE};font-size:inherit;"
        f"margin:4px 0'><thead>{_TR}{heads}</tr></thead><tbody>{rows}</tbody></table></div>",
    )


def _speed(verdict: Verdict, figures: BenchmarkFigures, shown: str) -> str:
    ladder = "; ".join(f"{wording.points(p)} from {f:.2f}" for f, p in verdict.rungs)
    return _figures(
        f"<div><strong>Speed</strong> {escape(wording.speed(figures, verdict.parameters))}</div>"
        f"{shown}"
        f"<div style='opacity:0.8'>Points by fraction of the library: {ladder}.</div>",
    )


def _how_checked(verdict: Verdict) -> str:
    rows = [
        f"{_WRAPPING}<th scope='row' style='{_CELL};flex:0 0 11em;font-weight:400;opacity:0.8'>"
        f"{escape(label)}</th><td style='{_CELL};flex:1 1 16em;min-width:0;{MONO}'>"
        f"{escape(value)}</td></tr>"
        for label, value in wording.how_checked(verdict)
    ]
    return (
        "<details style='margin:8px 0 0'><summary style='cursor:pointer'>How was this checked?"
        f"</summary>{_wrapped(rows, '4px 0')}</details>"
    )


def _box(rgb: str, inner: str, border: str = "") -> str:
    return f"<div style='{(_BOX + _GROUND).format(rgb=rgb)}{border}'>{inner}</div>"


def _figures(inner: str) -> str:
    """Return a box on the page's own ground, which is that of a picture in it."""
    return f"<div style='{_BOX.format(rgb=_NEUTRAL)}'>{inner}</div>"
