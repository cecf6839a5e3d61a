"""Timing a correct kernel on Hopper, next to a library in the same run: a copy, cuBLAS or cuDNN.

A kernel could gain by doing less while it is timed. So each timed launch finds its outputs and its
scratch buffers poisoned again, and the launches come in rounds of secret lengths: after each round
all outputs are compared whole. A kernel that leaves out its work on a fraction f of the launches
passes with probability (1 - f) ** rounds.

Every byte of every input and output comes to the host each time: this keeps a kernel from leaving
out work. Comparing them is cheap. A piece is compared in the memory that copies end in,
without another copy. Bits that equal those found right before are right, and most kernels leave the
same bits in each round. Only the rest is compared as `harness.course.judge.compare` does.
The expected values never leave the judge and its fork (`ahead`), whose memory no kernel reaches.
"""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import Any

import numpy as np

from harness.base.arch import H200
from harness.base.errors import HarnessError, KernelFault, KernelHung
from harness.base.processes.parallel import in_threads
from harness.course.exercises.draws import Shape, normal
from harness.course.exercises.exercise import (
    LIBRARIES,
    Arrays,
    Benchmark,
    Exercise,
    Launch,
    Tolerance,
)
from harness.course.exercises.plan import applied
from harness.course.exercises.presets import rounded_to
from harness.course.judge.compare import dtype_of, wrong_elements
from harness.course.judge.launching import (
    make_plan,
    modified_inputs,
    row_slices,
    same_bits,
    seen_at_once,
)
from harness.course.judge.scoring import SpeedResult
from harness.course.judge.submission import Submission
from harness.course.judge.verdict import BenchmarkFigures
from harness.sanitizer import DeviceArray


class BufferCheck:
    """Contents that launches leave in ``buffers``: ``inputs`` as they were, and the outputs."""

    def __init__(self, tolerance: Tolerance, inputs: Arrays, buffers: dict[str, DeviceArray]):
        self._tolerance, self._inputs, self._buffers = tolerance, inputs, buffers
        self._right: dict[tuple[str, int], np.ndarray] = {}  # found right, by output and first row

    def wrong(self, expected: Arrays) -> str:
        """Return a sentence about the wrong values in the buffers now; empty if all are right.
        ``expected``: the outputs in their own types, the same each time."""
        if changed := modified_inputs(self._inputs, self._buffers):
            return f"the input {', '.join(changed)} was written to"
        for name, right in expected.items():
            wrong = self._wrong_elements(name, right)
            if wrong:
                return f"{wrong} of {right.size} elements of {name} are wrong"
        return ""

    def _wrong_elements(self, name: str, right: np.ndarray) -> int:
        buffer = self._buffers[name]

        def wrong_in(rows: slice) -> int:
            expected = right[rows]
            with buffer[rows].on_host() as part:
                if same_bits(part, self._right.get((name, rows.start), expected)):
                    return 0
                wrong = int(np.count_nonzero(wrong_elements(part, expected, self._tolerance)))
                if not wrong and not same_bits(part, expected):
                    self._right[name, rows.start] = part.copy()
            return wrong

        return sum(in_threads(wrong_in, seen_at_once(right)))


_DATA, _PEER = 3, 5  # streams of random numbers: the timed inputs, and what a library copies
TIMEOUT_S = 60.0
REPEATS, ROUNDS, WARMUPS = 30, 3, 3  # warmups before each round, up to twice as many
# No Hopper GPU moves bytes through its memory faster, nor multiplies faster: a kernel that seems to
# has not done it.
PHYSICAL_LIMIT_GB_PER_S = H200.tb_per_s * 1000
PHYSICAL_LIMIT_TFLOP_PER_S = H200.tflop_per_s


def launch_of(exercise: Exercise, benchmark: Benchmark, submission: Submission) -> Launch:
    """The launch that is timed."""
    launch = exercise.launch(benchmark.shape)
    if exercise.student_plan:
        launch = applied(launch, submission.plans[-1])
    if any(output.initial is not None for output in launch.outputs):
        raise ValueError(f"{exercise.name}: an output with an initial value cannot be timed")
    return launch


def data_of(
    exercise: Exercise, benchmark: Benchmark, launch: Launch, seed: int
) -> Iterator[Arrays]:
    """Yield the inputs of the launch that is timed, and then its expected outputs; each is made
    on demand."""
    inputs = exercise.inputs(benchmark.shape, np.random.default_rng([seed, _DATA]))
    yield inputs
    yield _expected(exercise, launch, benchmark.shape, inputs)


def measure(
    exercise: Exercise,
    benchmark: Benchmark,
    submission: Submission,
    launch: Launch,
    data: Iterator[Arrays],
    hardware: Any,
    seed: int,
) -> SpeedResult:
    """Time the submission at the benchmark's shape. ``launch`` and ``data`` as `launch_of` and
    `data_of` have them. Failures are in the answer."""
    shape = benchmark.shape
    inputs = next(data)
    bytes_moved = benchmark.bytes_moved(shape)
    try:
        plan, buffers = make_plan(hardware, submission, launch, inputs)
        peer = _peer(benchmark, hardware, buffers, inputs, np.random.default_rng([seed, _PEER]))
        written = [output.name for output in launch.outputs] + [
            scratch.name for scratch in launch.scratch
        ]
        fresh = tuple(buffers[name] for name in written)
        left = BufferCheck(exercise.tolerance, inputs, buffers)
        expected: Arrays = {}
        rounds = []
        wrong = ""
        for repeats in rounds_of(REPEATS):
            timed = hardware.benchmark(
                plan,
                **peer,
                bytes_moved=bytes_moved,
                repeats=repeats,
                warmups=WARMUPS + secrets.randbelow(WARMUPS),
                timeout=TIMEOUT_S,
                fresh=fresh,
            )
            rounds.append(timed)
            # Computed by now in a fork, or else here: no kernel can reach the memory of either.
            expected = expected or next(data)
            wrong = left.wrong(expected)
            if wrong:
                break
        timed = together(rounds)
    except (KernelHung, KernelFault) as error:
        return SpeedResult("failed", reason=f"while it was timed: {error}")
    except HarnessError as error:  # too little memory on this GPU, for one: not the kernel's fault
        return SpeedResult("not-measured", reason=f"could not be timed: {error}")
    if wrong:
        return SpeedResult(
            "failed", reason=f"at {'x'.join(map(str, shape))}, after timing, {wrong}"
        )
    figures = _figures(benchmark, timed)
    impossible = _impossible(figures)
    if impossible:
        return SpeedResult("failed", reason=impossible)
    return SpeedResult("measured", figures)


def rounds_of(repeats: int) -> tuple[int, ...]:
    """``repeats`` cut into ROUNDS parts of random lengths, each at least 1."""
    cuts = sorted(secrets.SystemRandom().sample(range(1, repeats), ROUNDS - 1))
    return tuple(b - a for a, b in itertools.pairwise((0, *cuts, repeats)))


def together(rounds: Sequence[Any]) -> Any:
    """Combine the times of several benchmarks of a kernel into a single result."""
    return replace(
        rounds[0],
        kernel_us=tuple(us for result in rounds for us in result.kernel_us),
        peer_us=tuple(us for result in rounds for us in result.peer_us),
        first_us=(),
    )


def _figures(benchmark: Benchmark, timed: Any) -> BenchmarkFigures:
    shape = tuple(benchmark.shape)
    return BenchmarkFigures(
        shape=shape,
        bytes_moved=timed.bytes_moved,
        rounds=len(timed.kernel_us),
        kernel_us=timed.median_kernel_us,
        library_us=timed.median_peer_us,
        kernel_gb_per_s=timed.kernel_gb_per_s,
        library_gb_per_s=timed.peer_gb_per_s,
        fraction=timed.ratio,
        device=timed.gpu,
        regime=timed.regime,
        date=timed.date,
        flops=benchmark.flops(shape) if benchmark.flops else 0,
        library=LIBRARIES[benchmark.library],
    )


def _impossible(figures: BenchmarkFigures) -> str:
    """In words, a speed that no Hopper GPU reaches and this kernel seems to; empty if there is
    none."""
    if figures.kernel_gb_per_s > PHYSICAL_LIMIT_GB_PER_S:
        return (
            f"{figures.kernel_gb_per_s:.0f} GB/s is over what the memory can do "
            f"({PHYSICAL_LIMIT_GB_PER_S:.0f} GB/s)"
        )
    if figures.flops / figures.kernel_us / 1e6 > PHYSICAL_LIMIT_TFLOP_PER_S:
        return (
            f"{figures.flops / figures.kernel_us / 1e6:.0f} TFLOP/s is over what the Tensor Cores "
            f"can do ({PHYSICAL_LIMIT_TFLOP_PER_S:.0f} TFLOP/s)"
        )
    return ""


def _peer(
    benchmark: Benchmark,
    hardware: Any,
    buffers: dict[str, DeviceArray],
    inputs: Arrays,
    rng: np.random.Generator,
) -> dict[str, tuple[DeviceArray, ...]]:
    """The library's part, as `HopperDevice.benchmark` takes it: a product or attention of the same
    inputs, or a copy of random data, as large as the kernel's half. Its result goes to memory of
    its own."""
    if benchmark.library == "matmul":
        a, b = buffers["a"], buffers["b"]
        return {"matmul_peer": (hardware.empty((a.shape[0], b.shape[0]), a.dtype), a, b)}
    if benchmark.library == "attention":
        q, k, v = (buffers[name] for name in "qkv")
        return {"attention_peer": (hardware.empty(q.shape, q.dtype), q, k, v)}
    nbytes = benchmark.bytes_moved(benchmark.shape) // 2
    sources = [buffers[name] for name in inputs if buffers[name].nbytes == nbytes]
    source = sources[0] if sources else hardware.to_device(_random_bytes(rng, nbytes))
    return {"copy_bytes_peer": (hardware.empty(source.shape, source.dtype), source)}


def _random_bytes(rng: np.random.Generator, nbytes: int) -> np.ndarray:
    return normal(rng, (-(-nbytes // 4),)).view(np.uint8)[:nbytes]


def _expected(exercise: Exercise, launch: Launch, shape: Shape, inputs: Arrays) -> Arrays:
    """Return the expected outputs, in their own types: outputs are compared several times."""
    dtypes = {dtype_of(output.dtype) for output in launch.outputs}
    with rounded_to(dtypes.pop()) if len(dtypes) == 1 else nullcontext():
        expected = exercise.reference(shape, inputs)
    rounded: Arrays = {}
    for output in launch.outputs:
        exact = expected[output.name]
        if exact.dtype == dtype_of(output.dtype):
            rounded[output.name] = exact
            continue
        kept = rounded[output.name] = np.empty(exact.shape, dtype_of(output.dtype))

        def cast(rows: slice, exact: np.ndarray = exact, kept: np.ndarray = kept) -> None:
            kept[rows] = exact[rows].astype(kept.dtype)

        in_threads(cast, row_slices(exact.shape, exact.nbytes))
    return rounded
