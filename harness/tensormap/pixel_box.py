"""The pixels that an im2col copy visits: the additional fields of an im2col tensor map."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PixelBox:
    """The spatial bounding box of an im2col map, innermost first: ``(w,)``, ``(w, h)`` or
    ``(w, h, d)``.

    A copy walks over the pixels from ``lower_corner`` to ``extent - 1 + upper_corner`` of each
    spatial dimension (both may be negative), in steps of the map's element strides. It reads each
    at the copy's im2col offsets from there.
    """

    lower_corner: tuple[int, ...]
    upper_corner: tuple[int, ...]

    def to_json(self) -> dict[str, list[int]]:
        """As plain data, in numpy order."""
        return {
            "lower_corner": list(self.lower_corner[::-1]),
            "upper_corner": list(self.upper_corner[::-1]),
        }
