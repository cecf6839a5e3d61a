"""From ``.loc`` and ``.file`` directives to the line that the reader of a kernel wrote."""

from __future__ import annotations

from dataclasses import replace

from harness.isa.text.tree import Function, Location

_Place = tuple[int, int, int]


class LocationTable:
    """Follows the ``.loc`` directives of a module while it is parsed.

    numba inlines its own helpers into a kernel; a line of such a helper means nothing to a
    student. An instruction is therefore placed at the innermost frame that stands in the
    file of the kernel itself.
    """

    def __init__(self) -> None:
        self.files: dict[int, str] = {}
        self._parents: dict[_Place, _Place] = {}
        self._current: _Place | None = None
        self._home: int | None = None

    def name_file(self, number: int, path: str) -> None:
        self.files[number] = path

    def begin_function(self) -> None:
        self._current = None
        self._home = None

    def here(self, place: _Place, parent: _Place | None) -> None:
        if parent is not None:
            self._parents[place] = parent
        if self._home is None:
            self._home = place[0]
        while place[0] != self._home and place in self._parents:
            place = self._parents[place]
        if place[1] > 0:  # line 0 marks code that no source line stands for
            self._current = place

    def current(self) -> Location | None:
        """The place of the next instruction; its file is still a number, see `resolve`."""
        if self._current is None:
            return None
        return Location(str(self._current[0]), self._current[1])

    def resolve(self, function: Function) -> Function:
        """``function`` with file numbers replaced by names (``.file`` may come last)."""
        instructions = tuple(
            replace(i, location=replace(i.location, file=self._name(i.location.file)))
            if i.location
            else i
            for i in function.instructions
        )
        return replace(function, instructions=instructions)

    def _name(self, number: str) -> str:
        return self.files.get(int(number), "")
