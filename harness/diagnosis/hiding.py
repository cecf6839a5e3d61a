"""Hide hazards that another one causes: one report for each bug.

One missing wait shows in several ways, depending on what comes first: bytes that are read early
are read before their arrival; read earlier still, they are overwritten while in use, or read before
anything wrote them; later, counts and phases go wrong. The hazard closest to the bug is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from harness.diagnosis.hazard import Hazard
from harness.emulator import HazardKind, Severity


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
    """Return whether ``found[j]`` is the cause of ``found[i]``, by the rule ``is_effect``."""
    cause, effect = found[j], found[i]
    return bool(
        j != i
        and None not in (cause.here, effect.here)
        and cause.severity.gravity <= min(effect.severity.gravity, Severity.FORMAL.gravity)
        and is_effect(cause, effect, j < i)
    )


def _came_too_early(write: Hazard, hazards: Iterable[Hazard]) -> bool:
    """Return whether the read that the write should come after found its bytes unwritten."""
    return write.kind in (HazardKind.DATA_RACE, HazardKind.OVERWRITE_IN_USE) and any(
        h.kind == HazardKind.UNINITIALISED_READ and h.here == write.there and _meet(h, write)
        for h in hazards
    )


_IN_DISORDER = (
    HazardKind.READ_BEFORE_ARRIVAL,
    HazardKind.OVERWRITE_IN_USE,
)  # what unordered copies show as


def _is_count(h: Hazard) -> bool:
    """Arrivals or phases that do not add up."""
    return h.kind == HazardKind.PHASE_MISMATCH and h.indirect


def _of_one_kind(cause: Hazard, effect: Hazard, earlier: bool) -> bool:
    """The same mistake at another place."""
    if cause.kind != effect.kind:
        return False
    places = {cause.here, cause.there}, {effect.here, effect.there}
    if effect.severity != cause.severity and cause.kind == HazardKind.UNFENCED_BARRIER_INIT:
        return cause.there == effect.there
    if effect.severity != cause.severity:
        return places[0] == places[1]
    match cause.kind:
        case HazardKind.DATA_RACE:  # the same two places, or one of them with another of its kind
            same = cause.here == effect.here or cause.there == effect.there
            if effect.indirect and not cause.indirect and cause.here == effect.there:
                return True  # the same reader, who came too early there
            if earlier and places[0] == places[1] and not same:
                # The other way round; not where of some of these bytes one way is in order. (Of
                # several who read a byte, some may come before the write and some behind it.)
                one, other = cause.granules, effect.granules
                return cause.several or effect.several or not (one < other or other < one)
            return earlier and same
        case HazardKind.MISSING_PROXY_FENCE:  # another copy that the same fence would have served
            return earlier and cause.there == effect.there
        case (
            HazardKind.READ_BEFORE_ARRIVAL
            | HazardKind.OVERWRITE_IN_USE
            | HazardKind.SOURCE_REUSED
            | HazardKind.WGMMA_ORDER
        ):
            # another tile, or register, of the same copy or group, or at the same place
            same = cause.here == effect.here or cause.there == effect.there
            return earlier and same
        case HazardKind.TRANSACTION_MISMATCH:
            return cause.here == effect.here and effect.there is None is not cause.there
        case HazardKind.UNFENCED_BARRIER_INIT:
            if cause.here == effect.here:
                return effect.there is None is not cause.there
            return earlier
        case HazardKind.PHASE_MISMATCH:
            if _is_count(effect):
                return not _is_count(cause) or earlier
            return not _is_count(cause) and cause.here == effect.here and earlier
    return False


def _of_a_close_cause(cause: Hazard, effect: Hazard, earlier: bool) -> bool:
    """Return whether the cause names the same copy, or the same two places the other way round."""
    copy = effect.here if effect.kind == HazardKind.OVERWRITE_IN_USE else effect.there
    swapped = (cause.here, cause.there) == (effect.there, effect.here)
    match (cause.kind, effect.kind):
        case (HazardKind.DATA_RACE, HazardKind.UNINITIALISED_READ):
            return effect.here in (cause.here, cause.there) and _meet(cause, effect)
        case (
            HazardKind.DATA_RACE,
            HazardKind.CLUSTER_EXIT,
        ):  # what orders the two lets the blocks meet as well
            return effect.indirect and effect.here in (cause.here, cause.there)
        case (HazardKind.DATA_RACE, HazardKind.SOURCE_REUSED) if swapped:
            return not effect.by_itself
        case (HazardKind.READ_BEFORE_ARRIVAL, HazardKind.OVERWRITE_IN_USE) if swapped:
            return not cause.indirect
        case (HazardKind.OVERWRITE_IN_USE, HazardKind.READ_BEFORE_ARRIVAL) if (
            swapped and effect.indirect
        ):
            return True  # the reader had waited
        case (HazardKind.OVERWRITE_IN_USE, HazardKind.READ_BEFORE_ARRIVAL) if (
            cause.here == cause.there == copy
        ):
            # A copy that overtakes itself does so under who waited for the one before.
            return earlier and not effect.by_itself
        case (
            HazardKind.TRANSACTION_MISMATCH,
            HazardKind.READ_BEFORE_ARRIVAL | HazardKind.OVERWRITE_IN_USE,
        ):
            return effect.indirect and copy is not None and cause.there == copy
        case (
            HazardKind.PHASE_MISMATCH,
            HazardKind.READ_BEFORE_ARRIVAL | HazardKind.OVERWRITE_IN_USE,
        ):
            early = effect.indirect or effect.kind == HazardKind.READ_BEFORE_ARRIVAL
            return early and not _is_count(cause) and cause.there == copy is not None
        case (
            HazardKind.STORE_NOT_DRAINED,
            HazardKind.SOURCE_REUSED,
        ):  # the wait would have covered it
            return effect.indirect and cause.here == effect.there
    return False


def _of_any_disorder(cause: Hazard, effect: Hazard, earlier: bool) -> bool:
    """Further effects of copies that are not ordered: counts that go wrong, bytes that never came,
    and the races of threads that a wait for the wrong phase let run ahead."""
    if _is_count(effect):
        if effect.by_itself:
            return False
        if cause.kind in (HazardKind.DATA_RACE, HazardKind.UNINITIALISED_READ):
            return not effect.evident
        return cause.kind in (*_IN_DISORDER, HazardKind.TRANSACTION_MISMATCH)
    if effect.kind not in (
        HazardKind.DATA_RACE,
        HazardKind.SOURCE_REUSED,
        HazardKind.UNINITIALISED_READ,
    ):
        return False
    if cause.kind == HazardKind.PHASE_MISMATCH:
        # A thread that went on at once reads before the copies of this mbarrier have written.
        came_early = effect.kind == HazardKind.UNINITIALISED_READ and bool(effect.granules)
        if cause.late and came_early and effect.granules <= cause.granules | cause.late:
            return True
        return (not _is_count(cause) and _meet(cause, effect)) or cause.evident
    if effect.kind != HazardKind.UNINITIALISED_READ:
        return False
    if (
        cause.kind == HazardKind.READ_BEFORE_ARRIVAL
    ):  # who comes too early finds those bytes, or others here
        return _meet(cause, effect) or cause.here == effect.here
    return cause.kind in (HazardKind.OVERWRITE_IN_USE, HazardKind.TRANSACTION_MISMATCH)


def _meet(one: Hazard, other: Hazard) -> bool:
    """Return whether they are about the same bytes, as far as is known."""
    return not one.granules or not other.granules or bool(one.granules & other.granules)


_RULES = (
    _of_a_close_cause,
    _of_one_kind,
    _of_any_disorder,
)
