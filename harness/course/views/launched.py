"""Views of a launch: the kernel is run for its picture, and errors are shown in the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from harness.base.errors import CompileError, HarnessError, LaunchEnded
from harness.course.devices import KernelDevice, device
from harness.course.devices.launching import home_of
from harness.course.views.barrier_explorer import BarrierScene
from harness.course.views.drawing import Drawing
from harness.course.views.explorer import Explorer, Settings, Shown
from harness.course.views.recorded import Recorded, recorded
from harness.course.views.timelines.explorer import TimelineScene
from harness.sanitizer import DEFAULT_TIMEOUT_S, check_arguments, copied_to

Extents = int | tuple[int, ...]


def timeline_of(
    kernel: object,
    grid: Extents,
    block: Extents,
    args: Sequence[object],
    cluster: Extents = 1,
    shared_bytes: int = 0,
    timeout: float = DEFAULT_TIMEOUT_S,
) -> Explorer:
    """Run a kernel and show its `timeline`, even if it hangs or faults.

    The parameters are those of ``gpu.launch``. The kernel gets copies of ``args``; the device is
    that of their arrays. On a Hopper GPU the kernel notes the time itself (``stamps=True``): the
    timeline is in measured cycles of the GPU's clock. On the emulator it is in the emulator's
    steps: the order of events is right, the durations are not hardware's. The line *time* says
    which. If the GPU cannot give stamps, or the kernel hangs or faults there, the emulator's run is
    shown, and the reason. A kernel that hung or faulted is shown until then; if it did not run at
    all, the error's message is shown. Nothing raises HarnessError.
    """
    launch = _Launch(kernel, grid, block, args, cluster, shared_bytes, timeout)
    return launch.shown(lambda run: Explorer(TimelineScene(run)), "Timeline", stamps=True)


def barrier_stepper_of(
    kernel: object,
    grid: Extents,
    block: Extents,
    args: Sequence[object],
    cluster: Extents = 1,
    shared_bytes: int = 0,
    timeout: float = DEFAULT_TIMEOUT_S,
) -> Explorer:
    """Run a kernel on the emulator and show its `barrier_stepper`, even if it hangs or faults.

    The parameters are those of ``gpu.launch``; the kernel gets copies of ``args``, whose arrays may
    live on any device. A kernel that hung or faulted is shown until then; if it did not run at all,
    the error's message is shown. Nothing raises HarnessError.
    """
    launch = _Launch(kernel, grid, block, args, cluster, shared_bytes, timeout)
    return launch.shown(lambda run: Explorer(BarrierScene(run)), "Barrier stepper")


@dataclass(frozen=True)
class _Launch:
    kernel: Any
    grid: Extents
    block: Extents
    args: Sequence[Any]
    cluster: Extents
    shared_bytes: int
    timeout: float

    def shown(
        self, view: Callable[[Recorded], Explorer], name: str, stamps: bool = False
    ) -> Explorer:
        """Return the view of a run with timestamps, if they are wanted and the arrays live on a
        GPU, else of a run on the emulator."""
        notes: tuple[tuple[str, str], ...] = ()
        try:
            check_arguments(self.kernel, self.args)
            where = home_of(self.args) or device()
            if stamps and not where.traces:
                run, why = self._measured(where)
                if run is not None:
                    return view(run)
                notes = (("not measured", f"{why}. The emulator's run is shown."),)
            return view(replace(self._emulated(), notes=notes))
        except HarnessError as error:
            return Explorer(DidNotRun(name, f"{type(error).__name__}: {error}", notes))

    def _measured(self, where: KernelDevice) -> tuple[Recorded | None, str]:
        """The run with timestamps, else why there is none."""
        try:
            return recorded(self._on(where, stamps=True)), ""
        except CompileError:
            raise  # no device would run it
        except Exception as error:  # whatever kept the GPU from it is named next to the picture
            lines = str(error).splitlines() or [""]
            gpu = getattr(where, "gpu", where.name)
            return None, f"{gpu}: {type(error).__name__}: {lines[0].rstrip('.')}"

    def _emulated(self) -> Recorded:
        try:
            return recorded(self._on(device("emulator"), trace=True))
        except LaunchEnded as error:
            if error.trace is None:
                raise
            return recorded(error)

    def _on(self, where: KernelDevice, **options: bool) -> object:
        return where.launch(
            self.kernel, self.grid, self.block, copied_to(where, self.args),
            self.cluster, self.shared_bytes, self.timeout, **options,
        )  # fmt: skip


class DidNotRun:
    """The view of a kernel that could not be run."""

    keyboard = ""

    def __init__(self, name: str, why: str, notes: tuple[tuple[str, str], ...] = ()):
        self.name, self._why, self._notes = name, why, notes

    def start(self) -> Settings:
        return {}

    def show(self, settings: Settings) -> Shown:
        words = "The kernel did not run: there is nothing to show"
        drawing = Drawing(560, 40, words)
        drawing.text(10, 24, f"{words}.", "head")
        return Shown(drawing, dict(settings), facts=self._notes, problems=(self._why,))
