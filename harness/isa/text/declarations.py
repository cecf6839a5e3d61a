"""Declarations of variables and parameters (PTX ISA 5.1 to 5.4)."""

from __future__ import annotations

from harness.errors import PtxError
from harness.isa.text.operands import OperandParser
from harness.isa.text.tree import Immediate, Variable
from harness.isa.types import DTYPES, immediate

SPACES = (".shared", ".global", ".const", ".local", ".param")


class DeclarationParser(OperandParser):
    def declaration(self) -> list[Variable]:
        """``.shared .align 8 .b8 name[16], other;`` with an optional initialiser."""
        space = self.take().text
        align, ptx_type = 0, ""
        while self.peek().text.startswith("."):
            token = self.take()
            if token.text == ".align":
                align = self.take_alignment()
            elif token.text[1:] in DTYPES:
                ptx_type = token.text[1:]
            elif token.text not in (".attribute", ".managed", ".ptr", *SPACES):
                raise PtxError(f"PTX line {token.line}: unknown directive {token.text!r}")
        if not ptx_type:
            raise PtxError(f"PTX line {self.peek().line}: a declaration without a type")
        element_bytes = DTYPES[ptx_type].itemsize
        made = []
        while True:
            name = self.take_name()
            count: int | None = 1
            while self.accept("["):
                if self.accept("]"):
                    count = None
                    continue
                extent = self.take_extent()
                count = None if count is None else count * extent
                self.take("]")
            initial = self.initialiser(ptx_type, count) if self.accept("=") else None
            size = None if count is None else count * element_bytes
            made.append(Variable(name, space[1:], ptx_type, size, align or element_bytes, initial))
            if not self.accept(","):
                break
        if self.peek().text == ";":
            self.take()
        return made

    def initialiser(self, ptx_type: str, count: int | None) -> bytes:
        line, values = self.peek().line, []
        if self.accept("{"):
            while not self.accept("}"):
                values.append(self.immediate())
                self.accept(",")
        else:
            values.append(self.immediate())
        if len(values) > (len(values) if count is None else count):
            raise PtxError(f"PTX line {line}: {len(values)} values for {count} elements")
        data = b"".join(self.constant(v, ptx_type) for v in values)
        return data.ljust((count or len(values)) * DTYPES[ptx_type].itemsize, b"\0")

    def constant(self, literal: Immediate, ptx_type: str) -> bytes:
        dtype = DTYPES[ptx_type]
        if isinstance(literal.value, float) and dtype.kind in "iub":
            raise PtxError(f"PTX line {self.peek().line}: {literal} initialises a .{ptx_type}")
        return immediate(literal.value, literal.text, dtype).tobytes()

    def parameters(self) -> tuple[Variable, ...]:
        self.take("(")
        made: list[Variable] = []
        while not self.accept(")"):
            self.take_param_declaration(made)
            self.accept(",")
        return tuple(made)

    def take_param_declaration(self, made: list[Variable]) -> None:
        token = self.peek()
        if token.text not in (".param", ".reg"):
            raise PtxError(f"PTX line {token.line}: expected a .param, found {token.text!r}")
        self.take()
        align, ptx_type, pointer = 0, "", False
        while self.peek().text.startswith("."):
            word = self.take().text
            if word == ".ptr":
                pointer = True  # the .align that follows is that of what it points to
            elif word == ".align":
                given = self.take_alignment()
                align = align if pointer else given
            elif word[1:] in DTYPES:
                ptx_type = word[1:]
        if not ptx_type:
            raise PtxError(f"PTX line {token.line}: a parameter without a type")
        name = self.take_name()
        count = 1
        while self.accept("["):
            count *= self.take_extent()
            self.take("]")
        size = DTYPES[ptx_type].itemsize
        made.append(Variable(name, "param", ptx_type, size * count, align or size))
