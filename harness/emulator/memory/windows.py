"""Global memory: allocations at addresses of their own, which outlive a launch.

Generic addresses are cut into windows, one a state space, as on hardware (PTX ISA 5.1,
generic addressing): the window that an address falls into gives its space.
"""

from __future__ import annotations

import bisect
from dataclasses import dataclass, field

import numpy as np

CONST_WINDOW = 0x7B00_0000_0000
PARAM_WINDOW = 0x7C00_0000_0000
LOCAL_WINDOW = 0x7D00_0000_0000
SHARED_WINDOW = 0x7E00_0000_0000
GLOBAL_WINDOW = 0x7F00_0000_0000
WINDOW_BYTES = 0x0100_0000_0000

_ALIGNMENT = 256  # what cudaMalloc promises at least
_GAP = 4096  # between allocations, so that a kernel that runs over an end is caught


@dataclass(eq=False)
class Allocation:
    """``bytes`` uint8[nbytes] at ``address``; ``padded`` is the same with room to 16 bytes.

    ``unwritten``: bool[nbytes], those that nothing has written, neither the host nor a kernel;
    ``undefined``: those in which a kernel left an undefined value. None where there are none.
    ``observed``: whether anybody may look at them after a launch.
    """

    address: int
    bytes: np.ndarray = field(repr=False)
    padded: np.ndarray = field(repr=False)
    unwritten: np.ndarray | None = field(default=None, repr=False)
    undefined: np.ndarray | None = field(default=None, repr=False)
    observed: bool = True

    @property
    def end(self) -> int:
        return self.address + len(self.bytes)


class GlobalMemory:
    """The device memory of an emulated device."""

    def __init__(self) -> None:
        self._bases: list[int] = []
        self._allocations: dict[int, Allocation] = {}
        self._next = GLOBAL_WINDOW + 0x10_0000

    def allocate(self, nbytes: int) -> Allocation:
        """``nbytes`` of memory, not initialised, on a multiple of 256."""
        padded = np.empty(-(-max(nbytes, 1) // 16) * 16, np.uint8)
        address = self._next
        self._next += -(-(len(padded) + _GAP) // _ALIGNMENT) * _ALIGNMENT
        allocation = Allocation(address, padded[:nbytes], padded)
        self._bases.append(address)  # addresses only grow: the list stays sorted
        self._allocations[address] = allocation
        return allocation

    def free(self, address: int) -> None:
        del self._allocations[address]
        self._bases.remove(address)

    def find(self, address: int) -> Allocation | None:
        """The allocation that ``address`` is in, or the nearest below; None if there is none."""
        at = bisect.bisect_right(self._bases, address) - 1
        return self._allocations[self._bases[at]] if at >= 0 else None

    def allocations(self) -> tuple[Allocation, ...]:
        """Those that have not been freed."""
        return tuple(self._allocations.values())

    def describe(self, address: int) -> str:
        """Where ``address`` lies, for a message: the allocation it missed and by how much."""
        below = self.find(address)
        if below is None:
            return f"address {address:#x} is below every allocation"
        return (
            f"address {address:#x} is {address - below.address} bytes into an allocation of "
            f"{len(below.bytes)} bytes"
        )
