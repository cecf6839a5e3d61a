"""Machine code gives Python's results: every bit of memory, and every hazard in the same order."""

from __future__ import annotations

import itertools
import math
import re

import numpy as np
import pytest

from harness.course import device
from harness.course.compiler import compile_kernel
from harness.sanitizer.emulator import SCHEDULES, GlobalMemory, Reason
from harness.sanitizer.emulator.exec.launch import lowered
from harness.sanitizer.emulator.native.encoding import _BUILD, encoded
from harness.sanitizer.emulator.native.stepper import Stepper
from harness.sanitizer.isa.text.kernel import Kernel, Ptx
from harness.sanitizer.launch.parameters import expand
from harness.sanitizer.launch.plan import LaunchPlan, RunOptions
from tests.corpus.families import FAMILIES
from tests.corpus.families.running import outcomes
from tests.corpus.families.variants import build
from tests.sanitizer.emulator.native import plain_kernels as plain
from tests.sanitizer.emulator.native.engines import FIELDS, in_both, in_python, outcome
from tests.sanitizer.emulator.running import run
from tests.stops import faults

THREADS = 320  # more than machine code takes at once
INTEGERS = ("u16", "s16", "u32", "s32", "u64", "s64")
_HEAD = """
.version 8.6
.target sm_90a
.address_size 64
.visible .entry kernel(.param .u64 input, .param .u64 output, .param .u32 number)
{
  .reg .pred %p<4>; .reg .b16 %h<9>; .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .f32 %f<9>;
  .reg .b64 %a<4>; .reg .b32 %t<4>;
  .shared .align 16 .b8 tile[2048];
  mov.u32 %t0, %tid.x;
  ld.param.u64 %a0, [input]; ld.param.u64 %a1, [output]; ld.param.u32 %t1, [number];
  cvta.to.global.u64 %a0, %a0;
  mad.wide.u32 %a0, %t0, 24, %a0;
  mad.wide.u32 %a1, %t0, 256, %a1;
  ld.global.u64 %d0, [%a0]; ld.global.v2.u32 {%r0, %r1}, [%a0+8]; ld.global.f32 %f0, [%a0+16];
  ld.global.s16 %r2, [%a0+20]; ld.global.u8 %h0, [%a0+22]; ld.global.s8 %h1, [%a0+23];
  mov.b64 %d1, {%r0, %r1}; mov.b64 {%r3, _}, %d0; cvt.u16.u32 %h2, %r0; mov.b32 %f1, %r1;
  and.b32 %t2, %r0, 63; setp.lt.s32 %p0, %r0, %r1; mov.b32 {%h3, %h4}, %r3; mov.f32 %f2, 0f3FC00000;
"""


def _of(kind: str) -> tuple[str, str, str]:
    """A result register of a type, and two registers that hold numbers."""
    bits = int(kind[1:])
    return {16: ("%h5", "%h2", "%h0"), 32: ("%r5", "%r0", "%r1"), 64: ("%d5", "%d0", "%d1")}[bits]


def _instructions() -> dict[str, tuple[str, str]]:
    """Return, by instruction, its text and its result register."""
    instructions: dict[str, tuple[str, str]] = {}

    def add(text: str, result: str) -> None:
        instructions[text.replace("%", "").replace(";", "")] = text + ";", result

    for kind in INTEGERS:
        d, a, b = _of(kind)
        half = {"16": ("lo",), "32": ("lo", "hi"), "64": ("lo", "hi")}[kind[1:]]
        for name in ("add", "sub", "div", "rem", "min", "max", *(f"mul.{h}" for h in half)):
            add(f"{name}.{kind} {d}, {a}, {b}", d)
        add(f"mad.lo.{kind} {d}, {a}, {b}, {a}", d)
        add(f"shr.{kind} {d}, {a}, %t2", d)
        add(f"shr.{kind} {d}, {a}, 5", d)
        add(f"shr.{kind} {d}, {a}, 77", d)
        add(f"div.{kind} {d}, {a}, 7", d)
        for compare in ("eq", "ne", "lt", "le", "gt", "ge"):
            add(f"setp.{compare}.{kind} %p1, {a}, {b}", "%p1")
        add(f"setp.lt.{kind} %p1, {a}, 100", "%p1")
        add(f"selp.{kind} {d}, {a}, {b}, %p0", d)
        if kind[0] == "s":
            add(f"neg.{kind} {d}, {a}", d)
        if kind[1:] != "64":
            wide = {"16": "%r5", "32": "%d5"}[kind[1:]]
            add(f"mul.wide.{kind} {wide}, {a}, {b}", wide)
        if kind[1:] == "32":
            add(f"mad.wide.{kind} %d5, {a}, {b}, %d0", "%d5")
        for target in ("u8", "s8", *INTEGERS):
            if target != kind:
                to = {8: "%h5", 16: "%h5", 32: "%r5", 64: "%d5"}[int(target[1:])]
                add(f"cvt.{target}.{kind} {to}, {a}", to)
    for bits in (16, 32, 64):
        d, a, b = _of(f"b{bits}")
        for name in ("and", "or", "xor"):
            add(f"{name}.b{bits} {d}, {a}, {b}", d)
        add(f"not.b{bits} {d}, {a}", d)
        add(f"shl.b{bits} {d}, {a}, %t2", d)
        add(f"shl.b{bits} {d}, {a}, 3", d)
        add(f"mov.b{bits} {d}, {a}", d)
        if bits > 16:
            add(f"popc.b{bits} %r5, {a}", "%r5")
    for name in ("add", "sub", "mul"):
        add(f"{name}.f32 %f5, %f0, %f1", "%f5")
        add(f"{name}.rn.f32 %f5, %f0, %f2", "%f5")
    add("fma.rn.f32 %f5, %f0, %f1, %f2", "%f5")
    add("fma.rn.f32 %f5, %f1, %f2, %f0", "%f5")
    add("fma.rn.f32 %f5, %f0, 0f40000000, %f0", "%f5")
    add("neg.f32 %f5, %f0", "%f5")
    for name in ("min", "max"):
        add(f"{name}.f32 %f5, %f0, %f1", "%f5")
        add(f"{name}.f32 %f5, %f1, 0f80000000", "%f5")
    add("mul.f32 %f6, %f0, %f1; sub.f32 %f5, %f2, %f6", "%f5")
    add("ex2.approx.ftz.f32 %f5, %f0", "%f5")
    add("ex2.approx.ftz.f32 %f5, 0fC3028000", "%f5")
    moderate = "and.b32 %r6, %r0, 0x80FFFFFF; or.b32 %r6, %r6, 0x40000000; mov.b32 %f6, %r6; "
    add(f"{moderate}ex2.approx.ftz.f32 %f5, %f6", "%f5")
    add("cvt.rn.bf16.f32 %h5, %f0", "%h5")
    add("cvt.rn.bf16x2.f32 %r5, %f0, %f1", "%r5")
    for compare in ("eq", "ne", "lt", "le", "gt", "ge"):
        add(f"setp.{compare}.f32 %p1, %f0, %f1", "%p1")
    add("selp.f32 %f5, %f0, %f1, %p0", "%f5")
    add("cvt.f32.bf16 %f5, %h2", "%f5")
    add("cvt.f32.bf16 %f5, %h3", "%f5")
    for mode in ("wrap", "clamp"):
        add(f"shf.l.{mode}.b32 %r5, %r0, %r1, %t2", "%r5")
        add(f"shf.r.{mode}.b32 %r5, %r0, %r1, %t2", "%r5")
    add("lop3.b32 %r5, %r0, %r1, %t2, 0x96", "%r5")
    add("lop3.b32 %r5, %r0, %r1, %t2, 0xCA", "%r5")
    add("mov.b64 %d5, {%h0, %h1, %h2, %h3}", "%d5")
    add("not.pred %p1, %p0", "%p1")
    add("and.pred %p1, %p0, %p0", "%p1")
    add("cvta.shared.u64 %d5, %d0", "%d5")
    add("mov.u32 %r5, %ntid.x", "%r5")
    add("mov.u32 %r5, tile", "%r5")
    add("ld.global.s8 %r5, [%a0+5]", "%r5")
    add("ld.global.u16 %d5, [%a0+6]", "%d5")
    add("ld.param.u32 %d5, [number]", "%d5")
    return instructions


INSTRUCTIONS = _instructions()
_GUARDS = ("", "@%p0 ", "@!%p0 ")
_PARTS = {
    "all threads": "",
    "one of four": "and.b32 %t3, %t0, 3; setp.ne.u32 %p3, %t3, 0; @%p3 bra done;",
    "three of four": "and.b32 %t3, %t0, 3; setp.eq.u32 %p3, %t3, 0; @%p3 bra done;",
}


def _kernel(part: str = "all threads") -> str:
    """A kernel with all instructions, some guarded so that some threads skip them, which stores
    each result. Instructions that have their own condition have no guard: two conditions are
    left to Python.
    """
    lines = [_HEAD, _PARTS[part]]
    for number, (instruction, result) in enumerate(INSTRUCTIONS.values()):
        guard = "" if instruction.startswith(("setp", "selp")) else _GUARDS[number % 3]
        if guard:
            lines.append(f"  {instruction}")  # for those that do not pass
            for register, other in (("%d0", "%d1"), ("%r0", "%r2"), ("%f0", "%f2")):
                instruction = instruction.replace(register, other)
        lines.append(f"  {guard}{instruction}")
        store = f"st.global.b{8 * _bytes(result)}" if result != "%p1" else "st.global.u32"
        if result == "%p1":
            lines.append("  selp.u32 %r5, 1, 0, %p1;")
            result = "%r5"
        lines.append(f"  {store} [%a1+{8 * (number % 32)}], {result};")
        if number % 32 == 31:
            lines.append(f"  add.u64 %a1, %a1, {256 * THREADS};")
    return "\n".join([*lines, "done:", "  ret;", "}"])


def _bytes(register: str) -> int:
    return {"h": 2, "r": 4, "f": 4, "d": 8}.get(register[1], 4)


def _input() -> np.ndarray:
    """Random bits with special values among them: zeros, ones, extremes, infinities, NaN and
    subnormal numbers.
    """
    rng = np.random.default_rng(0)
    numbers = rng.integers(0, 2**32, (THREADS, 6), np.uint64).astype(np.uint32)
    special = [0, 1, 0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, 0x7F800000, 0xFFC00001, 7, 0x3F800000]
    at = rng.random(numbers.shape) < 0.4
    numbers[at] = rng.choice(special, at.sum())
    numbers[:8, 1] = numbers[:8, 0]
    return numbers


def test_each_instruction_gives_the_same_bits() -> None:
    output = np.zeros((-(-len(INSTRUCTIONS) // 32), THREADS, 32), np.uint64)
    for schedule, part in itertools.product(("late-copies", "warps-apart"), _PARTS):
        arguments = (_kernel(part), [_input(), output], 123)
        mine, theirs = in_both(
            lambda: outcome(*arguments, threads=THREADS, schedule=schedule)  # noqa: B023
        )
        results = [np.frombuffer(each.pop("bytes")[1], np.uint64) for each in (mine, theirs)]
        one, other = (bits.reshape(output.shape) for bits in results)
        different = (one != other).any(axis=1).reshape(-1)[: len(INSTRUCTIONS)]
        assert list(itertools.compress(INSTRUCTIONS, different)) == [], (schedule, part)
        assert mine == theirs and "ended" not in mine


def test_listed_instructions_run_in_machine_code() -> None:
    kernel = lowered(Kernel(Ptx(_kernel()), "kernel"), 0)
    code = encoded(kernel)
    left = [
        str(i)
        for site, i in enumerate(kernel.program.function.instructions)
        if not code.instructions[site, 0]
    ]
    assert left == ["ret ;"]
    keys = {op.key for op in kernel.operations.values()}
    assert keys | {"st", "mad.float", "cvta.to"} >= set(_BUILD) - {"bra", "bar.sync"}


def test_whole_kernels_give_the_same_result() -> None:
    gpu = device("emulator")

    def ran(case: plain.Case, schedule: str) -> list[object]:
        arrays = [gpu.to_device(array) for array in (*case.inputs, np.zeros_like(case.wanted))]
        compiled = compile_kernel(case.kernel, tuple(arrays), block=math.prod(case.block))
        launch = {"grid": (*case.grid, 1, 1)[:3], "block": (*case.block, 1, 1)[:3]}
        parameters = expand(compiled, arrays)
        plan = LaunchPlan(compiled.kernel, **launch, parameters=parameters)
        report = gpu.run(plan, RunOptions(schedule=schedule)).report
        facts: list[object] = [getattr(report, name) for name in FIELDS]
        return [*facts, *(array.copy_to_host().tobytes() for array in arrays)]

    kernels = (*plain.cases().items(), *plain.divergent_cases().items())
    for (name, case), schedule in zip(kernels, itertools.cycle(SCHEDULES), strict=False):
        mine, theirs = in_both(lambda: ran(case, schedule))  # noqa: B023
        assert mine == theirs, name
        assert mine[-1] == case.wanted.tobytes(), name


def test_planted_bugs_give_the_same_findings() -> None:
    def findings(family, built) -> list[str]:
        runs = outcomes(family, built)
        texts = [repr((run.schedule, run.hazards, run.error, run.right)) for run in runs]
        return [re.sub("0x[0-9a-f]+", "an address", text) for text in texts]

    different = []
    for family, variant in [(f, v) for f in FAMILIES for v in f.variants][::27]:
        built = build(family, variant)
        mine, theirs = in_both(lambda: findings(family, built))  # noqa: B023
        if mine != theirs:
            different.append((family.name, variant.name))
    assert different == []


def _module(parameters: str, body: str) -> str:
    head = ".version 8.6\n.target sm_90a\n.address_size 64\n"
    return f"{head}.visible .entry kernel({parameters})\n{{\n{body}\nret;\n}}\n"


def test_addresses_near_the_end_of_the_address_space_do_not_wrap() -> None:
    """The end of such an access would wrap to a small address."""
    body = """.reg .b64 %a; .reg .b32 %r; mov.b64 %a, 0x7ffffffffffffff0;
    ld.global.v4.u32 {%r, _, _, _}, [%a];"""
    shape = {"grid": (1, 1, 1), "block": (32, 1, 1)}

    def faulting() -> None:
        with faults(Reason.BELOW_ALLOCATIONS, address=0x7FFFFFFFFFFFFFF0):
            run(ptx=_module("", body), entry="kernel", memory=GlobalMemory(), **shape)

    in_both(faulting)


@pytest.fixture
def left_to_python(monkeypatch) -> list[int]:
    """The sites at which machine code leaves a step to Python."""
    sites: list[int] = []
    step = Stepper.run

    def noted(self, pc, group):
        ended = step(self, pc, group)
        if ended[0] == 0:
            sites.append(pc)
        return ended

    monkeypatch.setattr(Stepper, "run", noted)
    return sites


def test_exp2_close_to_a_rounding_boundary_is_left_to_python(left_to_python) -> None:
    """There the result depends on the last bits of a math library."""
    body = """.reg .b64 %a; .reg .f32 %f<2>; ld.param.u64 %a, [output];
    ex2.approx.ftz.f32 %f1, NUMBER; st.global.f32 [%a], %f1;"""
    left = []
    for number in ("0fC19196C7", "0fC19196C8"):
        text = _module(".param .u64 output", body.replace("NUMBER", number))
        left_to_python.clear()
        mine, theirs = in_both(lambda: outcome(text, [np.zeros(1, np.float32)], threads=1))  # noqa: B023
        assert mine == theirs
        left.append(len(left_to_python))
    assert left[0] == left[1] + 1


_RACING_LOOP = """
  .reg .pred %more, %first; .reg .b32 %t, %tile, %own, %at, %n, %v; .reg .b64 %a, %mine;
  .shared .align 16 .b8 tile[4096];
  ld.param.u64 %a, [output];
  mov.u32 %t, %tid.x; mov.u32 %tile, tile;
  mad.lo.u32 %own, %t, 4, %tile; mad.wide.u32 %mine, %t, 4, %a;
  mad.lo.u32 %at, %t, FIRST, %tile;
  mov.u32 %n, 0;
FILL:
  mad.lo.u32 %v, %n, 512, %own; st.shared.u32 [%v], %t;
  add.u32 %n, %n, 1; setp.lt.u32 %more, %n, 8; @%more bra FILL;
  BEFORE
  mov.u32 %n, 150;
AGAIN:
  ld.shared.u32 %v, [%at];
  mad.lo.u32 %v, %v, 3, %t;
  st.shared.u32 [%at], %v;
  add.u32 %at, %at, STEP;
  sub.u32 %n, %n, 1;
  setp.ne.u32 %more, %n, 0;
  @%more bra AGAIN;
  bar.sync 0;
  ld.shared.u32 %v, [%own];
  st.global.u32 [%mine], %v;
"""
# A group that reads while the loop writes.
_STORE_UNDER_WAY = """fence.proxy.async.shared::cta; bar.sync 0; setp.eq.u32 %first, %t, 0;
  @%first cp.async.bulk.global.shared::cta.bulk_group [%a], [%tile], 512;
  @%first cp.async.bulk.commit_group;"""


@pytest.mark.parametrize("schedule", ["late-copies", "warps-apart"])
def test_races_in_a_loop_are_passed_over_alike(left_to_python, schedule: str) -> None:
    for first, step, before in (
        (4, 4, "bar.sync 0;"),  # each thread goes on through what is the next one's
        (4, 4, ""),
        (0, 4, "bar.sync 0;"),  # all threads use the same places
        (0, 0, "bar.sync 0;"),  # in a single place
        (4, 4, _STORE_UNDER_WAY),
    ):
        body = _RACING_LOOP.replace("FIRST", str(first)).replace("STEP", str(step))
        text = _module(".param .u64 output", body.replace("BEFORE", before))
        arrays = [np.zeros(128, np.uint32)]
        left_to_python.clear()
        mine = outcome(text, arrays, threads=128, schedule=schedule)
        # 2 of the loop's 7 instructions are accesses.
        assert len(left_to_python) < mine["steps"] / 6
        with in_python():
            assert outcome(text, arrays, threads=128, schedule=schedule) == mine
        assert "data-race" in {hazard.kind for hazard in mine["hazards"]}
