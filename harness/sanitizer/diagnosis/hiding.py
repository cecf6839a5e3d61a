"""Hide hazards that another hazard explains: a single report for each bug.

A missing wait shows in several ways, depending on what comes first: bytes that are read early are
read before their arrival; read earlier still, they are overwritten while in use, or read before
anything wrote them; later, counts and phases go wrong. The hazard closest to the bug is kept.

`PASSES` has the pairs, in three passes: a close cause first, then the same mistake at another
place, then the effects of copies that are not ordered. Hazards that a pass hides explain nothing in
the next.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from harness.sanitizer.diagnosis.cause import Cause
from harness.sanitizer.diagnosis.hazard import ROOTS, VAGUE, Hazard, Place
from harness.sanitizer.diagnosis.wording import same_for
from harness.sanitizer.emulator import KINDS, HazardKind, Reason, Severity


def schedules_of(hazard: Hazard, by_schedule: Mapping[str, Iterable[Hazard]]) -> tuple[str, ...]:
    """Return the schedules that showed a hazard of this kind at this place; ``by_schedule``
    has the hazards of each."""
    place = hazard.kind, hazard.file, hazard.line
    return tuple(
        schedule
        for schedule, hazards in by_schedule.items()
        if any((h.kind, h.file, h.line) == place for h in hazards)
    )


def distinct(hazards: Iterable[Hazard]) -> tuple[Hazard, ...]:
    """Return each hazard once, without those that another hazard explains. ``hazards`` are in
    the order in which they were found."""
    unique: dict[tuple[object, ...], Hazard] = {}
    for h in hazards:
        key = h.kind, h.severity, h.file, h.here, h.there, h.calls
        known = unique.get(key, h)
        unique[key] = replace(
            h if h.evident and not known.evident else known,
            indirect=known.indirect and h.indirect,
            by_itself=known.by_itself or h.by_itself,
            granules=known.granules | h.granules,
            late=known.late | h.late,
            several=known.several or h.several,
        )
    kept = [
        replace(h, indirect=h.indirect or _came_too_early(h, unique.values()))
        for h in unique.values()
    ]
    for rules in PASSES if len(kept) > 1 else ():
        kept = _without_effects(rules, kept)
    return tuple(kept)


def _came_too_early(write: Hazard, hazards: Iterable[Hazard]) -> bool:
    """Return True if the read that the write should come after found its bytes unwritten."""
    return write.kind in (HazardKind.DATA_RACE, HazardKind.OVERWRITE_IN_USE) and any(
        h.kind == HazardKind.UNINITIALIZED_READ and h.here == write.there and _meet(h, write)
        for h in hazards
    )


def _without_effects(rules: Collection[Explains], hazards: list[Hazard]) -> list[Hazard]:
    """``hazards`` without those that another of them explains. Of several that explain each other,
    the first that was found stays."""
    cause_of = list(range(len(hazards)))  # itself, if none is known

    def root(i: int) -> int:
        return i if cause_of[i] == i else root(cause_of[i])

    for i in reversed(range(len(hazards))):
        causes = (
            j
            for j in range(len(hazards))
            if j != i and explains(Pair(hazards[j], hazards[i], earlier=j < i), rules)
        )
        cause_of[i] = next((j for j in causes if root(j) != i), i)
    return [
        _with_memory_of(hazard, [h for j, h in enumerate(hazards) if root(j) == i != j])
        for i, hazard in enumerate(hazards)
        if cause_of[i] == i
    ]


def _with_memory_of(hazard: Hazard, hidden: Iterable[Hazard]) -> Hazard:
    """A missing fence or barrier is missing for all memory that it should cover: name that of the
    hazards that this hazard hides."""
    kinds = (_FENCE, _INIT, *((_RACE,) if hazard.cause in (*_HANDOVERS, *_NO_BARRIER) else ()))
    alike = [h for h in hidden if h.kind == hazard.kind in kinds]
    names = dict.fromkeys(name for h in alike for name in h.variables)
    further = [name for name in names if name not in hazard.variables]
    if not further:
        return hazard
    words = same_for(further)
    return replace(
        hazard,
        variables=(*hazard.variables, *further),
        message=f"{hazard.message} {words}",
        note=f"{hazard.note} {words}".lstrip(),
    )


@dataclass(frozen=True)
class Pair:
    """A hazard that may be the cause of another; ``earlier``: it was found before."""

    cause: Hazard
    effect: Hazard
    earlier: bool

    @property
    def one_severity(self) -> bool:
        return self.cause.severity == self.effect.severity

    @property
    def is_swapped(self) -> bool:
        """The same two places, the other way round."""
        return (self.cause.here, self.cause.there) == (self.effect.there, self.effect.here)

    @property
    def same_places(self) -> bool:
        effect = {self.effect.here, self.effect.there}
        return {self.cause.here, self.cause.there} == effect

    @property
    def shares_access(self) -> bool:
        """True if cause and effect share a place, on the same side and in the same calls."""
        sides = ((self.cause.here, self.effect.here), (self.cause.there, self.effect.there))
        calls = zip(self.cause.calls or ((), ()), self.effect.calls or ((), ()), strict=True)
        return any(
            call == other and (mine == others or not (mine and others))
            for (call, other), (mine, others) in zip(sides, calls, strict=True)
        )

    @property
    def touches_effect(self) -> bool:
        """Return True if the effect is at a place of the cause."""
        return self.effect.here in (self.cause.here, self.cause.there)

    @property
    def is_between_both(self) -> bool:
        """Return True if a line of PTX comes after both earlier accesses and before both later
        ones, and these are of the same state spaces."""
        sides = (self.cause, self.effect)
        after = [h.other_ptx_line for h in sides if h.other_ptx_line]
        before = [h.ptx_line for h in sides if h.ptx_line]
        in_global = {".global" in h.other_opcode for h in sides}
        return len(in_global) == 1 and len(after) == len(before) == 2 and max(after) < min(before)

    @property
    def is_one_handover(self) -> bool:
        """Return True if both name the same wrong flag, arrival or wait."""
        names = _HANDOVERS.get(self.cause.cause, ())
        facts, others = self.cause.facts, self.effect.facts
        return bool(names) and all(facts.get(name) == others.get(name) for name in names)

    @property
    def same_bytes(self) -> bool:
        return _meet(self.cause, self.effect)

    @property
    def copy(self) -> Place | None:
        """The place of the copy that the effect is about."""
        overwrites = self.effect.kind == HazardKind.OVERWRITE_IN_USE
        return self.effect.here if overwrites else self.effect.there


def _meet(hazard: Hazard, other: Hazard) -> bool:
    """Return True if they are about the same bytes, as far as is known."""
    return not hazard.granules or not other.granules or bool(hazard.granules & other.granules)


def _is_count(h: Hazard) -> bool:
    """Arrivals or phases that do not add up."""
    return h.kind == HazardKind.PHASE_MISMATCH and h.indirect


def explains(pair: Pair, rules: Iterable[Explains]) -> bool:
    """Return True if any of these rules holds. A cause is as grave as its effect, and not advice,
    but for the same advice. An arrival whose phase is not known explains nothing: it shows a count,
    or what let its thread run ahead."""
    cause, effect = pair.cause, pair.effect
    known = None not in (cause.here, effect.here)
    if cause.reason is Reason.PHASE_NOT_KNOWN is not effect.reason:
        return False
    is_grave = cause.severity.gravity <= min(effect.severity.gravity, Severity.FORMAL.gravity)
    is_grave |= cause.kind == effect.kind == HazardKind.WRITE_AFTER_READ_FENCE
    return known and is_grave and any(rule.holds(pair) for rule in rules)


@dataclass(frozen=True)
class Explains:
    """Hazards of ``causes`` explain those of ``effects`` if ``condition`` holds; ``why`` is the
    reason."""

    causes: tuple[HazardKind, ...]
    effects: tuple[HazardKind, ...]
    condition: Callable[[Pair], bool]
    why: str

    def holds(self, pair: Pair) -> bool:
        of_kinds = pair.cause.kind in self.causes and pair.effect.kind in self.effects
        return of_kinds and self.condition(pair)


_RACE, _UNWRITTEN = HazardKind.DATA_RACE, HazardKind.UNINITIALIZED_READ
_EARLY, _IN_USE = HazardKind.READ_BEFORE_ARRIVAL, HazardKind.OVERWRITE_IN_USE
_REUSED, _UNDRAINED = HazardKind.SOURCE_REUSED, HazardKind.STORE_NOT_DRAINED
_BYTES, _PHASE = HazardKind.TRANSACTION_MISMATCH, HazardKind.PHASE_MISMATCH
_INIT, _FENCE = HazardKind.UNFENCED_BARRIER_INIT, HazardKind.MISSING_PROXY_FENCE
_DISORDER = (_EARLY, _IN_USE)  # unordered copies show as these
_OF_SEVERAL_PLACES = (HazardKind.WGMMA_ORDER, HazardKind.WRITE_AFTER_READ_FENCE)


def _other_way_round(pair: Pair) -> bool:
    """A race's other direction; not if some of these bytes are in order in a direction. (Of
    several readers of a byte, some may come before the write and some after it.) Nothing orders
    blocks, or a write after its thread's arrival, in either direction."""
    mine, other = pair.cause.granules, pair.effect.granules
    several = pair.cause.several or pair.effect.several
    in_order = mine < other or other < mine
    after = pair.cause.cause in (Cause.WRITTEN_AFTER_ARRIVAL, Cause.USED_AFTER_FLAG)
    whole = several or not in_order or pair.cause.cause is Cause.BLOCKS_SHARE_PLACE
    are_two = pair.cause.here != pair.cause.there
    return pair.is_swapped and are_two and (after or (pair.earlier and whole))


_HANDOVERS: dict[Cause | None, tuple[str, ...]] = {
    Cause.ARRIVAL_SCOPE_TOO_NARROW: ("line",),
    Cause.WAIT_SCOPE_TOO_NARROW: ("line",),
    Cause.RELAXED_ARRIVAL: ("arrivals",),
    Cause.RELAXED_WAIT: ("waits",),
    Cause.HANDOFF_NOT_AWAITED: ("barrier", "arrivals", "waits", "absent"),
    Cause.LOAD_NEVER_AWAITED: ("barrier",),
    Cause.PHASE_TESTED_ONCE: ("line", "barrier"),
    Cause.ARRIVAL_BEFORE_EXPECT: ("early", "expect", "barrier"),
    Cause.FLAG_RELAXED: ("write", "read"),
    Cause.FLAG_SCOPE_TOO_NARROW: ("narrow",),
    Cause.NO_BARRIER_NEXT_TO_FLAG: ("releases", "flag"),
    Cause.USED_AFTER_FLAG: ("write",),
}
"""Causes that name the flag, arrival or wait that is wrong, whatever bytes it hands over, and the
facts that name it."""


_BEHIND_A_FLAG = (Cause.BLOCKS_SHARE_PLACE, Cause.FLAG_RELAXED)
_NO_MEETING = (Cause.NO_CLUSTER_BARRIER_BETWEEN, Cause.RELAXED_ARRIVAL, Cause.RELAXED_WAIT)
_NO_BARRIER = (
    Cause.NO_BARRIER_BETWEEN_WRITE_AND_READ,
    Cause.NO_BARRIER_BEFORE_ASYNC_READ,
    Cause.NO_WARP_BARRIER_BETWEEN,
    Cause.NO_CLUSTER_BARRIER_BETWEEN,
)


def _phase_comes_early(pair: Pair) -> bool:
    effect, copy, is_root = pair.effect, pair.cause.there, pair.cause.cause in ROOTS
    early = effect.indirect or effect.kind == _EARLY or (is_root and effect.cause in VAGUE)
    of_its_copy = copy is not None and copy in (pair.copy, effect.here)
    return not _is_count(pair.cause) and early and (of_its_copy or (is_root and effect.indirect))


def _shows_a_wrong_wait(copy: Hazard, wait: Hazard) -> bool:
    """Return True if the copy runs ahead as its thread passed a wait that is itself wrong."""
    if copy.kind == _EARLY:
        return wait.evident and copy.cause == Cause.WAIT_FOR_OLD_PHASE
    unknown = copy.indirect and copy.cause == Cause.COPY_WITHOUT_EMPTY_WAIT
    return wait.evident and unknown and bool({*copy.threads} & {*wait.threads})


def _has_swapped_counts(pair: Pair) -> bool:
    mine, other = pair.cause.facts, pair.effect.facts
    counts = (mine.get("barrier"), mine.get("count"), mine.get("other"))
    return None not in counts and counts == tuple(map(other.get, ("barrier", "other", "count")))


def _ran_ahead_of_bytes(pair: Pair) -> bool:
    late, granules = pair.cause.late, pair.effect.granules
    return bool(late and granules) and granules <= pair.cause.granules | late


def _ends_or_begins_in_use(pair: Pair) -> bool:
    """Return True if threads use an mbarrier that ends and begins again. If that use comes before
    the end in the text, it is the end that comes too early."""
    races = (pair.cause.kind == _RACE, pair.effect.kind == _RACE)
    race, init = (pair.cause, pair.effect) if races[0] else (pair.effect, pair.cause)
    if races[0] == races[1] or race.cause != Cause.MBARRIER_ENDED_IN_USE or race.there != init.here:
        return False
    return races[0] is ((race.other_ptx_line or 0) < (race.ptx_line or 0))


CLOSE_CAUSES = (
    Explains(
        (_RACE,),
        (_UNWRITTEN,),
        lambda pair: pair.touches_effect and pair.same_bytes,
        "who does not wait for the write finds its bytes unwritten, if it comes early enough",
    ),
    Explains(
        (_RACE, _INIT),
        (_INIT, _RACE),
        _ends_or_begins_in_use,
        "one barrier is missing, before the end of an mbarrier or after its next beginning",
    ),
    Explains(
        (_RACE,),
        (HazardKind.CLUSTER_EXIT,),
        lambda pair: (
            (pair.effect.indirect and pair.touches_effect)
            or (pair.cause.cause in _NO_MEETING and pair.cause.there == pair.effect.here)
        ),
        "what orders the two accesses lets the blocks meet as well",
    ),
    Explains(
        (_RACE,),
        (_REUSED,),
        lambda pair: pair.is_swapped and not pair.effect.by_itself,
        "the write that the store does not wait for comes after the store, seen from the next one",
    ),
    Explains(
        (_EARLY,),
        (_IN_USE,),
        lambda pair: pair.is_swapped and not pair.cause.indirect,
        "a reader that does not wait is overwritten by the same copy, if it comes earlier still",
    ),
    Explains(
        (_IN_USE,),
        (_EARLY,),
        lambda pair: (
            (pair.is_swapped and pair.effect.indirect)
            or (
                pair.cause.here == pair.cause.there == pair.effect.there
                and pair.earlier
                and not pair.effect.by_itself
            )
        ),
        "a copy that does not wait overtakes a reader that had waited for the one before",
    ),
    Explains(
        (HazardKind.CLUSTER_EXIT,),
        (_BYTES,),
        lambda pair: (
            pair.effect.cause == Cause.BYTES_NEVER_EXPECTED and pair.cause.here == pair.effect.there
        ),
        "a block that exits too early does not expect the bytes that still come",
    ),
    Explains(
        (_BYTES, *_DISORDER),
        (HazardKind.CLUSTER_EXIT,),
        lambda pair: (
            pair.cause.cause == Cause.MULTICAST_NOT_ISSUED
            or (pair.cause.kind != _IN_USE and pair.cause.there == pair.effect.here)
            or (pair.cause.cause, pair.cause.here) == (Cause.COPY_OUTLIVES_BLOCK, pair.effect.here)
        ),
        "a block that does not wait for all bytes of a copy leaves before they have come",
    ),
    Explains(
        (_IN_USE,),
        (_BYTES,),
        lambda pair: (
            not pair.cause.indirect
            and (not pair.effect.is_explained or pair.effect.cause == Cause.COPY_BEFORE_EXPECT)
            and pair.cause.here == pair.effect.there
        ),
        "a copy that comes before its stage is free brings its bytes in another phase",
    ),
    Explains(
        (_BYTES,),
        _DISORDER,
        lambda pair: (
            pair.effect.indirect
            and (pair.cause.there == pair.copy is not None or pair.effect.cause in VAGUE)
        ),
        "a phase that completes with too few bytes lets its readers go before the copy is done",
    ),
    Explains(
        (_PHASE,),
        (*_DISORDER, HazardKind.CLUSTER_EXIT),
        _phase_comes_early,
        "a wait that returns at once lets its threads go before the copy is done",
    ),
    Explains(
        (_PHASE,),
        (_EARLY,),
        lambda pair: (
            _is_count(pair.cause)
            and pair.cause.by_itself
            and pair.effect.cause == Cause.READ_IN_UNAWAITED_ROUND
            and pair.cause.facts.get("barrier") == pair.effect.facts.get("barrier")
        ),
        "arrivals beyond the count complete a phase before its bytes have come",
    ),
    Explains(
        (_UNDRAINED,),
        (_REUSED,),
        lambda pair: pair.effect.indirect and pair.cause.here == pair.effect.there,
        "the wait that the store lacks at the end would have covered it",
    ),
    Explains(
        (HazardKind.ILLEGAL_ACCESS,),
        (_PHASE, _UNWRITTEN, _RACE),
        lambda pair: (
            pair.cause.reason is Reason.MADE_AGAIN
            and (
                pair.effect.reason is Reason.RETURNED_BEFORE_FIRST_PHASE
                or pair.effect.cause is Cause.WAIT_RETURNED_AT_ONCE
                or pair.effect.there == pair.cause.here
                or (
                    pair.effect.cause is Cause.COUNT_TOO_SMALL
                    and pair.cause.facts.get("memory", "") in pair.effect.facts["barrier"]
                )
            )
        ),
        "an mbarrier that is initialized again begins with phase 0 again",
    ),
    Explains(
        (HazardKind.ILLEGAL_ACCESS,),
        (_RACE, _UNWRITTEN, HazardKind.ILLEGAL_ACCESS),
        lambda pair: (
            (outside := pair.cause.facts.get("outside", "")) != ""
            and not pair.effect.facts.get("outside")
            and (
                pair.cause.here == pair.effect.here
                or (pair.cause.here == pair.effect.there and pair.effect.indirect)
                or (
                    pair.effect.cause == Cause.BLOCKS_SHARE_PLACE
                    and outside.name in pair.effect.variables
                )
            )
        ),
        "an index that leaves its row or array comes to elements that are others'",
    ),
)

SAME_MISTAKE = (
    Explains(
        tuple(kind for kind in KINDS if kind != _INIT),
        tuple(kind for kind in KINDS if kind != _INIT),
        lambda pair: (
            pair.cause.kind == pair.effect.kind and not pair.one_severity and pair.same_places
        ),
        "the same two places, of which one pair of threads can show it and another cannot",
    ),
    Explains(
        KINDS,
        KINDS,
        lambda pair: (
            pair.cause.cause == pair.effect.cause is not None
            and (
                (pair.earlier and pair.cause.kind != pair.effect.kind and pair.same_places)
                or ((pair.earlier or not pair.one_severity) and pair.is_one_handover)
                or (
                    pair.cause.cause == Cause.STORE_AWAITED_BY_OTHER_THREAD
                    and pair.effect.kind == _UNDRAINED
                    and pair.cause.there == pair.effect.here
                )
            )
        ),
        "one mistake at two places, as another schedule shows it, or in what hands over the bytes",
    ),
    Explains(
        (_RACE,),
        (_RACE,),
        lambda pair: (
            pair.one_severity
            and pair.cause.cause == Cause.RACE_WITH_ATOMIC
            and pair.effect.cause in (pair.cause.cause, *_BEHIND_A_FLAG)
        ),
        "another access of a flag that is accessed plainly, or what it hands over",
    ),
    Explains(
        (HazardKind.CLUSTER_EXIT,),
        (HazardKind.CLUSTER_EXIT,),
        lambda pair: (
            pair.one_severity and pair.earlier and pair.cause.cause == pair.effect.cause is not None
        ),
        "another access that the same barrier of the cluster would order",
    ),
    Explains(
        (_EARLY,),
        (_RACE,),
        lambda pair: pair.same_places,
        "who comes before a thread's copy is done may come after it, in no order, too",
    ),
    Explains(
        (_IN_USE,),
        (HazardKind.WRITE_AFTER_READ_FENCE,),
        lambda pair: pair.same_places and pair.cause.severity == Severity.ERROR,
        "the same two places: what one thread reads is in order, and what another reads is not",
    ),
    Explains(
        (_INIT,),
        (_INIT,),
        lambda pair: (
            pair.cause.there == pair.effect.there
            if not pair.one_severity
            else pair.effect.there is None is not pair.cause.there
            if pair.cause.here == pair.effect.here
            else pair.earlier
        ),
        "another use of what was initialized by the same line, or was not there yet",
    ),
    Explains(
        (_PHASE,),
        (_PHASE,),
        lambda pair: (
            pair.cause.here == pair.effect.here
            and _is_count(pair.effect)
            and not _is_count(pair.cause)
            and pair.effect.cause in (Cause.WAIT_RAN_AHEAD, pair.cause.cause)
        ),
        "the wait ran ahead because of what is wrong with it",
    ),
    Explains(
        (_RACE,),
        (_RACE,),
        lambda pair: (
            pair.one_severity
            and pair.effect.indirect
            and not pair.cause.indirect
            and pair.cause.here == pair.effect.there
        ),
        "the same reader, who came before the write there",
    ),
    Explains(
        (_RACE,),
        (_RACE,),
        lambda pair: pair.one_severity and _other_way_round(pair),
        "the same two places, seen from the access that came second",
    ),
    Explains(
        (HazardKind.ILLEGAL_ACCESS,),
        (HazardKind.ILLEGAL_ACCESS,),
        lambda pair: (
            pair.one_severity
            and pair.earlier
            and pair.cause.reason is pair.effect.reason is not None
            and (
                _has_swapped_counts(pair)
                or (pair.is_swapped and pair.cause.there is not None)
                or (pair.touches_effect and pair.cause.reason is Reason.MADE_AGAIN)
            )
        ),
        "threads that should come together, seen from the others; an mbarrier made again and again",
    ),
    Explains(
        (_RACE, *_DISORDER, _REUSED, *_OF_SEVERAL_PLACES),
        (_RACE, *_DISORDER, _REUSED, *_OF_SEVERAL_PLACES),
        lambda pair: (
            pair.cause.kind == pair.effect.kind
            and pair.one_severity
            and pair.earlier
            and pair.shares_access
        ),
        "another tile, register or thread at one of the two places",
    ),
    Explains(
        (_FENCE,),
        (_FENCE,),
        lambda pair: (
            pair.one_severity
            and pair.earlier
            and (
                pair.cause.there == pair.effect.there
                or (pair.cause.here, pair.cause.cause) == (pair.effect.here, pair.effect.cause)
            )
        ),
        "another copy or write that the same fence would have served",
    ),
    Explains(
        (_FENCE, _RACE),
        (_FENCE, _RACE),
        lambda pair: (
            pair.one_severity
            and pair.earlier
            and pair.cause.cause == pair.effect.cause
            and (pair.cause.kind == _FENCE or pair.cause.cause in _NO_BARRIER)
            and not pair.same_places
            and pair.is_between_both
        ),
        "two other accesses, with a place between all four for one fence or barrier",
    ),
    Explains(
        (_BYTES,),
        (_BYTES,),
        lambda pair: (
            pair.one_severity
            and pair.cause.here == pair.effect.here
            and pair.effect.there is None is not pair.cause.there
        ),
        "the same bytes, before a copy of the phase was seen",
    ),
    Explains(
        (_PHASE,),
        (_PHASE,),
        lambda pair: (
            pair.one_severity
            and _is_count(pair.effect)
            and (pair.cause.evident or not pair.effect.evident)
            and (not _is_count(pair.cause) or pair.earlier)
        ),
        "a wait for the wrong phase makes arrivals and phases not add up",
    ),
    Explains(
        (_PHASE,),
        (_PHASE,),
        lambda pair: (
            pair.one_severity
            and not _is_count(pair.effect)
            and not _is_count(pair.cause)
            and pair.cause.here == pair.effect.here
            and pair.earlier
        ),
        "the same wait at another mbarrier of a ring",
    ),
)

ANY_DISORDER = (
    Explains(
        (*_DISORDER, _RACE, _UNWRITTEN, _REUSED, _BYTES, _PHASE, _INIT, HazardKind.ILLEGAL_ACCESS),
        (_PHASE,),
        lambda pair: pair.effect.reason is Reason.PHASE_NOT_KNOWN is not pair.cause.reason,
        "threads that run ahead, or miss bytes, arrive in other phases than they should",
    ),
    Explains(
        (_RACE, _UNWRITTEN),
        (_PHASE,),
        lambda pair: (
            _is_count(pair.effect) and not pair.effect.by_itself and not pair.effect.evident
        ),
        "threads that run ahead arrive too early, too",
    ),
    Explains(
        (*_DISORDER, _BYTES),
        (_PHASE,),
        lambda pair: (
            _is_count(pair.effect)
            and not pair.effect.by_itself
            and not _shows_a_wrong_wait(pair.cause, pair.effect)
        ),
        "counts go wrong after copies that are not ordered",
    ),
    Explains(
        (_PHASE,),
        _DISORDER,
        lambda pair: _shows_a_wrong_wait(pair.effect, pair.cause),
        "a wait that is itself wrong lets the copies of a ring run ahead",
    ),
    Explains(
        (_PHASE,),
        (_RACE, _REUSED, _UNWRITTEN),
        lambda pair: (
            pair.cause.evident
            or (not _is_count(pair.cause) and pair.same_bytes)
            or (pair.effect.kind == _UNWRITTEN and _ran_ahead_of_bytes(pair))
        ),
        "a wait for the wrong phase lets its threads run ahead of others, and of copies",
    ),
    Explains(
        (*_DISORDER, _BYTES),
        (_UNWRITTEN,),
        lambda pair: (
            pair.cause.kind != _EARLY or pair.same_bytes or pair.cause.here == pair.effect.here
        ),
        "who comes too early, or where bytes never came, finds them unwritten",
    ),
)

PASSES = (CLOSE_CAUSES, SAME_MISTAKE, ANY_DISORDER)
