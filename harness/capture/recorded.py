"""Reads the recording of a launch that the library made in a program."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

Extents = tuple[int, int, int]


class ParameterPlace(NamedTuple):
    """A parameter of the kernel, by its place in parameter memory, as the driver reports it."""

    offset: int
    nbytes: int


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
    memory. ``ended``: the driver's status after it. ``attributes``: numbers of those of the
    launch that no other field reports (CUlaunchAttributeID)."""

    name: str
    grid: Extents = (1, 1, 1)
    block: Extents = (1, 1, 1)
    cluster: Extents = (1, 1, 1)
    shared_bytes: int = 0
    driver: int = 0
    ended: int = 0
    attributes: list[int] = field(default_factory=list)
    parameters: list[ParameterPlace] = field(default_factory=list)
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
                launch.parameters.append(ParameterPlace(*map(int, words)))
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
