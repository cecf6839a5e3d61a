"""Every error the harness raises, on one page.

HarnessError
├── CompileError      the kernel is not what numba-cuda can compile
├── TensorMapError    a tensor map breaks rules of cuTensorMapEncodeTiled
├── LaunchError       a launch was asked for with the wrong arguments
├── PtxError          PTX text that cannot be read, or an instruction that is not known
├── DeviceNotFound    the machine has no such device
├── KernelHung        a launch that cannot finish
└── KernelFault       a launch that the hardware would kill
"""

from __future__ import annotations

from typing import Any


class HarnessError(Exception):
    """The base of all of them."""


class CompileError(HarnessError):
    """A kernel does not compile; the message names the line and the rule."""


class TensorMapError(HarnessError, ValueError):
    """A tensor map breaks one or more rules; ``violations`` holds every one of them."""

    def __init__(self, message: str, violations: tuple = ()):
        super().__init__(message)
        self.violations = violations


class LaunchError(HarnessError, ValueError):
    """A launch was asked for with arguments that do not fit the kernel or the device."""


class PtxError(HarnessError):
    """PTX that cannot be parsed or executed; names the PTX line and the source line."""


class DeviceNotFound(HarnessError):
    """The device that was asked for is not on this machine."""


class KernelHung(HarnessError):
    """A launch that cannot finish: deadlocked, or over its time limit.

    ``hazards`` holds what was found on the way (empty on hardware), ``trace`` the run until
    then if the emulator was asked for one, and ``run`` that and its compiled kernel, if the
    launch asked for it.
    """

    def __init__(self, message: str, hazards: tuple = ()):
        super().__init__(message)
        self.hazards = hazards
        self.trace: Any = None
        self.run: Any = None


class KernelFault(HarnessError):
    """A launch that the hardware would kill: misaligned, out of bounds, bad operands.

    ``hazards`` holds what was found on the way (empty on hardware), ``trace`` the run until
    then if the emulator was asked for one, and ``run`` that and its compiled kernel, if the
    launch asked for it.
    """

    def __init__(self, message: str, hazards: tuple = ()):
        super().__init__(message)
        self.hazards = hazards
        self.trace: Any = None
        self.run: Any = None
