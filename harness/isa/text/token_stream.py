"""Tokens taken one after the other, with errors that name the PTX line."""

from __future__ import annotations

from harness.errors import PtxError
from harness.isa.text.lexer import Token, integer_value


class TokenStream:
    def __init__(self, stream: list[Token]):
        self.stream = stream
        self.at = 0

    def peek(self) -> Token:
        if self.at >= len(self.stream):
            line = self.stream[-1].line if self.stream else 1
            return Token("end", "the end of the text", line)
        return self.stream[self.at]

    def take(self, text: str | None = None) -> Token:
        token = self.peek()
        if text is not None and token.text != text:
            raise PtxError(f"PTX line {token.line}: expected {text!r}, found {token.text!r}")
        if token.kind == "end":
            raise PtxError(f"PTX line {token.line}: the text ends in the middle of a statement")
        self.at += 1
        return token

    def accept(self, text: str) -> bool:
        if self.peek().text == text:
            self.at += 1
            return True
        return False

    def take_integer(self) -> int:
        negative = self.accept("-")
        token = self.take()
        if token.kind != "integer":
            raise PtxError(f"PTX line {token.line}: expected an integer, found {token.text!r}")
        return -integer_value(token.text) if negative else integer_value(token.text)

    def take_extent(self) -> int:
        line, extent = self.peek().line, self.take_integer()
        if not 0 <= extent < 1 << 32:
            raise PtxError(f"PTX line {line}: an array of {extent} elements")
        return extent

    def take_alignment(self) -> int:
        line, align = self.peek().line, self.take_integer()
        if align < 1 or align & (align - 1):
            raise PtxError(f"PTX line {line}: an alignment is a power of two, not {align}")
        return align

    def take_name(self) -> str:
        token = self.take()
        if token.kind != "word":
            raise PtxError(f"PTX line {token.line}: expected a name, found {token.text!r}")
        return token.text

    def skip_line(self) -> None:
        line = self.peek().line
        while self.at < len(self.stream) and self.stream[self.at].line == line:
            self.at += 1

    def skip_braces(self) -> None:
        depth = 0
        while True:
            text = self.take().text
            depth += (text == "{") - (text == "}")
            if depth == 0:
                return
