"""PTX text to a `Module` (PTX ISA 4 and 5): the only reader of PTX.

The parser knows PTX's grammar and no instruction: the meaning of an opcode is in the instruction
table. It rejects what it cannot read; that targets and directives go together is the assembler's to
check. Nested scopes of inline assembly are flattened, their registers and labels renamed, so that a
function is a single list of instructions; its `Body` has their places.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from harness.base.arch import WARP
from harness.base.errors import PtxError
from harness.sanitizer.isa.text.lexer import (
    Token,
    float_value,
    integer_value,
    is_identifier,
    tokens,
    without_bodies,
)
from harness.sanitizer.isa.text.locations import (
    LocationTable,
    asm_lines,
    file_names,
    function_names,
)
from harness.sanitizer.isa.text.tree import (
    SCOPE_MARK,
    Address,
    Body,
    Frame,
    Function,
    Guard,
    Immediate,
    InitialAddress,
    Instruction,
    LaunchDirectives,
    Module,
    Negated,
    Operand,
    Pair,
    Register,
    Sink,
    Special,
    Statement,
    Symbol,
    TensorAddress,
    Variable,
    Vector,
)
from harness.sanitizer.isa.types import DTYPES, immediate

MAX_TEXT_BYTES = 16 << 20
_LINKAGE = (".extern", ".visible", ".weak", ".common")
_EXTENTS = (".maxntid", ".reqntid", ".reqnctapercluster")
_NUMBERS = (".maxnreg", ".minnctapersm", ".maxclusterrank")
_WORDS = (".explicitcluster", ".blocksareclusters", ".noreturn")
_LONGEST_NUMBER = 10  # digits of a register's number: fewer than 2**32 have one name
_NUMBER = re.compile(r"\d{1,9}")
_NEWEST_MAJOR = 9  # version of PTX
_MASKS = {0xFF << 8 * byte: byte for byte in range(8)}  # see 5.4.4
_SPACES = (".shared", ".global", ".const", ".local", ".param")


def parse(text: str) -> Module:
    """The module that ``text`` says. Raises PtxError, naming the PTX line."""
    return _read(_Parser(_tokens(text), asm_lines(text)))


def declarations(text: str) -> Module:
    """Return the declarations of ``text``, by a quick look: functions without their instructions,
    variables without their initial values. The text in braces may be anything.

    Raises PtxError, naming the PTX line.
    """
    return _read(_Parser(_tokens(without_bodies(text)), lenient=True))


def _tokens(text: str) -> list[Token]:
    if len(text) > MAX_TEXT_BYTES:
        raise PtxError(f"PTX text of {len(text)} characters; at most {MAX_TEXT_BYTES} are read")
    return tokens(text)


def _read(parser: _Parser) -> Module:
    try:
        return parser.module()
    except RecursionError:
        raise PtxError("nested too deeply", line=parser.peek().line) from None


def _mnemonic(opcode: str) -> str:
    return opcode.partition(".")[0]


class _Scope:
    """Names of a ``{ }`` scope: registers, ranges of them such as ``%r<112>``, and variables."""

    def __init__(self, number: int):
        self.number = number
        self.operands: dict[str, Operand] = {}  # meanings here of the names that were read
        self.single: dict[str, str] = {}
        self.ranges: dict[str, tuple[str, int]] = {}
        self.variables: set[str] = set()

    def type_of(self, name: str) -> str | None:
        if name in self.single:
            return self.single[name]
        prefix = name.rstrip("0123456789")
        if prefix in self.ranges and 0 < len(name) - len(prefix) <= _LONGEST_NUMBER:
            ptx_type, count = self.ranges[prefix]
            return ptx_type if int(name[len(prefix) :]) < count else None
        return None

    def own(self, name: str) -> str:
        """``name`` as it is called outside: inline assembly repeats names in its scopes."""
        return f"{name}{SCOPE_MARK}{self.number}" if self.number else name


class _Parser:
    """``scopes`` are the open scopes, the innermost last; ``registers`` the types of all
    registers of the function that instructions name. ``lenient``: skip unknown parts."""

    def __init__(
        self, stream: list[Token], asm_lines: frozenset[int] = frozenset(), lenient: bool = False
    ):
        last = stream[-1] if stream else Token("end", "", 1, 0)
        self.stream = [*stream, Token("end", "the end of the text", last.line, last.end)]
        self.locations = LocationTable(file_names(stream), function_names(stream), asm_lines)
        self.at = 0
        self.lenient = lenient
        self.scopes: list[_Scope] = []
        self.registers: dict[str, str] = {}

    def module(self) -> Module:
        self.version = (0, 0)
        self.target = ""
        self.address_size = False
        self.variables: list[Variable] = []
        self.spans: dict[str, tuple[int, int]] = {}  # variables' places in the text
        self.pointed_to: dict[str, int] = {}  # in initial values, and a line that does so
        self.bodies: dict[str, Body] = {}
        self.functions: dict[str, Function] = {}
        self.declared: list[str] = []  # functions
        while self.peek().kind != "end":
            self.statement_of_module()
        if not self.lenient:
            self.check_pointers()
        return Module(
            self.version,
            self.target,
            tuple(self.variables),
            self.functions,
            tuple(name for name in self.declared if name not in self.functions),
            dict(self.locations.files),
            self.bodies,
            self.spans,
        )

    def statement_of_module(self) -> None:
        token = self.peek()
        if token.text == ".version" and self.version == (0, 0):
            self.take()
            self.version = self.take_version(token)
        elif token.text == ".address_size":
            self.take()
            bits = self.take_integer()
            if bits != 64 or self.address_size:
                raise PtxError(f"one .address_size, and 64 on sm_90, got {bits}", line=token.line)
            self.address_size = True
        elif token.text == ".target":
            self.take()
            self.target = self.take().text
            while self.accept(","):  # options
                self.take()
        elif token.text == ".file":
            self.take()
            self.file_of_module()
        elif token.text == ".section":
            while self.peek().text != "{":
                self.take()
            self.skip_braces()
        elif token.text in _LINKAGE or token.text in _SPACES or token.text in (".entry", ".func"):
            if token.text in _LINKAGE:
                self.take()
            if self.peek().text in (".entry", ".func"):
                self.function_of_module(token)
            else:
                self.variable_of_module(token)
        elif token.text == ".pragma":
            self.take()
            self.pragma()
        elif self.lenient:
            self.take()
        else:
            raise PtxError(f"{token.text!r} begins no PTX statement", line=token.line)

    def file_of_module(self) -> None:
        """The rest of a ``.file``: its number, its name, and perhaps its time and size."""
        self.take_integer()
        self.take()
        while self.accept(","):
            self.take_integer()

    def take_version(self, token: Token) -> tuple[int, int]:
        major, _, minor = self.take().text.partition(".")
        numbers = all(_NUMBER.fullmatch(number) for number in (major, minor))
        if not numbers or max(len(major), len(minor)) > _LONGEST_NUMBER:
            raise PtxError("expected a version", line=token.line)
        if int(major) > _NEWEST_MAJOR:
            raise PtxError(f"PTX {major}.{minor} is not known", line=token.line)
        return int(major), int(minor)

    def function_of_module(self, first: Token) -> None:
        """``first``: the token that the statement begins with."""
        name, function = self.function()
        if function is None:
            self.declared.append(name)
        elif name in self.functions:
            raise PtxError(f"a second function {name!r}", line=first.line)
        else:
            self.functions[name] = function

    def variable_of_module(self, first: Token) -> None:
        """``first``: as in `function_of_module`."""
        variables = self.declaration(first.text == ".extern")
        self.variables += variables
        self.spans |= dict.fromkeys((v.name for v in variables), (first.start, self.last.end))

    def check_pointers(self) -> None:
        known = {*self.functions, *self.declared, *(variable.name for variable in self.variables)}
        for name in self.pointed_to.keys() - known:
            raise PtxError(f"{name!r} is not declared", line=self.pointed_to[name])

    def function(self) -> tuple[str, Function | None]:
        """The function's name; and the function, None where it has no body here."""
        is_entry = self.take().text == ".entry"
        returns = self.parameters() if self.peek().text == "(" else ()
        name = self.take_name()
        parameters: tuple[Variable, ...] = ()
        parameters_end = 0
        if self.peek().text == "(":
            parameters = self.parameters()
            parameters_end = self.last.start
        directives = self.launch_directives()
        if self.accept(";"):
            return name, None
        instructions: list[Instruction] = []
        branch_scopes: dict[int, tuple[int, ...]] = {}
        local: list[Variable] = []
        self.registers = {}
        self.labels: dict[tuple[int, str], int] = {}
        self.branch_targets: dict[tuple[int, str], list[str]] = {}
        self.locations.begin_function(name)
        start = self.take("{").end
        self.scopes = [_Scope(0)]
        for parameter in (*returns, *parameters):
            if parameter.name != "_":
                self.declare(parameter.name)
        self.scope_count = 1
        inside = self.statements(instructions, branch_scopes, local)
        self.bodies[name] = Body(parameters_end, start, self.last.start, inside)
        labels, instructions = self.resolve_labels(instructions, branch_scopes)
        instructions = self.locations.placed(instructions)
        return name, Function(
            name,
            is_entry,
            (*returns, *parameters),
            tuple(local),
            tuple(instructions),
            labels,
            self.registers,
            directives,
        )

    def launch_directives(self) -> LaunchDirectives:
        """Return the directives between a function's parameters and its body (PTX ISA 11.4,
        11.7)."""
        directives: dict[str, Any] = {}
        while self.peek().text not in ("{", ";"):
            token = self.take()
            if token.text in _EXTENTS:
                extents = [self.take_extent()]
                while len(extents) < 3 and self.accept(","):
                    extents.append(self.take_extent())
                directives[token.text] = (*extents, 1, 1)[:3]
            elif token.text in _NUMBERS:
                directives[token.text] = self.take_extent()
            elif token.text == ".pragma":
                self.pragma()
            elif token.text in _WORDS:
                directives[token.text] = True
            elif not self.lenient:
                raise PtxError(f"unknown directive {token.text!r}", line=token.line)
        most = directives.get(".maxntid")
        return LaunchDirectives(
            math.prod(most) if most else None,
            directives.get(".reqntid"),
            directives.get(".maxnreg"),
            directives.get(".minnctapersm"),
            directives.get(".reqnctapercluster"),
            directives.get(".maxclusterrank"),
            ".explicitcluster" in directives,
            ".blocksareclusters" in directives,
        )

    def pragma(self) -> None:
        """Skip strings up to the ``;``, as no pragma changes an instruction of the emulator's."""
        while True:
            token = self.take()
            if token.text[0] != '"':
                raise PtxError(f"expected a string, found {token.text!r}", line=token.line)
            if self.accept(";"):
                return
            self.take(",")

    def label(self, site: int) -> None:
        """A label, and its meaning: the instruction ``site``, or a list of targets."""
        token = self.take()
        label = token.text
        self.take(":")
        if self.peek().text in (".callprototype", ".calltargets"):
            while not self.accept(";"):
                self.take()
        elif self.peek().text == ".branchtargets":
            self.branch_targets[self.scopes[-1].number, label] = self.label_list()
        elif (self.scopes[-1].number, label) in self.labels:
            raise PtxError(f"a second label {label!r}", line=token.line)
        else:
            self.labels[self.scopes[-1].number, label] = site
            self._end_block()

    def statements(
        self,
        instructions: list[Instruction],
        branch_scopes: dict[int, tuple[int, ...]],
        local: list[Variable],
    ) -> tuple[Statement, ...]:
        """Return the statements up to the last ``}``; their contents are added to the function's
        lists."""
        statements: list[Statement] = []
        outer: list[tuple[Token, int, list[Statement]]] = []  # scopes that are open
        while True:
            token, first = self.peek(), len(instructions)
            inner: tuple[Statement, ...] = ()
            if self.accept("{"):
                self.scopes.append(_Scope(self.scope_count))
                self.scope_count += 1
                outer.append((token, first, statements))
                statements = []
                continue
            if self.accept("}"):
                self.scopes.pop()
                if not outer:
                    return tuple(statements)
                kind, inner = "scope", tuple(statements)
                token, first, statements = outer.pop()
            elif token.text == ".reg":
                kind = "registers"
                self.register_declaration()
            elif token.text in (".local", ".shared", ".param"):
                kind = "variables"
                local += self.own_variables()
            elif token.text == ".loc":
                self.location()
                continue
            elif token.text == ".pragma":
                self.take()
                self.pragma()
                continue
            elif token.text.startswith("."):
                raise PtxError(f"unknown directive {token.text!r}", line=token.line)
            elif self.is_label():
                kind = "label"
                self.label(first)
            else:
                kind = "instruction"
                instruction = self.instruction()
                if _mnemonic(instruction.opcode) in ("bra", "brx"):
                    branch_scopes[first] = tuple(s.number for s in self.scopes)
                    self._end_block()
                instructions.append(instruction)
            lines = range(token.line, self.last.line + 1)
            held = range(first, len(instructions))
            frames = self.locations.frames
            statements.append(
                Statement(kind, token.start, self.last.end, lines, held, frames, inner)
            )

    def _end_block(self) -> None:
        """Begin a basic block of the compiler's; to it, inline assembly in braces is a single
        step."""
        if len(self.scopes) == 1:
            self.locations.begin_block()

    def own_variables(self) -> list[Variable]:
        """Variables of a function. Those of calls (.param) are each thread's: .local ones."""
        scope, variables = self.scopes[-1], []
        for variable in self.declaration():
            self.declare(variable.name)
            space = "local" if variable.space == "param" else variable.space
            variables.append(replace(variable, name=scope.own(variable.name), space=space))
        return variables

    def is_label(self) -> bool:
        return self.peek().kind == "word" and self.stream[self.at + 1].text == ":"

    def label_list(self) -> list[str]:
        """``.branchtargets a, b, c;``"""
        self.take(".branchtargets")
        names = [self.take_name()]
        while self.accept(","):
            names.append(self.take_name())
        self.take(";")
        return names

    def resolve_labels(
        self, instructions: Sequence[Instruction], branch_scopes: dict[int, tuple[int, ...]]
    ) -> tuple[dict[str, int], list[Instruction]]:
        """Give each label a name of its own, and each branch the labels that its scope sees."""
        labels = {
            f"{name}{SCOPE_MARK}{scope}": index for (scope, name), index in self.labels.items()
        }
        resolved = list(instructions)
        for index, scopes in branch_scopes.items():
            instruction = instructions[index]
            line, operands = instruction.ptx_line, instruction.operands
            is_plain = _mnemonic(instruction.opcode) == "bra"
            named = operands[-1] if operands else None
            if len(operands) != (1 if is_plain else 2) or not isinstance(named, Symbol):
                needs = (
                    "bra needs one label" if is_plain else "brx needs an index and a list of labels"
                )
                raise PtxError(f"{needs}", line=line)
            if is_plain:
                operands = (self.own_label(named.name, scopes, line),)
            else:
                listed = self.seen(self.branch_targets, named.name, scopes, line)
                own = (self.own_label(n, scopes, line) for n in self.branch_targets[listed])
                operands = (operands[0], Vector(tuple(own)))
            resolved[index] = replace(instruction, operands=operands)
        return labels, resolved

    def own_label(self, name: str, scopes: tuple[int, ...], line: int) -> Symbol:
        scope, _ = self.seen(self.labels, name, scopes, line)
        return Symbol(f"{name}{SCOPE_MARK}{scope}")

    def seen(
        self, known: Mapping[tuple[int, str], object], name: str, scopes: tuple[int, ...], line: int
    ) -> tuple[int, str]:
        """The key of ``name`` in the innermost scope that has it."""
        for scope in reversed(scopes):
            if (scope, name) in known:
                return scope, name
        raise PtxError(f"no label {name!r} in this function", line=line)

    def location(self) -> None:
        """``.loc file line column[, function_name label, inlined_at file line column]``"""
        line = self.take(".loc").line
        here = Frame(self.take_integer(), self.take_integer(), self.take_integer())
        parent, function = None, ""
        while self.peek().line == line and self.accept(","):
            if self.take().text == "inlined_at":
                parent = Frame(self.take_integer(), self.take_integer(), self.take_integer())
            else:
                function = self.take().text
                if self.accept("+"):
                    self.take_integer()
        self.locations.here(line, here, parent, function)

    def instruction(self) -> Instruction:
        guard = None
        if self.accept("@"):
            negated = self.accept("!")
            predicate = self.operand()
            if not isinstance(predicate, Register) or predicate.type != "pred":
                raise PtxError("a guard must be a predicate register", line=self.peek().line)
            guard = Guard(predicate, negated)
        token = self.take()
        if token.kind != "word":
            raise PtxError(f"expected an instruction, found {token.text!r}", line=token.line)
        opcode = token.text
        while self.peek().text.startswith("."):  # there may be a gap before a modifier
            opcode += self.take().text
        operands: list[Operand] = []
        while not self.accept(";"):
            operands.append(self.operand())
            if self.peek().text != ";":
                self.take(",")
        stack = self.locations.stack()
        is_merged = self.locations.has_line_0
        return Instruction(opcode, tuple(operands), guard, token.line, None, stack, is_merged)

    # -- declarations of variables and parameters (5.1 to 5.4)

    def declaration(self, external: bool = False) -> list[Variable]:
        """``.shared .align 8 .b8 name[16], other;`` with an optional initializer."""
        opening = self.take()
        space = opening.text
        if space not in _SPACES or (not self.scopes and space in (".local", ".param")):
            raise PtxError(f"{space} declares no variable here", line=opening.line)
        align, ptx_type = 0, ""
        while self.peek().text.startswith("."):
            token = self.take()
            if token.text == ".align" and not ptx_type:
                align = self.take_alignment()
            elif token.text[1:] in DTYPES and not ptx_type:
                ptx_type = token.text[1:]
            elif token.text not in (".attribute", ".managed", ".ptr"):
                raise PtxError(f"unknown directive {token.text!r}", line=token.line)
        if not ptx_type:
            raise PtxError("a declaration without a type", line=self.peek().line)
        self.check_in_memory(ptx_type)
        element_bytes = DTYPES[ptx_type].itemsize
        variables = []
        while True:
            name = self.take_name()
            count: int | None = 1
            while self.accept("["):
                if self.accept("]"):
                    count = None
                    continue
                extent = self.take_extent()
                count = None if count is None else self.extended(count, extent)
                self.take("]")
            initial: bytes | None = None
            pointers: tuple[InitialAddress, ...] = ()
            if self.accept("="):
                if space not in (".global", ".const"):
                    raise PtxError(f"{space} has no initial value", line=self.peek().line)
                initial, pointers = self.initializer(ptx_type, count)
            elif count is None and not external:
                raise PtxError(f"{name} is an array without a size", line=self.last.line)
            size = None if count is None else count * element_bytes
            align = align or element_bytes
            variables.append(Variable(name, space[1:], ptx_type, size, align, initial, pointers))
            if not self.accept(","):
                break
        self.take(";")
        return variables

    def check_in_memory(self, ptx_type: str) -> None:
        if ptx_type == "pred":
            raise PtxError("a predicate is a register, no variable", line=self.last.line)

    def initializer(
        self, ptx_type: str, count: int | None
    ) -> tuple[bytes, tuple[InitialAddress, ...]]:
        line, values = self.peek().line, []
        if self.accept("{"):
            while not self.accept("}"):
                values.append(self.initial_value(ptx_type))
                if self.peek().text != "}":
                    self.take(",")
        else:
            values.append(self.initial_value(ptx_type))
        if len(values) > (len(values) if count is None else count):
            raise PtxError(f"{len(values)} values for {count} elements", line=line)
        size = DTYPES[ptx_type].itemsize
        data = [v if isinstance(v, bytes) else bytes(size) for v in values]
        pointers = (
            v._replace(at=n * size) for n, v in enumerate(values) if isinstance(v, InitialAddress)
        )
        return b"".join(data), tuple(pointers)

    def initial_value(self, ptx_type: str) -> bytes | InitialAddress:
        """Return a number, or ``symbol``, ``symbol+8``, ``generic(symbol)+8``; or a byte of
        these, ``0xFF00(symbol)``."""
        token, byte = self.peek(), None
        if token.kind != "word":
            number = self.immediate()
            if not self.accept("("):
                return self.constant(number, ptx_type)
            byte = _MASKS.get(int(number.value))
            if byte is None or DTYPES[ptx_type].itemsize > 1:
                raise PtxError(f"{number} selects no byte of an address", line=token.line)
        name, generic = self.take_name(), False
        if name == "generic" and self.accept("("):
            name, generic = self.take_name(), True
            self.take(")")
        offset = self.take_integer() if self.accept("+") else 0
        if byte is not None:
            self.take(")")
        elif DTYPES[ptx_type].itemsize < 8:
            raise PtxError(f"the address of {name} has 64 bits", line=token.line)
        self.pointed_to[name] = token.line
        return InitialAddress(0, name, offset, generic, byte)

    def constant(self, literal: Immediate, ptx_type: str) -> bytes:
        dtype = DTYPES[ptx_type]
        if isinstance(literal.value, float) == (dtype.kind in "iub"):
            raise PtxError(f"{literal} initializes a .{ptx_type}", line=self.peek().line)
        data: bytes = immediate(literal.value, literal.text, dtype).tobytes()
        return data

    def parameters(self) -> tuple[Variable, ...]:
        self.take("(")
        parameters: list[Variable] = []
        if self.accept(")"):
            return ()
        while True:
            self.take_param_declaration(parameters)
            if self.accept(")"):
                return tuple(parameters)
            self.take(",")

    def take_param_declaration(self, variables: list[Variable]) -> None:
        token = self.peek()
        if token.text != ".param" and not self.lenient:
            raise PtxError(
                f"expected a .param, found {token.text!r}: parameters are passed in memory",
                line=token.line,
            )
        self.take()
        align, ptx_type, pointer = 0, "", False
        while self.peek().text.startswith("."):
            word = self.take().text
            if word == ".ptr":
                pointer = True  # the .align that follows is that of what it points to
            elif word == ".align":
                alignment = self.take_alignment()
                align = align if pointer else alignment
            elif word[1:] in DTYPES and not ptx_type:
                ptx_type = word[1:]
            elif word not in _SPACES or not pointer:
                raise PtxError(f"{word!r} in a parameter", line=token.line)
        if not ptx_type:
            raise PtxError("a parameter without a type", line=token.line)
        name = "_" if self.accept("_") else self.take_name()  # a parameter that is never read
        count = 1
        while self.accept("["):
            count = self.extended(count, self.take_extent())
            self.take("]")
        size = DTYPES[ptx_type].itemsize
        self.check_in_memory(ptx_type)
        variables.append(Variable(name, "param", ptx_type, size * count, align or size))

    def register_declaration(self) -> None:
        self.take(".reg")
        ptx_type = self.take().text[1:]
        if ptx_type in ("v2", "v4"):
            raise PtxError("vector registers are not supported", line=self.peek().line)
        if ptx_type not in DTYPES:
            raise PtxError(f"unknown register type .{ptx_type}", line=self.peek().line)
        scope = self.scopes[-1]
        while True:
            name = self.take_name()
            if self.accept("<"):
                count = self.take_extent()
                scope.ranges[name] = ptx_type, count
                scope.operands.clear()
                self.take(">")
            else:
                self.declare(name, ptx_type)
            if not self.accept(","):
                break
        self.take(";")

    def declare(self, name: str, ptx_type: str = "") -> None:
        """A register of the innermost scope; or a variable, which has no type here."""
        scope = self.scopes[-1]
        if name in scope.variables or name in scope.ranges or scope.type_of(name):
            raise PtxError(f"a second {name!r}", line=self.last.line)
        scope.operands.clear()
        if ptx_type:
            scope.single[name] = ptx_type
        else:
            scope.variables.add(name)

    def operand(self) -> Operand:
        token = self.peek()
        if token.text == "[":
            return self.address()
        closing = {"{": "}", "(": ")"}.get(token.text)
        if closing is not None:
            self.take()
            elements = []
            while not self.accept(closing):
                if self.peek().text in ("{", "("):
                    raise PtxError("nested too deeply", line=token.line)
                elements.append(self.operand())
                if self.peek().text != closing:
                    self.take(",")
            return Vector(tuple(elements))
        if self.accept("!"):
            return Negated(self.register())
        if token.text in ("+", "-") or token.kind in ("integer", "float"):
            return self.immediate()
        if token.kind == "word" and self.stream[self.at + 1].text == "|":
            first = self.register_or_sink()
            self.take("|")
            return Pair(first, self.register_or_sink())
        named = self.named(self.take())
        if isinstance(named, Symbol) and self.accept("+"):
            return replace(named, offset=self.take_integer())
        return named

    def register(self) -> Register:
        token = self.take()
        register = self.named(token)
        if not isinstance(register, Register):
            raise PtxError(f"expected a register, found {token.text!r}", line=token.line)
        return register

    def register_or_sink(self) -> Register | Sink:
        if self.accept("_"):
            return Sink()
        return self.register()

    def immediate(self) -> Immediate:
        first = self.at
        negative = self.signs()
        token = self.take()
        if token.kind == "float":
            value = float_value(token.text)
            if math.isinf(value) and token.text[:2].lower() not in ("0f", "0d"):
                raise PtxError(f"{token.text} is larger than any number", line=token.line)
            return Immediate(-value if negative else value, "-" * negative + token.text)
        if token.kind != "integer":
            raise PtxError(f"expected a number, found {token.text!r}", line=token.line)
        self.at = first
        whole = self.take_integer()
        plain = self.at - first == 1 + negative
        return Immediate(whole, "-" * negative + token.text if plain else str(whole))

    def named(self, token: Token) -> Operand:
        if token.kind != "word":
            raise PtxError(f"expected an operand, found {token.text!r}", line=token.line)
        known = self.scopes[-1].operands
        if token.text not in known:
            known[token.text] = self.meaning(token)
        return known[token.text]

    def meaning(self, token: Token) -> Operand:
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
        if token.text == "WARP_SZ":
            return Immediate(WARP, token.text)
        return Symbol(token.text)

    def address(self) -> Operand:
        self.take("[")
        token = self.peek()
        base = self.immediate() if token.kind == "integer" else self.named(self.take())
        if not isinstance(base, Register | Symbol | Immediate):
            raise PtxError(f"{token.text!r} cannot be an address", line=token.line)
        offset = self.take_integer() if self.accept("+") else 0  # -8 is "+-8" in PTX
        place = Address(base, offset)
        if self.accept(","):
            coordinates = self.operand()
            self.take("]")
            if not isinstance(coordinates, Vector):
                raise PtxError("expected {coordinates}", line=token.line)
            return TensorAddress(place, coordinates.elements)
        self.take("]")
        return place

    def peek(self) -> Token:
        return self.stream[self.at]

    @property
    def last(self) -> Token:
        """The token taken last."""
        return self.stream[self.at - 1]

    def take(self, text: str | None = None) -> Token:
        token = self.stream[self.at]
        if text is not None and token.text != text:
            raise PtxError(f"expected {text!r}, found {token.text!r}", line=token.line)
        if token.kind == "end":
            raise PtxError("the text ends in the middle of a statement", line=token.line)
        self.at += 1
        return token

    def accept(self, text: str) -> bool:
        if self.stream[self.at].text == text:
            self.at += 1
            return True
        return False

    def take_integer(self) -> int:
        """A constant: an integer, or a sum of products of them (PTX ISA 4.5.5)."""
        total = self.take_product()
        while self.peek().text in ("+", "-"):
            negative = self.take().text == "-"
            product = self.take_product()
            total += -product if negative else product
        return total

    def take_product(self) -> int:
        product = 1
        while True:
            negative = self.signs()
            token = self.take()
            if token.kind != "integer":
                raise PtxError(f"expected an integer, found {token.text!r}", line=token.line)
            product *= -integer_value(token.text) if negative else integer_value(token.text)
            if abs(product) >> 64:
                raise PtxError(f"{product} has more than 64 bits", line=token.line)
            if not self.accept("*"):
                return product

    def signs(self) -> bool:
        """Return True if the signs here make a number negative."""
        negative = False
        while self.peek().text in ("+", "-"):
            negative ^= self.take().text == "-"
        return negative

    def take_extent(self) -> int:
        line, extent = self.peek().line, self.take_integer()
        if not 0 <= extent < 1 << 32:
            raise PtxError(f"an array of {extent} elements", line=line)
        return extent

    def extended(self, count: int, extent: int) -> int:
        """The elements of ``extent`` arrays of ``count``."""
        if count * extent >> 32:
            raise PtxError(f"an array of {count * extent} elements", line=self.last.line)
        return count * extent

    def take_alignment(self) -> int:
        line, align = self.peek().line, self.take_integer()
        if align < 1 or align & (align - 1) or align >> 32:
            raise PtxError(f"an alignment is a power of two, not {align}", line=line)
        return align

    def take_name(self) -> str:
        token = self.take()
        if token.kind != "word" or token.text == "_" or not is_identifier(token.text):
            raise PtxError(f"expected a name, found {token.text!r}", line=token.line)
        return token.text

    def skip_braces(self) -> None:
        depth = 0
        while True:
            text = self.take().text
            depth += (text == "{") - (text == "}")
            if depth == 0:
                return
