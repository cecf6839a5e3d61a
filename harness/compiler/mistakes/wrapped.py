"""Errors in a reader's own wrapper: text that is no PTX instruction, or operands that do not fit
it, reported at the wrapper's line. The compiler does not read the text of inline assembly. The
emulator and the assembler are the first to do so, and name the line of the kernel that called the
wrapper; but the mistake is in the wrapper: in its text, its constraints, or its function type.
Instructions that the instruction table lacks are put to the assembler.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from types import FunctionType

from harness.arch import blackwell
from harness.compiler.assembling import trial
from harness.compiler.mistakes.explain import at_line
from harness.compiler.mistakes.inline_assembly import WrittenAssembly
from harness.errors import PtxError
from harness.isa.check import check as check_operands
from harness.isa.table.index import corrected, look_up, near
from harness.isa.text.parser import parse
from harness.isa.text.skim import inline_assemblies
from harness.isa.text.tree import placed

_REASON = re.compile(r"PTX line (\d+): (?:`(.*?)`: )?(.*)", re.DOTALL)
_OPERAND = re.compile(r"\$(?:(\d+)|\{(\d+)[^}]*\}|\{:\w+\}|\$)")


def check(ptx: str, kernel: FunctionType, written: Sequence[WrittenAssembly]) -> None:
    """Raise CompileError where the first instruction that PTX refuses is one that a wrapper of
    ``written`` made."""
    if not written:
        return
    try:
        check_operands(ptx)
        refused = _unknown(ptx)
    except PtxError as error:
        refused = str(error)
    found = _REASON.fullmatch(refused)
    if found is None:
        return
    line, instruction, reason = int(found[1]), found[2], found[3]
    block = _block_of(ptx, line)
    for one in written:
        names = _operands(one.text, block)
        if names is not None:
            raise at_line(_said(one, names, instruction, reason), kernel, one.place)


def _unknown(ptx: str) -> str:
    """Return an error about the first instruction in an inline assembly that neither the table nor
    the assembler knows; "" if there is none."""
    for _, instruction in placed(parse(ptx)):
        opcode, line = instruction.opcode, instruction.ptx_line
        if look_up(opcode) is not None or not _block_of(ptx, line):
            continue
        with trial.begin(ptx) as asked:
            outcome = asked.outcome()
        if outcome.answer == "refused" and f"PTX line {line}:" in outcome.message:
            mode = blackwell.of_opcode(opcode)
            why = mode.refusal if mode else "PTX has no such instruction on sm_90a"
            spelling, forms = corrected(opcode), near(opcode)
            similar = f"did you mean `{spelling}`?" if spelling else forms and f"near it: {forms}"
            hint = f"; {similar}" if similar and not mode else ""
            return f"PTX line {line}: `{instruction}`: {why}{hint}"
    return ""


def _block_of(ptx: str, line: int) -> str:
    """The inline assembly that a line of the PTX is in; empty where it is in none."""
    for one in inline_assemblies(ptx):
        if one.line <= line <= one.line + one.text.count("\n"):
            return one.text.strip()
    return ""


def _operands(text: str, block: str) -> dict[str, int] | None:
    """What stands in ``block`` for each operand of ``text``: its name there, and its number. None
    where the block was not made of this text."""
    pattern, numbers, at = "", [], 0
    for place in _OPERAND.finditer(text):
        pattern += re.escape(text[at : place.start()])
        number = place[1] or place[2]
        pattern += r"(\S+?)" if number else r"\$?\w*"
        numbers += [int(number)] if number else []
        at = place.end()
    pattern = (pattern + re.escape(text[at:])).strip()
    found = re.fullmatch(pattern + r"(?: // declares .*)?", block)
    return None if found is None else dict(zip(found.groups(), numbers, strict=True))


def _said(one: WrittenAssembly, names: dict[str, int], instruction: str | None, reason: str) -> str:
    def in_the_wrapper_s(text: str) -> str:
        return re.sub(
            r"%[\w$]+(?:\.\w+)?", lambda m: f"${names[m[0]]}" if m[0] in names else m[0], text
        )

    said = in_the_wrapper_s(reason)
    shown = f"`{in_the_wrapper_s(instruction)}`: " if instruction else ""
    size = re.match(r"\$(\d+) is \.\w+, but", said)
    if size:
        letters = [part.strip() for part in one.constraints.split(",")]
        letter = letters[int(size[1])] if int(size[1]) < len(letters) else ""
        said += (
            f". Its constraint is {letter!r}: 'h' is a register of 16 bits, 'r' of 32, 'l' of 64, "
            "'f' a float, 'd' a float of 64 bits; the function type has to agree"
        )
    return f"{shown}{said}"
