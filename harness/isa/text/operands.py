"""Operands of instructions, and the scopes that say which register a name means."""

from __future__ import annotations

from harness.errors import PtxError
from harness.isa.text.lexer import Token, float_value, integer_value
from harness.isa.text.token_stream import TokenStream
from harness.isa.text.tree import (
    Address,
    Immediate,
    Negated,
    Operand,
    Pair,
    Register,
    Sink,
    Special,
    Symbol,
    TensorAddress,
    Vector,
)
from harness.isa.types import DTYPES


class Scope:
    """Names of one ``{ }``: registers, ranges of them such as ``%r<112>``, and variables."""

    def __init__(self, number: int):
        self.number = number
        self.single: dict[str, str] = {}
        self.ranges: dict[str, tuple[str, int]] = {}
        self.variables: set[str] = set()

    def type_of(self, name: str) -> str | None:
        if name in self.single:
            return self.single[name]
        prefix = name.rstrip("0123456789")
        if prefix in self.ranges and len(prefix) < len(name):
            ptx_type, count = self.ranges[prefix]
            return ptx_type if int(name[len(prefix) :]) < count else None
        return None

    def own(self, name: str) -> str:
        """``name`` as it is called outside: inline assembly repeats names in its scopes."""
        return f"{name}#{self.number}" if self.number else name


class OperandParser(TokenStream):
    """``scopes`` are those that are open, the innermost last; ``registers`` the types of all
    registers of the function that instructions name."""

    scopes: list[Scope]
    registers: dict[str, str]

    def register_declaration(self) -> None:
        self.take(".reg")
        ptx_type = self.take().text[1:]
        if ptx_type in ("v2", "v4"):
            raise PtxError(f"PTX line {self.peek().line}: vector registers are not supported")
        if ptx_type not in DTYPES:
            raise PtxError(f"PTX line {self.peek().line}: unknown register type .{ptx_type}")
        scope = self.scopes[-1]
        while True:
            name = self.take_name()
            if self.accept("<"):
                scope.ranges[name] = (ptx_type, self.take_integer())
                self.take(">")
            else:
                scope.single[name] = ptx_type
            if not self.accept(","):
                break
        self.take(";")

    def operand(self) -> Operand:
        token = self.peek()
        if token.text == "[":
            return self.address()
        closing = {"{": "}", "(": ")"}.get(token.text)
        if closing is not None:
            self.take()
            elements = []
            while not self.accept(closing):
                elements.append(self.operand())
                self.accept(",")
            return Vector(tuple(elements))
        if self.accept("!"):
            return Negated(self.register())
        if token.text == "-" or token.kind in ("integer", "float"):
            return self.immediate()
        if self.stream[self.at + 1 : self.at + 2] and self.stream[self.at + 1].text == "|":
            first = self.register_or_sink()
            self.take("|")
            return Pair(first, self.register_or_sink())
        return self.named(self.take())

    def register(self) -> Register:
        token = self.take()
        register = self.named(token)
        if not isinstance(register, Register):
            raise PtxError(f"PTX line {token.line}: expected a register, found {token.text!r}")
        return register

    def register_or_sink(self) -> Register | Sink:
        if self.accept("_"):
            return Sink()
        return self.register()

    def immediate(self) -> Immediate:
        sign = "-" if self.accept("-") else ""
        token = self.take()
        if token.kind == "integer":
            value: int | float = integer_value(token.text)
        elif token.kind == "float":
            value = float_value(token.text)
        else:
            raise PtxError(f"PTX line {token.line}: expected a number, found {token.text!r}")
        return Immediate(-value if sign else value, sign + token.text)

    def named(self, token: Token) -> Operand:
        if token.kind != "word":
            raise PtxError(f"PTX line {token.line}: expected an operand, found {token.text!r}")
        if token.text == "_":
            return Sink()
        for scope in reversed(self.scopes):
            ptx_type = scope.type_of(token.text)
            if ptx_type is not None:
                name = scope.own(token.text)
                self.registers[name] = ptx_type
                return Register(name, ptx_type)
            if token.text in scope.variables:
                return Symbol(scope.own(token.text))
        if token.text.startswith("%"):
            return Special(token.text)
        return Symbol(token.text)

    def address(self) -> Operand:
        self.take("[")
        token = self.peek()
        base = self.immediate() if token.kind == "integer" else self.named(self.take())
        if not isinstance(base, Register | Symbol | Immediate):
            raise PtxError(f"PTX line {token.line}: {token.text!r} cannot be an address")
        offset = 0
        if self.accept("+") or self.peek().text == "-":
            offset = self.take_integer()
        place = Address(base, offset)
        if self.accept(","):
            coordinates = self.operand()
            self.take("]")
            if not isinstance(coordinates, Vector):
                raise PtxError(f"PTX line {token.line}: expected {{coordinates}}")
            return TensorAddress(place, coordinates.elements)
        self.take("]")
        return place
