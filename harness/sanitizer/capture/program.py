"""A program run with the library in it, and the folders that its launches become."""

from __future__ import annotations

import hashlib
import math
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from harness.base.files import reading, writing
from harness.sanitizer.capture.folder import environment, ptx_of, write
from harness.sanitizer.capture.library import CaptureError, library, read
from harness.sanitizer.isa.text import lexer


@dataclass(frozen=True)
class Recording:
    """``folders``: each launch's, with sentences on the parts that a replay lacks.
    ``without_ptx``: kernels whose launch was recorded and cannot be replayed, with the reason and
    the remedy. ``status``: the program's exit status."""

    status: int
    folders: dict[Path, tuple[str, ...]] = field(default_factory=dict)
    without_ptx: dict[str, CaptureError] = field(default_factory=dict)


def capture(
    command: Sequence[str],
    out: Path,
    kernel: str = "",
    paths: Sequence[Path] = (),
    *,
    wanted: Callable[[str], object] = lambda name: True,
    largest_bytes: float = math.inf,
    output: IO[bytes] | None = None,
) -> Recording:
    """Run a program, and make a folder in ``out`` of the first launch of each of its kernels.

    ``kernel``: a POSIX extended regular expression for the names of those that are recorded.
    ``paths``: files and folders in which its kernels' PTX may be, if the program does not load it.
    ``wanted(name)``: whether to keep a recorded kernel. ``largest_bytes``: see `ptx_of`.
    ``output`` gets the program's output (default: standard output). Raises CaptureError if
    nothing can be recorded, or nothing was, and FileError.
    """
    for place in paths:
        with reading(place, "a file or a folder with PTX"):
            place.stat()
    with writing(out, "--record "):
        out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="tma-labs-capture-") as name:
        raw, ptx = Path(name) / "raw", Path(name) / "ptx"
        raw.mkdir()
        ptx.mkdir()
        variables = {
            **environment(ptx),
            **os.environ,
            "CUDA_INJECTION64_PATH": str(library()),
            "TMA_LABS_CAPTURE_FOLDER": str(raw),
            "TMA_LABS_CAPTURE_KERNEL": kernel,
        }
        recording = Recording(_run(command, variables, ptx, output))
        launches = sorted(raw.iterdir(), key=lambda folder: folder.stat().st_mtime)
        names: set[str] = set()
        for number, folder in enumerate(launches):
            launch = read(folder)
            # processes of a program have a first launch each
            if launch.name in names or not wanted(launch.name):
                continue
            names.add(launch.name)
            target = out if len(launches) == 1 else out / str(number)
            try:
                text, where = ptx_of(launch, [*paths, ptx], largest_bytes)
                recording.folders[target] = write(launch, text, where, command, target)
            except CaptureError as error:
                recording.without_ptx[launch.name] = error
    if not names:
        which = f" whose name matches {kernel!r}" if kernel else ""
        raise CaptureError(
            f"the program ended with status {recording.status} and launched no kernel{which} that "
            "could be recorded (those of a CUDA graph cannot: run without graphs)"
        )
    if not recording.folders:
        raise next(iter(recording.without_ptx.values()))
    return recording


def _run(
    command: Sequence[str], environment: dict[str, str], ptx: Path, output: IO[bytes] | None
) -> int:
    with reading(command[0], "a program to run"):
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
    assert process.stdout is not None
    with process.stdout as printed:
        pass_on(printed, output or getattr(sys.stdout, "buffer", None), ptx)
    return process.wait()


def pass_on(output: IO[bytes], to: IO[bytes] | None, ptx: Path) -> None:
    """A program's output, without the PTX that numba prints (a line of dashes with ASSEMBLY, the
    text, a line of ``=``), which becomes files in ``ptx``. Of a kernel that it prints twice, before
    linking and after it, the last text counts."""
    text: list[bytes] | None = None
    for line in output:
        bare = line.strip()
        if text is None and bare.startswith(b"---") and b"ASSEMBLY " in bare:
            text = []
        elif text is not None and bare and not bare.strip(b"="):
            whole = b"".join(text).replace(b"\0", b"")  # linked, it ends as a string of C does
            entries = " ".join(sorted(lexer.entries(whole.decode(errors="replace"))))
            (ptx / f"{hashlib.sha256(entries.encode()).hexdigest()}.ptx").write_bytes(whole)
            text = None
        elif text is not None:
            text.append(line)
        elif to is not None:
            to.write(line)
            to.flush()
