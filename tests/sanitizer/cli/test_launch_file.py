"""Launch files, structs, variables, outputs: a kernel's inputs and outputs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from typer.testing import CliRunner

from harness.__main__ import app
from harness.base.errors import HarnessError, LaunchError
from harness.sanitizer import DeviceArray
from harness.sanitizer.cli.arguments import Arguments
from harness.sanitizer.devices.emulated import EmulatedDevice

PTX = """.version 8.3
.target sm_90a
.address_size 64
.const .align 4 .f32 _ZN4mine5tableE[2] = {0f3F800000, 0f40000000};
.global .align 4 .u32 calls;
.visible .entry _ZN4mine4axpyILi2EEEvNS_6ParamsE(.param .align 8 .b8 params[24]) .reqntid 32, 1, 1
{
  .reg .b64 %x, %y, %o; .reg .b32 %t, %n; .reg .f32 %a, %b, %v; .reg .pred %p;
  ld.param.u32 %n, [params];
  ld.param.u64 %x, [params+8]; ld.param.u64 %y, [params+16];
  mov.u32 %t, %tid.x; setp.ge.u32 %p, %t, %n; @%p ret;
  mul.wide.u32 %o, %t, 4; add.u64 %x, %x, %o; add.u64 %y, %y, %o;
  ld.const.f32 %a, [_ZN4mine5tableE+4];
  ld.global.f32 %v, [%x]; ld.global.f32 %b, [%y]; fma.rn.f32 %b, %a, %v, %b;
  st.global.f32 [%y], %b;
  setp.ne.u32 %p, %t, 0; @%p ret;
  ld.global.u32 %n, [calls]; add.u32 %n, %n, 1; st.global.u32 [calls], %n;
  ret;
}
.visible .entry _Z5otheri(.param .u32 n) { ret; }
"""
LAUNCH = """
ptx = "kernel.ptx"
entry = "mine::axpy"
grid = 1
args = ["struct{i32=32; x: f32[32]=@x.npy; y: f32[32]=ones}"]

[variables]
table = "f32[2]=3"

[out]
y = "made/y.npy"
calls = "made/calls.npy"

[expect]
y = { file = "y.npy", rtol = 1e-6 }
"""
X = np.arange(32, dtype=np.float32)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "kernel.ptx").write_text(PTX)
    (tmp_path / "launch.toml").write_text(LAUNCH)
    np.save(tmp_path / "x.npy", X)
    np.save(tmp_path / "y.npy", 3 * X + 1)
    return tmp_path


def report(*arguments: object) -> dict:
    command = ["ptx", *map(str, arguments), "--no-assemble", "--schedule", "late-copies", "--json"]
    done = CliRunner().invoke(app, command)
    shown = json.loads(done.stdout)
    assert shown["exit_status"] == done.exit_code
    return shown


def test_a_launch_file_sets_every_option(folder: Path):
    shown = report(folder)
    assert (shown["status"], shown["exit_status"]) == ("clean", 0)
    assert (shown["entry"], shown["block"]) == ("_ZN4mine4axpyILi2EEEvNS_6ParamsE", [32, 1, 1])
    assert np.load(folder / "made" / "y.npy").tolist() == (3 * X + 1).tolist()
    assert np.load(folder / "made" / "calls.npy").view(np.uint32).tolist() == [1]


def test_options_override_their_keys(folder: Path):
    shown = report(folder / "launch.toml", "--set", "table=f32[2]=5")
    assert (shown["status"], shown["exit_status"]) == ("differs", 4)
    message = "output y: 31 of 32 elements differ from y.npy; the first, at [1], is 6.0 instead of"
    assert message in shown["runs"][0]["message"]
    assert report(folder, "--expect", f"y={folder / 'y.npy'},atol=1e3,rtol=0")["exit_status"] == 0


def test_a_missing_source_file_does_not_stop_a_run(folder: Path):
    """The launch may have been recorded on another machine."""
    launch = folder / "launch.toml"
    launch.write_text(LAUNCH.replace("[out]", '[sources]\n"/a.cu" = "no.cu"\n[out]'))
    done = CliRunner().invoke(app, ["ptx", str(folder)])
    assert done.exit_code == 0
    assert f"{folder / 'no.cu'} does not exist" in done.stderr


def test_a_launch_file_equals_its_options_on_one_line(folder: Path):
    options = (
        "--grid",
        "1",
        "--arg",
        f"struct{{i32=32; x: f32[32]=@{folder / 'x.npy'}; f32[32]=ones}}",
    )
    out = folder / "calls.npy"
    assert report(folder / "kernel.ptx", "--entry", "axpy", *options, "--out", f"calls={out}")
    assert np.load(out).view(np.uint32).tolist() == [1]


def test_memory_at_given_addresses(folder: Path):
    (folder / "x.bin").write_bytes(X.tobytes())
    np.save(folder / "y0.npy", np.ones(32, np.float32))
    text = LAUNCH.replace(
        "struct{i32=32; x: f32[32]=@x.npy; y: f32[32]=ones}",
        "struct{i32=32; u64=0x7fb42c800000; u64=0x302000100}",
    )
    text = text.replace("y = {", "second = {").replace('y = "made', 'second = "made')
    for number, (name, file) in enumerate((("first", "x.bin"), ("second", "y0.npy"))):
        address = ("0x7fb42c800000", "0x302000100")[number]
        text += f'\n[[memory]]\nname = "{name}"\naddress = {address}\nfile = "{file}"\n'
    (folder / "launch.toml").write_text(text)
    np.save(folder / "y.npy", (3 * X + 1).view(np.uint8))
    assert report(folder)["exit_status"] == 0


ERRORS = (
    ("grid = 1", "gird = 1", "launch.toml: gird: unknown key; the keys are ptx"),
    ("grid = 1", 'grid = "1,x"', "whole numbers, got '1,x'"),
    ("grid = 1", "grid = [1, 2, 3, 4]", "grid: expected X[,Y[,Z]], whole"),
    ("grid = 1", "grid = ", "not valid TOML"),
    ('ptx = "kernel.ptx"', "", "the key ptx is missing"),
    ('"f32[2]=3"', "3.0", "variables: table: expected text in quotation marks, got 3.0"),
    ('"f32[2]=3"', '"f32[3]=3"', "_ZN4mine5tableE has 8 bytes; 12 were given"),
    ("table =", "tables =", "'tables' is not a variable of the PTX"),
    ("rtol", "rtl", "expect: y: unknown key 'rtl'; the keys are file, rtol, atol"),
    ('y = "made/y.npy"', 'y = "\\u0000"', "out: y: expected the name of a file"),
    ("rtol = 1e-6", 'rtol = "x"', "expect: y: rtol: expected a number, got 'x'"),
    ('y = "made', 'z = "made', "'z' is not a variable of the PTX"),
    ('"f32[2]=3"', '"f32[2]=@n.npy"', "n.npy: there is no such file"),
    ('"y.npy"', '"n.npy"', "there is no such file"),
    ('"mine::axpy"', '"mine::xpy"', "no .entry 'mine::xpy'; it has: _ZN4mine4axpyI"),
    ("i32=32; ", "", "has 24 bytes; 16 were given"),
    ("i32=32; ", "i32=x; ", "'x' is not a number of type int32"),
    ("x: f32", "y: f32", "a second argument called y"),
    ('[variables]', '[[memory]]\naddress = 16\n[variables]', "memory: 0: the key file"),
    ('[variables]', '[[memory]]\naddress = 8\nfile = "x"\n[variables]', "of 16, got 8"),
    ('[variables]', '[addresses]\ncalls = -16\n[variables]', "addresses: calls:"),
    ("grid = 1", "grid = 1\ntimeout_s = nan", "timeout_s: expected seconds"),
)  # fmt: skip


def test_an_error_is_named_with_its_key(folder: Path):
    for old, new, says in ERRORS:
        assert old in LAUNCH
        (folder / "launch.toml").write_text(LAUNCH.replace(old, new))
        shown = report(folder)
        assert (shown["status"], shown["exit_status"]) == ("bad-input", 2), new
        assert says in shown["error"]


def test_a_variable_overlapping_memory(folder: Path):
    place = "0x7fb42c800000"
    text = LAUNCH.replace("[variables]", '[variables]\ncalls = "u32=1"')
    text += f'[addresses]\ncalls = {place}\n[[memory]]\naddress = {place}\nfile = "x.npy"\n'
    (folder / "launch.toml").write_text(text)
    message = "the variable calls: 4 bytes at 0x7fb42c800000 overlap the 128 at 0x7fb42c800000"
    assert message in report(folder)["error"]


NEAR = """.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 p, .param .u64 q) {
  .reg .b64 %p, %q; .reg .b32 %r;
  ld.param.u64 %p, [p]; ld.param.u64 %q, [q];
  ld.global.b32 %r, [%p]; st.global.b32 [%q], %r;
  ret;
}
"""


def values(tmp_path: Path, *specs: str) -> list[np.ndarray]:
    """Return the arrays of the arguments, as the sanitizer makes them."""
    (tmp_path / "near.ptx").write_text(NEAR)
    options = [word for spec in specs for word in ("--arg", spec)]
    outs = [tmp_path / f"{number}.npy" for number in range(len(specs))]
    for number, out in enumerate(outs):
        options += ["--out", f"{number}={out}"]
    shown = report(tmp_path / "near.ptx", "--block", "1", *options)
    assert shown["status"] == "clean", shown
    return [np.load(out) for out in outs]


def test_a_file_of_integers_is_never_silently_converted_to_floats_of_its_width(tmp_path: Path):
    """numpy has no bfloat16: the bits of such an array are usually saved as uint16."""
    np.save(tmp_path / "bits.npy", np.full(32, 0x3F80, np.uint16))
    np.save(tmp_path / "words.npy", np.full(32, 0x3F800000, np.uint32))
    np.save(tmp_path / "bytes.npy", np.full(32, 0x38, np.uint8))
    (tmp_path / "near.ptx").write_text(NEAR)
    launch = (tmp_path / "near.ptx", "--block", "1", "--arg")
    for kind, name in (
        ("bf16", "bits"), ("f16", "bits"), ("f32", "words"), ("f8e4m3", "bytes"),
        ("f8e5m2", "bytes"),
    ):  # fmt: skip
        refused = report(*launch, f"{kind}[...]=@{tmp_path / name}.npy", "--arg", "&0")
        assert (refused["exit_status"], "numpy.save(" in refused["error"]) == (2, True)
        wanted = np.load(tmp_path / f"{name}.npy")
        np.save(tmp_path / "bare.npy", wanted.view(f"V{wanted.itemsize}"))
        loaded, _ = values(tmp_path, f"{kind}[...]=@{tmp_path / 'bare.npy'}", f"{kind}[32]=1")
        assert (loaded.view(wanted.dtype) == wanted).all()
    np.save(tmp_path / "floats.npy", np.full(32, 1.0, np.float32))
    rounded, _ = values(tmp_path, f"bf16[...]=@{tmp_path / 'floats.npy'}", "bf16[32]")
    assert (rounded.view(np.uint16) == 0x3F80).all()


def test_eight_bit_floats_are_random_numbers_and_no_nans(tmp_path: Path):
    for kind in ("f8e4m3", "f8e5m2"):
        drawn, _ = values(tmp_path, f"{kind}[64,64]=random", f"{kind}[4]=1.5")
        name = {"f8e4m3": "float8_e4m3fn", "f8e5m2": "float8_e5m2"}[kind]
        numbers = drawn.view(getattr(ml_dtypes, name)).astype(np.float32)
        assert np.isfinite(numbers).all() and 0.8 < numbers.std() < 1.2


def test_strides_and_offsets(tmp_path: Path):
    device = EmulatedDevice()
    arguments = Arguments(device, 0)
    rows, ahead, _ = arguments.make(
        (
            "map:f32[4,32]:box=4,32:strides=256=arange",
            "f32[4,8]:strides=64=arange",
            "x: f32[8,32]=arange",
        )
    )
    assert (rows.shape, rows.strides) == ((4, 32), (256, 4))
    assert rows.array.copy_to_host().ravel().tolist() == list(range(128))
    assert rows.array.memory.nbytes == 3 * 256 + 32 * 4
    assert ahead.strides == (64, 4) and ahead.copy_to_host()[3, 7] == 31


INVALID_PLACES = (
    ("map:f32[4,32]:box=4,32:strides=256,4", "expected 1 for an array of 2 axes"),
    ("map:f32[4,32]:box=4,32:strides=130", "130 is not a multiple of 4 bytes"),
    ("map:f32[4,32]:box=4,32:strides=136", "multiples of 16"),
    ("map:&x+256:box=4,32", "a whole array is needed, such as &x"),
    ("&y", "&y is not an array argument"),
    ("&0", "&0 is not an array argument"),
)


def test_invalid_strides_and_offsets():
    for spec, says in INVALID_PLACES:
        with pytest.raises(HarnessError, match=re.escape(says)):
            Arguments(EmulatedDevice(), 0).make((spec, "x: f32[8,32]=arange"))


def test_an_array_as_a_compiler_passes_it(tmp_path: Path):
    np.save(tmp_path / "x.npy", np.arange(12, dtype=np.int32).reshape(3, 4))
    arguments = Arguments(EmulatedDevice(), 0, tmp_path)
    specifications = (
        "mlir:i32[...]=@x.npy",
        "y: mlir:bf16[4,8]:strides=64=ones",
    )
    numba = ("numba:bf16[4,8]:strides=64=ones", "x: f32[8]=zeros", "&y")
    parameters = arguments.make((*specifications, *numba))
    memref = [each if isinstance(each, DeviceArray) else int(each) for each in parameters[:14]]
    for start, numbers in ((0, [0, 3, 4, 4, 1]), (7, [0, 4, 8, 32, 1])):
        allocation, data, *rest = memref[start : start + 2 + len(numbers)]
        assert allocation is data and isinstance(data, DeviceArray)
        assert rest == numbers
    assert memref[0].copy_to_host().tolist() == np.arange(12).reshape(3, 4).tolist()
    # numba: meminfo, parent, elements, bytes of each, address, extents, strides in bytes
    assert [int(each) for each in (*parameters[14:18], *parameters[19:23])] == [
        0,
        0,
        32,
        2,
        4,
        8,
        64,
        2,
    ]
    assert parameters[24].address == memref[7].address


def test_an_invalid_array_of_a_compiler():
    invalid = {
        "f32": "not an argument; examples:",
        "f32[2,]=ten": "'ten' is not a number of type float32",
        "f33[2]": "unknown type 'f33'",
        "f32[4,4]:strides=15": "15 is not a multiple of 4 bytes",
        "&x+1": "a whole array is needed",
    }
    for compiler in ("numba", "mlir"):
        arguments = Arguments(EmulatedDevice(), 0)
        for spec, says in invalid.items():
            with pytest.raises(LaunchError, match=re.escape(says)):
                arguments.make((f"{compiler}:{spec}", "x: f32[8,32]=arange"))
        with pytest.raises(LaunchError, match="cannot be the value of a variable"):
            arguments.variable("table", f"{compiler}:f32[4]")


def test_a_wrong_parameter_count_names_the_missing_ones(folder: Path):
    options = ("--entry", "other", "--block", "32")
    error = report(folder / "kernel.ptx", *options)["error"]
    assert error == "other takes 1 parameter; 0 were given; missing: .u32 n."
    many = report(folder / "kernel.ptx", *options, "--arg", "i32=1", "--arg", "i32=1")["error"]
    assert "takes 1 parameter; 2 were given." in many


def test_an_ambiguous_entry(folder: Path):
    more = PTX + ".visible .entry _Z4axpyv() { ret; }\n"
    (folder / "kernel.ptx").write_text(more)
    shown = report(folder / "kernel.ptx", "--entry", "axpy", "--grid", "1")
    assert "'axpy' may be any of _ZN4mine4axpyILi2EEEvNS_6ParamsE, _Z4axpyv" in shown["error"]
    shown = report(folder / "kernel.ptx", "--entry", "other", "--grid", "1", "--arg", "i32=1")
    assert "--block X[,Y[,Z]] is missing" in shown["error"]
    assert "--entry or --kernel is missing" in report(folder / "kernel.ptx", "--grid", "1")["error"]


def test_a_tensor_map_by_itself_and_in_a_struct(folder: Path):
    stored = Path(__file__).parents[1] / "emulator" / "program" / "ptx" / "tile_copy.ptx"
    launch = (stored, "--grid", "2,2", "--arg", "map:f32[16,64]:box=8,32=random", "--arg")
    out, specification = folder / "y.npy", "y: map:f32[16,64]:box=8,32"
    assert report(*launch, specification, "--out", f"y={out}")["exit_status"] == 0
    assert np.load(out).any()
    assert report(*launch, f"struct{{{specification}}}", "--expect", f"y={out}")["exit_status"] == 0
    assert report(*launch, specification, "--expect", f"0={out}")["exit_status"] == 4
