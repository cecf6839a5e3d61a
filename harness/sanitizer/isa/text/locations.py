"""From ``.loc`` and ``.file`` directives to the line that the reader of a kernel wrote."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from harness.sanitizer.isa.text.lexer import Token, inline_assemblies, integer_value, string_value
from harness.sanitizer.isa.text.tree import Frame, Instruction, Location

# Paths of libraries that a kernel is built with, and that its author did not write.
_LIBRARIES = re.compile(
    r"/(cutlass/(arch|pipeline|cute|base_dsl)|cute/(arch|atom|algorithm|container|util|numeric)"
    r"|cuda/(__\w+|std)|cooperative_groups"
    r"|triton/(language|experimental)|tilelang/(src|language)|tl_templates"
    r"|harness/course/ptx|site-packages/numba(_cuda)?|crt|targets/[\w-]+/include)/"
    r"|/cutlass/device_kernel\.h|/cuda/(barrier|pipeline|ptx|atomic)$"
)
# Instructions of a compiler, not of inline assembly, that touch memory or synchronize.
_ACCESSES = ("ld.", "st.", "atom.", "red.", "bar.", "barrier.", "suld.", "sust.")

MAX_INLINED = 256  # calls, one in the other: a chain that is longer goes in a circle

Chain = tuple[Frame, ...]  # the frames of an instruction, innermost first


@dataclass
class LocationTable:
    """Follows the ``.loc`` directives of a module while it is parsed.

    A compiler inlines wrappers and a library's helpers into a kernel; a line of theirs means
    nothing to its reader. An instruction is placed at the innermost of its meaningful frames: in
    the file of the kernel itself, or, if that is a library's launcher, outside of all libraries;
    and never at the ``asm`` statement of a wrapper, but at the wrapper's call. In Python, the
    innermost line is the call itself.

    A directive names a single caller, and that caller's own caller is in an earlier directive.
    Compilers write each chain once: if two calls have a frame in common, later instructions name
    that frame, but not their call of the two. Until its basic block ends, an instruction is from
    the last call that was written. After that, each call is possible, and the callers are left out.
    """

    files: Mapping[int, str]
    names: Mapping[str, str] = field(default_factory=dict)
    asm_lines: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        self._parents: dict[Frame, Frame] = {}
        self._labels: dict[Frame, str] = {}
        self.begin_function()

    def begin_function(self, name: str = "") -> None:
        self._name = name
        self._home: int | None = None
        self._known: dict[Chain, tuple[Location, ...]] = {}
        self._block = 0  # the number of the basic block
        self._callers: dict[Frame, dict[Frame, int]] = {}  # and the last block that names them
        self.frames: Chain = ()  # the .loc in force as it is written, innermost first
        self._lined: Chain = ()  # the last that has a line

    def begin_block(self) -> None:
        self._block += 1

    def here(self, ptx_line: int, place: Frame, parent: Frame | None, label: str = "") -> None:
        """``.loc place, function_name label, inlined_at parent``, on that line of the PTX. Inside
        inline assembly LLVM counts the assembly's own lines on, from that of the statement."""
        if ptx_line in self.asm_lines:
            return
        if parent is not None:
            self._parents[place] = parent
            self._labels[place] = label
            self._callers.setdefault(place, {})[parent] = self._block
        chain, caller, unsure = [place], parent, 0
        while caller is not None and caller not in chain and len(chain) < MAX_INLINED:
            chain.append(caller)
            known = self._callers.get(caller, {})
            caller = self._parents.get(caller)
            if caller is not None and len(known) > 1 and known[caller] != self._block:
                unsure = unsure or len(chain)
        if self._home is None:
            self._home = chain[-1].file
        self.frames = tuple(chain)
        if any(frame.line > 0 for frame in chain):  # 0: what no source line stands for
            self._lined = self.frames[: unsure or None]

    @property
    def has_line_0(self) -> bool:
        return bool(self.frames) and self.frames[0].line == 0

    def stack(self) -> tuple[Location, ...]:
        """The places of the next instruction, innermost first; none where no line is known."""
        chain = self._lined
        known = self._known.get(chain)
        if known is None:
            functions = [
                self.names.get(self._labels[frame], "") if frame in self._labels else self._name
                for frame in chain
            ]
            known = self._known[chain] = tuple(
                Location(self.files.get(frame.file, ""), frame.line, function)
                for frame, function in zip(chain, functions, strict=False)
                if frame.line > 0
            )
        return known

    def placed(self, instructions: Sequence[Instruction]) -> list[Instruction]:
        """A function's instructions, each at the line that is shown to its reader."""
        thin = self._wrappers(instructions)
        chosen: dict[tuple[bool, tuple[Location, ...]], Location] = {}
        placed = []
        for instruction in instructions:
            if instruction.stack:
                key = self._is_asm(instruction), instruction.stack
                if key not in chosen:
                    chosen[key] = self._place(instruction.stack, key[0], thin)
                instruction = Instruction(
                    instruction.opcode,
                    instruction.operands,
                    instruction.guard,
                    instruction.ptx_line,
                    chosen[key],
                    instruction.stack,
                    instruction.is_merged,
                )
            placed.append(instruction)
        return placed

    def _place(self, stack: tuple[Location, ...], is_asm: bool, thin: set[str]) -> Location:
        home = self.files.get(self._home or 0, "")
        frames = list(stack)
        if is_asm:
            del frames[0]
        while len(frames) > 1 and frames[0].file == home and is_asm and _key(frames[0]) in thin:
            del frames[0]
        is_library = _LIBRARIES.search(home)
        for frame in frames:
            if not _LIBRARIES.search(frame.file) if is_library else frame.file == home:
                return frame
        return frames[-1]

    def _wrappers(self, instructions: Iterable[Instruction]) -> set[str]:
        """Return the inlined functions that have a single use of inline assembly: other names
        for it."""
        through: dict[str, set[int]] = {}
        busy = set()
        for instruction in instructions:
            if self._is_asm(instruction):
                for frame in instruction.stack[:-1]:
                    through.setdefault(_key(frame), set()).add(frame.line)
            elif len(instruction.stack) > 1 and instruction.opcode.startswith(_ACCESSES):
                busy.add(_key(instruction.stack[0]))
        return {name for name, lines in through.items() if len(lines) == 1 and name not in busy}

    def _is_asm(self, instruction: Instruction) -> bool:
        return (
            len(instruction.stack) > 1
            and instruction.ptx_line in self.asm_lines
            and not instruction.stack[0].file.endswith(".py")
        )


def _key(frame: Location) -> str:
    """Return a key that distinguishes an inlined function from others; its name may be unknown."""
    return frame.function or f"{frame.file}:{frame.line}"


def asm_lines(text: str) -> frozenset[int]:
    """The lines of PTX that come from inline assembly, by the compiler's own comments."""
    return frozenset(
        assembly.line + number
        for assembly in inline_assemblies(text)
        for number in range(assembly.text.count("\n"))
    )


def file_names(stream: Sequence[Token]) -> dict[int, str]:
    """Return the names in ``.file`` directives; they may come last in the text."""
    return {
        integer_value(number.text): string_value(name.text)
        for at, token in enumerate(stream[:-2])
        if token.text == ".file"
        and (number := stream[at + 1]).kind == "integer"
        and (name := stream[at + 2]).kind == "string"
    }


def function_names(stream: Sequence[Token]) -> dict[str, str]:
    """The strings of ``.debug_str``, by their labels: names of inlined functions."""
    names: dict[str, str] = {}
    label, inside = "", False
    string = bytearray()
    for at, token in enumerate(stream):
        if token.text == ".section":
            inside = at + 1 < len(stream) and stream[at + 1].text == ".debug_str"
        elif inside and token.text == "}":
            inside = False
        elif inside and token.text == ":":
            label, string = stream[at - 1].text, bytearray()
        elif inside and label and token.kind == "integer":
            value = integer_value(token.text)
            if value == 0:
                names.setdefault(label, string.decode("utf-8", "replace"))
                label = ""
            string.append(value & 0xFF)
    return names


_DIRECTIVE = re.compile(
    r"\.file\s+(?P<number>\d{1,20})\s+\"(?P<name>[^\"]*)\""
    r"|\.loc\s+(?P<here>\d{1,20}\s+\d{1,20}\s+\d{1,20})"
    r"(?:\s*,\s*function_name[^,\n]*,\s*inlined_at\s+(?P<parent>\d{1,20}\s+\d{1,20}\s+\d{1,20}))?"
    r"|(?P<function>\.entry|\.func)\b"
)


def source_place(text: str, ptx_line: int) -> Location | None:
    """Return the source place of the statement on a line of PTX, by the directives alone: the
    text might not be parsable. None if there is no ``.loc`` for it."""
    table = LocationTable(
        {int(m["number"]): m["name"] for m in _DIRECTIVE.finditer(text) if m["name"] is not None},
        asm_lines=asm_lines(text),
    )
    for number, line in enumerate(text.split("\n"), 1):
        for match in _DIRECTIVE.finditer(line.partition("//")[0]):
            if match["function"]:
                table.begin_function()
            elif match["here"]:
                parent = match["parent"]
                table.here(number, _frame(match["here"]), _frame(parent) if parent else None)
        if number == ptx_line:
            statement = Instruction("", (), None, number, None, table.stack())
            return table.placed([statement])[0].location
    return None


def _frame(numbers: str) -> Frame:
    file, line, column = map(int, numbers.split())
    return Frame(file, line, column)
