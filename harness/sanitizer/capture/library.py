"""The library that the driver loads into a program, compiled where it is needed, and the recording
of a launch that it makes there.

CUPTI and the driver's headers are those of the CUDA toolkit or of NVIDIA's wheels, which the extra
`capture` installs: cuda.pathfinder knows where they are.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import platformdirs

from harness.base.errors import INSTALL, HarnessError

SOURCE = Path(__file__).with_name("injected.c")
# The driver's, CUPTI's, and one that theirs include: wheels have each in another package.
_HEADERS = ("cuda.h", "cupti.h", "generated_cuda_meta.h", "crt/host_defines.h")
_INSTALL = INSTALL.format(extra="capture")
_FLAGS = ("-std=gnu11", "-O1", "-shared", "-fPIC", "-w")


class CaptureError(HarnessError):
    """A launch cannot be recorded: the message has the missing part, and the remedy."""


def library() -> Path:
    """The compiled library. Raises CaptureError where a compiler or CUPTI is missing."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise CaptureError("recording compiles a small C library: install a C compiler (cc)")
    cupti, includes = _cupti()
    text = SOURCE.read_bytes() + f"{compiler} {cupti} {includes} {_FLAGS}".encode()
    folder = platformdirs.user_cache_path("tma-labs") / "capture"
    built = folder / f"{hashlib.sha256(text).hexdigest()[:24]}.so"
    if built.exists():
        return built
    folder.mkdir(parents=True, exist_ok=True)
    draft = built.with_suffix(f".{os.getpid()}")
    command = [compiler, *_FLAGS, *(f"-I{each}" for each in includes), str(SOURCE)]
    command += ["-o", str(draft), str(cupti), f"-Wl,-rpath,{cupti.parent}", "-ldl"]
    completed = subprocess.run(command, capture_output=True, text=True)
    if completed.returncode:
        raise CaptureError(
            f"the library for recording does not compile:\n{completed.stderr[-2000:]}"
        )
    draft.replace(built)
    return built


def _cupti() -> tuple[Path, list[Path]]:
    """CUPTI's library, and the folders of its headers and of the driver's."""
    try:
        from cuda import pathfinder

        cupti = Path(pathfinder.load_nvidia_dynamic_lib("cupti").abs_path or "")
        home = pathfinder.get_cuda_path_or_home()
        runtime = pathfinder.find_nvidia_header_directory("cudart")
    except ImportError:
        raise CaptureError(f"recording needs cuda-pathfinder: {_INSTALL}") from None
    except RuntimeError as error:
        raise CaptureError(
            f"no CUPTI here: install the CUDA toolkit, or {_INSTALL} ({error})"
        ) from None
    homes = [Path(home)] if home else []
    if nvcc := shutil.which("nvcc"):
        homes.append(Path(nvcc).resolve().parents[1])
    homes += [cupti.parents[1], cupti.parents[2], Path("/usr/local/cuda")]
    folders = [Path(runtime)] if runtime else []
    folders += [each / inside for each in homes for inside in ("include", "extras/CUPTI/include")]
    return cupti, _with_headers(folders)


def _with_headers(folders: list[Path]) -> list[Path]:
    """Return the folders in which a header is found first."""
    includes: list[Path] = []
    for header in _HEADERS:
        folder = next((each for each in folders if (each / header).exists()), None)
        if folder is None:
            raise CaptureError(f"{header} is missing: install the CUDA toolkit, or {_INSTALL}")
        if folder not in includes:
            includes.append(folder)
    return includes


Extents = tuple[int, int, int]


class Buffer(NamedTuple):
    """Device memory that the launch could reach: ``before`` it, and ``after`` where that differs.

    ``address`` is that of the first byte; the allocation begins at ``base`` and has ``size`` bytes,
    fewer of which are here if it is over the limit.
    """

    address: int
    base: int
    size: int
    before: bytes
    after: bytes | None


class ModuleVariable(NamedTuple):
    name: str
    address: int
    before: bytes


@dataclass
class RecordedLaunch:
    """A launch. ``image``: the data that the program loaded as its module, ``loaded`` from a
    file; ``cubin``: the driver's machine code of it; ``mapped``: the files in the process's
    memory. ``ended``: the driver's status after it. ``parameters``: the offset and the bytes of
    each in parameter memory, as the driver reports them. ``attributes``: numbers of those of the
    launch that no other field reports (CUlaunchAttributeID)."""

    name: str
    grid: Extents = (1, 1, 1)
    block: Extents = (1, 1, 1)
    cluster: Extents = (1, 1, 1)
    shared_bytes: int = 0
    driver: int = 0
    ended: int = 0
    attributes: list[int] = field(default_factory=list)
    parameters: list[tuple[int, int]] = field(default_factory=list)
    parameter_bytes: bytes = b""
    variables: list[ModuleVariable] = field(default_factory=list)
    buffers: list[Buffer] = field(default_factory=list)
    image: bytes | None = None
    cubin: bytes | None = None
    loaded: Path | None = None
    mapped: list[Path] = field(default_factory=list)


def read(folder: Path) -> RecordedLaunch:
    """Return the launch in a folder that the library wrote."""
    launch = RecordedLaunch("")
    memory: list[list[str]] = []
    after: dict[int, bytes] = {}
    for line in (folder / "manifest").read_text().splitlines():
        what, *words = line.split("\t")
        match what:
            case "name":
                launch.name = words[0]
            case "grid" | "block" | "cluster":
                x, y, z = map(int, words)
                setattr(launch, what, (x, y, z))
            case "shared":
                launch.shared_bytes = int(words[0])
            case "driver" | "ended":
                setattr(launch, what, int(words[0]))
            case "attribute":
                launch.attributes.append(int(words[0]))
            case "parameter":
                launch.parameters.append((int(words[0]), int(words[1])))
            case "variable":
                name, address, _, file = words
                launch.variables.append(
                    ModuleVariable(name, int(address), (folder / file).read_bytes())
                )
            case "memory":
                memory.append(words)
            case "after":
                after[int(words[0])] = (folder / words[1]).read_bytes()
            case "loaded":
                launch.loaded = Path(words[0])
            case "mapped":
                launch.mapped.append(Path(words[0]))
    for number, (base, size, address, _, file) in enumerate(memory):
        before = (folder / file).read_bytes()
        launch.buffers.append(Buffer(int(address), int(base), int(size), before, after.get(number)))
    launch.parameter_bytes = _bytes(folder / "parameters") or b""
    launch.image, launch.cubin = _bytes(folder / "image"), _bytes(folder / "cubin")
    return launch


def _bytes(file: Path) -> bytes | None:
    return file.read_bytes() if file.exists() else None
