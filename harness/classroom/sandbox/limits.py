"""Limits on time, memory, disk and output of a student's process."""

from __future__ import annotations

from dataclasses import dataclass

MEBIBYTE = 2**20


@dataclass(frozen=True)
class Limits:
    """Limits on a notebook's run.

    ``notebook_s`` bounds the run, ``cell_s`` each cell, which is interrupted then: each is for the
    processor time of all its processes, and again for the time in which none of them computes.
    ``memory_bytes`` is for all its processes together, ``disk_bytes`` for all its files.
    ``output_bytes`` of a cell's output are kept, and eight times as many of all cells together.
    """

    notebook_s: float = 300.0
    cell_s: float = 60.0
    memory_bytes: int = 4096 * MEBIBYTE
    processes: int = 96
    open_files: int = 256
    file_bytes: int = 64 * MEBIBYTE
    disk_bytes: int = 256 * MEBIBYTE
    output_bytes: int = MEBIBYTE

    @property
    def all_output_bytes(self) -> int:
        """Return the limit on the kept outputs of all cells, in bytes."""
        return 8 * self.output_bytes
