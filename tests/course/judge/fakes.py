"""A machine for the judge's tests: "kernels" are Python functions, selected by name in the PTX."""

from __future__ import annotations

from contextlib import nullcontext

import numpy as np

from harness.base.errors import KernelFault, KernelHung, KernelUnfinished, PtxError
from harness.course.devices.hopper.measuring import Timings
from harness.course.judge.submission import Submission
from harness.sanitizer.devices.base import Device, Run, Undefined
from harness.sanitizer.diagnosis import Hazard, Report
from harness.sanitizer.emulator.provenance import Touch
from harness.sanitizer.launch.plan import RunOptions, Watch

LOAD = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
STORE = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group"
SCHEDULES = ("lockstep", "late-copies")
FENCE = Hazard(
    "missing-proxy-fence",
    "error",
    "The store may read what was there before.",
    line=3,
    source="store(dst)",
    other_line=2,
    other_source="tile[i] += i",
    threads=((0, 0),),
)
UNFENCED = Hazard("unfenced-barrier-init", "formal", "No fence after the init.", line=2)
ONE_VALUE = Hazard("data-race", "formal", "Both write the same.", line=2, other_line=2)
WARNING = Hazard("write-after-read-fence", "warning", "Some add a fence here.", line=2)


class FakeMemory:
    freed = False

    def __init__(self, address: int, nbytes: int):
        self.address, self.nbytes = address, nbytes
        self.bytes = np.zeros(nbytes, np.uint8)

    def read(self, offset_bytes: int, nbytes: int) -> np.ndarray:
        return self.bytes[offset_bytes : offset_bytes + nbytes].copy()

    def look(self, offset_bytes, nbytes):
        return nullcontext(self.bytes[offset_bytes : offset_bytes + nbytes])

    def write(self, offset_bytes: int, data: np.ndarray) -> None:
        self.bytes[offset_bytes : offset_bytes + data.size] = data

    def free(self) -> None:
        self.freed = True


def touches(executed, opcodes: tuple[str, ...], where: np.ndarray) -> tuple[Touch, ...]:
    """Record that the executed ``opcodes`` have read and written ``where``."""
    return tuple(
        Touch(opcode, 2, "tile[i] += i", "lab.py", where, where, where)
        for opcode in executed
        if opcode.startswith(opcodes)
    )


def at_once(machine: Device | None):
    """Hardware without a queue, as `Machines` takes it."""
    return machine and (lambda: nullcontext(machine))


class FakeMachine(Device):
    """Runs the behavior named in the PTX's first line."""

    def __init__(self, name: str = "emulator"):
        self.name = name
        self.next_address = 1 << 20
        self.calls: list[tuple[str, tuple[int, ...]]] = []
        self.rounds: list[tuple[int, int]] = []  # (warmups, repeats) of each benchmark

    def _allocate(self, nbytes: int) -> FakeMemory:
        address = self.next_address
        self.next_address += (nbytes + 1023) // 1024 * 1024
        return FakeMemory(address, nbytes)

    def _fill(self, memory: FakeMemory, byte: int) -> None:
        memory.bytes[:] = byte

    def undefined(self, array) -> Undefined | None:
        if self.name != "emulator":
            return None
        left = (array.memory.bytes == 0xFF).reshape(*array.shape, -1).all(axis=-1)
        return Undefined(left, np.zeros_like(left))

    def _run(self, plan, options, timed=False) -> Run:
        src, dst = (parameter.array for parameter in plan.parameters)
        schedule = "timed" if timed else options.schedule if self.name == "emulator" else ""
        self.calls.append((schedule, src.shape))
        behavior = BEHAVIORS[plan.kernel.text.split()[1]]
        seen = options.watches.get(src.address, Watch()).threads_see
        if seen is not None and behavior is plain_loads:
            src.copy_from_host(seen.view(src.dtype).reshape(src.shape))
        schedule = "sampled" if options.clusters is not None else schedule
        hazards, executed = behavior(src, dst, plan.parameters[0].box, schedule)
        if self.name != "emulator":
            return Run(self.name)
        report = Report(
            hazards=hazards,
            executed=frozenset(executed),
            touches={
                src.address: touches(executed, ("ld", LOAD), np.ones(src.nbytes, np.bool_)),
                dst.address: touches(executed, (STORE,), dst.memory.bytes != 0xFF),
            },
        )
        return Run(self.name, report)

    def benchmark(
        self,
        plan,
        bytes_moved,
        repeats,
        warmups,
        timeout,
        fresh,
        copy_bytes_peer=None,
        matmul_peer=None,
    ):
        assert (copy_bytes_peer is None) != (matmul_peer is None)
        if copy_bytes_peer is not None:
            target, source = copy_bytes_peer
            assert 2 * source.nbytes == bytes_moved and target.nbytes == source.nbytes
        self.rounds.append((warmups, repeats))
        for _ in range(warmups + repeats):
            for array in fresh:
                self._fill(array.memory, 0xFF)
            self._run(plan, RunOptions(timeout_s=timeout), timed=True)
        kernel_us = 1.0 if plan.kernel.text.split()[1] == "impossible" else 100.0
        return Timings(
            (kernel_us,) * repeats, (80.0,) * repeats, bytes_moved,
            "L2 flushed", "Fake H200", "1", "2026-01-01",
        )  # fmt: skip


def local_index(shape, box) -> np.ndarray:
    y, x = np.indices(shape)
    return ((y % box[0]) * box[1] + x % box[1]).astype(np.float32)


def right(src, dst, box, schedule):
    x = src.copy_to_host()
    dst.copy_from_host(x + local_index(x.shape, box))
    return (), {LOAD, STORE}


def transposed_index(src, dst, box, schedule):
    x = src.copy_to_host()
    y, c = np.indices(x.shape)
    dst.copy_from_host(x + ((c % box[1]) * box[0] + y % box[0]).astype(np.float32))
    return (), {LOAD, STORE}


def skeleton(src, dst, box, schedule):
    return (), {"ret"}


def half_written(src, dst, box, schedule):
    x, out = src.copy_to_host(), dst.copy_to_host()
    half = x.shape[0] // 2
    out[:half] = (x + local_index(x.shape, box))[:half]
    dst.copy_from_host(out)
    return (), {LOAD, STORE}


def no_fence(src, dst, box, schedule):
    right(src, dst, box, schedule)
    return (FENCE,), {LOAD, STORE}


def fence_on_one_schedule(src, dst, box, schedule):
    right(src, dst, box, schedule)
    return (FENCE, WARNING) if schedule == "late-copies" else (), {LOAD, STORE}


def only_a_warning(src, dst, box, schedule):
    right(src, dst, box, schedule)
    return (WARNING,), {LOAD, STORE}


def formal_and_taught(src, dst, box, schedule):
    right(src, dst, box, schedule)
    return (UNFENCED, WARNING), {LOAD, STORE}


def formal_only(src, dst, box, schedule):
    right(src, dst, box, schedule)
    return (ONE_VALUE, WARNING), {LOAD, STORE}


def wrong_when_late(src, dst, box, schedule):
    right(src, dst, box, schedule)
    if schedule == "late-copies":
        out = dst.copy_to_host()
        out[5, 6] = 0.0
        dst.copy_from_host(out)
    return (), {LOAD, STORE}


def writes_input(src, dst, box, schedule):
    right(src, dst, box, schedule)
    changed = src.copy_to_host()
    changed[0, 0] += 1
    src.copy_from_host(changed)
    return (), {LOAD, STORE}


def plain_loads(src, dst, box, schedule):
    right(src, dst, box, schedule)
    return (), {STORE, "ld.global.f32"}


def hangs(src, dst, box, schedule):
    raise KernelHung("all threads wait on the mbarrier at 0x40, parity 0", (FENCE,))


def unfinished(src, dst, box, schedule):
    raise KernelUnfinished("still running after 1000 steps")


def unfinished_when_late(src, dst, box, schedule):
    if schedule == "late-copies":
        raise KernelUnfinished("still running after 1000 steps", (FENCE,))
    return half_written(src, dst, box, schedule)


def faults(src, dst, box, schedule):
    raise KernelFault("misaligned address 0x3")


def unknown(src, dst, box, schedule):
    raise PtxError("unknown instruction frob.u32 (PTX line 4, source line 2)")


def impossible(src, dst, box, schedule):
    return right(src, dst, box, schedule)


def idle_when_timed(src, dst, box, schedule):
    return ((), {}) if schedule == "timed" else right(src, dst, box, schedule)


def hangs_when_timed(src, dst, box, schedule):
    return hangs(src, dst, box, schedule) if schedule == "timed" else right(src, dst, box, schedule)


def other_where_it_is_timed(src, dst, box, schedule):
    """Differs from the GPU's result when blocks of the timed launch are checked."""
    if schedule == "sampled":
        return transposed_index(src, dst, box, schedule)
    return right(src, dst, box, schedule)


def no_fence_where_it_is_timed(src, dst, box, schedule):
    return (no_fence if schedule == "sampled" else right)(src, dst, box, schedule)


def long_where_it_is_timed(src, dst, box, schedule):
    right(src, dst, box, schedule)
    if schedule == "sampled":
        raise KernelUnfinished("one block does the work of all", (WARNING,))
    return (), {LOAD, STORE}


def once_only(src, dst, box, schedule):
    """Works the first time that it is timed, and leaves its output for the later launches."""
    if schedule == "timed" and once_only.timed:
        return (), {}
    once_only.timed = schedule == "timed"
    return right(src, dst, box, schedule)


once_only.timed = False


def idle_when_done(src, dst, box, schedule):
    """Works only if its output is not there yet."""
    x = src.copy_to_host()
    if np.array_equal(dst.copy_to_host(), x + local_index(x.shape, box)):
        idle_when_done.saved += 1
        return (), {LOAD, STORE}
    return right(src, dst, box, schedule)


idle_when_done.saved = 0


def mostly_idle(src, dst, box, schedule):
    """Works on a single launch of twenty: its median is that of an empty kernel."""
    mostly_idle.launches += schedule == "timed"
    if schedule == "timed" and mostly_idle.launches % 20:
        return (), {}
    return right(src, dst, box, schedule)


mostly_idle.launches = 0


def writes_input_when_timed(src, dst, box, schedule):
    return (writes_input if schedule == "timed" else right)(src, dst, box, schedule)


BEHAVIORS = {f.__name__: f for f in (
    right, transposed_index, skeleton, half_written, no_fence, fence_on_one_schedule,
    only_a_warning, formal_and_taught, formal_only, wrong_when_late, writes_input, plain_loads,
    hangs, faults, unknown, unfinished, unfinished_when_late,
    other_where_it_is_timed, no_fence_where_it_is_timed, long_where_it_is_timed, impossible,
    idle_when_timed,
    hangs_when_timed, once_only, idle_when_done, mostly_idle, writes_input_when_timed,
)}  # fmt: skip


def submission(behavior: str, exercise: str = "tile-copy", parameters: int = 2) -> Submission:
    listed = ",\n".join(f".param .align 64 .b8 p{i}[128]" for i in range(parameters))
    head = ".version 8.0\n.target sm_90a\n.address_size 64\n"
    ptx = f"// {behavior}\n{head}.visible .entry kernel(\n{listed}\n)\n{{\nret;\n}}\n"
    sources = {"lab.py": "def kernel(src, dst):\n    tile[i] += i\n    store(dst)\n"}
    return Submission(exercise, "kernel", ptx, "kernel", sources)
