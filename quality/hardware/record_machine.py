"""Record a kernel's view of its machine. On a machine with a Hopper GPU:

    python -m quality.hardware.record_machine

writes ``tests/sanitizer/emulator/recordings/machine.json``: special registers, the windows of
generic addresses, the offsets of variables in shared memory, the contents of fresh memory, the
bytes of a tensor map, and the outcome of kernels whose warps do not converge as PTX requires.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from harness import TensorMap, run_ptx
from harness.base.errors import HarnessError
from harness.course import device
from harness.sanitizer import Device
from tests.hardware.together import entry, togetherness

RECORDING = (
    Path(__file__).parents[2] / "tests" / "sanitizer" / "emulator" / "recordings" / "machine.json"
)
BLOCKS = 4 * 132

REGISTERS_32 = (
    *("smid", "nsmid", "warpid", "nwarpid", "gridid", "clock", "clock_hi"),
    *("dynamic_smem_size", "total_smem_size", "aggr_smem_size"),
    *("reserved_smem_offset_begin", "reserved_smem_offset_end", "reserved_smem_offset_cap"),
    *("reserved_smem_offset_0", "reserved_smem_offset_1"),
    *(f"envreg{n}" for n in range(32)),
    *(f"pm{n}" for n in range(8)),
    *("globaltimer_lo", "globaltimer_hi"),
)
REGISTERS_64 = ("clock64", "globaltimer", "current_graph_exec", "gridid")


def registers() -> str:
    """Thread 0 of each block stores every special register as 64 bits."""
    lines = [
        ".reg .b32 %r, %b; .reg .b64 %v, %to, %at; .reg .pred %p;",
        "mov.u32 %r, %tid.x; setp.ne.u32 %p, %r, 0; @%p ret;",
        "ld.param.u64 %to, [out]; mov.u32 %b, %ctaid.x;",
        f"mul.wide.u32 %at, %b, {8 * (len(REGISTERS_32) + len(REGISTERS_64))};",
        "add.u64 %to, %to, %at;",
    ]
    for n, name in enumerate(REGISTERS_32):
        lines.append(f"mov.u32 %r, %{name}; cvt.u64.u32 %v, %r; st.global.u64 [%to+{8 * n}], %v;")
    for n, name in enumerate(REGISTERS_64, len(REGISTERS_32)):
        lines.append(f"mov.u64 %v, %{name}; st.global.u64 [%to+{8 * n}], %v;")
    return entry("registers", ".param .u64 out", "\n".join([*lines, "ret;"]))


def windows() -> str:
    """Generic addresses of the state spaces' first bytes, and consecutive clock values."""
    body = """
  .reg .b64 %to, %v, %w; .reg .b32 %r, %s;
  .local .align 16 .b8 here[64];
  .shared .align 16 .b8 first[48];
  .shared .align 8 .b64 second;
  ld.param.u64 %to, [out];
  mov.u32 %r, first; cvt.u64.u32 %v, %r; st.global.u64 [%to], %v;
  mov.u32 %r, second; cvt.u64.u32 %v, %r; st.global.u64 [%to+8], %v;
  cvta.shared.u64 %w, %v; st.global.u64 [%to+16], %w;
  mov.u64 %v, here; st.global.u64 [%to+24], %v;
  cvta.local.u64 %v, %v; st.global.u64 [%to+32], %v;
  mov.u64 %v, table; st.global.u64 [%to+40], %v;
  cvta.const.u64 %v, %v; st.global.u64 [%to+48], %v;
  mov.b64 %v, out; cvta.param.u64 %v, %v; st.global.u64 [%to+56], %v;
  mov.u64 %v, variable; cvta.global.u64 %v, %v; st.global.u64 [%to+64], %v;
  mov.u64 %v, %clock64; mov.u64 %w, %clock64; sub.u64 %w, %w, %v; st.global.u64 [%to+72], %w;
  mov.u64 %v, %globaltimer; mov.u64 %w, %globaltimer; sub.u64 %w, %w, %v;
  st.global.u64 [%to+80], %w;
  ld.param.u64 %v, [out]; st.global.u64 [%to+88], %v;
  st.local.u32 [here], %r;
  mov.u32 %s, first; st.shared.u32 [%s], %r; st.shared.u64 [second], %v;
  ret;
"""
    before = ".const .align 8 .b8 table[16] = {1, 2, 3};\n.global .align 8 .b8 variable[64];"
    return entry("windows", ".param .u64 out", body, before)


WINDOWS = (
    *("shared first", "shared second", "generic shared second", "local", "generic local"),
    *("const", "generic const", "generic param", "generic global", "clock64 step"),
    *("globaltimer step", "output"),
)


def fresh_memory() -> str:
    """Each thread copies a word of fresh dynamic shared memory, and of its local memory."""
    body = """
  .reg .b64 %to, %at; .reg .b32 %t, %b, %r, %s;
  .local .align 16 .b8 here[256];
  ld.param.u64 %to, [out]; mov.u32 %t, %tid.x; mov.u32 %b, %ctaid.x;
  mad.lo.u32 %r, %b, 2048, %t; mul.wide.u32 %at, %r, 4; add.u64 %to, %to, %at;
  mov.u32 %s, dynamic; mad.lo.u32 %s, %t, 4, %s; ld.shared.u32 %r, [%s]; st.global.u32 [%to], %r;
  and.b32 %s, %t, 63; mov.u32 %r, here; mad.lo.u32 %r, %s, 4, %r; ld.local.u32 %r, [%r];
  st.global.u32 [%to+4096], %r;
  ret;
"""
    return entry("fresh", ".param .u64 out", body, ".extern .shared .align 16 .b8 dynamic[];")


def behind(static: int, align: int) -> str:
    """Return the offset of dynamic shared memory with this alignment after a number of static
    bytes.
    """
    body = """
  .reg .b64 %to; .reg .b32 %r;
  ld.param.u64 %to, [out];
  mov.u32 %r, before; st.global.u32 [%to], %r; st.shared.u8 [%r], %r;
  mov.u32 %r, dynamic; st.global.u32 [%to+4], %r;
  ret;
"""
    before = (
        f".shared .align 16 .b8 before[{static}];\n.extern .shared .align {align} .b8 dynamic[];"
    )
    return entry("behind", ".param .u64 out", body, before)


def map_bytes() -> str:
    """The 128 bytes of a tensor map, as a kernel reads its parameter."""
    loads = "\n".join(
        f"ld.param.u64 %v, [map+{at}]; st.global.u64 [%to+{at}], %v;" for at in range(0, 128, 8)
    )
    body = f".reg .b64 %to, %v; ld.param.u64 %to, [out];\n{loads}\nret;"
    return entry("bytes", ".param .align 64 .b8 map[128], .param .u64 out", body)


def seen(gpu: Device, ptx: str, threads: int) -> str:
    """Return the outcome of a kernel that should have written 1."""
    out = gpu.to_device(np.zeros(1, np.uint32))
    try:
        run_ptx(ptx, "together", 1, threads, (out,), device=gpu, timeout=3.0)
    except HarnessError as error:
        return f"{type(error).__name__}: {str(error).splitlines()[0][:160]}"
    return "ended" if out.copy_to_host()[0] == 1 else "ended, its store missing"


def _counts(values: np.ndarray) -> dict[str, int]:
    unique, counts = np.unique(values, return_counts=True)
    order = np.argsort(-counts)[:4]
    return {hex(int(unique[i])): int(counts[i]) for i in order}


def record(gpu: Device) -> dict[str, Any]:
    """Return the complete record as JSON data."""
    names = [*REGISTERS_32, *(f"{name} (64 bits)" for name in REGISTERS_64)]
    out = gpu.to_device(np.zeros((BLOCKS, len(names)), np.uint64))
    run_ptx(registers(), "registers", BLOCKS, 96, (out,), device=gpu, shared_bytes=1000)
    found = out.copy_to_host()
    special = {}
    for n, name in enumerate(names):
        column = found[:, n]
        many = len(np.unique(column)) > 1
        special[name] = (
            {"least": int(column.min()), "most": int(column.max()), "values": len(set(column))}
            if many
            else int(column[0])
        )
    special["smid of the first 24 blocks"] = found[:24, names.index("smid")].astype(int).tolist()
    starts = found[:, names.index("clock64 (64 bits)")].astype(np.int64)
    special["clock64 of the first 8 blocks"] = starts[:8].tolist()

    out = gpu.to_device(np.zeros(len(WINDOWS), np.uint64))
    run_ptx(windows(), "windows", 1, 1, (out,), device=gpu, shared_bytes=1024)
    spaces = dict(zip(WINDOWS, map(hex, map(int, out.copy_to_host())), strict=True))

    out = gpu.to_device(np.zeros((BLOCKS, 2, 1024), np.uint32))
    run_ptx(fresh_memory(), "fresh", BLOCKS, 1024, (out,), device=gpu, shared_bytes=4096)
    fresh = out.copy_to_host()

    alignments = {}
    for static in (8, 48, 80, 1000, 1024):
        for align in (4, 16, 128, 1024):
            out = gpu.to_device(np.zeros(2, np.uint32))
            run_ptx(behind(static, align), "behind", 1, 1, (out,), device=gpu, shared_bytes=2048)
            at = [hex(int(value)) for value in out.copy_to_host()]
            alignments[f"{static} static bytes, align {align}"] = at

    maps = {}
    for dtype, shape, box in (("float32", (64, 128), (8, 32)), ("uint8", (256,), (256,))):
        array = gpu.to_device(np.zeros(shape, dtype))
        out = gpu.to_device(np.zeros(16, np.uint64))
        tensor = TensorMap.tiled(array, box=box)
        run_ptx(map_bytes(), "bytes", 1, 1, (tensor, out), device=gpu)
        maps[f"{dtype}{list(shape)}, box {list(box)}"] = [
            f"{int(word):016x}" for word in out.copy_to_host()
        ]
    return {
        "special registers": special,
        "windows": spaces,
        "fresh shared memory": _counts(fresh[:, 0]),
        "fresh local memory": _counts(fresh[:, 1]),
        "static and dynamic shared memory begin at": alignments,
        "tensor maps": maps,
        "who must come together": {
            name: seen(gpu, ptx, threads) for name, (ptx, threads) in togetherness().items()
        },
    }


def main(record: Callable[[Device], dict[str, Any]] = record) -> None:
    from harness.course import driver_version

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--recording", type=Path, default=RECORDING)
    options = parser.parse_args()
    gpu = device("hopper")
    recording = {
        "date": datetime.now(UTC).date().isoformat(),
        "gpu": gpu.gpu,
        "driver": driver_version(),
        "command": "python -m quality.hardware.record_machine",
        **record(gpu),
    }
    options.recording.write_text(json.dumps(recording, indent=1) + "\n")


if __name__ == "__main__":
    main()
