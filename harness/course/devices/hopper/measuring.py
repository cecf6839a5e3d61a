"""A benchmark: the worker's side, which queues every repeat and reads the events, and its result,
the `Timings` of a kernel and its library peer, interleaved in the same run."""

from __future__ import annotations

import ctypes
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from cuda.bindings import driver

from harness.base.arch import H200
from harness.course.devices.hopper.context import Worker
from harness.course.devices.hopper.driver import ask
from harness.course.devices.hopper.messages import MeasureRequest, WorkerAnswer
from harness.course.devices.hopper.peers import Attention, Product
from harness.sanitizer import POISON_BYTE

MAX_REPEATS = 200  # all are queued before the first is waited for; the queue takes about 1000
FLUSH_FACTOR = 4  # a flush reads this many times the L2 cache
LARGE_FACTOR = 8  # a working set of this many L2 caches needs no flush


@dataclass(frozen=True)
class Timings:
    """Times in microseconds, by CUDA events, for each repeat, in the order they ran.

    ``peer_us`` is the library in the same run, cuMemcpyDtoDAsync of the same bytes or cublasLt's
    product by the fastest of its algorithms; empty if none was asked for. ``first_us`` is
    cublasLt's with the algorithm that its heuristic puts first; empty if that is the fastest.
    ``bytes_moved`` counts bytes read plus bytes written. ``regime`` describes the contents of the
    L2 cache; ``date`` is ISO 8601, UTC.
    """

    kernel_us: tuple[float, ...]
    peer_us: tuple[float, ...]
    bytes_moved: int
    regime: str
    gpu: str
    driver: str
    date: str
    first_us: tuple[float, ...] = ()

    @property
    def median_kernel_us(self) -> float:
        return statistics.median(self.kernel_us)

    @property
    def median_peer_us(self) -> float | None:
        return statistics.median(self.peer_us) if self.peer_us else None

    @property
    def kernel_gb_per_s(self) -> float:
        """Bytes read plus bytes written, in 10^9 bytes a second, at the median time."""
        return self.bytes_moved / self.median_kernel_us / 1e3

    @property
    def peer_gb_per_s(self) -> float | None:
        median_us = self.median_peer_us
        return None if median_us is None else self.bytes_moved / median_us / 1e3

    @property
    def ratio(self) -> float | None:
        """The kernel's speed over the library's: above 1 the kernel is faster."""
        median_us = self.median_peer_us
        return None if median_us is None else median_us / self.median_kernel_us

    @property
    def ratio_to_first(self) -> float | None:
        """`ratio`, next to the algorithm that the library's heuristic puts first."""
        if not self.first_us:
            return self.ratio
        return statistics.median(self.first_us) / self.median_kernel_us

    @property
    def kernel_spread(self) -> float:
        """(third quartile - first quartile) / median of the kernel's times."""
        return spread(self.kernel_us)


def spread(times_us: tuple[float, ...]) -> float:
    if len(times_us) < 2:
        return 0.0
    first, middle, third = statistics.quantiles(times_us, n=4)
    return (third - first) / middle


def regime(flushed: bool, bytes_moved: int, l2_bytes: int) -> str:
    """Return the state of the L2 cache when a timed piece begins, in words."""
    if flushed:
        return (
            f"L2 flushed: {FLUSH_FACTOR * l2_bytes >> 20} MiB of another buffer read before each "
            "timed piece"
        )
    return (
        f"back to back, L2 not flushed: {bytes_moved >> 20} MiB moved, "
        f"{bytes_moved / l2_bytes:.1f} times the L2 cache"
    )


FLUSH_BLOCKS = 8 * H200.multiprocessors  # blocks of 256 threads: as many as fit at once

_FLUSH = Path(__file__).with_name("flush.ptx")


def measure(worker: Worker, request: MeasureRequest) -> WorkerAnswer:
    """Queue every repeat, wait once, read the events. Runs in the worker process.

    All is queued ahead, so that no host time falls between the events of a piece.
    """
    launcher = worker.launcher(request)
    flush = _Flush(worker, request["l2_bytes"]) if request["flush"] else None
    addresses, peer = worker.addresses(), _peer(worker, request, flush)

    def launch() -> None:
        launcher.launch(worker.stream)

    def poison() -> None:
        for array in request["fresh"]:
            start = driver.CUdeviceptr(addresses[array["memory"]] + array["offset_bytes"])
            ask(driver.cuMemsetD8Async(start, POISON_BYTE, array["nbytes"], worker.stream))

    def timed(work: Callable[[], None]) -> tuple[Any, Any]:
        before, after = worker.event(), worker.event()
        if work is launch:
            poison()
        if flush:
            flush.queue()
        ask(driver.cuEventRecord(before, worker.stream))
        work()
        ask(driver.cuEventRecord(after, worker.stream))
        return before, after

    works = {"kernel_us": launch, **(peer.queues if peer else {})}
    pairs: dict[str, list[tuple[Any, Any]]] = {name: [] for name in works}
    names = list(works)
    for repeat in range(request["warmups"] + request["repeats"]):
        # Whoever goes second must not always be the one who does.
        turn = repeat % len(names)
        for name in names[turn:] + names[:turn]:
            pairs[name].append(timed(works[name]))
    last = worker.event()
    ask(driver.cuEventRecord(last, worker.stream))
    worker.wait(last, request["timeout_s"])
    if flush:
        flush.free()
    if peer:
        peer.free()
    times = {
        name: [ask(driver.cuEventElapsedTime(*pair)) * 1e3 for pair in those[request["warmups"] :]]
        for name, those in pairs.items()
    }
    for event in (last, *(event for those in pairs.values() for pair in those for event in pair)):
        ask(driver.cuEventDestroy(event))
    return {
        "status": "ok",
        "kernel_us": times["kernel_us"],
        "peer_us": times.get("peer_us", []),
        "first_us": times.get("first_us", []),
    }


class _Library(Protocol):
    """A library's work, ready to be queued: by the name that its times have in the answer."""

    @property
    def queues(self) -> dict[str, Callable[[], None]]: ...
    def free(self) -> None: ...


def _peer(worker: Worker, request: MeasureRequest, flush: _Flush | None) -> _Library | None:
    """Return the peer that the request names, ready to be queued; None if it names none."""
    peer, addresses = request["peer"], worker.addresses()
    if peer is None:
        return None
    places = {
        name: addresses[place["memory"]] + place["offset_bytes"]
        for name, place in peer["places"].items()
    }
    if peer["kind"] == "copy":
        return _DriverCopy(worker, **places, nbytes=peer["nbytes"])

    def timed(work: Callable[[], None]) -> float:
        if flush:
            flush.queue()
        return worker.timed(work)

    stream = int(worker.stream)
    if peer["kind"] == "attention":
        of_q, of_k = ((heads, length, dim) for heads, length, dim in peer["shapes"])
        q, k, v, o = (places[name] for name in "qkvo")
        return Attention(stream, (of_q, of_k), peer["type"], q, k, v, o)
    (m, n, k), (of_inputs, of_output) = peer["shape"], peer["types"]
    return Product(stream, (m, n, k), (of_inputs, of_output), **places, timed=timed)


class _DriverCopy:
    """The driver's device-to-device copy."""

    def __init__(self, worker: Worker, target: int, source: int, nbytes: int):
        self._stream = worker.stream
        self._target, self._source, self._nbytes = target, source, nbytes

    @property
    def queues(self) -> dict[str, Callable[[], None]]:
        return {"peer_us": self._queue}

    def _queue(self) -> None:
        target, source = driver.CUdeviceptr(self._target), driver.CUdeviceptr(self._source)
        ask(driver.cuMemcpyDtoDAsync(target, source, self._nbytes, self._stream))

    def free(self) -> None:
        pass


class _Flush:
    """Fills the L2 cache with clean lines of a buffer that nothing else uses."""

    def __init__(self, worker: Worker, l2_bytes: int):
        self._stream = worker.stream
        self._nbytes = FLUSH_FACTOR * l2_bytes
        self._buffer = ask(driver.cuMemAlloc(self._nbytes))
        ask(driver.cuMemsetD8Async(self._buffer, 0, self._nbytes, worker.stream))
        self._library = ask(driver.cuLibraryLoadData(_FLUSH.read_bytes(), [], [], 0, [], [], 0))
        self._kernel = ask(driver.cuLibraryGetKernel(self._library, b"flush"))

    def queue(self) -> None:
        values = (int(self._buffer), self._nbytes), (ctypes.c_uint64, ctypes.c_uint64)
        function = driver.CUfunction(int(self._kernel))
        launched = driver.cuLaunchKernel(
            function, FLUSH_BLOCKS, 1, 1, 256, 1, 1, 0, self._stream, values, 0
        )
        ask(launched)

    def free(self) -> None:
        ask(driver.cuMemFree(self._buffer))
        ask(driver.cuLibraryUnload(self._library))
