"""The kernels through both compilers: the translated package, and what a table shows."""

from __future__ import annotations

import io
import sys
from importlib import import_module
from pathlib import Path

import pytest
from rich.console import Console

from harness.bench import front_ends, kernels
from harness.bench.front_ends import COMPILERS, TRANSLATED, Measured
from harness.course import device


@pytest.fixture
def packages(tmp_path: Path, monkeypatch) -> dict[str, str]:
    front_ends.translate(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield dict(zip(COMPILERS, (kernels.__name__, TRANSLATED), strict=True))
    for name in [name for name in sys.modules if name.partition(".")[0] == TRANSLATED]:
        del sys.modules[name]


@pytest.mark.thorough
def test_the_copy_has_every_kernel_of_the_other_compiler(packages, tmp_path: Path) -> None:
    pytest.importorskip("numba_cuda_mlir")
    copies = {file.relative_to(tmp_path / TRANSLATED) for file in tmp_path.rglob("*.py")}
    source = Path(kernels.__file__).parent
    assert copies == {file.relative_to(source) for file in source.rglob("*.py")}
    recompiled = (
        import_module(f"{name}.gemm.plan").kernel_of(11, 64) for name in packages.values()
    )
    assert [kernel.__globals__["cuda"].__name__ for kernel in recompiled] == [
        "numba.cuda",
        "numba_cuda_mlir.cuda",
    ]


def test_a_kernel_is_measured_without_a_gpu(packages, monkeypatch) -> None:
    ours = {COMPILERS[0]: packages[COMPILERS[0]]}
    (work,) = front_ends.works(device("emulator"), [3], [])
    (measured,) = front_ends.measure(device("emulator"), work, ours)
    assert measured.kernel == "product 3" and not measured.reason
    assert (
        measured.ptx_instructions > 100 and 0 < measured.registers <= 255 and measured.speeds == []
    )


def test_the_table_compares_the_rounds() -> None:
    both = [
        Measured("product 3", compiler, registers=registers, speeds=speeds, same=True)
        for compiler, registers, speeds in zip(
            COMPILERS, (96, 90), ([500.0, 600.0], [250.0, 300.0]), strict=True
        )
    ]
    failed = [Measured("product 4", compiler, reason="no") for compiler in COMPILERS]
    shown = io.StringIO()
    Console(file=shown, width=160).print(front_ends.table([*both, *failed]))
    (row,) = (line for line in shown.getvalue().splitlines() if "product" in line)
    assert [text in row for text in ("96 / 90", "550 / 275", "0.500", "yes")] == [True] * 4
