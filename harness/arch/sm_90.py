"""Resources of compute capability 9.0. Extents are in the order x, y, z.

Source: CUDA C++ Programming Guide 13.0, "Compute Capabilities", column 9.0, but where another is
named.
"""

from __future__ import annotations

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
