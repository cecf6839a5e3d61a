"""Operations that the lanes of a warp execute together (PTX ISA 9.7.9.6, 9.7.13.2, 9.7.13.9 to
9.7.13.14).

These wait until every lane that the member mask names has come to the same instruction.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from harness.sanitizer.emulator.findings import Reason
from harness.sanitizer.emulator.ordering.rows import Parts
from harness.sanitizer.emulator.program.operation import Operation, Reader, spread
from harness.sanitizer.emulator.program.steps import executes
from harness.sanitizer.emulator.state import state_of
from harness.sanitizer.emulator.threads import WARP, Group, Moved, Step
from harness.sanitizer.isa.text.tree import Pair, Register

WHOLE_WARP = np.uint32(0xFFFF_FFFF)


def together(
    op: Operation,
    mask: Callable[[Group], np.ndarray | np.generic],
    act: Callable[[Group], Moved | None],
) -> Step:
    """A step that runs ``act(group)`` for the lanes whose mask is all here, and parks the rest.

    ``mask`` reads the member mask, uint32 a lane. Lanes that have exited, or that a block
    smaller than a warp never had, are not waited for. ``act`` may give the threads that go on, as
    a step does; else those of ``group`` do.
    """

    def go(group: Group, members: np.ndarray) -> Moved:
        # Only bar.warp.sync of the .sync instructions orders memory. Yet all named lanes have
        # executed everything before it, which decides how severe some findings are
        # (`Clocks.knows_of_meeting`).
        clocks = state_of(group).clocks
        clocks.meet(group.index, members)
        clocks.passes.meet_lanes(group.index)
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
        state_of(group).scheduler.park(op.site, waiting)
        # They come to the step again, and execute it then, or in part.
        state_of(group).evidence.executions.correct(op.site, waiting, -1)
        return go(group.where(ready), members[ready]) if ready.any() else []

    def in_part(group: Group) -> Moved:
        _without_the_others(op, group)
        state_of(group).evidence.executions.correct(op.site, group, 1)
        return go(group, present_lanes(group))

    # Called when nothing else can run: reported, then executed for the lanes that are here, so that
    # the findings that follow are not lost.
    if op.aligned:
        op.in_part = in_part
    return step


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


@executes("shfl.sync")
def shfl(op: Operation) -> Step:
    targets = op.operands[0]
    both = isinstance(targets, Pair)
    write = op.write(targets.first if both else targets, "b32")
    write_valid = op.write(targets.second, "pred") if both else None
    a, b, c, mask = op.read(1, "b32"), op.read(2, "u32"), op.read(3, "u32"), op.read(4, "u32")
    mode, source = op.words["mode"], op.slots(1)[0]
    first = targets.first if both else targets
    target = op.program.registers[first.name][0] if isinstance(first, Register) else None

    def act(group: Group) -> None:
        ahead, beyond, valid = _Lanes(mode, b(group), c(group)).sources(group)
        # a value a lane of the wave, so that a lane finds its source by its own index; what a
        # lane gives that takes no part is undefined, and should show
        values = np.full(group.wave.size + WARP, 0xFFFF_FFFF, np.uint32)
        values[group.index] = a(group)
        write(group, np.where(beyond, ~np.uint32(0), values[group.index + ahead]))
        undefined = state_of(group).undefined
        # A value from a lane that has exited, or that the mask leaves out, is undefined (PTX ISA,
        # "shfl.sync"). It may be computed with, as the upper lanes of a reduction do.
        taking = spread(mask(group), group) & present_lanes(group)
        lane = (group.threads + ahead) % WARP
        absent = beyond | ((taking >> lane.astype(np.uint32)) & np.uint32(1) == 0)
        if undefined or absent.any():
            undefined.shuffled(op.site, target, source, group, ahead, absent)
        if write_valid is not None:
            write_valid(group, valid)

    return together(op, mask, act)


@executes("vote.sync")
def vote(op: Operation) -> Step:
    mode = op.words["mode"]
    source, mask = op.read(1, "pred"), op.read(2, "u32")
    write = op.write(0, "b32" if mode == "ballot" else "pred")

    def act(group: Group) -> None:
        # A named lane that has exited has no vote, neither for nor against.
        members = spread(mask(group), group) & present_lanes(group)
        holds = group.where(spread(source(group), group))
        ballot = _masks(holds)[group.warps] & members
        result = {
            "ballot": ballot,
            "all": ballot == members,
            "any": ballot != 0,
            "uni": (ballot == members) | (ballot == 0),
        }[mode]
        write(group, result)

    return together(op, mask, act)


def _by_warp(group: Group) -> Parts:
    return Parts.of_equal(group.warps)


def _families(group: Group, mask: Reader) -> list[np.ndarray]:
    """Return masks over the group: the lanes of a warp that name the same members."""
    keys = group.warps.astype(np.int64) << 32 | spread(mask(group), group)
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

    def act(group: Group) -> None:
        values = spread(read(group), group)
        bits = np.uint32(1) << (group.threads % WARP).astype(np.uint32)
        result = np.zeros(group.count, np.uint32)
        for family in _families(group, mask):
            different = np.unique(values[family])
            if every and len(different) > 1:
                continue
            for value in different:
                same = family & (values == value)
                result[same] = np.bitwise_or.reduce(bits[same])
        write(group, result)
        if write_all is not None:
            write_all(group, result != 0)

    return together(op, mask, act)


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

    def act(group: Group) -> None:
        values = spread(read(group), group)
        result = np.empty(group.count, values.dtype)
        for family in _families(group, mask):
            result[family] = function.reduce(values[family], dtype=values.dtype)
        write(group, result)

    return together(op, mask, act)


@executes("elect.sync")
def elect(op: Operation) -> Step:
    """The lowest lane that the mask names is elected."""
    targets = op.operands[0]
    if not isinstance(targets, Pair):
        raise op.error("takes `d|p`")
    write, write_elected = op.write(targets.first, "b32"), op.write(targets.second, "pred")
    mask = op.read(1, "u32")

    def act(group: Group) -> None:
        members = (spread(mask(group), group) & present_lanes(group)).astype(np.int64)
        # The lowest bit of the mask, as its position. PTX asks only that the same mask always elect
        # the same lane ("elect.sync").
        leader = np.bitwise_count((members & -members) - 1)
        write(group, leader.astype(np.uint32))
        write_elected(group, leader == group.threads % WARP)

    return together(op, mask, act)


@executes("activemask")
def activemask(op: Operation) -> Step:
    write = op.write(0, "b32")
    return lambda group: write(group, present_lanes(group))


@executes("bar.warp.sync")
def bar_warp_sync(op: Operation) -> Step:
    """Orders memory among the lanes that take part."""
    mask = op.read(0, "u32")

    def act(group: Group) -> None:
        clocks = state_of(group).clocks
        members = spread(mask(group), group)
        if (members == WHOLE_WARP).all():
            clocks.join(group, group.once(_by_warp))
            return
        for mine in _families(group, mask):
            family = group.where(mine)
            clocks.join(family, Parts.of_equal(family.warps))

    return together(op, mask, act)
