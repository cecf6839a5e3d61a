"""Bytes that a launch moves, and how many at once: counts on which its speed depends, and no times.
How much is under way at once is counted when copies arrive. On a schedule on which copies arrive as
late as possible, it is the most that the kernel lets run ahead."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass

from harness.emulator.events import (
    BlockBarrierCompleted,
    BlockBarrierReached,
    CopyIssued,
    CopyMoved,
    Events,
    GroupCommitted,
    ProductIssued,
    ProductsAwaited,
)
from harness.isa.text.tree import Instruction

_SHAPE = re.compile(r"m\d+n\d+k\d+")
_PASSES_ON = re.compile(
    r"(bar|barrier)(\.cta)?\.arrive\b"
)  # arrives at a block barrier, and goes on
_WARPGROUP = 128  # threads


@dataclass
class BlockTraffic:
    """Counts of a block.

    ``loads`` and ``stores`` are those that it issued; a multicast counts once. ``fills`` counts how
    often loads began to arrive at any of its mbarriers, ``fills_at_once`` the mbarriers with loads
    in flight at the same time, and ``restarts`` the fills, but for the first, that began with no
    load in flight. ``groups`` counts committed groups of stores, ``groups_at_once`` those that read
    shared memory together. ``products`` are its wgmma instructions, and ``in_turn`` those that a
    warpgroup issued between a block barrier that another warpgroup let it pass, and its own next
    `bar.arrive`; ``turns_at_once``: how many warpgroups were between these at the same time.
    """

    loads: int = 0
    stores: int = 0
    fills: int = 0
    fills_at_once: int = 0
    restarts: int = 0
    groups: int = 0
    groups_at_once: int = 0
    products: int = 0
    in_turn: int = 0
    turns_at_once: int = 0


@dataclass(frozen=True)
class Traffic:
    """Counts over all blocks of a launch.

    ``loads`` and ``stores`` count bulk and tensor copies from and to global memory, a multicast
    once. ``products`` are wgmma instructions, each of a warpgroup, of these ``product_shapes``, the
    most frequent first; ``waits`` count those that waited for a group of products, and
    ``lasting_waits`` those of them after which a later group was still under way. ``stages``: the
    most mbarriers of a block on which loads complete; ``stages_at_once`` and ``bytes_at_once``: the
    most of them, and the most bytes, for which loads of a block were in flight together.
    ``blocks``: of each block that copied or multiplied anything.
    """

    loads: int = 0
    loaded_bytes: int = 0
    stores: int = 0
    stored_bytes: int = 0
    products: int = 0
    product_shapes: tuple[str, ...] = ()
    waits: int = 0
    lasting_waits: int = 0
    stages: int = 0
    stages_at_once: int = 0
    bytes_at_once: int = 0
    blocks: tuple[BlockTraffic, ...] = ()


class Counting:
    """Listens to a launch, and counts."""

    def __init__(self, events: Events, instructions: tuple[Instruction, ...]) -> None:
        self._instructions = instructions
        self._copies: Counter[str] = Counter()
        self._bytes: Counter[str] = Counter()
        self._last: tuple[object, object] | None = None
        self._on_way: dict[int, tuple[object, int, int | None, int]] = {}
        self._stages: dict[int, set[int]] = {}  # by block: mbarriers' addresses
        self._most = [0, 0]  # stages and bytes of one block, at once
        self._blocks: defaultdict[int, BlockTraffic] = defaultdict(BlockTraffic)
        self._stores: dict[int, tuple[object, int, tuple[int, int]]] = {}  # those in flight
        self._groups: Counter[tuple[int, int]] = Counter()  # by block and thread: committed ones
        self._meeting: defaultdict[tuple[int, int], list[set[int]]] = defaultdict(
            lambda: [set(), set()]
        )  # by block and barrier: warpgroups that wait there, and those that arrived and went on
        self._in_turn: defaultdict[int, set[int]] = defaultdict(set)  # by block: warpgroups
        self._shapes: Counter[str] = Counter()
        self._newest: dict[tuple[int, int], int] = {}  # by warpgroup: the group of its last product
        self._waited: Counter[tuple[int, int]] = Counter()  # its last group that was waited for
        self._waits: Counter[str] = Counter()
        events.listen(CopyIssued, self._issued)
        events.listen(CopyMoved, self._moved)
        events.listen(ProductIssued, self._multiplied)
        events.listen(ProductsAwaited, self._awaited)
        events.listen(GroupCommitted, self._committed)
        # Barriers whose arrivals somebody listens to take longer.
        if any(_PASSES_ON.match(one.opcode) for one in instructions):
            events.listen(BlockBarrierReached, self._reached)
            events.listen(BlockBarrierCompleted, self._met)

    def _issued(self, event: CopyIssued) -> None:
        # A multicast is issued to one block after the other, each with an mbarrier of its own.
        to = getattr(event.copy, "barrier", None)
        again = self._last is not None and self._last[0] is not to
        key = event.block, event.thread, event.site, event.global_address, event.coordinates
        if not (again and self._last is not None and self._last[1] == key):
            self._copies[event.what] += 1
            self._bytes[event.what] += event.nbytes
            issuer = self._blocks[event.block]
            issuer.loads += event.what == "load"
            issuer.stores += event.what == "store"
        self._last = to, key
        if event.what == "store":
            self._stored(event)
        if event.what != "load" or event.barrier is None:
            return
        block = event.block
        of = self._blocks[block]
        busy = {at for _, at_block, at, _ in self._on_way.values() if at_block == block}
        if event.barrier not in busy:
            # The ring has run dry: nothing is in flight when this load begins.
            of.restarts += bool(of.fills) and not busy
            of.fills += 1
            of.fills_at_once = max(of.fills_at_once, len(busy) + 1)
        self._stages.setdefault(block, set()).add(event.barrier)
        self._on_way[id(event.copy)] = event.copy, block, event.barrier, event.nbytes
        mine = [(at, size) for _, of, at, size in self._on_way.values() if of == block]
        together = len({at for at, _ in mine}), sum(size for _, size in mine)
        self._most = [max(pair) for pair in zip(self._most, together, strict=True)]

    def _stored(self, event: CopyIssued) -> None:
        group = event.thread, self._groups[event.block, event.thread]
        self._stores[id(event.copy)] = event.copy, event.block, group
        groups = {group for _, block, group in self._stores.values() if block == event.block}
        of = self._blocks[event.block]
        of.groups_at_once = max(of.groups_at_once, len(groups))

    def _committed(self, event: GroupCommitted) -> None:
        self._groups[event.block, event.thread] += 1
        self._blocks[event.block].groups += 1

    def _moved(self, event: CopyMoved) -> None:
        self._on_way.pop(id(event.copy), None)
        self._stores.pop(id(event.copy), None)

    def _reached(self, event: BlockBarrierReached) -> None:
        warpgroups = {thread // _WARPGROUP for thread in event.threads}
        goes_on = bool(_PASSES_ON.match(self._instructions[event.site].opcode))
        if goes_on:
            self._in_turn[event.block] -= warpgroups
        self._meeting[event.block, event.number][goes_on] |= warpgroups

    def _met(self, event: BlockBarrierCompleted) -> None:
        waited, went_on = self._meeting.pop((event.block, event.number), (set(), set()))
        if went_on - waited:
            turns = self._in_turn[event.block]
            turns |= waited
            of = self._blocks[event.block]
            of.turns_at_once = max(of.turns_at_once, len(turns))

    def _multiplied(self, event: ProductIssued) -> None:
        counts = self._blocks[event.block]
        counts.products += 1
        counts.in_turn += event.warpgroup in self._in_turn[event.block]
        of = event.block, event.warpgroup
        shape = _SHAPE.search(self._instructions[event.site].opcode)
        self._shapes[shape[0] if shape else ""] += 1
        self._newest[of] = event.group

    def _awaited(self, event: ProductsAwaited) -> None:
        of = event.block, event.warpgroup
        if event.group > self._waited[of]:
            self._waited[of] = event.group
            self._waits["all"] += 1
            self._waits["lasting"] += self._newest.get(of, 0) > event.group

    def found(self) -> Traffic:
        return Traffic(
            loads=self._copies["load"],
            loaded_bytes=self._bytes["load"],
            stores=self._copies["store"],
            stored_bytes=self._bytes["store"],
            products=self._shapes.total(),
            product_shapes=tuple(shape for shape, _ in self._shapes.most_common()),
            waits=self._waits["all"],
            lasting_waits=self._waits["lasting"],
            stages=max(map(len, self._stages.values()), default=0),
            stages_at_once=self._most[0],
            bytes_at_once=self._most[1],
            blocks=tuple(self._blocks.values()),
        )
