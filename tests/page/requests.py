"""A page's requests, and the parts of the answers that must be the same everywhere."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parents[1]
PTX = TESTS / "sanitizer" / "emulator" / "program" / "ptx"
RECORDED = TESTS / "sanitizer" / "capture" / "recorded"

_STORE = {"grid": "2", "block": "256", "args": ["out: i32[2,256]", "i32=5"]}
_SAXPY = ["f32=2.0", "x: f32[1024]=random", "y: f32[1024]=ones", "i32=1000"]
_THROUGH = ["x: f32[1024]=random", "y: f32[1024]"]
_SCALED = ["f32[256]=random", "f32[256]=poison"]
_TILE = "map:f32[16,64]:box=8,32"
_TILES = {"entry": "tile_copy_", "grid": "2,2", "block": "64"}


def _of(file: str, options: dict[str, Any], **more: Any) -> dict[str, Any]:
    text = (PTX / file).read_text()
    return {"files": {"kernel.ptx": text}, "file": "kernel.ptx", "options": options, **more}


def _recorded(name: str) -> dict[str, Any]:
    files = {
        path.name: {"base64": base64.b64encode(path.read_bytes()).decode()}
        for path in sorted((RECORDED / name).iterdir())
    }
    return {"files": files, "file": "launch.toml"}


def _line(file: str, text: str) -> int:
    lines = (PTX / file).read_text().split("\n")
    return next(number for number, line in enumerate(lines, 1) if text in line)


def _blocks(entry: str, *args: str) -> dict[str, Any]:
    return {"entry": entry, "grid": "4", "block": "256", "args": args}


def requests() -> dict[str, dict[str, Any]]:
    """Every PTX of the emulator's tests that needs only options to launch, right and wrong;
    recorded launches of other programs; and invalid input.
    """
    fence = _line("tile_copy.ptx", "fence.proxy.async")
    maps = {**_TILES, "args": [f"{_TILE}=random", _TILE]}
    small = {**_TILES, "args": ["map:f32[16,64]:box=4,32=random", _TILE]}
    halves = {**_TILES, "args": ["map:bf16[16,64]:box=8,32=random", "map:bf16[16,64]:box=8,32"]}
    return {
        "store": _of("store.ptx", {"entry": "fenced", **_STORE}),
        "store-unfenced": _of("store.ptx", {"entry": "unfenced", **_STORE}),
        "tile-copy": _of("tile_copy.ptx", maps),
        "tile-copy-struck": _of("tile_copy.ptx", maps, struck=[fence]),
        "tile-copy-moved": _of(
            "tile_copy.ptx", maps, struck=[fence], added=[[fence, "fence.proxy.async;"]]
        ),
        "tile-copy-small-box": _of("tile_copy.ptx", small),
        "tile-copy-of-bfloat16": _of("tile_copy.ptx", halves),
        "nvcc-saxpy": _of("cuda_nvcc.ptx", _blocks("saxpy", *_SAXPY)),
        "nvcc-sums": _of("cuda_nvcc.ptx", _blocks("block_sum", _THROUGH[0], "sums: f32[4]")),
        "nvcc-bulk": _of("cuda_nvcc.ptx", _blocks("bulk", *_THROUGH)),
        "nvcc-bulk-in-place": _of("cuda_nvcc.ptx", _blocks("bulk", _THROUGH[0], "&x")),
        "nvcc-never-awaited": _of(
            "wrappers_nvcc.ptx",
            {"entry": "_Z5scaleILb0EEvPKfPf", "grid": "1", "block": "128", "args": _SCALED},
        ),
        "clang-saxpy": _of("clang.ptx", _blocks("saxpy", *_SAXPY)),
        "clang-reversed": _of("clang.ptx", _blocks("reversed", "u8[1024]=arange", "y: u8[1024]")),
        **{f"recorded-{name}": _recorded(name) for name in ("map_in_a_struct", "triton")},
        "bad-grid": _of("store.ptx", {"entry": "fenced", **_STORE, "grid": "2,x"}),
        "bad-entry": _of("store.ptx", {**_STORE, "entry": "nothing"}),
        "bad-argument": _of("store.ptx", {"entry": "fenced", **_STORE, "args": ["i3=5"]}),
        "bad-option": _of("store.ptx", {"entry": "fenced", **_STORE, "blocks": "2"}),
        "no-ptx": {"files": {"kernel.ptx": "int main() {}"}, "file": "kernel.ptx", "options": {}},
    }


def kept(answered: dict[str, Any]) -> dict[str, Any]:
    """Return the answer without its times."""
    copy = json.loads(json.dumps(answered))
    for run in copy.get("runs", ()):
        del run["elapsed_s"]
    return copy
