"""DeviceArray: an array in a device's memory. Its shape, strides and dtype are numpy's."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Protocol

import numpy as np
from numpy.typing import DTypeLike

from harness.base.errors import LaunchError
from harness.sanitizer.isa.types import BFLOAT16

LOOK_BYTES = 1 << 23  # most bytes that `DeviceArray.on_host` brings without a copy of its own
POISON_BYTE = 0xFF  # `Device.empty` fills with it: NaN in every floating type, -1 in integers


class Home(Protocol):
    """The device that an array lives on, as far as the array asks."""

    @property
    def name(self) -> str: ...


class Memory(Protocol):
    """An allocation on a device. Freed when nothing refers to it any more."""

    @property
    def address(self) -> int: ...
    @property
    def nbytes(self) -> int: ...
    @property
    def freed(self) -> bool: ...
    def read(self, offset_bytes: int, nbytes: int) -> np.ndarray: ...  # uint8[nbytes], a copy
    def look(self, offset_bytes: int, nbytes: int) -> AbstractContextManager[np.ndarray]: ...
    def write(self, offset_bytes: int, data: np.ndarray) -> None: ...  # uint8[n]
    def free(self) -> None: ...


class DeviceArray:
    """An array that lives on `device`. Slices (``x[2:5, ::2]``), `reshape`, `transpose` and `view`
    share its memory.

    ``shape``, ``strides`` (bytes), ``dtype`` as in numpy; ``address`` is that of element 0 in the
    device's address space. Create arrays with ``device.to_device`` or ``device.empty``.
    """

    def __init__(
        self,
        device: Home,
        memory: Memory,
        shape: tuple[int, ...],
        dtype: np.dtype,
        strides: tuple[int, ...],
        offset_bytes: int = 0,
    ):
        self.device = device
        self.memory = memory
        self.shape = shape
        self.dtype = dtype
        self.strides = strides
        self.offset_bytes = offset_bytes

    @property
    def address(self) -> int:
        return self.memory.address + self.offset_bytes

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def nbytes(self) -> int:
        return self.size * self.dtype.itemsize

    @property
    def layout(self) -> str:
        """ "C" or "F" where contiguous in that order ("C" where both), else "A"."""
        for order in "CF":
            if not self.size or _agree(
                self.shape, self.strides, contiguous(self.shape, self.dtype, order)
            ):
                return order
        return "A"

    @property
    def freed(self) -> bool:
        return self.memory.freed

    def copy_to_host(self) -> np.ndarray:
        """Return a new numpy array with the same values; C or F order is kept."""
        if not self.size:
            return np.empty(self.shape, self.dtype)
        low, span = self._span()
        raw = self._memory().read(low, span)
        values = self._as_host_array(raw, self.offset_bytes - low)
        return values if self.layout != "A" else values.copy()

    @contextmanager
    def on_host(self) -> Iterator[np.ndarray]:
        """Yield the values as a numpy array to read, which is gone with the block: if they are
        at most LOOK_BYTES, nothing is allocated for them. Threads may look side by side, and
        none may look at two at a time."""
        if not self.size or self.layout == "A":
            yield self.copy_to_host()
            return
        low, span = self._span()
        with self._memory().look(low, span) as raw:
            values = self._as_host_array(raw, self.offset_bytes - low)
            values.flags.writeable = False
            yield values

    def copy_from_host(self, array: np.ndarray) -> None:
        """Overwrite this array's values. Shape and dtype must be equal."""
        array = np.asarray(array)
        if array.shape != self.shape or array.dtype != self.dtype:
            raise LaunchError(
                f"cannot copy {array.dtype} {array.shape} into a device array of "
                f"{self.dtype} {self.shape}: shape and dtype must be equal."
            )
        if not self.size:
            return
        low, span = self._span()
        if self.layout == "C" and array.flags.c_contiguous:
            self._memory().write(low, array.reshape(-1).view(np.uint8))
            return
        dense = self.layout != "A"
        raw = np.empty(span, np.uint8) if dense else self._memory().read(low, span)
        self._as_host_array(raw, self.offset_bytes - low)[...] = array
        self._memory().write(low, raw)

    def free(self) -> None:
        """Give the memory back now (else: when nothing refers to it). Views die with it."""
        self.memory.free()

    def __getitem__(self, key: Any) -> DeviceArray:
        keys = key if isinstance(key, tuple) else (key,)
        for part in keys:
            if not (part is None or part is Ellipsis or isinstance(part, (int, np.integer, slice))):
                raise LaunchError(
                    f"a device array is indexed with whole numbers and slices, not {part!r}; "
                    "use copy_to_host() for anything else."
                )
        if not any(part is Ellipsis for part in keys):
            keys = (*keys, ...)  # a view even where every axis is indexed: never a read
        return self._view(np.asarray(_Geometry(self))[keys])

    def reshape(self, *shape: int | tuple[int, ...]) -> DeviceArray:
        """Return the same memory in another shape, as numpy's ``reshape`` (one extent may be -1).

        Raises LaunchError if that would need a copy.
        """
        extents: Any = shape[0] if len(shape) == 1 and isinstance(shape[0], tuple) else shape
        try:
            return self._view(np.asarray(_Geometry(self)).reshape(extents, copy=False))
        except (ValueError, TypeError) as error:
            raise LaunchError(
                f"a device array of shape {self.shape} and strides {self.strides} cannot be seen "
                f"in the shape {extents} without a copy: {error}"
            ) from None

    def transpose(self, *axes: int | tuple[int, ...]) -> DeviceArray:
        """The same memory with its axes in another order, as numpy's ``transpose``."""
        order: Any = axes[0] if len(axes) == 1 and isinstance(axes[0], tuple) else axes
        try:
            return self._view(np.asarray(_Geometry(self)).transpose(*order))
        except (ValueError, TypeError) as error:
            raise LaunchError(f"axes {order} do not fit the shape {self.shape}: {error}") from None

    def view(self, dtype: DTypeLike) -> DeviceArray:
        """The same memory as elements of another dtype, as numpy's ``view``: the last axis grows
        or shrinks to fit. Raises LaunchError where the last axis is not contiguous or does not
        fit."""
        wanted = plain_dtype(dtype)
        bytes_along = self.shape[-1] * self.dtype.itemsize if self.shape else 0
        if not self.shape or self.strides[-1] != self.dtype.itemsize:
            raise LaunchError("view() needs an array whose last axis is contiguous.")
        if bytes_along % wanted.itemsize:
            raise LaunchError(
                f"view({wanted}): the last axis has {bytes_along} bytes, which is not a "
                f"multiple of {wanted.itemsize}."
            )
        shape = (*self.shape[:-1], bytes_along // wanted.itemsize)
        strides = (*self.strides[:-1], wanted.itemsize)
        return DeviceArray(self.device, self.memory, shape, wanted, strides, self.offset_bytes)

    def _view(self, view: np.ndarray) -> DeviceArray:
        """``view`` is cut from this array's geometry."""
        offset = view.__array_interface__["data"][0] - _Geometry.BASE if view.size else 0
        return DeviceArray(
            self.device,
            self.memory,
            view.shape,
            self.dtype,
            view.strides,
            self.offset_bytes + offset,
        )

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of an array of no dimensions")
        return self.shape[0]

    def __iter__(self) -> Iterator[DeviceArray]:
        # Without this Python would fall back on __getitem__ and iterate over views.
        raise TypeError("a device array cannot be iterated over; use copy_to_host()")

    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> np.ndarray:
        raise TypeError("a device array is not a numpy array; use copy_to_host()")

    def __repr__(self) -> str:
        where = "freed" if self.freed else f"at {self.address:#x}"
        layout = "" if self.layout == "C" else f", strides={self.strides}"
        return f"<DeviceArray {self.dtype} {self.shape}{layout} on {self.device.name}, {where}>"

    def _memory(self) -> Memory:
        if self.memory.freed:
            raise LaunchError("this device array was freed.")
        return self.memory

    def _span(self) -> tuple[int, int]:
        """Offset of the lowest byte in the allocation, and how many bytes to the highest."""
        reach = [
            (extent - 1) * stride for extent, stride in zip(self.shape, self.strides, strict=True)
        ]
        low = sum(step for step in reach if step < 0)
        high = sum(step for step in reach if step > 0) + self.dtype.itemsize
        return self.offset_bytes + low, high - low

    def _as_host_array(self, raw: np.ndarray, start: int) -> np.ndarray:
        return np.ndarray(self.shape, self.dtype, raw, start, self.strides)


class _Geometry:
    """An array of this geometry at a made-up address, for numpy to slice and never to read."""

    BASE = 1 << 12  # not null, and an address for an interpreter with 32-bit pointers too

    def __init__(self, array: DeviceArray):
        self.__array_interface__ = {
            "version": 3,
            "shape": array.shape,
            "typestr": f"|V{array.dtype.itemsize}",
            "strides": array.strides,
            "data": (self.BASE, True),
        }


def contiguous(shape: tuple[int, ...], dtype: np.dtype, order: str = "C") -> tuple[int, ...]:
    """The strides in bytes of a contiguous array."""
    strides, step = [], dtype.itemsize
    for extent in reversed(shape) if order == "C" else shape:
        strides.append(step)
        step *= max(extent, 1)
    return tuple(reversed(strides)) if order == "C" else tuple(strides)


def plain_dtype(dtype: DTypeLike) -> np.dtype:
    """``dtype`` as numpy knows it ("bfloat16" and its kin come from ml_dtypes)."""
    try:
        result = np.dtype(dtype)
    except TypeError:
        result = _dtype_from_elsewhere(dtype)
    if result.hasobject or not result.isnative:
        raise LaunchError(f"a device array cannot hold {result}: plain, native values only.")
    return result


def _dtype_from_elsewhere(dtype: DTypeLike) -> np.dtype:
    if str(dtype) == "bfloat16":
        return BFLOAT16
    try:
        import ml_dtypes
    except ModuleNotFoundError:
        scalar_type: type | None = None
    else:
        scalar_type = getattr(ml_dtypes, str(dtype), None)
    if scalar_type is None:
        raise LaunchError(f"dtype {dtype!r} is not known to numpy or ml_dtypes.") from None
    return np.dtype(scalar_type)


def _agree(shape: tuple[int, ...], strides: tuple[int, ...], wanted: tuple[int, ...]) -> bool:
    # The stride of an axis of one element never moves anything.
    return all(n <= 1 or a == b for n, a, b in zip(shape, strides, wanted, strict=True))
