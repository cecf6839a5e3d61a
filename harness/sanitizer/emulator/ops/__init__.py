"""Semantics of the instructions, a file per chapter of the PTX manual. Importing this registers
it."""

from harness.sanitizer.emulator.ops import (
    arithmetic,
    barriers,
    bulk,
    control,
    conversion,
    floating,
    logic,
    matrix,
    mbarrier,
    memory,
    tensor,
    thread_copy,
    warp,
    wgmma,
)
