"""Kernels after public reports, as their authors' compilers wrote them, on the command line.

Each file of `reported/` begins with a comment on its correctness, the options of its run, its exit
status, and the findings: kind, severity and cause.
"""

from __future__ import annotations

import shlex
from pathlib import Path

import numpy as np
import pytest

from tests.cli.test_ptx import call, report

KERNELS = sorted((Path(__file__).parent / "reported").glob("*.ptx"))
ROWS, COLUMNS = 60, 32
FILES = {
    "offsets.npy": np.array([0, 20, 36, ROWS], np.int32),
    "doubled.npy": 2 * np.arange(ROWS * COLUMNS, dtype=np.float32).reshape(ROWS, COLUMNS),
    "rows.npy": np.arange(4 * COLUMNS, dtype=np.float32).reshape(4, COLUMNS),
    "bits.npy": np.full(COLUMNS, 0x3F80, np.uint16),
}


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in a folder that has the files of the options."""
    monkeypatch.chdir(tmp_path)
    for name, values in FILES.items():
        np.save(name, values)


def header(kernel: Path, name: str) -> list[str]:
    """Return the values of the lines ``// name: value`` of a kernel's file."""
    opening = f"// {name}: "
    lines = kernel.read_text(encoding="utf-8").splitlines()
    return [line.removeprefix(opening) for line in lines if line.startswith(opening)]


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda path: path.stem)
def test_a_reported_kernel(kernel: Path):
    shown = report(str(kernel), *shlex.split(" ".join(header(kernel, "run"))))
    findings = [f"{h['kind']} {h['severity']} {h['cause']}" for h in shown.get("hazards", ())]
    assert findings == header(kernel, "finding")
    assert [str(shown["exit_status"])] == header(kernel, "exit")


MAP_BY_VALUE = str(Path(__file__).parent / "reported" / "no_grid_constant.ptx")
NO_BODY = """.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 p) { ret; }
"""


@pytest.mark.parametrize(
    "arguments",
    [
        ("map:f8e4m3[4,128]:box=4,128=random", "f32[128]=zeros", "i32=1"),
        ("map:f32[4,32]:box=4,32:strides=256=random", "f32[128]=zeros", "i32=1"),
    ],
    ids=["8-bit floats", "rows further apart"],
)
def test_a_tensor_map_of_a_librarys_kernel_can_be_given(arguments):
    specs = [part for text in arguments for part in ("--arg", text)]
    (hazard,) = report(MAP_BY_VALUE, "--block", "32", *specs)["hazards"]
    assert hazard["cause"] == "tensor-map-in-local-memory"  # the kernel was launched


def test_a_cluster_of_16_is_not_portable():
    Path("k.ptx").write_text(NO_BODY)
    shown = call("k.ptx", "--grid", "16", "--cluster", "16", "--block", "32", "--arg", "f32=0")
    assert shown.exit_code == 2  # f32 where the kernel takes 64 bits
    array = "f32[1]=zeros"
    shown = call("k.ptx", "--grid", "16", "--cluster", "16", "--block", "32", "--arg", array)
    assert shown.exit_code == 0
    assert "cudaFuncAttributeNonPortableClusterSizeAllowed" in shown.output


def test_16_bit_integers_are_bits_of_bfloat16_only_by_request():
    Path("k.ptx").write_text(NO_BODY)
    launch = ("k.ptx", "--block", "32", "--out", "x=x.npy")
    assert call(*launch, "--arg", f"x: bf16[{COLUMNS}]=@bits.npy").exit_code == 2
    assert not Path("x.npy").exists()
    assert call(*launch, "--arg", f"x: bf16[{COLUMNS}]=bits@bits.npy").exit_code == 0
    assert np.array_equal(np.load("x.npy").view(np.uint16), FILES["bits.npy"])
