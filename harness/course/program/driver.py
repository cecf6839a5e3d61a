"""A CUDA driver for numba-cuda 0.30 whose memory is the emulator's.

numba-cuda calls the driver's C API by name, as attributes of a single object. `StandIn` has the
calls that arrays, streams and events need; all others raise NotImplementedError with their name.
Everything is done at once, in the order of the program.

Its linker takes CUDA C++ and PTX, which ``@cuda.jit(link=...)`` and ``cuda.declare_device`` name,
and the C++ behind numba-cuda's 16-bit and 8-bit floats. NVRTC compiles CUDA C++ without a GPU.
"""

from __future__ import annotations

import contextlib
import ctypes
import itertools
import time
from collections import namedtuple
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numba.cuda
import numpy as np
from cuda import pathfinder
from cuda.bindings import nvrtc
from numba.cuda import args
from numba.cuda.core import config
from numba.cuda.cuda_paths import get_cuda_paths
from numba.cuda.cudadrv import devicearray, devices
from numba.cuda.cudadrv import driver as numba_driver
from numba.cuda.cudadrv.linkable_code import LinkableCode

from harness.base.arch import (
    COMPUTE_CAPABILITY,
    MAX_BLOCK,
    MAX_GRID,
    MAX_SHARED_BYTES,
    MAX_THREADS_PER_BLOCK,
    TARGET,
    WARP,
)
from harness.base.errors import CompileError
from harness.course.compiler.numba_cuda.target import replaced
from harness.sanitizer import EmulatedDevice, emulated

_binding: Any = numba_driver.binding
_Capability = namedtuple("_Capability", "major minor")
_CONTEXT = 1  # the handle of the only context
_MEMORY_BYTES = 141 * 10**9  # an H200's, as is the number of multiprocessors
_ATTRIBUTES = {
    "CAN_MAP_HOST_MEMORY": 1,
    "COOPERATIVE_LAUNCH": 1,
    "KERNEL_EXEC_TIMEOUT": 0,
    "MAX_BLOCK_DIM_X": MAX_BLOCK[0],
    "MAX_BLOCK_DIM_Y": MAX_BLOCK[1],
    "MAX_BLOCK_DIM_Z": MAX_BLOCK[2],
    "MAX_GRID_DIM_X": MAX_GRID[0],
    "MAX_GRID_DIM_Y": MAX_GRID[1],
    "MAX_GRID_DIM_Z": MAX_GRID[2],
    "MAX_SHARED_MEMORY_PER_BLOCK": 48 << 10,
    "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN": MAX_SHARED_BYTES,
    "MAX_THREADS_PER_BLOCK": MAX_THREADS_PER_BLOCK,
    "MULTIPROCESSOR_COUNT": 132,
    "PCI_BUS_ID": 0,
    "PCI_DEVICE_ID": 0,
    "PCI_DOMAIN_ID": 0,
    "TCC_DRIVER": 0,
    "UNIFIED_ADDRESSING": 1,
    "WARP_SIZE": WARP,
}


class _Device(numba_driver.Device):
    """The emulated GPU, as numba-cuda describes GPUs."""

    def __init__(self) -> None:
        self._dev = None
        self.id = 0
        self.compute_capability = _Capability(*COMPUTE_CAPABILITY)
        self.name = "an emulator of Hopper"
        self.uuid = "GPU-00000000-0000-0000-0000-000000000000"
        self.primary_context = None

    def get_primary_context(self) -> Any:
        if self.primary_context is None:
            self.primary_context = numba_driver.Context(self, _CONTEXT)
        return self.primary_context


class _Active:
    """The active context, which there always is."""

    devnum, context_handle = 0, _CONTEXT

    def __enter__(self) -> _Active:
        return self

    def __exit__(self, *raised: object) -> None:
        pass


class StandIn(numba_driver.Driver):
    """The driver's calls; an address of device memory, and a pointer of the host, are numbers."""

    emulator: EmulatedDevice
    _memories: dict[int, emulated.EmulatedMemory]  # keyed by address
    _mapped: dict[int, int]  # the device's address of memory, by the host's
    _recorded: dict[int, float]  # seconds, of each event
    _numba_device: _Device

    def begin(self) -> None:
        """Begin with a new device without memory."""
        self.emulator = EmulatedDevice()
        self._memories, self._mapped, self._recorded = {}, {}, {}
        self._handles = itertools.count(1)
        self._numba_device = _Device()

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("cu"):
            raise AttributeError(name)

        def missing(*arguments: object) -> None:
            raise NotImplementedError(f"{name}: the emulator does not have this call of the driver")

        return missing

    is_available = True

    def ensure_initialized(self) -> None:
        pass

    def get_device(self, devnum: int = 0) -> _Device:
        return self._numba_device

    def get_active_context(self) -> _Active:
        return _Active()

    def pop_active_context(self) -> None:
        return None

    def snapshot(self) -> list[tuple[emulated.EmulatedMemory, np.ndarray]]:
        """Return the contents of all memory."""
        return [(memory, memory.read(0, memory.nbytes)) for memory in self._memories.values()]

    def restore(self, before: list[tuple[emulated.EmulatedMemory, np.ndarray]]) -> None:
        for memory, data in before:
            memory.write(0, data)

    # -- the device and its context: nothing is to be done

    def _nothing(self, *arguments: object) -> None:
        pass

    cuCtxPushCurrent = cuCtxSynchronize = cuProfilerStart = cuProfilerStop = _nothing
    cuDevicePrimaryCtxRelease = cuDevicePrimaryCtxReset = _nothing
    cuStreamSynchronize = cuStreamWaitEvent = cuStreamQuery = _nothing
    cuEventSynchronize = cuEventQuery = _nothing

    def cuDeviceGetCount(self) -> int:
        return 1

    def cuDriverGetVersion(self) -> int:
        return 13000

    def cuDeviceGetAttribute(self, code: Any, device: int) -> int:
        name = code.name.removeprefix("CU_DEVICE_ATTRIBUTE_")
        if name not in _ATTRIBUTES:
            raise NotImplementedError(f"{name}: an attribute that the emulated GPU does not have")
        return _ATTRIBUTES[name]

    def cuOccupancyMaxActiveBlocksPerMultiprocessor(self, *arguments: object) -> int:
        return 1

    def cuStreamCreate(self, flags: int) -> Any:
        return _binding.CUstream(next(self._handles))

    def cuEventCreate(self, flags: int) -> Any:
        return _binding.CUevent(next(self._handles))

    def cuEventRecord(self, event: int, stream: object) -> None:
        self._recorded[event] = time.perf_counter()

    def cuEventElapsedTime(self, begin: int, end: int) -> float:
        """The milliseconds that passed here: the emulator knows of none."""
        return 1e3 * (self._recorded[end] - self._recorded[begin])

    def cuMemGetInfo(self) -> tuple[int, int]:
        used = sum(memory.nbytes for memory in self._memories.values())
        return _MEMORY_BYTES - used, _MEMORY_BYTES

    def cuMemAlloc(self, nbytes: int) -> Any:
        memory = emulated.EmulatedMemory(self.emulator.memory, nbytes)
        memory.fill(0xFF)
        self._memories[memory.address] = memory
        return _binding.CUdeviceptr(memory.address)

    def cuMemHostAlloc(self, nbytes: int, flags: int) -> int:
        host = np.zeros(max(-(-nbytes // 16) * 16, 16) + 16, np.uint8)
        start = -host.ctypes.data % 16
        return self._map(host[start : start + len(host) - 16])

    def cuMemHostRegister(self, pointer: int, nbytes: int, flags: int) -> None:
        if not flags & _binding.CU_MEMHOSTREGISTER_DEVICEMAP:
            return
        if pointer % 16 or nbytes % 16:
            raise NotImplementedError(
                f"cuda.mapped: the emulator maps whole 16 bytes, and this array has {nbytes} bytes "
                f"at {pointer:#x}; cuda.mapped_array makes one that fits"
            )
        self._map(_host_bytes(pointer, nbytes))

    def _map(self, host: np.ndarray) -> int:
        memory = emulated.EmulatedMemory(self.emulator.memory, len(host), padded=host)
        memory.adopt()
        self._memories[memory.address] = memory
        self._mapped[host.ctypes.data] = memory.address
        return int(host.ctypes.data)

    def cuMemHostGetDevicePointer(self, pointer: int, flags: int) -> Any:
        return _binding.CUdeviceptr(self._mapped[int(pointer)])

    def cuMemAllocManaged(self, *arguments: object) -> None:
        raise NotImplementedError(
            "cuda.managed_array: memory of the emulator has an address of its own for the host; "
            "use cuda.mapped_array"
        )

    def cuMemGetAddressRange(self, address: int) -> tuple[int, int]:
        memory, _ = self.memory_at(address)
        return memory.address, memory.nbytes

    def cuPointerGetAttribute(self, attribute: object, address: Any) -> Any:
        return address

    def memory_at(self, address: Any) -> tuple[emulated.EmulatedMemory, int]:
        """Return the allocation at an address, and how many bytes into it that is."""
        below = self.emulator.memory.find(int(address))
        memory = None if below is None else self._memories.get(below.address)
        if memory is None or int(address) >= memory.address + max(memory.nbytes, 1):
            raise ValueError(f"{int(address):#x} is not an address of device memory")
        return memory, int(address) - memory.address

    def cuMemcpyHtoD(self, address: Any, pointer: int, nbytes: int, stream: object = 0) -> None:
        if nbytes:
            memory, offset = self.memory_at(address)
            memory.write(offset, _host_bytes(pointer, nbytes))

    def cuMemcpyDtoH(self, pointer: int, address: Any, nbytes: int, stream: object = 0) -> None:
        if nbytes:
            memory, offset = self.memory_at(address)
            _host_bytes(pointer, nbytes)[:] = memory.read(offset, nbytes)

    def cuMemcpyDtoD(self, to: Any, address: Any, nbytes: int, stream: object = 0) -> None:
        memory, offset = self.memory_at(address)
        target, start = self.memory_at(to)
        target.write(start, memory.read(offset, nbytes))

    def cuMemsetD8(self, address: Any, byte: int, nbytes: int, stream: object = 0) -> None:
        memory, offset = self.memory_at(address)
        memory.write(offset, np.full(nbytes, byte & 0xFF, np.uint8))

    cuMemcpyHtoDAsync, cuMemcpyDtoHAsync = cuMemcpyHtoD, cuMemcpyDtoH
    cuMemcpyDtoDAsync, cuMemsetD8Async = cuMemcpyDtoD, cuMemsetD8


def _host_bytes(pointer: int, nbytes: int) -> np.ndarray:
    return np.ctypeslib.as_array((ctypes.c_uint8 * nbytes).from_address(int(pointer)))


class _View(devicearray._StridedMemoryViewShim):
    """The place where a kernel finds an array, which it keeps."""

    __slots__ = ("array",)


def _viewed(value: Any, stream: object = 0, copy: bool = True, **options: object) -> Any:
    """Like numba-cuda's `_to_strided_memory_view`: return an argument's place, and whether it was
    copied there."""
    if hasattr(value, "__cuda_array_interface__") or numba_driver.is_device_memory(value):
        return value._strided_memory_view_shim, False
    array, _ = devicearray.auto_device(value, stream=0, copy=copy)
    if isinstance(value, np.void):
        known = SimpleNamespace(shape=(), dtype=value.dtype, size=1, _layout=None)
        known.ptr = array.device_ctypes_pointer.value
    else:
        known = array._strided_memory_view_shim
    view = _View(
        **{name: getattr(known, name) for name in ("ptr", "shape", "dtype", "size")},
        _layout=known._layout,
    )
    view.array = array
    return view, True


def _to_device(hint: Any, write_back: list[Any], stream: object = 0) -> Any:
    """Like numba-cuda's `Out.to_device`."""
    view, is_copied = _viewed(hint.value, copy=hint.copy_input)
    if is_copied:
        write_back.append(lambda: view.array.copy_to_host(hint.value))
    return view


def _add_callback(stream: object, callback: Any, arg: object = None) -> None:
    callback(stream, 0, arg)  # the earlier operations of the stream are complete


def _finalizers(driver: StandIn) -> dict[str, Any]:
    """Return numba-cuda's makers of finalizers, by name: an array may outlive the block, and
    then its driver is another."""
    memories, mapped = driver._memories, driver._mapped

    def free(manager: Any, pointer: Any, key: Any, *options: object) -> Any:
        allocations = manager.allocations

        def finalize() -> None:
            allocations.pop(key, None)
            memories.pop(mapped.pop(int(pointer), int(pointer)), None)

        return finalize

    def nothing(*arguments: object) -> Any:
        return lambda: None

    names = "_alloc_finalizer", "_hostalloc_finalizer", "_pin_finalizer"
    none = "_event_finalizer", "_stream_finalizer"
    return dict.fromkeys(names, free) | dict.fromkeys(none, nothing)


@contextlib.contextmanager
def stand_in() -> Iterator[StandIn]:
    """Have numba-cuda call the stand-in in this block, on a device of its own."""
    driver: Any = numba_driver.driver
    own, known = type(driver), dict(vars(driver))
    runtime, devices_listed = devices._runtime, devices._DeviceList.lst.fget
    attached = runtime._get_attached_context()
    try:
        vars(driver).clear()
        driver.__class__ = StandIn
        driver.begin()
        devices_listed.cache_clear()
        runtime._set_attached_context(None)
        if not hasattr(numba_driver, "_logger"):  # the driver sets it when it begins
            numba_driver._logger = numba_driver.make_logger()
        with contextlib.ExitStack() as stack:
            for name, ours in _finalizers(driver).items():
                stack.enter_context(replaced(numba_driver, name, ours))
            stack.enter_context(replaced(numba_driver.Stream, "add_callback", _add_callback))
            stack.enter_context(replaced(devicearray, "_to_strided_memory_view", _viewed))
            stack.enter_context(replaced(args.Out, "to_device", _to_device))
            yield driver
    finally:
        driver.__class__ = own
        vars(driver).clear()
        vars(driver).update(known)
        devices_listed.cache_clear()
        runtime._set_attached_context(attached)


# -- the linker

_NRT = "nrt.cu"  # numba's, for arrays that a kernel allocates


def texts_of(files: Iterable[Any], kernel: str) -> tuple[str, ...]:
    """Return the PTX of a kernel's linked files. Raises NotImplementedError for machine code, and
    for code that the host has to set up."""
    return tuple(_text(LinkableCode.from_path_or_obj(file), kernel) for file in files)


def _text(code: Any, kernel: str) -> str:
    name = str(code.name).rpartition("/")[2]
    if name == _NRT:
        raise NotImplementedError(f"{kernel} needs {name}: arrays that a kernel allocates")
    callback = code.setup_callback
    if callback is not None and not callback.__module__.startswith("numba."):
        raise NotImplementedError(f"{kernel} needs {name}: its setup_callback needs a GPU's module")
    if code.kind == "cu":
        return _compiled(code.data, name)
    if code.kind == "ptx":
        return code.data if isinstance(code.data, str) else bytes(code.data).decode()
    raise NotImplementedError(f"{kernel} needs {name}: code of the kind {code.kind}, not PTX")


@lru_cache(maxsize=64)
def _compiled(source: str | bytes, name: str) -> str:
    """Compile with the folders of headers that numba-cuda gives NVRTC."""
    cccl = pathfinder.locate_nvidia_header_directory("cccl")
    folders = [
        Path(numba.cuda.__file__).parent / "include" / "13",
        get_cuda_paths()["include_dir"].info,
        *([cccl.abs_path] if cccl else []),
        *filter(None, str(config.CUDA_NVRTC_EXTRA_SEARCH_PATHS or "").split(":")),
    ]
    words = f"-arch={TARGET}", "-rdc=true", *(f"-I{folder}" for folder in folders)
    options = [word.encode() for word in words]
    text = source.encode() if isinstance(source, str) else bytes(source)
    program = _checked(*nvrtc.nvrtcCreateProgram(text, name.encode(), 0, [], []))
    status, *_ = nvrtc.nvrtcCompileProgram(program, len(options), options)
    if status:
        log = bytearray(_checked(*nvrtc.nvrtcGetProgramLogSize(program)))
        nvrtc.nvrtcGetProgramLog(program, log)
        raise CompileError(f"{name} does not compile:\n{log.decode(errors='replace')}")
    ptx = bytearray(_checked(*nvrtc.nvrtcGetPTXSize(program)))
    _checked(*nvrtc.nvrtcGetPTX(program, ptx))
    _checked(*nvrtc.nvrtcDestroyProgram(program))
    return ptx.decode().rstrip("\0")


def _checked(status: Any, *values: Any) -> Any:
    if status:
        raise CompileError(f"NVRTC: {status!r}")
    return values[0] if values else None
