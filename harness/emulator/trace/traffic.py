"""What a launch moves, and how much of it at once: counts on which its speed depends, and no times.
How much is under way at once is counted when copies arrive. On a schedule on which copies arrive as
late as possible, it is the most that the kernel lets run ahead.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from harness.emulator.events import CopyIssued, CopyMoved, Events, ProductIssued, ProductsAwaited
from harness.isa.text.tree import Instruction

_SHAPE = re.compile(r"m\d+n\d+k\d+")


@dataclass(frozen=True)
class Traffic:
    """Counts over all blocks of a launch.

    ``loads`` and ``stores`` count bulk and tensor copies from and to global memory, a multicast
    once. ``products`` are wgmma instructions, each of a warpgroup, of these ``product_shapes``, the
    usual one first; ``waits`` count those that waited for a group of products, and
    ``lasting_waits`` those of them after which a later group was still under way.
    ``stages``: the most mbarriers of one block on which loads complete; ``stages_at_once`` and
    ``bytes_at_once``: of how many of them, and how many bytes, loads of one block were on their way
    together.
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
        self._shapes: Counter[str] = Counter()
        self._newest: dict[tuple[int, int], int] = {}  # by warpgroup: the group of its last product
        self._waited: Counter[tuple[int, int]] = Counter()  # its last group that was waited for
        self._waits: Counter[str] = Counter()
        events.listen(CopyIssued, self._issued)
        events.listen(CopyMoved, self._moved)
        events.listen(ProductIssued, self._multiplied)
        events.listen(ProductsAwaited, self._awaited)

    def _issued(self, event: CopyIssued) -> None:
        # A multicast is issued to one block after the other, each with an mbarrier of its own.
        to = getattr(event.copy, "barrier", None)
        again = self._last is not None and self._last[0] is not to
        key = event.block, event.thread, event.site, event.global_address, event.coordinates
        if not (again and self._last is not None and self._last[1] == key):
            self._copies[event.what] += 1
            self._bytes[event.what] += event.nbytes
        self._last = to, key
        if event.what != "load" or event.barrier is None:
            return
        block = event.block
        self._stages.setdefault(block, set()).add(event.barrier)
        self._on_way[id(event.copy)] = event.copy, block, event.barrier, event.nbytes
        mine = [(at, size) for _, of, at, size in self._on_way.values() if of == block]
        together = len({at for at, _ in mine}), sum(size for _, size in mine)
        self._most = [max(pair) for pair in zip(self._most, together, strict=True)]

    def _moved(self, event: CopyMoved) -> None:
        self._on_way.pop(id(event.copy), None)

    def _multiplied(self, event: ProductIssued) -> None:
        of = event.block, event.warpgroup
        shape = _SHAPE.search(self._instructions[event.site].opcode)
        self._shapes[shape[0] if shape else ""] += 1
        self._newest[of] = event.group

    def _awaited(self, event: ProductsAwaited) -> None:
        of = event.block, event.warpgroup
        if event.group > self._waited[of]:
            self._waited[of] = event.group
            self._waits["all"] += 1
            self._waits["lasting"] += self._newest[of] > event.group

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
        )
