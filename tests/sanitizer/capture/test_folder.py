"""A recorded launch as a folder that the emulator runs. The records are made here, in the library's
format.
"""

from __future__ import annotations

import io
import json
import tomllib
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from harness.__main__ import app
from harness.sanitizer.capture.folder import how_to_keep, ptx_of, write
from harness.sanitizer.capture.library import CaptureError, RecordedLaunch, read
from harness.sanitizer.capture.program import pass_on
from tests.naming import naming

PTX = """.version 8.3
.target sm_90a
.address_size 64
.global .align 16 .f32 scale = 0f3F800000;
.visible .entry scaled(.param .u64 pairs, .param .u32 n)
{
  .reg .b64 %at, %x, %y, %o; .reg .b32 %t, %n; .reg .f32 %a, %v; .reg .pred %p;
  ld.param.u64 %at, [pairs]; ld.param.u32 %n, [n];
  ld.global.u64 %x, [%at]; ld.global.u64 %y, [%at+8];
  mov.u32 %t, %tid.x; setp.ge.u32 %p, %t, %n; @%p ret;
  mul.wide.u32 %o, %t, 4; add.u64 %x, %x, %o; add.u64 %y, %y, %o;
  ld.global.f32 %v, [%x]; ld.global.f32 %a, [scale]; mul.rn.f32 %v, %v, %a;
  st.global.f32 [%y], %v; ret;
}
"""
PAIRS, X, SCALE = 0x7FF1_1FE0_0000, 0x7FF1_1FE0_0800, 0x7FF1_2480_0100
Y = X + 128
N = 8


@pytest.fixture
def raw(tmp_path: Path) -> Path:
    """Two arrays in the same allocation; the kernel receives a pair of their addresses in
    memory.
    """
    x = np.arange(N, dtype=np.float32)
    before = np.zeros(64, np.float32)
    before[:N] = x
    after = before.copy()
    after[32 : 32 + N] = 2.5 * x
    files = {
        "parameters": np.array([PAIRS, N], np.uint64).tobytes()[:12],
        "memory0": np.array([X, Y], np.uint64).tobytes(),
        "memory1": before.tobytes(),
        "after1": after.tobytes(),
        # The driver says of a variable's address the module's whole memory.
        "memory2": bytes(256) + np.float32(2.5).tobytes() + bytes(252),
        "variable0": np.float32(2.5).tobytes(),
        "image": PTX.encode() + b"\0",
    }
    folder = tmp_path / "raw"
    folder.mkdir()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    lines = [
        "name scaled", "grid 1 1 1", "block 32 1 1", "shared 0", "driver 13000", "attribute 6",
        "parameter 0 8", "parameter 8 4", f"variable scale {SCALE} 4 variable0",
        f"memory {PAIRS} 16 {PAIRS} 16 memory0", f"memory {X} 256 {X} 256 memory1",
        f"memory {SCALE - 256} 512 {SCALE - 256} 512 memory2", "mapped /usr/bin/program",
        "ended 0", "after 1 after1",
    ]  # fmt: skip
    (folder / "manifest").write_text("\n".join(line.replace(" ", "\t") for line in lines))
    return folder


def replayed(folder: Path) -> dict:
    command = ["ptx", str(folder), "--no-assemble", "--schedule", "random", "--json"]
    return json.loads(CliRunner().invoke(app, command).stdout)


def test_a_replayed_launch_gives_the_recorded_result(raw: Path, tmp_path: Path):
    launch, out = read(raw), tmp_path / "made"
    assert write(launch, *ptx_of(launch, []), ["./program", "an argument"], out) == ()
    description = tomllib.loads((out / "launch.toml").read_text())
    assert description["args"] == [f"u64={PAIRS:#x}", f"u32={N}"]
    assert [m["address"] for m in description["memory"]] == [PAIRS, X, SCALE - 256, SCALE + 16]
    assert description["recorded"] == {
        "ptx_found_in": "what the program loaded", "driver": "13.0", "attributes": [6]
    }  # fmt: skip
    assert replayed(out)["status"] == "clean"


def test_missing_parts_of_a_replay_are_reported(raw: Path, tmp_path: Path):
    text = (raw / "manifest").read_text().replace(f"{X}\t256", f"{X}\t4096", 1)
    (raw / "manifest").write_text(text.replace("ended\t0", "ended\t700"))
    launch = read(raw)
    partly, failed = write(launch, *ptx_of(launch, []), ["./program"], tmp_path / "made")
    assert f"of an allocation of 4096 bytes only 256 were recorded, from {X:#x} on" in partly
    assert "CUresult 700" in failed
    assert "expect" not in tomllib.loads((tmp_path / "made" / "launch.toml").read_text())


def test_a_different_result_is_reported(raw: Path, tmp_path: Path):
    (raw / "variable0").write_bytes(np.float32(3).tobytes())
    launch = read(raw)
    write(launch, *ptx_of(launch, []), ["./program"], tmp_path / "made")
    shown = replayed(tmp_path / "made")
    assert shown["exit_status"] == 4
    assert "output memory1: " in shown["runs"][0]["message"]


def test_given_ptx_takes_precedence(raw: Path, tmp_path: Path):
    (tmp_path / "kept.ptx").write_text(PTX.replace("mul.rn", "add.rn"))
    (tmp_path / "another.ptx").write_text(PTX.replace("scaled", "scaled2"))
    text, where = ptx_of(read(raw), [tmp_path])
    assert "add.rn" in text and where == "what was kept"
    (tmp_path / "third.ptx").write_text(PTX)
    with pytest.raises(CaptureError, match=naming(2, "scaled", "before --")):
        ptx_of(read(raw), [tmp_path])


def test_machine_code_without_ptx_is_named_with_a_remedy(raw: Path):
    (raw / "image").write_bytes(b"\x7fELF and so on")
    with pytest.raises(CaptureError, match=naming("scaled", "arch=compute_90a", "before --")):
        ptx_of(read(raw), [])
    mapped = {
        "libnvJitLink.so.13": "inspect_asm()",
        "libtriton.so": "TRITON_CACHE_DIR",
    }
    for libraries, says in mapped.items():
        paths = [Path("/x") / library for library in libraries.split()]
        launch = RecordedLaunch("k", mapped=paths, image=b"\x7fELF")
        assert says in how_to_keep(launch)


def test_another_kernels_ptx_is_refused(raw: Path, tmp_path: Path):
    launch = read(raw)
    with pytest.raises(CaptureError, match=naming("scaled", 2, 1)):
        write(launch, PTX.replace(", .param .u32 n)", ")"), "x", ["p"], tmp_path / "made")


def test_numba_output_is_kept_and_not_shown(tmp_path: Path):
    printed = f"{'ASSEMBLY scaled':-^80}\n{PTX}\n\0\n{'=' * 80}\n"
    shown, linked = io.BytesIO(), printed.replace("mul.rn", "mul")
    pass_on(io.BytesIO(f"before\n{linked}{printed}done\n".encode()), shown, tmp_path)
    assert shown.getvalue() == b"before\ndone\n"
    (kept,) = tmp_path.iterdir()
    assert kept.read_text().strip() == PTX.strip()
