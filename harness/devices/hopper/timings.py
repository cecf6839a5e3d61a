"""Result of a benchmark: a kernel and its library peer, interleaved in the same run."""

from __future__ import annotations

import statistics
from dataclasses import dataclass

MAX_REPEATS = 200  # all are queued before the first is waited for; the queue takes about 1000
FLUSH_FACTOR = 4  # a flush reads this many times the L2 cache
LARGE_FACTOR = 8  # from this many times the L2 cache on, a working set needs no flush


@dataclass(frozen=True)
class Timings:
    """Times in microseconds, by CUDA events, for each repeat, in the order they ran.

    ``peer_us`` is the library in the same run, cuMemcpyDtoDAsync of the same bytes or cublasLt's
    product by the fastest of its algorithms; empty if none was asked for. ``first_us`` is
    cublasLt's with the algorithm that its heuristic puts first; empty if that is the fastest.
    ``bytes_moved`` counts bytes read plus bytes written. ``regime`` describes the contents of the
    L2 cache; ``date`` is ISO 8601, UTC.
    """

    kernel_us: tuple[float, ...]
    peer_us: tuple[float, ...]
    bytes_moved: int
    regime: str
    gpu: str
    driver: str
    date: str
    first_us: tuple[float, ...] = ()

    @property
    def median_kernel_us(self) -> float:
        return statistics.median(self.kernel_us)

    @property
    def median_peer_us(self) -> float | None:
        return statistics.median(self.peer_us) if self.peer_us else None

    @property
    def kernel_gb_per_s(self) -> float:
        """Bytes read plus bytes written, in 10^9 bytes a second, at the median time."""
        return self.bytes_moved / self.median_kernel_us / 1e3

    @property
    def peer_gb_per_s(self) -> float | None:
        median_us = self.median_peer_us
        return None if median_us is None else self.bytes_moved / median_us / 1e3

    @property
    def ratio(self) -> float | None:
        """The kernel's speed over the library's: above 1 the kernel is faster."""
        median_us = self.median_peer_us
        return None if median_us is None else median_us / self.median_kernel_us

    @property
    def ratio_to_first(self) -> float | None:
        """`ratio`, beside the algorithm that the library's heuristic puts first."""
        if not self.first_us:
            return self.ratio
        return statistics.median(self.first_us) / self.median_kernel_us

    @property
    def kernel_spread(self) -> float:
        """(third quartile - first quartile) / median of the kernel's times."""
        return spread(self.kernel_us)


def spread(times_us: tuple[float, ...]) -> float:
    if len(times_us) < 2:
        return 0.0
    first, middle, third = statistics.quantiles(times_us, n=4)
    return (third - first) / middle


def regime(flushed: bool, bytes_moved: int, l2_bytes: int) -> str:
    """Return the state of the L2 cache when a timed piece begins, in words."""
    if flushed:
        return (
            f"L2 flushed: {FLUSH_FACTOR * l2_bytes >> 20} MiB of another buffer read before each "
            "timed piece"
        )
    return (
        f"back to back, L2 not flushed: {bytes_moved >> 20} MiB moved, "
        f"{bytes_moved / l2_bytes:.1f} times the L2 cache"
    )
