"""What a kernel can see of the machine around it, with the values of an H200, drawn anew for each
seed: nothing that a kernel reads tells it that it runs on the emulator.

The ranges are those that `tests/hardware/record_machine.py` recorded.
"""

from __future__ import annotations

import numpy as np

from harness.arch.gpus import H200
from harness.emulator.memory.windows import Windows

SLOTS_OF_WARPS = 64  # of a multiprocessor: `%nwarpid`
_CYCLES_A_STEP = 37  # of an instruction and what it waits for, about
_UNEVEN = 4093  # steps after which their lengths come again
_GHZ = 1.98
_LEFT_BYTES = 65_521  # of an earlier kernel's, over and over: no block begins where another did
_TIMER_NS = 32  # what the global timer counts in


class Surroundings:
    """One launch's. ``sms``: the multiprocessors in the order in which blocks are dealt out."""

    def __init__(self, seed: int, lowest_address: int):
        """``lowest_address``: of global memory; the windows of other spaces lie below it."""
        draw = np.random.default_rng([seed % 2**64, 0x5EE]).integers
        self.windows = Windows.drawn(draw, lowest_address)
        self.sms = np.random.default_rng([seed % 2**64, 0x5E]).permutation(H200.multiprocessors)
        self.first_warp = draw(0, 4, H200.multiprocessors) * 4
        self.grid_id = int(draw(1, 200))
        self._clock = int(draw(10**9, 10**13))
        uneven = np.random.default_rng([seed % 2**64, 0xC10C])
        self._ahead = uneven.integers(0, _CYCLES_A_STEP, _UNEVEN)  # no two steps take as long
        self._sleeps, self._slept_ns = np.random.default_rng([seed % 2**64, 0x51EE]), 0.0
        self._timer_ns = 1_790_000_000_000_000_000 + int(draw(10**17))
        left = np.random.default_rng([seed % 2**64, 0x1EF7])
        self._left = left.integers(0, 256, _LEFT_BYTES, np.uint8) if left.integers(4) else None
        self.environment = {0: int(draw(2**24, 2**27)), 6: 1, 10: 288}  # %envreg; others are 0

    def fresh(self, nbytes: int) -> np.ndarray:
        """uint8[nbytes]: memory that nothing wrote. On an H200 it is mostly zero, or what an
        earlier kernel left."""
        if self._left is None:
            return np.zeros(nbytes, np.uint8)
        return np.resize(self._left, nbytes)

    def clock(self, steps: int) -> int:
        """Cycles, after so many steps."""
        return self._clock + self._passed(steps) + int(self._slept_ns * _GHZ)

    def _passed(self, steps: int) -> int:
        return steps * _CYCLES_A_STEP + int(self._ahead[steps % _UNEVEN])

    def sleep(self, nanoseconds: int) -> None:
        """Time passes: from nothing to twice as much as was asked for (PTX ISA, `nanosleep`)."""
        self._slept_ns += nanoseconds * self._sleeps.uniform(0, 2)

    def timer_ns(self, steps: int) -> int:
        """Nanoseconds."""
        passed = self._timer_ns + int(self._passed(steps) / _GHZ + self._slept_ns)
        return passed // _TIMER_NS * _TIMER_NS
