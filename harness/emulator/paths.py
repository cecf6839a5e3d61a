"""Paths of a launch's clusters: which of them executed the same synchronisation.

The path of a cluster is, for each of its threads, how often it executed each instruction that
orders others or is asynchronous (`ExecutionCounts`). A test of an mbarrier's phase counts once: how
often a thread asks again depends on the schedule.
"""

from __future__ import annotations

import hashlib

import numpy as np

from harness.emulator.state import State
from harness.isa.table.index import look_up
from harness.isa.text.tree import Instruction


class Paths:
    """Collects the path of each cluster, wave by wave."""

    def __init__(self, instructions: tuple[Instruction, ...], cluster_blocks: int):
        self._instructions, self._cluster_blocks = instructions, cluster_blocks
        self._of_clusters: list[bytes] = []

    def add(self, state: State) -> None:
        """Add the clusters of a wave that has ended."""
        wave, executions = state.wave, state.evidence.executions
        clusters = wave.blocks // self._cluster_blocks
        digests = [hashlib.blake2b(digest_size=16) for _ in range(clusters)]
        for site in executions:
            times = executions.times(site).reshape(clusters, -1)
            if self._asks_again(site):
                times = (times > 0).astype(times.dtype)
            for number in np.flatnonzero(times.any(axis=1)).tolist():
                digests[number].update(site.to_bytes(4, "little") + times[number].tobytes())
        self._of_clusters += [digest.digest() for digest in digests]

    def _asks_again(self, site: int) -> bool:
        match = look_up(self._instructions[site].opcode)
        return match is not None and match.row.completion == "with the phase"

    def numbers(self) -> tuple[int, ...]:
        """Return the path of each cluster, as a number: equal paths have equal ones."""
        known: dict[bytes, int] = {}
        return tuple(known.setdefault(digest, len(known)) for digest in self._of_clusters)
