"""Operands that an instruction cannot have are named; the assembler agrees on each, and rejects
more."""

from __future__ import annotations

import re
from pathlib import Path

from harness.base.errors import PtxError
from harness.sanitizer.isa.check import check_operands
from harness.sanitizer.isa.text.parser import parse
from tests.sanitizer.isa import ptxas

PTX = """\
.version 8.7
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 p)
{{
    .reg .b16 %h<4>;
    .reg .b32 %r<4>;
    .reg .u32 %u;
    .reg .f32 %f<4>;
    .reg .f64 %d<3>;
    .reg .b64 %rd<4>;
    .reg .pred %p<3>;
    .shared .b32 tile[4];
    {line}
    ret;
}}
"""


def texts() -> dict[str, bool]:
    """Return a module for each line of `operands.txt`, and whether ptxas accepts it."""
    lines = Path(__file__).with_name("operands.txt").read_text().splitlines()[2:]
    return {PTX.format(line=line[2:]): line[0] == "+" for line in lines}


def is_accepted(text: str) -> bool:
    try:
        check_operands(parse(text))
    except PtxError as refusal:
        assert refusal.line
        return False
    return True


def test_operands_are_accepted_exactly_if_the_assembler_accepts_them() -> None:
    legal = texts()
    assert [text for text, is_legal in legal.items() if is_accepted(text) != is_legal] == []
    # One process of the assembler reads all: names are unique to each text.
    apart = [
        re.sub(r"(?<![\w.%])(k|f|fother)(?= ?\(|[,;])", rf"\g<1>_{number}", text)
        for number, text in enumerate(legal)
    ]
    theirs = zip(legal.items(), ptxas.refusals(apart), strict=True)
    assert [text for (text, is_legal), refusal in theirs if bool(refusal) == is_legal] == []
