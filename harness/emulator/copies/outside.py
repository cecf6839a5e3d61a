"""Tensor loads of boxes that lie wholly outside of their tensor. They are legal, and bring nothing
but the fill value. An author who meant another box finds zeros."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from harness.emulator.events import BoxLoaded, Events


@dataclass(frozen=True)
class OutsideBox:
    """The first such load of a line: ``box`` is the range of each axis (end excluded), and
    ``shape`` the tensor's, both in numpy order. ``fill`` names the value that was loaded. ``name``:
    the array's, "" where it is not known. ``share``: of all loads of the line, how many are
    such."""

    line: int | None
    name: str
    box: tuple[tuple[int, int], ...]
    shape: tuple[int, ...]
    fill: str
    share: float = 1.0


class OutsideBoxes:
    """Listens to a launch for them."""

    def __init__(
        self, events: Events, source_of: Callable[[int], tuple[int | None, str, str]]
    ) -> None:
        self._source_of = source_of
        self._found: dict[int | None, OutsideBox] = {}
        self._loads: Counter[int] = Counter()  # by site
        self._outside: Counter[int] = Counter()
        events.listen(BoxLoaded, self._note)

    def found(self) -> tuple[OutsideBox, ...]:
        """Return a finding per line, by descending share of the line's loads."""
        if not self._found:
            return ()
        loads, outside = Counter[int | None](), Counter[int | None]()
        for site, count in self._loads.items():
            line, _, _ = self._source_of(site)
            loads[line] += count
            outside[line] += self._outside[site]
        shares = [
            replace(one, share=outside[line] / loads[line]) for line, one in self._found.items()
        ]
        return tuple(sorted(shares, key=lambda one: -one.share))

    def _note(self, event: BoxLoaded) -> None:
        self._loads[event.site] += 1
        of = event.tensor_map
        # The box of an im2col or interleaved map is not a range of indices that a reader would
        # know.
        if event.inside or of.pixel_box is not None or of.interleave != "none":
            return
        self._outside[event.site] += 1
        line, _, _ = self._source_of(event.site)
        if line not in self._found:
            extents = zip(event.coordinates, of.box_dims, strict=True)
            box = tuple((at, at + extent) for at, extent in extents)[::-1]
            fill = "NaN" if of.oob_fill == "nan" else "zeros"
            self._found[line] = OutsideBox(line, event.name, box, of.shape, fill)
