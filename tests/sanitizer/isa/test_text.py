"""Parsing PTX: tokens, scopes, locations, and texts that are not PTX."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness.base.errors import PtxError
from harness.sanitizer.isa.text import parser as parser_module
from harness.sanitizer.isa.text.lexer import float_value, integer_value, tokens
from harness.sanitizer.isa.text.locations import source_place
from harness.sanitizer.isa.text.parser import declarations, parse
from harness.sanitizer.isa.text.tree import (
    Address,
    Immediate,
    InitialAddress,
    Register,
    Symbol,
    Vector,
    placed,
    statements,
)
from tests.naming import naming

HEADER = ".version 8.7\n.target sm_90a\n.address_size 64\n"  # three lines


def entry(body: str, parameters: str = "") -> str:
    """An .entry whose body begins in line 6."""
    return f"{HEADER}.visible .entry k({parameters})\n{{\n{body}\n}}\n"


def instructions(body: str, parameters: str = ""):
    return parse(entry(body, parameters)).functions["k"].instructions


def test_tokens_have_kinds_and_lines():
    read = tokens("add.s32 %r1,\n  0x1F /* a\ncomment */ -2; // to the end\n$L__BB0_1:")
    assert [(t.kind, t.text, t.line) for t in read] == [
        ("word", "add.s32", 1),
        ("word", "%r1", 1),
        ("mark", ",", 1),
        ("integer", "0x1F", 2),
        ("mark", "-", 3),
        ("integer", "2", 3),
        ("mark", ";", 3),
        ("word", "$L__BB0_1", 4),
        ("mark", ":", 4),
    ]


def test_literals():
    integers = {"0": 0, "42": 42, "0x2A": 42, "0X2aU": 42, "0b101010": 42, "052": 42, "7U": 7}
    assert {text: integer_value(text) for text in integers} == integers
    floats = {"0f3F800000": 1.0, "0D4000000000000000": 2.0, "1.5": 1.5, "2.5e-1": 0.25}
    assert {text: float_value(text) for text in floats} == floats
    for texts, kind in ((integers, "integer"), (floats, "float")):
        assert [t.kind for text in texts for t in tokens(text)] == [kind] * len(texts)


def line_of_the_error(text: str) -> int | None:
    with pytest.raises(PtxError) as refusal:
        parse(text)
    return refusal.value.line


def test_characters_that_begin_no_token():
    for text in ("089", "0f3F8", "?", '"open', "/* open", "#"):
        assert line_of_the_error(f"{HEADER.splitlines()[0]}\n\n{text}") == 3, text


def test_opcodes_include_double_colons():
    (token,) = tokens(
        "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes"
    )
    assert token.text.endswith("complete_tx::bytes")


def test_an_opcode_may_have_gaps():
    """A template of TileLang has some, and ptxas accepts it."""
    body = ".reg .u32 %r;\nmov /* why */ .u32 %r, 1;\nfence.proxy\n .async .shared::cta;"
    opcodes = [instruction.opcode for instruction in instructions(body)]
    assert opcodes == ["mov.u32", "fence.proxy.async.shared::cta"]


def test_operands():
    body = ".reg .b32 %r<4>;\n.reg .pred %p;\n.reg .b64 %d;\n"
    body += "@!%p ld.global.v2.u32 {%r1, _}, [%d+-8];\nst.u32 [16], -3;\nmov.u32 %r0, %tid.x;"
    load, store, move = instructions(body)
    assert load.guard.negated and load.guard.predicate == Register("%p", "pred")
    assert isinstance(load.operands[0], Vector) and str(load) == (
        "@!%p ld.global.v2.u32 {%r1, _}, [%d+-8];"
    )
    assert load.operands[1] == Address(Register("%d", "b64"), -8)
    assert store.operands[0].base == Immediate(16, "16") and store.operands[1].value == -3
    assert str(move.operands[1]) == "%tid.x"
    assert [i.ptx_line for i in (load, store, move)] == [9, 10, 11]


def test_register_ranges_are_bounded():
    with pytest.raises(PtxError, match="guard"):
        instructions(".reg .pred %p<2>;\n@%p2 ret;")


def test_inline_assembly_repeats_its_names():
    """Each {{ }} has its own registers, labels and variables; branches find the nearest."""
    block = """{
        .reg .b32 x; .shared .align 4 .b8 cell[4]; .param .b32 param0;
        mov.u32 x, cell; st.param.b32 [param0], x;
        WAIT: setp.eq.u32 %p, x, 0; @%p bra WAIT; bra OUT;
        OUT: }"""
    function = parse(entry(f".reg .pred %p;\n{block}\n{block}\nOUT: ret;")).functions["k"]
    registers = [name for name, t in function.registers.items() if t == "b32"]
    assert len(set(registers)) == 2
    moves = [i for i in function.instructions if i.opcode == "mov.u32"]
    assert len({i.operands[1] for i in moves}) == 2 == len({i.operands[0] for i in moves})
    names = [v.name for v in function.variables]
    assert len(set(names)) == 4 and {v.space for v in function.variables} == {"shared", "local"}
    assert {i.operands[1].name for i in moves} <= set(names)
    branches = [i.operands[0].name for i in function.instructions if i.opcode == "bra"]
    assert len(set(branches)) == 4
    assert [function.labels[b] for b in branches] == [2, 5, 7, 10]


def test_a_name_refers_to_the_latest_declaration():
    text = "mov.u32 %r0, %a;\n.reg .b32 %a;\nmov.u32 %r0, %a;\n{ .reg .b64 %a; mov.u64 %a, 0; }"
    loads = instructions(f".reg .b32 %r<1>;\n{text}\nmov.u32 %r0, %a;")
    assert [str(getattr(i.operands[-1], "type", "")) for i in loads] == ["", "b32", "", "b32"]
    assert loads[2].operands[0].type == "b64"


def test_a_branch_may_leave_its_scope():
    function = parse(entry("top: { { bra top; } }\nret;")).functions["k"]
    assert function.labels[function.instructions[0].operands[0].name] == 0


def test_labels_of_other_scopes_are_not_visible():
    with pytest.raises(PtxError, match="'INNER'"):
        instructions("{ INNER: ret; }\nbra INNER;")


def test_loc_follows_inlined_frames_to_the_kernel():
    """Lines of an inlined helper are reported as the kernel's line that called it."""
    body = """.loc 1 10 0
mov.u32 %r1, 0;
.loc 2 77 3, function_name $L__info_string0, inlined_at 1 12 5
mov.u32 %r1, 1;
.loc 3 5 1, function_name $L__info_string1+16, inlined_at 2 77 3
mov.u32 %r1, 2;
.loc 1 0 0
mov.u32 %r1, 3;
.loc 1 14 0
ret;"""
    text = (
        entry(".reg .b32 %r1;\n" + body)
        + '.file 1 "lab.py"\n.file 2 "helper.py"\n.file 3 "deep.py"\n'
    )
    frames = parse(text).functions["k"].instructions
    assert [(i.location.file, i.location.line) for i in frames] == [
        ("lab.py", 10),
        ("lab.py", 12),
        ("lab.py", 12),
        ("lab.py", 12),
        ("lab.py", 14),
    ]


def test_without_loc_the_place_is_unknown():
    assert instructions("ret;")[0].location is None


def test_declarations():
    module = parse(
        HEADER
        + ".const .align 4 .b32 table[2][2] = {1, -1, 0x10};\n"
        + ".global .align 8 .f64 pi = 0d400921FB54442D18;\n"
        + ".extern .shared .align 128 .b8 dynamic[];\n"
        + ".visible .entry k(.param .u64 .ptr .global .align 16 a, .param .align 64 .b8 m[128])\n"
        + ".maxntid 32, 4, 1 .minnctapersm 1\n{ ret; }\n"
        + ".extern .func (.param .b32 r) vprintf(.param .b64 f);\n"
        + '.section .debug_str { .b8 1,2 }\n.pragma "nounroll";\n'
    )
    table, pi, dynamic = module.variables
    assert table.size_bytes == 16 and table.initial[:8] == bytes([1, 0, 0, 0, 255, 255, 255, 255])
    assert pi.initial == bytes.fromhex("182d4454fb210940") and dynamic.size_bytes is None
    function = module.functions["k"]
    assert [(p.name, p.size_bytes, p.align) for p in function.parameters] == [
        ("a", 8, 8),  # .align says what it points to
        ("m", 128, 64),
    ]
    assert function.directives.max_threads == 128 and list(module.functions) == ["k"]


MALFORMED = {
    "text that ends": (entry(".reg .b32 %r1;\nadd.s32 %r1, %r1, 1;")[:-3], 7),
    "no semicolon": (entry(".reg .b32 %r1;\nmov.u32 %r1, 1\nret;"), 8),
    "no instruction": (entry("5;"), 6),
    "unknown directive": (entry(".nosuch 3;"), 6),
    "unknown type": (entry(".reg .b33 %r1;"), 6),
    "unknown label": (entry("bra nowhere;"), 6),
    "bra without a label": (entry("bra;"), 6),
    "bra to a number": (entry("bra 5;"), 6),
    "guard that is not a predicate": (entry(".reg .b32 %r1;\n@%r1 ret;"), 7),
    "parameter without a type": (entry("ret;", ".param x"), 4),
    "parameter that is none": (entry("ret;", "x"), 4),
    "negative extent": (entry(".shared .b8 x[-1];"), 6),
    "odd alignment": (entry(".shared .align 3 .b8 x[1];"), 6),
    "too many values": (HEADER + ".const .b8 x[1] = {1, 2};", 4),
    "float for an integer": (HEADER + ".const .b8 x[1] = {1.5};", 4),
    "address as a value": (HEADER + ".const .b64 x = y;", 4),
    "statement outside": (HEADER + "add.s32 1, 2, 3;", 4),
    "operands that never end": (entry("mov.u32 " + "{" * 100_000), 6),
    "scopes that never end": (entry("{" * 100_000), 7),
    "vectors in vectors": (entry("mov.u32 " + "{" * 900 + "}" * 900 + ";"), 6),
    "a long number": (entry(".reg .b32 r;\nmov.u32 r, " + "9" * 5000 + ";"), 7),
    "a long number of a place": (entry(".loc 1 " + "9" * 5000 + " 1"), 6),
    "a long number of a register": (entry(".reg .b32 r<9>;\n@r" + "9" * 5000 + " ret;"), 7),
    "a long version": (".version 8." + "9" * 5000 + "\n.target sm_90a\n", 1),
    "an array of arrays": (entry(".shared .b8 x" + "[2]" * 1000 + ";"), 6),
    "a huge alignment": (entry(f".shared .align {1 << 63} .b8 x[1];"), 6),
}


def test_malformed_text_names_its_line():
    lines = {name: line for name, (_, line) in MALFORMED.items()}
    assert {name: line_of_the_error(text) for name, (text, _) in MALFORMED.items()} == lines


def test_addresses_in_initial_values():
    text = ".global .b32 x[4];\n.global .b64 y[3] = {1, x+8, generic(x)+4};\n"
    x, y = parse(HEADER + text).variables
    assert x.pointers == () and y.initial == b"\1" + bytes(23)
    assert y.pointers == (InitialAddress(8, "x", 8, False), InitialAddress(16, "x", 4, True))
    with pytest.raises(PtxError, match=naming("x", 64)):
        parse(HEADER + ".global .b32 y = x;")


def test_bytes_of_addresses_in_initial_values():
    """nvcc writes a pointer in a packed struct this way."""
    text = ".global .b32 x[4];\n.global .u8 y[3] = {3, 0XFF(generic(x)+4), 0xFF00(x)};\n"
    _, y = parse(HEADER + text).variables
    assert y.pointers == (InitialAddress(1, "x", 4, True, 0), InitialAddress(2, "x", 0, False, 1))
    for wrong in (".u8 y = 0xFE(x);", ".u16 y = 0xFF(x);", ".u8 y = 0xFF(x;"):
        with pytest.raises(PtxError):
            parse(HEADER + ".global .b32 x;\n.global " + wrong)


def test_a_cycle_of_inlined_calls_terminates():
    circle = (
        ".loc 1 1 1\n.loc 2 5 1, function_name f, inlined_at 2 6 1\n"
        ".loc 2 6 1, function_name f, inlined_at 2 5 1\nret;\n"
        ".loc 2 7 1, function_name f, inlined_at 2 7 1\nret;"
    )
    locations = [i.location for i in instructions(circle)]
    assert [place is not None for place in locations] == [True, True]
    assert source_place(entry(circle), 9) is not None


def test_huge_text_is_refused(monkeypatch):
    monkeypatch.setattr(parser_module, "MAX_TEXT_BYTES", 1000)
    with pytest.raises(PtxError, match=naming(1003, 1000)):
        parse("// " + "x" * 1000)


WHOLE = entry(
    """.reg .pred %p<2>; .reg .b32 %r<4>; .reg .b64 %rd<3>; .shared .align 8 .b8 cell[64];
ld.param.u64 %rd1, [a+0]; @!%p1 ld.global.v2.u32 {%r1, %r2}, [%rd1+8];
{ .reg .b32 t; mov.u32 t, 0f3F800000; L: @%p0 bra L; }
call (r), f, (%r1); .loc 1 2 3, function_name L+4, inlined_at 1 5 6
ret;""",
    ".param .u64 a",
)
PIECES = [t.text for t in tokens(WHOLE)]


@given(st.data())
def test_any_text_is_parsed_or_refused_with_its_line(data):
    """Tokens dropped, doubled and exchanged: a PtxError is the only possible failure."""
    pieces = list(PIECES)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(pieces) - 1))
        change = data.draw(st.integers(0, 2))
        other = data.draw(st.sampled_from(PIECES))
        pieces[at : at + 1] = [[], [pieces[at]] * 2, [other]][change]
    try:
        parse("\n".join(pieces))
    except PtxError as error:
        assert error.line


def test_symbols_and_registers_are_distinguished():
    body = ".reg .b64 %d;\n.shared .b8 cell[4];\nmov.u64 %d, cell;"
    assert instructions(body)[0].operands == (Register("%d", "b64"), Symbol("cell"))


# -- where statements stand, and declarations alone


def test_statements_keep_the_order_of_the_text():
    text = entry(
        "{ .reg .pred %q; @%q\n bra L; }\nL: bar.sync 0;\n.loc 1 7 2, f $x, inlined_at 1 9 3"
    )
    module = parse(text.replace("\n}\n", "\nret;\n}\n"))
    body = module.bodies["k"]
    scope, label, sync, end = body.statements
    assert (scope.kind, label.kind, sync.kind, end.kind) == (
        "scope", "label", "instruction", "instruction",
    )  # fmt: skip
    assert [statement.kind for statement in scope.inner] == ["registers", "instruction"]
    assert text[scope.inner[1].start : scope.inner[1].end] == "@%q\n bra L;"
    assert scope.lines == range(6, 8) and scope.instructions == range(1)
    assert [statement.kind for statement in statements(body)][:3] == [
        "scope",
        "registers",
        "instruction",
    ]
    assert sync.frames == () and [frame.line for frame in end.frames] == [7, 9]
    assert [i.opcode for _, i in placed(module)] == ["bra", "bar.sync", "ret"]


def test_declarations_are_read_with_any_body():
    text = f"""{HEADER}.file 1 "a \\"b\\".py"
.extern .func (.param .b32 r) f (.param .b64 a);
.func g();
.const .b8 s[3] = {{1, 2, 3}}; // {{
.future directive;
.visible .entry k(.param .u64 p) .maxntid 64, 2, 1 {{ what ` is "}}" this }}
.func g() {{ {{ }} }}"""
    module = declarations(text)
    assert (module.version, module.target, module.declared) == ((8, 7), "sm_90a", ("f",))
    assert module.files == {1: 'a "b".py'}
    assert [(f.name, f.is_entry, f.directives.max_threads) for f in module.functions.values()] == [
        ("k", True, 128),
        ("g", False, None),
    ]
    assert module.functions["k"].parameters[0].size_bytes == 8
    start, end = module.spans["s"]
    assert text[start:end] == ".const .b8 s[3] = {1, 2, 3};"
    with pytest.raises(PtxError, match=naming("'.future'")):
        parse(f"{HEADER}.future directive;")
