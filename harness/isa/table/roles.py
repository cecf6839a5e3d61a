"""Roles of an instruction's operands, and kinds of a wrapper's operands and results.

Most operands are named after their role: ``d`` is written, ``mbar`` is an mbarrier. A row lists
those that have another role in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Does = Literal[
    "writes", "reads", "address", "mbarrier", "tensor map", "descriptor", "immediate", "label"
]
Access = Literal["", "read", "write", "read and write"]


@dataclass(frozen=True)
class Role:
    """``type`` is a PTX type; empty: the type in the instruction's own words.

    An address is in ``space`` (a state space, ``generic``, or the form's ``<name>``), and the bytes
    there are read or written (``access``; empty: neither): ``nbytes`` of it, as a number, as the
    operand that gives it, or as the ``<name>`` of the type of each element. A tensor map's
    coordinates come with it.
    """

    does: Does
    type: str = ""
    space: str = ""
    access: Access = ""
    nbytes: int | str = ""
    legal: range | None = None


def writes(type: str = "") -> Role:
    return Role("writes", type)


def reads(type: str = "") -> Role:
    return Role("reads", type)


def address(space: str, access: Access = "", nbytes: int | str = "") -> Role:
    return Role("address", space=space, access=access, nbytes=nbytes)


def immediate(legal: range | None = None) -> Role:
    return Role("immediate", "s32", legal=legal)


MBARRIER = Role("mbarrier", "b64", "shared", "read and write", 8)
TENSOR_MAP = Role("tensor map", "b64", "generic", "read", 128)
DESCRIPTOR = Role("descriptor", "b64", "shared", "read")
LABEL = Role("label")
GROUPS = immediate(range(2**31))

BY_NAME = {
    "d": writes(),
    "p": writes("pred"),
    "q": writes("pred"),
    "a": reads(),
    "b": reads(),
    "c": reads(),
    "base": reads("b32"),
    "bytes": reads("u32"),
    "count": reads("u32"),
    "fraction": reads("f32"),
    "lut": immediate(range(256)),
    "mask": reads("b32"),
    "mbar": MBARRIER,
    "n": GROUPS,
    "offset": reads("s32"),
    "offsets": reads("u16"),
    "phase": reads("b64"),
    "policy": reads("b64"),
    "primary": reads("u32"),
    "property": reads("b64"),
    "rank": reads("u32"),
    "size": reads("u32"),
    "source": reads("u32"),
    "state": writes("b64"),
    "tensor": TENSOR_MAP,
    "time": reads("u32"),
    "total": reads("u32"),
    "value": reads(),
    **dict.fromkeys(("sa", "sb"), immediate(range(-1, 2, 2))),
    **dict.fromkeys(("ta", "tb"), immediate(range(2))),
    **dict.fromkeys(("target", "targets", "prototype"), LABEL),
}


@dataclass(frozen=True)
class Kind:
    """``what`` is its name in a refusal, ``type`` the PTX type that it is cast to.

    An immediate must be a number when the kernel is compiled, in ``legal``, which ``must``
    describes in words.
    """

    what: str
    type: str
    python: str = "int"
    immediate: bool = False
    legal: range | None = None
    must: str = ""


def _number_of(what: str, legal: range, must: str) -> Kind:
    constant = f"a number of {what}, constant when the kernel is compiled"
    return Kind(constant, "s32", immediate=True, legal=legal, must=f"a number of {what}, {must}")


KINDS = {
    "SharedAddress": Kind("a shared-memory address (uint32)", "u32"),
    "GlobalAddress": Kind("a global array, or a global address (uint64)", "u64", "Any"),
    "TensorMapAddress": Kind(
        "a TensorMap parameter of the kernel, or a tensor map's address (uint64)", "u64", "Any"
    ),
    "Count": Kind("a number of arrivals (uint32)", "u32"),
    "Bytes": Kind("a number of bytes (uint32)", "u32"),
    "OptionalSourceBytes": Kind(
        "a number of bytes to read, the rest being zeros (uint32)", "u32", "int | None"
    ),
    "Parity": Kind("a phase parity, 0 or 1 (uint32)", "u32"),
    "State": Kind("the state that an arrival returned (uint64)", "u64"),
    "Nanoseconds": Kind("a time in nanoseconds (uint32)", "u32"),
    "Coordinate": Kind("a coordinate in elements (int32)", "s32"),
    "Offset": Kind("an im2col offset in elements (uint16)", "u16"),
    "Policy": Kind("a cache policy, of createpolicy (uint64)", "u64"),
    "OptionalPolicy": Kind("a cache policy, of createpolicy (uint64)", "u64", "int | None"),
    "Rank": Kind("the rank of a block in its cluster (uint32)", "u32"),
    "BlockMask": Kind("a mask of blocks of the cluster, a bit a rank (uint16)", "u16"),
    "LaneMask": Kind("a mask of lanes of the warp (uint32)", "u32"),
    "BarrierNumber": Kind("the number of a block barrier, 0 to 15 (uint32)", "u32"),
    "Threads": Kind("a number of threads, a multiple of 32 (uint32)", "u32"),
    "Fragment": Kind("a register of a matrix, two 16-bit elements (uint32)", "u32"),
    "Float32": Kind("a number (float32)", "f32", "float"),
    "Index": Kind("an index (uint32)", "u32"),
    "Extent": Kind("an extent in elements (uint32)", "u32"),
    "Stride": Kind("a stride in bytes (uint64)", "u64"),
    "Ordinal": Kind(
        "the number of a dimension, innermost 0, constant when the kernel is compiled",
        "s32",
        immediate=True,
    ),
    "Groups": _number_of("groups", range(2**31), "0 or more"),
    "Registers": _number_of("registers", range(24, 257, 8), "a multiple of 8, 24 to 256"),
}

RESULTS = {
    "bool": Kind("a predicate", "pred", "bool"),
    "Float32": Kind("a float32", "f32", "float"),
    "UInt32": Kind("a uint32", "u32"),
    "UInt64": Kind("a uint64", "u64"),
    "TwoUInt32": Kind("two uint32", "u32", "tuple[int, int]"),
    "FourUInt32": Kind("four uint32", "u32", "tuple[int, int, int, int]"),
}
