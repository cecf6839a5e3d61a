"""Texts that are almost PTX: real kernels with a token or statement changed, by rule and by seed.

``mutant(text, rng)`` gives the rule's name and the changed text. Rules know PTX's tokens but no
instructions, so the result may still be PTX.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from harness.sanitizer.isa.text.lexer import Token, tokens

Rule = Callable[["Text", random.Random], str | None]
RULES: dict[str, Rule] = {}

_LITERALS = (
    "12345678901234567890123", "0x1FFFFFFFFFFFFFFFF", "-1", "4294967296", "2147483648", "089", "0x",
    "1.5", "1e400", "0f3F80000", "0d3FF0000000000000", "0f3F800000", "0b12", "7U", "256", "65536",
)  # fmt: skip
_LINE = re.compile(r"^[ \t]*(?:@!?%\w+\s+)?[a-z][\w.:]*\s[^;{}\n]*.*;[ \t]*$", re.MULTILINE)
_TYPES = (  # noqa: SIM905
    "b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f16 bf16 f32 f64 f16x2 bf16x2 pred"
).split()
_WORDS = (  # noqa: SIM905
    "frob sync aligned volatile relaxed acquire release cta cluster gpu sys shared global local "
    "param const shared::cta shared::cluster v2 v4 v8 rn rz ftz sat wide lo hi approx uni to tile "
    "eq ne lt x4 x2 m8n8 trans nc wait read bulk_group all add min 1d 2d 3d 5d"
).split()


class Text:
    """A text as tokens, and its instruction statements."""

    def __init__(self, text: str):
        self.text = text
        self.tokens = tokens(text)
        self.registers = sorted(
            {t.text for t in self.tokens if t.text.startswith("%") and t.text[-1].isdigit()}
        ) or ["%r1"]
        self.lines = list(_LINE.finditer(text))

    def choose(self, rng: random.Random, wanted: Callable[[Token], bool]) -> Token | None:
        matching = [t for t in self.tokens if wanted(t)]
        return rng.choice(matching) if matching else None

    def with_token(self, token: Token | None, text: str) -> str | None:
        if token is None or token.text == text:
            return None
        return self.text[: token.start] + text + self.text[token.end :]

    def with_line(self, line: re.Match, text: str | None) -> str | None:
        if text is None or line.group() == text:
            return None
        return self.text[: line.start()] + text + self.text[line.end() :]


def rule(function: Rule) -> Rule:
    RULES[function.__name__.replace("_", " ")] = function
    return function


def mutant(text: Text, rng: random.Random) -> tuple[str, str]:
    while True:
        name = rng.choice(list(RULES))
        mutated = RULES[name](text, rng)
        if mutated is not None and mutated != text.text:
            return name, mutated


def _line(text: Text, rng: random.Random) -> re.Match | None:
    return rng.choice(text.lines) if text.lines else None


def _split(line: re.Match) -> tuple[str, str, list[str]]:
    """Split into guard and indentation, opcode, and operands."""
    parts = re.match(r"(\s*(?:@!?%\w+\s+)?)([\w.:]+)\s*(.*);", line.group())
    assert parts is not None
    return parts[1], parts[2], re.findall(r"(?:\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|[^,{\[(])+", parts[3])


def _joined(head: str, opcode: str, operands: list[str]) -> str:
    return f"{head}{opcode} {', '.join(o.strip() for o in operands)};"


@rule
def another_literal(text, rng):
    return text.with_token(
        text.choose(rng, lambda t: t.kind in ("integer", "float")), rng.choice(_LITERALS)
    )


@rule
def a_register_of_any_type(text, rng):
    return text.with_token(
        text.choose(rng, lambda t: t.text in text.registers), rng.choice(text.registers)
    )


@rule
def a_register_that_is_not_declared(text, rng):
    token = text.choose(rng, lambda t: t.text in text.registers)
    return text.with_token(token, rng.choice(["%q1", "%r99999", "%rd99999", "frob", "%tid.x", "%"]))


@rule
def a_literal_for_a_register(text, rng):
    token = text.choose(rng, lambda t: t.text in text.registers)
    return text.with_token(token, rng.choice(["0", "1.5", "0f00000000", "-3", "_", "{%r1}"]))


def rule_of_an_instruction(change: Callable[..., str | None]) -> None:
    """A rule that changes an instruction: ``change(text, rng, head, opcode, operands)`` returns it
    changed, or None.
    """

    def changed(text: Text, rng: random.Random) -> str | None:
        line = _line(text, rng)
        return None if line is None else text.with_line(line, change(text, rng, *_split(line)))

    changed.__name__ = change.__name__
    rule(changed)


@rule_of_an_instruction
def a_modifier_less(text, rng, head, opcode, operands):
    words = opcode.split(".")
    if len(words) < 2:
        return None
    del words[rng.randrange(1, len(words))]
    return _joined(head, ".".join(words), operands)


@rule_of_an_instruction
def a_modifier_more(text, rng, head, opcode, operands):
    words = opcode.split(".")
    word = rng.choice([rng.choice(_WORDS), rng.choice(_TYPES), rng.choice(words[1:] or ["u32"])])
    words.insert(rng.randrange(1, len(words) + 1), word)
    return _joined(head, ".".join(words), operands)


@rule_of_an_instruction
def another_modifier(text, rng, head, opcode, operands):
    words = opcode.split(".")
    if len(words) < 2:
        return None
    at = rng.randrange(1, len(words))
    words[at] = rng.choice(_TYPES if words[at] in _TYPES else _WORDS)
    return _joined(head, ".".join(words), operands)


@rule_of_an_instruction
def an_operand_less(text, rng, head, opcode, operands):
    if not operands:
        return None
    del operands[rng.randrange(len(operands))]
    return _joined(head, opcode, operands)


@rule_of_an_instruction
def an_operand_more(text, rng, head, opcode, operands):
    operands.insert(
        rng.randrange(len(operands) + 1), rng.choice([*operands, "0", rng.choice(text.registers)])
    )
    return _joined(head, opcode, operands)


@rule_of_an_instruction
def operands_swapped(text, rng, head, opcode, operands):
    rng.shuffle(operands)
    return _joined(head, opcode, operands)


@rule_of_an_instruction
def another_opcode(text, rng, head, opcode, operands):
    return _joined(head, _split(_line(text, rng))[1], operands)


@rule_of_an_instruction
def another_guard(text, rng, head, opcode, operands):
    guard = rng.choice(["@%p1 ", "@!%p1 ", f"@{rng.choice(text.registers)} ", "@p ", "@! "])
    return _joined(guard, opcode, operands)


@rule
def another_address(text, rng):
    line = _line(text, rng)
    if line is None or "[" not in line.group():
        return None
    register = rng.choice(text.registers)
    address = rng.choice(
        [register, f"[{register}]", f"[{register}+4]", f"[{register}+99999999999]", "[4]", "[]",
         f"[{register}-8]", f"[{register}+{register}]", "[frob]", f"[-{register}]"]
    )  # fmt: skip
    return text.with_line(line, re.sub(r"\[[^\]]*\]", lambda m: address, line.group(), count=1))


@rule_of_an_instruction
def another_vector(text, rng, head, opcode, operands):
    if not operands:
        return None
    at = rng.randrange(len(operands))
    inside = operands[at].strip().strip("{}").split(",")
    inside = rng.choice([inside[1:], [*inside, inside[0]], [*inside, rng.choice(text.registers)]])
    operands[at] = "{" + ",".join(inside) + "}"
    return _joined(head, opcode, operands)


@rule
def a_line_twice(text, rng):
    line = rng.choice(list(re.finditer(r"^.+$", text.text, re.MULTILINE)))
    return text.with_line(line, f"{line.group()}\n{line.group()}")


@rule
def a_line_less(text, rng):
    line = rng.choice(list(re.finditer(r"^.+$", text.text, re.MULTILINE)))
    return text.with_line(line, "")


@rule
def lines_moved(text, rng):
    lines = text.text.split("\n")
    line = lines.pop(rng.randrange(len(lines)))
    lines.insert(rng.randrange(len(lines)), line)
    return "\n".join(lines)


@rule
def a_token_less(text, rng):
    return text.with_token(text.choose(rng, lambda t: True), " ")


@rule
def a_token_twice(text, rng):
    token = text.choose(rng, lambda t: True)
    return text.with_token(token, f"{token.text} {token.text}")


@rule
def another_token(text, rng):
    return text.with_token(text.choose(rng, lambda t: True), rng.choice(text.tokens).text)


@rule
def another_directive(text, rng):
    token = text.choose(rng, lambda t: t.text.startswith("."))
    return text.with_token(
        token,
        rng.choice([".frob", ".align", ".reg", ".shared", ".global", ".maxntid", ".visible",
                    ".extern", ".weak", ".b32", ".b8", ".pred", ".func", ".entry", ".v2"]),
    )  # fmt: skip


@rule
def another_header(text, rng):
    old, new = rng.choice(
        [(r"\.version [\d.]+", ".version 99.0"), (r"\.version [\d.]+", ".version 6.0"),
         (r"\.version [\d.]+", ""), (r"\.target \w+", ".target sm_100a"), (r"\.target \w+", ""),
         (r"\.target \w+", ".target sm_80"), (r"\.target \w+", ".target sm_90"),
         (r"\.target \w+", ".target frob"), (r"\.address_size 64", ".address_size 32"),
         (r"\.address_size 64", ""), (r"\.address_size 64", ".address_size 64\n.address_size 64"),
         (r"\.target \w+", ".target sm_90a, frob")]
    )  # fmt: skip
    return re.sub(old, new, text.text, count=1)


@rule
def something_between_the_functions(text, rng):
    entry = re.search(r"^\.(?:visible )?\.?entry", text.text, re.MULTILINE) or re.search(
        r"^\.visible", text.text, re.MULTILINE
    )
    if entry is None:
        return None
    more = rng.choice(
        [".func g() { 1 2 3 }", ".func g() { frob.u32 x; ret; }", ".func g();",
         ".func g() { .reg .b32 %a; .reg .b64 %b; mov.u32 %a, %b; ret; }", "frob;", ".frob 3;",
         ".func g() { bra nowhere; }", ".global .b32 frob[2] = {1, 2, 3};", ".global .b8 x = 300;",
         ".shared .b8 s[1000000];", ".const .b8 c[70000];", ".global .align 3 .b8 x;",
         ".global .b32 x; .global .b32 x;", ".func g() { call away; ret; }", ".global .f32 x = 1;",
         ".func (.reg .b32 a) g(.reg .b32 b) { mov.b32 a, b; ret; }", ".weak .global .b32 w;",
         ".func g() { { .reg .b32 a; } mov.b32 a, 1; ret; }", ".extern .shared .b8 t[];",
         ".shared .b32 t = 1;", ".global .b32 y[] = {1, 2};", ".func g() { ret }",
         ".global .b32 z[-1];",
         ".func g() { L: L: ret; }", ".func g() { .reg .b32 a; .reg .b64 a; ret; }"]
    )  # fmt: skip
    return text.text[: entry.start()] + more + "\n" + text.text[entry.start() :]


@rule
def another_name(text, rng):
    token = text.choose(rng, lambda t: t.kind == "word" and t.text[0].isalpha())
    return text.with_token(token, rng.choice(["frob", "ret", "%r1", "x.y", "_", "$L1", "9x"]))


@rule
def the_entry_twice(text, rng):
    entries = list(re.finditer(r"^\.visible \.entry.*?^\}", text.text, re.MULTILINE | re.DOTALL))
    return text.text + "\n" + rng.choice(entries).group() + "\n" if entries else None
