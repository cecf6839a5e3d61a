"""PTX to a cubin for sm_90a, by the assembler inside nvJitLink. Needs no GPU.

Kernels that move registers between warps (``setmaxnreg``) go to ptxas instead, if available.
"""

from __future__ import annotations

import base64
import re
import warnings
from dataclasses import dataclass
from functools import cache as once
from typing import Any

from harness import settings
from harness.arch import RESERVED_SHARED_BYTES, TARGET
from harness.compiler import cache, ptxas
from harness.compiler.ptxas import complaint
from harness.errors import PtxError


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
    path = ptxas.find() if "setmaxnreg" in ptx else None
    if path and not ptxas.takes(path, ptx):
        _warn(f"{path} ({ptxas.version(path) or 'it does not run'}) does not read this PTX")
        path = None
    version = ptxas.version(path) if path else _assembler_version()
    name = cache.key("cubin", TARGET, version, ptx)
    stored = cache.load(name)
    if stored is None:
        cubin, log = _whole(path, ptx) if path else link(ptx)
        cache.store(name, {"cubin": base64.b64encode(cubin).decode(), "log": log})
    else:
        cubin, log = base64.b64decode(stored["cubin"]), stored["log"]
    return Assembled(cubin=cubin, log=log, **_figures(log))


def _whole(path: str, ptx: str) -> tuple[bytes, str]:
    cubin, log = ptxas.assemble(path, ptx, TARGET)
    if cubin is not None:
        return cubin, log
    _warn(f"{path} refuses this PTX:\n{log.strip()}")
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
    # What slows wgmma down or drops a setmaxnreg comes as information, with a number.
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
