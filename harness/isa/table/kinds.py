"""What the operands and the results of a wrapper are, by kind."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """``what`` is how a refusal calls it, ``type`` the PTX type that it is cast to.

    An immediate must be a number when the kernel is compiled, one of ``legal``: ``must`` says
    which, in words.
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
