"""The whole table, the row that an opcode belongs to, and the PTX that sm_90a has and the table
lacks.

A word that no row allows is an error, never a guess.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, product, takewhile

from harness.base import arch
from harness.sanitizer.isa.table import (
    bulk_copy,
    control,
    floating,
    integer,
    matrix,
    mbarrier,
    movement,
    synchronization,
    tensor_copy,
    thread_copy,
    wgmma,
)
from harness.sanitizer.isa.table.row import Form, Role, Row
from harness.sanitizer.isa.types import DTYPES, MATRIX_TYPES

_MOST_NEAR = 3  # forms that an error about an unknown opcode lists
_MOST_SPELLINGS = 200  # corrections that are tried
_VECTORS = ("v2", "v4", "v8")

CHAPTERS = (
    integer,
    floating,
    movement,
    thread_copy,
    bulk_copy,
    tensor_copy,
    control,
    synchronization,
    mbarrier,
    matrix,
    wgmma,
)
_IN_ORDER = ("mul", "mad")  # ptxas takes their modifiers in no other
_SPACES = ("shared", "global", "local", "param", "const")
_NAMING = {
    "barrier": ("cluster", "arrive", "wait"),
    "cp": (
        *("async", "bulk", "tensor", "reduce", "prefetch", "commit_group", "wait_group"),
        *("wait_all", "mbarrier", "arrive"),
    ),
    "createpolicy": ("fractional",),
    "cvta": ("to",),
    "fence": ("proxy", "alias", "async", "mbarrier_init"),
    "mbarrier": (
        *("init", "inval", "expect_tx", "complete_tx", "arrive", "arrive_drop", "noComplete"),
        *("test_wait", "try_wait", "parity", "pending_count"),
    ),
    "red": ("async",),
    "st": ("async",),
    "tensormap": ("replace", "cp_fenceproxy"),
    "wgmma": ("mma_async", "fence", "commit_group", "wait_group"),
}
ROWS: dict[str, Row] = {row.key: row for chapter in CHAPTERS for row in chapter.ROWS}

_BY_MNEMONIC: dict[str, list[tuple[Row, Form]]] = {}
for _row in ROWS.values():
    for _form in _row.forms:
        _BY_MNEMONIC.setdefault(_form.mnemonic, []).append((_row, _form))


@dataclass(frozen=True)
class Match:
    """Meaning of an opcode: its row, its form, the word for each ``<name>``."""

    row: Row
    form: Form
    words: dict[str, str]
    modifiers: frozenset[str]

    def role(self, place: int) -> Role | None:
        """Return the role of the operand at this place; a pair, ``d|p``, has the role of its
        first."""
        names = self.form.places
        return self.row.role(names[place]) if place < len(names) else None

    @property
    def aligned(self) -> bool:
        """Return True if all threads of a warp must execute it together, as ``.aligned`` says;
        ``bar`` is short for ``barrier.aligned``."""
        short = self.form.mnemonic == "bar" and self.row.key != "bar.warp.sync"
        return short or "aligned" in self.modifiers

    @property
    def element_bytes(self) -> int:
        """Return the bytes of all elements that an access moves, each of the ``<type>``."""
        count = next((int(word[1:]) for word in self.modifiers if word in _VECTORS), 1)
        moved = self.words["type"]  # a type of matrices alone is moved in words
        return DTYPES["b32" if moved in MATRIX_TYPES else moved].itemsize * count


def make_patterns() -> None:
    """Make all patterns with which `look_up` compares opcodes, and which it would make on first
    use: processes that are forked after this share them."""
    for forms in _BY_MNEMONIC.values():
        for _, form in forms:
            _ = form.pattern


@lru_cache(maxsize=4096)
def look_up(opcode: str) -> Match | None:
    """The row that ``opcode`` is a form of, with its words; None if there is none.

    Modifiers may come in any order, as ptxas takes them; words that name the instruction come first
    and in theirs.
    """
    mnemonic, *modifiers = opcode.split(".")
    forms = _BY_MNEMONIC.get(mnemonic, ())
    for row, form in forms:
        match = form.pattern.fullmatch(opcode)
        if match:
            return Match(row, form, match.groupdict(), frozenset(modifiers))
    if mnemonic in _IN_ORDER:
        return None
    for row, form in forms:
        arranged = form.arranged(modifiers) or ""
        match = form.pattern.fullmatch(arranged)
        if match and all(
            spelling(arranged) == spelling(opcode) for spelling in (_own_name, _spaces, _types)
        ):
            return Match(row, form, match.groupdict(), frozenset(modifiers))
    return None


def _spaces(opcode: str) -> list[str]:
    return [word for word in opcode.split(".") if word.partition("::")[0] in _SPACES]


def _types(opcode: str) -> list[str]:
    return [word for word in opcode.split(".") if word in DTYPES or word in MATRIX_TYPES]


def _own_name(opcode: str) -> list[str]:
    """Return the words directly after the mnemonic that name the instruction."""
    mnemonic, *modifiers = opcode.split(".")
    return [*takewhile(lambda word: word in _NAMING.get(mnemonic, ()), modifiers)]


def corrected(opcode: str) -> str:
    """Return the opcode that ``opcode`` misspells in its mnemonic or in modifiers; "" if none is
    near."""
    mnemonic, *modifiers = opcode.split(".")
    for known in _close(mnemonic, _BY_MNEMONIC):
        words = {word for _, form in _BY_MNEMONIC[known] for word in _words(form)}
        choices = [_close(modifier, words) for modifier in modifiers]
        for spelling in islice(product(*choices), _MOST_SPELLINGS):
            candidate = ".".join((known, *spelling))
            if candidate != opcode and look_up(candidate) is not None:
                return candidate
    return ""


def _close(word: str, known: Collection[str]) -> list[str]:
    """Return the known words that ``word`` may be, the nearest first; itself alone if it is
    known."""
    return [word] if word in known else difflib.get_close_matches(word, known, 3, 0.7)


def _words(form: Form) -> set[str]:
    """Return the words that opcodes of a form are made of."""
    spellings = set(re.findall(r"[\w:<>]+", form.syntax))
    for name, words in form.choices:
        chosen = words.split()
        spellings |= {word.replace(f"<{name}>", each) for word in spellings for each in chosen}
    return {part for word in spellings for part in word.split(".")}


def near(opcode: str) -> str:
    """Return the forms of the mnemonic, or of the nearest mnemonic, that share most words with
    an unknown opcode; "" if none is near."""
    mnemonic, *modifiers = opcode.split(".")
    nearest = _close(mnemonic, _BY_MNEMONIC)
    if not nearest:
        return ""
    forms = sorted(
        (form for _, form in _BY_MNEMONIC[nearest[0]]),
        key=lambda form: (
            -len(_words(form) & {*modifiers}),
            -difflib.SequenceMatcher(None, form.syntax, opcode).ratio(),
        ),
    )
    return "; ".join(list(dict.fromkeys(map(_spelled, forms)))[:_MOST_NEAR])


def _spelled(form: Form) -> str:
    """```popc.<type>` (type: b32, b64)``."""
    chosen = [f"{name}: {', '.join(words.split())}" for name, words in form.choices]
    return f"`{form.syntax}`" + (f" ({'; '.join(chosen)})" if chosen else "")


def key_of(opcode: str) -> str:
    """The key of the row that ``opcode`` belongs to; empty if there is none."""
    match = look_up(opcode)
    return match.row.key if match else ""


_ABSENT = (
    (
        r"multimem\.",
        "it reads or writes the memories of several GPUs at once, and the emulator is one GPU; run "
        "the kernel in its form for one GPU",
    ),
    (
        r"(mma\.sp|mma\..*\bsp::|wgmma\.mma_async\.sp)",
        "the emulator multiplies no sparse matrices; mma and wgmma.mma_async multiply the same "
        "matrix with its zeros",
    ),
    (
        r"wmma\.",
        "the emulator has no wmma, whose layout of fragments PTX leaves open; it has mma.sync with "
        "ldmatrix and stmatrix, and wgmma.mma_async",
    ),
    (
        r"mma\..*\.f64\b",
        "the emulator has no mma of f64; compute by fma.rn.f64, or multiply f16, bf16, tf32 or "
        "8-bit floats",
    ),
    (
        r"w?g?mma.*\.([su]4|b1)\b",
        "the emulator multiplies no matrices of 4-bit integers or single bits; it has mma and "
        "wgmma.mma_async of 8-bit integers, and popc of the words' and or xor",
    ),
    (
        r"mma\.sync\.aligned\.m8n8k4\.",
        "the emulator has no mma of m8n8k4; m16n8k8 multiplies f16, and is fast on Hopper, which "
        "m8n8k4 is not",
    ),
    (
        r"fma\.rn\.oob",
        "the emulator does not model `.oob`; compare with the NaN of the tensor map's oob_fill, "
        "and select 0",
    ),
    (
        r"(tex|tld4|txq|suld|sust|sured|suq|istypep)\b",
        "the emulator has no textures and no surfaces; read the array by a pointer (ld.global)",
    ),
    (
        r"(alloca|stacksave|stackrestore)\b",
        "the emulator has no stack that grows; give the array a size that the compiler knows",
    ),
    (
        r"(fns|slct|testp|prmt\.b32\.|ldu|cnot|szext|mul24|mad24|sad|movmatrix|pmevent)\b",
        "the emulator does not have it; others compute the same in a few steps",
    ),
    (
        r"(add|sub|mul|fma|mad|div|rcp|sqrt)\.r[zmp]\.f64",
        "the emulator rounds f64 to nearest alone: use .rn, or a directed mode of f32",
    ),
    (
        r"(add|sub|mad\.hi)\.sat\.s32",
        "the emulator clamps no integers; compute in s64, and clamp by min and max",
    ),
    (
        r"lop3\.(and|or)\.",
        "the emulator has no lop3 with a predicate; write lop3.b32, setp.ne and the combination",
    ),
    (
        r"createpolicy\.(range|cvt)\b",
        "the emulator has no policies of a range; createpolicy.fractional is as good a hint to it",
    ),
    (
        r"(applypriority|discard)\.",
        "the emulator has no L2 cache; without it, the kernel computes the same",
    ),
    (
        r"v(add|sub|absdiff|min|max|shl|shr|mad|set|avrg)[24]?\.",
        "the emulator has no video instructions; compute by add, sub, min, max and prmt, in CUDA "
        "C++ without __vabsdiffu4, __vadd4 and the like",
    ),
)


def why_unknown(opcode: str) -> str:
    """Return the reason why an opcode that is not in the table does not run, with an
    alternative; "" if nothing is known of it."""
    mode = arch.blackwell_opcode(opcode)
    if mode is not None:
        return mode.refusal
    reason = next((why for pattern, why in _ABSENT if re.match(pattern, opcode)), "")
    if reason:
        return reason
    if spelling := corrected(opcode):
        return f"did you mean `{spelling}`?"
    forms = near(opcode)
    return forms and f"there are {forms}"
