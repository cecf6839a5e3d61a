"""Operations that the lanes of a warp execute together (PTX ISA 9.7.9.6, 9.7.13.2, 9.7.13.9 to
9.7.13.14).

These wait until every lane that the member mask names has come: to the same instruction, if it is
.aligned; else to any that is alike and has the same mask, in whichever branch: "have executed
shfl.sync with the same qualifiers and same membermask value" (PTX ISA, "shfl.sync").
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, reduce

import numpy as np

from harness.sanitizer.emulator.arrays import are_alike
from harness.sanitizer.emulator.findings import Reason
from harness.sanitizer.emulator.ordering.rows import Parts
from harness.sanitizer.emulator.program.operation import Operation, spread
from harness.sanitizer.emulator.program.steps import executes
from harness.sanitizer.emulator.state import state_of
from harness.sanitizer.emulator.threads import WARP, Group, Moved, Step, merge
from harness.sanitizer.isa.text.tree import Pair, Register

WHOLE_WARP = np.uint32(0xFFFF_FFFF)


Mask = Callable[[Group], np.ndarray | np.generic]
"""Reads the member mask, uint32 a lane or a scalar."""


def together(
    op: Operation,
    mask: Mask,
    act: Callable[[Group], Moved | None],
    elsewhere: Callable[[Group], Moved] | None = None,
) -> Step:
    """A step that runs ``act(group)`` for the lanes whose mask is all here, and parks the rest.

    ``mask`` reads the member mask, uint32 a lane. Lanes that have exited, or that a block
    smaller than a warp never had, are not waited for. ``act`` may give the threads that go on, as
    a step does; else those of ``group`` do. ``elsewhere`` lets those of a group go on whose others
    wait at another instruction.
    """

    def go(group: Group, members: np.ndarray) -> Moved:
        _meet(group, members)
        moved = act(group)
        return [(op.site + 1, group)] if moved is None else moved

    def step(group: Group) -> Moved | None:
        mask_bits = mask(group)
        members = spread(mask_bits, group)
        if not np.ndim(mask_bits) and mask_bits == WHOLE_WARP and group.is_of_whole_warps:
            return go(group, members)
        present = present_lanes(group)
        ready = (members & ~present) == 0
        if not ready.all():
            # Asked second, as it looks at every thread of the wave.
            ready = (members & ~present & living_lanes(group)) == 0
            if op.aligned and ready.any():
                _check_left(op, group.where(ready))
        _check_masks(op, group, members)
        if ready.all():
            return go(group, members)
        waiting = group.where(~ready)
        if op.aligned:
            # Only an .aligned instruction is undefined if lanes come by different paths; a plain
            # .sync lets them wait for one another.
            state_of(group).parted.update((op.site, int(w)) for w in waiting.warps)
        going = go(group.where(ready), members[ready]) if ready.any() else []
        met = elsewhere(waiting) if elsewhere else []
        if met:
            gone = np.concatenate([part.index for _, part in met])
            waiting = waiting.where(~np.isin(waiting.index, gone))
        if waiting.count:
            state_of(group).scheduler.park(op.site, waiting)
            # They come to the step again, and execute it then, or in part.
            state_of(group).evidence.executions.correct(op.site, waiting, -1)
        return going + met

    def in_part(group: Group) -> Moved:
        _without_the_others(op, group)
        state_of(group).evidence.executions.correct(op.site, group, 1)
        return go(group, present_lanes(group))

    # Called when nothing else can run: reported, then executed for the lanes that are here, so that
    # the findings that follow are not lost.
    if op.aligned:
        op.in_part = in_part
    return step


def _meet(group: Group, members: np.ndarray) -> None:
    """Only bar.warp.sync of the .sync instructions orders memory. Yet all named lanes have executed
    everything before it, which decides how severe some findings are (`Clocks.knows_of_meeting`)."""
    clocks = state_of(group).clocks
    clocks.meet(group.index, members)
    if not clocks.passes.are_none:
        clocks.passes.meet(group.select, group.once(_by_warp))


@dataclass(frozen=True, eq=False)
class Collective:
    """An instruction to which each lane gives a value, and takes its result from all of them.
    ``give`` returns the values of a group; ``take`` writes its results, from those of a meeting."""

    op: Operation
    mask: Mask
    give: Callable[[Group], np.ndarray]
    take: Callable[[Group, Meeting], None]

    @property
    def step(self) -> Step:
        def act(group: Group) -> None:
            self.take(group, Meeting(group, [(self, group)]))

        return together(self.op, self.mask, act, self._elsewhere)

    def _elsewhere(self, group: Group) -> Moved:
        """Lanes of ``group`` wait here; others of their warp may wait in another branch. Lets those
        go on that are complete, the lanes of ``group`` first."""
        state = state_of(group)
        known, scheduler = state.collectives, state.scheduler
        known[self.op.site] = self
        alike = {
            site
            for site, other in known.items()
            if other is not self and other.op.instruction.opcode == self.op.instruction.opcode
        }
        if not any(site in alike for _, site in scheduler.parked_at):
            return []
        others = [(known[pc], part) for pc, part in scheduler.take_parked(alike)]
        meeting = Meeting.from_parts([(self, group), *others])
        for collective, part in others:
            left = part.where(~np.isin(part.index, meeting.group.index))
            if left.count:
                scheduler.park(collective.op.site, left)
        if not meeting.group.count:
            return []
        _meet(meeting.group, meeting.members)
        for collective, part in meeting.parts:
            collective.take(part, meeting)
            if collective is not self:
                state.evidence.executions.correct(collective.op.site, part, 1)
        return [(collective.op.site + 1, part) for collective, part in meeting.parts]


@dataclass(frozen=True, eq=False)
class Meeting:
    """Lanes that execute an instruction together: ``group``, and which of them execute which
    instruction (``parts``)."""

    group: Group
    parts: list[tuple[Collective, Group]]

    @classmethod
    def from_parts(cls, parts: list[tuple[Collective, Group]]) -> Meeting:
        """The meeting of those lanes whose masks name only lanes that are there and name the same,
        or have exited."""
        group = reduce(merge, (part for _, part in parts))
        members = cls(group, parts).members
        missing = members & living_lanes(group)
        for family in _families(group, members):
            missing[family] &= ~present_lanes(group.where(family))
        met = group.where(missing == 0)
        inside = [(c, part.where(np.isin(part.index, met.index))) for c, part in parts]
        return cls(met, [(c, part) for c, part in inside if part.count])

    @cached_property
    def members(self) -> np.ndarray:
        """The mask that each lane of ``group`` names, uint32."""
        return self._by_place(lambda of, part: of.mask(part))[self.group.index]

    @cached_property
    def values(self) -> np.ndarray:
        """The value that each lane gives, by its place. That of a lane that takes no part is
        undefined, and should show."""
        return self._by_place(lambda of, part: of.give(part))

    def _by_place(self, read: Callable[[Collective, Group], np.ndarray | np.generic]) -> np.ndarray:
        each = [(part, spread(read(of, part), part)) for of, part in self.parts]
        values = np.full(self.group.wave.size + WARP, ~np.zeros((), each[0][1].dtype))
        for part, mine in each:
            values[part.index] = mine
        return values

    def lanes(self, part: Group) -> np.ndarray:
        """For each lane of ``part``, the mask of the lanes of its warp that are here."""
        return self.group.once(_masks)[part.warps]

    def of_part(self, part: Group, results: np.ndarray) -> np.ndarray:
        """Those of ``results``, one a lane of the meeting, that are of ``part``."""
        return results if part is self.group else results[np.isin(self.group.index, part.index)]


def _check_masks(op: Operation, group: Group, members: np.ndarray) -> None:
    """A lane is in its own mask, and those that it names name the same."""
    if members[0] == 0xFFFF_FFFF and (members == members[0]).all():
        return
    named = (members >> (group.threads % WARP).astype(np.uint32)) & np.uint32(1)
    if not named.all():
        op.undefined(group.where(named == 0), Reason.LANE_NOT_IN_MASK)
    if (members == members[0]).all():
        return
    lanes = np.zeros((group.wave.blocks * group.wave.warps, WARP), np.uint32)
    warps, lane = group.warps, group.threads % WARP
    lanes[warps, lane] = members
    theirs = lanes[warps]  # per lane, the masks of its warp; 0 if a lane is not here
    in_mine = (members[:, None] >> np.arange(WARP, dtype=np.uint32)) & np.uint32(1)
    differ = ((in_mine == 1) & (theirs != 0) & (theirs != members[:, None])).any(axis=1)
    if differ.any():
        op.undefined(group.where(differ), Reason.MASKS_DIFFER)


def _check_left(op: Operation, group: Group) -> None:
    """Lanes that waited here for others of their warp, which left and never came."""
    parted = state_of(group).parted
    late = np.array([(op.site, int(warp)) in parted for warp in group.warps])
    short = np.bitwise_count(present_lanes(group)) < np.bitwise_count(_lanes_of_block(group))
    if (late & short).any():
        _without_the_others(op, group.where(late & short))


def _lanes_of_block(group: Group) -> np.ndarray:
    """For each lane of the group, the mask of the lanes that its warp began with."""
    return group.wave.everyone.once(_masks)[group.warps]


def _without_the_others(op: Operation, group: Group) -> None:
    op.undefined(group, Reason.WARP_IN_PART)


def present_lanes(group: Group) -> np.ndarray:
    """For each lane of the group, the mask of the lanes of its warp that are in the group."""
    return group.once(_present_lanes)


def _present_lanes(group: Group) -> np.ndarray:
    return _masks(group)[group.warps]


def living_lanes(group: Group) -> np.ndarray:
    """For each lane of the group, the mask of the lanes of its warp that have not exited."""
    everyone = group.wave.everyone
    return everyone.where(group.wave.live).once(_masks)[group.warps]


def _masks(group: Group) -> np.ndarray:
    """For each warp of the wave, the mask of its lanes that are in the group."""
    masks = np.zeros(group.wave.blocks * group.wave.warps, np.uint32)
    bits = np.uint32(1) << (group.threads % WARP).astype(np.uint32)
    np.bitwise_or.at(masks, group.warps, bits)
    return masks


@dataclass(frozen=True)
class _Lanes:
    """From which lane each takes a value: the operands ``amount`` and ``control`` are uint32 per
    lane, or scalars."""

    mode: str
    amount: np.ndarray | np.generic
    control: np.ndarray | np.generic

    def sources(self, group: Group) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """``(ahead, beyond, valid)``: how far ahead the lane is that it takes from, int64; whether
        the block ends before that; and whether there is such a lane, or it takes its own."""
        if np.ndim(self.amount) or np.ndim(self.control):
            return self(group)
        return group.once(self)

    def __call__(self, group: Group) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        lane = (group.threads % WARP).astype(np.int64)
        # PTX ISA, "shfl.sync": bits 0-4 of c are the clamp value, bits 8-12 the segment mask.
        control = spread(self.control, group).astype(np.int64)
        amount = spread(self.amount, group).astype(np.int64) & 31
        segment = (control >> 8) & 31
        low = lane & segment
        high = low | (control & 31 & ~segment)
        if self.mode == "up":
            source = lane - amount
            valid = source >= high
        else:
            source = {"down": lane + amount, "bfly": lane ^ amount}.get(
                self.mode, low | (amount & ~segment)
            )
            valid = source <= high
        ahead = np.where(valid, source, lane) - lane
        return ahead, group.threads + ahead >= group.wave.threads, valid


def _one(values: np.ndarray | np.generic) -> np.ndarray | np.generic:
    """A scalar, where all lanes give the same, as they mostly do."""
    return values.flat[0] if isinstance(values, np.ndarray) and are_alike(values) else values


@executes("shfl.sync")
def shfl(op: Operation) -> Step:
    targets = op.operands[0]
    both = isinstance(targets, Pair)
    write = op.write(targets.first if both else targets, "b32")
    write_valid = op.write(targets.second, "pred") if both else None
    a, b, c, mask = op.read(1, "b32"), op.read(2, "u32"), op.read(3, "u32"), op.read(4, "u32")
    mode = op.words["mode"]
    first = targets.first if both else targets
    target = op.program.registers[first.name][0] if isinstance(first, Register) else None

    def take(group: Group, meeting: Meeting) -> None:
        ahead, beyond, valid = _Lanes(mode, _one(b(group)), _one(c(group))).sources(group)
        write(group, np.where(beyond, ~np.uint32(0), meeting.values[group.index + ahead]))
        undefined = state_of(group).undefined
        # A value from a lane that has exited, or that the mask leaves out, is undefined (PTX ISA,
        # "shfl.sync"). It may be computed with, as the upper lanes of a reduction do.
        taking = spread(mask(group), group) & meeting.lanes(group)
        lane = (group.threads + ahead) % WARP
        absent = beyond | ((taking >> lane.astype(np.uint32)) & np.uint32(1) == 0)
        if undefined or absent.any():
            sources = group.index + np.where(absent, 0, ahead)
            for giver, lanes in meeting.parts:
                gives = np.zeros(group.wave.size, np.bool_)
                gives[lanes.select] = True
                theirs = gives[sources]
                takers = group.where(theirs)
                if takers.count:
                    source = giver.op.slots(1)[0]
                    undefined.shuffled(
                        op.site, target, source, takers, ahead[theirs], absent[theirs]
                    )
        if write_valid is not None:
            write_valid(group, valid)

    return Collective(op, mask, a, take).step


@executes("vote.sync")
def vote(op: Operation) -> Step:
    mode = op.words["mode"]
    source, mask = op.read(1, "pred"), op.read(2, "u32")
    write = op.write(0, "b32" if mode == "ballot" else "pred")

    def take(group: Group, meeting: Meeting) -> None:
        # A named lane that has exited has no vote, neither for nor against.
        members = spread(mask(group), group) & meeting.lanes(group)
        holds = meeting.group.where(meeting.values[meeting.group.index])
        ballot = holds.once(_masks)[group.warps] & members
        result = {
            "ballot": ballot,
            "all": ballot == members,
            "any": ballot != 0,
            "uni": (ballot == members) | (ballot == 0),
        }[mode]
        write(group, result)

    return Collective(op, mask, source, take).step


def _by_warp(group: Group) -> Parts:
    return Parts.of_equal(group.warps)


def _families(group: Group, members: np.ndarray) -> list[np.ndarray]:
    """Return masks over the group: the lanes of a warp that name the same members."""
    keys = group.warps.astype(np.int64) << 32 | members
    return [keys == key for key in np.unique(keys)]


@executes("match.sync")
def match(op: Operation) -> Step:
    """any: the members whose value is this lane's; all: every member, where all are equal."""
    targets, every = op.operands[0], op.words["mode"] == "all"
    both = isinstance(targets, Pair)
    if both and not every:
        raise op.error("match.any gives no predicate")
    write = op.write(targets.first if both else targets, "b32")
    write_all = op.write(targets.second, "pred") if both else None
    read, mask = op.read(1, op.type), op.read(2, "u32")

    def take(group: Group, meeting: Meeting) -> None:
        all_of_us = meeting.group
        values = meeting.values[all_of_us.index]
        bits = np.uint32(1) << (all_of_us.threads % WARP).astype(np.uint32)
        result = np.zeros(all_of_us.count, np.uint32)
        for family in _families(all_of_us, meeting.members):
            different = np.unique(values[family])
            if every and len(different) > 1:
                continue
            for value in different:
                same = family & (values == value)
                result[same] = np.bitwise_or.reduce(bits[same])
        mine = meeting.of_part(group, result)
        write(group, mine)
        if write_all is not None:
            write_all(group, mine != 0)

    return Collective(op, mask, read, take).step


_REDUCE = {
    "add": np.add,
    "min": np.minimum,
    "max": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}


@executes("redux.sync")
def redux(op: Operation) -> Step:
    write, read, mask = op.write(0, op.type), op.read(1, op.type), op.read(2, "u32")
    function = _REDUCE[op.words["op"]]

    def take(group: Group, meeting: Meeting) -> None:
        values = meeting.values[meeting.group.index]
        result = np.empty(len(values), values.dtype)
        for family in _families(meeting.group, meeting.members):
            result[family] = function.reduce(values[family], dtype=values.dtype)
        write(group, meeting.of_part(group, result))

    return Collective(op, mask, read, take).step


@executes("elect.sync")
def elect(op: Operation) -> Step:
    """The lowest lane that the mask names is elected."""
    targets = op.operands[0]
    if not isinstance(targets, Pair):
        raise op.error("takes `d|p`")
    write, write_elected = op.write(targets.first, "b32"), op.write(targets.second, "pred")
    mask = op.read(1, "u32")

    def take(group: Group, meeting: Meeting) -> None:
        members = (spread(mask(group), group) & meeting.lanes(group)).astype(np.int64)
        # The lowest bit of the mask, as its position. PTX asks only that the same mask always elect
        # the same lane ("elect.sync").
        leader = np.bitwise_count((members & -members) - 1)
        write(group, leader.astype(np.uint32))
        write_elected(group, leader == group.threads % WARP)

    return Collective(op, mask, mask, take).step


@executes("activemask")
def activemask(op: Operation) -> Step:
    write = op.write(0, "b32")
    return lambda group: write(group, present_lanes(group))


@executes("bar.warp.sync")
def bar_warp_sync(op: Operation) -> Step:
    """Orders memory among the lanes that take part."""
    mask = op.read(0, "u32")

    def take(group: Group, meeting: Meeting) -> None:
        # Everybody joins with the first part.
        if group is not meeting.parts[0][1]:
            return
        clocks, everyone = state_of(group).clocks, meeting.group
        if (meeting.members == WHOLE_WARP).all():
            clocks.join(everyone, everyone.once(_by_warp))
            return
        for mine in _families(everyone, meeting.members):
            family = everyone.where(mine)
            clocks.join(family, Parts.of_equal(family.warps))

    return Collective(op, mask, mask, take).step
