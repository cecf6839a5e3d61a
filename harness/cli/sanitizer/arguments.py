"""A kernel's arguments as text, such as ``f32[64,32]=random`` or ``i32=5``.

    i32=5                      a number
    f32[64,32]=random          the address of a fresh array, filled as said
    u8[...]=@data.npy          the same with a file's contents; ... takes the file's shape
    &1  &x  &x+256             the address of the array of argument 1 (counted from 0), or of the
                               one called x, or so many bytes behind it
    numba:f32[64,32]=zeros     an array as numba passes it: 5 + 2n parameters
    map:f32[256,256]:box=64,32:swizzle=128B=random
                               a tensor map over a fresh array; box in numpy order
    map:&1:box=64,32           a tensor map over the array of argument 1
    struct{i32=5; &x; map:&x:box=64,32}
                               a struct by value, its members laid out as C does
    struct@params.bin          a struct's bytes from a file (.npy, or as they stand; .gz unpacked)
    struct@params.bin{@64 map:&x:box=64,32; @0 &x}
                               the same with members put over the bytes, each at its offset

Before each a name may stand: ``x: f32[64,32]=random``. Contents: ``random`` (from the seed),
``zeros``, ``ones``, ``arange``, ``poison`` (0xFF bytes: what nothing has written), a number,
``@file.npy``.

The value of a variable of the module is the same text, except that an array stands for itself:
``f32[4]=@table.npy`` are 16 bytes.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Sequence
from pathlib import Path
from tokenize import TokenError
from typing import Any

import numpy as np

from harness.compiler.abi import array_slots
from harness.devices import Device, DeviceArray, Pointer
from harness.devices.emulated import EmulatedMemory
from harness.devices.parameters import filled
from harness.emulator.copies import descriptors
from harness.errors import LaunchError, TensorMapError
from harness.files import reading
from harness.isa.bfloat16 import BFLOAT16, cast, named, narrowed
from harness.tensormap import TensorMap

_SHORT = {"i": "int", "s": "int", "u": "uint", "f": "float"}
_NAMED = re.compile(r"(?P<name>(?!map:|numba:)[A-Za-z_$][\w$]*):\s*(?P<rest>.*)", re.DOTALL)
_ARRAY = re.compile(r"(?P<type>\w+)\[(?P<shape>[\d,\s]+|\.\.\.)\](?:=(?P<fill>.+))?", re.DOTALL)
_SCALAR = re.compile(r"(?P<type>\w+)=(?P<value>[^\[\]{}]+)")
_REFERENCE = re.compile(r"&(?P<name>[\w$]+)(?:\+(?P<offset>\w+))?")
_STRUCT = re.compile(r"struct(?:@(?P<file>[^{]+))?(?:\{(?P<members>.*)\})?", re.DOTALL)
_MEMBER = re.compile(r"(?:@(?P<offset>\w+)\s+)?(?P<spec>.+)", re.DOTALL)
_MAP_OPTIONS = {
    "box": "box",
    "swizzle": "swizzle",
    "interleave": "interleave",
    "element_strides": "element_strides",
    "l2_promotion": "l2_promotion",
    "oob_fill": "oob_fill",
}
_CONTENTS = ("random", "zeros", "ones", "arange", "poison", "@file.npy")
_EXAMPLES = (
    "i32=5, f32[64,32]=random, u8[...]=@data.npy, "
    "map:f32[256,256]:box=64,32:swizzle=128B=random, numba:f32[64]=zeros, &0, struct{&0; i32=5}"
)


class Arguments:
    """Makes the values that specs stand for, with arrays on ``device``.

    ``arrays``: those made so far, by the number of their argument, as text, and by name.
    ``folder``: where files are looked for.
    """

    def __init__(self, device: Device, seed: int, folder: Path = Path()):
        self.device, self.seed, self.folder = device, seed, folder
        self.arrays: dict[str, DeviceArray] = {}
        self._told: set[int] = set()
        self._kept: list[DeviceArray] = []  # of which only an address is left

    def make(self, specs: Sequence[str]) -> list[Any]:
        """The values of the PTX parameters that ``specs`` stand for.

        Raises LaunchError, which names the argument, and TensorMapError.
        """
        values: list[Any] = []
        for number, spec in enumerate(specs):
            try:
                array, mine = self._make(spec, [self.seed, number])
            except TensorMapError:
                raise
            except (ValueError, TypeError, MemoryError) as error:
                raise LaunchError(f"--arg {spec!r} (argument {number}): {error}") from None
            if array is not None:
                self.arrays[str(number)] = array
                self._tell(array, f"argument {number}")
            values += mine
        return values

    def _tell(self, array: DeviceArray, name: str) -> None:
        """Let messages call an array so, that has no name yet."""
        if isinstance(array.memory, EmulatedMemory) and id(array.memory) not in self._told:
            self._told.add(id(array.memory))
            array.memory.call(name)

    def variable(self, name: str, spec: str) -> np.ndarray:
        """uint8, the bytes of a variable of the module. Raises LaunchError, which names it."""
        try:
            return np.frombuffer(self._bytes(spec.strip(), name), np.uint8).copy()
        except TensorMapError:
            raise
        except (ValueError, TypeError, MemoryError) as error:
            raise LaunchError(f"variable {name} = {spec!r}: {error}") from None

    def _bytes(self, spec: str, name: str) -> bytes:
        match = _ARRAY.fullmatch(spec)
        if match is not None:
            seed = [self.seed, *name.encode()]
            return self._contents(match, seed).tobytes()
        _, (value, *more) = self._make(spec, [self.seed, *name.encode()])
        if more:
            raise LaunchError("several parameters of numba's are no value of one variable")
        return _as_bytes(value)

    def _make(self, spec: str, seed: list[int]) -> tuple[DeviceArray | None, list[Any]]:
        """The array that a spec makes or names, if it does, and the parameters it stands for."""
        spec = spec.strip()
        named = _NAMED.fullmatch(spec)
        if named is not None:
            if named["name"] in self.arrays:
                raise LaunchError(f"a second argument called {named['name']}")
            array, values = self._make(named["rest"], seed)
            if array is not None:
                self.arrays[named["name"]] = array
                self._tell(array, named["name"])
            return array, values
        if spec.startswith("map:"):
            tensor_map = self._tensor_map(spec.removeprefix("map:"), seed)
            return tensor_map.array, [tensor_map]
        if spec.startswith("numba:"):
            array = self._array(spec.removeprefix("numba:"), seed)
            parameters = (filled(array, slot) for slot in array_slots(array.ndim))
            return array, [p.array if isinstance(p, Pointer) else p.value for p in parameters]
        struct = _STRUCT.fullmatch(spec)
        if struct is not None:
            return None, [self._struct(struct, seed)]
        scalar = _SCALAR.fullmatch(spec)
        if scalar is not None:
            return None, [_number(scalar["value"], _dtype(scalar["type"]))]
        reference = _REFERENCE.fullmatch(spec)
        if reference is not None and reference["offset"]:
            behind = _whole(reference["offset"])
            return None, [np.uint64(self._named(reference["name"]).address + behind)]
        array = self._array(spec, seed)
        return array, [array]

    def _struct(self, match: re.Match[str], seed: list[int]) -> bytes:
        data = bytearray(self._file(match["file"]) if match["file"] else b"")
        members = [m for m in (match["members"] or "").split(";") if m.strip()]
        if not match["file"] and not members:
            raise LaunchError("a struct has members, struct{i32=5; &0}, or a file, struct@FILE")
        end, widest = 0, 1
        for number, text in enumerate(members):
            member = _MEMBER.fullmatch(text.strip())
            assert member is not None  # it is not empty
            _, values = self._make(member["spec"], [*seed, number])
            for value in values:
                made = _as_bytes(value)
                align = _alignment(value, made)
                widest = max(widest, align)
                if member["offset"]:
                    start = _whole(member["offset"])
                elif match["file"]:
                    raise LaunchError(
                        f"{text.strip()!r} stands over a file's bytes: say where, as in "
                        f"@64 {text.strip()}"
                    )
                else:
                    start = -(-end // align) * align
                end = start + len(made)
                if match["file"] and end > len(data):
                    raise LaunchError(f"{text.strip()!r} ends behind the file's {len(data)} bytes")
                data.extend(bytes(max(end - len(data), 0)))
                data[start:end] = made
        if not match["file"]:
            data.extend(bytes(-len(data) % widest))
        return bytes(data)

    def _tensor_map(self, spec: str, seed: list[int]) -> TensorMap:
        head, *options = spec.split(":")
        fill = ""
        if options and options[-1].count("=") == 2:  # the contents stand last: swizzle=128B=random
            options[-1], _, fill = options[-1].rpartition("=")
        given: dict[str, Any] = {}
        for option in options:
            name, _, value = option.partition("=")
            if name not in _MAP_OPTIONS:
                raise LaunchError(f"a map has no option {name!r}; it has {', '.join(_MAP_OPTIONS)}")
            given[name] = _extents(value) if name in ("box", "element_strides") else value
        if "box" not in given:
            raise LaunchError("a map needs a box, as in map:f32[256,256]:box=64,32=random")
        array = self._array(f"{head}={fill}" if fill else head, seed)
        return TensorMap.tiled(array, given.pop("box"), **given)

    def _array(self, spec: str, seed: list[int]) -> DeviceArray:
        reference = _REFERENCE.fullmatch(spec)
        if reference is not None and not reference["offset"]:
            return self._named(reference["name"])
        match = _ARRAY.fullmatch(spec)
        if match is None:
            raise LaunchError(f"not an argument; examples: {_EXAMPLES}")
        made = self.device.to_device(self._contents(match, seed))
        self._kept.append(made)
        return made

    def _named(self, name: str) -> DeviceArray:
        if name not in self.arrays:
            raise LaunchError(f"&{name} names no array among the arguments before it")
        return self.arrays[name]

    def _contents(self, match: re.Match[str], seed: list[int]) -> np.ndarray:
        dtype, fill = _dtype(match["type"]), match["fill"] or "zeros"
        shape = None if match["shape"] == "..." else _extents(match["shape"])
        if fill.startswith("@"):
            loaded = elements_of(self.folder / fill[1:])
            if shape is not None and loaded.shape != shape:
                raise LaunchError(f"{fill[1:]} has shape {loaded.shape}, not {shape}")
            return converted(loaded, dtype)
        if shape is None:
            raise LaunchError("only the contents of a file have a shape of their own: give extents")
        return _filled(fill, shape, dtype, seed)

    def _file(self, name: str) -> bytes:
        return file_bytes(self.folder / name.strip())


def elements_of(path: Path, where: str = "") -> np.ndarray:
    """The array in a .npy file. Raises FileError; ``where`` as in `harness.files.reading`."""
    with reading(path, "an array as numpy.save writes it", where), path.open("rb") as file:
        try:
            return np.lib.format.read_array(file, allow_pickle=False)
        except (SyntaxError, TokenError):  # numpy evaluates the header as Python
            raise ValueError("its header is damaged") from None


def file_bytes(path: Path, where: str = "") -> bytes:
    """A file's contents: of a .npy file its elements, of a .gz file what is packed in it.

    Raises FileError; ``where`` as in `harness.files.reading`.
    """
    if path.suffix == ".npy":
        return elements_of(path, where).tobytes()
    packed = path.suffix == ".gz"
    with reading(path, "a file that gzip packed" if packed else "a file's bytes", where):
        data = path.read_bytes()
        return gzip.decompress(data) if packed else data


def _as_bytes(value: Any) -> bytes:
    if isinstance(value, TensorMap):
        return descriptors.pack(value)
    if isinstance(value, DeviceArray):
        return np.uint64(value.address).tobytes()
    return value if isinstance(value, bytes) else value.tobytes()


def _alignment(value: object, made: bytes) -> int:
    """As C has it. A struct in a struct stands for itself: its own members decide, up to 8."""
    if isinstance(value, TensorMap):
        return descriptors.ALIGNMENT_BYTES
    return min(len(made), 8) if isinstance(value, bytes) else len(made)


def converted(loaded: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """A file's elements; those of a type that is not numpy's are kept there as bytes."""
    if loaded.dtype.kind == "V" and loaded.itemsize == dtype.itemsize:
        return loaded.view(dtype)
    if dtype == BFLOAT16 and loaded.dtype.kind == "f":
        return cast(loaded, dtype)
    return loaded.astype(dtype, casting="same_kind")


def _filled(fill: str, shape: tuple[int, ...], dtype: np.dtype, seed: list[int]) -> np.ndarray:
    count = int(np.prod(shape))
    if fill == "random":
        rng = np.random.default_rng(seed)
        if dtype.kind in "iub":
            low = 0 if dtype.kind in "ub" else -100
            return rng.integers(low, 2 if dtype.kind == "b" else 100, shape).astype(dtype)
        return cast(rng.standard_normal(shape), dtype)
    if fill in ("zeros", "ones"):
        return np.full(shape, _number(str(int(fill == "ones")), dtype), dtype)
    if fill == "arange":
        return cast(np.arange(count).reshape(shape), dtype)
    if fill == "poison":
        return np.full(count * dtype.itemsize, 0xFF, np.uint8).view(dtype).reshape(shape)
    try:
        return np.full(shape, _number(fill, dtype), dtype)
    except LaunchError as error:
        raise LaunchError(f"{error}, and no other contents: {', '.join(_CONTENTS)}") from None


def _number(text: str, dtype: np.dtype) -> Any:
    """A numpy scalar of ``dtype``; whole numbers also as 0x10, never wrapped around."""
    try:
        if dtype == BFLOAT16:
            return narrowed(np.float32(float(text)))[()]
        return dtype.type(int(text, 0) if dtype.kind in "iub" else float(text))
    except (ValueError, OverflowError):
        raise LaunchError(f"{text!r} is no {dtype}") from None


def _whole(text: str) -> int:
    try:
        return int(text, 0)
    except ValueError:
        raise LaunchError(f"{text!r} is no whole number") from None


def _dtype(name: str) -> np.dtype:
    match = re.fullmatch(r"([isuf])(8|16|32|64)", name)
    try:
        return named(f"{_SHORT[match[1]]}{match[2]}" if match else name)
    except TypeError:
        raise LaunchError(
            f"unknown type {name!r}; there are i8 to i64, u8 to u64, f16, bf16, f32, f64, bool"
        ) from None


def _extents(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(",") if part.strip())
    except ValueError:
        raise LaunchError(f"{text!r} is no list of extents, such as 64,32") from None
