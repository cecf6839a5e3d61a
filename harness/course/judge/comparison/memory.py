"""The arrays of a launch: which element is at an address."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from harness.course.judge.comparison.history import Event, Value
from harness.course.judge.comparison.values import sums, through
from harness.sanitizer.emulator import Extents, element


@dataclass
class Memory:
    """Names of the arrays in global memory, and how to compare addresses of two runs."""

    arrays: list[tuple[int, int, str]] = field(default_factory=list)  # begin, bytes, name
    shapes: Mapping[str, tuple[Any, int]] = field(default_factory=dict)  # and bytes of an element
    dtypes: Mapping[str, np.dtype[Any]] = field(default_factory=dict)
    maps: dict[int, str] = field(default_factory=dict)  # names of tensor maps, by their addresses
    shared: Extents = field(default_factory=lambda: Extents(()))  # the arrays in shared memory

    def map_of(self, event: Event) -> str:
        return self.maps.get(event.operands["tensor"][0].bits or 0, "")

    def element(self, address: int | None) -> tuple[str, str]:
        """The name of the array at an address, and of the element; "" where it is not known."""
        name, shape, size, offset = self._located(address)
        if not name:
            return "", ""
        return name, element(name, shape, size, offset) if shape and size else f"`{name}`"

    def index(self, address: int | None) -> tuple[int, ...]:
        """The index of the element at an address, an integer for each axis; () if not known."""
        _, shape, size, offset = self._located(address)
        if not shape or not size or offset >= size * math.prod(shape):
            return ()
        return tuple(map(int, np.unravel_index(offset // size, shape)))

    @property
    def names(self) -> set[tuple[str, object]]:
        """The names of all arrays, with the shapes of those in shared memory."""
        return {(name, ()) for *_, name in self.arrays} | {(x.called, x.shape) for x in self.shared}

    def _located(self, address: int | None) -> tuple[str, Any, int, int]:
        """The array at an address: name, shape, bytes of an element, and the bytes before it."""
        if (named := self.named(address)) is not None:
            return named[0], *self.shapes.get(named[0], ((), 0)), named[1]
        extent = None if address is None else self.shared.extent_at(address)
        if address is None or extent is None or extent.is_dynamic:
            return "", (), 0, 0
        return extent.called, *extent.shape, address - extent.start

    def named(self, address: int | None) -> tuple[str, int] | None:
        if address is None:
            return None
        for begin, nbytes, name in self.arrays:
            if begin <= address < begin + max(nbytes, 1):
                return name, address - begin
        return None


def accessed(event: Event, memory: Memory) -> object:
    """The place of a read or a write."""
    bits = sums(event.operands["a"])[0].bits
    return memory.named(bits) or bits


def read_of(value: Value, memory: Memory) -> str:
    """The array that a value was read from, if it was."""
    value = through(value)
    is_read = value.key == "ld" and value.of_event
    return memory.element(sums(value.inputs)[0].bits)[0] if is_read else ""
