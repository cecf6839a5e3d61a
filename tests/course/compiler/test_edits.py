"""Instructions that LLVM moved after a wgmma.fence are moved back before it."""

from __future__ import annotations

from harness.course.compiler.edits import with_fences_in_order
from harness.sanitizer.isa import Ptx
from harness.sanitizer.isa.text.parser import parse

HEAD = """
.version 8.3
.target sm_90a
.address_size 64
.visible .entry kernel()
{
	.reg .f32 	%f<9>;
	.reg .b32 	%r<9>;
	.reg .b64 	%rd<3>;
	.loc	1 5 1
"""
FENCE = """	// begin inline asm
	wgmma.fence.sync.aligned;
	// end inline asm
"""
PRODUCT = """	// begin inline asm
	{
	.reg .pred p;
	setp.ne.b32 p, 1, 0;
	wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f1, %f2, %f3, %f4}, \
{%r1, %r2, %r3, %r4}, %rd1, p, 1, 1, 0;
	}
	// end inline asm
"""
TAIL = """	ret;
}
	.file	1 "kernel.py"
"""
MUL = "	mul.f32 	%f1, %f1, %f5;\n"


def at(line: int, caller: int | None = None) -> str:
    called = "" if caller is None else f", function_name $L__info_string1, inlined_at 1 {caller} 1"
    return f"	.loc	1 {line} 1{called}\n"


def order(middle: str) -> list[str]:
    """Return the kernel's opcodes with the source line of each."""
    text = with_fences_in_order(Ptx(HEAD + middle + TAIL)).text
    instructions = parse(text).functions["kernel"].instructions
    return [f"{i.opcode.split('.')[0]} {i.stack[0].line}" for i in instructions][:-1]


def test_statements_before_the_fence_stay_before_it():
    middle = at(5) + FENCE + at(4) + MUL + at(6) + PRODUCT
    assert order(middle) == ["mul 4", "wgmma 5", "setp 6", "wgmma 6"]


def test_results_of_inline_assembly_stay_before_the_fence():
    pack = "	// begin inline asm\n	cvt.rn.bf16x2.f32 %r1, %f6, %f7;\n	// end inline asm\n"
    middle = at(5) + FENCE + at(4) + pack + at(6) + PRODUCT
    assert order(middle) == ["cvt 4", "wgmma 5", "setp 6", "wgmma 6"]
    text = with_fences_in_order(Ptx(HEAD + middle + TAIL)).text
    assert pack in text and FENCE in text


def test_in_a_function_that_has_the_fence_the_place_of_its_call_counts():
    middle = at(40, caller=5) + FENCE + at(4) + MUL + at(41, caller=5) + PRODUCT
    assert order(middle)[:2] == ["mul 4", "wgmma 40"]
    middle = at(40, caller=5) + FENCE + at(50, caller=4) + MUL + at(41, caller=5) + PRODUCT
    assert order(middle)[:2] == ["mul 50", "wgmma 40"]


def test_moved_statements_take_their_dependencies_along():
    factor = "	add.f32 	%f5, %f6, %f7;\n"
    other = "	add.s32 	%r5, %r6, %r7;\n"
    middle = at(5) + FENCE + other + factor + at(4) + MUL + at(6) + PRODUCT
    assert order(middle)[:4] == ["add 5", "mul 4", "wgmma 5", "add 5"]


def test_copies_into_an_accumulator_count():
    middle = at(5) + FENCE + at(4) + "	mul.f32 	%f8, %f1, %f5;\n" + at(6)
    middle += "	mov.f32 	%f1, %f8;\n" + PRODUCT
    assert order(middle)[:3] == ["mul 4", "wgmma 5", "mov 6"]


def test_other_statements_are_unchanged():
    of_others, load = "	mul.f32 	%f8, %f7, %f5;\n", "	ld.shared.f32 	%f1, [%r5];\n"
    for name, middle in {
        "the source has it after the fence": at(5) + FENCE + at(6) + MUL + PRODUCT,
        "on one line": at(5) + FENCE + MUL + PRODUCT,
        "after the product": at(5) + FENCE + PRODUCT + at(4) + MUL,
        "after a label": at(5) + FENCE + at(4) + "$L__BB0_1:\n" + MUL + PRODUCT,
        "of other registers": at(5) + FENCE + at(4) + of_others + PRODUCT,
        # The fence's text is said to touch memory: LLVM leaves it where it is.
        "memory": at(5) + FENCE + at(4) + load + PRODUCT,
    }.items():
        text = HEAD + middle + TAIL
        assert with_fences_in_order(Ptx(text)) == Ptx(text), name
