"""Libraries next to a timed kernel: cuBLAS for a product, cuDNN for attention, on the worker's
addresses.

nvmath-python (cublasLt), nvidia-cudnn-frontend and cuDNN are optional dependencies (the extra
``hopper``), imported in the worker only. No framework is needed. A peer is data for the worker, in
which arrays become places.
"""

from __future__ import annotations

import ctypes
import importlib
import math
import statistics
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import numpy as np
from cuda.bindings import driver

from harness.base.errors import LaunchError
from harness.course.devices.hopper.driver import Refused, ask
from harness.course.devices.hopper.messages import (
    AttentionPeer,
    CopyPeer,
    MatmulPeer,
    MemoryPart,
    MemoryPlace,
)
from harness.sanitizer import DeviceArray

WORKSPACE_BYTES = 64 << 20  # more than the 32 MiB that NVIDIA advises for Hopper
CANDIDATES = 8  # the heuristic's best so many are tried
TRIALS = 9  # launches of each, of which the median counts

# numpy's and ml_dtypes' names of types, in cudaDataType_t
PRODUCT_TYPES = {"bfloat16": "CUDA_R_16BF", "float16": "CUDA_R_16F"}


class Product:
    """C = A Bᵀ by cublasLt: with the first algorithm that its heuristic proposes, which is the
    default of callers, and with the fastest of its proposals.

    A is (m, k), B is (n, k), C is (m, n), all C-contiguous; sums are float32. ``types``: of A and
    B, and of C, by numpy's names. ``a``, ``b``, ``c``, ``workspace``: addresses on the GPU.
    ``timed(work)`` gives the microseconds of a queued piece of work; the fastest is chosen by it,
    so it has to leave the L2 cache as the benchmark does. Raises Refused if cuBLAS is missing or
    knows no algorithm.
    """

    def __init__(
        self,
        stream: int,
        shape: tuple[int, int, int],
        types: tuple[str, str],
        a: int,
        b: int,
        c: int,
        timed: Callable[[Callable[[], None]], float],
    ):
        try:
            from nvmath.bindings import cublasLt

            self._lt: Any = cublasLt
            self._handle = cublasLt.create()
        except Exception as error:  # no nvmath, no libcublasLt, or one that does not load
            raise Refused(f"cuBLAS cannot be called: {error}") from None
        self._stream, self._a, self._b, self._c = stream, a, b, c
        self._workspace = int(ask(driver.cuMemAlloc(WORKSPACE_BYTES)))
        self._one, self._zero = np.ones(1, np.float32), np.zeros(1, np.float32)
        self._describe(shape, types)
        proposals = self._proposed()
        if not len(proposals):
            self.free()
            raise Refused(f"cuBLAS has no algorithm for {shape} of {types}")
        algorithms = [proposals[number : number + 1] for number in range(len(proposals))]
        medians = [
            statistics.median(timed(partial(self._queue, algorithm)) for _ in range(TRIALS))
            for algorithm in algorithms
        ]
        self._first, self._fastest = algorithms[0], algorithms[int(np.argmin(medians))]

    @property
    def queues(self) -> dict[str, Callable[[], None]]:
        """Return the names of the times in `Timings`, and the functions that queue the product."""
        queues: dict[str, Callable[[], None]] = {"peer_us": partial(self._queue, self._fastest)}
        if self._first is not self._fastest:
            queues["first_us"] = partial(self._queue, self._first)
        return queues

    def _describe(self, shape: tuple[int, int, int], types: tuple[str, str]) -> None:
        """cublasLt counts columns first: its first matrix is our B, its result our C, seen so."""
        from nvmath import CudaDataType
        from nvmath.bindings.cublas import ComputeType, Operation

        lt, (m, n, k) = self._lt, shape
        taken, result = (CudaDataType[PRODUCT_TYPES[name]] for name in types)
        float32 = CudaDataType.CUDA_R_32F
        self._operation = lt.matmul_desc_create(ComputeType.COMPUTE_32F, float32)
        transposed = ctypes.c_int32(Operation.T)
        lt.matmul_desc_set_attribute(
            self._operation,
            lt.MatmulDescAttribute.TRANSA,
            ctypes.addressof(transposed),
            ctypes.sizeof(transposed),
        )
        self._b_layout = lt.matrix_layout_create(taken, k, n, k)
        self._a_layout = lt.matrix_layout_create(taken, k, m, k)
        self._c_layout = lt.matrix_layout_create(result, n, m, n)

    def _proposed(self) -> np.ndarray:
        lt = self._lt
        preference = lt.matmul_preference_create()
        limit = ctypes.c_uint64(WORKSPACE_BYTES)
        lt.matmul_preference_set_attribute(
            preference,
            lt.MatmulPreferenceAttribute.MAX_WORKSPACE_BYTES,
            ctypes.addressof(limit),
            ctypes.sizeof(limit),
        )
        results = np.zeros(CANDIDATES, lt.matmul_heuristic_result_dtype)
        count = np.zeros(1, np.int32)
        lt.matmul_algo_get_heuristic(
            self._handle,
            self._operation,
            self._b_layout,
            self._a_layout,
            self._c_layout,
            self._c_layout,
            preference,
            CANDIDATES,
            results.ctypes.data,
            count.ctypes.data,
        )
        lt.matmul_preference_destroy(preference)
        results = results[: count[0]]
        taken: np.ndarray = results[results["state"] == 0]
        return taken

    def _queue(self, algorithm: np.ndarray) -> None:
        self._lt.matmul(
            self._handle,
            self._operation,
            self._one.ctypes.data,
            self._b,
            self._b_layout,
            self._a,
            self._a_layout,
            self._zero.ctypes.data,
            self._c,
            self._c_layout,
            self._c,
            self._c_layout,
            algorithm.ctypes.data,  # the first member, `algo`, is the one wanted here
            self._workspace,
            WORKSPACE_BYTES,
            self._stream,
        )

    def free(self) -> None:
        lt = self._lt
        for layout in (self._a_layout, self._b_layout, self._c_layout):
            lt.matrix_layout_destroy(layout)
        lt.matmul_desc_destroy(self._operation)
        lt.destroy(self._handle)
        ask(driver.cuMemFree(self._workspace))


# numpy's and ml_dtypes' names of types, in cudnn.data_type
ATTENTION_TYPES = {"bfloat16": "BFLOAT16", "float16": "HALF"}


def _cudnn() -> Any:
    """The package. Where PyTorch is installed it loads that too, which takes seconds and is of no
    use here: it does not find it."""
    torch = sys.modules.get("torch")
    if torch is None:
        sys.modules["torch"] = None  # type: ignore[assignment]
    try:
        return importlib.import_module("cudnn")
    finally:
        if torch is None:
            del sys.modules["torch"]


class Attention:
    """O = softmax(Q Kᵀ / √dim) V by cuDNN, with the first choice of its heuristic.

    Q and O are (heads, length, dim), K and V (heads of K, length of K, dim), all C-contiguous; a
    single batch holds all heads. ``type``: of all four, by numpy's name. ``q``, ``k``, ``v``,
    ``o``: addresses on the GPU. Raises Refused if cuDNN is missing or does not take the shape.
    """

    def __init__(
        self,
        stream: int,
        shapes: tuple[tuple[int, int, int], tuple[int, int, int]],
        type: str,
        q: int,
        k: int,
        v: int,
        o: int,
    ):
        try:
            self._cudnn: Any = _cudnn()
            cudnn = self._cudnn
            self._handle = cudnn.create_handle()
        except Exception as error:  # no frontend, no libcudnn, or one that does not load
            raise Refused(f"cuDNN cannot be called: {error}") from None
        try:
            cudnn.set_stream(handle=self._handle, stream=stream)
            self._graph, tensors = self._described(shapes, type)
        except Exception as error:
            cudnn.destroy_handle(self._handle)
            raise Refused(f"cuDNN does not take {shapes} of {type}: {error}") from None
        self._places = dict(zip(tensors, (q, k, v, o), strict=True))
        self._workspace = int(ask(driver.cuMemAlloc(max(self._graph.get_workspace_size(), 256))))

    @property
    def queues(self) -> dict[str, Callable[[], None]]:
        """Return the names of the times in `Timings`, and the functions that queue the work."""
        return {"peer_us": self._queue}

    def _described(
        self, shapes: tuple[tuple[int, int, int], tuple[int, int, int]], type: str
    ) -> tuple[Any, tuple[Any, ...]]:
        cudnn = self._cudnn
        kind, single = getattr(cudnn.data_type, ATTENTION_TYPES[type]), cudnn.data_type.FLOAT
        graph = cudnn.pygraph(
            io_data_type=kind,
            intermediate_data_type=single,
            compute_data_type=single,
            handle=self._handle,
        )

        def extents(shape: tuple[int, int, int]) -> dict[str, list[int]]:
            heads, length, dim = shape
            return {
                "dim": [1, heads, length, dim],
                "stride": [heads * length * dim, length * dim, dim, 1],
            }

        of_q, of_k = shapes
        q, k, v = (
            graph.tensor(name=name, data_type=kind, **extents(shape))
            for name, shape in (("q", of_q), ("k", of_k), ("v", of_k))
        )
        o, _ = graph.sdpa(
            name="attention",
            q=q,
            k=k,
            v=v,
            generate_stats=False,
            attn_scale=1 / math.sqrt(of_q[2]),
        )
        o.set_output(True).set_dim(extents(of_q)["dim"]).set_stride(extents(of_q)["stride"])
        o.set_data_type(kind)
        graph.validate()
        graph.build_operation_graph()
        graph.create_execution_plans([cudnn.heur_mode.A, cudnn.heur_mode.FALLBACK])
        graph.check_support()
        graph.build_plans()
        return graph, (q, k, v, o)

    def _queue(self) -> None:
        self._graph.execute(self._places, self._workspace, handle=self._handle)

    def free(self) -> None:
        self._cudnn.destroy_handle(self._handle)
        ask(driver.cuMemFree(self._workspace))


class Caller(Protocol):
    """A device's view of its own arrays."""

    def check_here(self, arg: object, where: str) -> None: ...
    def place(self, memory: Any, address: int) -> MemoryPlace: ...


def copy(device: Caller, target: DeviceArray, source: DeviceArray) -> CopyPeer:
    return {
        "kind": "copy",
        "places": _places(device, target=target, source=source),
        "nbytes": source.nbytes,
        "bytes_moved": 2 * source.nbytes,
    }


def matmul(device: Caller, c: DeviceArray, a: DeviceArray, b: DeviceArray) -> MatmulPeer:
    return {
        "kind": "matmul",
        "places": _places(device, a=a, b=b, c=c),
        "shape": (a.shape[0], b.shape[0], a.shape[1]),
        "types": (a.dtype.name, c.dtype.name),
        "bytes_moved": a.nbytes + b.nbytes + c.nbytes,
    }


def attention(
    device: Caller, o: DeviceArray, q: DeviceArray, k: DeviceArray, v: DeviceArray
) -> AttentionPeer:
    return {
        "kind": "attention",
        "places": _places(device, q=q, k=k, v=v, o=o),
        "shapes": (q.shape, k.shape),
        "type": q.dtype.name,
        "bytes_moved": q.nbytes + k.nbytes + v.nbytes + o.nbytes,
    }


def whole(device: Caller, array: DeviceArray) -> MemoryPart:
    """An array that is poisoned before each launch."""
    return {**_places(device, fresh=array)["fresh"], "nbytes": array.nbytes}


def _places(device: Caller, **arrays: DeviceArray) -> dict[str, MemoryPlace]:
    for name, array in arrays.items():
        device.check_here(array, f"the array {name} of a benchmark")
        if array.layout == "A":
            raise LaunchError(f"the array {name} of a benchmark must be contiguous.")
    return {name: device.place(array.memory, array.address) for name, array in arrays.items()}
