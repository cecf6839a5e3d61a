"""Races between blocks in global memory, and flags by which blocks hand work over.

A flag orders its block's work before the other's if its write releases, its read acquires, both
have a scope that reaches the other block, and a block barrier is next to each of them if other
threads than the flag's do the work."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Self

from harness.sanitizer.diagnosis.cause import Cause, Diagnosis, Facts, diagnosis
from harness.sanitizer.diagnosis.causes.handovers import orders_nothing
from harness.sanitizer.diagnosis.context import Context
from harness.sanitizer.emulator import SCOPES, Flag, Subject
from harness.sanitizer.isa.table.index import look_up
from harness.sanitizer.isa.uses import is_strong

_OF_FLAGS = ("ld", "st", "atom.exch")
_WRITES = ("st", "atom", "red", "tensormap.replace")
_SUBJECTS_OF_THEIR_OWN = (Subject.TENSOR_MAP, Subject.GUESS, Subject.CONSTANT, Subject.EARLIER_GRID)


def writes(context: Context, site: int) -> bool:
    key = context.key(site)  # a thread copy's key is just cp.async
    return key == "cp.async" or key.startswith(_WRITES)


class Race(Facts):
    """Two accesses that nothing orders: ``here``, and ``there`` before it."""

    def __init__(self, context: Context, other: int):
        self.context, self.other, self.memory = context, other, context.memory
        self.here, self.there = context.line(context.site), context.line(other)
        self.slots = {"memory": self.memory, "line": self.here, "other_line": self.there}
        self.writes_here, self.writes_there = writes(context, context.site), writes(context, other)
        self.actors, self.others = map(context.in_block, (context.actors, context.others))

    @classmethod
    def _of(cls, context: Context) -> Self | None:
        if context.other is None or context.finding.subject in _SUBJECTS_OF_THEIR_OWN:
            return None
        return cls(context, context.other)

    @property
    def is_of_blocks(self) -> bool:
        """Between blocks, in global memory."""
        apart = len(self.context.blocks) > 1 and not self.context.finding.same_block
        return apart and not self.context.is_shared


def handed_over_relaxed(race: Race) -> Diagnosis | None:
    return orders_nothing(race.context, race.context.others, race.context.actors)


def mbarrier_ended(race: Race) -> Diagnosis | None:
    key = race.context.key(race.context.site)
    if key not in ("mbarrier.init", "mbarrier.inval"):
        return None
    return race.diagnosis(Cause.MBARRIER_ENDED_IN_USE, inits=key == "mbarrier.init")


class BlockRace(Race):
    """A race between blocks. ``flag``: the flag by which the first block may signal the other,
    if any."""

    def __init__(self, context: Context, other: int):
        super().__init__(context, other)
        if self.is_of_blocks:
            self.one, self.two = (context.block_number(n) for n in context.blocks[:2])
            self.flag = _flag_of(self)

    @property
    def uses(self) -> Iterator[_FlagUse]:
        """The flag, and others by which the work may come from the one block to the other."""
        if self.flag is not None:
            yield self.flag
        yield from _handed_on(self)

    @classmethod
    def from_context(cls, context: Context) -> Race | None:
        race = cls._of(context)
        if race is None or not race.is_of_blocks:
            return None
        # The flag may be to hand over in the other direction: then the later access came too early.
        finding = context.finding.other_way_round(race.other)
        back = cls(Context(context.state, finding, context.block), context.site)
        return back if race.flag is None is not back.flag else race


def _modifiers(context: Context, site: int) -> frozenset[str]:
    match = look_up(context.instruction(site).opcode)
    return match.modifiers if match else frozenset()


def _too_narrow(race: Race, sites: Iterable[int]) -> list[int]:
    """Return the accesses and fences whose scope does not include the other block."""
    distance = race.context.state.clocks.distance(*race.context.blocks[:2])
    return [
        site
        for site in sites
        if any(SCOPES[word] < distance for word in _modifiers(race.context, site) & SCOPES.keys())
    ]


class _FlagUse:
    """A flag's write and read, with the accesses and fences that release and acquire at them."""

    def __init__(self, race: Race, flag: Flag):
        self.race, self.flag = race, flag
        self.write, self.read = map(race.context.line, (flag.written_at, flag.read_at))
        self.releases = self._orders(flag.written_at, flag.written_by, ("release", "acq_rel"))
        self.acquires = self._orders(flag.read_at, flag.read_by, ("acquire", "acq_rel"))

    def _orders(self, site: int, by: tuple[int, int], words: tuple[str, ...]) -> list[int]:
        """The accesses and fences of the flag's thread that release or acquire. A fence that
        always comes after the flag's write releases nothing to it, and so for reads; nor do fences
        that a path from the work to the flag's write does not meet."""
        if self.modifiers(site) & {*words}:
            return [site]
        context, wave = self.race.context, self.race.context.state.wave
        place = (by[0] - context.first) * wave.threads + by[1]
        if not 0 <= place < wave.size:
            return [site]  # the other access is of an earlier wave, whose fences are unknown
        releases, findings = "release" in words, context.state.findings
        opposite = "acquire" if releases else "release"
        path = (self.race.other, site) if releases else (site, context.site)
        fences = [
            fence
            for fence in context.did("fence")
            if context.key(fence) == "fence"
            and opposite not in self.modifiers(fence)
            and context.state.evidence.executions.times(fence)[place]
            and not findings.comes_first(*((site, fence) if releases else (fence, site)))
        ]
        is_met = not findings.leads(*path) or not findings.leads(*path, frozenset(fences))
        return fences if is_met else []

    def modifiers(self, site: int) -> frozenset[str]:
        return _modifiers(self.race.context, site)


def _flags_beside(race: Race) -> list[Flag]:
    """Return the flags that do not race themselves, and that may be written after the first access
    and read before the later one. An atomic that sees its own kind, as a lock that is tried again,
    hands nothing over: such flags come last."""
    flags, about = race.context.state.access.races.flags.values(), {race.context.site, race.other}
    comes_first = race.context.state.findings.comes_first
    beside = [
        flag
        for flag in flags
        if not {flag.written_at, flag.read_at} & about
        and not comes_first(flag.written_at, race.other)
        and not comes_first(race.context.site, flag.read_at)
    ]
    return sorted(beside, key=lambda flag: flag.written_at == flag.read_at)


def _flag_of(race: Race) -> _FlagUse | None:
    """Return a flag that the first block wrote and the other read, apart from the accesses
    themselves. A count that several blocks raise is a flag of each, whoever was the last."""
    finding, context = race.context.finding, race.context
    first, later = set(finding.others[:, 0].tolist()), set(finding.actors[:, 0].tolist())
    if any(_modifiers(context, at) & {"acquire", "release"} for at in (context.site, race.other)):
        return None  # they are the flag
    for flag in _flags_beside(race):
        is_count = context.key(flag.written_at).startswith(("atom", "red"))
        is_of_first = is_count and flag.written_at != flag.read_at
        is_direct = (is_of_first or flag.written_by[0] in first) and flag.read_by[0] in later
        work, count, then = map(context.place, (race.other, flag.written_at, context.site))
        if is_direct or (is_count and not is_of_first and work < count < then):
            return _FlagUse(race, flag)
    return None


def flag_not_ordered(race: Race) -> Diagnosis | None:
    """A flag in global memory, by which the threads of the two accesses take turns, is written or
    read without order."""
    uses = (_FlagUse(race, flag) for flag in _flags_beside(race))
    return next(filter(None, (_relaxed(race, use) for use in uses)), None)


def _relaxed(race: Race, flag: _FlagUse) -> Diagnosis | None:
    if flag.releases and flag.acquires:
        return None
    read = flag.read if flag.releases else ""
    return race.diagnosis(Cause.FLAG_RELAXED, write=flag.write, read=read)


def blocks_write_same_place(race: BlockRace) -> Diagnosis | None:
    if not (race.context.same_line() and race.writes_here and race.writes_there):
        return None
    return race.diagnosis(Cause.BLOCKS_WRITE_SAME_PLACE, one=race.one, two=race.two)


def flag_relaxed(race: BlockRace) -> Diagnosis | None:
    return next(filter(None, (_relaxed(race, use) for use in race.uses)), None)


def _handed_on(race: BlockRace) -> Iterator[_FlagUse]:
    """Yield all flags by which blocks may hand the work on. Then the counts after which a block
    writes a flag, without having read a flag in between: the last to come to a barrier of the grid.
    (At a lock, each waits for its turn in between.)"""
    flags = _flags_beside(race)
    relayed = [flag for flag in flags if flag.written_at != flag.read_at]
    yield from (_FlagUse(race, flag) for flag in relayed)
    for count in flags[len(relayed) :]:
        reads = [flag.read_at for flag in flags if flag.read_at > count.written_at]
        for flag in relayed:
            if flag.read_at in reads and count.written_at < flag.written_at < min(reads):
                yield _FlagUse(race, count)


def only_one_is_atomic(race: BlockRace) -> Diagnosis | None:
    """A plain access of a flag or a lock. (A counter may be read plainly after a barrier.)"""
    context = race.context
    opcodes = [context.instruction(site).opcode for site in (context.site, race.other)]
    strong = [opcode for opcode in opcodes if is_strong(opcode)]
    if len(strong) != 1 or (not strong[0].startswith(_OF_FLAGS) and ".cas" not in strong[0]):
        return None
    return race.diagnosis(Cause.RACE_WITH_ATOMIC, here=race.here, there=race.there)


def used_after_flag(race: BlockRace) -> Diagnosis | None:
    """All flags that the later access's thread reads before it are set before the first access, in
    the text. A flag may be handed to blocks of higher numbers alone, or of lower ones."""
    context, leads = race.context, race.context.state.findings.leads
    finding = context.finding
    ascends = bool(finding.others[0, 0] < finding.actors[0, 0])
    flags = [
        flag.written_at
        for flag in context.state.access.races.flags.values()
        if flag.written_at != flag.read_at
        and (flag.written_by[0] < flag.read_by[0]) is ascends
        and leads(flag.written_at, race.other)
        and leads(flag.read_at, context.site)
        and context.before([flag.read_at], context.site)
    ]
    if not flags or context.before(flags, race.other) != flags:
        return None
    last = max(flags, key=context.place)
    return race.diagnosis(Cause.USED_AFTER_FLAG, write=context.line(last))


def flag_scope_too_narrow(race: BlockRace) -> Diagnosis | None:
    for flag in race.uses:
        if narrow := _too_narrow(race, (*flag.releases, *flag.acquires)):
            lines = race.context.lines(narrow)
            return diagnosis(Cause.FLAG_SCOPE_TOO_NARROW, narrow=lines, write=flag.write)
    return None


def strong_access_scope_too_narrow(race: Race) -> Diagnosis | None:
    """Two strong accesses race only if a scope does not include the other's thread, or if they
    differ in size (PTX ISA, "Morally Strong Operations")."""
    context = race.context
    sites = (context.site, race.other)
    are_strong = all(is_strong(context.instruction(site).opcode) for site in sites)
    if context.finding.same_block or not are_strong:
        return None
    narrow = _too_narrow(race, sites)
    if not narrow:
        return None
    return diagnosis(Cause.FLAG_SCOPE_TOO_NARROW, narrow=context.lines(narrow), write=race.there)


def no_barrier_next_to_flag(race: BlockRace) -> Diagnosis | None:
    """Other threads than a flag's do the work, without a block barrier in between."""
    context, finding, cause = race.context, race.context.finding, Cause.NO_BARRIER_NEXT_TO_FLAG
    for use in race.uses:
        flag, setting, reading = use.flag, use.flag.written_by[1], use.flag.read_by[1]
        others = finding.others[finding.others[:, 1] != setting]
        if len(others) and not context.blocks_between(race.other, flag.written_at):
            slots = {"flag": use.write, "thread": setting, "work": race.there}
            named = context.named(context.places(others))
            return diagnosis(cause, releases=True, named=named, **slots)
        others = finding.actors[finding.actors[:, 1] != reading]
        if len(others) and not context.blocks_between(flag.read_at, context.site):
            slots = {"flag": use.read, "thread": reading, "work": race.here}
            named = context.named(context.places(others))
            return diagnosis(cause, releases=False, named=named, **slots)
    return None


def blocks_share_place(race: BlockRace) -> Diagnosis | None:
    return race.diagnosis(
        Cause.BLOCKS_SHARE_PLACE,
        one=race.one,
        two=race.two,
        other_line="" if race.context.same_line() else race.there,
    )


RACES_OF_BLOCKS = (
    handed_over_relaxed,
    mbarrier_ended,
    strong_access_scope_too_narrow,
    blocks_write_same_place,
    only_one_is_atomic,
    flag_relaxed,
    flag_scope_too_narrow,
    used_after_flag,
    no_barrier_next_to_flag,
    blocks_share_place,
)
