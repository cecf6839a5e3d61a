"""The instruction table's row: a PTX instruction, its forms, the roles of its operands, its
wrappers.

A syntax is written as the PTX manual writes it: ``{.a|.b}`` is optional, ``<name>`` means any of
the words given under that name. Most operands are named after their role: ``d`` is written,
``mbar`` is an mbarrier. A row lists those that have another role in it.

A wrapper is a function of `harness.ptx`: its name, its parameters, the PTX that it becomes, its
docstring. In the PTX ``$name`` is an operand: a parameter, or, if no parameter has that name, a
result. ``[[name|text]]`` is left out together with the optional parameter ``name``. A function that
returns bool gives a predicate; a loop repeats until its predicate is true.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from textwrap import wrap
from typing import Any, Literal

Does = Literal[
    "writes", "reads", "address", "mbarrier", "tensor map", "descriptor", "immediate", "label"
]
Access = Literal["", "read", "write", "read and write"]


@dataclass(frozen=True)
class Role:
    """``type`` is a PTX type; empty: the type in the instruction's own words.

    An address is in ``space`` (a state space, ``generic``, or the form's ``<name>``), and the bytes
    there are read or written (``access``; empty: neither): ``nbytes`` of it, as a number, as the
    operand that gives it, or as the ``<name>`` of the type of each element. A tensor map's
    coordinates come with it.
    """

    does: Does
    type: str = ""
    space: str = ""
    access: Access = ""
    nbytes: int | str = ""
    legal: range | None = None


def writes(type: str = "") -> Role:
    return Role("writes", type)


def reads(type: str = "") -> Role:
    return Role("reads", type)


def address(space: str, access: Access = "", nbytes: int | str = "") -> Role:
    return Role("address", space=space, access=access, nbytes=nbytes)


def immediate(legal: range | None = None) -> Role:
    return Role("immediate", "s32", legal=legal)


MBARRIER = Role("mbarrier", "b64", "shared", "read and write", 8)
TENSOR_MAP = Role("tensor map", "b64", "generic", "read", 128)
DESCRIPTOR = Role("descriptor", "b64", "shared", "read")
LABEL = Role("label")
GROUPS = immediate(range(2**31))

BY_NAME = {
    "d": writes(),
    "p": writes("pred"),
    "q": writes("pred"),
    "a": reads(),
    "addr": MBARRIER,
    "b": reads(),
    "c": reads(),
    "bytes": reads("u32"),
    "count": reads("u32"),
    "fraction": reads("f32"),
    "lut": immediate(range(256)),
    "mask": reads("b32"),
    "mbar": MBARRIER,
    "n": GROUPS,
    "offsets": reads("u16"),
    "phase": reads("b64"),
    "policy": reads("b64"),
    "rank": reads("u32"),
    "size": reads("u32"),
    "source": reads("u32"),
    "state": writes("b64"),
    "tensor": TENSOR_MAP,
    "time": reads("u32"),
    "value": reads(),
    **dict.fromkeys(("sa", "sb"), immediate(range(-1, 2, 2))),
    **dict.fromkeys(("ta", "tb"), immediate(range(2))),
    **dict.fromkeys(("target", "targets", "prototype"), LABEL),
}


@dataclass(frozen=True)
class Kind:
    """``what`` is its name in a rejection, ``type`` the PTX type that it is cast to.

    An immediate must be a number when the kernel is compiled, in ``legal``, which ``must``
    describes in words.
    """

    what: str
    type: str
    python: str = "int"
    immediate: bool = False
    legal: range | None = None
    must: str = ""


def _number_of(what: str, legal: range, must: str) -> Kind:
    constant = f"a number of {what}, constant when the kernel is compiled"
    return Kind(constant, "s32", immediate=True, legal=legal, must=f"a number of {what}, {must}")


KINDS = {
    "SharedAddress": Kind("a shared-memory address (uint32)", "u32"),
    "GlobalAddress": Kind("a global array, or a global address (uint64)", "u64", "Any"),
    "TensorMapAddress": Kind(
        "a TensorMap parameter of the kernel, or a tensor map's address (uint64)", "u64", "Any"
    ),
    "Count": Kind("a number of arrivals (uint32)", "u32"),
    "Bytes": Kind("a number of bytes (uint32)", "u32"),
    "OptionalSourceBytes": Kind(
        "a number of bytes to read, the rest being zeros (uint32)", "u32", "int | None"
    ),
    "Parity": Kind("a phase parity, 0 or 1 (uint32)", "u32"),
    "State": Kind("the state that an arrival returned (uint64)", "u64"),
    "Nanoseconds": Kind("a time in nanoseconds (uint32)", "u32"),
    "Coordinate": Kind("a coordinate in elements (int32)", "s32"),
    "Offset": Kind("an im2col offset in elements (uint16)", "u16"),
    "Policy": Kind("a cache policy, from createpolicy (uint64)", "u64"),
    "OptionalPolicy": Kind("a cache policy, from createpolicy (uint64)", "u64", "int | None"),
    "Rank": Kind("the rank of a block in its cluster (uint32)", "u32"),
    "BlockMask": Kind("a mask of blocks of the cluster, one bit per rank (uint16)", "u16"),
    "LaneMask": Kind("a mask of lanes of the warp (uint32)", "u32"),
    "BarrierNumber": Kind("the number of a block barrier, 0 to 15 (uint32)", "u32"),
    "Threads": Kind("a number of threads, a multiple of 32 (uint32)", "u32"),
    "Fragment": Kind("a register of a matrix, two 16-bit elements (uint32)", "u32"),
    "Float32": Kind("a number (float32)", "f32", "float"),
    "Index": Kind("an index (uint32)", "u32"),
    "Extent": Kind("an extent in elements (uint32)", "u32"),
    "Stride": Kind("a stride in bytes (uint64)", "u64"),
    "Ordinal": Kind(
        "the number of a dimension, innermost 0, constant when the kernel is compiled",
        "s32",
        immediate=True,
    ),
    "Groups": _number_of("groups", range(2**31), "0 or more"),
    "Registers": _number_of("registers", range(24, 257, 8), "a multiple of 8, 24 to 256"),
}

RESULTS = {
    "bool": Kind("a predicate", "pred", "bool"),
    "Float32": Kind("a float32", "f32", "float"),
    "UInt32": Kind("a uint32", "u32"),
    "UInt64": Kind("a uint64", "u64"),
    "TwoUInt32": Kind("two uint32", "u32", "tuple[int, int]"),
    "FourUInt32": Kind("four uint32", "u32", "tuple[int, int, int, int]"),
}


REQUIRED = object()
LABELS = {
    "issued_by": "Issued by",
    "of_proxy": "Proxy",
    "memory": "Memory",
    "completes": "Completes",
    "manual": "PTX ISA",
}
_PARAMETER = re.compile(r"(\w+)(?:: (\w+))?(?: ?= ?([^,]+))?(?:, |$)")

_FOR_THE_TENSOR = (
    "policy: from createpolicy (uint64), for the tensor's bytes. The other operands are the same."
)
_AS_WITHOUT = "the same; the policy is a hint"


@dataclass(frozen=True)
class Parameter:
    """``kind`` is defined in `harness.sanitizer.isa.table.row`; empty if the wrapper checks it
    itself."""

    name: str
    kind: str
    default: object = REQUIRED

    @property
    def shown_default(self) -> str:
        if self.default is REQUIRED:
            return ""
        return f"=0x{self.default:X}" if self.kind == "LaneMask" else f"={self.default!r}"


@dataclass(frozen=True)
class Wrapper:
    """``returns`` is a kind of result, bool, or empty. ``shown`` is the PTX as people read it,
    if it differs from ``ptx``; ``ptx`` is empty if code of `harness.ptx` replaces it.
    ``together``: threads of a warp or a warpgroup execute it together. The last five are the
    labeled parts of the docstring."""

    name: str
    parameters: tuple[Parameter, ...]
    returns: str
    ptx: str
    summary: str
    takes: str = ""
    loop: bool = False
    shown: str = ""
    issued_by: str = ""
    of_proxy: str = ""
    memory: str = ""
    completes: str = ""
    manual: str = ""
    together: bool = field(default=False, kw_only=True)

    def of_row(self, says: dict[str, str], together: bool) -> Wrapper:
        merged: dict[str, Any] = {name: getattr(self, name) or says[name] for name in LABELS}
        return replace(self, together=together, **merged)

    @property
    def results(self) -> list[str]:
        """The names of the results in the PTX, in their order."""
        taken = {parameter.name for parameter in self.parameters}
        names = (match for match in re.findall(r"\$([a-z]\w*)", self.ptx) if match not in taken)
        return list(dict.fromkeys(names))

    @property
    def is_pure(self) -> bool:
        """Return True if it computes on registers alone: its result is its only effect."""
        apart = self.of_proxy == self.memory == "none" and not self.together
        return bool(self.returns) and apart and self.completes == "at once"

    @property
    def opcode(self) -> str:
        """Return the opcode with every optional modifier; empty if the PTX has several
        instructions."""
        return re.split(r"[ ;]", re.sub(r"\[\[\w+\|(.*?)\]\]", r"\1", self.ptx))[0]

    @property
    def call(self) -> str:
        """``name(a, b=1)``"""
        plain = (p.name + p.shown_default for p in self.parameters)
        return f"{self.name}({', '.join(plain)})"

    @property
    def ptx_shown(self) -> str:
        """Return the PTX with its operands by name; optional parts in braces."""
        if self.shown:
            return self.shown
        if self.loop:
            return f"a loop around ``{self.opcode}``."
        plain = re.sub(r"\[\[\w+\|(.*?)\]\]", r"{\1}", self.ptx).replace("$", "")
        return f"``{plain}``"

    @property
    def doc(self) -> str:
        """Return the docstring: a summary, the PTX, its operands, and the labeled parts."""
        labeled = [f"{label}: {getattr(self, name)}." for name, label in LABELS.items()]
        lines = [
            line
            for text in (self.takes, *labeled)
            for line in wrap(text, 96, break_on_hyphens=False)
        ]
        return f"{self.summary}\n\nPTX: {self.ptx_shown}\n\n" + "\n".join(lines)


def wrapper(
    signature: str, ptx: str, summary: str, takes: str = "", *, shown: str = "", **says: str
) -> Wrapper:
    """``signature`` is Python's: ``name(parameter: Kind = default, ...) -> Kind``; ``loop`` in
    place of a result makes a loop around the PTX. Raises ValueError for a kind of operand or result
    that is not in `KINDS` or `RESULTS`."""
    head, _, returns = signature.partition(" -> ")
    name, _, inside = head.partition("(")
    parameters = tuple(_parameters(inside.removesuffix(")")))
    returns, loops = ("", True) if returns == "loop" else (returns, False)
    for kind, kinds, called in (
        *((each.kind, KINDS, f"operand {each.name!r}") for each in parameters),
        (returns, RESULTS, "result"),
    ):
        if kind and kind not in kinds:
            raise ValueError(
                f"{name}: the kind of its {called} is {kind!r}; legal: {', '.join(kinds)}"
            )
    return Wrapper(
        name,
        parameters,
        returns,
        ptx,
        summary,
        takes,
        loops,
        shown,
        together=False,  # the row knows
        **says,
    )


def ranks(
    signature: str, ptx: str, summary: str, *takes: str, least: int = 1, **says: str
) -> list[Wrapper]:
    """A wrapper for each number of dimensions up to five. In each text ``{rank}`` is that number,
    ``{c}`` the coordinates and ``{o}`` the im2col offsets; ``{at}`` in the PTX is the tensor map
    with its coordinates."""
    return [
        wrapper(
            _filled(signature, rank, kinds=(": Coordinate", ": Offset")),
            _filled(ptx.replace("{at}", "[$tensor_map, {{c}}]"), rank, "$"),
            *(_filled(text, rank) for text in (summary, *takes)),
            **{part: _filled(text, rank) for part, text in says.items()},
        )
        for rank in range(least, 6)
    ]


def hinted(
    plain: Wrapper, takes: str = _FOR_THE_TENSOR, memory: str = _AS_WITHOUT, **says: str
) -> Wrapper:
    """``plain`` with a cache policy as its last operand."""
    opcode, _, operands = plain.ptx.partition(" ")
    summary = f"`{plain.name}` with a cache policy."
    own: dict[str, Any] = {"summary": summary, "takes": takes, "memory": memory, **says}
    return replace(
        plain,
        name=f"{plain.name}_cache_hint",
        parameters=(*plain.parameters, Parameter("policy", "Policy")),
        ptx=f"{opcode}.L2::cache_hint {operands.removesuffix(';')}, $policy;",
        **own,
    )


def _filled(text: str, rank: int, mark: str = "", kinds: tuple[str, str] = ("", "")) -> str:
    def names(letter: str, count: int, kind: str) -> str:
        return ", ".join(f"{mark}{letter}{i}{kind}" for i in range(count))

    coordinates, offsets = names("c", rank, kinds[0]), names("o", rank - 2, kinds[1])
    for word, value in (("rank", str(rank)), ("c", coordinates), ("o", offsets)):
        text = text.replace(f"{{{word}}}", value)
    return text


def _parameters(text: str) -> Iterator[Parameter]:
    for name, kind, default in _PARAMETER.findall(text):
        yield Parameter(name, kind, _value(default) if default else REQUIRED)


def _value(text: str) -> object:
    if text[0] == '"':
        return text[1:-1]
    return None if text == "None" else int(text, 0)


Issuer = Literal["thread", "warp", "warpgroup"]
Completion = Literal[
    "at once",
    "never observably",
    "when others come",
    "with the phase",
    "with the groups",
    "on an mbarrier",
    "in a bulk group",
    "in a group of cp.async",
    "in a group of wgmma",
]


@dataclass(frozen=True)
class Form:
    """A form of an instruction. ``choices``: ``(name, words)`` for each ``<name>``."""

    syntax: str
    operands: str
    choices: tuple[tuple[str, str], ...]

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Made when an opcode is first compared with it: most never are."""
        return _pattern(self.syntax, dict(self.choices))

    def arranged(self, modifiers: Sequence[str]) -> str | None:
        """The opcode with its modifiers in the form's order; None where they are not the form's.

        Modifiers that fit several places keep their order among each other.
        """
        rest, parts = list(modifiers), [self.mnemonic]
        for needed, alternatives in self._slots:
            for words in alternatives:
                chosen: list[str] = []
                for legal in words:
                    chosen_word = next((w for w in rest if w in legal and w not in chosen), None)
                    chosen += [] if chosen_word is None else [chosen_word]
                if len(chosen) == len(words):
                    for word in chosen:
                        rest.remove(word)
                    parts += chosen
                    break
            else:
                if needed:
                    return None
        return None if rest else ".".join(parts)

    @cached_property
    def _slots(self) -> list[tuple[bool, list[list[list[str]]]]]:
        """Return the slots after the mnemonic, in order: True if the slot is required, and each
        way to write it, as the words that each of its modifiers may be."""
        choices = {name: words.split() for name, words in self.choices}
        slots = []
        for optional, plain in re.findall(r"\{(.*?)\}|(\.[^.{]+)", self.syntax):
            ways = [
                [_words(word, choices) for word in way.split(".")[1:]]
                for way in (optional or plain).split("|")
            ]
            slots.append((not optional, ways))
        return slots

    @property
    def names(self) -> list[str]:
        """The names of the operands, in their order."""
        return re.findall(r"\w+", self.operands)

    @cached_property
    def places(self) -> list[str]:
        """The name of each operand, of a pair, ``d|p``, that of the first."""
        return [re.findall(r"\w+", place)[0] for place in self.operands.split(",") if place]

    @cached_property
    def mnemonic(self) -> str:
        return re.split(r"[.{<]", self.syntax)[0]


@dataclass(frozen=True)
class Row:
    """An instruction. ``key`` names it for good: a step of the emulator is registered by it.

    ``issuer``: a single thread, or the threads of a warp or a warpgroup together. ``completion``:
    at once, or the mechanism that reports its end. ``needs``: the target. ``proxy``: generic, or
    the engine that it is about; ``of_proxy``: the proxy of its accesses, as pages print it.
    """

    key: str
    section: str
    meaning: str
    forms: tuple[Form, ...]
    proxy: str
    issuer: Issuer
    completion: Completion
    needs: str
    own_roles: dict[str, Role]
    wrappers: tuple[Wrapper, ...] = ()
    of_proxy: str = ""

    @cached_property
    def accesses(self) -> bool:
        """True if the instruction reads, writes or orders memory."""
        orders = self.key.startswith(("fence", "bar", "griddepcontrol"))
        return orders or any(self.role(name).access for f in self.forms for name in f.places)

    @cached_property
    def computes(self) -> bool:
        """True if the instruction only computes registers from registers."""
        operands = [self.role(name) for form in self.forms for name in form.places]
        plain = all(role.does in ("writes", "reads", "immediate") for role in operands)
        alone = self.issuer == "thread" and self.completion == "at once"
        return plain and alone and int(self.section.split(".")[2]) < 10  # chapters of values

    def role(self, operand: str) -> Role:
        """Return the role of the operand of this name (in ``operands`` of a form)."""
        return self.own_roles.get(operand) or BY_NAME[operand]


def row(
    heading: str,
    *parts: Form | Wrapper,
    proxy: str = "generic",
    issuer: Issuer = "thread",
    completion: Completion = "at once",
    needs: str = "sm_90",
    roles: dict[str, Role] | None = None,
    **says: str,
) -> Row:
    """``heading``: key, section and meaning.

    ``says``: properties of each of its wrappers, unless overridden there: its issuer
    (``issued_by``), its proxy (``of_proxy``; else ``proxy``), its effect on memory (``memory``),
    its completion (``completes``), its title in the manual (``manual``; else the key). An
    ordinary instruction that accesses no memory has no proxy. If it only computes, it has no effect
    on memory.
    """
    key, section, meaning = heading.split(" ", 2)
    forms = tuple(part for part in parts if isinstance(part, Form))
    plain = Row(key, section, meaning, forms, proxy, issuer, completion, needs, roles or {})
    none = proxy == "generic" and not plain.accesses
    usual = {
        "of_proxy": "none" if none else proxy,
        "issued_by": "any thread",
        "completes": "at once",
    }
    usual |= {"manual": f'"{key}"'}
    if plain.computes:
        usual |= {"memory": "none"}
    says = usual | says
    together = issuer != "thread"
    wrappers = tuple(p.of_row(says, together) for p in parts if isinstance(p, Wrapper))
    return replace(plain, wrappers=wrappers, of_proxy=says["of_proxy"])


def form(syntax: str, operands: str, **choices: str) -> Form:
    return Form(syntax, operands, tuple(choices.items()))


def _words(part: str, choices: dict[str, list[str]]) -> list[str]:
    """Return the words that a part of a syntax allows: ``m64n<n>k16`` for as many as n has."""
    before, name, after = (*re.split(r"<(\w+)>", part, maxsplit=1), "", "")[:3]
    return [f"{before}{word}{after}" for word in choices[name]] if name else [part]


def _pattern(syntax: str, choices: dict[str, str]) -> re.Pattern[str]:
    def words(names: str) -> str:
        return "|".join(re.escape(word) for word in names.split())

    text = re.escape(syntax).replace(r"\{", "{").replace(r"\}", "}").replace(r"\|", "|")
    text = re.sub(r"\{(.*?)\}", lambda m: f"(?:{m.group(1)})?", text)
    text = re.sub(r"<(\w+)>", lambda m: f"(?P<{m.group(1)}>{words(choices[m.group(1)])})", text)
    return re.compile(text)
