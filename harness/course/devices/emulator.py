"""The emulator as a notebook's device."""

from harness.course.devices.launching import KernelDevice
from harness.sanitizer import EmulatedDevice


class Emulator(EmulatedDevice, KernelDevice):
    """The emulator of a notebook."""
