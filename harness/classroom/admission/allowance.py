"""Limits on the size of a submission, and on the part that is admitted."""

from __future__ import annotations

from dataclasses import dataclass

MEBIBYTE = 2**20


@dataclass(frozen=True)
class Allowance:
    """``entries`` (files and folders) are looked at, ``depth`` folders deep; ``all_bytes`` of files
    are admitted.

    Of a notebook, in bytes unless it is said: its file, with outputs and all, which is read but not
    kept; itself without them; its cells (a number), the source and the markdown of a cell, the
    attachments of a cell and of all cells. ``rendering_s`` is the processor time in which a cell's
    markdown must become HTML, ``all_rendering_s`` that for all of them; ``cpu_s`` and
    ``memory_bytes`` are for the whole look.
    """

    entries: int = 2000
    depth: int = 8
    all_bytes: int = 64 * MEBIBYTE
    file_bytes: int = 256 * MEBIBYTE
    notebook_bytes: int = 32 * MEBIBYTE
    cells: int = 2000
    source_bytes: int = MEBIBYTE
    markdown_bytes: int = 256 * 1024
    attached_bytes: int = 8 * MEBIBYTE
    all_attached_bytes: int = 24 * MEBIBYTE
    rendering_s: float = 0.5
    all_rendering_s: float = 5.0
    cpu_s: int = 30
    memory_bytes: int = 2048 * MEBIBYTE


ALLOWANCE = Allowance()
