"""A swizzle as a formula: of the address, as the hardware has it, and of chunk and row."""

from __future__ import annotations

from harness.emulator.copies.tensor_copy import CHUNK_BYTES
from harness.tensormap.rules import SWIZZLES


def swizzle_formula(swizzle: str) -> str:
    """Return the place of the byte at ``address``, in Python, and that of a chunk of 16 bytes in
    its row, if rows fill the pattern. "" without a swizzle."""
    span = SWIZZLES[swizzle]
    if not span:
        return ""
    chunks, every = span // CHUNK_BYTES, SWIZZLES["128B"] // span
    row = "row" if every == 1 else f"row // {every}"
    return (
        f"address ^ (address >> 3 & {span - CHUNK_BYTES:#x}); "
        f"in rows of {span} bytes: chunk ^ ({row} % {chunks})"
    )
