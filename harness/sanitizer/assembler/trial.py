"""Asks the assembler whether it accepts a PTX text, in a process of its own with limits.

ptxas is asked, if available. The text may be anybody's, so the process may use only so much
processor time and so much memory. It runs while the caller does something else: `begin`, and later
`Trial.outcome`.
"""

from __future__ import annotations

import contextlib
import re
import signal
import subprocess
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import Literal

from harness.base import cache
from harness.base.arch import TARGET
from harness.base.errors import INSTALL
from harness.sanitizer.assembler import assembler
from harness.sanitizer.assembler.assembler import HAS_PROCESSES, complaint
from harness.sanitizer.isa.text import lexer

if HAS_PROCESSES:
    import resource

    from harness.base.processes.scratch import scratch_folder

# The slowest kernel of the labs takes 0.6 s and 80 MB.
LIMIT_CPU_S = 20
LIMIT_MEMORY_BYTES = 4 << 30
NEWEST = (9, 5)  # PTX: no compiler of ours writes newer, nor does an H200's assembler read it

Answer = Literal["taken", "refused", "over its limits", "not asked"]


@dataclass(frozen=True)
class TrialOutcome:
    """The assembler's answer on a text: ``message`` if it is not "taken".

    ``registers``: registers per thread, by the name of the ``.entry``. ``error_lines``: the lines
    of the text that the assembler rejects. "not asked": this machine has no ptxas that runs, or
    none as new as the text.
    """

    answer: Answer
    message: str = ""
    registers: Mapping[str, int] = field(default_factory=dict)
    error_lines: tuple[int, ...] = ()


NOBODY = TrialOutcome("not asked", "there is no assembler in a page")


class Trial:
    """An assembly that is under way. It ends with the block (``with begin(text) as trial:``)."""

    def __init__(self, ptx: str):
        self._ptx = ptx
        self._outcome = _known(ptx) if HAS_PROCESSES else NOBODY
        self._left = contextlib.ExitStack()  # resources that end with the trial
        self._folder: Path | None = None
        self._process: subprocess.Popen[bytes] | None = None
        path = assembler.find_ptxas()
        if self._outcome is None and path is not None:
            options = ["-g"] if "debug" in lexer.targets(ptx) else []
            self._start([path, f"-arch={TARGET}", "-v", *options, "-o", "cubin", "kernel.ptx"])
        elif self._outcome is None:
            install = INSTALL.format(extra="assembler")
            self._outcome = TrialOutcome("not asked", f"there is no ptxas here: {install}")

    def outcome(self) -> TrialOutcome:
        """Wait for the process to end; returns the assembler's answer."""
        if self._outcome is None:
            self._outcome = self._ended()
            _remember(self._ptx, self._outcome)
        return self._outcome

    def __enter__(self) -> Trial:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
        self._folder = None
        self._left.close()

    def _start(self, command: list[str]) -> None:
        self._folder = self._left.enter_context(scratch_folder())
        (self._folder / "kernel.ptx").write_text(self._ptx, encoding="utf-8")
        with open(self._folder / "log", "wb") as log:
            try:
                self._process = subprocess.Popen(
                    command,
                    cwd=self._folder,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                )
            except OSError as error:
                message = f"{command[0]} cannot be run ({error.strerror})"
                self._outcome = TrialOutcome("not asked", message)
                return
            limits = (
                (resource.RLIMIT_CPU, LIMIT_CPU_S),
                (resource.RLIMIT_AS, LIMIT_MEMORY_BYTES),
                (resource.RLIMIT_CORE, 0),
            )
            for limit, most in limits:
                with contextlib.suppress(ProcessLookupError):  # the process has ended already
                    resource.prlimit(self._process.pid, limit, (most, most))

    def _ended(self) -> TrialOutcome:
        assert self._process is not None and self._folder is not None
        status = self._process.wait()
        self._process = None
        log = (self._folder / "log").read_text(encoding="utf-8", errors="replace")
        return _read(status, log, self._ptx)


def begin(ptx: str) -> Trial:
    """Start assembling ``ptx``, as a ``with`` statement's subject."""
    return Trial(ptx)


def _read(status: int, log: str, ptx: str) -> TrialOutcome:
    if status == 0:
        return TrialOutcome("taken", registers=_registers(log))
    if status in (-signal.SIGXCPU, -signal.SIGKILL):
        return TrialOutcome(
            "over its limits",
            f"the assembler had not done with this PTX after {LIMIT_CPU_S} s of processor time",
        )
    if "out of memory" in log.lower() or "bad_alloc" in log or "Memory allocation" in log:
        return TrialOutcome(
            "over its limits",
            f"the assembler needs more than {LIMIT_MEMORY_BYTES >> 30} GiB for this PTX",
        )
    unread = "Unsupported .version" in log and lexer.version(ptx) <= NEWEST
    if unread or "Value 'sm_90a'" in log:
        return TrialOutcome("not asked", log.strip() or "the assembler does not run")
    if status < 0:
        return TrialOutcome(
            "refused", f"the assembler died of this PTX ({signal.Signals(-status).name})"
        )
    return TrialOutcome("refused", complaint(log, ptx), error_lines=assembler.error_lines(log))


def _registers(log: str) -> dict[str, int]:
    """Return the registers of each entry, as ``-v`` reports them."""
    counts: dict[str, int] = {}
    name = None
    for entry, function, count in re.findall(
        r"Compiling entry function '([^']+)'|Function properties for (\S+)|Used (\d+) registers",
        log,
    ):
        name = entry or function or name
        if count and name:
            counts[name] = int(count)
    return counts


# -- what is known already: of this process, and on disk where the caller has a cache


@lru_cache(maxsize=64)
def _here(ptx: str) -> list[TrialOutcome]:
    return []


def _name(ptx: str) -> str:
    path = assembler.find_ptxas()
    version = assembler.ptxas_version(path) if path else ""
    stored = ",".join(field.name for field in fields(TrialOutcome))  # another version has others
    return cache.key("trial", stored, TARGET, path or "", version, ptx)


def _known(ptx: str) -> TrialOutcome | None:
    if _here(ptx):
        return _here(ptx)[0]
    stored = cache.load(_name(ptx)) if cache.directory() is not None else None
    if stored is None:
        return None
    return TrialOutcome(**{**stored, "error_lines": tuple(stored["error_lines"])})


def _remember(ptx: str, outcome: TrialOutcome) -> None:
    if outcome.answer in ("taken", "refused"):
        _here(ptx).append(outcome)
        if cache.directory() is not None:
            cache.store(_name(ptx), asdict(outcome))
