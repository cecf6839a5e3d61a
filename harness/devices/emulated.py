"""The emulator as a device. It runs in this process: it is Python and cannot take it down."""

from __future__ import annotations

import weakref
from typing import Any

import numpy as np

from harness.devices.base import Device, Run
from harness.devices.plan import LaunchPlan
from harness.emulator import SCHEDULES, GlobalMemory
from harness.emulator import run as emulate
from harness.errors import LaunchEnded, LaunchError
from harness.tensormap import TensorMap


class EmulatedMemory:
    """An allocation in the emulator's global memory."""

    def __init__(self, memory: GlobalMemory, nbytes: int):
        allocation = memory.allocate(nbytes)
        self.address: int = allocation.address
        self.nbytes = nbytes
        self._bytes: np.ndarray = allocation.bytes
        self._release = weakref.finalize(self, memory.free, self.address)

    @property
    def freed(self) -> bool:
        return not self._release.alive

    def read(self, offset_bytes: int, nbytes: int) -> np.ndarray:
        return self._bytes[offset_bytes : offset_bytes + nbytes].copy()

    def write(self, offset_bytes: int, data: np.ndarray) -> None:
        self._bytes[offset_bytes : offset_bytes + data.size] = data

    def fill(self, byte: int) -> None:
        self._bytes[: self.nbytes] = byte

    def free(self) -> None:
        self._release()


class EmulatedDevice(Device):
    """Runs PTX on the CPU and reports every hazard; needs no GPU, no libcuda."""

    name = "emulator"
    traces = True

    def __init__(self) -> None:
        self.memory = GlobalMemory()

    def _allocate(self, nbytes: int) -> EmulatedMemory:
        return EmulatedMemory(self.memory, nbytes)

    def _fill(self, memory: EmulatedMemory, byte: int) -> None:
        memory.fill(byte)

    def _run(self, plan: LaunchPlan, timeout: float, compiled, **options: Any) -> Run:
        """``schedule`` is one of `harness.emulator.SCHEDULES`; ``seed`` is for "random";
        ``trace`` asks for a trace, ``watches`` for what is done to allocations, by address;
        with ``negated_products`` the matrix unit's products have the other sign."""
        known = ("schedule", "seed", "trace", "watches", "negated_products")
        if unknown := options.keys() - {*known}:
            raise LaunchError(f"the emulator has no option {sorted(unknown)}: {', '.join(known)}.")
        try:
            report = emulate(
                ptx=plan.ptx,
                entry=plan.entry,
                grid=plan.grid,
                block=plan.block,
                cluster=plan.cluster,
                shared_bytes=plan.shared_bytes,
                parameters=[p if isinstance(p, TensorMap) else p.data for p in plan.parameters],
                memory=self.memory,
                schedule=options.get("schedule", SCHEDULES[0]),
                seed=options.get("seed", 0),
                timeout=timeout,
                sources=plan.sources,
                trace=options.get("trace", False),
                watches=options.get("watches"),
                negated_products=options.get("negated_products", False),
            )
        except LaunchEnded as ended:
            if ended.trace is not None:
                ended.run = Run(self.name, ended.hazards, compiled=compiled, trace=ended.trace)
            raise
        return Run(
            device=self.name,
            hazards=tuple(report.hazards),
            executed=frozenset(report.executed),
            emulated_s=report.seconds,
            bank_conflicts=report.bank_conflicts,
            compiled=compiled,
            trace=report.trace,
            touches=report.touches,
        )
