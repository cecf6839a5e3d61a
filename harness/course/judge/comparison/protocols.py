"""The roles of mbarriers, and those that cannot be compared.

A kernel may order its threads by other mbarriers than the answer, or by the same in another way:
with another count, more phases, or more threads that wait. Then no single event is the mistake, and
the sanitizer's findings have to name it.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from harness.course.judge.comparison.events import MBARRIERS, OFFSETS
from harness.course.judge.comparison.history import POLLS, Line, Replay
from harness.course.judge.comparison.recording import is_copy
from harness.course.judge.comparison.threads import Executed, executed
from harness.sanitizer.isa import key_of

At = tuple[Line | None, int | None]  # a line, and that of the call of its function


def barriers_of(mine: Replay, theirs: Replay) -> dict[int, int]:
    """Return by address the answer's mbarrier for each of the student's: the one at the same place,
    if either of them has all uses of the other; or else the one that has the most in common. Empty
    if all are at the same places."""
    ours, others = _roles(mine), _roles(theirs)

    def unlike(address: int, other: int) -> tuple[bool, int]:
        mine_of, needed = ours[address], others[other]
        fits = address == other and (mine_of <= needed or needed <= mine_of)
        return not fits, -len(mine_of & needed)

    alike = sorted((unlike(a, b), a != b, a, b) for a in ours for b in others)
    matched: dict[int, int] = {}
    for *_, address, other in alike:
        if address not in matched and other not in matched.values():
            matched[address] = other
    return {} if all(address == other for address, other in matched.items()) else matched


def _roles(replay: Replay) -> dict[int, set[tuple[str, int]]]:
    """Return by the address of an mbarrier its uses, and its initial count."""
    uses: dict[int, set[tuple[str, int]]] = {}
    for step, addresses in _mbarrier_events(replay):
        key = "wait" if step.site.key in POLLS else step.site.key
        is_init = key == "mbarrier.init"
        count = dict(step.site.operands)["count"] if is_init else ()
        counts = step.values(count)[0].tolist() if is_init else itertools.repeat(0)
        for address, count in zip(addresses, counts, strict=False):
            uses.setdefault(address, set()).add((key, count))
    return uses


def mbarriers_at(replay: Replay) -> dict[int, set[int]]:
    """Return by line the addresses of the mbarriers that threads use there."""
    used: dict[int, set[int]] = {}
    for step, addresses in _mbarrier_events(replay):
        line = step.site.line
        for at in (line, line.called_at) if line is not None else ():
            used.setdefault(int(at or line or 0), set()).update(addresses)
    return used


def _mbarrier_events(replay: Replay) -> Iterator[tuple[Executed, list[int]]]:
    """Yield the events of mbarriers, each with the addresses that its threads use."""
    for step in executed(replay, lambda key: key.startswith("mbarrier.") or is_copy(key)):
        operands = dict(step.site.operands)
        if place := next((operands[name] for name in MBARRIERS if name in operands), ()):
            yield step, step.values(place)[0].tolist()


@dataclass
class _Protocol:
    """The use of an mbarrier. ``arriving``: threads of a block, each with True if it arrives by an
    address in its cluster; ``uses``: the number of purposes for which a thread arrives, at most:
    one for each line that it came to after another wait, and for bytes not more than lines wait for
    them; ``lines``: those at which it arrives."""

    counts: set[int] = field(default_factory=set)
    arriving: set[tuple[int, bool]] = field(default_factory=set)
    uses: int = 0
    lines: frozenset[At] = frozenset()
    for_several: bool = False  # an arrival counts more than once
    armed: set[tuple[int, bool]] = field(default_factory=set)  # arrived, and were stopped there
    later: set[At] = field(default_factory=set)  # lines with arrivals that no thread came to


def of_other_protocols(
    mine: Replay, theirs: Replay, barriers: Mapping[int, int], known: Callable[[At], object]
) -> frozenset[int]:
    """Return the student's mbarriers, and the answer's without one of these, that are used in
    another way: with another count, which suits the threads that arrive, or with more phases. Then
    nothing that is done with them can be compared. If the student has more mbarriers, these are
    all. ``known``: the statements of a line, if the answer has them, too."""
    ours, others = (_protocols(each) for each in (mine, theirs))
    partners = {address & OFFSETS: other & OFFSETS for address, other in barriers.items()}
    inits = [i for i in mine.recording.instructions if i.opcode.startswith("mbarrier.init")]
    # A run that ended before it came to them shows no protocol.
    if len(ours) > len(others) or (inits and not ours):
        return frozenset(ours.keys() | others.keys())
    incomparable = set()
    for address, used in ours.items():
        other = partners.get(address, address)
        needed = others.get(other, used)
        suits = not used.arriving <= needed.arriving or used.counts == {len(used.arriving)}
        for_others = used.for_several > needed.for_several and used.arriving != needed.arriving
        is_armed = bool(used.armed & needed.arriving)
        lines = used.lines | (used.later if is_armed else set())
        texts = {known(at) for at in lines} - {None}
        more = used.uses + is_armed > 1 and len(lines) > len(texts)  # the answer has no lines
        if more or for_others or (used.counts != needed.counts and suits):
            incomparable |= {address, other}
    return frozenset(incomparable)


def _protocols(replay: Replay) -> dict[int, _Protocol]:
    """Return by its address how each mbarrier is used."""
    protocols: dict[int, _Protocol] = {}
    for step, addresses in _mbarrier_events(replay):
        if step.site.key == "mbarrier.init":
            counts = step.values(dict(step.site.operands)["count"])[0].tolist()
            for address, count in zip(addresses, counts, strict=True):
                protocols.setdefault(address & OFFSETS, _Protocol()).counts.add(count)
    places = replay.recording.places
    waits: Counter[int] = Counter()
    awaited: dict[int, set[At]] = {}  # their lines, by address
    last: dict[int, int] = {}  # the last one's address, by column
    # The lines at which a thread arrives for bytes, or not, and the waits before they first came.
    lines: dict[tuple[int, int, bool], dict[At, int]] = {}
    for step, addresses in _mbarrier_events(replay):
        columns, line = step.columns.tolist(), step.site.line
        at = line, line and line.called_at
        for address, column in zip(addresses, columns, strict=True):
            if step.site.key in POLLS:
                waits[column] += 1
                last[column] = address & OFFSETS
                awaited.setdefault(address & OFFSETS, set()).add(at)
            elif step.site.key.startswith("mbarrier.arrive"):
                if (of := protocols.get(address & OFFSETS)) is None:
                    continue
                of.arriving.add((places[column][1], "shared::cluster" in step.site.opcode))
                is_plain = step.site.key == "mbarrier.arrive"
                counts = step.values(dict(step.site.operands).get("count", ()))
                of.for_several |= any((each > 1).any() for each in counts)
                came = lines.setdefault((address & OFFSETS, column, is_plain), {})
                came.setdefault(at, waits[column])
    # A thread that was stopped at an mbarrier may arrive there again, at a later line.
    executed = {line for came in lines.values() for line, _ in came} | {None}
    plain = (
        replay.site(number).line
        for number, each in enumerate(replay.recording.instructions)
        if key_of(each.opcode) == "mbarrier.arrive"
    )
    later: set[At] = {(at, at and at.called_at) for at in plain if at not in executed}
    for (address, column, is_plain), came in lines.items():
        of, bytes_at = protocols[address], lines.get((address, column, False), {})
        uses = len({*came.values()})
        if is_plain:
            uses = len({*came.values(), *[*bytes_at.values()][:1]})
            if later and last.get(column) == address and 0 in came.values():
                of.armed |= {each for each in of.arriving if each[0] == places[column][1]}
                of.later |= later
        else:  # a loop may have its first loads before it
            uses = min(uses, len(awaited.get(address, ())))
        of.uses = max(of.uses, uses)
        of.lines = max(of.lines, frozenset({*came, *bytes_at}), key=len)
    return protocols


def waits_beside(mine: Replay, theirs: Replay, barriers: Mapping[int, int]) -> set[tuple[int, int]]:
    """Return the waits, as (column, address), of threads beside those that wait there in the
    answer. A thread that lacks another of the answer's waits waits instead, unless a line with a
    wait is still to come."""
    ours, others = (_waiting(each) for each in (mine, theirs))
    partners = {address: barriers.get(address, address) for address in ours}
    waits = [
        mine.site(number)
        for number, instruction in enumerate(mine.recording.instructions)
        if key_of(instruction.opcode) in POLLS
    ]
    executed = {mine.site(step.site).line for step in mine.recording.steps}
    later = any(site.line not in executed for site in waits)
    beside = set()
    for address, columns in ours.items():
        needed = others.get(partners[address], columns)
        for column in columns - needed if needed < columns else ():
            awaited = {partners[at] for at, each in ours.items() if column in each}
            if later or all(at in awaited for at, each in others.items() if column in each):
                beside.add((column, address))
    return beside


def _waiting(replay: Replay) -> dict[int, set[int]]:
    """Return by the address of an mbarrier the columns that wait for it."""
    waiting: dict[int, set[int]] = {}
    for step, addresses in _mbarrier_events(replay):
        for address, column in zip(addresses, step.columns.tolist(), strict=True):
            if step.site.key in POLLS:
                waiting.setdefault(address, set()).add(column)
    return waiting
