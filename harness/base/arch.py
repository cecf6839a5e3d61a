"""Target: resources of sm_90 (compute capability 9.0), its GPUs, and Blackwell's alternatives.

Extents are in the order x, y, z. Sources: CUDA C++ Programming Guide 13.0, "Compute Capabilities",
column 9.0, but where another is named; NVIDIA's datasheets of the H200 and the H100 (2024). These
give the tensor cores' speed with sparsity, which is twice that of dense operands (H200: 1,979
TFLOP/s in bfloat16).

A kernel that names a feature of Blackwell (sm_100) that Hopper lacks gets Hopper's alternative for
an answer, and not "unknown": a call of a wrapper (`harness.ptx`), PTX run on the emulator, and
options of a `TensorMap`. The assembler says of each of these instructions that it "requires .target
sm_100" or is "not supported on .target 'sm_90a'" (nvJitLink 13); the driver's names are of CUDA
12.8 and later.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

COMPUTE_CAPABILITY = (9, 0)
TARGET = "sm_90a"  # the code runs on 9.0 and on nothing newer

WARP = 32  # threads
WARPGROUP = 128  # threads: four warps, which issue a wgmma together

MAX_THREADS_PER_BLOCK = 1024
MAX_BLOCK = (1024, 1024, 64)
MAX_GRID = (2**31 - 1, 65535, 65535)
MAX_CLUSTER_BLOCKS = 16
BARRIERS_PER_BLOCK = 16  # PTX ISA, "bar, barrier"

# Dealt out to a warp in units of so many, and to four warps at a time (a part of it each has one).
REGISTERS = 64 * 1024  # per multiprocessor
REGISTER_UNIT = 256
WARPS_TOGETHER = 4

MULTIPROCESSOR_SHARED_BYTES = 228 * 1024
RESERVED_SHARED_BYTES = 1024  # the first of each block's shared memory are the system's
MAX_SHARED_BYTES = MULTIPROCESSOR_SHARED_BYTES - RESERVED_SHARED_BYTES  # per block: 227 KiB
MAX_STATIC_SHARED_BYTES = 48 * 1024  # per block; a launch must ask the driver for more
MAX_LOCAL_BYTES = 512 * 1024  # per thread
CONSTANT_BYTES = 64 * 1024
MAX_PARAMETER_BYTES = 32764  # per kernel

TENSOR_MAP_BYTES = 128  # CUDA Driver API, CUtensorMap


@dataclass(frozen=True)
class Gpu:
    """``tb_per_s`` of its memory; ``tflop_per_s`` of its tensor cores with dense operands of 16
    bits; ``measured_tb_per_s``: the best copy seen, reads plus writes, or 0."""

    tb_per_s: float
    tflop_per_s: float
    multiprocessors: int
    measured_tb_per_s: float = 0.0


# A longer name stands before a name that it begins with.
GPUS = {
    "H200 NVL": Gpu(4.8, 835.5, 132),
    # The best copy of 1 GiB (harness/course/recordings/bench.json); 60 MiB of L2 cache; 1980 MHz at
    # rest, 1755 in a long product (harness/bench/kernels/gemm/LOG.md).
    "H200": Gpu(4.8, 989.5, 132, measured_tb_per_s=4.26),
    "H100 NVL": Gpu(3.9, 835.5, 132),
    "H100 PCIe": Gpu(2.0, 756.0, 114),
    "H100": Gpu(3.35, 989.5, 132),
}
H200 = GPUS["H200"]


def gpu_called(name: str) -> Gpu | None:
    """The GPU with this name, as "NVIDIA H200"; None where no datasheet is known here."""
    return next((gpu for known, gpu in GPUS.items() if known in name), None)


# -- features of Blackwell that Hopper lacks: the required target, and the alternative


@dataclass(frozen=True)
class BlackwellMode:
    """``ptx`` and ``wrapper`` are patterns, of an opcode and of a wrapper's name; ``options`` are
    values of a tensor map's option, in the driver's words."""

    name: str
    instead: str
    ptx: str = ""
    wrapper: str = ""
    options: tuple[str, ...] = ()

    @property
    def refusal(self) -> str:
        return f"{self.name} needs sm_100 (Blackwell), and Hopper is sm_90a; use {self.instead}"


BLACKWELL_MODES = (
    BlackwellMode(
        "im2col::w (im2col wide, W)",
        "im2col, TensorMap.im2col with a bounding box over w as well",
        r"\.im2col::w(?!::128)",
        r"im2col_w(?!_?128)(_|$)",
        ("W",),
    ),
    BlackwellMode(
        "im2col::w::128 (im2col wide, W128)",
        "im2col, TensorMap.im2col with pixels_per_column=128",
        r"\.im2col::w::128",
        r"im2col_w_?128",
        ("W128",),
    ),
    BlackwellMode(
        "tile::gather4",
        "four loads of a box of one row each, on one mbarrier",
        r"\.tile::gather4",
        r"gather4",
    ),
    BlackwellMode(
        "tile::scatter4",
        "four stores of a box of one row each, in one bulk group",
        r"\.tile::scatter4",
        r"scatter4",
    ),
    BlackwellMode(
        ".cta_group (two-CTA loads)",
        "a multicast load, with an mbarrier in each block of the cluster",
        r"^cp\..*\.cta_group::[12]",
        r"cta_group",
    ),
    BlackwellMode(
        ".cp_mask (a mask of bytes)",
        "cp_async_bulk_shared_to_global of whole multiples of 16 bytes, or ordinary stores",
        r"^cp\.async\.bulk\..*\.cp_mask",
        r"cp_mask",
    ),
    BlackwellMode(
        "tensormap.replace of swizzle_atomicity",
        "a swizzle as it is: its atom is 16 bytes, and there is nothing to choose",
        r"^tensormap\.replace\..*\.swizzle_atomicity",
        r"swizzle_atomicity",
    ),
    BlackwellMode(
        "swizzles of larger atoms (128B_ATOM_32B, 128B_ATOM_32B_FLIP_8B, 128B_ATOM_64B)",
        'swizzle="128B", whose atom is 16 bytes',
        options=("128B_ATOM_32B", "128B_ATOM_32B_FLIP_8B", "128B_ATOM_64B"),
    ),
    BlackwellMode(
        "packed 4-bit and 6-bit element types (16U4_ALIGN8B, 16U4_ALIGN16B, 16U6_ALIGN16B)",
        "uint8, two 4-bit values in each, unpacked by the kernel",
        options=(
            *("16U4_ALIGN8B", "16U4_ALIGN16B", "16U6_ALIGN16B"),
            *("INT4", "UINT4", "FLOAT4_E2M1FN", "FLOAT6_E2M3FN", "FLOAT6_E3M2FN"),  # ml_dtypes
        ),
    ),
    BlackwellMode(
        "tcgen05 (tensor memory and its matrix products)",
        "wgmma, with accumulators in registers",
        r"^tcgen05\.",
        r"^tcgen05_",
    ),
    BlackwellMode(
        "clusterlaunchcontrol",
        "a persistent kernel that counts its tiles, or an atomic counter in global memory",
        r"^clusterlaunchcontrol\.",
        r"^clusterlaunchcontrol_",
    ),
    BlackwellMode(
        "st.bulk", "ordinary stores, or a bulk copy of zeros", r"^st\.bulk\.", r"^st_bulk"
    ),
)


def blackwell_opcode(opcode: str) -> BlackwellMode | None:
    """The mode that a PTX opcode asks for; None if it is none of these."""
    return next((m for m in BLACKWELL_MODES if m.ptx and re.search(m.ptx, opcode)), None)


def blackwell_wrapper(name: str) -> BlackwellMode | None:
    """The mode that a wrapper of this name would be for."""
    return next((m for m in BLACKWELL_MODES if m.wrapper and re.search(m.wrapper, name)), None)


def blackwell_option(value: object) -> BlackwellMode | None:
    """The mode that an option of a tensor map asks for, in any case, with its prefix or without."""
    # An option may be anything that a caller, or a file, gives.
    name = re.sub(r"^CU_TENSOR_MAP_(SWIZZLE|DATA_TYPE|IM2COL_WIDE_MODE)_", "", str(value).upper())
    return next((m for m in BLACKWELL_MODES if name in m.options), None)
