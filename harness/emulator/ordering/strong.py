"""Order through memory: release and acquire by strong accesses and fences (PTX ISA 8.7).

A thread that releases to a location (a ``.release`` write, or a fence and then a relaxed
write) leaves there what it knows; a thread that reads the location and acquires (an
``.acquire`` read, or a relaxed read and then a fence) learns it. A read-modify-write carries on
what earlier ones released; a plain strong write replaces it. Scopes count: what is released
with ``.cta`` scope is seen in the same block alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from harness.emulator.ordering.clocks import Clocks, ReleaseClock
from harness.emulator.ordering.shadow import Shadow
from harness.emulator.threads import Group


@dataclass(frozen=True)
class Strong:
    """The semantics of a strong access. ``wide``: its scope reaches beyond the block."""

    acquire: bool = False
    release: bool = False
    wide: bool = True


RELAXED = Strong()


@dataclass(eq=False)
class _Released:
    """What one block released to a location, by the reach of the scope."""

    narrow: ReleaseClock
    wide: ReleaseClock


@dataclass(eq=False)
class _Thread:
    """What a thread's relaxed reads saw, to be acquired at its next fence, each with whether
    only a wide one will do; and what its last fence released, with whether that was wide."""

    pending: list[tuple[ReleaseClock, bool]] = field(default_factory=list)
    fenced: tuple[ReleaseClock, bool] | None = None


Locations = dict[tuple[Shadow, int], dict[int, _Released]]
"""By region and byte offset: what each block (its number in the grid) released there."""


class StrongOrder:
    """``locations`` outlives the wave: later blocks of a launch may read earlier ones' flags."""

    def __init__(self, clocks: Clocks, locations: Locations):
        self.clocks = clocks
        self._locations = locations
        self._threads: dict[tuple[int, int], _Thread] = {}

    def read(self, shadow: Shadow, offsets, group: Group, strong: Strong) -> None:
        if self._locations:
            for offset, block, thread in _threads_of(offsets, group):
                self._read(self._locations.get((shadow, offset)), block, thread, strong)

    def write(self, shadow: Shadow, offsets, group: Group, strong: Strong) -> None:
        """A plain write: it ends what earlier writes released here."""
        if strong.release or self._threads or self._locations:
            for offset, block, thread in _threads_of(offsets, group):
                self._locations.pop((shadow, offset), None)
                self._release((shadow, offset), block, thread, strong)

    def modify(self, shadow: Shadow, offsets, group: Group, strong: Strong) -> None:
        """A read-modify-write, thread after thread: each sees what the ones before it released."""
        if strong.release or self._threads or self._locations:
            for offset, block, thread in _threads_of(offsets, group):
                self._read(self._locations.get((shadow, offset)), block, thread, strong)
                self._release((shadow, offset), block, thread, strong)

    def fence(self, group: Group, wide: bool) -> None:
        """fence.acq_rel, fence.sc and membar, by each thread for itself."""
        for block, thread in zip(group.blocks.tolist(), group.threads.tolist(), strict=True):
            state = self._thread(block, thread)
            for released, needs_wide in state.pending:
                if wide or not needs_wide:
                    released.acquire(self.clocks, block, [thread])
            state.pending.clear()
            released = ReleaseClock(self.clocks)
            released.release(self.clocks, block, [thread])
            state.fenced = released, wide

    def _read(self, here, block: int, thread: int, strong: Strong) -> None:
        """``here``: what was released to the location, by block; None where nothing was."""
        for number, what in (here or {}).items():
            own = number == block + self.clocks.first
            seen = [what.wide] if strong.wide or own else []
            for released in [*seen, *([what.narrow] if own else [])]:
                if strong.acquire:
                    released.acquire(self.clocks, block, [thread])
                else:
                    # a copy: what is released here later is not what was read
                    read = ReleaseClock(self.clocks)
                    read.add(released, self.clocks)
                    self._thread(block, thread).pending.append((read, not own))

    def _release(self, place, block: int, thread: int, strong: Strong) -> None:
        if strong.release:
            released, wide = ReleaseClock(self.clocks), strong.wide
            released.release(self.clocks, block, [thread])
        else:
            state = self._threads.get((block, thread))
            if state is None or state.fenced is None:
                return
            released, wide = state.fenced[0], state.fenced[1] and strong.wide
        here = self._locations.setdefault(place, {})
        number = block + self.clocks.first
        if number not in here:
            here[number] = _Released(ReleaseClock(self.clocks), ReleaseClock(self.clocks))
        (here[number].wide if wide else here[number].narrow).add(released, self.clocks)

    def _thread(self, block: int, thread: int) -> _Thread:
        return self._threads.setdefault((block, thread), _Thread())


def _threads_of(offsets, group: Group):
    return zip(offsets.tolist(), group.blocks.tolist(), group.threads.tolist(), strict=True)
