"""A program on this machine's GPU, and its launches, recorded for the emulator."""

from __future__ import annotations

import math
import re
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from harness.base.output import print_notice
from harness.sanitizer.capture import CaptureError, Recording
from harness.sanitizer.capture import capture as record
from harness.sanitizer.cli.reports import Refused
from harness.sanitizer.cli.request import Format, Request, kernel_pattern, requests_of
from harness.sanitizer.devices.detection import find_hopper
from harness.sanitizer.isa.text.names import readable

_MOST_NAMES = 3
_LARGEST_LIBRARY = 64 << 20  # bytes; PyTorch's are larger


def check_gpu() -> None:
    """Raise CaptureError if no GPU can run a program here; the message says what to do instead."""
    detection = find_hopper()
    if not detection.gpus:
        raise CaptureError(
            f"this machine has no GPU on which the program could run ({detection.reason}). On a "
            "machine that has one, use `ptx-sanitizer --record FOLDER -- PROGRAM`; then "
            "`ptx-sanitizer FOLDER` examines its launch here. Without any GPU, "
            "`python -m harness run FILE.py` runs a numba-cuda program on the emulator, and "
            "`ptx-sanitizer FILE.ptx` examines what a compiler wrote (docs/compiled.md)."
        )


def main_file(program: Sequence[str]) -> Path:
    """Return the file at which a report shows errors of the program: train.py of python train.py"""
    files = (word for word in program if not word.startswith(("/", "-")) and Path(word).is_file())
    return Path(next(files, program[0]))


@contextmanager
def recorded(
    program: Sequence[str], options: Mapping[str, Any]
) -> Iterator[tuple[list[Request], list[Refused]]]:
    """Run a program and yield a request for the first launch of each of its kernels, or of those
    that ``--kernel`` or ``--entry`` names, and the launches that cannot be examined. The launches'
    files exist until the end, or stay in ``--record``.

    The command's files are places in which the PTX may be. Raises CaptureError, FileError and
    LaunchError.
    """
    check_gpu()
    pattern = kernel_pattern(options)
    with tempfile.TemporaryDirectory(prefix="tma-labs-launches-") as scratch:
        recording = record(
            program,
            Path(options["record"] or scratch),
            # A word of a name is also in the mangled name.
            pattern.pattern if re.fullmatch(r"\w*", pattern.pattern) else "",
            options["ptx"] or (),
            wanted=lambda name: pattern.search(name) or pattern.search(readable(name)),
            largest_bytes=math.inf if pattern.pattern else _LARGEST_LIBRARY,
            output=None if options["format"] in (None, Format.TEXT) else sys.stderr.buffer,
        )
        for lacking in recording.folders.values():
            for sentence in lacking:
                print_notice(sentence)
        known = {**options, "ptx": list(recording.folders), "entry": None, "kernel": None}
        yield requests_of(known), list(_refused(program, recording, bool(pattern.pattern)))


def _refused(program: Sequence[str], recording: Recording, chosen: bool) -> Iterator[Refused]:
    """Yield an error for each kernel without PTX if the user ``chosen`` it, and otherwise print a
    notice; and an error if the program failed."""
    file = main_file(program)
    if chosen:
        for name, error in recording.without_ptx.items():
            yield Refused(file, name, str(error))
    elif recording.without_ptx:
        names = [readable(name) for name in recording.without_ptx]
        shown = ", ".join(names[:_MOST_NAMES])
        more = f" and {len(names) - _MOST_NAMES} more" if len(names) > _MOST_NAMES else ""
        print_notice(
            f"not examined, because their PTX was not found: {shown}{more} (with --kernel, "
            f"libraries of more than {_LARGEST_LIBRARY >> 20} MiB are searched too)"
        )
    if recording.status:
        yield Refused(file, "", f"the program ended with status {recording.status}")
