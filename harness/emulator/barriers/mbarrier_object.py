"""One mbarrier: its counts, its phase, who waits for it and what was released to it."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from harness.emulator.ordering.clocks import Ledger

NBYTES = 8
MAX_COUNT = (1 << 20) - 1
MAX_TX = (1 << 20) - 1
PARITY_SHIFT = 63  # of a state token, whose low bits are the phase's pending arrivals before it


@dataclass(eq=False)
class Waiter:
    lanes: np.ndarray
    parity: int
    site: int


@dataclass(eq=False)
class StaleWait:
    """A wait that returned at once, for a phase that its thread already knew to be complete."""

    site: int
    clock: int
    parity: int


@dataclass(eq=False)
class MBarrier:
    """One mbarrier. ``phase`` counts the phases that have completed."""

    block: int
    address: int
    count: int
    column: int
    init_site: int
    init_thread: int
    init_clock: int
    gathering: Ledger  # what arrivals of this phase released
    done: Ledger  # what those of completed phases did
    gathering_remote: Ledger  # the same by threads of other blocks
    done_remote: Ledger
    pending: int = 0
    tx: int = 0
    phase: int = 0
    expected: int = 0  # bytes, in the current phase
    delivered: int = 0
    expect_site: int | None = None
    copy_site: int | None = None
    in_flight: int = 0
    mismatch_sites: tuple[int, int] | None = None  # of expect_tx and copy, if they disagree
    waiters: list[Waiter] = field(default_factory=list)
    stale: dict[int, StaleWait] = field(default_factory=dict)
    arrived: set[int] = field(default_factory=set)  # threads of its block, in the current phase
    arrivers: set[int] = field(default_factory=set)  # the same in any phase
    issuer: tuple[int, int, int] | None = None  # of the last copy: block, thread and its clock
    last_filled: int = 0  # the last phase that completed with bytes, counted from 1
    filled_before: int = 0  # the one with bytes before that
    vain_sites: set[int] = field(default_factory=set)
    """Of waits that returned at once to a thread that had waited for that phase before, or had
    arrived in the next: right where a phase is waited for twice, else a wrong parity."""
    last_uses: dict[int, tuple[np.ndarray, np.ndarray]] = field(default_factory=dict)
    """By block: clock and site of each thread's last use, for the end of the object's life."""
    last_phases: dict[int, np.ndarray] = field(default_factory=dict)  # of those uses

    def is_complete(self, parity: int) -> bool:
        """Whether the phase that ``parity`` names, the current or the one before, is complete."""
        return (self.phase & 1) != parity


@dataclass(frozen=True)
class Arrival:
    """The form of an arrival: ``drops`` lowers the count of later phases too."""

    releases: bool = True
    drops: bool = False
    completes: bool = True


PLAIN = Arrival()


class IllegalBarrierUse(Exception):
    """An operand that the hardware faults on."""

    kind = "illegal-access"


class NoBarrier(IllegalBarrierUse):
    """An address where no mbarrier was made, or not yet."""

    kind = "unfenced-barrier-init"
