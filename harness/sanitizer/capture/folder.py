"""A recorded launch as a folder: its PTX, its memory, and a launch file with the rest.

The PTX is in the module that the program loaded, or next to it. A module is loaded as PTX, as a fat
binary that holds PTX next to machine code, or as machine code alone. Machine code cannot be
emulated. The compiler that made it may have kept the PTX: how depends on the kind of program
(`environment`, `how_to_keep`).
"""

from __future__ import annotations

import gzip
import json
import math
import os
import re
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np

from harness.base.arch import TENSOR_MAP_BYTES
from harness.base.errors import INSTALL
from harness.sanitizer.capture.library import Buffer, CaptureError, ModuleVariable, RecordedLaunch
from harness.sanitizer.emulator import (
    NoTensorMap,
    is_tensor_map,
    tensor_map,
    tensor_maps_in,
)
from harness.sanitizer.isa.text import lexer
from harness.sanitizer.isa.text.parser import declarations
from harness.sanitizer.isa.text.tree import Module, Variable

_FAT = (b"\x50\xed\x55\xba", b"\xb1\x43\x62\x46")
_ELF = b"\x7fELF"


def environment(path: Path) -> dict[str, str]:
    """Return variables that make compilers pass PTX to the driver, or keep it in this folder."""
    return {
        "CUPY_COMPILE_WITH_PTX": "1",  # CuPy loads PTX instead of machine code
        "CUTE_DSL_KEEP_PTX": "1",
        "CUTE_DSL_DUMP_DIR": str(path),
        # on standard output: `harness.sanitizer.capture.program` takes it there
        "NUMBA_DUMP_ASSEMBLY": "1",
    }


def ptx_of(
    launch: RecordedLaunch, paths: Iterable[Path], largest_bytes: float = math.inf
) -> tuple[str, str]:
    """The text, and where it was found. ``paths``: files and folders in which PTX may be;
    ``largest_bytes``: of the program's files that are searched, which takes seconds a GiB.

    Raises CaptureError, which says how to keep it, if there is none, or several differ.
    """
    for where, texts in (
        ("what was kept", _kept(paths)),
        ("what the program loaded", _loaded(launch)),
        ("Triton's cache", _beside_cubin(launch)),
        ("a file that the program is made of", _mapped(launch, largest_bytes)),
    ):
        fitting = list(dict.fromkeys(text for text in texts if launch.name in lexer.entries(text)))
        if len(fitting) > 1:
            best = [text for text in fitting if _for_hopper(text)]
            fitting = best or fitting
        if len(fitting) > 1:
            raise CaptureError(
                f"{len(fitting)} PTX texts in {where} have an entry {launch.name}: name the "
                "file before --"
            )
        if fitting:
            return fitting[0], where
    raise CaptureError(
        f"{launch.name} was loaded as machine code, and its PTX is nowhere: {how_to_keep(launch)}"
    )


def _for_hopper(text: str) -> bool:
    return any(target.startswith("sm_90") for target in lexer.targets(text))


def how_to_keep(launch: RecordedLaunch) -> str:
    """For a kernel whose PTX is missing: how to build its program so that it keeps the PTX."""
    names = " ".join(path.name for path in launch.mapped)
    if "libtriton" in names and launch.image is not None:
        return "leave Triton's cache where it is (TRITON_CACHE_DIR), and run with it"
    if "_cutlass_ir" in names or "CuteDSL" in names:
        return "run with CUTE_DSL_KEEP_PTX=1 and name that folder before --"
    if "nvJitLink" in names or "nvrtc" in names:
        return (
            "a just-in-time compiler made it: write its PTX to a file (numba: "
            "kernel.inspect_asm(), nvrtc: nvrtcGetPTX) and name that before --"
        )
    return (
        "compile with nvcc -gencode arch=compute_90a,code=[sm_90a,compute_90a] (PyTorch "
        "extensions: TORCH_CUDA_ARCH_LIST=9.0a+PTX), or name the PTX before --"
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
    """Yield PTX that Triton keeps next to the machine code that it loads."""
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


def _mapped(launch: RecordedLaunch, largest_bytes: float) -> Iterator[str]:
    """nvcc puts the PTX into the executable or the library that has the kernel."""
    name = launch.name.encode()
    for path in dict.fromkeys(launch.mapped):
        if not path.is_file() or path.stat().st_size > largest_bytes:
            continue
        data = _read(path)
        if data and name in data and b"NVIDIA" not in path.name.encode():
            yield from _extracted(data, path.suffix)


def _extracted(data: bytes, suffix: str) -> list[str]:
    tool = cuobjdump()
    if tool is None:
        raise CaptureError(
            "cuobjdump is missing, which takes PTX out of a fat binary: install the CUDA toolkit, "
            f"or {INSTALL.format(extra='capture')}"
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


LAUNCH = "launch.toml"
_PACKED = ".bin.gz"
_ONE = (1, 1, 1)
_SCALARS = {  # PTX type -> how a launch file spells it, and numpy's name
    "u8": "u8", "u16": "u16", "u32": "u32", "u64": "u64", "b8": "u8", "b16": "u16", "b32": "u32",
    "b64": "u64", "s8": "i8", "s16": "i16", "s32": "i32", "s64": "i64", "f32": "f32", "f64": "f64",
}  # fmt: skip
_NUMPY = {"u": "uint", "i": "int", "f": "float"}


def write(
    launch: RecordedLaunch, ptx: str, where: str, command: Sequence[str], folder: Path
) -> tuple[str, ...]:
    """Make the folder. ``where``: the place in which the PTX was found. Returns a sentence for each
    thing that a replay lacks."""
    module = declarations(ptx)
    declared = module.functions[launch.name].parameters
    if len(declared) != len(launch.parameters):
        raise CaptureError(
            f"{launch.name} has {len(launch.parameters)} parameters for the driver and "
            f"{len(declared)} in the PTX that was found in {where}: it is another kernel's"
        )
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "kernel.ptx").write_text(ptx)
    lines = [
        f"# {shlex.join(command)}",
        'ptx = "kernel.ptx"',
        f"entry = {json.dumps(launch.name)}",
        f"grid = {list(launch.grid)}",
        f"block = {list(launch.block)}",
    ]
    if launch.cluster != _ONE:
        lines.append(f"cluster = {list(launch.cluster)}")
    lines += [f"shared_bytes = {launch.shared_bytes}", "args = ["]
    for number, variable in enumerate(declared):
        offset, nbytes = launch.parameters[number]
        data = launch.parameter_bytes[offset : offset + nbytes]
        lines += [f"  {text}" for text in _argument(number, variable, data, folder, launch)]
    lines += ["]", *_sources(module, folder)]
    variables = [v for v in launch.variables if _declared(module, v)]
    lines += _variables(variables, folder)
    regions = list(_regions(launch.buffers, [v for v in variables if _has_place(module, v)]))
    for number, region in enumerate(regions):
        name = f"memory{number}"
        lines += ["", "[[memory]]", f'name = "{name}"', f"address = {region.address:#x}"]
        lines.append(f'file = "{_save(folder, name, region.before)}"{_size(region)}')
    if regions and not launch.ended:
        lines += ["", "[expect]  # results of the launch"]
        for number, region in enumerate(regions):
            name = f"memory{number}"
            if region.after is not None and region.after != region.before:
                name = f"after{number}"
                _save(folder, name, region.after)
            lines.append(f'memory{number} = "{name}{_PACKED}"')
    major, minor = divmod(launch.driver // 10, 100)
    lines += ["", "[recorded]", f'ptx_found_in = "{where}"', f'driver = "{major}.{minor}"']
    if launch.attributes:
        lines.append(f"attributes = {launch.attributes}  # CUlaunchAttributeID, not emulated")
    if launch.ended:
        lines.append(f"status = {launch.ended}  # the launch failed with this CUresult")
    (folder / LAUNCH).write_text("\n".join(lines) + "\n")
    lacking = [
        f"of an allocation of {buffer.size} bytes only {len(buffer.before)} were recorded, from "
        f"{buffer.address:#x} on: a replay that accesses others faults"
        for buffer in launch.buffers
        if len(buffer.before) < buffer.size
    ]
    if launch.ended:
        lacking.append(f"the launch failed (CUresult {launch.ended}): nothing is to compare with")
    return tuple(lacking)


def _argument(
    number: int, variable: Variable, data: bytes, folder: Path, launch: RecordedLaunch
) -> Iterator[str]:
    """Yield the line of a parameter, after comments that describe its contents."""
    if len(data) == TENSOR_MAP_BYTES and is_tensor_map(data):
        yield f"# {_described(data, launch)}"
    elif len(data) > 8:
        for at in tensor_maps_in(np.frombuffer(data, np.uint8)):
            yield f"# at {at}: {_described(data[at : at + TENSOR_MAP_BYTES], launch)}"
    kind = _SCALARS.get(variable.type) if variable.size_bytes in (1, 2, 4, 8) else None
    if kind is None or len(data) != int(kind[1:]) // 8:
        yield f'"struct@{_save(folder, f"parameter{number}", data)}",'
        return
    value = np.frombuffer(data, f"{_NUMPY[kind[0]]}{kind[1:]}")[0]
    if kind[0] == "f" and not np.isfinite(value):
        yield f'"struct@{_save(folder, f"parameter{number}", data)}",'
        return
    address = kind == "u64" and _holder(int(value), launch.buffers)
    yield f'"{kind}={value:#x}",' if address else f'"{kind}={value!s}",'


def _described(data: bytes, launch: RecordedLaunch) -> str:
    try:
        described = tensor_map(data)
    except NoTensorMap as problem:
        return f"a tensor map that breaks a rule: {problem.facts.get('words', problem.reason)}"
    held = "" if _holder(described.address, launch.buffers) else ", which was not recorded"
    return f"{described!r} at {described.address:#x}{held}"


def _holder(address: int, buffers: Sequence[Buffer]) -> Buffer | None:
    return next((b for b in buffers if b.address <= address < b.address + len(b.before)), None)


def _declared(module: Module, variable: ModuleVariable) -> bool:
    sizes = {v.name: v.size_bytes for v in module.variables if v.space in ("global", "const")}
    return sizes.get(variable.name) == len(variable.before)


def _has_place(module: Module, variable: ModuleVariable) -> bool:
    """Return True if it is in global memory at the program's address."""
    spaces = {v.name: v.space for v in module.variables}
    return spaces[variable.name] == "global" and variable.address % 16 == 0


def _variables(variables: Sequence[ModuleVariable], folder: Path) -> Iterator[str]:
    if not variables:
        return
    yield from ("", "[variables]")
    for number, variable in enumerate(variables):
        file = _save(folder, f"variable{number}", variable.before)
        yield f'{json.dumps(variable.name)} = "struct@{file}"  # {len(variable.before)} bytes'
    yield from ("", "[addresses]")
    for variable in variables:
        if variable.address % 16 == 0:
            yield f"{json.dumps(variable.name)} = {variable.address:#x}"


def _regions(buffers: Sequence[Buffer], variables: Sequence[ModuleVariable]) -> Iterator[Buffer]:
    """The buffers without the bytes that are variables of the module, which are set by name."""
    cuts = sorted((v.address, v.address + -(-len(v.before) // 16) * 16) for v in variables)
    for buffer in buffers:
        at, end = buffer.address, buffer.address + len(buffer.before)
        for start, stop in [*cuts, (end, end)]:
            upto = min(start, end)
            if upto > at:
                part = slice(at - buffer.address, upto - buffer.address)
                after = None if buffer.after is None else buffer.after[part]
                yield Buffer(at, buffer.base, buffer.size, buffer.before[part], after)
            at = max(at, min(stop, end))


def _size(region: Buffer) -> str:
    have, size = len(region.before), region.size
    return f"  # {have} bytes" + (f" of an allocation of {size}" if have < size else "")


def _sources(module: Module, folder: Path) -> Iterator[str]:
    """The files of the line information, of those that can be read here."""
    lines = []
    for number, name in module.files.items():
        file = Path(name)
        if not re.search(r"\.(cu|cuh|h|hpp|cpp|cc|py|inl)$", name) or not file.is_file():
            continue
        target = f"sources/{number}{file.suffix}"
        (folder / "sources").mkdir(exist_ok=True)
        (folder / target).write_bytes(file.read_bytes())
        lines.append(f'{json.dumps(name)} = "{target}"')
    if lines:
        yield from ("", "[sources]", *lines)


def _save(folder: Path, name: str, data: bytes) -> str:
    """Packed: memory is most often empty. The same bytes give the same file."""
    (folder / f"{name}{_PACKED}").write_bytes(gzip.compress(data, 6, mtime=0))
    return f"{name}{_PACKED}"
