"""What happened in a run, as data: who did what to which barrier and which bytes, and when.

Time is the machine's own: the number of steps it had taken. Blocks and threads are linear
indices, addresses in shared memory those that the block itself uses.
`harness.emulator.trace.recorder` makes a trace, `to_chrome` gives it to https://ui.perfetto.dev
and chrome://tracing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from harness.emulator.hazards.kinds import Hazard

TIMES = {"steps": "steps of the emulator", "cycles": "cycles of the multiprocessor's clock"}


@dataclass(frozen=True)
class BarrierEvent:
    """One thing done to an mbarrier, and how its current phase stands after it.

    ``threads`` did it (none for the end of a phase and the bytes of a copy). ``nbytes`` were
    expected or delivered. ``phase`` counts the phases that are complete.
    """

    step: int
    what: Literal["init", "inval", "arrive", "expect", "complete_tx", "phase"]
    block: int
    address: int
    threads: tuple[int, ...]
    nbytes: int
    phase: int
    pending: int
    tx: int
    line: int | None


@dataclass(frozen=True)
class Wait:
    """A wait for a phase of an mbarrier; ``end`` is None for one that never ended."""

    begin: int
    end: int | None
    block: int
    address: int
    parity: int
    threads: tuple[int, ...]
    line: int | None


@dataclass(frozen=True)
class Copy:
    """An asynchronous copy: issued at ``begin``, its bytes moved at ``end`` (None: never).

    ``coordinates`` are a tensor copy's, innermost first, else empty; ``opcode`` is the PTX
    instruction. ``barrier`` is the address of the mbarrier that a load completes on, ``group``
    the number of the bulk group that a store was committed to (None: of none).
    ``shared_address`` and ``global_address`` are of the lowest byte on either side; None where
    all of the box was outside of the tensor.
    """

    begin: int
    end: int | None
    what: Literal["load", "store"]
    opcode: str
    block: int
    thread: int
    nbytes: int
    shared_address: int | None
    global_address: int | None
    coordinates: tuple[int, ...]
    barrier: int | None
    group: int | None
    line: int | None


@dataclass(frozen=True)
class GroupEvent:
    """A thread commits its stores as bulk group ``group``, or waits until at most ``pending``
    of its groups are incomplete (``reads_only``: until their sources have been read)."""

    step: int
    what: Literal["commit", "wait"]
    block: int
    thread: int
    group: int | None = None
    pending: int | None = None
    reads_only: bool = False


@dataclass(frozen=True)
class Meeting:
    """Threads at a block barrier (``bar.sync``), from the first arrival to the last."""

    begin: int
    end: int | None
    block: int
    number: int
    threads: tuple[int, ...]
    line: int | None


@dataclass(frozen=True)
class Products:
    """A group of wgmma: ``instructions`` of one warpgroup, the first at ``begin``. They may go on
    until the wait that covers them, at ``end`` (None: never waited for). ``group`` counts the
    warpgroup's groups from 1, as its commits number them; ``line`` is the first one's."""

    begin: int
    end: int | None
    block: int
    warpgroup: int
    group: int
    instructions: int
    line: int | None


@dataclass(frozen=True)
class Seen:
    """A hazard, when it was first seen."""

    step: int
    hazard: Hazard


@dataclass(frozen=True)
class Trace:
    """A run, or as much of it as there was before it hung or faulted."""

    steps: int  # how long it took, in `unit`
    barriers: tuple[BarrierEvent, ...] = ()
    waits: tuple[Wait, ...] = ()
    copies: tuple[Copy, ...] = ()
    groups: tuple[GroupEvent, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    hazards: tuple[Seen, ...] = ()
    products: tuple[Products, ...] = ()
    unit: str = "steps"  # of the emulator; "cycles" where a kernel was stamped
    left_out: tuple[str, ...] = ()  # what was not kept, a sentence each

    def to_chrome(self) -> dict[str, Any]:
        """The trace in the Trace Event Format, as a JSON object; a step, or cycle, is shown as
        a microsecond."""
        from harness.emulator.trace.chrome import trace_events

        return {
            "traceEvents": trace_events(self),
            "displayTimeUnit": "ms",
            "otherData": {"time": f"{TIMES[self.unit]}, shown as microseconds"},
        }
