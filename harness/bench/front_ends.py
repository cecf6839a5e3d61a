"""The same kernels through both compilers: compile time, registers, speed.

    python -m harness.bench.front_ends --json measured.json

The ladder of products and attention, as numba-cuda compiles them and as numba-cuda-mlir does (the
extra ``mlir``). Without a Hopper GPU, compile time and registers alone.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from harness.base.errors import DeviceNotFound, HarnessError
from harness.base.settings import CACHE_DIR
from harness.bench import kernels
from harness.bench.kernels.attention.plan import EXACT_RUNG, fastest_rung
from harness.bench.products import BFLOAT16, LADDER, normal, plan_of_rung
from harness.bench.results import in_a_line
from harness.course import compile_kernel, device
from harness.sanitizer import LaunchPlan, assemble

COMPILERS = ("numba-cuda", "numba-cuda-mlir")
TRANSLATED = "kernels_of_numba_cuda_mlir"
PRODUCT, HEADS = (8192, 8192, 8192), (64, 4096, 128)  # m, n, k; heads, length, head dimension
SMALL_PRODUCT, SMALL_HEADS = (256, 256, 256), (2, 256, 128)  # on the emulator nothing is launched
MULTIPROCESSORS = 132
ROUNDS = 6
Launch = Any  # a RungLaunch of either package


@dataclass
class Measured:
    """A kernel of one compiler. seconds: of processor time, to compile to PTX and, apart, to
    assemble. speeds: TFLOP/s of each round. same: its output has the bits of the first
    compiler's."""

    kernel: str
    compiler: str
    compile_seconds: float = 0.0
    assemble_seconds: float = 0.0
    ptx_instructions: int = 0
    registers: int = 0
    spill_bytes: int = 0
    speeds: list[float] = field(default_factory=list)
    same: bool | None = None
    reason: str = ""


@dataclass(frozen=True)
class Work:
    """``launch`` makes a kernel's launch, from a package of kernels; ``output`` is its result."""

    name: str
    launch: Callable[[str], Launch]
    output: Any
    flops: float


def translate(folder: Path) -> None:
    """Write the package of kernels to ``folder``, with the imports of numba-cuda-mlir."""
    source = Path(kernels.__file__).parent
    for file in source.rglob("*.py"):
        text = file.read_text().replace("from numba import", "from numba_cuda_mlir import")
        text = text.replace("from numba.cuda import", "from numba_cuda_mlir.cuda import")
        text = text.replace(kernels.__name__, TRANSLATED)
        copy = folder / TRANSLATED / file.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text)


def works(gpu: Any, rungs: Sequence[int], attention: Sequence[int]) -> Iterator[Work]:
    """Yield the launches to compare, with inputs on ``gpu``."""
    on_hopper = gpu.name == "hopper"
    m, n, k = PRODUCT if on_hopper else SMALL_PRODUCT
    a, b = (gpu.to_device(normal(shape, BFLOAT16)) for shape in ((m, k), (n, k)))
    c = gpu.empty((m, n), BFLOAT16)
    for number in rungs:

        def product(package: str, number: int = number) -> Launch:
            plans = import_module(f"{package}.gemm.plan")
            taken = c if plans.RUNGS[number - 1].c_as == "map" else c.view(np.uint32)
            return plans.plan(number, a, b, taken, MULTIPROCESSORS)

        yield Work(f"product {number}", product, c, 2.0 * m * n * k)
    heads, length, dim = HEADS if on_hopper else SMALL_HEADS
    shape = (heads * length, dim)
    q, keys, v = (gpu.to_device(normal(shape, BFLOAT16).reshape(heads, length, dim)) for _ in "qkv")
    o = gpu.empty((heads, length, dim), BFLOAT16)
    tickets = gpu.to_device(np.zeros(2, np.int32))
    for number in attention:

        def attend(package: str, number: int = number) -> Launch:
            plans = import_module(f"{package}.attention.plan")
            return plans.plan(number, q, keys, v, o, blocks=MULTIPROCESSORS, tickets=tickets)

        yield Work(f"attention {number}", attend, o, 4.0 * heads * length * length * dim)


def measure(gpu: Any, work: Work, packages: dict[str, str]) -> list[Measured]:
    """Compile a kernel by each compiler, and time them in turn if ``gpu`` is one."""
    results, plans = [], {}
    for compiler, package in packages.items():
        result = Measured(work.name, compiler)
        results.append(result)
        try:
            plans[compiler] = _compile(work.launch(package), result)
        except (HarnessError, ImportError) as problem:  # numba-cuda-mlir may not be installed
            result.reason = in_a_line(problem)
    if gpu.name == "hopper":
        _time(gpu, work, {each.compiler: each for each in results}, plans)
    return results


def _compile(launch: Launch, result: Measured) -> LaunchPlan:
    started = _processor_seconds()
    compiled = compile_kernel(launch.kernel, launch.args, block=launch.block)
    done = _processor_seconds()
    assembled = assemble(compiled.ptx)
    result.compile_seconds = done - started
    result.assemble_seconds = _processor_seconds() - done
    lines = (line.strip() for line in compiled.ptx.splitlines())
    result.ptx_instructions = sum(line.endswith(";") and line[0] not in "./" for line in lines)
    result.registers, result.spill_bytes = assembled.registers, assembled.spill_bytes
    return plan_of_rung(compiled, launch)


def _processor_seconds() -> float:
    return sum(os.times()[:4])  # ptxas is a child


def _time(gpu: Any, work: Work, results: dict[str, Measured], plans: dict[str, LaunchPlan]) -> None:
    """Alternate between the compilers, since the GPU's clock moves; compare what they leave."""
    order, outputs = list(plans), {}
    for _ in range(ROUNDS):
        for compiler in order:
            try:
                timings = gpu.benchmark(plans[compiler], repeats=30, warmups=10)
            except HarnessError as problem:
                results[compiler].reason = in_a_line(problem)
                continue
            results[compiler].speeds.append(work.flops / timings.median_kernel_us / 1e6)
            outputs[compiler] = work.output.copy_to_host().view(np.uint16)
        order.reverse()
    first = outputs.get(COMPILERS[0])
    for compiler, output in outputs.items():
        if first is not None:
            results[compiler].same = bool((output == first).all())


def table(measured: Sequence[Measured]) -> Table:
    """A row for each kernel: its figures for both compilers."""
    titles = ("compile, s", "assemble, s", "instructions", "registers", "spilled bytes", "TFLOP/s")
    shown = Table("kernel", *titles, "ratio", "same bits", title=" / ".join(COMPILERS))
    by_kernel: dict[str, list[Measured]] = {}
    for row in measured:
        by_kernel.setdefault(row.kernel, []).append(row)
    for kernel, both in by_kernel.items():
        if any(result.reason for result in both):
            continue
        ratios = [b / a for a, b in zip(both[0].speeds, both[-1].speeds, strict=False)]
        shown.add_row(
            kernel,
            " / ".join(f"{result.compile_seconds:.2f}" for result in both),
            " / ".join(f"{result.assemble_seconds:.2f}" for result in both),
            *(" / ".join(f"{getattr(result, name)}" for result in both) for name in _COUNTS),
            " / ".join(
                f"{statistics.median(result.speeds):.0f}" for result in both if result.speeds
            ),
            f"{statistics.median(ratios):.3f}" if ratios else "",
            {True: "yes", False: "no", None: ""}[both[-1].same],
        )
    return shown


_COUNTS = ("ptx_instructions", "registers", "spill_bytes")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    rungs = ",".join(map(str, LADDER))
    attention = f"{fastest_rung(HEADS[2])},{EXACT_RUNG}"
    parser.add_argument("--rungs", default=rungs, help=f"of the products (default: {rungs})")
    parser.add_argument("--attention", default=attention, help=f"rungs (default: {attention})")
    parser.add_argument("--json", type=Path, help="write each row to this file when measured")
    options = parser.parse_args(arguments)
    numbers = [
        [int(x) for x in text.split(",") if x] for text in (options.rungs, options.attention)
    ]
    try:
        gpu: Any = device("hopper")
    except DeviceNotFound as error:
        print(f"{error} Compile time and registers alone.")
        gpu = device("emulator")
    os.environ[CACHE_DIR.name] = "off"
    measured: list[Measured] = []
    with TemporaryDirectory() as folder:
        translate(Path(folder))
        sys.path.insert(0, folder)
        packages = dict(zip(COMPILERS, (kernels.__name__, TRANSLATED), strict=True))
        for package in packages.values():  # imports and starts each compiler
            with suppress(HarnessError, ImportError):
                saxpy = import_module(f"{package}.plain").saxpy
                compile_kernel(saxpy, [gpu.empty((32,), np.float32)] * 3, block=32)
        for work in works(gpu, *numbers):
            measured += measure(gpu, work, packages)
            if options.json:
                rows = [asdict(row) for row in measured]
                options.json.write_text(json.dumps(rows, indent=1) + "\n")
    console = Console(width=140)
    console.print(table(measured))
    for result in measured:
        if result.reason:
            console.print(f"{result.kernel}, {result.compiler}: {result.reason}", markup=False)


if __name__ == "__main__":
    main()
