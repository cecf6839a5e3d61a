"""The registers that a block's warps release and request: ``setmaxnreg`` (PTX ISA 9.7.19.5). A
block is launched with the same number of registers for each of its warps. Registers that a warp
releases go to a pool of the block, and a warp that requests more waits until the pool has that
many; a warp that has exited keeps its own (seen on an H200). Each warp acts for itself, though PTX
asks that all four of a warpgroup execute the same ``setmaxnreg``, and synchronize before the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from harness.base.arch import REGISTERS, WARP, WARPGROUP
from harness.sanitizer.emulator.findings import (
    FindingLog,
    HazardKind,
    Reason,
    Severity,
    one_thread,
)
from harness.sanitizer.emulator.ordering.clocks import Clocks
from harness.sanitizer.emulator.threads import Group, Wave
from harness.sanitizer.isa.text.tree import LaunchDirectives

UNIT = 8  # registers of a thread, of which setmaxnreg moves whole multiples
_MOST = 256  # registers that can be given to a thread; 255 of them have names
_WARPS = WARPGROUP // WARP


def at_entry(says: LaunchDirectives) -> int | None:
    """The registers that a thread of a kernel with setmaxnreg begins with, by the rule of ptxas
    (13.0): ``.maxnreg``, or the share that ``.maxntid`` and ``.minnctapersm`` leave. None where
    ptxas cannot tell; it then ignores every setmaxnreg."""
    if says.max_registers is not None:
        return min(-(-says.max_registers // UNIT) * UNIT, _MOST)
    threads = says.max_threads
    if says.required_block is not None:
        threads = int(np.prod(says.required_block))
    if threads is None or says.min_blocks is None:
        return None
    # ptxas deals registers out to whole warpgroups, also to one of which the block has only a part.
    whole = -(-threads // WARPGROUP) * WARPGROUP * says.min_blocks
    return min(REGISTERS // whole // UNIT * UNIT, _MOST)


@dataclass(eq=False)
class _Pool:
    """The registers of a block. ``held`` and ``free`` add up to the registers at launch."""

    held: np.ndarray  # registers per thread, of each warp
    changes: list[list[tuple[int, int, int]]]  # per warp, its setmaxnreg: (site, count, clock)
    free: int = 0  # registers per thread of one warp that can be taken
    waiting: list[tuple[int, int, int, np.ndarray]] = field(default_factory=list)
    """Warps that want more, ``(warp, count, site, places)``, in the order in which they came. The
    first of them wants more than is free."""


class RegisterPool:
    def __init__(self, wave: Wave, clocks: Clocks, findings: FindingLog, entry: int | None):
        """``entry``: the registers of a thread at the start; None: setmaxnreg moves none."""
        self.wave, self.clocks, self.findings, self.entry = wave, clocks, findings, entry
        self._blocks: dict[int, _Pool] = {}  # blocks that have executed a setmaxnreg

    def change(
        self, group: Group, count: int, site: int, takes: bool
    ) -> list[tuple[int, np.ndarray]]:
        """Whole warps ask for ``count`` registers per thread. Returns the threads that go on, also
        those of other warps, as ``[(pc, places)]``; the others wait here."""
        going = []
        warps = group.warps
        for number in np.unique(warps).tolist():
            block, warp = divmod(number, self.wave.warps)
            pool = self._blocks.get(block)
            if pool is None:
                held = np.full(self.wave.warps, self.entry or 0)
                pool = self._blocks[block] = _Pool(held, [[] for _ in held])
            self._check(block, pool, warp, count, site)
            places = group.index[warps == number]
            if self.entry is None or not self._moves(block, pool, warp, count, site, takes):
                going.append((site + 1, places))
            # setmaxnreg.inc blocks until the registers are there, .dec never does (PTX ISA,
            # "setmaxnreg").
            elif takes:
                pool.waiting.append((warp, count, site, places))
            else:
                pool.free += int(pool.held[warp]) - count
                pool.held[warp] = count
                going.append((site + 1, places))
            going += self._serve(pool)
        return going

    def _moves(
        self, block: int, pool: _Pool, warp: int, count: int, site: int, takes: bool
    ) -> bool:
        """Return True if registers move. More by .dec is undefined, and ptxas rejects it where it
        can tell; fewer by .inc changes nothing (seen on an H200)."""
        held = int(pool.held[warp])
        if not takes and count > held:
            raised = Reason.REGISTERS_RAISED_BY_DEC
            self._report(block, warp, site, None, raised, Severity.ERROR, count=count, held=held)
        return count >= held if takes else count <= held

    @staticmethod
    def _serve(pool: _Pool) -> Iterator[tuple[int, np.ndarray]]:
        """Serve the waiting warps in the order in which they came."""
        while pool.waiting:
            warp, count, site, places = pool.waiting[0]
            more = count - int(pool.held[warp])
            if more > pool.free:
                return
            pool.free -= more
            pool.held[warp] = count
            pool.waiting.pop(0)
            yield site + 1, places

    # -- what PTX asks of a warpgroup. An H200 moves registers warp by warp, and compilers that give
    # the idle warps of a warpgroup another branch rely on it.

    def _check(self, block: int, pool: _Pool, warp: int, count: int, site: int) -> None:
        mine = pool.changes[warp]
        clock = int(self.clocks.own(block, warp * WARP))
        for other in self._warpgroup(warp):
            theirs = pool.changes[other]
            if len(theirs) > len(mine) and theirs[len(mine)][1] != count:
                self._report(
                    block, warp, site, theirs[len(mine)][0], Reason.REGISTERS_DIFFER,
                    warps=sorted((warp, other)),
                )  # fmt: skip
            if mine and other != warp and not self._met(block, warp, other, theirs, len(mine)):
                self._report(block, warp, site, mine[-1][0], Reason.REGISTERS_UNORDERED)
        mine.append((site, count, clock))

    def _met(
        self, block: int, warp: int, other: int, theirs: list[tuple[int, int, int]], done: int
    ) -> bool:
        if len(theirs) < done:
            return False
        number = block + self.wave.first
        return bool(
            self.clocks.knows(block, warp * WARP, number, other * WARP, theirs[done - 1][2])
        )

    def _warpgroup(self, warp: int) -> range:
        first = warp // _WARPS * _WARPS
        return range(first, min(first + _WARPS, self.wave.warps))

    def check_end(self) -> None:
        """After the last thread exited: report a setmaxnreg that only some warps of a warpgroup
        executed."""
        for block, pool in self._blocks.items():
            for warp, mine in enumerate(pool.changes):
                fewer = [w for w in self._warpgroup(warp) if len(pool.changes[w]) < len(mine)]
                if fewer:
                    self._report(
                        block, warp, mine[len(pool.changes[fewer[0]])][0], None,
                        Reason.REGISTERS_BY_SOME_WARPS,
                        by=warp, lacking=fewer,
                    )  # fmt: skip

    def _report(
        self,
        block: int,
        warp: int,
        site: int,
        other: int | None,
        reason: Reason,
        severity: Severity = Severity.FORMAL,
        **facts: Any,
    ) -> None:
        actors = one_thread(block + self.wave.first, warp * WARP)
        self.findings.report(
            HazardKind.ILLEGAL_ACCESS, site, other, actors,
            severity=severity, reason=reason, facts=facts, undefined=True,
        )  # fmt: skip

    def position(self) -> list[object]:
        """Return the state on which the effect of the next setmaxnreg depends."""
        return [
            (block, pool.held.tobytes(), pool.free, [(each[0], each[1]) for each in pool.waiting])
            for block, pool in sorted(self._blocks.items())
        ]

    def waiting(self) -> Iterator[tuple[int, np.ndarray, int, dict[str, Any]]]:
        """``(block, places, site, facts)`` of the warps that wait for registers."""
        for block, pool in self._blocks.items():
            for _, count, site, places in pool.waiting:
                yield block, places, site, self._arithmetic(pool, count)

    def _arithmetic(self, pool: _Pool, count: int) -> dict[str, Any]:
        wants = pool.held.copy()
        for warp, wanted, _, _ in pool.waiting:
            wants[warp] = wanted
        terms = [f"{np.count_nonzero(wants == n)} × {n}" for n in np.unique(wants).tolist()]
        return {
            "count": count,
            "warps": len(wants),
            "entry": self.entry,
            "launched": len(wants) * (self.entry or 0),
            "terms": " + ".join(terms),
            "asked": int(wants.sum()),
            "free": pool.free,
        }
