"""Facts found in PTX without parsing it; no other module searches for them by pattern."""

from __future__ import annotations

import re
from pathlib import Path

from harness.sanitizer.isa.text import lexer

ROOT = Path(__file__).resolve().parents[3]
PTX = """\
//
// .version 1.0 and .entry none: a comment
.version 8.7
.target sm_90a, debug // .target sm_100
	.file	1 "/a/kernel.py"
.visible .entry first(
	.param .u64 p
)
{
	.loc	1 7 0
	// begin inline asm
	mov.u32 %r1, 0;
	mov.u32 %r2, 1;
	// end inline asm
	.loc	2 9 4, function_name $L_info, inlined_at 1 8 2
	// begin inline asm
	// end inline asm
	ret;
}
.entry second$2 .maxntid 128
{ ret; }
	.file	2 "/a/b.h", 1, 2
"""


def test_the_header_is_read() -> None:
    assert lexer.version(PTX) == (8, 7)
    assert lexer.targets(PTX) == ("sm_90a", "debug")
    assert lexer.files(PTX) == {1: "/a/kernel.py", 2: "/a/b.h"}
    assert lexer.entries(PTX) == ("first", "second$2")


def test_text_without_ptx_yields_nothing() -> None:
    assert (lexer.version(""), lexer.targets("")) == ((0, 0), ())
    assert (lexer.files(""), lexer.entries("")) == ({}, ())
    assert lexer.with_files("ret;", {1: "a"}) == "ret;"


def test_inline_assemblies() -> None:
    lines = PTX.splitlines(keepends=True)
    first, second = lexer.inline_assemblies(PTX)
    assert first.text.split(";") == ["\tmov.u32 %r1, 0", "\n\tmov.u32 %r2, 1", "\n\t"]
    assert lines[first.line - 1].endswith("%r1, 0;\n")
    assert PTX[first.start : first.end] == "".join(lines[10:14])
    assert second.text == "\t" and lines[second.line - 1].endswith("end inline asm\n")
    assert list(lexer.inline_assemblies(PTX, first.end, second.start)) == []
    assert [
        assembly.text
        for assembly in lexer.inline_assemblies("// begin inline asm\n// begin inline asm")
    ] == []


def test_files_and_places_are_replaced() -> None:
    moved = lexer.with_places(PTX, lambda file, line: (file + 2, line + 10))
    assert re.findall(r"\.loc.*", moved) == [
        ".loc\t3 17 0",
        ".loc\t4 19 4, function_name $L_info, inlined_at 3 18 2",
    ]
    named = lexer.with_files(PTX, {4: "/b.h", 3: "/c.py"})
    assert re.findall(r"\.file.*", named) == ['.file\t3 "/c.py"', '.file\t4 "/b.h"']
    assert named.index(".file") == PTX.index(".file")
    assert lexer.with_files(PTX, {1: "/a/kernel.py", 2: "/a/b.h"}).count("\n") == PTX.count("\n")


def test_no_other_module_searches_for_directives() -> None:
    directive = re.compile(
        r"\\\.(loc|file|entry|func|version|target|section)\b|(begin|end) inline asm"
    )
    own = ROOT / "harness" / "sanitizer" / "isa" / "text"
    files = (path for path in (ROOT / "harness").rglob("*.py") if own not in path.parents)
    assert [path for path in files if directive.search(path.read_text())] == []
