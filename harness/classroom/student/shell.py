"""IPython in this very process: a cell runs as in JupyterLab, and its displays are noted, cell by
cell, up to a size.

There is no Jupyter kernel and no socket: nothing to start, and nothing for a student to talk to.
"""

from __future__ import annotations

import io
import json
import os
import signal
import sys
import time
import traceback
from typing import Any

from IPython.core.displayhook import DisplayHook
from IPython.core.displaypub import DisplayPublisher
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

from harness.classroom.student import END, NOTES, START

_CUT = "\n[what follows is over the limit on output, and was left out]\n"


class Notes:
    """The outputs of the running cell, in the notebook format's own form.

    Output beyond ``cell_bytes`` in a cell, or ``all_bytes`` in all, is dropped at once: a notebook
    that prints a gigabyte holds none of it.
    """

    def __init__(self, folder: str, cell_bytes: int, all_bytes: int):
        self._file = open(os.path.join(folder, NOTES), "w", encoding="ascii")  # noqa: SIM115
        self._cell_bytes, self._all_left = cell_bytes, all_bytes
        self._outputs: list[dict[str, Any]] = []
        self._left = min(cell_bytes, all_bytes)
        self._started = time.monotonic()
        self._write({START: True})

    def stream(self, name: str, text: str) -> None:
        """Something written to `stdout` or `stderr`."""
        if self._left <= 0 or not text:
            return
        if len(text) > self._left:
            text = text[: self._left] + _CUT
        self._left -= len(text)
        last = self._outputs[-1] if self._outputs else {}
        if last.get("output_type") == "stream" and last["name"] == name:
            last["parts"].append(text)
        else:
            self._outputs.append({"output_type": "stream", "name": name, "parts": [text]})

    def output(self, kind: str, **content: Any) -> None:
        """A display, a result or an error; dropped whole where it does not fit."""
        try:
            size = len(json.dumps(content))
        except (TypeError, ValueError, RecursionError):
            return
        if size > self._left:
            self.stream("stdout", _CUT)
            return
        self._left -= size
        self._outputs.append({"output_type": kind, **content})

    def forget(self) -> None:
        """`clear_output`."""
        self._outputs.clear()

    def close_cell(self, number: int) -> None:
        """Write down the outputs of the cell ``number``."""
        for output in self._outputs:
            if "parts" in output:
                output["text"] = "".join(output.pop("parts"))
        self._all_left -= min(self._cell_bytes, self._all_left) - self._left
        seconds = round(time.monotonic() - self._started, 3)
        self._write({"cell": number, "seconds": seconds, "outputs": self._outputs})
        self._outputs = []
        self._left = min(self._cell_bytes, self._all_left)
        self._started = time.monotonic()

    def close(self) -> None:
        """Write down that every cell has run."""
        self._write({END: True})

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line) + "\n")
        self._file.flush()


class CellTimeout(KeyboardInterrupt):
    """The cell ran past its time."""


class _CellTime:
    """Ends a cell that took its time of a processor, or did nothing for as long. A busy machine
    makes a cell wait for a processor: that is neither."""

    def __init__(self, limit_s: float):
        self._limit_s, self._before = limit_s, _used_and_waited_s()
        self._started = time.monotonic()
        signal.signal(signal.SIGALRM, self._glance)
        signal.setitimer(signal.ITIMER_REAL, limit_s, _GLANCE_S)

    def _glance(self, *_: object) -> None:
        try:
            used_s, waited_s = _used_and_waited_s()
        except RecursionError:  # the stack is full: the next check may find it less deep
            return
        used_s, waited_s = used_s - self._before[0], waited_s - self._before[1]
        idle_s = time.monotonic() - self._started - used_s - waited_s
        if used_s >= _ROUNDED * self._limit_s or idle_s >= _ROUNDED * self._limit_s:
            raise CellTimeout("the cell ran past its time and was stopped")


_SHOWING_S = 5.0
_GLANCE_S = 0.05
_ROUNDED = 0.98  # the kernel counts processor time in ticks, and the clock of a wait is another


def _used_and_waited_s() -> tuple[float, float]:
    """Processor time of this process and of its children that have ended; and for how long this
    thread was ready to run and had no processor. It calls nothing that calls Python."""
    user, system, users, systems, _ = os.times()
    try:
        file = os.open("/proc/thread-self/schedstat", os.O_RDONLY)
        try:
            waited_s = int(os.read(file, 100).split()[1]) / 1e9
        finally:
            os.close(file)
    except (OSError, ValueError, IndexError):  # a kernel that does not count it
        waited_s = 0.0
    return user + system + users + systems, waited_s


class _Stream(io.TextIOBase):
    """`sys.stdout` or `sys.stderr` of the student's code."""

    encoding, errors = "utf-8", "replace"

    def __init__(self, notes: Notes, name: str):
        self._notes, self.name = notes, f"<{name}>"
        self._stream = name

    def write(self, text: str) -> int:
        self._notes.stream(self._stream, str(text))
        return len(text)

    def flush(self) -> None:
        pass

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
        """Run a cell; none of its exceptions leaves this function."""
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
        """Ignore `exit()`: the cells below run, too."""

    def showtraceback(self, *args: Any, **named: Any) -> None:
        """Show an error, in a time of its own; an error that cannot be shown is named."""
        error = sys.exc_info()[1]
        try:
            _CellTime(_SHOWING_S)
            _cut(error)
            if error is None or not _is_long(error):
                super().showtraceback(*args, **named)
                return
            error.__cause__ = error.__context__ = None
            lines = traceback.format_exception(error, limit=_FRAMES)
            self._showtraceback(type(error), error, lines)
        except BaseException:
            self.notes.output("error", ename=type(error).__name__, evalue="", traceback=[])

    def _showtraceback(self, etype: Any, evalue: Any, stb: list[str]) -> None:
        name = getattr(etype, "__name__", str(etype))
        self.notes.output("error", ename=name, evalue=str(evalue)[:4000], traceback=list(stb))


def _cut(error: BaseException | None) -> None:
    """Cut the error's traceback, and those of the errors before it, after the student's last frame:
    what the harness and libraries did in it is not theirs, and names the grader's folders."""
    folder = os.path.join(os.getcwd(), "")
    for _ in range(_FRAMES):
        if error is None:
            return
        step, last = error.__traceback__, None
        while step is not None:
            if step.tb_frame.f_code.co_filename.startswith(("<ipython-input", folder)):
                last = step
            step = step.tb_next
        if last is not None:
            last.tb_next = None
        error = error.__cause__ or error.__context__


def _is_long(error: BaseException | None) -> bool:
    """Return True if an error, with those that came before it, has more frames than can be laid
    out with their code: an endless recursion has a frame for each call, and an error for each
    that was handled on the way."""
    left = _FRAMES
    while error is not None:
        step = error.__traceback__
        while step is not None and left >= 0:
            step, left = step.tb_next, left - 1
        if left < 0:
            return True
        error, left = error.__cause__ or error.__context__, left - 1
    return False


_FRAMES = 100


def interpreter(notes: Notes, cell_s: float) -> Shell:
    """Return the shell of this process, its displays and streams going to ``notes``."""
    config = Config()
    config.HistoryManager.enabled = False
    config.InteractiveShell.colors = "NoColor"
    shell: Shell = Shell.instance(config=config)
    shell.notes = shell.display_pub.notes = shell.displayhook.notes = notes
    shell.cell_s = cell_s
    # `harness.views` asks for this attribute to find a notebook; there is none.
    shell.kernel = None
    streams: Any = _Stream(notes, "stdout"), _Stream(notes, "stderr")
    sys.stdout, sys.stderr = streams
    return shell
