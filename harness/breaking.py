"""Broken on purpose: what the rules say of a kernel, and what the hardware does with it.

    def attempt(gpu):
        ...
        run = gpu.launch(broken, grid=1, block=16, args=(z_map,))
        return run, z.copy_to_host(), expected

    harness.break_it("01_async_proxy/store-without-fence", attempt)

The emulator names the hazards. Hardware mostly does not notice, or does not come back; where
there is a Hopper GPU it is tried, elsewhere the outcome that was recorded is shown.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from harness.devices import Device, device
from harness.emulator.hazards.kinds import Hazard
from harness.errors import DeviceNotFound, HarnessError, KernelFault, KernelHung, KernelUnfinished
from harness.recordings import RECORD_VARIABLE, Outcome, note, recording
from harness.views.cards import breaking as views
from harness.views.cards.display import show

Attempt = Callable[[Device], tuple[Any, np.ndarray, np.ndarray]]
RUNS = 20


@dataclass(frozen=True)
class EmulatorFindings:
    """What the emulator found: ``ended`` is how the launch ended there, in words."""

    hazards: tuple[Hazard, ...]
    ended: str


def break_it(name: str, attempt: Attempt, runs: int = RUNS) -> None:
    """Run a broken kernel on the emulator and on hardware, and show what came of it.

    ``attempt(gpu)`` launches it on the device it is given and returns the `Run`, what it got
    and what is right (arrays of one shape). ``name`` is "<lab>/<kernel>", under which the
    outcome on hardware is recorded. Nothing that is wrong with the kernel raises.
    """
    found = examine(attempt)
    outcome, where = _on_hardware(attempt, runs)
    if outcome is not None and os.environ.get(RECORD_VARIABLE):
        note(os.environ[RECORD_VARIABLE], {"broken": name, "outcome": vars(outcome)})
    if outcome is None:
        recorded = recording()
        outcome, where = recorded.broken.get(name), recorded.where
    show(
        views.html(name, found.hazards, found.ended, outcome, where),
        views.text(name, found.hazards, found.ended, outcome, where),
    )


def examine(attempt: Attempt) -> EmulatorFindings:
    """What the emulator finds in an attempt."""
    try:
        run, got, expected = attempt(device("emulator"))
    except KernelHung as error:
        return EmulatorFindings(tuple(error.hazards), f"it cannot finish: {error}")
    except KernelFault as error:
        return EmulatorFindings(tuple(error.hazards), f"the hardware would stop it: {error}")
    except KernelUnfinished as error:
        return EmulatorFindings(tuple(error.hazards), str(error))
    except HarnessError as error:
        return EmulatorFindings((), f"it could not be launched: {error}")
    right = _equal(got, expected)
    return EmulatorFindings(
        run.hazards, f"the output was {'right' if right else 'wrong'} on this schedule"
    )


def repeat(attempt: Attempt, gpu: Device, runs: int) -> Outcome:
    """What becomes of ``runs`` attempts on ``gpu``, at most one of which hangs."""
    counts = dict.fromkeys(("right", "wrong", "hung", "faulted", "other"), 0)
    done = 0
    while done < runs and not counts["hung"]:
        done += 1
        try:
            _, got, expected = attempt(gpu)
        except KernelHung:
            counts["hung"] += 1
        except KernelFault:
            counts["faulted"] += 1
        except HarnessError:
            counts["other"] += 1
        else:
            counts["right" if _equal(got, expected) else "wrong"] += 1
    return Outcome(done, **counts)


def _on_hardware(attempt: Attempt, runs: int) -> tuple[Outcome | None, str]:
    if os.environ.get("HARNESS_DEVICE") == "emulator":
        return None, ""
    try:
        gpu = device("hopper")
    except DeviceNotFound:
        return None, ""
    return repeat(attempt, gpu, runs), "on this machine's GPU, just now"


def _equal(got: np.ndarray, expected: np.ndarray) -> bool:
    return bool(np.array_equal(np.asarray(got), np.asarray(expected)))
