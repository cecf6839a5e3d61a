"""Recordings of Hopper hardware, for readers who have none.

`quality.hardware.record_labs` runs every lab on a Hopper GPU and writes the file of its card, with
the GPU, the driver and the date in it. Labs and documents quote the recording of an H200. A reader
whose machine has another card of these gets the figures of that card.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

FILES = {"H200": "hopper.json", "H100": "hopper-h100.json"}


@dataclass(frozen=True)
class Outcome:
    """Outcome of ``runs`` launches of a kernel on hardware. A hang ends the series. ``source``:
    a digest of the kernel's text at that time; empty if it was not kept."""

    runs: int
    right: int = 0
    wrong: int = 0
    hung: int = 0
    faulted: int = 0
    other: int = 0  # could not be launched at all
    source: str = ""

    def __str__(self) -> str:
        counts = [
            (self.right, "gave the right output"),
            (self.wrong, "gave a wrong output"),
            (self.hung, "hung"),
            (self.faulted, "ended with a fault"),
            (self.other, "could not be launched"),
        ]
        outcomes = [(f"{count} of {self.runs}", what) for count, what in counts if count]
        if not outcomes:
            return "not run"
        (first, what), *others = outcomes
        runs = "run" if self.runs == 1 else "runs"
        return ", ".join([f"{first} {runs} {what}", *map(" ".join, others)])


@dataclass(frozen=True)
class Speed:
    """The speed of a lab's solution next to a library in the same run, interleaved: GB/s (1e9,
    bytes read plus bytes written) next to the driver's device-to-device copy. Of a matrix product
    TFLOP/s too, next to cuBLAS; 0 elsewhere."""

    shape: tuple[int, ...]
    kernel_gb_per_s: float
    library_gb_per_s: float
    fraction: float
    regime: str
    kernel_tflop_per_s: float = 0.0
    library_tflop_per_s: float = 0.0


@dataclass(frozen=True)
class Recording:
    """A recording session. ``broken`` by the name of `harness.break_it`, ``speeds`` by exercise;
    both empty if nothing was recorded."""

    gpu: str = ""
    driver: str = ""
    date: str = ""
    broken: Mapping[str, Outcome] = field(default_factory=dict)
    speeds: Mapping[str, Speed] = field(default_factory=dict)

    @property
    def where(self) -> str:
        """GPU, driver and day, in words."""
        return f"one {self.gpu}, driver {self.driver}, {self.date[:10]}"


@functools.cache
def recording(card: str = "H200") -> Recording:
    """Return the recording of a card of `FILES`; an empty recording if the package has none."""
    file = resources.files(__name__).joinpath(FILES[card])
    return read(file.read_text()) if file.is_file() else Recording()


def card_of(gpu: str) -> str | None:
    """Return the card of `FILES` that a GPU of this name is, if any."""
    return next((card for card in FILES if card in gpu), None)


def speed_of(exercise: str, gpu: str) -> tuple[Recording, Speed] | None:
    """Return the speed to compare a GPU of this name with, and its recording: that of its own card,
    or else that of an H200; None if there is neither."""
    for candidate in (recording(card_of(gpu) or "H200"), recording()):
        if exercise in candidate.speeds:
            return candidate, candidate.speeds[exercise]
    return None


def read(text: str) -> Recording:
    """The recording in a JSON text."""
    return msgspec.json.decode(text, type=Recording)


def note(path: str | Path, entry: Mapping[str, Any]) -> None:
    """Add a line to a file of notes, for `quality.hardware.record_labs`."""
    with open(path, "a", encoding="utf-8") as notes:
        notes.write(json.dumps(entry) + "\n")
