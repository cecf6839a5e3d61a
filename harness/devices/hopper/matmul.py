"""cuBLAS as the peer of a timed product: cublasLt on addresses, through nvmath-python's bindings.

nvmath-python is an optional dependency (the extra ``hopper``), and is imported in the worker only.
"""

from __future__ import annotations

import ctypes
import statistics
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from cuda.bindings import driver

from harness.devices.hopper.driver import ask
from harness.devices.hopper.launch import Refused

WORKSPACE_BYTES = 64 << 20  # more than the 32 MiB that NVIDIA advises for Hopper
CANDIDATES = 8  # the heuristic's best so many are tried
TRIALS = 9  # launches of each, of which the median counts

# numpy's and ml_dtypes' names of types, in cudaDataType_t
TYPES = {"bfloat16": "CUDA_R_16BF", "float16": "CUDA_R_16F", "float8_e4m3fn": "CUDA_R_8F_E4M3"}


class Product:
    """C = A Bᵀ by cublasLt: with the first algorithm that its heuristic proposes, which is what
    a caller gets who asks for one, and with the fastest of those it proposes.

    A is (m, k), B is (n, k), C is (m, n), all C-contiguous; sums are float32. ``types``: of A and
    B, and of C, by numpy's names. ``a``, ``b``, ``c``, ``workspace``: addresses on the GPU.
    ``timed(work)`` gives the microseconds of a queued piece of work; the fastest is chosen by it,
    so it has to leave the L2 cache as the benchmark does. Raises Refused where cuBLAS is not there
    or knows no algorithm.
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
        found = self._proposed()
        if not len(found):
            self.free()
            raise Refused(f"cuBLAS has no algorithm for {shape} of {types}")
        algorithms = [found[number : number + 1] for number in range(len(found))]
        medians = [
            statistics.median(timed(partial(self._queue, one)) for _ in range(TRIALS))
            for one in algorithms
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
        taken, given = (CudaDataType[TYPES[name]] for name in types)
        float32 = CudaDataType.CUDA_R_32F
        self._operation = lt.matmul_desc_create(ComputeType.COMPUTE_32F, float32)
        self._set(lt.MatmulDescAttribute.TRANSA, ctypes.c_int32(Operation.T))
        if types[0].startswith("float8"):  # the matrix unit's own sums, as everyone's kernel has
            self._set(lt.MatmulDescAttribute.FAST_ACCUM, ctypes.c_int8(1))
        self._b_layout = lt.matrix_layout_create(taken, k, n, k)
        self._a_layout = lt.matrix_layout_create(taken, k, m, k)
        self._c_layout = lt.matrix_layout_create(given, n, m, n)

    def _set(self, attribute: int, value: Any) -> None:
        place, size = ctypes.addressof(value), ctypes.sizeof(value)
        self._lt.matmul_desc_set_attribute(self._operation, attribute, place, size)

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
            algorithm.ctypes.data,  # its first member, `algo`, is what is wanted here
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
