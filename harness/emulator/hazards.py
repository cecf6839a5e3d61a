"""What a hazard report says. Frozen data: wording is made where the hazard is found,
drawing is done in `harness.views`."""

from __future__ import annotations

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
