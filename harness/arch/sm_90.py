"""Resources of compute capability 9.0, and its GPUs by name. Extents are in the order x, y, z.

Sources: CUDA C++ Programming Guide 13.0, "Compute Capabilities", column 9.0, but where another is
named; NVIDIA's datasheets of the H200 and the H100 (2024). These give the tensor cores' speed with
sparsity, which is twice that of dense operands (H200: 1,979 TFLOP/s in bfloat16).
"""

from __future__ import annotations

from dataclasses import dataclass

COMPUTE_CAPABILITY = (9, 0)
TARGET = "sm_90a"  # its code runs on 9.0 and on nothing newer

WARP = 32  # threads
WARPGROUP = 128  # threads: four warps, which issue a wgmma together

MAX_THREADS_PER_BLOCK = 1024
MAX_BLOCK = (1024, 1024, 64)
MAX_GRID = (2**31 - 1, 65535, 65535)
MAX_CLUSTER_BLOCKS = 16
MAX_PORTABLE_CLUSTER_BLOCKS = 8  # more if a kernel opts in to the non-portable size
BARRIERS_PER_BLOCK = 16  # PTX ISA, "bar, barrier"

# Dealt out to a warp in units of so many, and to four warps at a time (a part of it each has one).
REGISTERS = 64 * 1024  # of a multiprocessor
REGISTER_UNIT = 256
WARPS_TOGETHER = 4

MULTIPROCESSOR_SHARED_BYTES = 228 * 1024
RESERVED_SHARED_BYTES = 1024  # the first of each block's shared memory are the system's
MAX_SHARED_BYTES = MULTIPROCESSOR_SHARED_BYTES - RESERVED_SHARED_BYTES  # of a block, 227 KiB
MAX_STATIC_SHARED_BYTES = 48 * 1024  # of a block; a launch must ask the driver for more
MAX_LOCAL_BYTES = 512 * 1024  # of a thread
CONSTANT_BYTES = 64 * 1024
MAX_PARAMETER_BYTES = 32764  # of a kernel

TENSOR_MAP_BYTES = 128  # CUDA Driver API, CUtensorMap


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
