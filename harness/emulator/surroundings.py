"""Values that a kernel can read from the machine around it: values as on an H200, drawn anew for
each seed, so that a kernel cannot tell that it runs on the emulator.

The ranges are those that `tests/hardware/record_machine.py` recorded.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import numpy as np

from harness.arch.gpus import H200
from harness.emulator.memory.windows import Windows

SLOTS_OF_WARPS = 64  # of a multiprocessor: `%nwarpid`
_CYCLES_A_STEP = 37  # of an instruction and what it waits for, about
_UNEVEN = 4093  # steps after which their lengths come again
_GHZ = 1.98
_LEFT_BYTES = 65_521  # of an earlier kernel's, over and over: no block begins where another did
_TIMER_NS = 32  # what the global timer counts in


class _Drawn(NamedTuple):
    first_warp: np.ndarray
    grid_id: int
    clock: int
    timer_ns: int
    environment: dict[int, int]


@lru_cache(maxsize=64)
def _windows(seed: int, lowest_address: int) -> Windows:
    return Windows.drawn(_draw(seed), lowest_address)


def _draw(seed: int) -> Callable[..., Any]:
    """Return the random source of a launch's windows, and of all other values after them."""
    return np.random.default_rng([seed, 0x5EE]).integers


@lru_cache(maxsize=64)
def _left(seed: int, nbytes: int) -> np.ndarray | None:
    """uint8[nbytes]: bytes that an earlier kernel left; None where none did. For all who ask."""
    rng = np.random.default_rng([seed, 0x1EF7])
    return rng.integers(0, 256, nbytes, np.uint8) if rng.integers(4) else None


class Surroundings:
    """The surroundings of a launch. Most kernels read few of them: all but the windows are drawn
    when first read."""

    def __init__(self, seed: int, lowest_address: int):
        """``lowest_address``: of global memory; the windows of other spaces lie below it."""
        self._seed = seed % 2**64
        self._lowest_address = lowest_address
        self.windows = _windows(self._seed, lowest_address)
        self._slept_ns = 0.0
        self.workspace = 0  # of a cooperative launch: the address of what its blocks meet at

    @cached_property
    def sms(self) -> np.ndarray:
        """The multiprocessors in the order in which blocks are dealt out."""
        return np.random.default_rng([self._seed, 0x5E]).permutation(H200.multiprocessors)

    @cached_property
    def _drawn(self) -> _Drawn:
        draw = _draw(self._seed)
        Windows.drawn(draw, self._lowest_address)
        return _Drawn(
            draw(0, 4, H200.multiprocessors) * 4,
            int(draw(1, 200)),
            int(draw(10**9, 10**13)),
            1_790_000_000_000_000_000 + int(draw(10**17)),
            {0: int(draw(2**24, 2**27)), 6: 1, 10: 288},
        )

    @property
    def first_warp(self) -> np.ndarray:
        """The slot of a block's first warp, by multiprocessor."""
        return self._drawn.first_warp

    @property
    def grid_id(self) -> int:
        return self._drawn.grid_id

    @property
    def environment(self) -> dict[int, int]:
        """`%envreg` by number; others are 0. The second word of the workspace is the barrier of
        cooperative groups' `grid.sync()`, which adds to it."""
        high, low = divmod(self.workspace, 1 << 32)
        return {**self._drawn.environment, 1: high, 2: low}

    @cached_property
    def _ahead(self) -> np.ndarray:
        """Cycles, by step, over and over: no two steps take as long."""
        return np.random.default_rng([self._seed, 0xC10C]).integers(0, _CYCLES_A_STEP, _UNEVEN)

    @cached_property
    def _sleeps(self) -> np.random.Generator:
        return np.random.default_rng([self._seed, 0x51EE])

    def fresh(self, nbytes: int) -> np.ndarray:
        """uint8[nbytes]: memory that nothing wrote. On an H200 it is mostly zero, or left by an
        earlier kernel."""
        left = _left(self._seed, min(nbytes, _LEFT_BYTES)) if nbytes else None
        if left is None:
            return np.zeros(nbytes, np.uint8)
        return left.copy() if nbytes <= _LEFT_BYTES else np.resize(left, nbytes)

    def clock(self, steps: int) -> int:
        """Cycles, after so many steps."""
        return self._drawn.clock + self._passed(steps) + int(self._slept_ns * _GHZ)

    def _passed(self, steps: int) -> int:
        return steps * _CYCLES_A_STEP + int(self._ahead[steps % _UNEVEN])

    def sleep(self, nanoseconds: int) -> None:
        """Time passes: from nothing to twice as much as was asked for (PTX ISA, `nanosleep`)."""
        self._slept_ns += nanoseconds * self._sleeps.uniform(0, 2)

    def timer_ns(self, steps: int) -> int:
        """Nanoseconds."""
        passed = self._drawn.timer_ns + int(self._passed(steps) / _GHZ + self._slept_ns)
        return passed // _TIMER_NS * _TIMER_NS
