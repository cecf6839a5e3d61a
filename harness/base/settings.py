"""The environment variables that the harness reads, in one table.

docs/settings.md is printed from `SETTINGS`, and `tma-labs doctor` lists those that are set. A
variable is read each time that its value is needed: a worker may be given another environment.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar, get_args

from harness.base.errors import SettingError

Value = TypeVar("Value")
Off = Literal["off"]
DeviceName = Literal["emulator", "hopper"]
Unmeasured = Literal["credit", "withhold"]
Sandbox = Literal["required", "best-effort", "off"]
Readers = Literal["everybody", "classes", "harness"]

_MOST_SHOWN = 80  # characters of a wrong value


@dataclass(frozen=True)
class Setting(Generic[Value]):
    """An environment variable. An empty value counts as not set."""

    name: str
    parse: Callable[[str], Value]
    """Returns the value of a text, or raises ValueError."""
    default: Value
    rule: str
    """The allowed values, as the end of "NAME must be ..."."""
    meaning: str
    if_not_set: str
    """The default, for documents."""
    readers: Readers = "everybody"
    """The readers who set it; "harness": one of its processes sets it for another."""
    secret: bool = False
    """The value may contain a password, and is printed nowhere."""

    def value(self) -> Value:
        """Return the value, or the default. Raises SettingError."""
        text = self.text()
        if not text:
            return self.default
        try:
            return self.parse(text)
        except ValueError:
            raise SettingError(f"{self.name} must be {self.rule}, got {self.shown()}") from None

    def shown(self) -> str:
        """Return the value for a message."""
        return "a secret" if self.secret else repr(self.text()[:_MOST_SHOWN])

    def text(self) -> str:
        """Return the value as it is in the environment, or an empty string."""
        return os.environ.get(self.name, "")


def _one_of(words: tuple[str, ...]) -> Callable[[str], Any]:
    def parse(text: str) -> str:
        word = text.strip().lower()
        if word not in words:
            raise ValueError
        return word

    return parse


def _whole_number(text: str) -> int:
    if not text.isdecimal():
        raise ValueError
    return int(text)


def _path_or_off(text: str) -> Path | Off:
    return "off" if text == "off" else Path(text)


def _switch(text: str) -> bool:
    if text not in ("0", "1"):
        raise ValueError
    return text == "1"


DEVICE = Setting[DeviceName | None](
    "HARNESS_DEVICE",
    _one_of(get_args(DeviceName)),
    None,
    "'hopper' or 'emulator'",
    "The device on which kernels run if a call names none.",
    "a Hopper GPU if this machine has one, else the emulator",
)
PTXAS = Setting[Path | Off | None](
    "HARNESS_PTXAS",
    _path_or_off,
    None,
    "the path of a ptxas, or 'off'",
    "The assembler that is asked whether it accepts a kernel's PTX.",
    "the one of nvidia-cuda-nvcc, else of the CUDA toolkit",
)
MACHINE_CODE = Setting[bool](
    "HARNESS_MACHINE_CODE",
    _switch,
    True,
    "'0' or '1'",
    "With `0` the emulator interprets every instruction in Python, several times slower where "
    "threads diverge.",
    "`1`: machine code if llvmlite is installed",
)
CACHE_DIR = Setting[Path | Off | None](
    "HARNESS_CACHE_DIR",
    _path_or_off,
    None,
    "the path of a folder, or 'off'",
    "The folder in which compiled kernels are kept.",
    "the user's cache folder",
)
ATTEMPTS_DIR = Setting[Path | Off | None](
    "HARNESS_ATTEMPTS_DIR",
    _path_or_off,
    None,
    "the path of a folder, or 'off'",
    "The folder in which your last attempts are kept.",
    "the user's state folder",
)
SITE = Setting[str](
    "HARNESS_SITE",
    lambda text: text.rstrip("/"),
    "",
    "the address of a folder of web pages",
    "The project's site, as `make site` builds it: cards link each hazard and cause to its page.",
    "cards have no links",
)
UNMEASURED = Setting[Unmeasured](
    "HARNESS_UNMEASURED",
    _one_of(get_args(Unmeasured)),
    "credit",
    "'credit' or 'withhold'",
    "Whether points for speed are earned on a machine that cannot measure it.",
    "`credit`",
    "classes",
)
SANDBOX = Setting[Sandbox | None](
    "HARNESS_SANDBOX",
    _one_of(get_args(Sandbox)),
    None,
    "'required', 'best-effort' or 'off'",
    "The isolation of students' code; overrides `c.RunAndJudge.level`.",
    "the level in nbgrader_config.py",
    "classes",
)
COURSE_ROOT = Setting[Path | None](
    "HARNESS_COURSE_ROOT",
    Path,
    None,
    "the path of a folder",
    "The folder of the course.",
    "the repository",
    "classes",
)
EXCHANGE = Setting[Path | None](
    "HARNESS_EXCHANGE",
    Path,
    None,
    "the path of a folder",
    "nbgrader's exchange: the folder that students and instructors share.",
    "`build/exchange` in the course",
    "classes",
)
GRADEBOOK = Setting[str](
    "HARNESS_GRADEBOOK",
    str,
    "",
    "the URL of a database",
    "The gradebook, as a URL of SQLAlchemy.",
    "`gradebook.db` in the course",
    "classes",
    secret=True,
)
OUTBOX = Setting[Path | None](
    "HARNESS_OUTBOX",
    Path,
    None,
    "the path of a folder",
    "In a student's process: the folder for submissions. `harness.check` judges nothing there.",
    "not in grading",
    "harness",
)
JOB = Setting[Path | None](
    "HARNESS_JOB",
    Path,
    None,
    "the path of a folder",
    "In a student's process: the folder with the cells to run.",
    "not in grading",
    "harness",
)
SHAPE_SEED = Setting[int | None](
    "HARNESS_SHAPE_SEED",
    _whole_number,
    None,
    "a whole number",
    "In a student's process: the seed of the shapes to make launch plans for.",
    "random",
    "harness",
)
RECORD = Setting[Path | None](
    "HARNESS_RECORD",
    Path,
    None,
    "the path of a file",
    "The file in which `quality.hardware.record_labs` collects what labs measure.",
    "nothing is recorded",
    "harness",
)

SETTINGS: tuple[Setting[Any], ...] = (
    DEVICE, PTXAS, MACHINE_CODE, CACHE_DIR, ATTEMPTS_DIR, SITE,
    UNMEASURED, SANDBOX, COURSE_ROOT, EXCHANGE, GRADEBOOK,
    OUTBOX, JOB, SHAPE_SEED, RECORD,
)  # fmt: skip
