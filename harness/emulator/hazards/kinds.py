"""What a hazard report says. Frozen data: wording is made where the hazard is found,
drawing is done in `harness.views`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from textwrap import fill
from typing import Literal, get_args

from harness.isa.text.tree import Location

Severity = Literal["error", "formal", "warning"]
"""``error``: the memory model does not order it, and it can show on hardware. ``formal``: the
model does not order it, and no hardware is known to show it. ``warning``: advice."""

MEANINGS: dict[str, str] = {
    "missing-proxy-fence": (
        "a bulk or tensor copy or wgmma works on bytes that a generic access wrote, and "
        "no proxy fence stands on the path between them"
    ),
    "unfenced-barrier-init": (
        "another thread or the async proxy uses an mbarrier whose initialisation was not "
        "made visible to it"
    ),
    "read-before-arrival": (
        "a generic access or wgmma touches bytes that an asynchronous copy may still be writing"
    ),
    "overwrite-in-use": (
        "an asynchronous copy may write bytes that somebody has not finished with"
    ),
    "source-reused": (
        "bytes are overwritten while an asynchronous store or wgmma may still read them"
    ),
    "store-not-drained": (
        "the block can end, with its shared memory, before a bulk store has read it"
    ),
    "transaction-mismatch": ("bytes expected and bytes delivered differ"),
    "phase-mismatch": (
        "a wait names a parity that cannot mean the phase intended, or the next phase may overtake "
        "it; an arrival beyond the count"
    ),
    "data-race": ("two generic accesses, at least one a write, that no synchronisation orders"),
    "uninitialised-read": (
        "a value that nothing wrote, in memory or in a register, decides a branch, an "
        "address or an output, or is an operand of a copy, a reduction or the matrix unit"
    ),
    "cluster-exit": (
        "a block can leave, or need not have begun, while another reaches into its shared memory"
    ),
    "wgmma-order": (
        "registers of wgmma are touched before its group was waited for, or without its fence"
    ),
    "write-after-read-fence": (
        "a warning: an asynchronous copy overwrites bytes that were read generically, "
        "ordered by a barrier but by no proxy fence. PTX asks for the fence; most "
        "published pipelines do without it, and some had to add it "
        "(triton-lang/triton#7262, NVIDIA/TransformerEngine#2695, deepseek-ai/DeepEP#642)"
    ),
    "illegal-access": (
        "what the hardware would fault on: misaligned, out of bounds, a bad descriptor or operand"
    ),
}
"""Each kind, and what it means, in a sentence."""

KINDS: tuple[str, ...] = tuple(MEANINGS)

Place = tuple[str, int]

_SENTENCE_ENDS = re.compile(r"(?<=[.?]) (?=[A-Z`])")


@dataclass(frozen=True)
class Hazard:
    """An access that the PTX memory model does not order, or a misused barrier.

    ``line`` and ``source`` are the student's own source line (``source`` is its text, stripped;
    empty where the text is not known); ``other_line`` and ``other_source`` are the access or event
    it conflicts with, where there is one (in ``other_file``; "" says the same file). ``stack`` and
    ``other_stack`` are all the lines that each side comes from, innermost first, each inlined at
    the next; ``ptx_line`` and ``other_ptx_line`` are lines of the PTX. ``threads`` names the
    threads that show it, as ``(block index, thread index)`` pairs, linear. ``variables`` are those
    that own the memory it is about, ``granules`` the places in it, and ``late``, of a wait, the
    places that copies had yet to write when it let its threads pass; ``several``: of what one byte
    of it holds there were several readers. ``done`` is the sentence that
    ``message`` begins with: what the kernel does, where that is known. ``opcode`` and
    ``other_opcode`` are the instructions. ``indirect`` marks what a bug elsewhere may cause:
    arrivals beyond the count, a phase that was skipped, a read whose thread had waited, a store
    that a wait would have covered, a part of a warpgroup whose other warps never came, a reach into
    a block that need not have begun. ``evident`` marks a hazard of a barrier's counts for which
    there is more evidence at this place than the counts: a wait that let its thread pass for an old
    phase, say.
    ``by_itself`` marks what is wrong in the order of one thread alone, so that no wait or
    synchronisation missing elsewhere can be the cause.
    """

    kind: str
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
    done: str = ""
    opcode: str = ""
    other_opcode: str = ""
    granules: frozenset[int] = field(default=frozenset(), repr=False, compare=False)
    late: frozenset[int] = field(default=frozenset(), repr=False, compare=False)
    several: bool = field(default=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"unknown hazard kind {self.kind!r}; one of {', '.join(KINDS)}")

    @property
    def here(self) -> Place | None:
        """``(file, line)`` of this access; None where no line is known."""
        return None if self.line is None else (self.file, self.line)

    @property
    def there(self) -> Place | None:
        """The same of the other side."""
        return None if self.other_line is None else (self.other_file or self.file, self.other_line)

    @property
    def sentences(self) -> tuple[str, str]:
        """``message``: its first sentence, or all of ``done``, and the rest."""
        first = self.done or _SENTENCE_ENDS.split(self.message, 1)[0]
        return first, self.message[len(first) :].lstrip()

    def __str__(self) -> str:
        lines = [f"{self.kind} ({self.severity}) at {_told(self.line, self.source)}"]
        if self.other_line:
            lines.append(f"  and {_told(self.other_line, self.other_source)}")
        return "\n".join([*lines, *map(indented, filter(None, self.sentences))])


def indented(text: str, width: int = 100) -> str:
    """In lines of at most ``width`` characters, each behind two spaces; words stay whole."""
    return fill(
        text,
        width,
        initial_indent="  ",
        subsequent_indent="  ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _told(line: int | None, source: str) -> str:
    return "no source line" if not line else f"line {line}: {source}" if source else f"line {line}"


def gravity(severity: str) -> int:
    """The sort key of a severity: errors first, then formal ones, then warnings."""
    return get_args(Severity).index(severity)


def in_order(hazards: Iterable[Hazard]) -> tuple[Hazard, ...]:
    """Errors first, in the order of the source lines. A hazard of threads that came alone
    (`is_alone`) comes after what may have held the others up."""
    return tuple(
        sorted(hazards, key=lambda h: (gravity(h.severity), is_alone(h), h.line or 0, h.kind))
    )


def is_alone(hazard: Hazard) -> bool:
    """Whether it is about threads that went on alone because the others never came: a bug elsewhere
    may have held these up."""
    return hazard.kind == "illegal-access" and hazard.indirect


def distinct(hazards: Iterable[Hazard]) -> tuple[Hazard, ...]:
    """One report for each bug: each hazard once, without those that another one explains.
    ``hazards`` are in the order in which they were found. One missing wait shows in several ways,
    depending on what comes first: bytes that are read early are read before their arrival; read
    earlier still, they are overwritten while in use, or read before anything wrote them; later,
    counts and phases go wrong. The report closest to the cause is kept.
    """
    unique: dict[tuple[object, ...], Hazard] = {}
    for h in hazards:
        key = h.kind, h.severity, h.file, h.here, h.there
        known = unique.get(key, h)
        unique[key] = replace(
            h if h.evident and not known.evident else known,
            indirect=known.indirect and h.indirect,
            by_itself=known.by_itself or h.by_itself,
            granules=known.granules | h.granules,
            late=known.late | h.late,
            several=known.several or h.several,
        )
    found = [
        replace(h, indirect=h.indirect or _came_too_early(h, unique.values()))
        for h in unique.values()
    ]
    for is_effect in _RULES if len(found) > 1 else ():
        found = _without_effects(is_effect, found)
    return tuple(found)


def _without_effects(
    is_effect: Callable[[Hazard, Hazard, bool], bool], found: list[Hazard]
) -> list[Hazard]:
    """``found`` without those that another of them explains by the rule ``is_effect``. Of several
    that explain each other, the first that was found stays."""
    cause_of = list(range(len(found)))  # itself, where none is known

    def root(i: int) -> int:
        return i if cause_of[i] == i else root(cause_of[i])

    for i in reversed(range(len(found))):
        causes = (j for j in range(len(found)) if _explains(is_effect, found, j, i))
        cause_of[i] = next((j for j in causes if root(j) != i), i)
    return [h for i, h in enumerate(found) if cause_of[i] == i]


def _explains(
    is_effect: Callable[[Hazard, Hazard, bool], bool], found: list[Hazard], j: int, i: int
) -> bool:
    """Whether ``found[j]`` is the cause of ``found[i]``, by the rule ``is_effect``."""
    cause, effect = found[j], found[i]
    return bool(
        j != i
        and None not in (cause.here, effect.here)
        and gravity(cause.severity) <= min(gravity(effect.severity), gravity("formal"))
        and is_effect(cause, effect, j < i)
    )


def _came_too_early(write: Hazard, hazards: Iterable[Hazard]) -> bool:
    """Whether the read that the write should come after found its bytes unwritten."""
    return write.kind in ("data-race", "overwrite-in-use") and any(
        h.kind == "uninitialised-read" and h.here == write.there and _meet(h, write)
        for h in hazards
    )


_IN_DISORDER = ("read-before-arrival", "overwrite-in-use")  # what unordered copies show as


def _is_count(h: Hazard) -> bool:
    """Arrivals or phases that do not add up."""
    return h.kind == "phase-mismatch" and h.indirect


def _of_one_kind(cause: Hazard, effect: Hazard, earlier: bool) -> bool:
    """The same mistake at another place."""
    if cause.kind != effect.kind:
        return False
    places = {cause.here, cause.there}, {effect.here, effect.there}
    if effect.severity != cause.severity and cause.kind == "unfenced-barrier-init":
        return cause.there == effect.there
    if effect.severity != cause.severity:
        return places[0] == places[1]
    match cause.kind:
        case "data-race":  # the same two places, or one of them with another of its kind
            same = cause.here == effect.here or cause.there == effect.there
            if effect.indirect and not cause.indirect and cause.here == effect.there:
                return True  # the same reader, who came too early there
            if earlier and places[0] == places[1] and not same:
                # The other way round; not where of some of these bytes one way is in order. (Of
                # several who read a byte, some may come before the write and some behind it.)
                one, other = cause.granules, effect.granules
                return cause.several or effect.several or not (one < other or other < one)
            return earlier and same
        case "missing-proxy-fence":  # another copy that the same fence would have served
            return earlier and cause.there == effect.there
        case "read-before-arrival" | "overwrite-in-use" | "source-reused" | "wgmma-order":
            # another tile, or register, of the same copy or group, or at the same place
            same = cause.here == effect.here or cause.there == effect.there
            return earlier and same
        case "transaction-mismatch":
            return cause.here == effect.here and effect.there is None is not cause.there
        case "unfenced-barrier-init":
            if cause.here == effect.here:
                return effect.there is None is not cause.there
            return earlier
        case "phase-mismatch":
            if _is_count(effect):
                return not _is_count(cause) or earlier
            return not _is_count(cause) and cause.here == effect.here and earlier
    return False


def _of_a_close_cause(cause: Hazard, effect: Hazard, earlier: bool) -> bool:
    """Whether the cause names the same copy, or the same two places the other way round."""
    copy = effect.here if effect.kind == "overwrite-in-use" else effect.there
    swapped = (cause.here, cause.there) == (effect.there, effect.here)
    match (cause.kind, effect.kind):
        case ("data-race", "uninitialised-read"):
            return effect.here in (cause.here, cause.there) and _meet(cause, effect)
        case ("data-race", "cluster-exit"):  # what orders the two lets the blocks meet as well
            return effect.indirect and effect.here in (cause.here, cause.there)
        case ("data-race", "source-reused") if swapped:
            return not effect.by_itself
        case ("read-before-arrival", "overwrite-in-use") if swapped:
            return not cause.indirect
        case ("overwrite-in-use", "read-before-arrival") if swapped and effect.indirect:
            return True  # the reader had waited
        case ("overwrite-in-use", "read-before-arrival") if cause.here == cause.there == copy:
            # A copy that overtakes itself does so under who waited for the one before.
            return earlier and not effect.by_itself
        case ("transaction-mismatch", "read-before-arrival" | "overwrite-in-use"):
            return effect.indirect and copy is not None and cause.there == copy
        case ("phase-mismatch", "read-before-arrival" | "overwrite-in-use"):
            early = effect.indirect or effect.kind == "read-before-arrival"
            return early and not _is_count(cause) and cause.there == copy is not None
        case ("store-not-drained", "source-reused"):  # the wait would have covered it
            return effect.indirect and cause.here == effect.there
    return False


def _of_any_disorder(cause: Hazard, effect: Hazard, earlier: bool) -> bool:
    """Further effects of copies that are not ordered: counts that go wrong, bytes that never came,
    and the races of threads that a wait for the wrong phase let run ahead."""
    if _is_count(effect):
        if effect.by_itself:
            return False
        if cause.kind in ("data-race", "uninitialised-read"):
            return not effect.evident
        return cause.kind in (*_IN_DISORDER, "transaction-mismatch")
    if effect.kind not in ("data-race", "source-reused", "uninitialised-read"):
        return False
    if cause.kind == "phase-mismatch":
        # A thread that went on at once reads before the copies of this mbarrier have written.
        came_early = effect.kind == "uninitialised-read" and bool(effect.granules)
        if cause.late and came_early and effect.granules <= cause.granules | cause.late:
            return True
        return (not _is_count(cause) and _meet(cause, effect)) or cause.evident
    if effect.kind != "uninitialised-read":
        return False
    if cause.kind == "read-before-arrival":  # who comes too early finds those bytes, or others here
        return _meet(cause, effect) or cause.here == effect.here
    return cause.kind in ("overwrite-in-use", "transaction-mismatch")


def _meet(one: Hazard, other: Hazard) -> bool:
    """Whether they are about the same bytes, as far as is known."""
    return not one.granules or not other.granules or bool(one.granules & other.granules)


_RULES = (
    _of_a_close_cause,
    _of_one_kind,
    _of_any_disorder,
)
