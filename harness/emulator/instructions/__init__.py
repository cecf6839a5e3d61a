"""The instructions, one file a chapter of the PTX manual. Importing this fills the table."""

from harness.emulator.instructions import (
    arithmetic,
    asynchronous,
    barriers,
    cluster,
    control,
    conversion,
    extended,
    floating,
    logic,
    matrix,
    memory,
    mbarrier,
    warp,
    wgmma,
)

__all__ = [
    "arithmetic",
    "asynchronous",
    "barriers",
    "cluster",
    "control",
    "conversion",
    "extended",
    "floating",
    "logic",
    "matrix",
    "mbarrier",
    "memory",
    "warp",
    "wgmma",
]
