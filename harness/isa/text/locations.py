"""From ``.loc`` and ``.file`` directives to the line that the reader of a kernel wrote."""

from __future__ import annotations

import re
from dataclasses import replace

from harness.isa.text.tree import Frame, Function, Location

MAX_INLINED = 256  # calls, one in the other: a chain that is longer goes in a circle


class LocationTable:
    """Follows the ``.loc`` directives of a module while it is parsed.

    numba inlines its own helpers into a kernel; a line of such a helper means nothing to a
    student. An instruction is therefore placed at the innermost frame that stands in the
    file of the kernel itself.
    """

    def __init__(self) -> None:
        self.files: dict[int, str] = {}
        self._parents: dict[Frame, Frame] = {}
        self._current: Frame | None = None
        self._home: int | None = None
        self.frames: tuple[Frame, ...] = ()  # the .loc in force as it is written, innermost first

    def name_file(self, number: int, path: str) -> None:
        self.files[number] = path

    def begin_function(self) -> None:
        self._current = None
        self._home = None
        self.frames = ()

    def here(self, place: Frame, parent: Frame | None) -> None:
        self.frames = (place,) if parent is None else (place, parent)
        if parent is not None:
            self._parents[place] = parent
        if self._home is None:
            self._home = place.file
        for _ in range(MAX_INLINED):
            if place.file == self._home or place not in self._parents:
                break
            place = self._parents[place]
        if place.line > 0:  # line 0 marks code that no source line stands for
            self._current = place

    def current(self) -> Location | None:
        """The place of the next instruction; its file is still a number, see `resolve`."""
        if self._current is None:
            return None
        return Location(str(self._current.file), self._current.line)

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


_DIRECTIVE = re.compile(
    r"\.file\s+(?P<number>\d{1,20})\s+\"(?P<name>[^\"]*)\""
    r"|\.loc\s+(?P<here>\d{1,20}\s+\d{1,20}\s+\d{1,20})"
    r"(?:\s*,\s*function_name[^,\n]*,\s*inlined_at\s+(?P<parent>\d{1,20}\s+\d{1,20}\s+\d{1,20}))?"
    r"|(?P<function>\.entry|\.func)\b"
)


def source_place(text: str, ptx_line: int) -> Location | None:
    """Where the statement on a line of PTX comes from, by the directives alone: the text may be
    none that can be parsed. None where no ``.loc`` says it."""
    table, found = LocationTable(), None
    for number, line in enumerate(text.split("\n"), 1):
        for match in _DIRECTIVE.finditer(line.partition("//")[0]):
            if match["function"]:
                table.begin_function()
            elif match["name"] is not None:
                table.name_file(int(match["number"]), match["name"])
            else:
                table.here(
                    _frame(match["here"]), _frame(match["parent"]) if match["parent"] else None
                )
        if number == ptx_line:
            found = table.current()
    return found and replace(found, file=table.files.get(int(found.file), ""))


def _frame(numbers: str) -> Frame:
    file, line, column = map(int, numbers.split())
    return Frame(file, line, column)
