"""The library that the driver loads into a program, compiled where it is needed.

CUPTI and the driver's headers are those of the CUDA toolkit or of NVIDIA's wheels
(nvidia-cuda-cupti, nvidia-cuda-runtime): cuda.pathfinder knows where they are.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

import platformdirs

from harness.errors import HarnessError

SOURCE = Path(__file__).with_name("injected.c")
# The driver's, CUPTI's, and one that theirs include: wheels have each in another package.
_HEADERS = ("cuda.h", "cupti.h", "generated_cuda_meta.h", "crt/host_defines.h")
_WHEELS = "nvidia-cuda-cupti nvidia-cuda-runtime nvidia-cuda-crt"
_FLAGS = ("-std=gnu11", "-O1", "-shared", "-fPIC", "-w")


class CaptureError(HarnessError):
    """A launch cannot be recorded: the message has the missing part, and the remedy."""


def library() -> Path:
    """The compiled library. Raises CaptureError where a compiler or CUPTI is missing."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise CaptureError("recording compiles a small C library: install a C compiler (cc)")
    cupti, includes = _cupti()
    given = SOURCE.read_bytes() + f"{compiler} {cupti} {includes} {_FLAGS}".encode()
    folder = platformdirs.user_cache_path("tma-labs") / "capture"
    built = folder / f"{hashlib.sha256(given).hexdigest()[:24]}.so"
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
        raise CaptureError("recording needs cuda-pathfinder: pip install cuda-pathfinder") from None
    except RuntimeError as error:
        raise CaptureError(
            f"no CUPTI here: install the CUDA toolkit, or pip install {_WHEELS} ({error})"
        ) from None
    homes = [Path(home)] if home else []
    if nvcc := shutil.which("nvcc"):
        homes.append(Path(nvcc).resolve().parents[1])
    homes += [cupti.parents[1], cupti.parents[2], Path("/usr/local/cuda")]
    folders = [Path(runtime)] if runtime else []
    folders += [each / inside for each in homes for inside in ("include", "extras/CUPTI/include")]
    return cupti, _with_headers(folders)


def _with_headers(folders: list[Path]) -> list[Path]:
    """Those of the folders in which a header is found first."""
    includes: list[Path] = []
    for header in _HEADERS:
        folder = next((each for each in folders if (each / header).exists()), None)
        if folder is None:
            raise CaptureError(
                f"{header} is missing: install the CUDA toolkit, or pip install {_WHEELS}"
            )
        if folder not in includes:
            includes.append(folder)
    return includes
