"""The stand-alone assembler, if this machine has it, for kernels that nvJitLink slows down.

nvJitLink (13.5) assembles PTX as a part of a program, to be linked with others; as the registers of
those are not known to it, it leaves every ``setmaxnreg`` out, and says so (C7504). ptxas assembles
the whole program, and keeps it. It comes with the package ``nvidia-cuda-nvcc``, which the project
depends on, and with the CUDA toolkit. The package's is asked first: a toolkit's is often older
than the PTX that numba-cuda's NVVM writes (13.4 writes PTX 9.4).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from importlib import util
from pathlib import Path

from harness import settings
from harness.isa.text.locations import source_place
from harness.isa.text.parser import declarations

HAS_PROCESSES = sys.platform != "emscripten"  # which is a page's Python
if HAS_PROCESSES:
    from harness.processes.scratch import scratch_folder


@cache
def find() -> str | None:
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


@cache
def version(path: str) -> str:
    """Return the version text of ``path``; empty if it does not run."""
    try:
        run = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return run.stdout.strip().rpartition("\n")[2]


def takes(path: str, ptx: str) -> bool:
    """Return True if this ptxas is new enough for the PTX: CUDA 13.n reads PTX 9.n."""
    release = re.search(r"cuda_(\d+)\.(\d+)", version(path))
    return release is not None and declarations(ptx).version <= (
        int(release[1]) - 4,
        int(release[2]),
    )


def assemble(path: str, ptx: str, architecture: str) -> tuple[bytes | None, str]:
    """``(cubin, log)``; no cubin where ptxas refuses."""
    with scratch_folder() as folder:
        source, target = folder / "kernel.ptx", folder / "kernel.cubin"
        source.write_text(ptx, encoding="utf-8")
        command = [path, f"-arch={architecture}", "-v", "-lineinfo", str(source), "-o", str(target)]
        done = subprocess.run(command, capture_output=True, text=True)
        return (target.read_bytes() if done.returncode == 0 else None), done.stdout + done.stderr


# -- its errors

REFUSES = "the assembler refuses this PTX:"
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
    if not complaints:  # of the text as a whole, and not of a line
        whole = re.findall(r"^\s*ptxas (?:error|fatal) *: *(.+)$", log, re.MULTILINE)
        whole = [text for text in whole if "aborted due to errors" not in text]
        complaints, more = [text.strip()[:_LONGEST] for text in whole[:_MOST]], len(whole) - _MOST
    if more > 0:
        complaints.append(f"... and {more} more")
    return "\n".join([REFUSES, *(complaints or [log.strip()[-2000:]])])
