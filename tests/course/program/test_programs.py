"""A numba-cuda program on the emulator: numba's arrays, streams and launches; its hazards."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda
from numba.cuda.cudadrv.driver import driver
from typer.testing import CliRunner

import harness
from harness.__main__ import app
from harness.course.program.driver import texts_of
from harness.testing import Sanitizer
from tests.sanitizer.cli.test_ptx import STORE as PTX

PROGRAM = """
import sys
import numpy as np
from numba import cuda

@cuda.jit(device=True)
def twice(x):
    return x + x

@cuda.jit
def reversed_in_blocks(x, out, scale):
    tile = cuda.shared.array(0, np.float32)
    i = cuda.threadIdx.x
    tile[i] = twice(x[cuda.grid(1)]) * scale
    cuda.syncthreads()
    out[cuda.grid(1)] = tile[cuda.blockDim.x - 1 - i]

x, out = np.arange(128, dtype=np.float32), np.zeros(128, np.float32)
reversed_in_blocks[2, 64, 0, 256](x, out, 0.5)
sys.exit(not np.array_equal(out, x.reshape(2, 64)[:, ::-1].ravel()))
"""


@cuda.jit
def in_rounds(x, rounds):
    grid = cuda.cg.this_grid()
    i = cuda.grid(1)
    for k in range(1, rounds):
        x[k, i] = x[k - 1, x.shape[1] - 1 - i] + 1
        grid.sync()


@cuda.jit
def counted(x, pair, record):
    cuda.atomic.add(x, 0, pair[0])
    if cuda.threadIdx.x == 0:
        record[0].a = pair[1]


def test_arrays_streams_and_launches_are_numbas():
    host = np.arange(8, dtype=np.float64).reshape(2, 4)
    record = np.zeros(1, [("a", np.float32)])
    with harness.emulated() as emulation:
        stream = cuda.stream()
        x = cuda.to_device(host, stream=stream)
        like = cuda.device_array_like(x)
        like.copy_to_device(x, stream=stream)
        mapped, pinned = cuda.mapped_array(4), cuda.pinned_array(4)
        mapped[:] = pinned[:] = 0
        counted[1, 32, stream](mapped, (2.0, 1.5), record)
        begin, end = cuda.event(), cuda.event()
        begin.record(stream)
        end.record(stream)
        cuda.synchronize()
        assert begin.elapsed_time(end) >= 0
        assert np.array_equal(like[1].copy_to_host(), host[1]) and mapped[0] == 64
        rounds = np.zeros((4, 64), np.int32)
        in_rounds[2, 32](rounds, 4)
        assert rounds[:, 0].tolist() == rounds[:, 63].tolist() == [0, 1, 2, 3]
        with pytest.raises(NotImplementedError, match=r"cuda\.managed_array"):
            cuda.managed_array(4)
    assert record["a"][0] == 1.5
    assert (emulation.launches, emulation.hazards, emulation.exit_status()) == (2, (), 0)
    assert type(driver).__name__ == "Driver" and "emulator" not in vars(driver)


def test_a_program_runs_unchanged_and_its_exit_status_is_the_sanitizers(tmp_path, monkeypatch):
    file = tmp_path / "program.py"
    for change, status, shown in (
        (("", ""), 0, "0 errors"),
        (("    cuda.syncthreads()\n", ""), 1, "data-race"),
        (("0.5", "0.25"), 2, "0 errors"),
        (("2, 64, 0, 256", "3, 64, 0, 256"), 3, "illegal-access"),
    ):
        file.write_text(PROGRAM.replace(*change))
        done = CliRunner().invoke(app, ["run", str(file)])
        assert (done.exit_code, shown in done.stdout) == (status, True), done.output
    monkeypatch.chdir(tmp_path)
    assert CliRunner().invoke(app, ["run", "-m", "program"]).exit_code == 3


@cuda.jit(debug=True, opt=False)
def bounded(x, n):
    if cuda.grid(1) >= n:
        raise ValueError("too far", 5)
    x[cuda.grid(1)] = 1


def test_an_exception_of_a_kernel_is_raised_with_its_thread():
    x = np.zeros(8, np.float32)
    with harness.emulated():
        bounded[2, 4](x, 8)
        with pytest.raises(ValueError, match=r"tid=\[0, 0, 3\] ctaid=\[0, 0, 1\]: ") as raised:
            bounded[2, 4](x, 7)
    assert raised.value.args[1] == 5 and x.sum() == 8


@cuda.jit
def reversed_without_a_barrier(x, out):
    tile = cuda.shared.array(64, np.float32)
    i = cuda.threadIdx.x
    tile[i] = x[i]
    out[i] = tile[63 - i]


def test_the_fixture_of_pytest_examines_kernels_and_files():
    x, out = np.arange(64, dtype=np.float32), np.zeros(64, np.float32)
    launch = {"grid": 1, "block": 64}
    with pytest.raises(AssertionError, match="data-race") as failed:
        Sanitizer().check(reversed_without_a_barrier, **launch, args=(x, out))
    assert "random" in str(failed.value) and set(out) == set(x)
    file = {"entry": "fenced", "block": 256, "args": ["i32[2,256]", "u32=7"], "assemble": False}
    assert Sanitizer().check(PTX, **file) == ()
    with pytest.raises(AssertionError, match="missing-proxy-fence"):
        Sanitizer().check(PTX, **{**file, "entry": "unfenced"})


thrice = cuda.declare_device(
    "thrice",
    "int32(int32)",
    link=cuda.CUSource(
        'extern "C" __device__ int thrice(int *result, int x) { *result = 3 * x; return 0; }'
    ),
)

returns_nothing = cuda.declare_device(
    "returns_nothing",
    "void(int32)",
    link=cuda.CUSource('extern "C" __device__ void returns_nothing(int x) {}'),
    abi="c",
)


@cuda.jit
def linked_with_c(x, out):
    i = cuda.grid(1)
    returns_nothing(i)
    out[i] = thrice(i) * x[i] * x[i]  # numba-cuda takes products of float16 from C++


def test_linked_cuda_cpp_runs():
    x, out = np.arange(8, dtype=np.float16), np.zeros(8)
    with harness.emulated():
        linked_with_c[2, 4](x, out)
    assert (out == 3 * np.arange(8) ** 3).all()
    with pytest.raises(NotImplementedError, match=r"\bcode\.o"):
        texts_of([cuda.Object(b"", "code.o")], "k")
