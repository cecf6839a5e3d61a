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
    memory,
    mbarrier,
    warp,
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
    "mbarrier",
    "memory",
    "warp",
]
