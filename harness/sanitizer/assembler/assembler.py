"""PTX to a cubin for sm_90a, by the assembler inside nvJitLink or by ptxas. Needs no GPU.

nvJitLink (13.5) assembles PTX as a part of a program, to be linked with others; as the registers of
those are not known to it, it leaves every ``setmaxnreg`` out, and says so (C7504). ptxas assembles
the whole program, and keeps it: kernels that move registers between warps go to it, if available.
It comes with the package ``nvidia-cuda-nvcc``, which the project depends on, and with the CUDA
toolkit. The package's is asked first: a toolkit's is often older than the PTX that numba-cuda's
NVVM writes (13.4 writes PTX 9.4).
"""

from __future__ import annotations

import base64
import os
import re
import shutil
import subprocess
import sys
import warnings
from dataclasses import dataclass
from functools import cache as once
from importlib import util
from pathlib import Path
from typing import Any

from harness.base import cache, settings
from harness.base.arch import RESERVED_SHARED_BYTES, TARGET
from harness.base.errors import PtxError
from harness.sanitizer.isa.text import lexer
from harness.sanitizer.isa.text.locations import source_place


@dataclass(frozen=True)
class Assembled:
    """A cubin and the assembler's report on it.

    registers: of a thread. shared_bytes: static shared memory of a block. stack_bytes and
    spill_*_bytes: local memory of a thread; spills are traffic that the source did not ask for. Of
    several entries, the largest figure of each. warnings: the assembler's.
    """

    cubin: bytes
    registers: int
    shared_bytes: int
    stack_bytes: int
    spill_store_bytes: int
    spill_load_bytes: int
    warnings: tuple[str, ...]
    log: str

    @property
    def spill_bytes(self) -> int:
        """Bytes of spill stores and loads together; 0 is best."""
        return self.spill_store_bytes + self.spill_load_bytes


def assemble(ptx: str) -> Assembled:
    """Assemble PTX for sm_90a. Raises PtxError with the lines the assembler complains of."""
    path = find_ptxas() if "setmaxnreg" in ptx else None
    if path and not ptxas_takes(path, ptx):
        _warn(f"{path} ({ptxas_version(path) or 'it does not run'}) does not read this PTX")
        path = None
    version = ptxas_version(path) if path else _assembler_version()
    name = cache.key("cubin", TARGET, version, ptx)
    stored = cache.load(name)
    if stored is None:
        cubin, log = _whole(path, ptx) if path else link(ptx)
        cache.store(name, {"cubin": base64.b64encode(cubin).decode(), "log": log})
    else:
        cubin, log = base64.b64decode(stored["cubin"]), stored["log"]
    return Assembled(cubin=cubin, log=log, **_figures(log))


def _whole(path: str, ptx: str) -> tuple[bytes, str]:
    cubin, log = run_ptxas(path, ptx, TARGET)
    if cubin is not None:
        return cubin, log
    _warn(f"{path} rejects this PTX:\n{log.strip()}")
    return link(ptx)


def _warn(why: str) -> None:
    """Warn that nvJitLink assembles a kernel that ptxas should have assembled, and say why."""
    warnings.warn(
        f"setmaxnreg is left out of the machine code: nvJitLink assembles it, as {why}\n"
        f"Install nvidia-cuda-nvcc, or set {settings.PTXAS.name} to a newer ptxas.",
        RuntimeWarning,
        stacklevel=3,
    )


def link(ptx: str) -> tuple[bytes, str]:
    """``(cubin, log)`` of nvJitLink. Raises PtxError with the lines that it complains of, in the
    context of nvJitLink's own error."""
    from cuda.core import Linker, LinkerOptions, ObjectCode

    options = LinkerOptions(arch=TARGET, verbose=True, lineinfo=True)
    try:
        linker = Linker(ObjectCode.from_ptx(ptx.encode()), options=options)
        code = linker.link("cubin").code
    except Exception as error:  # nvJitLinkError and kin: no common public base
        raise PtxError(complaint(str(error), ptx)) from None
    return bytes(code), linker.get_info_log() + linker.get_error_log()


@once
def _assembler_version() -> str:
    from importlib import metadata

    names = ("nvidia-nvjitlink", "cuda-core", "cuda-bindings")
    versions = []
    for name in names:
        try:
            versions.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:  # a toolkit's own nvJitLink
            versions.append(f"{name} unknown")
    return "; ".join(versions)


def _figures(log: str) -> dict[str, Any]:
    def largest(pattern: str) -> int:
        return max((int(number) for number in re.findall(pattern, log)), default=0)

    messages = re.findall(r"^.*?\bwarning\s*:?\s*(.+?)\s*$", log, re.MULTILINE | re.IGNORECASE)
    # Remarks that wgmma is slowed down or a setmaxnreg dropped come as information, with a number.
    messages += re.findall(r"^ptxas info\s*:\s*(\(C7\d\d\d\) .+?)\s*$", log, re.MULTILINE)
    return {
        "registers": largest(r"[Uu]sed (\d+) registers"),
        # The log counts in what the system keeps, for a kernel that uses any shared memory.
        "shared_bytes": max(0, largest(r"(\d+) bytes smem") - RESERVED_SHARED_BYTES),
        "stack_bytes": largest(r"(\d+) bytes stack frame"),
        "spill_store_bytes": largest(r"(\d+) bytes spill stores"),
        "spill_load_bytes": largest(r"(\d+) bytes spill loads"),
        "warnings": tuple(dict.fromkeys(messages)),
    }


HAS_PROCESSES = sys.platform != "emscripten"  # a web page's Python has none
if HAS_PROCESSES:
    from harness.base.processes.scratch import scratch_folder


# -- ptxas, which may be missing


@once
def find_ptxas() -> str | None:
    """The path of a ptxas: HARNESS_PTXAS, a package's, the toolkit's, or None."""
    chosen = settings.PTXAS.value()
    if chosen is not None:
        return None if chosen == "off" else str(chosen)
    spec = util.find_spec("nvidia")
    for folder in (spec and spec.submodule_search_locations) or ():
        for path in Path(folder).glob("cu*/bin/ptxas"):
            if os.access(path, os.X_OK):
                return str(path)
    return shutil.which("ptxas") or shutil.which("ptxas", path="/usr/local/cuda/bin")


@once
def ptxas_version(path: str) -> str:
    """Return the version text of ``path``; empty if it does not run."""
    try:
        run = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return run.stdout.strip().rpartition("\n")[2]


def ptxas_takes(path: str, ptx: str) -> bool:
    """Return True if this ptxas is new enough for the PTX: CUDA 13.n reads PTX 9.n."""
    release = re.search(r"cuda_(\d+)\.(\d+)", ptxas_version(path))
    return release is not None and lexer.version(ptx) <= (
        int(release[1]) - 4,
        int(release[2]),
    )


def run_ptxas(path: str, ptx: str, architecture: str) -> tuple[bytes | None, str]:
    """``(cubin, log)``; no cubin where ptxas rejects."""
    with scratch_folder() as folder:
        source, target = folder / "kernel.ptx", folder / "kernel.cubin"
        source.write_text(ptx, encoding="utf-8")
        command = [path, f"-arch={architecture}", "-v", "-lineinfo", str(source), "-o", str(target)]
        done = subprocess.run(command, capture_output=True, text=True)
        return (target.read_bytes() if done.returncode == 0 else None), done.stdout + done.stderr


REFUSES = "the assembler rejects this PTX:"
_MOST, _LONGEST = 6, 300
_ERROR = re.compile(r"line (\d{1,9});? *(?:error|fatal) *: *(.+)")


def error_lines(log: str) -> tuple[int, ...]:
    """Return the lines of the PTX text that the errors in an assembler's ``log`` are about."""
    return tuple(int(line) for line, _ in _ERROR.findall(log))


def complaint(log: str, ptx: str) -> str:
    """The errors in an assembler's ``log``, ptxas's or nvJitLink's, a paragraph."""
    lines = ptx.splitlines()
    complaints = []
    errors = _ERROR.findall(log)
    for number, text in errors[:_MOST]:  # a text of errors alone has as many as lines
        at = int(number)
        quoted = f"\n    {lines[at - 1].strip()[:200]}" if 0 < at <= len(lines) else ""
        place = source_place(ptx, at)
        source = f" (source line {place.line})" if place else ""
        reason = re.sub(r" at start of file .*", "", text.strip())  # a temporary one
        complaints.append(f"PTX line {number}: {reason[:_LONGEST]}{source}{quoted}")
    undefined = re.findall(r"(?i:error)\s*:\s*(Undefined reference .+)", log)
    more = len(errors) + len(undefined) - _MOST
    complaints += [text.strip()[:_LONGEST] for text in undefined[: _MOST - len(complaints)]]
    if not complaints:  # a complaint about the whole text, not about a line
        whole = re.findall(r"^\s*ptxas (?:error|fatal) *: *(.+)$", log, re.MULTILINE)
        whole = [text for text in whole if "aborted due to errors" not in text]
        complaints, more = [text.strip()[:_LONGEST] for text in whole[:_MOST]], len(whole) - _MOST
    if more > 0:
        complaints.append(f"... and {more} more")
    return "\n".join([REFUSES, *(complaints or [log.strip()[-2000:]])])
