"""cuDNN as the peer of timed attention: its graph API, on addresses, through cudnn-frontend.

nvidia-cudnn-frontend and cuDNN are optional dependencies (the extra ``hopper``), imported in the
worker only. No framework is needed.
"""

from __future__ import annotations

import importlib
import math
import sys
from collections.abc import Callable
from typing import Any

from cuda.bindings import driver

from harness.devices.hopper.driver import ask
from harness.devices.hopper.launch import Refused

# numpy's and ml_dtypes' names of types, in cudnn.data_type
TYPES = {"bfloat16": "BFLOAT16", "float16": "HALF"}


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
    """O = softmax(Q Kᵀ / √dim) V by cuDNN, with what its heuristic puts first.

    Q and O are (heads, length, dim), K and V (heads of K, length of K, dim), all C-contiguous; one
    batch holds all heads. ``type``: of all four, by numpy's name. ``q``, ``k``, ``v``, ``o``:
    addresses on the GPU. Raises Refused where cuDNN is not there or does not take the shape.
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
        causal: bool = False,
    ):
        try:
            self._cudnn: Any = _cudnn()
            cudnn = self._cudnn
            self._handle = cudnn.create_handle()
        except Exception as error:  # no frontend, no libcudnn, or one that does not load
            raise Refused(f"cuDNN cannot be called: {error}") from None
        try:
            cudnn.set_stream(handle=self._handle, stream=stream)
            self._graph, tensors = self._described(shapes, type, causal)
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
        self,
        shapes: tuple[tuple[int, int, int], tuple[int, int, int]],
        type: str,
        causal: bool,
    ) -> tuple[Any, tuple[Any, ...]]:
        cudnn = self._cudnn
        kind, single = getattr(cudnn.data_type, TYPES[type]), cudnn.data_type.FLOAT
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
            use_causal_mask=causal,
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
