"""Features of Blackwell (sm_100) that Hopper lacks, by name: the required target, and Hopper's
alternative.

A kernel that names one of these gets this answer instead of "unknown": a call of a wrapper
(`harness.ptx`), PTX run on the emulator, and options of a `TensorMap`. The assembler says of each
instruction here that it "requires .target sm_100" or is "not supported on .target 'sm_90a'"
(nvJitLink 13); the driver's names are of CUDA 12.8 and later.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Mode:
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


MODES = (
    Mode(
        "im2col::w (im2col wide, W)",
        "im2col, TensorMap.im2col with a bounding box over w as well",
        r"\.im2col::w(?!::128)",
        r"im2col_w(?!_?128)(_|$)",
        ("W",),
    ),
    Mode(
        "im2col::w::128 (im2col wide, W128)",
        "im2col, TensorMap.im2col with pixels_per_column=128",
        r"\.im2col::w::128",
        r"im2col_w_?128",
        ("W128",),
    ),
    Mode(
        "tile::gather4",
        "four loads of a box of one row each, on one mbarrier",
        r"\.tile::gather4",
        r"gather4",
    ),
    Mode(
        "tile::scatter4",
        "four stores of a box of one row each, in one bulk group",
        r"\.tile::scatter4",
        r"scatter4",
    ),
    Mode(
        ".cta_group (two-CTA loads)",
        "a multicast load, with an mbarrier in each block of the cluster",
        r"^cp\..*\.cta_group::[12]",
        r"cta_group",
    ),
    Mode(
        ".cp_mask (a mask of bytes)",
        "cp_async_bulk_shared_to_global of whole multiples of 16 bytes, or ordinary stores",
        r"^cp\.async\.bulk\..*\.cp_mask",
        r"cp_mask",
    ),
    Mode(
        "tensormap.replace of swizzle_atomicity",
        "a swizzle as it is: its atom is 16 bytes, and there is nothing to choose",
        r"^tensormap\.replace\..*\.swizzle_atomicity",
        r"swizzle_atomicity",
    ),
    Mode(
        "swizzles of larger atoms (128B_ATOM_32B, 128B_ATOM_32B_FLIP_8B, 128B_ATOM_64B)",
        'swizzle="128B", whose atom is 16 bytes',
        options=("128B_ATOM_32B", "128B_ATOM_32B_FLIP_8B", "128B_ATOM_64B"),
    ),
    Mode(
        "packed 4-bit and 6-bit element types (16U4_ALIGN8B, 16U4_ALIGN16B, 16U6_ALIGN16B)",
        "uint8, two 4-bit values in each, unpacked by the kernel",
        options=(
            *("16U4_ALIGN8B", "16U4_ALIGN16B", "16U6_ALIGN16B"),
            *("INT4", "UINT4", "FLOAT4_E2M1FN", "FLOAT6_E2M3FN", "FLOAT6_E3M2FN"),  # ml_dtypes
        ),
    ),
    Mode(
        "tcgen05 (tensor memory and its matrix products)",
        "wgmma, with accumulators in registers",
        r"^tcgen05\.",
        r"^tcgen05_",
    ),
    Mode(
        "clusterlaunchcontrol",
        "a persistent kernel that counts its tiles, or an atomic counter in global memory",
        r"^clusterlaunchcontrol\.",
        r"^clusterlaunchcontrol_",
    ),
    Mode("st.bulk", "ordinary stores, or a bulk copy of zeros", r"^st\.bulk\.", r"^st_bulk"),
)


def of_opcode(opcode: str) -> Mode | None:
    """The mode that a PTX opcode asks for; None if it is none of these."""
    return next((m for m in MODES if m.ptx and re.search(m.ptx, opcode)), None)


def of_wrapper(name: str) -> Mode | None:
    """The mode that a wrapper of this name would be for."""
    return next((m for m in MODES if m.wrapper and re.search(m.wrapper, name)), None)


def of_option(value: object) -> Mode | None:
    """The mode that an option of a tensor map asks for, in any case, with its prefix or without."""
    # An option may be anything that a caller, or a file, gives.
    name = re.sub(r"^CU_TENSOR_MAP_(SWIZZLE|DATA_TYPE|IM2COL_WIDE_MODE)_", "", str(value).upper())
    return next((m for m in MODES if name in m.options), None)
