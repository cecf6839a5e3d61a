"""The card of a kernel that is broken on purpose: the emulator's findings next to the hardware's
outcome."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from harness.course.views.cards import markup
from harness.course.views.cards.markup import MONO, breakable, code, inline
from harness.sanitizer.emulator import Severity

if TYPE_CHECKING:
    from harness.course.recordings import Outcome
    from harness.sanitizer import Hazard

_BOX = (
    "margin:6px 0;padding:8px 12px;border-left:4px solid rgba({rgb},0.9);"
    "background:rgba({rgb},0.10)"
)
_CARD = (
    "max-width:60em;margin:6px 0;padding:10px 14px;line-height:1.45;overflow-wrap:break-word;"
    "border:1px solid rgba(128,128,128,0.4);border-radius:6px"
)
_BAD, _NEUTRAL = "218,54,51", "128,128,128"
MOST = 6
MOST_LINES = 10


@dataclass(frozen=True)
class EmulatorFindings:
    """Findings of the emulator: ``ended`` is how the launch ended there, in words; ``finished``:
    whether it came to its own end."""

    hazards: tuple[Hazard, ...]
    ended: str
    finished: bool = False


def html(name: str, findings: EmulatorFindings, outcome: Outcome | None, where: str) -> str:
    """Return the card as an HTML element."""
    hazards = findings.hazards
    parts = [
        f"<div style='{_BOX.format(rgb=_color(hazard))}{markup.border(hazard.severity)}'>"
        f"{_hazard(hazard)}</div>"
        for hazard in hazards[:MOST]
    ]
    if len(hazards) > MOST:
        parts.append(f"<div>and {len(hazards) - MOST} more hazards</div>")
    ending = f"<div style='white-space:pre-wrap'>{inline(_short(findings.ended))}</div>"
    if not findings.finished and not hazards:
        ending = f"<div style='{_BOX.format(rgb=_BAD)}'>{ending}</div>"
    elif not hazards:
        parts.append(f"<div style='{_BOX.format(rgb=_NEUTRAL)}'>No hazard was found.</div>")
    tested = f"<div style='{_BOX.format(rgb=_NEUTRAL)}'>{inline(_hardware(outcome, where))}</div>"
    return (
        f"<section aria-label='A broken kernel' style='{_CARD}'>"
        "<div><strong>The emulator's report</strong> for "
        f"{code(name)}</div>{''.join(parts)}{ending}"
        "<div style='margin-top:8px'><strong>On hardware</strong></div>"
        f"{tested}{markup.explanation()}</section>"
    )


def text(name: str, findings: EmulatorFindings, outcome: Outcome | None, where: str) -> str:
    """The card as lines of text."""
    hazards = findings.hazards
    lines = [f"{name}: the emulator's report"]
    for hazard in hazards[:MOST]:
        lines.append(f"  {hazard.kind} ({hazard.severity})")
        lines += [f"    line {line}: {source}" for line, source in _lines(hazard)]
        lines.append(f"    {hazard.message}")
    if len(hazards) > MOST:
        lines.append(f"  and {len(hazards) - MOST} more hazards")
    if findings.finished and not hazards:
        lines.append("  no hazard was found")
    lines += [f"  {_short(findings.ended)}", "on hardware"]
    return "\n".join([*lines, f"  {_hardware(outcome, where)}"])


def _color(hazard: Hazard) -> str:
    return _NEUTRAL if hazard.severity == Severity.WARNING else _BAD


def _hazard(hazard: Hazard) -> str:
    sides = "".join(
        f"<div style='{MONO}'>line {line}: {breakable(source)}</div>"
        for line, source in _lines(hazard)
    )
    return (
        f"{markup.sign(hazard.severity)} {markup.linked_kind(hazard.kind)} "
        f"({escape(hazard.severity)}){sides}"
        f"<div style='white-space:pre-wrap'>{inline(hazard.message)}</div>"
    )


def _lines(hazard: Hazard) -> list[tuple[int, str]]:
    both = ((hazard.line, hazard.source), (hazard.other_line, hazard.other_source))
    known = [(line, source or "") for line, source in both if line is not None]
    return list(dict.fromkeys(known))  # a line that conflicts with itself is one line


def _hardware(outcome: Outcome | None, where: str) -> str:
    if outcome is None and where.endswith("."):  # why there is none
        return where
    if outcome is None:
        return "Not recorded: there is no Hopper GPU here, and no recording of this kernel."
    return f"{str(outcome)[0].upper()}{str(outcome)[1:]} ({where})."


def _short(ended: str) -> str:
    lines = ended.splitlines()
    if len(lines) <= MOST_LINES:
        return ended
    return "\n".join([*lines[:MOST_LINES], f"… and {len(lines) - MOST_LINES} more lines"])
