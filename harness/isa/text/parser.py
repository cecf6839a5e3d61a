"""PTX text to a `Module` (PTX ISA 4 and 5).

The parser knows PTX's grammar and no instruction: what an opcode means is the instruction
table's business. Nested scopes of inline assembly are flattened, their registers and labels
renamed, so that a function is one list of instructions.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from harness.errors import PtxError
from harness.isa.text.declarations import SPACES, DeclarationParser
from harness.isa.text.lexer import tokens
from harness.isa.text.locations import LocationTable
from harness.isa.text.operands import Scope
from harness.isa.text.tree import (
    Function,
    Guard,
    Instruction,
    Module,
    Operand,
    Register,
    Symbol,
    Variable,
    Vector,
)

MAX_TEXT_BYTES = 16 << 20
_LINKAGE = (".extern", ".visible", ".weak", ".common")


@lru_cache(maxsize=64)
def parse(text: str) -> Module:
    """The module that ``text`` says. Raises PtxError, naming the PTX line."""
    if len(text) > MAX_TEXT_BYTES:
        raise PtxError(f"PTX text of {len(text)} characters; at most {MAX_TEXT_BYTES} are read")
    parser = _Parser(tokens(text))
    try:
        return parser.module()
    except RecursionError:
        raise PtxError(f"PTX line {parser.peek().line}: nested too deeply") from None


class _Parser(DeclarationParser):
    def module(self) -> Module:
        self.locations = LocationTable()
        self.target = ""
        self.variables: list[Variable] = []
        functions: dict[str, Function] = {}
        while self.at < len(self.stream):
            token = self.peek()
            if token.text in (".version", ".address_size"):
                self.skip_line()
            elif token.text == ".target":
                self.take()
                self.target = self.take().text
                while self.accept(","):
                    self.take()
            elif token.text == ".file":
                self.take()
                number = self.take_integer()
                self.locations.name_file(number, self.take().text[1:-1])
                while self.accept(","):
                    self.take_integer()
            elif token.text == ".section":
                while self.peek().text != "{":
                    self.take()
                self.skip_braces()
            elif (
                token.text in _LINKAGE or token.text in SPACES or token.text in (".entry", ".func")
            ):
                while self.peek().text in _LINKAGE:
                    self.take()
                if self.peek().text in (".entry", ".func"):
                    function = self.function()
                    if function is not None:
                        functions[function.name] = function
                else:
                    self.variables += self.declaration()
            elif token.text == ".pragma":
                self.take()
                while not self.accept(";"):
                    self.take()
            else:
                raise PtxError(f"PTX line {token.line}: {token.text!r} begins no PTX statement")
        files = self.locations.files
        resolved = {name: self.locations.resolve(f) for name, f in functions.items()}
        return Module(self.target, tuple(self.variables), resolved, files)

    def function(self) -> Function | None:
        is_entry = self.take().text == ".entry"
        returns = self.parameters() if self.peek().text == "(" else ()
        name = self.take_name()
        parameters = self.parameters() if self.peek().text == "(" else ()
        max_threads = None
        while self.peek().text not in ("{", ";"):
            token = self.take()
            if token.text in (".maxntid", ".reqntid"):
                max_threads = self.take_integer()
                while self.accept(","):
                    max_threads *= self.take_integer()
        if self.accept(";"):
            return None  # a declaration only
        return self.body(name, is_entry, (*returns, *parameters), max_threads)

    def body(
        self, name: str, is_entry: bool, parameters: tuple[Variable, ...], max_threads: int | None
    ) -> Function:
        self.scopes = [Scope(0)]
        self.scope_count = 1
        self.registers: dict[str, str] = {}
        self.labels: dict[tuple[int, str], int] = {}
        self.branch_targets: dict[tuple[int, str], list[str]] = {}
        instructions: list[Instruction] = []
        branch_scopes: dict[int, tuple[int, ...]] = {}
        local: list[Variable] = []
        self.locations.begin_function()
        self.take("{")
        while self.scopes:
            token = self.peek()
            if self.accept("{"):
                self.scopes.append(Scope(self.scope_count))
                self.scope_count += 1
            elif self.accept("}"):
                self.scopes.pop()
            elif token.text == ".reg":
                self.register_declaration()
            elif token.text in (".local", ".shared", ".param"):
                local += self.own_variables()
            elif token.text == ".loc":
                self.location()
            elif token.text == ".pragma":
                while not self.accept(";"):
                    self.take()
            elif token.text.startswith(".") and token.text != "_":
                raise PtxError(f"PTX line {token.line}: unknown directive {token.text!r}")
            elif self.is_label():
                label = self.take().text
                self.take(":")
                if self.peek().text == ".branchtargets":
                    self.branch_targets[self.scopes[-1].number, label] = self.label_list()
                else:
                    self.labels[self.scopes[-1].number, label] = len(instructions)
            else:
                branch_scopes[len(instructions)] = tuple(s.number for s in self.scopes)
                instructions.append(self.instruction())
        labels, instructions = self.resolve_labels(instructions, branch_scopes)
        return Function(
            name,
            is_entry,
            parameters,
            tuple(local),
            tuple(instructions),
            labels,
            self.registers,
            max_threads,
        )

    def own_variables(self) -> list[Variable]:
        """Variables of a function. Those of calls (.param) are each thread's: .local ones."""
        scope, made = self.scopes[-1], []
        for variable in self.declaration():
            scope.variables.add(variable.name)
            space = "local" if variable.space == "param" else variable.space
            made.append(replace(variable, name=scope.own(variable.name), space=space))
        return made

    def is_label(self) -> bool:
        following = self.stream[self.at + 1] if self.at + 1 < len(self.stream) else None
        return self.peek().kind == "word" and following is not None and following.text == ":"

    def label_list(self) -> list[str]:
        """``.branchtargets a, b, c;``"""
        self.take(".branchtargets")
        names = [self.take_name()]
        while self.accept(","):
            names.append(self.take_name())
        self.take(";")
        return names

    def resolve_labels(self, instructions, branch_scopes):
        """Give each label a name of its own, and each branch the labels that its scope sees."""
        labels = {f"{name}#{scope}": index for (scope, name), index in self.labels.items()}
        resolved = []
        for index, instruction in enumerate(instructions):
            mnemonic, operands = instruction.opcode.split(".")[0], instruction.operands
            if mnemonic in ("bra", "brx"):
                named = operands[-1] if operands else None
                if len(operands) != (1 if mnemonic == "bra" else 2) or not isinstance(
                    named, Symbol
                ):
                    needs = "one label" if mnemonic == "bra" else "an index and a list of labels"
                    raise PtxError(f"PTX line {instruction.ptx_line}: {mnemonic} needs {needs}")
                scopes, line = branch_scopes[index], instruction.ptx_line
                if mnemonic == "bra":
                    operands = (self.own_label(named.name, scopes, line),)
                else:
                    listed = self.seen(self.branch_targets, named.name, scopes, line)
                    own = (self.own_label(n, scopes, line) for n in self.branch_targets[listed])
                    operands = (operands[0], Vector(tuple(own)))
                instruction = replace(instruction, operands=operands)
            resolved.append(instruction)
        return labels, resolved

    def own_label(self, name: str, scopes: tuple[int, ...], line: int) -> Symbol:
        scope, _ = self.seen(self.labels, name, scopes, line)
        return Symbol(f"{name}#{scope}")

    def seen(self, known, name: str, scopes: tuple[int, ...], line: int) -> tuple[int, str]:
        """The key of ``name`` in the innermost scope that has it."""
        for scope in reversed(scopes):
            if (scope, name) in known:
                return scope, name
        raise PtxError(f"PTX line {line}: no label {name!r} in this function")

    def location(self) -> None:
        """``.loc file line column[, function_name label, inlined_at file line column]``"""
        line = self.take(".loc").line
        here = (self.take_integer(), self.take_integer(), self.take_integer())
        parent = None
        while self.peek().line == line and self.accept(","):
            if self.take().text == "inlined_at":
                parent = (self.take_integer(), self.take_integer(), self.take_integer())
            else:
                self.take()
                if self.accept("+"):
                    self.take_integer()
        self.locations.here(here, parent)

    def instruction(self) -> Instruction:
        guard = None
        if self.accept("@"):
            negated = self.accept("!")
            predicate = self.operand()
            if not isinstance(predicate, Register) or predicate.type != "pred":
                raise PtxError(f"PTX line {self.peek().line}: a guard must be a predicate register")
            guard = Guard(predicate, negated)
        token = self.take()
        if token.kind != "word":
            raise PtxError(f"PTX line {token.line}: expected an instruction, found {token.text!r}")
        operands: list[Operand] = []
        while not self.accept(";"):
            operands.append(self.operand())
            if self.peek().text != ";":
                self.take(",")
        return Instruction(token.text, tuple(operands), guard, token.line, self.locations.current())
