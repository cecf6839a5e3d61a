"""Shared memory in a picture: lines of 128 bytes, a word of each bank."""

from __future__ import annotations

import math
from dataclasses import dataclass

from harness.course.views.drawing import Drawing
from harness.course.views.explorer import Control
from harness.sanitizer.emulator import BANKS, WORD_BYTES

LINE_BYTES = BANKS * WORD_BYTES
LABELS = 40  # pixels to the left of the lines


Notes = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Picture:
    """A drawing, controls for its windows, and notes on the parts that it leaves out."""

    drawing: Drawing
    controls: tuple[Control, ...]
    left_out: Notes


@dataclass(frozen=True)
class Lines:
    """``count`` lines from the ``first`` on. The upper left corner (``x``, ``y``), the width and
    the height of a line, ``tall``, are in pixels."""

    x: float
    y: float
    wide: float
    first: int
    count: int
    tall: float

    @property
    def bank(self) -> float:
        """The pixels of a bank."""
        return self.wide / BANKS

    @property
    def end(self) -> float:
        return self.y + self.count * self.tall

    def place(self, address: int) -> tuple[float, float] | None:
        """Return the upper left corner of a byte; None if its line is not drawn."""
        line = address // LINE_BYTES - self.first
        if not 0 <= line < self.count:
            return None
        return self.x + address % LINE_BYTES * self.bank / WORD_BYTES, self.y + line * self.tall

    def window(self, total: int) -> tuple[tuple[Control, ...], Notes]:
        """Return the control that moves the window over ``total`` lines, and a note on it; nothing
        if all are drawn."""
        if total == self.count:
            return (), ()
        shown = f"lines {self.first} to {self.first + self.count - 1} of {total} of shared memory"
        control = Control("line", "from line", "range", "shared memory", 0, total - self.count)
        return (control,), (("shown", shown),)

    def frame(self, drawing: Drawing, heading: float) -> None:
        """Draw the empty lines with their addresses and banks; ``heading`` is a pixel."""
        title = "shared memory: lines of 32 banks"
        drawing.text(self.x - LABELS + 8, heading, title, "head")
        self.number_banks(drawing, self.y - 6)
        for line in range(0, self.count, math.ceil(13 / self.tall)):
            y = self.y + (line + 0.5) * self.tall + 4
            address = str((self.first + line) * LINE_BYTES)
            drawing.text(self.x - 5, y, address, "quiet small end")
        drawing.rect(self.x, self.y, self.wide, self.end - self.y, "lane")

    def number_banks(self, drawing: Drawing, y: float) -> None:
        for bank in range(0, BANKS, 4):
            drawing.text(self.x + (bank + 0.5) * self.bank, y, str(bank), "quiet small mid")
