"""Bank conflicts: how often ordinary accesses to shared memory make a warp wait for its banks.

The model. Shared memory has 32 banks; consecutive words of 4 bytes lie in consecutive banks. In a
*wavefront* each bank gives or takes one word; lanes that use the same word share it, whatever bytes
of it they use. A warp's instruction is served in passes: all 32 lanes together where a lane moves
up to 4 bytes, half-warps for 8 bytes, quarter-warps for 16. A pass takes as many wavefronts as its
busiest bank has different words: one if there is no conflict. ldmatrix and stmatrix move eight rows
of 16 bytes a pass, as their addresses come from lanes 0-7, 8-15, ... Only lanes that take part
count. Lanes of a warp that come apart are counted as if they had gone together
(`harness.emulator.memory.requests`): the ideal is that of the warp's line, from its bytes, and a
warp that reads eight lanes at a time earns nothing by it.

Sources: banks and words, CUDA C++ Programming Guide, "Shared Memory" of compute capability 5.x
and later. Halves and quarters of a warp: the guide has them for 64-bit and 128-bit accesses of
compute capability 2.x, and people see them on later ones with Nsight Compute; this project has not
measured it.

Not modelled: passes that hardware merges (two half-warps, say, that read the same words), so that
broadcasts of 8 and 16 bytes come out higher here than there; atomics at the same address, which are
serialised for another reason than banks; the shared memory of another block of the cluster, which
is reached over a network; bulk and tensor copies, cp.async, wgmma, wmma and mbarriers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from harness.emulator.events import SharedAccessed
from harness.emulator.memory.requests import Counts, Requests, first_of_each, total
from harness.emulator.threads import WARP, Group
from harness.isa.text.tree import Instruction

WORD_BYTES = 4
BANKS = 32
_WORD_BITS = 40  # of a key that holds a pass above a word


@dataclass(frozen=True)
class BankConflicts:
    """Passes over the banks of shared memory by a kind of instruction on a source line.

    ``accesses`` counts instructions executed by a warp, in all blocks; ``wavefronts`` those that
    the banks needed, with the lanes of a warp together, and ``ideal`` those needed without a
    conflict. ``line``, ``source`` and ``file`` are as in `Hazard`.
    """

    line: int | None
    source: str
    file: str
    opcode: str
    accesses: int
    wavefronts: int
    ideal: int

    @property
    def conflicts(self) -> int:
        """Wavefronts beyond the ideal."""
        return self.wavefronts - self.ideal

    def __str__(self) -> str:
        where = f"line {self.line}: {self.source}" if self.line else "no source line"
        times = "once" if self.accesses == 1 else f"{self.accesses} times"
        took = f"{self.wavefronts} wavefront{'s' * (self.wavefronts != 1)}"
        text = f"{where}\n{self.opcode}, executed by a warp {times}, took {took}"
        if not self.conflicts:
            return f"{text}: no bank conflict."
        factor = f"{self.wavefronts / self.ideal:.3g}"
        return f"{text} where {self.ideal} would do, {factor} times as many: bank conflicts."


class Banks:
    """Counts over the waves of a launch, by line; the arguments are as `Requests` takes them."""

    def __init__(
        self,
        instructions: tuple[Instruction, ...],
        source_of: Callable[[int], tuple[int | None, str, str]],
        line_of: np.ndarray,
    ) -> None:
        # Whole words added to all addresses turn the banks round, and no count changes.
        self.requests = Requests(_wavefronts, WORD_BYTES, instructions, source_of, line_of)

    def count(self, access: SharedAccessed) -> None:
        """A block's part of the shared memory that offsets count in is a multiple of 128 bytes."""
        self.requests.add(access.site, access.group, access.offsets, access.size_bytes)

    def report(self) -> tuple[BankConflicts, ...]:
        """Return the counts per source line and opcode, by line."""
        return tuple(BankConflicts(*of, *counts) for of, counts in self.requests.lines())


def wavefronts(group: Group, offsets: np.ndarray, size_bytes: int) -> Counts:
    """Return the counts of a step of ``group``, as `Banks.count` adds them."""
    numbers = np.cumsum(first_of_each(group.warps)) - 1
    return total(*_wavefronts(numbers, group.threads % WARP, offsets, size_bytes))


def _wavefronts(
    numbers: np.ndarray, lanes: np.ndarray, offsets: np.ndarray, size_bytes: int
) -> tuple[np.ndarray, np.ndarray]:
    words = max(size_bytes // WORD_BYTES, 1)  # 1, 2 or 4 a lane: as many passes a warp
    passes = numbers * words + lanes // (WARP // words)
    begins = first_of_each(passes)  # lanes are in order, and so are passes
    request = numbers[begins]  # of each pass
    ideal = np.bincount(request)
    if ((offsets[1:] - offsets[:-1] == size_bytes) | begins[1:]).all():
        return ideal, ideal  # neighbours use neighbours: the usual case, and quick
    number = np.cumsum(begins, dtype=np.int64) - 1  # of the passes that have a lane
    word = offsets // WORD_BYTES
    if words > 1:
        word = (word[:, None] + np.arange(words)).ravel()
        number = np.repeat(number, words)
    used = np.sort(number << _WORD_BITS | word)
    used = used[first_of_each(used)]  # a word once, whoever uses it
    words_of_bank = np.bincount(
        ((used >> _WORD_BITS) * BANKS + used % BANKS).astype(np.intp),
        minlength=len(request) * BANKS,
    )
    busiest = words_of_bank.reshape(-1, BANKS).max(axis=1)
    return np.bincount(request, busiest), ideal
