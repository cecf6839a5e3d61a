"""A Hopper GPU as a device. Arrays live in this process, kernels run in a worker process.

A kernel that never ends or that faults destroys the CUDA context it runs in. Here that is the
worker's: it is killed, the next launch starts another (about half a second), and this process, its
arrays and its other data on the GPU are as they were.
"""

from __future__ import annotations

import gc
import hashlib
import math
import os
import threading
import weakref
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NoReturn

from cuda.bindings import driver

from harness.base.errors import KernelFault, KernelHung, LaunchError
from harness.course.devices import gpu_lock
from harness.course.devices.hopper import memory as hopper_memory
from harness.course.devices.hopper import peers
from harness.course.devices.hopper.driver import (
    FAULTS,
    DriverError,
    ask,
    attribute,
    gpu_name,
    open_context,
    uuid_of,
)
from harness.course.devices.hopper.measuring import LARGE_FACTOR, MAX_REPEATS, Timings, regime
from harness.course.devices.hopper.memory import HopperMemory, WorkerMemory
from harness.course.devices.hopper.messages import (
    LaunchRequest,
    MapRequest,
    MeasureRequest,
    MemoryPlace,
    ParameterData,
    Peer,
    RunRequest,
    WorkerAnswer,
    described,
)
from harness.course.devices.hopper.process import WorkerDied, WorkerProcess
from harness.course.devices.launching import KernelDevice
from harness.sanitizer import (
    DeviceArray,
    LaunchPlan,
    Parameter,
    Pointer,
    Run,
    RunOptions,
    Scalar,
    TensorMap,
)

if TYPE_CHECKING:
    from harness.sanitizer import Assembled

# Seconds after its time limit within which the worker, which watches the launch itself, reports
# that the limit passed. A busy host may be slow to load a kernel and to launch it.
GRACE_S = 60.0


class HopperDevice(KernelDevice):
    """The GPU with this index. Made by ``harness.device("hopper")``."""

    name = "hopper"

    def __init__(self, index: int = 0):
        ask(driver.cuInit(0))
        self._gpu = ask(driver.cuDeviceGet(index))
        self._begin(uuid_of(self._gpu))
        self.gpu, self._l2_bytes = gpu_name(self._gpu), attribute(self._gpu, "L2_CACHE_SIZE")
        with gpu_lock.beside_others(self._uuid):
            self._context = open_context(self._gpu)
            with self._current():
                flags = driver.CUstream_flags.CU_STREAM_NON_BLOCKING
                self._stream = ask(driver.cuStreamCreate(flags))

    def _begin(self, uuid: str) -> None:
        self._uuid = uuid
        self.dropped: deque[int] = deque()  # freed here; the worker still maps them
        self._live: weakref.WeakValueDictionary[int, Any] = weakref.WeakValueDictionary()
        self._worker: WorkerProcess | None = None
        self._lock = threading.RLock()  # one conversation with the worker at a time
        self._pid = os.getpid()

    def _allocate(self, nbytes: int) -> HopperMemory | WorkerMemory:
        self._check_process()
        try:
            memory = self._create(nbytes)
        except DriverError:
            gc.collect()  # arrays that only a cycle keeps, and what the worker still maps
            with self._lock:
                if self._worker is not None:
                    self._forget_dropped(self._worker)
            try:
                memory = self._create(nbytes)
            except DriverError as error:
                raise LaunchError(
                    f"cannot allocate {nbytes} bytes on {self.gpu}: {error}"
                ) from None
        self._live[memory.id] = memory
        return memory

    def _create(self, nbytes: int) -> HopperMemory | WorkerMemory:
        with gpu_lock.beside_others(self._uuid):  # the driver empties what it gives
            mapping = hopper_memory.create(self._gpu, nbytes)
        return HopperMemory(mapping, nbytes, self.copying, self.dropped)

    def _fill(self, memory: HopperMemory | WorkerMemory, byte: int) -> None:
        memory.fill(byte)

    @contextmanager
    def copying(self) -> Iterator[Any]:
        """A stream to queue copies on; they are done when the block is left."""
        self._check_process()
        with gpu_lock.beside_others(self._uuid), self._current():
            yield self._stream
            # Also for copies from pageable memory, which return before the last bytes arrive:
            # the worker's launch is ordered after them by nothing else.
            ask(driver.cuStreamSynchronize(self._stream))

    @contextmanager
    def _current(self) -> Iterator[None]:
        # Pushed and popped, so that a context that the caller made current stays so.
        ask(driver.cuCtxPushCurrent(self._context))
        try:
            yield
        finally:
            ask(driver.cuCtxPopCurrent())

    def _run(self, plan: LaunchPlan, options: RunOptions) -> Run:
        if emulators := options.for_the_emulator():
            raise LaunchError(f"a GPU has no option {', '.join(emulators)}: the emulator has.")
        assembled, launch = self._request(plan, options.timeout_s)
        request: RunRequest = {"operation": "run", **launch}
        answer = self._ask_for_work(plan, request, assembled.cubin, options.timeout_s)
        return Run(device=self.name, elapsed_us=answer["elapsed_us"], assembled=assembled)

    def benchmark(
        self,
        plan: LaunchPlan,
        copy_bytes_peer: tuple[DeviceArray, DeviceArray] | None = None,
        matmul_peer: tuple[DeviceArray, DeviceArray, DeviceArray] | None = None,
        attention_peer: tuple[DeviceArray, DeviceArray, DeviceArray, DeviceArray] | None = None,
        bytes_moved: int | None = None,
        repeats: int = 30,
        warmups: int = 5,
        timeout: float = 60.0,
        fresh: Sequence[DeviceArray] = (),
    ) -> Timings:
        """Time a kernel, and a library next to it, interleaved in the same run.

        ``copy_bytes_peer`` is (dst, src), two contiguous arrays of equal bytes on this device, for
        cuMemcpyDtoDAsync. ``matmul_peer`` is (c, a, b), C-contiguous (m, n), (m, k) and (n, k), for
        cublasLt's C = A Bᵀ, with the fastest of the algorithms that its heuristic proposes, and,
        timed apart, with the first; it needs nvmath-python and cuBLAS (the extra ``hopper``).
        ``attention_peer`` is (o, q, k, v), C-contiguous (heads, length, dim), for cuDNN's
        attention; it needs cudnn-frontend and cuDNN (the same extra). dst, c and o are overwritten.
        ``bytes_moved`` are the bytes that the kernel reads plus those that it writes; by default,
        those of the library. The L2 cache is emptied before each timed piece unless the bytes moved
        are many times the cache. ``fresh`` are contiguous
        arrays that are filled with 0xFF bytes before each launch of the kernel, and the cache is
        emptied then, in any case: no launch finds the output of an earlier launch. ``timeout`` is
        for the whole run, in seconds. Raises the errors of `run`.
        """
        self.check(plan)
        if not 1 <= repeats <= MAX_REPEATS or not 0 <= warmups <= MAX_REPEATS:
            raise LaunchError(f"repeats must be 1 to {MAX_REPEATS}, warmups 0 to {MAX_REPEATS}.")
        peer: Peer | None = None
        if copy_bytes_peer is not None:
            peer = peers.copy(self, *copy_bytes_peer)
        elif matmul_peer is not None:
            peer = peers.matmul(self, *matmul_peer)
        elif attention_peer is not None:
            peer = peers.attention(self, *attention_peer)
        if bytes_moved is None:
            bytes_moved = peer["bytes_moved"] if peer else 0
        assembled, launch = self._request(plan, timeout)
        l2_bytes = self._l2_bytes
        # An array that has just been filled is in the cache, and dirty.
        flush = bool(fresh) or bytes_moved < LARGE_FACTOR * l2_bytes
        request: MeasureRequest = {
            "operation": "measure",
            **launch,
            "peer": peer,
            "repeats": repeats,
            "warmups": warmups,
            "flush": flush,
            "l2_bytes": l2_bytes,
            "fresh": [peers.whole(self, array) for array in fresh],
        }
        answer = self._ask_for_work(plan, request, assembled.cubin, timeout)
        return Timings(
            kernel_us=tuple(answer["kernel_us"]),
            peer_us=tuple(answer["peer_us"]),
            first_us=tuple(answer["first_us"]),
            bytes_moved=bytes_moved,
            regime=regime(flush, bytes_moved, l2_bytes),
            gpu=self.gpu,
            driver=driver_version(),
            date=datetime.now(UTC).isoformat(timespec="seconds"),
        )

    def _request(self, plan: LaunchPlan, timeout: float) -> tuple[Assembled, LaunchRequest]:
        if not (isinstance(timeout, (int, float)) and 0 < timeout < math.inf):
            raise LaunchError(f"timeout={timeout!r} must be a number of seconds above 0.")
        linked, key = self._assembled(plan.kernel.text)
        return linked, {
            "key": key,
            "entry": plan.kernel.entry,
            "grid": plan.grid,
            "block": plan.block,
            "cluster": plan.cluster,
            "shared_bytes": plan.shared_bytes,
            "timeout_s": float(timeout),
            "parameters": [self._describe(parameter) for parameter in plan.parameters],
        }

    def _assembled(self, ptx: str) -> tuple[Assembled, str]:
        return assembled(ptx)

    def _describe(self, parameter: Parameter) -> ParameterData:
        """A parameter as plain data; addresses become an allocation's number and an offset."""
        if isinstance(parameter, TensorMap):
            return described(parameter, self.place(parameter.array.memory, parameter.address))
        if isinstance(parameter, Pointer):
            array = parameter.array
            address = array.address + parameter.offset_bytes
            return {"kind": "pointer", **self.place(array.memory, address)}
        if isinstance(parameter, Scalar) and (memory := self._memory_at(parameter)):
            return {"kind": "pointer", **self.place(memory, int(parameter.value))}
        return {"kind": "scalar", "data": parameter.data.hex()}

    def place(self, memory: Any, address: int) -> MemoryPlace:
        return {"memory": memory.id, "offset_bytes": address - memory.address}

    def _memory_at(self, scalar: Scalar) -> HopperMemory | WorkerMemory | None:
        """The array that an 8-byte integer points into: `run_ptx` takes addresses as numbers."""
        value = scalar.value
        if value.dtype.kind not in "iu" or value.dtype.itemsize != 8:
            return None
        memories: list[HopperMemory | WorkerMemory] = list(self._live.values())
        for memory in memories:
            if 0 <= int(value) - memory.address < memory.nbytes and not memory.freed:
                return memory
        return None

    def _ask_for_work(
        self,
        plan: LaunchPlan,
        request: RunRequest | MeasureRequest,
        cubin: bytes,
        timeout: float,
    ) -> WorkerAnswer:
        """Run a launch in the worker. Any other answer than "ok" becomes the error it means."""
        self._check_process()
        with self._lock:
            try:
                try:
                    worker = self._ready(request, cubin)
                except WorkerDied:  # perhaps killed from outside: nothing was launched yet
                    self._end_worker()
                    worker = self._ready(request, cubin)
                timed = request["operation"] == "measure"
                with gpu_lock.alone(self._uuid) if timed else gpu_lock.beside_others(self._uuid):
                    answer = worker.ask(request, timeout_s=timeout + GRACE_S)
            except TimeoutError:
                answer = {"status": "hung"}
            except WorkerDied as death:
                self._end_worker()
                raise KernelFault(f"{plan.kernel.entry}: {death}") from None
            except BaseException:  # KeyboardInterrupt above all: an answer is still to come
                self._end_worker()
                raise
            if answer["status"] not in ("ok", "refused"):
                self._end_worker()
        if answer["status"] != "ok":
            raise_for(plan.kernel.entry, answer, timeout)
        return answer

    def _ready(self, request: RunRequest | MeasureRequest, cubin: bytes) -> WorkerProcess:
        """A worker that holds every array of the request, and the kernel, loaded again."""
        worker = self._worker = self._worker or self._another_worker()
        self._forget_dropped(worker)
        wanted = {p["memory"] for p in request["parameters"] if p["kind"] != "scalar"}
        if request["operation"] == "measure":
            places = request["peer"]["places"] if request["peer"] else {}
            wanted |= {each["memory"] for each in (*places.values(), *request["fresh"])}
        for number in wanted - worker.memories:
            self._give(worker, number)
            worker.memories.add(number)
        prepared(worker.ask({"operation": "load", "key": request["key"]}, cubin))
        return worker

    def _another_worker(self) -> WorkerProcess:
        return start_worker(self._uuid)

    def _give(self, worker: WorkerProcess, number: int) -> None:
        """Have the worker map an array."""
        mapping = self._live[number].mapping
        descriptor = hopper_memory.export(mapping)
        try:
            order: MapRequest = {
                "operation": "map",
                "id": number,
                "size_bytes": mapping.size_bytes,
            }
            prepared(worker.ask(order, descriptors=(descriptor,)))
        finally:
            os.close(descriptor)

    def _forget_dropped(self, worker: WorkerProcess) -> None:
        gone = []
        while self.dropped:
            number = self.dropped.popleft()
            if number in worker.memories:
                worker.memories.discard(number)
                gone.append(number)
        if gone:
            prepared(worker.ask({"operation": "unmap", "ids": gone}))

    def _end_worker(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()

    def _check_process(self) -> None:
        if os.getpid() != self._pid:
            raise LaunchError(
                "this device belongs to the process that made it: CUDA does not survive a fork. "
                "Start processes with multiprocessing's 'spawn' method."
            )


@lru_cache(maxsize=64)
def assembled(ptx: str) -> tuple[Assembled, str]:
    """The cubin and its name. The compiler's own cache is on disk, and this is every launch."""
    from harness.sanitizer import assemble

    linked = assemble(ptx)
    return linked, hashlib.sha256(linked.cubin).hexdigest()


def start_worker(uuid: str) -> WorkerProcess:
    """Start a worker process on the GPU ``uuid``, and wait until it has its context."""
    worker = WorkerProcess(uuid)
    worker.greeted()
    return worker


def prepared(answer: WorkerAnswer) -> None:
    """Raises WorkerDied where an answer of the worker is not that it has done it."""
    if answer["status"] != "ok":
        raise WorkerDied(f"it could not be given an array or the kernel: {answer}")


def raise_for(entry: str, answer: WorkerAnswer, timeout: float) -> NoReturn:
    """The error that the worker's answer means."""
    if answer["status"] == "hung":
        raise KernelHung(
            f"{entry} was still running on the GPU after {timeout:g} s and was stopped. Arrays "
            "keep what was written until then. The same launch on harness.device('emulator') "
            "says which threads wait, and for what."
        )
    if answer["status"] == "refused":
        raise LaunchError(f"{entry}: {answer['message']}")
    error = answer["error"]
    meaning = FAULTS.get(error, answer["message"])
    raise KernelFault(
        f"{entry} was stopped by the GPU: {error}. It usually means that {meaning}. "
        "The same launch on harness.device('emulator') names the access and the line."
    )


def driver_version() -> str:
    """The NVIDIA driver's version, as it names itself."""
    try:
        with open("/proc/driver/nvidia/version") as text:
            words = text.readline().split("  ")
        return next(word.strip() for word in words if word.strip()[:1].isdigit())
    except (OSError, StopIteration):
        version = ask(driver.cuDriverGetVersion())
        return f"CUDA {version // 1000}.{version % 1000 // 10}"
