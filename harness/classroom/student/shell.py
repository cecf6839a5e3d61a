"""IPython in this very process: a cell runs as in JupyterLab, and its displays are noted.

There is no Jupyter kernel and no socket: nothing to start, and nothing for a student to talk to.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Any

from IPython.core.displayhook import DisplayHook
from IPython.core.displaypub import DisplayPublisher
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

from harness.classroom.student.notes import Notes


class CellTimeout(KeyboardInterrupt):
    """The cell ran past its time."""


class _CellTime:
    """Ends a cell that took its time of a processor, or did nothing for as long. A busy machine
    makes a cell wait for a processor: that is neither."""

    def __init__(self, limit_s: float):
        self._limit_s, self._before_s, self._waited_s = limit_s, _used_s(), _waited_s()
        self._started = time.monotonic()
        signal.signal(signal.SIGALRM, self._glance)
        signal.setitimer(signal.ITIMER_REAL, limit_s, 0.5)

    def _glance(self, *_: object) -> None:
        used_s, waited_s = _used_s() - self._before_s, _waited_s() - self._waited_s
        idle_s = time.monotonic() - self._started - used_s - waited_s
        if max(used_s, idle_s) >= _ROUNDED * self._limit_s:
            raise CellTimeout("the cell ran past its time and was stopped")


_ROUNDED = 0.98  # the kernel counts processor time in ticks, and the clock of a wait is another


def _used_s() -> float:
    """Processor time of this process and of its children that have ended."""
    return sum(os.times()[:4])


def _waited_s() -> float:
    """For how long this thread was ready to run and had no processor."""
    try:
        with open("/proc/thread-self/schedstat") as text:
            return int(text.read().split()[1]) / 1e9
    except (OSError, ValueError, IndexError):  # a kernel that does not count it
        return 0.0


class _Stream:
    """`sys.stdout` or `sys.stderr` of the student's code."""

    encoding, errors = "utf-8", "replace"

    def __init__(self, notes: Notes, name: str):
        self._notes, self.name = notes, f"<{name}>"
        self._stream = name

    def write(self, text: str) -> int:
        self._notes.stream(self._stream, str(text))
        return len(text)

    def writelines(self, lines: Any) -> None:
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        pass

    def isatty(self) -> bool:
        return False

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return 1 if self._stream == "stdout" else 2


class _Publisher(DisplayPublisher):
    notes: Any = None

    def publish(self, data: Any, metadata: Any = None, source: Any = None, **other: Any) -> None:
        self.notes.output("display_data", data=data, metadata=metadata or {})

    def clear_output(self, wait: bool = False) -> None:
        self.notes.forget()


class _Hook(DisplayHook):
    notes: Any = None

    def write_output_prompt(self) -> None:
        pass

    def write_format_data(self, format_dict: Any, md_dict: Any = None) -> None:
        self.notes.output(
            "execute_result",
            data=dict(format_dict),
            metadata=dict(md_dict or {}),
            execution_count=self.prompt_count,
        )

    def finish_displayhook(self) -> None:
        pass


class Shell(InteractiveShell):
    """The shell that a student's cells run in."""

    display_pub_class = _Publisher
    displayhook_class = _Hook
    notes: Any = None
    kernel: Any = None
    cell_s = 0.0

    def run(self, source: str) -> None:
        """Run one cell; nothing that it raises comes out."""
        _CellTime(self.cell_s)
        try:
            self.run_cell(source, store_history=True)  # type: ignore[no-untyped-call]
        except BaseException as error:
            self.notes.output("error", ename=type(error).__name__, evalue=str(error), traceback=[])
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def enable_gui(self, gui: object = None) -> None:
        """There is no window here."""

    def ask_exit(self) -> None:
        """`exit` in a cell ends the cell."""

    def _showtraceback(self, etype: Any, evalue: Any, stb: list[str]) -> None:
        name = getattr(etype, "__name__", str(etype))
        self.notes.output("error", ename=name, evalue=str(evalue)[:4000], traceback=list(stb))


def interpreter(notes: Notes, cell_s: float) -> Shell:
    """The one shell of this process, its displays and streams going to ``notes``."""
    config = Config()
    config.HistoryManager.enabled = False
    config.InteractiveShell.colors = "NoColor"
    shell: Shell = Shell.instance(config=config)
    shell.notes = shell.display_pub.notes = shell.displayhook.notes = notes
    shell.cell_s = cell_s
    # What `harness.views` asks for where it looks for a notebook; there is nothing behind it.
    shell.kernel = None
    streams: Any = _Stream(notes, "stdout"), _Stream(notes, "stderr")
    sys.stdout, sys.stderr = streams
    return shell
