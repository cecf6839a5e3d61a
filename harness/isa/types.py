"""PTX's fundamental types as numpy dtypes (PTX ISA 5.2).

A register is a container of bits: an instruction's type says how it reads them. Registers
are therefore stored unsigned, and viewed as the type that an instruction names.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from harness.isa.bfloat16 import BFLOAT16, narrowed

BITS: dict[int, np.dtype] = {
    1: np.dtype(np.uint8),
    2: np.dtype(np.uint16),
    4: np.dtype(np.uint32),
    8: np.dtype(np.uint64),
}
"""The unsigned dtype of a container, by its bytes."""

DTYPES: dict[str, np.dtype] = {
    "b8": np.dtype(np.uint8),
    "b16": np.dtype(np.uint16),
    "b32": np.dtype(np.uint32),
    "b64": np.dtype(np.uint64),
    "b128": np.dtype("V16"),  # in halves, once a kernel is lowered
    "u8": np.dtype(np.uint8),
    "u16": np.dtype(np.uint16),
    "u32": np.dtype(np.uint32),
    "u64": np.dtype(np.uint64),
    "s8": np.dtype(np.int8),
    "s16": np.dtype(np.int16),
    "s32": np.dtype(np.int32),
    "s64": np.dtype(np.int64),
    "f16": np.dtype(np.float16),
    "bf16": BFLOAT16,
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
    "pred": np.dtype(np.bool_),
    **dict.fromkeys(("f16x2", "bf16x2", "u16x2", "s16x2"), np.dtype(np.uint32)),
}

MATRIX_TYPES = ("tf32", "e4m3", "e5m2", "s4", "u4", "b1")  # of matrices alone: no register's

INTEGER_TYPES = "u16 u32 u64 s16 s32 s64"
BIT_TYPES = "b16 b32 b64"


_FRACTION_BITS = {"f16": 10, "bf16": 7, "f32": 23, "f64": 52}


@cache
def fraction_bits(dtype: np.dtype) -> int:
    """Of a float dtype, below the leading one."""
    return next(bits for name, bits in _FRACTION_BITS.items() if DTYPES[name] == dtype)


@cache
def least_normal(dtype: np.dtype) -> Any:
    """The smallest normal number of a float dtype, as a scalar of it."""
    return _from_bits(1 << fraction_bits(dtype), dtype)


@cache
def infinity_bits(dtype: np.dtype) -> int:
    """The bits of a float dtype's infinity."""
    fraction = fraction_bits(dtype)
    return (1 << 8 * dtype.itemsize - 1) - (1 << fraction)


@cache
def largest(dtype: np.dtype) -> Any:
    """The largest number of a float dtype, as a scalar of it."""
    return _from_bits(infinity_bits(dtype) - 1, dtype)


def _from_bits(bits: int, dtype: np.dtype) -> object:
    return np.array(bits, BITS[dtype.itemsize]).view(dtype)[()]


def container(ptx_type: str) -> np.dtype:
    """The dtype that stores a register or a variable of ``ptx_type``."""
    dtype = DTYPES[ptx_type]
    return dtype if dtype == np.bool_ else BITS[dtype.itemsize]


def half_of(ptx_type: str) -> str:
    """What a packed type holds two of; any other type itself."""
    return ptx_type.removesuffix("x2")


def is_signed(ptx_type: str) -> bool:
    return ptx_type[0] == "s"


def is_float(ptx_type: str) -> bool:
    return ptx_type in ("f16", "bf16", "f32", "f64")


def immediate(value: int | float, text: str, dtype: np.dtype) -> Any:
    """A literal as a scalar of ``dtype``: integers wrap, floats are rounded."""
    if dtype == np.bool_:
        return np.bool_(value)
    if dtype.kind in "iu":
        bits = int(value) & ((1 << 8 * dtype.itemsize) - 1)
        return np.array(bits, f"u{dtype.itemsize}").view(dtype)[()]
    if text[:2].lower() == "0f" and dtype == np.float32:  # a signalling NaN stays one
        return np.array(int(text[2:], 16), np.uint32).view(dtype)[()]
    if dtype == BFLOAT16:
        return narrowed(np.float32(value))[()]
    return np.array(value).astype(dtype)[()]


def bits_of(ptx_type: str) -> int:
    return DTYPES[ptx_type].itemsize * 8


@cache
def agrees(have: str, wanted: str, wider: bool) -> bool:
    """May a register of type ``have`` stand where ``wanted`` is said (PTX ISA 9.4.1)? "" wants
    nothing; ``wider``: it may have more bits (9.4.2)."""
    if not wanted or "pred" in (have, wanted):
        return wanted in ("", have)
    if bits_of(have) < bits_of(wanted) or (bits_of(have) > bits_of(wanted) and not wider):
        return False
    if any(one[0] == "b" and not one.startswith("bf") for one in (have, wanted)):
        return True
    if have[0] in "us" and wanted[0] in "us":
        return "x" not in have + wanted or have == wanted or bits_of(have) == bits_of(wanted)
    return have == wanted
