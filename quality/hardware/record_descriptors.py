"""Record the driver's 128 bytes of tensor maps, and the effect of tensormap.replace on them. On a
machine with a Hopper GPU:

    python -m quality.hardware.record_descriptors

writes ``tests/sanitizer/emulator/recordings/descriptors.json``. A map is described as the driver
takes it, innermost dimension first; ``bytes`` are hexadecimal, without the zeros at their end.
"""

from __future__ import annotations

import argparse
import json
import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
from cuda.bindings import driver

from harness.sanitizer.tensormap.rules import CORNER_BITS

RECORDING = (
    Path(__file__).parents[2]
    / "tests"
    / "sanitizer"
    / "emulator"
    / "recordings"
    / "descriptors.json"
)
TYPES = (
    *("UINT8", "UINT16", "UINT32", "INT32", "UINT64", "INT64", "FLOAT16", "FLOAT32", "FLOAT64"),
    *("BFLOAT16", "FLOAT32_FTZ", "TFLOAT32", "TFLOAT32_FTZ"),
)
SIZES = (1, 2, 4, 4, 8, 8, 2, 4, 8, 2, 4, 4, 4)
BASE: dict[str, Any] = {
    "type": 7,
    "address": 0x7F0000000000,
    "dims": [256, 64],
    "strides": [1024],
    "box": [32, 8],
    "element_strides": [1, 1],
    "interleave": 0,
    "swizzle": 0,
    "l2_promotion": 0,
    "oob_fill": 0,
}
IM2COL: dict[str, Any] = {
    "type": 6,
    "address": 0x7F0000000000,
    "dims": [64, 16, 16, 4],
    "strides": [128, 2048, 32768],
    "lower": [-1, -2],
    "upper": [-3, -4],
    "channels": 32,
    "pixels": 17,
    "element_strides": [1, 1, 1, 1],
    "interleave": 0,
    "swizzle": 0,
    "l2_promotion": 0,
    "oob_fill": 0,
}


def asked(status: tuple) -> Any:
    assert status[0] == driver.CUresult.CUDA_SUCCESS, status[0]
    return status[1] if len(status) == 2 else status[1:]


def encoded(m: dict[str, Any]) -> bytes | None:
    """Return the driver's bytes, or None if it rejects the map."""

    def integers(make, values):
        return [make(v) for v in values]

    kind, rank = driver.CUtensorMapDataType(m["type"]), len(m["dims"])
    wide, narrow = driver.cuuint64_t, driver.cuuint32_t
    common = (
        integers(narrow, m["element_strides"]),
        driver.CUtensorMapInterleave(m["interleave"]),
        driver.CUtensorMapSwizzle(m["swizzle"]),
        driver.CUtensorMapL2promotion(m["l2_promotion"]),
        driver.CUtensorMapFloatOOBfill(m["oob_fill"]),
    )
    dims, strides = integers(wide, m["dims"]), integers(wide, m["strides"])
    if "box" in m:
        status, encoded_map = driver.cuTensorMapEncodeTiled(
            kind, rank, m["address"], dims, strides, integers(narrow, m["box"]), *common
        )
    else:
        status, encoded_map = driver.cuTensorMapEncodeIm2col(
            kind, rank, m["address"], dims, strides, m["lower"], m["upper"],
            m["channels"], m["pixels"], *common,
        )  # fmt: skip
    if status != driver.CUresult.CUDA_SUCCESS:
        return None
    return np.array([int(word) for word in encoded_map.opaque], np.uint64).tobytes()


def variations() -> list[dict[str, Any]]:
    """Vary a single field at a time."""
    maps = [BASE, IM2COL]
    maps += [BASE | {"type": n} for n in range(13)]
    maps += [BASE | {"address": a} for a in (16, 0x10, 0x7FFFFFFFFFF0, 1 << 46, (1 << 56) + 16)]
    maps += [BASE | {name: n} for name in ("swizzle", "l2_promotion") for n in (1, 2, 3)]
    maps += [BASE | {"swizzle": n} for n in (4, 5, 6)] + [BASE | {"oob_fill": 1}]
    for pair in ((1, 1), (2**32, 3), (5, 2**32), (2**31, 2**31)):
        maps.append(BASE | {"dims": list(pair)})
    for stride in (16, 1 << 20, (1 << 36) - 16, 1 << 36, (1 << 40) - 16):
        maps.append(BASE | {"strides": [stride]})
    for pair in ((4, 1), (256, 2), (8, 256), (256, 256), (132, 77)):
        maps.append(BASE | {"box": list(pair)})
    maps += [BASE | {"element_strides": [a, b]} for a in (1, 3, 8) for b in (1, 2, 5, 8)]
    for rank in range(1, 6):
        plain = BASE | {
            "dims": [256, 65, 66, 67, 68][:rank],
            "strides": [1024, 2048 * 65, 4096 * 4097, (1 << 35) + 16][: rank - 1],
            "box": [32, 3, 5, 7, 2][:rank],
            "element_strides": [1, 2, 3, 4, 5][:rank],
        }
        maps.append(plain)
        if rank >= 3:
            maps += images(rank)
    return maps


def images(rank: int) -> list[dict[str, Any]]:
    """im2col maps of this rank."""
    maps, spatial = [], rank - 2
    low, high = -(1 << CORNER_BITS[rank] - 1), (1 << CORNER_BITS[rank] - 1) - 1
    image = IM2COL | {
        "dims": [64, *(16,) * spatial, 4],
        "strides": [128, 2048, 32768, 1 << 20][: rank - 1],
        "element_strides": [1, 2, 3, 4, 5][:rank],
        "lower": [0] * spatial,
        "upper": [0] * spatial,
    }
    corners = (0, 0), (-1, 1), (low, 0), (0, high), (-3, -5), (low, high), (high, high)
    for lower, upper in corners:
        maps.append(image | {"lower": [lower] * spatial, "upper": [upper] * spatial})
        inner = {"lower": [lower] * (spatial - 1) + [0], "upper": [upper] * (spatial - 1) + [0]}
        maps.append(image | inner)
    maps += [image | {"pixels": n} for n in (1, 16, 256, 1024)]
    maps += [image | {"channels": n} for n in (8, 64, 256)]
    maps += [image | {name: n} for name, n in (("swizzle", 3), ("oob_fill", 1), ("type", 9))]
    return [*maps, image | {"l2_promotion": 3}]


def drawn(rng: random.Random) -> dict[str, Any]:
    rank, kind = rng.randint(1, 5), rng.randrange(13)
    size, swizzle = SIZES[kind], rng.randrange(4)
    most = {0: 256 * size, 1: 32, 2: 64, 3: 128}[swizzle]
    inner = rng.randint(1, max(min(most, 256 * size) // 16, 1)) * 16 // size
    dims = [rng.choice((rng.randint(1, 300), rng.randint(1, 2**32))) for _ in range(rank)]
    strides = [rng.choice((1 << 16, 1 << 40)) for _ in range(rank - 1)]
    m = {
        "type": kind,
        "address": rng.randrange(1 << 47) // 32 * 32,
        "dims": dims,
        "strides": [rng.randrange(most) // 32 * 32 for most in strides],
        "element_strides": [rng.choice((1, 1, rng.randint(1, 8))) for _ in range(rank)],
        "interleave": 0,
        "swizzle": swizzle,
        "l2_promotion": rng.randrange(4),
        "oob_fill": rng.randrange(2) if kind >= 6 else 0,
    }
    if rank >= 3 and rng.random() < 0.3:
        half = 1 << CORNER_BITS[rank] - 1
        lower, upper = ([rng.randrange(-half, half) for _ in range(rank - 2)] for _ in range(2))
        column = {"channels": max(inner, 1), "pixels": rng.randint(1, 1024)}
        return m | {"lower": lower, "upper": upper} | column
    outer = [rng.choice((rng.randint(1, 8), rng.randint(1, 256))) for _ in range(rank - 1)]
    return m | {"box": [inner, *outer]}


STRIDES = 16, 4096, (1 << 36) + 32, (1 << 40) - 16, (1 << 43) + 24
EDITS = [
    *(("global_address", None, "b64", v) for v in (0x7F1234567890, 0x12345678, 3, (1 << 63) + 48)),
    *(("rank", None, "b32", v) for v in (0, 1, 2, 3, 4, 5, 7)),
    *(("box_dim", o, "b32", v) for o in range(5) for v in (1, 8, 200, 256, 300)),
    *(("global_dim", o, "b32", v) for o in range(5) for v in (0, 1, 77, 0xFFFFFFFF)),
    *(("global_stride", o, "b64", v) for o in range(4) for v in STRIDES),
    *(("element_stride", o, "b32", v) for o in range(5) for v in (1, 2, 8, 9)),
    *(("elemtype", None, "i", v) for v in range(13)),
    *(("interleave_layout", None, "i", v) for v in range(3)),
    *(("swizzle_mode", None, "i", v) for v in range(4)),
    *(("fill_mode", None, "i", v) for v in range(2)),
]  # fmt: skip


def edits_ptx() -> str:
    """Return ``edit_N(map, value)``: edit N of a map in global memory by a single thread."""
    text = ".version 8.3\n.target sm_90a\n.address_size 64\n"
    for number, (field, ordinal, kind, value) in enumerate(EDITS):
        operands = "[%at]" + (f", {ordinal}" if ordinal is not None else "")
        operands += f", {value}" if kind == "i" else ", %v" if kind == "b64" else ", %w"
        suffix = "b64" if kind == "b64" else "b32"
        text += (
            f".visible .entry edit_{number}(.param .u64 map, .param .u64 value)\n{{\n"
            ".reg .b64 %at, %v; .reg .b32 %w; ld.param.u64 %at, [map]; ld.param.u64 %v, [value];\n"
            "cvta.to.global.u64 %at, %at; cvt.u32.u64 %w, %v;\n"
            f"tensormap.replace.tile.{field}.global.b1024.{suffix} {operands};\nret;\n}}\n"
        )
    return text


def short(data: bytes | None) -> str | None:
    return None if data is None else data.hex().rstrip("0")


def edited() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the edited maps, and the result of each edit on each."""
    module = asked(driver.cuModuleLoadData(edits_ptx().encode() + b"\0"))
    at = int(asked(driver.cuMemAlloc(128)))
    bases = [
        BASE,
        BASE | {"type": 9, "dims": [300, 9, 8, 7, 6], "strides": [1024, 1 << 35, 1 << 38, 32],
                "box": [16, 3, 4, 2, 2], "element_strides": [1, 2, 3, 4, 5],
                "swizzle": 3, "l2_promotion": 2, "oob_fill": 1},
        IM2COL,
    ]  # fmt: skip
    edits = []
    for number, (field, ordinal, _, value) in enumerate(EDITS):
        function = asked(driver.cuModuleGetFunction(module, f"edit_{number}".encode()))
        for which, base in enumerate(bases):
            data = np.frombuffer(encoded(base), np.uint8).copy()
            assert driver.cuMemcpyHtoD(at, data.ctypes.data, 128)[0] == 0
            values = np.array([at, value], np.uint64)
            pointers = np.array([values.ctypes.data, values.ctypes.data + 8], np.uint64)
            assert (
                driver.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, 0, pointers.ctypes.data, 0)[0]
                == 0
            )
            assert driver.cuCtxSynchronize()[0] == 0
            assert driver.cuMemcpyDtoH(data.ctypes.data, at, 128)[0] == 0
            edits.append({"base": which, "field": field, "ordinal": ordinal, "value": value,
                         "bytes": short(data.tobytes())})  # fmt: skip
    return [base | {"bytes": short(encoded(base))} for base in bases], edits


def record(count: int) -> dict[str, Any]:
    rng = random.Random(15)
    maps = [*variations(), *(drawn(rng) for _ in range(count))]
    encoded_maps = [m | {"bytes": short(encoded(m))} for m in maps]
    bases, edits = edited()
    return {"maps": [m for m in encoded_maps if m["bytes"]], "edited": bases, "edits": edits}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--recording", type=Path, default=RECORDING)
    parser.add_argument("--count", type=int, default=200)
    options = parser.parse_args()
    assert driver.cuInit(0)[0] == 0
    device = asked(driver.cuDeviceGet(0))
    asked_context = asked(driver.cuDevicePrimaryCtxRetain(device))
    assert driver.cuCtxSetCurrent(asked_context)[0] == 0
    recording = {
        "date": datetime.now(UTC).date().isoformat(),
        "gpu": asked(driver.cuDeviceGetName(128, device)).split(b"\0")[0].decode(),
        "command": "python -m quality.hardware.record_descriptors",
        **record(options.count),
    }
    text = json.dumps(recording)
    options.recording.write_text(
        text.replace('{"type"', '\n{"type"').replace('{"base"', '\n{"base"') + "\n"
    )


if __name__ == "__main__":
    main()
