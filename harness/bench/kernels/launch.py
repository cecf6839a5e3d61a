"""A kernel of these with all that launches it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from harness.course import KernelDevice
from harness.sanitizer import Run


@dataclass(frozen=True)
class RungLaunch:
    """Arguments of ``device.launch``."""

    kernel: object
    grid: tuple[int, int]
    block: int
    cluster: int
    shared_bytes: int
    args: tuple[object, ...]

    def on(self, device: KernelDevice, **options: Any) -> Run:
        """Launch it there; ``options`` are ``device.launch``'s."""
        return device.launch(
            self.kernel,
            grid=self.grid,
            block=self.block,
            args=self.args,
            cluster=self.cluster,
            shared_bytes=self.shared_bytes,
            **options,
        )
