"""Launches of a running program, recorded so that the emulator can run them anywhere.

    python -m harness ptx --kernel gemm --record recorded -- ./program its arguments

The CUDA driver loads a library of ours into the program (`library`), which CUPTI calls before and
after each launch. It records the driver's data on the launch: the kernel's name and its module's
image, the layout and bytes of its parameters, the module's variables, and every allocation whose
address is among them, before the launch and after it. `folder` finds the PTX and makes of both a
folder with a launch file, for ``python -m harness ptx FOLDER``. The program's language does not
matter.
"""

from harness.sanitizer.capture.library import CaptureError
from harness.sanitizer.capture.program import Recording, capture

__all__ = ["CaptureError", "Recording", "capture"]
