"""Machine code gives Python's results: every bit of memory, and every hazard in the same order."""

from __future__ import annotations

import re
import sys
from typing import Any

import numpy as np
import pytest

from harness import settings
from harness.bench import emulator
from harness.bench.kernels import plain
from harness.diagnosis import Report
from harness.emulator import SCHEDULES, GlobalMemory, Reason
from harness.emulator.exec import machine
from harness.emulator.native import c_layout, generate, library
from harness.emulator.native.encoding import _BUILD, encoded
from harness.emulator.native.library import stepper
from harness.emulator.native.stepper import Stepper
from harness.emulator.program.lower import lowered
from tests.emulator.corpus import FAMILIES
from tests.emulator.corpus.running import outcomes
from tests.emulator.corpus.variants import build
from tests.emulator.running import run
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


def _ran(
    monkeypatch: pytest.MonkeyPatch, in_machine_code: bool, arrays: list[np.ndarray], **launch: Any
) -> tuple[Report, list[bytes], int]:
    """Return the results, and the number of steps that machine code left to Python."""
    left = 0

    def counted(*args):
        wrapped = stepper_of(*args)
        assert wrapped is not None

        def step(pc, group):
            nonlocal left
            ended = Stepper.run(wrapped, pc, group)
            left += ended[0] == 0
            return ended

        wrapped.run = step  # type: ignore[method-assign]
        return wrapped

    stepper_of = machine.stepper_of
    with monkeypatch.context() as patch:
        patch.setattr(machine, "stepper_of", counted if in_machine_code else lambda *args: None)
        memory, parameters = GlobalMemory(), []
        for array in arrays:
            allocation = memory.allocate(array.nbytes)
            allocation.bytes[:] = array.view(np.uint8).reshape(-1)
            parameters.append(allocation.address.to_bytes(8, "little"))
        report = run(parameters=parameters + launch.pop("more", []), memory=memory, **launch)
    return report, [block.bytes.tobytes() for block in memory.allocations()], left


def _same(report: Report, other: Report) -> None:
    for name in (
        "hazards",
        "all_hazards",
        "executed",
        "steps",
        "emulated_s",
        "bank_conflicts",
        "sectors",
    ):
        assert getattr(report, name) == getattr(other, name), name
    assert report.decisions == other.decisions


@pytest.fixture(autouse=True, scope="module")
def _there_is_some() -> None:
    pytest.importorskip("llvmlite")
    assert stepper() is not None, "LLVM cannot read stepper.ll"


@pytest.mark.parametrize("part", _PARTS)
@pytest.mark.parametrize("schedule", ["late-copies", "warps-apart"])
def test_each_instruction_gives_the_same_bits(monkeypatch, schedule: str, part: str) -> None:
    output = np.zeros((-(-len(INSTRUCTIONS) // 32), THREADS, 32), np.uint64)
    outcomes = [
        _ran(
            monkeypatch,
            in_machine_code,
            [_input(), output],
            more=[(123).to_bytes(4, "little")],
            ptx=_kernel(part),
            entry="kernel",
            grid=(1, 1, 1),
            block=(THREADS, 1, 1),
            schedule=schedule,
        )
        for in_machine_code in (True, False)
    ]
    (report, (_, mine), _), (other, (_, theirs), _) = outcomes
    _same(report, other)
    mine, theirs = (np.frombuffer(each, np.uint64).reshape(output.shape) for each in (mine, theirs))
    for number, name in enumerate(INSTRUCTIONS):
        at = number // 32, slice(None), number % 32
        np.testing.assert_array_equal(mine[at], theirs[at], name)


def test_listed_instructions_run_in_machine_code() -> None:
    kernel = lowered(_kernel(), "kernel", 0)
    code = encoded(kernel)
    left = [
        str(i)
        for site, i in enumerate(kernel.program.function.instructions)
        if not code.instructions[site, 0]
    ]
    assert left == ["ret ;"]


def test_every_machine_code_instruction_is_listed() -> None:
    kernel = lowered(_kernel(), "kernel", 0)
    keys = {op.key for op in kernel.operations.values()}
    assert keys | {"st", "mad.float", "cvta.to"} >= set(_BUILD) - {"bra", "bar.sync"}


def _launches() -> dict[str, dict[str, Any]]:
    kernels = (*plain.cases().items(), *plain.divergent_cases().items())
    return {name: emulator._launch(name, case, "") for name, case in kernels}


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_whole_kernels_give_the_same_result(monkeypatch, schedule: str) -> None:
    for name, launch in _launches().items():
        came_out = []
        for is_off in (False, True):
            with monkeypatch.context() as patch:
                if is_off:
                    patch.setattr(machine, "stepper_of", lambda *args: None)
                came_out.append(emulator._ran(launch | {"schedule": schedule})[1])
        assert came_out[0] == came_out[1], name


_VARIANTS = [(family, variant) for family in FAMILIES for variant in family.variants][::9]


@pytest.mark.parametrize("pair", _VARIANTS, ids=lambda pair: f"{pair[0].name}-{pair[1].name}")
def test_planted_bugs_give_the_same_findings(monkeypatch, pair) -> None:
    family, variant = pair
    built = build(family, variant)
    texts = []
    for is_off in (False, True):
        with monkeypatch.context() as patch:
            if is_off:
                patch.setattr(machine, "stepper_of", lambda *args: None)
            runs = outcomes(family, built)
            lines = [
                repr((sample.schedule, sample.hazards, sample.error, sample.right))
                for sample in runs
            ]
            texts.append([re.sub("0x[0-9a-f]+", "an address", line) for line in lines])
    assert texts[0] == texts[1]


def test_addresses_near_the_end_of_the_address_space_do_not_wrap(monkeypatch) -> None:
    """The end of such an access would wrap to a small address."""
    ptx = """
.version 8.6
.target sm_90a
.address_size 64
.visible .entry kernel()
{
  .reg .b64 %a; .reg .b32 %r;
  mov.b64 %a, 0x7ffffffffffffff0;
  ld.global.v4.u32 {%r, _, _, _}, [%a];
  ret;
}
"""
    launch: dict[str, Any] = {"ptx": ptx, "entry": "kernel", "grid": (1, 1, 1), "block": (32, 1, 1)}
    for in_machine_code in (True, False):
        with faults(Reason.BELOW_ALLOCATIONS, address=0x7FFFFFFFFFFFFFF0):
            _ran(monkeypatch, in_machine_code, [], **launch)


def test_exp2_close_to_a_rounding_boundary_is_left_to_python(monkeypatch) -> None:
    """There the result depends on the last bits of a math library."""
    ptx = """
.version 8.6
.target sm_90a
.address_size 64
.visible .entry kernel(.param .u64 output)
{
  .reg .b64 %a; .reg .f32 %f<2>;
  ld.param.u64 %a, [output];
  ex2.approx.ftz.f32 %f1, NUMBER;
  st.global.f32 [%a], %f1;
  ret;
}
"""
    launch: dict[str, Any] = {"entry": "kernel", "grid": (1, 1, 1), "block": (1, 1, 1)}
    left, output = {}, [np.zeros(1, np.float32)]
    for number in ("0fC19196C7", "0fC19196C8"):
        launch["ptx"] = ptx.replace("NUMBER", number)
        (report, mine, left[number]), (other, theirs, _) = (
            _ran(monkeypatch, in_machine_code, output, **launch)
            for in_machine_code in (True, False)
        )
        assert mine == theirs
        _same(report, other)
    assert left["0fC19196C7"] == left["0fC19196C8"] + 1


_RACING_LOOP = """
.version 8.6
.target sm_90a
.address_size 64
.visible .entry kernel(.param .u64 output)
{
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
  mov.u32 %n, 400;
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
  ret;
}
"""
# A group that reads while the loop writes.
_STORE_UNDER_WAY = """fence.proxy.async.shared::cta; bar.sync 0; setp.eq.u32 %first, %t, 0;
  @%first cp.async.bulk.global.shared::cta.bulk_group [%a], [%tile], 512;
  @%first cp.async.bulk.commit_group;"""


@pytest.mark.parametrize(
    ("first", "step", "before"),
    [
        (4, 4, "bar.sync 0;"),  # each thread goes on through what is the next one's
        (4, 4, ""),
        (0, 4, "bar.sync 0;"),  # all threads use the same places
        (0, 0, "bar.sync 0;"),  # in a single place
        (4, 4, _STORE_UNDER_WAY),
    ],
)
@pytest.mark.parametrize("schedule", ["late-copies", "warps-apart"])
def test_races_in_a_loop_are_passed_over_alike(
    monkeypatch, first: int, step: int, before: str, schedule: str
) -> None:
    text = _RACING_LOOP.replace("FIRST", str(first)).replace("STEP", str(step))
    launch: dict[str, Any] = {
        "ptx": text.replace("BEFORE", before),
        "entry": "kernel",
        "grid": (1, 1, 1),
        "block": (128, 1, 1),
        "schedule": schedule,
    }
    (report, mine, left), (other, theirs, _) = (
        _ran(monkeypatch, in_machine_code, [np.zeros(128, np.uint32)], **launch)
        for in_machine_code in (True, False)
    )
    assert mine == theirs
    _same(report, other)
    assert "data-race" in {hazard.kind for hazard in report.hazards}
    assert left < report.steps / 6  # of 7 instructions in the loop 2 are accesses


def test_the_committed_ir_is_of_the_current_source() -> None:
    generated = (*library.TEXTS, generate.LAYOUT)
    assert all(map(generate.is_current, generated)), "python -m harness.emulator.native.generate"


def test_the_struct_layout_matches_clang() -> None:
    pytest.importorskip("ziglang")
    assert generate.layout() == generate.LAYOUT.read_text()


def test_the_structs_of_the_text_have_as_many_fields_as_the_layout() -> None:
    structs = {}
    for text in library.TEXTS:
        layouts = re.findall(
            r"^%struct\.(\w+) = type \{ ([i64, ]+) \}$", text.read_text(), re.MULTILINE
        )
        structs |= {name.upper(): fields.count("i64") for name, fields in layouts}
    assert {"INSTRUCTION", "READY"} <= structs.keys()
    assert {name: len(getattr(c_layout, name)) for name in structs} == structs


def test_a_changed_source_is_noticed(tmp_path) -> None:
    stale = tmp_path / "c_layout.py"
    stale.write_text(generate.LAYOUT.read_text().replace(c_layout.SOURCES, "0" * 64))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(generate, "LAYOUT", stale)
        assert not generate.is_current(stale)


def test_everything_runs_without_llvm(monkeypatch) -> None:
    monkeypatch.setenv(settings.MACHINE_CODE.name, "0")
    assert _reason() is library.Unavailable.SWITCHED_OFF


def _reason(text=library.STEPPER) -> library.Unavailable | None:
    engine = library.engine.__wrapped__(text)
    assert (engine.code is None) == (engine.unavailable is not None)
    return engine.unavailable


def test_the_reason_for_missing_machine_code_is_known(monkeypatch, tmp_path) -> None:
    assert _reason() is None
    unreadable = tmp_path / "newer.ll"
    unreadable.write_text("define i64 @run() newer_attribute { ret i64 0 }")
    assert _reason(unreadable) is library.Unavailable.UNREADABLE
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "llvmlite", None)
        assert _reason() is library.Unavailable.NO_LLVMLITE
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert _reason() is library.Unavailable.NO_PROCESSES
