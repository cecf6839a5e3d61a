"""The PTX of a recorded kernel: in the module that the program loaded, or beside it.

A module is loaded as PTX, as a fat binary that holds PTX beside machine code, or as machine code
alone. Machine code cannot be emulated. The compiler that made it may have kept the PTX: how depends
on the kind of program (`environment`, `how_to_keep`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from harness.capture.library import CaptureError
from harness.capture.recorded import RecordedLaunch
from harness.isa.text import skim

_FAT = (b"\x50\xed\x55\xba", b"\xb1\x43\x62\x46")
_ELF = b"\x7fELF"


def environment(path: Path) -> dict[str, str]:
    """Return variables that make compilers pass PTX to the driver, or keep it in this folder."""
    return {
        "CUPY_COMPILE_WITH_PTX": "1",  # CuPy loads PTX instead of machine code
        "CUTE_DSL_KEEP_PTX": "1",
        "CUTE_DSL_DUMP_DIR": str(path),
        "NUMBA_DUMP_ASSEMBLY": "1",  # on standard output: `harness.capture.program` takes it there
    }


def ptx_of(launch: RecordedLaunch, paths: Iterable[Path]) -> tuple[str, str]:
    """The text, and where it was found. ``kept``: files and folders in which PTX may be.

    Raises CaptureError, which says how to keep it, if there is none, or several differ.
    """
    for where, texts in (
        ("what was kept", _kept(paths)),
        ("what the program loaded", _loaded(launch)),
        ("Triton's cache", _beside_cubin(launch)),
        ("a file that the program is made of", _mapped(launch)),
    ):
        fitting = list(dict.fromkeys(text for text in texts if launch.name in skim.entries(text)))
        if len(fitting) > 1:
            best = [text for text in fitting if _for_hopper(text)]
            fitting = best or fitting
        if len(fitting) > 1:
            raise CaptureError(
                f"{len(fitting)} PTX texts in {where} have an entry {launch.name}: say which with "
                "--ptx FILE"
            )
        if fitting:
            return fitting[0], where
    raise CaptureError(
        f"{launch.name} was loaded as machine code, and its PTX is nowhere: {how_to_keep(launch)}"
    )


def _for_hopper(text: str) -> bool:
    return any(target.startswith("sm_90") for target in skim.targets(text))


def how_to_keep(launch: RecordedLaunch) -> str:
    """For a kernel whose PTX is missing: how to build its program so that it keeps the PTX."""
    names = " ".join(path.name for path in launch.mapped)
    if "libtriton" in names and launch.image is not None:
        return "leave Triton's cache where it is (TRITON_CACHE_DIR), and run with it"
    if "_cutlass_ir" in names or "CuteDSL" in names:
        return "run with CUTE_DSL_KEEP_PTX=1 and give that folder with --ptx"
    if "nvJitLink" in names or "nvrtc" in names:
        return (
            "a just-in-time compiler made it: write its PTX to a file (numba: "
            "kernel.inspect_asm(), nvrtc: nvrtcGetPTX) and give that with --ptx"
        )
    return (
        "compile with nvcc -gencode arch=compute_90a,code=[sm_90a,compute_90a] (PyTorch "
        "extensions: TORCH_CUDA_ARCH_LIST=9.0a+PTX), or give the PTX with --ptx"
    )


def _loaded(launch: RecordedLaunch) -> Iterator[str]:
    for data in (launch.image, launch.loaded and _read(launch.loaded)):
        if not data:
            continue
        if data.startswith(_FAT):
            yield from _extracted(data, ".fatbin")
        elif not data.startswith(_ELF):
            yield data.rstrip(b"\0").decode("utf-8", "replace")


def _beside_cubin(launch: RecordedLaunch) -> Iterator[str]:
    """Yield PTX that Triton keeps beside the machine code that it loads."""
    folders = [Path(os.environ.get("TRITON_CACHE_DIR") or Path.home() / ".triton" / "cache")]
    folders += Path(tempfile.gettempdir()).glob("torchinductor_*")
    wanted = [data for data in (launch.image, launch.cubin) if data]
    for folder in folders:
        for cubin in folder.rglob("*.cubin"):
            ptx = cubin.with_suffix(".ptx")
            if ptx.exists() and _read(cubin) in wanted:
                yield ptx.read_text()


def _kept(paths: Iterable[Path]) -> Iterator[str]:
    for place in paths:
        for file in [place] if place.is_file() else sorted(place.rglob("*.ptx")):
            yield (_read(file) or b"").rstrip(b"\0").decode("utf-8", "replace")


def _mapped(launch: RecordedLaunch) -> Iterator[str]:
    """nvcc puts the PTX into the executable or the library that has the kernel."""
    name = launch.name.encode()
    for path in dict.fromkeys(launch.mapped):
        data = _read(path) if path.is_file() else None
        if data and name in data and b"NVIDIA" not in path.name.encode():
            yield from _extracted(data, path.suffix)


def _extracted(data: bytes, suffix: str) -> list[str]:
    tool = cuobjdump()
    if tool is None:
        raise CaptureError(
            "cuobjdump is missing, which takes PTX out of a fat binary: it is part of the CUDA "
            "toolkit and of Triton's package"
        )
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"image{suffix}"
        file.write_bytes(data)
        subprocess.run([tool, "-xptx", "all", str(file)], cwd=folder, capture_output=True)
        return [each.read_text() for each in sorted(Path(folder).glob("*.ptx"))]


def cuobjdump() -> str | None:
    """NVIDIA's tool, of the toolkit, of a wheel, or of Triton's package."""
    try:
        from cuda import pathfinder

        tool = pathfinder.find_nvidia_binary_utility("cuobjdump")
    except (ImportError, RuntimeError):
        tool = None
    tool = tool or shutil.which("cuobjdump")
    for home in (os.environ.get("CUDA_HOME", "/usr/local/cuda"), *_triton()):
        usual = Path(home) / "bin" / "cuobjdump"
        tool = tool or (str(usual) if usual.exists() else None)
    return tool


def _triton() -> list[str]:
    from importlib.util import find_spec

    spec = find_spec("triton")
    places = spec.submodule_search_locations if spec else None
    return [str(Path(place) / "backends" / "nvidia") for place in places or ()]


def _read(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None
