"""Any numba-cuda program on the emulator: its kernels run from their PTX, on a machine without a
GPU, and every access that the memory model does not order is reported at its Python line.

driver.py   stands in for the CUDA driver below numba-cuda: memory, streams and events
kernels.py  a kernel's launch: its PTX and its arguments for the emulator
command.py  ``python -m harness run program.py``

    with harness.emulated() as emulation:
        kernel[grid, block](x, y)
    assert not emulation.hazards

numba-cuda itself types arguments, compiles, and copies arrays: only its driver is another. Streams
and events are in the program's own order, which is an order that CUDA allows. What is not there
raises NotImplementedError with its name and the reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harness.base.doors import Door

if TYPE_CHECKING:
    from harness.course.program.kernels import Emulation, emulated

_DOOR = Door(__name__, {"kernels": "Emulation emulated"})
__all__ = _DOOR.names
__getattr__ = _DOOR.resolve
