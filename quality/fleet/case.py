"""A kernel of the fleet: its launch and its expected output."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from harness.sanitizer import DeviceArray, EmulatedDevice
from harness.sanitizer.launch.plan import Dim3


@dataclass(frozen=True)
class Output:
    """``array`` must contain ``wanted`` within ``tolerance``, relative to each element's magnitude
    or 1.
    """

    array: DeviceArray
    wanted: np.ndarray
    tolerance: float = 0.0

    @property
    def is_right(self) -> bool:
        with np.errstate(invalid="ignore"):  # so that a NaN only makes the output wrong
            got = self.array.copy_to_host().astype(np.float64)
        wanted = np.asarray(self.wanted).astype(np.float64)
        if got.shape != wanted.shape:
            return False
        error = np.abs(got - wanted) / np.maximum(np.abs(wanted), 1)
        return bool((error <= self.tolerance).all())


Arguments = tuple[tuple[Any, ...], tuple[Output, ...]]


@dataclass(frozen=True)
class Case:
    """``name`` is the toolchain and the kernel, as in ``cuda/ring``: its source's place under
    `kernels/`, and for several in a file the kernel's own name. ``entry`` is its name in the
    PTX, or a prefix of it; empty if there is a single entry. ``block`` may be left to
    ``.reqntid``. ``arguments`` makes the arguments and the expected results from a device and
    random numbers.

    ``expected`` are the kinds of its legitimate reports, each with the reason: either its compiler
    relies on something that the memory model does not order, or the report is advice.
    """

    name: str
    arguments: Callable[[EmulatedDevice, np.random.Generator], Arguments]
    grid: int | tuple[int, ...] = 1
    block: int | tuple[int, ...] | None = None
    cluster: int | tuple[int, ...] = 1
    shared_bytes: int | None = None
    entry: str = ""
    expected: Mapping[str, str] = field(default_factory=dict)

    @property
    def toolchain(self) -> str:
        return self.name.split("/")[0]


@dataclass(frozen=True)
class Built:
    """A case's PTX, and its compiler's launch parameters."""

    case: Case
    ptx: str
    entry: str
    grid: Dim3
    block: Dim3
    cluster: Dim3
    shared_bytes: int
    sources: Mapping[str, str] = field(default_factory=dict)
