"""Flags in global memory, by which one block tells another that it is done, and what they lack
where they order nothing. It takes a write that releases and a read that acquires, both with a scope
that reaches the other block, and a block barrier beside either of them where other threads than the
flag's do the work.
"""

from __future__ import annotations

import numpy as np

from harness.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.diagnosis.scene import Scene
from harness.emulator.ordering.races import Flag
from harness.isa.table.index import look_up


def unordered(scene: Scene) -> Diagnosis | None:
    """Return what a flag between the two blocks of a race lacks; "" if they have no flag."""
    first, later = _blocks(scene.finding.others), _blocks(scene.finding.who)
    for (written_at, read_at), flag in scene.state.access.races.flags.items():
        if {written_at, read_at} & {scene.site, scene.other}:
            continue  # the race is about the flag itself
        if flag.written_by[0] in first and flag.read_by[0] in later:
            return _Flag(scene, written_at, read_at, flag).lacks()
    return None


def _blocks(pairs: np.ndarray) -> set[int]:
    return set(pairs[:, 0].tolist())


class _Flag:
    def __init__(self, scene: Scene, written_at: int, read_at: int, flag: Flag):
        assert scene.other is not None
        self.scene, self.written_at, self.read_at, self.flag = scene, written_at, read_at, flag
        self.there, self.here = scene.line(scene.other), scene.line(scene.site)
        self.write, self.read = scene.line(written_at), scene.line(read_at)

    def lacks(self) -> Diagnosis | None:
        releases = self._orders(self.written_at, self.flag.written_by, ("release", "acq_rel"))
        acquires = self._orders(self.read_at, self.flag.read_by, ("acquire", "acq_rel"))
        if not releases:
            return diagnosis(Cause.FLAG_WRITTEN_RELAXED, write=self.write, other_line=self.there)
        if not acquires:
            return diagnosis(
                Cause.FLAG_READ_RELAXED,
                write=self.write,
                read=self.read,
                line=self.here,
                other_line=self.there,
            )
        narrow = [site for site in (*releases, *acquires) if "cta" in self._modifiers(site)]
        if narrow:
            return diagnosis(
                Cause.FLAG_SCOPE_TOO_NARROW, narrow=self.scene.lines(narrow), write=self.write
            )
        others, who = self.scene.finding.others, self.scene.finding.who
        if named := self._others_than(
            self.flag.written_by, others, self.scene.other, self.written_at
        ):
            return diagnosis(
                Cause.NO_BARRIER_BEFORE_FLAG,
                write=self.write,
                thread=self.flag.written_by[1],
                named=named,
                other_line=self.there,
            )
        if named := self._others_than(self.flag.read_by, who, self.read_at, self.scene.site):
            return diagnosis(
                Cause.NO_BARRIER_AFTER_FLAG,
                read=self.read,
                thread=self.flag.read_by[1],
                named=named,
                line=self.here,
            )
        return None

    def _others_than(
        self, by: tuple[int, int], pairs: np.ndarray, before: int | None, behind: int
    ) -> str:
        """Threads of the flag's block that do the work and not the flag, where no block barrier
        stands between; "" where one does."""
        assert before is not None
        theirs = pairs[(pairs[:, 0] == by[0]) & (pairs[:, 1] != by[1])]
        if not len(theirs) or self.scene.blocks_between(before, behind):
            return ""
        return self.scene.named(self.scene.places(theirs))

    def _orders(self, site: int, by: tuple[int, int], words: tuple[str, ...]) -> list[int]:
        """The accesses and fences of the flag's thread that release or acquire."""
        if self._modifiers(site) & {*words}:
            return [site]
        scene, wave = self.scene, self.scene.state.wave
        place = (by[0] - scene.first) * wave.threads + by[1]
        if not 0 <= place < wave.size:
            return [site]  # of an earlier wave: nobody knows its fences
        opposite = "acquire" if "release" in words else "release"
        return [
            one
            for one in scene.did("fence")
            if scene.key(one) == "fence"
            and opposite not in self._modifiers(one)
            and scene.state.deeds.times(one)[place]
        ]

    def _modifiers(self, site: int) -> frozenset[str]:
        match = look_up(self.scene.instruction(site).opcode)
        return match.modifiers if match else frozenset()
