"""What a hazard report says. Frozen data: wording is made where the hazard is found,
drawing is done in `harness.views`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

KINDS: tuple[str, ...] = (
    "missing-proxy-fence",
    "unfenced-barrier-init",
    "read-before-arrival",
    "overwrite-in-use",
    "source-reused",
    "store-not-drained",
    "transaction-mismatch",
    "phase-mismatch",
    "data-race",
    "uninitialised-read",
    "cluster-exit",
    "wgmma-order",
    "write-after-read-fence",
    "illegal-access",
)


@dataclass(frozen=True)
class Hazard:
    """An access that the PTX memory model does not order, or a misused barrier.

    ``line`` and ``source`` are the student's own source line (``source`` is its text,
    stripped; empty where the text is not known); ``other_line`` and ``other_source`` are
    the access or event it conflicts with, where there is one. ``threads`` names the
    threads that show it, as ``(block index, thread index)`` pairs, linear.
    """

    kind: str
    severity: Literal["error", "warning"]
    message: str
    line: int | None = None
    source: str = ""
    file: str = ""
    other_line: int | None = None
    other_source: str = ""
    threads: tuple[tuple[int, int], ...] = ()

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"unknown hazard kind {self.kind!r}; one of {', '.join(KINDS)}")

    def __str__(self) -> str:
        where = f"line {self.line}: {self.source}" if self.line else "no source line"
        return f"{self.kind} ({self.severity}) at {where}\n{self.message}"


def distinct(hazards: Iterable[Hazard]) -> tuple[Hazard, ...]:
    """One report a bug: each hazard once, and none that another one's cause accounts for.

    One missing wait shows in several ways, depending on who comes first: read early, the bytes
    are read before their arrival; read earlier still, they are overwritten while in use, or
    read before anything wrote them. The report closest to the cause is kept.
    """
    unique: dict[tuple, Hazard] = {}
    for h in hazards:
        unique.setdefault((h.kind, h.severity, h.file, h.line, h.other_line), h)
    found = [*unique.values()]
    return tuple(h for h in found if not any(_accounts_for(cause, h) for cause in found))


def _accounts_for(cause: Hazard, effect: Hazard) -> bool:
    if cause.file != effect.file or None in (cause.line, effect.line):
        return False
    reversed_places = (cause.line, cause.other_line) == (effect.other_line, effect.line)
    match (cause.kind, effect.kind):
        case ("read-before-arrival", "overwrite-in-use") | ("data-race", "source-reused"):
            return reversed_places
        case ("phase-mismatch", "overwrite-in-use"):  # the copy that the stale wait missed
            return cause.other_line == effect.line
        case ("phase-mismatch", "phase-mismatch"):  # the same wait, seen against another event
            return cause.line == effect.line and (cause.other_line or 0) > (effect.other_line or 0)
        case ("read-before-arrival", "read-before-arrival"):  # one copy that nobody waited for
            return cause.other_line == effect.other_line and cause.line < effect.line
        case ("read-before-arrival", "uninitialised-read"):
            return cause.line == effect.line
        case ("overwrite-in-use", "uninitialised-read"):
            return cause.other_line == effect.line
        case ("unfenced-barrier-init", "unfenced-barrier-init"):
            return cause.line == effect.line and effect.other_line is None is not cause.other_line
    return False
