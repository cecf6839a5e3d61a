"""Tensor loads of boxes that lie wholly outside of their tensor. They are legal, and bring the fill
alone: who meant another box finds zeros."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from harness.emulator.events import Events, LoadedFill


@dataclass(frozen=True)
class OutsideBox:
    """The first such load of a line: ``box``, each axis' first element and the one behind its last,
    and the tensor's ``shape``, both in numpy order. ``fill`` is what came. ``name``: the
    array's, "" where it is not known."""

    line: int | None
    name: str
    box: tuple[tuple[int, int], ...]
    shape: tuple[int, ...]
    fill: str


class OutsideBoxes:
    """Listens to a launch for them."""

    def __init__(
        self, events: Events, source_of: Callable[[int], tuple[int | None, str, str]]
    ) -> None:
        self._source_of = source_of
        self._found: dict[int | None, OutsideBox] = {}
        events.listen(LoadedFill, self._note)

    def found(self) -> tuple[OutsideBox, ...]:
        """One a line, in the order of time."""
        return tuple(self._found.values())

    def _note(self, event: LoadedFill) -> None:
        line, _, _ = self._source_of(event.site)
        of = event.tensor_map
        if line not in self._found and of.pixel_box is None and of.interleave == "none":
            extents = zip(event.coordinates, of.box_dims, strict=True)
            box = tuple((at, at + extent) for at, extent in extents)[::-1]
            fill = "NaN" if of.oob_fill == "nan" else "zeros"
            self._found[line] = OutsideBox(line, event.name, box, of.shape, fill)
