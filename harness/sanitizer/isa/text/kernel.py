"""PTX as a value: text becomes a `Ptx` once, where it comes in, and a `Kernel` is what launches,
checks and messages are given."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from harness.base.errors import LaunchError
from harness.sanitizer.isa.text.parser import declarations, parse
from harness.sanitizer.isa.text.tree import Function, Module


@dataclass(frozen=True)
class Ptx:
    """A module of PTX: its text, which is read once, when it is first asked what it says."""

    text: str

    @cached_property
    def module(self) -> Module:
        """All that the text says. Raises PtxError, naming the PTX line."""
        return parse(self.text)

    @cached_property
    def declared(self) -> Module:
        """Its declarations, all that a launch on a GPU needs: the driver may know more of PTX than
        the parser. Raises PtxError."""
        return declarations(self.text)

    def __reduce__(self) -> tuple[type[Ptx], tuple[str]]:
        return Ptx, (self.text,)  # between processes, its text


@dataclass(frozen=True)
class Kernel:
    """The ``.entry`` of a module that is launched."""

    ptx: Ptx
    entry: str

    @property
    def text(self) -> str:
        """The text of the module."""
        return self.ptx.text

    @property
    def declared(self) -> Function:
        """The entry without its instructions. LaunchError names the entries there are."""
        functions = self.ptx.declared.functions
        function = functions.get(self.entry)
        if function is None or not function.is_entry:
            known = ", ".join(f.name for f in functions.values() if f.is_entry) or "none"
            raise LaunchError(f"the PTX has no .entry {self.entry!r}; it has: {known}.")
        return function

    @property
    def function(self) -> Function:
        """The entry with its instructions. Raises PtxError, and LaunchError as `declared` does."""
        return self.ptx.module.functions[self.declared.name]
