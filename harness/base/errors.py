"""Every error the harness raises, on one page.

HarnessError
├── CompileError      numba-cuda cannot compile the kernel
├── TensorMapError    a tensor map breaks rules of cuTensorMapEncodeTiled
├── LaunchError       a launch was asked for with the wrong arguments
├── FileError         a file that somebody named cannot be read, or not be written
├── SettingError      an environment variable has a value that it cannot have
├── PtxError          PTX text that cannot be read, or an instruction that is not known
├── DeviceNotFound    the machine has no such device
└── LaunchEnded       a launch that did not come to its own end
    ├── KernelHung        it cannot finish
    ├── KernelFault       the hardware would kill it
    └── KernelUnfinished  it was still running at the emulator's limit, and may be right
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

# From an index, it will be `pip install 'tma-labs[EXTRA]'`: no release is there yet.
INSTALL = "pip install '.[{extra}]' in a clone of the tma-labs repository"

NEEDS_LABS = (
    f"The labs are not installed: run {INSTALL.format(extra='labs')}. Installed is the sanitizer: "
    "`ptx-sanitizer`, `harness.run_ptx` and `harness.TensorMap`. `tma-labs doctor` lists the rest."
)


class HarnessError(Exception):
    """The base of all of them."""


class CompileError(HarnessError):
    """A kernel does not compile; the message names the line and the rule.

    ``reason`` is the message without the place and the words that it does not compile.
    """

    def __init__(self, message: str, reason: str = ""):
        super().__init__(message)
        self.reason = reason or message


class TensorMapError(HarnessError, ValueError):
    """A tensor map breaks at least a rule; ``violations`` holds every broken rule."""

    def __init__(self, message: str, violations: tuple[Any, ...] = ()):
        super().__init__(message)
        self.violations = violations


class LaunchError(HarnessError, ValueError):
    """A launch was asked for with arguments that do not fit the kernel or the device."""


class FileError(HarnessError, ValueError):
    """A file that somebody named cannot be read, or not be written; says which and why."""


class SettingError(HarnessError, ValueError):
    """An environment variable has a value that it cannot have; see `harness.base.settings`."""


class PtxError(HarnessError):
    """PTX that cannot be parsed or executed.

    ``reason`` is the error without its place. ``line`` is a line of the PTX text, counted from 1,
    or 0 if the error is not about a single line; ``instruction`` is the instruction of that line
    and ``operand`` the register of a wrong type in it, if the error is about these.
    """

    def __init__(self, reason: str, *, line: int = 0, instruction: str = "", operand: str = ""):
        place = f"PTX line {line}: " if line else ""
        super().__init__(place + (f"`{instruction}`: " if instruction else "") + reason)
        self.reason, self.line = reason, line
        self.instruction, self.operand = instruction, operand


class DeviceNotFound(HarnessError):
    """The device that was asked for is not on this machine."""


class LaunchEnded(HarnessError):
    """A launch that did not come to its own end.

    ``hazards`` holds the hazards found until then (empty on hardware), and ``all_hazards`` also
    those that another hazard explains. ``cause`` is the id of the kernel's mistake, None if it is
    not known, ``headline`` says it in a sentence, and ``help`` is the remedy, if no hazard has it.
    ``details`` is the message without these: where threads wait or stopped.
    ``reason`` is why an operand or an address is illegal, ``facts`` are what the messages name;
    ``waiting``: the threads that wait in a launch that cannot finish, and what for.
    ``trace`` is the trace until then, if the launch asked for it, and ``run`` a `Run` with the
    trace and the compiled kernel.
    """

    def __init__(self, message: str, hazards: tuple[Any, ...] = ()):
        super().__init__(message)
        self.hazards = hazards
        self.all_hazards: tuple[Any, ...] = ()
        self.cause: Any = None
        self.reason: Any = None
        self.facts: Mapping[str, Any] = {}
        self.waiting: tuple[Any, ...] = ()
        self.headline = self.help = ""
        self.details = message
        self.trace: Any = None
        self.run: Any = None


class KernelHung(LaunchEnded):
    """A launch that cannot finish. The emulator proves that it never ends (all threads wait, or a
    state recurs); on a GPU it was ended at the launch's time limit."""


class KernelFault(LaunchEnded):
    """A launch that the hardware would kill: misaligned, out of bounds, bad operands."""


class KernelUnfinished(LaunchEnded):
    """A launch that the emulator ended at its limit, while it ran. It may be endless, or only long:
    nothing is known of its end."""
