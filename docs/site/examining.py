"""The emulator with requests and answers in JSON, for a page in a browser: the examination of
`harness ptx`.

A request is files and options, as in a folder and on the command line:

    {"files": {"launch.toml": TEXT, "kernel.ptx": TEXT, "x.npy": {"base64": BYTES}},
     "file": "launch.toml",
     "options": {"grid": "8,4", "block": "128", "args": ["f32[64]=random"]},
     "schedule": "all", "struck": [17], "added": [[12, "bar.sync 0;"]],
     "types": {"memory0": ["float32", [8, 16]]}}

``options`` are those of `harness.sanitizer.cli.request.Request`; ``schedule`` is "all" or a name
from `harness.sanitizer.emulator.SCHEDULES`; the lines ``struck`` of the PTX are left out, and each
text of ``added`` is put at the end of the line whose number is before it. All lines keep their
numbers. ``types`` has the dtype and the shape of ranges of memory, which are bytes otherwise.

The answer is the command's report (docs/sanitizer.schema.json) with ``outputs``: the contents of
each array after the first schedule that finished, with a digest of its bytes. Bad input is answered
with the command's error message.
"""

from __future__ import annotations

import base64
import hashlib
import json
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Any

import numpy as np

from harness.base.errors import HarnessError, LaunchError
from harness.sanitizer.cli.examination import examine
from harness.sanitizer.cli.launch_memory import PreparedLaunch
from harness.sanitizer.cli.reports import as_data, bad_input
from harness.sanitizer.cli.request import options, request_of
from harness.sanitizer.isa.text.kernel import Ptx
from harness.sanitizer.isa.types import name_of, named, numbers

MOST_SHOWN = 64  # elements of an output, as text
# A page keeps no files and has no assembler.
_OPTIONS = options().keys() - {
    "ptx",
    "out",
    "expect",
    "assemble",
    "sarif",
    "record",
    "json",
    "format",
}


def answer(request: str, progress: Callable[[str], object] = lambda line: None) -> str:
    """Return the answer to a request, both JSON. Calls ``progress(line)`` before each schedule."""
    try:
        return json.dumps(_examined(json.loads(request), progress))
    except HarnessError as error:
        return json.dumps(bad_input(str(error)))


def edited(ptx: str, struck: Sequence[int], added: Sequence[tuple[int, str]]) -> str:
    """Return PTX with the lines ``struck`` as comments and the texts ``added`` at the end of their
    lines, before a comment. Lines are counted from 1. Raises LaunchError if there is no such
    line."""
    lines = ptx.split("\n")
    for number in (*struck, *(number for number, _ in added)):
        if not 1 <= number <= len(lines):
            raise LaunchError(f"the PTX has lines 1 to {len(lines)}, got {number}")
    for number in struck:
        lines[number - 1] = f"// struck out: {lines[number - 1]}"
    for number, text in added:
        code, mark, comment = lines[number - 1].partition("//")
        lines[number - 1] = f"{code.rstrip()} {text} {mark}{comment}".rstrip()
    return "\n".join(lines)


def _examined(asked: dict[str, Any], progress: Callable[[str], object]) -> dict[str, Any]:
    chosen = asked.get("options", {})
    if unknown := chosen.keys() - _OPTIONS:
        raise LaunchError(
            f"unknown option {sorted(unknown)}; there are {', '.join(sorted(_OPTIONS))}"
        )
    outputs: list[dict[str, Any]] = []
    typed = partial(_outputs, types=asked.get("types", {}))
    with tempfile.TemporaryDirectory() as folder:
        for name, content in asked["files"].items():
            _write(Path(folder), name, content)
        chosen = {"schedule": asked.get("schedule"), **chosen, "assemble": False}
        try:
            changed = asked.get("struck", ()), asked.get("added", ())
            request = request_of({**chosen, "ptx": Path(folder, asked["file"])})
            request = replace(request, module=Ptx(edited(request.module.text, *changed)))
            schedules = request.schedules

            def begun(schedule: str) -> None:
                number = schedules.index(schedule) + 1
                progress(f"{request.entry}: schedule {number} of {len(schedules)}, {schedule}")

            examination = examine(
                request,
                begun=begun,
                finished=lambda launch: outputs.extend(typed(launch)),
            )
        except HarnessError as error:  # the reader knows of files, and of no folder
            raise LaunchError(str(error).replace(f"{folder}/", "")) from None
    return {**as_data(examination), "file": asked["file"], "outputs": outputs}


def _write(folder: Path, name: str, content: Any) -> None:
    if PurePosixPath(name).is_absolute() or ".." in PurePosixPath(name).parts:
        raise LaunchError(f"the file {name!r} is not in the folder of the launch")
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(
        content.encode() if isinstance(content, str) else base64.b64decode(content["base64"])
    )


def _outputs(launch: PreparedLaunch, types: dict[str, Any]) -> Iterator[dict[str, object]]:
    """Yield every array of the launch, once."""
    names: dict[tuple[Any, ...], list[str]] = {}
    arrays = launch.arguments.arrays
    for name, array in arrays.items():
        names.setdefault((array.address, array.dtype, array.shape), []).append(name)
    for known in names.values():
        name = min(known, key=str.isdigit)  # the one that it was given, before its number
        host = np.ascontiguousarray(arrays[name].copy_to_host())
        if name in types:
            dtype, shape = types[name]
            host = host.view(named(dtype)).reshape(shape)
        with np.printoptions(threshold=MOST_SHOWN, edgeitems=4, linewidth=80):
            shown = str(numbers(host))
        yield {
            "name": name,
            "dtype": name_of(host.dtype),
            "shape": list(host.shape),
            "sha256": hashlib.sha256(host.tobytes()).hexdigest(),
            "shown": shown,
        }
