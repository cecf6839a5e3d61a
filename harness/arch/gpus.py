"""Limits of GPUs of compute capability 9.0, by name.

Source: NVIDIA's datasheets of the H200 and the H100 (2024). They give the tensor cores' speed with
sparsity, which is twice that of dense operands (H200: 1,979 TFLOP/s in bfloat16).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Gpu:
    """``tb_per_s`` of its memory; ``tflop_per_s`` of its tensor cores with dense operands of 16
    bits; ``measured_tb_per_s``: the best copy seen, reads plus writes, or 0."""

    tb_per_s: float
    tflop_per_s: float
    multiprocessors: int
    measured_tb_per_s: float = 0.0

    @property
    def gb_per_s(self) -> float:
        return self.tb_per_s * 1000


# A longer name stands before a name that it begins with.
GPUS = {
    "H200 NVL": Gpu(4.8, 835.5, 132),
    # The driver's copy of 1 GiB; 60 MiB of L2 cache; 1980 MHz at rest, 1755 in a long product
    # (harness/bench/COPIES.md, harness/bench/kernels/gemm/LOG.md).
    "H200": Gpu(4.8, 989.5, 132, measured_tb_per_s=4.24),
    "H100 NVL": Gpu(3.9, 835.5, 132),
    "H100 PCIe": Gpu(2.0, 756.0, 114),
    "H100": Gpu(3.35, 989.5, 132),
}
H200 = GPUS["H200"]


def gpu_called(name: str) -> Gpu | None:
    """The GPU with this name, as "NVIDIA H200"; None where no datasheet is known here."""
    return next((gpu for known, gpu in GPUS.items() if known in name), None)
