"""Hazards: the findings of a launch, diagnosed and worded, as reports show them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from textwrap import fill
from typing import Any

from harness.sanitizer.diagnosis.cause import Cause
from harness.sanitizer.emulator import KINDS, HazardKind, Reason, Severity
from harness.sanitizer.isa.text.tree import Location

Place = tuple[str, int]


@dataclass(frozen=True)
class Hazard:
    """An access that the PTX memory model does not order, or a misused barrier.

    ``line`` and ``source`` are the student's own source line (``source`` is its text, stripped;
    empty if the text is not known); ``other_line`` and ``other_source`` are the access or event it
    conflicts with, if any (in ``other_file``; "" is the same file). ``stack`` and ``other_stack``
    are all the lines that each side comes from, innermost first, each inlined at the next;
    ``ptx_line`` and ``other_ptx_line`` are lines of the PTX. ``threads`` names the threads that
    show it, as ``(block index, thread index)`` pairs, linear. ``variables`` are those that own the
    memory it is about, ``granules`` the places in it, and ``late``, of a wait, the places that
    copies had yet to write when it let its threads pass; ``several``: the contents of a single byte
    of it had several readers. ``cause`` is the id of the kernel's mistake; ``headline`` says it in
    a sentence, ``help`` gives the remedy, ``note`` why it matters and how sure the claim is;
    ``message`` is all of these. ``opcode`` and ``other_opcode`` are the instructions. ``indirect``
    marks a hazard that a bug elsewhere may cause: arrivals beyond the count, a phase that was
    skipped, a read whose thread had waited, a store that a wait would have covered, a part of a
    warpgroup whose other warps never came, an access to a block that may not have begun.
    ``evident`` marks a hazard of a barrier's counts for which there is more evidence at this place
    than the counts: a wait that let its thread pass for an old phase, say. ``by_itself`` marks a
    mistake in the order of a single thread, so that no wait or synchronization missing elsewhere
    can be the cause.
    """

    kind: HazardKind
    severity: Severity
    message: str
    line: int | None = None
    source: str = ""
    file: str = ""
    other_line: int | None = None
    other_source: str = ""
    threads: tuple[tuple[int, int], ...] = ()
    indirect: bool = False
    evident: bool = False
    by_itself: bool = False
    other_file: str = ""
    ptx_line: int | None = None
    other_ptx_line: int | None = None
    stack: tuple[Location, ...] = ()
    other_stack: tuple[Location, ...] = ()
    variables: tuple[str, ...] = ()
    cause: Cause | None = None
    reason: Reason | None = None  # why the detector reported it, where the kind does not say
    facts: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)
    """Of its reason and of its cause, by the names of their messages' slots."""
    is_explained: bool = False  # its cause comes from evidence, not just from its kind
    headline: str = ""
    help: str = ""
    note: str = ""
    opcode: str = ""
    other_opcode: str = ""
    granules: frozenset[int] = field(default=frozenset(), repr=False, compare=False)
    late: frozenset[int] = field(default=frozenset(), repr=False, compare=False)
    several: bool = field(default=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"unknown hazard kind {self.kind!r}; one of {', '.join(KINDS)}")
        # Texts are taken from callers and from records; comparisons by identity need the enums.
        object.__setattr__(self, "kind", HazardKind(self.kind))
        object.__setattr__(self, "severity", Severity(self.severity))
        if not self.headline:
            object.__setattr__(self, "headline", self.message)

    @property
    def here(self) -> Place | None:
        """``(file, line)`` of this access; None where no line is known."""
        return None if self.line is None else (self.file, self.line)

    @property
    def there(self) -> Place | None:
        """The same of the other side."""
        return None if self.other_line is None else (self.other_file or self.file, self.other_line)

    @property
    def calls(self) -> tuple[tuple[Location, ...], ...]:
        """The calls that the two sides are inlined in, if they differ; of two accesses alone: a
        count, a phase or a fence that is wrong is so for all that it serves."""
        if self.there is None or self.kind not in _OF_TWO_ACCESSES:
            return ()
        callers = _callers(self.here, self.stack), _callers(self.there, self.other_stack)
        return callers if callers[0] != callers[1] else ()

    def __str__(self) -> str:
        lines = [f"{self.kind} ({self.severity}) at {_located(self.line, self.source)}"]
        if self.other_line:
            lines.append(f"  and {_located(self.other_line, self.other_source)}")
        return "\n".join([*lines, *map(indented, filter(None, (self.headline, self.rest)))])

    @property
    def rest(self) -> str:
        """The message after its headline."""
        return self.message.removeprefix(self.headline).lstrip()


_OF_TWO_ACCESSES = frozenset(
    {
        HazardKind.DATA_RACE,
        HazardKind.READ_BEFORE_ARRIVAL,
        HazardKind.OVERWRITE_IN_USE,
        HazardKind.SOURCE_REUSED,
        HazardKind.WGMMA_ORDER,
    }
)


def _callers(place: Place | None, stack: tuple[Location, ...]) -> tuple[Location, ...]:
    places = [(frame.file, frame.line) for frame in stack]
    return stack[places.index(place) + 1 :] if place in places else ()


def indented(text: str, width: int = 100) -> str:
    """In lines of at most ``width`` characters, each after two spaces; words stay whole."""
    return fill(
        text,
        width,
        initial_indent="  ",
        subsequent_indent="  ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _located(line: int | None, source: str) -> str:
    return "no source line" if not line else f"line {line}: {source}" if source else f"line {line}"


def in_order(hazards: Iterable[Hazard]) -> tuple[Hazard, ...]:
    """Errors first, by their `directness`, in the order of the source lines."""
    return tuple(
        sorted(hazards, key=lambda h: (h.severity.gravity, directness(h), h.line or 0, h.kind))
    )


VAGUE = frozenset(
    {
        Cause.COPY_WITHOUT_EMPTY_WAIT,
        Cause.COPY_INTO_COPY,
        Cause.READ_IN_UNAWAITED_ROUND,
        Cause.WAIT_OVERTAKEN,
        Cause.NO_MBARRIER_AT_ADDRESS,
        Cause.UNWRITTEN_READ,
        Cause.CLUSTER_EXIT,
    }
)
"""Causes that say what is not there, for want of evidence of what is wrong."""


ROOTS = frozenset(
    {
        Cause.COUNT_TOO_SMALL,
        Cause.ARRIVALS_AT_ONE_BLOCK,
        Cause.COUNT_TOO_LARGE,
        Cause.PARITY_ONE_ON_FRESH_MBARRIER,
        Cause.PARITY_BEGINS_AT_ONE,
        Cause.PARITY_NEVER_FLIPS,
        Cause.PARITY_OF_ANOTHER_PHASE,
        Cause.MULTICAST_LEAVES_BLOCK_OUT,
        Cause.MULTICAST_NOT_ISSUED,
        Cause.ARRIVING_THREADS_RETURNED,
        Cause.RETURNED_BEFORE_ARRIVING,
    }
)
"""Causes that name a wrong count, parity or mask, or threads that returned: other findings of the
launch are likely to come from these."""


def directness(hazard: Hazard) -> int:
    """Return the sort key of hazards of the same severity. Roots come first (`ROOTS`), and accesses
    out of bounds, which may be anywhere. After those
    with a cause that names the mistake come vague hazards, which a mistake elsewhere may cause,
    then those of threads that came alone (`is_alone`): something may have held the others up."""
    if is_alone(hazard):
        return 3
    if hazard.cause in ROOTS or hazard.facts.get("outside"):
        return 0
    return 2 if hazard.cause in VAGUE else 1


def is_alone(hazard: Hazard) -> bool:
    """Return True if it is about threads that went on alone because the others never came: a bug
    elsewhere may have held these up."""
    return hazard.kind is HazardKind.ILLEGAL_ACCESS and hazard.indirect
