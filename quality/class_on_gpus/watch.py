"""GPU use while a class is graded, from the locks of `harness.course.devices.gpu_lock` as Linux
lists them. Observing does not delay anybody.
"""

from __future__ import annotations

import contextlib
import re
import shutil
import subprocess
import threading
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from harness.course.devices import gpu_lock

LOCKS = Path("/proc/locks")
_EVERY_S = 0.1
_NAME = re.compile(r"tma-labs-(turn|gpu)-(\w+?)(?:-\d+)?\.lock")
# 1: FLOCK  ADVISORY  WRITE 1234 fd:00:5678 0 EOF   (one that waits has an arrow before FLOCK)
_LINE = re.compile(r"^\d+: FLOCK +\S+ +(READ|WRITE) +\d+ +\w+:\w+:(\d+) ", re.MULTILINE)


@dataclass
class Use:
    """For each GPU, by UUID: how many samples found how many judges, and a benchmark
    alone.

    ``broken`` are samples that found a benchmark together with another process on a GPU.
    """

    looks: int = 0
    judges: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    timed: Counter[str] = field(default_factory=Counter)
    broken: Counter[str] = field(default_factory=Counter)
    memory_mib: dict[str, int] = field(default_factory=dict)

    def gpus(self) -> dict[str, dict[str, float]]:
        """Return for each used GPU: mean and maximum number of judges, the share of time in which a
        benchmark held it, and the most memory in use, in MiB.
        """
        return {
            uuid: {
                "judges_mean": sum(n * times for n, times in seen.items()) / self.looks,
                "judges_most": max(seen),
                "benchmark_share": self.timed[uuid] / self.looks,
                "memory_mib": self.memory_mib.get(uuid, 0),
            }
            for uuid, seen in self.judges.items()
        }

    def look(self, listed: str, names: dict[int, str]) -> None:
        """Count the locks in ``listed``, a text like /proc/locks, on the files ``names`` by
        inode.
        """
        self.looks += 1
        turns: Counter[str] = Counter()
        held: dict[str, list[str]] = defaultdict(list)
        for how, inode in _LINE.findall(listed):
            match = _NAME.fullmatch(names.get(int(inode), ""))
            if match and match[1] == "turn":
                turns[match[2]] += 1
            elif match:
                held[match[2]].append(how)
        for uuid, count in turns.items():
            self.judges[uuid][count] += 1
        for uuid, hows in held.items():
            self.timed[uuid] += "WRITE" in hows
            self.broken[uuid] += "WRITE" in hows and len(hows) > 1


class Watch:
    """Samples the locks ten times a second, and the GPUs' memory."""

    def __init__(self) -> None:
        self.use = Use()
        self._ended = threading.Event()
        self._threads = [threading.Thread(target=self._look, daemon=True)]
        if shutil.which("nvidia-smi"):
            self._threads.append(threading.Thread(target=self._memory, daemon=True))

    def __enter__(self) -> Watch:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *failure: object) -> None:
        self._ended.set()
        for thread in self._threads:
            thread.join()

    def _look(self) -> None:
        while not self._ended.wait(_EVERY_S):
            with contextlib.suppress(OSError):
                files = gpu_lock.FOLDER.glob("tma-labs-*.lock")
                names = {file.stat().st_ino: file.name for file in files}
                self.use.look(LOCKS.read_text(), names)

    def _memory(self) -> None:
        wanted = ["nvidia-smi", "--query-gpu=uuid,memory.used", "--format=csv,noheader,nounits"]
        while not self._ended.wait(1.0):
            output = subprocess.run(wanted, capture_output=True, text=True).stdout
            for line in output.splitlines():
                name, _, used = line.partition(",")
                uuid = name.strip().removeprefix("GPU-").replace("-", "")
                if used.strip().isdigit():
                    most = max(self.use.memory_mib.get(uuid, 0), int(used))
                    self.use.memory_mib[uuid] = most
