"""A kernel's arguments as text, such as ``f32[64,32]=random`` or ``i32=5``.

    i32=5                      a number
    f32[64,32]=random          the address of a fresh array with these contents
    u8[...]=@data.npy          the same with a file's contents; ... takes the file's shape
    f32[64,32]:strides=256     rows that are 256 bytes apart: strides in bytes, in numpy order, of
                               every axis but the last
    &1  &x  &x+256             the address of the array of argument 1 (counted from 0), or of the
                               array x, or 256 bytes after it
    numba:f32[64,32]=zeros     an array as numba-cuda passes it: 5 + 2n parameters
    mlir:f32[64,32]=zeros      an array as numba-cuda-mlir passes it: 3 + 2n parameters
    triton:f32[64,64]:box=16,32=random
                               a TensorDescriptor as Triton passes it: 1 + 2n parameters; unless
                               given, the swizzle is the widest that a row of the box fills
    map:f32[256,256]:box=64,32:swizzle=128B=random
                               a tensor map over a fresh array; box in numpy order
    map:f32[4,32]:box=4,32:strides=256=random
                               a tensor map of rows that are 256 bytes apart
    map:&1:box=64,32           a tensor map over the array of argument 1
    map:f16[1,8,8,64]:lower_corner=-1,-1:upper_corner=-1,-1:channels_per_pixel=32:pixels_per_column=64
                               a tensor map for im2col copies
    &map:f32[64,32]:box=8,32   the address of a tensor map in global memory
    struct{i32=5; &x; map:&x:box=64,32}
                               a struct by value, its members laid out and padded as C does
    struct@params.bin          a struct's bytes from a file (.npy, or as they are; .gz unpacked)

Each may have a name before it: ``x: f32[64,32]=random``; & takes the name of any array argument,
before it or after it. Contents: ``random`` (from the seed), ``zeros``, ``ones``, ``arange``,
``poison`` (0xFF bytes: what nothing has written), a number, ``@file.npy``.

The value of a variable of the module is the same text, except that an array is its own contents:
``f32[4]=@table.npy`` are 16 bytes.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tokenize import TokenError
from typing import Any

import numpy as np

from harness.base.errors import LaunchError, TensorMapError
from harness.base.files import reading
from harness.sanitizer.devices.base import Device
from harness.sanitizer.devices.emulated import EmulatedMemory
from harness.sanitizer.emulator import tensormaps
from harness.sanitizer.isa.types import BFLOAT16, cast, name_of, named, narrowed
from harness.sanitizer.launch.arrays import POISON_BYTE, DeviceArray, plain_dtype
from harness.sanitizer.launch.parameters import Convention, Pointer, array_slots, filled
from harness.sanitizer.tensormap import TensorMap

_SHORT = {"i": "int", "s": "int", "u": "uint", "f": "float"}
_NAMED = re.compile(
    r"(?P<name>(?!map:|numba:|mlir:|triton:)[A-Za-z_$][\w$]*):\s*(?P<rest>.*)", re.DOTALL
)
_ARRAY = re.compile(
    r"(?P<type>\w+)\[(?P<shape>[\d,\s]+|\.\.\.)\](?::strides=(?P<strides>[\d,\s]+))?"
    r"(?:=(?P<fill>.+))?",
    re.DOTALL,
)
_SCALAR = re.compile(r"(?P<type>\w+)=(?P<value>[^\[\]{}]+)")
_REFERENCE = re.compile(r"&(?P<name>[\w$]+)(?:\+(?P<offset>\w+))?")
_STRUCT = re.compile(r"struct(?:@(?P<file>[^{]+)|\{(?P<members>.*)\})", re.DOTALL)
_COMPILERS: dict[str, Convention] = {"numba": "numba", "mlir": "memref"}
_MAP_OPTIONS = ("box", "swizzle", "interleave", "element_strides", "l2_promotion", "oob_fill")
_IM2COL_OPTIONS = ("lower_corner", "upper_corner", "channels_per_pixel", "pixels_per_column")
_FLOAT8 = {"f8e4m3": "float8_e4m3fn", "f8e5m2": "float8_e5m2"}
_CONTENTS = ("random", "zeros", "ones", "arange", "poison", "@file.npy")
_EXAMPLES = (
    "i32=5, f32[64,32]=random, u8[...]=@data.npy, "
    "map:f32[256,256]:box=64,32:swizzle=128B=random, numba:f32[64]=zeros, &0, struct{&0; i32=5}"
)


class Struct(bytes):
    """A struct's members, laid out as C does."""


class Arguments:
    """Makes the values of specs, with arrays on ``device``.

    ``arrays``: those made so far, by the number of their argument, as text, and by name.
    ``folder``: where files are looked for.
    """

    def __init__(self, device: Device, seed: int, folder: Path = Path()):
        self.device, self.seed, self.folder = device, seed, folder
        self.arrays: dict[str, DeviceArray] = {}
        self._named_memory: set[int] = set()
        self._kept: list[DeviceArray] = []  # arrays of which only an address is left
        self._specs: Sequence[str] = ()
        self._numbers: dict[str, int] = {}  # argument numbers, by name and by number as text
        self._values: dict[int, list[Any] | None] = {}  # None while an argument is being made

    def make(self, specs: Sequence[str]) -> list[Any]:
        """Return the values of the PTX parameters that ``specs`` describe.

        Raises LaunchError, which names the argument, and TensorMapError.
        """
        self._specs = specs
        for number, spec in enumerate(specs):
            named = _NAMED.fullmatch(spec.strip())
            self._numbers[str(number)] = number
            if named is not None:
                self._numbers.setdefault(named["name"], number)
        return [value for number in range(len(specs)) for value in self._argument(number)]

    def _argument(self, number: int) -> list[Any]:
        known = self._values.get(number)
        if known is not None:
            return known
        self._values[number] = None
        spec = self._specs[number]
        try:
            array, values = self._make(spec, [self.seed, number])
        except TensorMapError:
            raise
        except (ValueError, TypeError, MemoryError) as error:
            raise LaunchError(f"--arg {spec!r} (argument {number}): {error}") from None
        if array is not None:
            self.arrays[str(number)] = array
            self._name(array, f"argument {number}")
        self._values[number] = values
        return values

    def _name(self, array: DeviceArray, name: str) -> None:
        """Name an array in messages, unless its memory has a name."""
        memory = array.memory
        if isinstance(memory, EmulatedMemory) and id(memory) not in self._named_memory:
            self._named_memory.add(id(memory))
            memory.call(name)

    def variable(self, name: str, spec: str) -> np.ndarray:
        """Return the bytes of a variable of the module, uint8. LaunchError names it."""
        try:
            return np.frombuffer(self._bytes(spec.strip(), name), np.uint8).copy()
        except TensorMapError:
            raise
        except (ValueError, TypeError, MemoryError) as error:
            raise LaunchError(f"variable {name} = {spec!r}: {error}") from None

    def _bytes(self, spec: str, name: str) -> bytes:
        match = _ARRAY.fullmatch(spec)
        if match is not None and not match["strides"]:
            seed = [self.seed, *name.encode()]
            return self._contents(match, seed).tobytes()
        _, (value, *more) = self._make(spec, [self.seed, *name.encode()])
        if more:
            raise LaunchError(
                "an array's several parameters, of numba or mlir, cannot be the value of a variable"
            )
        return _as_bytes(value)

    def _make(self, spec: str, seed: list[int]) -> tuple[DeviceArray | None, list[Any]]:
        """Return the array that a spec makes or names, if any, and its parameters."""
        spec = spec.strip()
        named = _NAMED.fullmatch(spec)
        if named is not None:
            if named["name"] in self.arrays:
                raise LaunchError(f"a second argument called {named['name']}")
            array, values = self._make(named["rest"], seed)
            if array is not None:
                self.arrays[named["name"]] = array
                self._name(array, named["name"])
            return array, values
        if spec.startswith(("map:", "&map:")):
            tensor_map = self._tensor_map(spec.partition("map:")[2], seed)
            return tensor_map.array, [self._in_memory(tensor_map) if spec[0] == "&" else tensor_map]
        compiler, colon, of_array = spec.partition(":")
        if compiler == "triton":
            tensor_map = self._tensor_map(of_array, seed)
            if ":swizzle=" not in of_array:
                tensor_map = _as_triton_swizzles(tensor_map)
            return tensor_map.array, _descriptor(tensor_map)
        if colon and compiler in _COMPILERS:
            array = self._array(of_array, seed)
            slots = array_slots(array.ndim, _COMPILERS[compiler])
            parameters = (filled(array, slot) for slot in slots)
            return array, [p.array if isinstance(p, Pointer) else p.value for p in parameters]
        struct = _STRUCT.fullmatch(spec)
        if struct is not None:
            return None, [self._struct(struct, seed)]
        scalar = _SCALAR.fullmatch(spec)
        if scalar is not None:
            return None, [_number(scalar["value"], _dtype(scalar["type"]))]
        reference = _REFERENCE.fullmatch(spec)
        if reference is not None and reference["offset"]:
            offset = _whole(reference["offset"])
            return None, [np.uint64(self._named(reference["name"]).address + offset)]
        array = self._array(spec, seed)
        return array, [array]

    def _struct(self, match: re.Match[str], seed: list[int]) -> bytes:
        if match["file"]:
            return file_bytes(self.folder / match["file"].strip())
        members = [member for member in match["members"].split(";") if member.strip()]
        if not members:
            raise LaunchError("expected members, as in struct{i32=5; &0}")
        data, widest = bytearray(), 1
        for number, text in enumerate(members):
            _, values = self._make(text, [*seed, number])
            for value in values:
                member_bytes = _as_bytes(value)
                align = _alignment(value, member_bytes)
                widest = max(widest, align)
                data.extend(bytes(-len(data) % align))
                data.extend(member_bytes)
        data.extend(bytes(-len(data) % widest))
        return Struct(data)

    def _in_memory(self, tensor_map: TensorMap) -> DeviceArray:
        """Return a device array that holds the map."""
        array = self.device.to_device(np.frombuffer(tensormaps.pack(tensor_map), np.uint8))
        self._name(array, "the tensor map")
        self._kept.append(array)
        return array

    def _tensor_map(self, spec: str, seed: list[int]) -> TensorMap:
        head, *options = spec.split(":")
        fill = ""
        if options and options[-1].count("=") == 2:  # the contents come last: swizzle=128B=random
            options[-1], _, fill = options[-1].rpartition("=")
        attributes: dict[str, Any] = {}
        for option in options:
            name, _, value = option.partition("=")
            if name == "strides":
                head += f":strides={value}"
            elif name in ("box", "element_strides", *_IM2COL_OPTIONS):
                extents = _extents(value)
                attributes[name] = extents[0] if "_per_" in name and len(extents) == 1 else extents
            elif name in _MAP_OPTIONS:
                attributes[name] = value
            else:
                known = ", ".join([*_MAP_OPTIONS, "strides", *_IM2COL_OPTIONS])
                raise LaunchError(f"unknown option {name!r} of a map; the options are {known}")
        im2col = attributes.keys() & {*_IM2COL_OPTIONS}
        if "box" in attributes if im2col else "box" not in attributes:
            raise LaunchError("a map needs a box, as in map:f32[256,256]:box=64,32=random")
        if missing := {*_IM2COL_OPTIONS} - im2col if im2col else set():
            raise LaunchError(f"a map for im2col also needs {', '.join(sorted(missing))}")
        array = self._array(f"{head}={fill}" if fill else head, seed)
        if im2col:
            return TensorMap.im2col(array, **attributes)
        return TensorMap.tiled(array, attributes.pop("box"), **attributes)

    def _array(self, spec: str, seed: list[int]) -> DeviceArray:
        reference = _REFERENCE.fullmatch(spec)
        if reference is not None:
            if reference["offset"]:
                raise LaunchError(f"a whole array is needed, such as &{reference['name']}")
            return self._named(reference["name"])
        match = _ARRAY.fullmatch(spec)
        if match is None:
            raise LaunchError(f"not an argument; examples: {_EXAMPLES}")
        contents = self._contents(match, seed)
        if match["strides"]:
            array = self._strided(contents, _strides(match["strides"], contents))
        else:
            array = self.device.to_device(contents)
        self._kept.append(array)
        return array

    def _strided(self, contents: np.ndarray, strides: tuple[int, ...]) -> DeviceArray:
        """Return a device array of these contents and strides; the bytes between are poison."""
        nbytes = _span(contents.shape, strides, contents.dtype)
        memory = self.device.to_device(np.full(nbytes, POISON_BYTE, np.uint8))
        array = DeviceArray(
            self.device, memory.memory, contents.shape, contents.dtype, strides, memory.offset_bytes
        )
        array.copy_from_host(contents)
        return array

    def _named(self, name: str) -> DeviceArray:
        number = self._numbers.get(name)
        if name not in self.arrays and number is not None and number not in self._values:
            self._argument(number)
        if name not in self.arrays:
            raise LaunchError(f"&{name} is not an array argument")
        return self.arrays[name]

    def _contents(self, match: re.Match[str], seed: list[int]) -> np.ndarray:
        dtype, fill = _dtype(match["type"]), match["fill"] or "zeros"
        shape = None if match["shape"] == "..." else _extents(match["shape"])
        if fill.startswith("@"):
            file = fill.removeprefix("@")
            loaded = elements_of(self.folder / file)
            if shape is not None and loaded.shape != shape:
                raise LaunchError(f"{file} has shape {loaded.shape}, not {shape}")
            try:
                return converted(loaded, dtype)
            except TypeError as error:
                raise LaunchError(f"{file}: {error}") from None
        if shape is None:
            raise LaunchError("only a file's contents have a shape of their own: give extents")
        return _filled(fill, shape, dtype, seed)


def _as_triton_swizzles(tensor_map: TensorMap) -> TensorMap:
    """Return a map with the widest swizzle that a row of its box fills."""
    row = tensor_map.box[-1] * tensor_map.array.dtype.itemsize
    swizzle = next((f"{size}B" for size in (128, 64, 32) if row % size == 0), "none")
    return replace(tensor_map, swizzle=swizzle)


def _descriptor(tensor_map: TensorMap) -> list[Any]:
    """Return the parameters of a TensorDescriptor: the map, extents, and strides in elements."""
    array = tensor_map.array
    strides = [np.int64(stride // array.dtype.itemsize) for stride in array.strides]
    return [tensor_map, *map(np.int32, array.shape), *strides]


def elements_of(path: Path, where: str = "") -> np.ndarray:
    """Return the array in a .npy file. Raises FileError; ``where``: see
    `harness.base.files.reading`."""
    with reading(path, "an array of numpy.save", where), path.open("rb") as file:
        try:
            return np.lib.format.read_array(file, allow_pickle=False)
        except (SyntaxError, TokenError):  # numpy evaluates the header as Python
            raise ValueError("its header is damaged") from None


def file_bytes(path: Path, where: str = "") -> bytes:
    """Return a file's contents: the elements of a .npy file, the unpacked bytes of a .gz file.

    Raises FileError; ``where`` as in `harness.base.files.reading`.
    """
    if path.suffix == ".npy":
        return elements_of(path, where).tobytes()
    packed = path.suffix == ".gz"
    with reading(path, "a gzip file" if packed else "a file's bytes", where):
        data = path.read_bytes()
        return gzip.decompress(data) if packed else data


def _as_bytes(value: Any) -> bytes:
    if isinstance(value, TensorMap):
        return tensormaps.pack(value)
    if isinstance(value, DeviceArray):
        return np.uint64(value.address).tobytes()
    return value if isinstance(value, bytes) else value.tobytes()


def _alignment(value: object, data: bytes) -> int:
    """Return the alignment of C; of a struct in a struct its size, up to 8."""
    if isinstance(value, TensorMap):
        return tensormaps.ALIGNMENT_BYTES
    return min(len(data), 8) if isinstance(value, bytes) else len(data)


def converted(loaded: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """Return a file's elements as numbers of ``dtype``; .npy files have types that are not numpy's
    as bytes.

    Raises TypeError if they cannot be converted, and for integers as wide as a float type: numpy
    has no bfloat16, so that such a file most often has the bits.
    """
    if loaded.dtype.kind == "V" and loaded.itemsize == dtype.itemsize:
        return loaded.view(dtype)
    name = name_of(dtype)
    if loaded.dtype.kind in "iu" and dtype.kind in "fV" and loaded.itemsize == dtype.itemsize:
        raise TypeError(
            f"its {loaded.dtype} elements may be numbers or the bits of {name}: save numbers as "
            f"float32, and bits by numpy.save(file, array.view('V{dtype.itemsize}'))"
        )
    if dtype.kind == "V" and loaded.dtype.kind == "f":
        return cast(loaded, dtype)
    return loaded.astype(dtype, casting="same_kind")


def _strides(text: str, array: np.ndarray) -> tuple[int, ...]:
    """Return strides in bytes of every axis, from those of every axis but the last."""
    strides, itemsize = _extents(text), array.dtype.itemsize
    if len(strides) != array.ndim - 1:
        raise LaunchError(
            f"strides={text}: expected {array.ndim - 1} for an array of {array.ndim} axes: bytes, "
            "of every axis but the last"
        )
    for stride in strides:
        if stride <= 0 or stride % itemsize:
            raise LaunchError(f"strides={text}: {stride} is not a multiple of {itemsize} bytes")
    return (*strides, itemsize)


def _span(shape: tuple[int, ...], strides: tuple[int, ...], dtype: np.dtype) -> int:
    """Return the bytes from the first element to the end of the last."""
    steps = zip(shape, strides, strict=True)
    return sum((extent - 1) * stride for extent, stride in steps) + dtype.itemsize


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
        raise LaunchError(f"{error}; contents are {', '.join(_CONTENTS)}") from None


def _number(text: str, dtype: np.dtype) -> Any:
    """A numpy scalar of ``dtype``; whole numbers also as 0x10, never wrapped around."""
    try:
        if dtype == BFLOAT16:
            return narrowed(np.float32(float(text)))[()]
        return dtype.type(int(text, 0) if dtype.kind in "iub" else float(text))
    except (ValueError, OverflowError):
        raise LaunchError(f"{text!r} is not a number of type {name_of(dtype)}") from None


def _whole(text: str) -> int:
    try:
        return int(text, 0)
    except ValueError:
        raise LaunchError(f"{text!r} is not a whole number") from None


def _dtype(name: str) -> np.dtype:
    match = re.fullmatch(r"([isuf])(8|16|32|64)", name)
    try:
        if name in _FLOAT8:
            return plain_dtype(_FLOAT8[name])
        return named(f"{_SHORT[match[1]]}{match[2]}" if match else name)
    except TypeError:
        raise LaunchError(
            f"unknown type {name!r}; the types are i8 to i64, u8 to u64, f16, bf16, f32, f64, "
            f"{', '.join(_FLOAT8)}, bool"
        ) from None


def _extents(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(",") if part.strip())
    except ValueError:
        raise LaunchError(f"expected extents, such as 64,32, got {text!r}") from None
