"""Collecting hazards: one bug gives one report, however many threads show it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace

import numpy as np

from harness.emulator.hazards import wording
from harness.emulator.hazards.kinds import Hazard, Severity, distinct, in_order
from harness.emulator.hazards.words import in_words
from harness.isa.table.index import key_of
from harness.isa.text.tree import Instruction
from harness.launches import Words

MAX_THREADS_NAMED = 8
_Threads = tuple[tuple[int, int], ...]  # block and thread of each


@dataclass(frozen=True)
class Conflict:
    """Accesses at one site that are not ordered as they must be: arrays with one entry for each
    granule.

    Blocks are linear indices in the grid; ``other_columns`` names the other access's agent, and
    ``other_clocks`` says when it was. ``granules`` are the places in memory. Site -1 stands for no
    other access. ``indirect`` is as in `Hazard`.
    """

    kind: str
    severity: Severity
    site: int
    other_sites: np.ndarray
    blocks: np.ndarray
    threads: np.ndarray
    other_blocks: np.ndarray
    other_columns: np.ndarray
    detail: str = ""
    other_clocks: np.ndarray | None = None
    granules: np.ndarray | None = None
    indirect: bool = False
    waited: bool = False  # of what a bulk store reads: its thread had waited for it
    by_itself: bool = False  # as in `Hazard`
    column: int | None = None  # where this access completes, of a copy that writes
    variables: Callable[[np.ndarray], tuple[str, ...]] | None = None  # those that own granules
    region: int = 0  # the memory that the granules are of
    several: bool = False  # as in `Hazard`
    subject: wording.Subject = "memory"

    def owners(self, mask: np.ndarray) -> tuple[str, ...]:
        """The names of the variables that own the memory of these entries."""
        if self.granules is None or self.variables is None:
            return ()
        return self.variables(self.granules[mask])

    def places(self, mask: np.ndarray) -> np.ndarray:
        """The granules of these entries, told apart from those of other memories."""
        assert self.granules is not None
        return places_in(self.region, self.granules[mask])

    def where(self, mask: np.ndarray) -> Conflict:
        """Only the entries for which ``mask`` holds."""
        arrays = {
            field.name: value[mask]
            for field in fields(self)
            if isinstance(value := getattr(self, field.name), np.ndarray)
        }
        return replace(self, **arrays)


_Key = tuple[object, ...]  # what tells one hazard from another


@dataclass(frozen=True)
class Sighting:
    """A hazard as it was found: with sites in place of lines, and with all threads that took part.

    ``who`` and ``others``: the threads of this access and of the other one, int[n, 2] of (number of
    the block, thread), as far as they are known; of a copy ``others`` are columns of its
    agents. ``waited`` is as in `Conflict`.
    """

    kind: str
    site: int
    other_site: int | None
    who: np.ndarray
    others: np.ndarray
    detail: str = ""
    granules: np.ndarray | None = None
    variables: tuple[str, ...] = ()
    subject: wording.Subject = "memory"
    undefined: bool = False
    waited: bool = False
    same_block: bool = True


Tutor = Callable[[Sighting], str]
"""What was done, in a sentence; "" where nothing more is known than what the hazard says."""


class Reporter:
    """Turns conflicts and barrier misuse into hazards, each (kind, line, other line) once."""

    def __init__(
        self,
        instructions: tuple[Instruction, ...],
        sources: dict[str, str],
        linear_block: Callable[[int], int] = int,
        on_found: Callable[[Hazard], object] = lambda hazard: None,
        words: Words = "course",
    ):
        """``linear_block`` turns a block's number (see `Wave`) into its linear index; ``on_found``
        is called with each hazard that was not known before. Where no instruction has a source
        line, the PTX's own lines stand for them. ``words``: what messages call things by."""
        self.instructions = instructions
        self.linear_block, self._on_found, self._words = linear_block, on_found, words
        self._lines = {name: text.splitlines() for name, text in sources.items()}
        self._is_plain_ptx = all(i.location is None for i in instructions)
        self._found: dict[_Key, Hazard] = {}
        self._granules: dict[_Key, set[int]] = {}
        self._read: dict[int, tuple[str, ...]] = {}
        self._undefined: dict[_Key, set[int]] = {}
        self._late: dict[_Key, set[int]] = {}
        self._several: set[_Key] = set()
        self._tutor: Tutor | None = None
        self._to_explain: dict[_Key, Sighting] = {}

    def ask(self, tutor: Tutor) -> None:
        """Let ``tutor`` explain the hazards that are found from now on."""
        self._explain()
        self._tutor = tutor

    def _explain(self) -> None:
        """Put the tutor's sentences in front of the messages, once the run is over."""
        findings, self._to_explain = self._to_explain, {}
        for key, finding in findings.items():
            known = self._found[key]
            finding = replace(finding, variables=known.variables)
            done = self._tutor(finding) if self._tutor else ""
            if done:
                rest = self._message(finding, known.severity, known.threads, done)
                done = self.told(done)
                self._found[key] = replace(known, message=f"{done} {rest}", done=done)

    def told(self, sentence: str) -> str:
        """What the kernel does or lacks, in the names of what it was written with."""
        return in_words(sentence, self._words, code=True)

    @property
    def found(self) -> tuple[Hazard, ...]:
        """All that was found, in the order of time, including what another hazard explains."""
        self._explain()
        return tuple(
            replace(
                hazard,
                granules=frozenset(self._granules.get(key) or self._read_by(hazard)),
                late=frozenset(self._late.get(hazard.here or (), ())),
                several=key in self._several,
            )
            for key, hazard in self._found.items()
        )

    def _read_by(self, hazard: Hazard) -> Iterable[int]:
        """The undefined places that an uninitialised read found."""
        if hazard.kind != "uninitialised-read" or hazard.here is None:
            return ()
        return self._undefined.get(hazard.here, ())

    @property
    def hazards(self) -> tuple[Hazard, ...]:
        """What was found, errors first, in the order of the source lines."""
        return in_order(distinct(self.found))

    def name_read(self, site: int, variables: tuple[str, ...], places: np.ndarray) -> None:
        """The instruction reads what is undefined from these variables, at these places."""
        self._read[site] = tuple(dict.fromkeys((*self._read.get(site, ()), *variables)))
        line, _, file = self.source_of(site)
        if line is not None:
            self._undefined.setdefault((file, line), set()).update(places.tolist())

    def passed_early(self, site: int, places: np.ndarray) -> None:
        """The wait at ``site`` let threads pass before copies had written these places for them."""
        line, _, file = self.source_of(site)
        if line is not None:
            self._late.setdefault((file, line), set()).update(places.tolist())

    def conflict(self, conflict: Conflict) -> None:
        for other in np.unique(conflict.other_sites):
            mine = conflict.other_sites == other
            other_site = None if other < 0 else int(other)
            pairs = _pairs(conflict.blocks[mine], conflict.threads[mine])
            threads = tuple((block, thread) for block, thread in pairs[:MAX_THREADS_NAMED].tolist())
            granules = None if conflict.granules is None else conflict.places(mine)
            key = self._key(conflict.kind, conflict.severity, conflict.site, other_site)
            if conflict.several:
                self._several.add(key)
            indirect = bool(conflict.indirect)  # numpy's own is no value of a report in JSON
            if self._is_known(key, threads, granules, indirect, by_itself=conflict.by_itself):
                continue  # the rest is about its first sighting
            first = np.flatnonzero(mine)[0]
            self.hazard(
                conflict.kind,
                conflict.site,
                other_site,
                threads,
                severity=conflict.severity,
                detail=conflict.detail,
                same_block=bool(conflict.blocks[first] == conflict.other_blocks[first]),
                indirect=indirect,
                granules=granules,
                subject=conflict.subject,
                variables=conflict.owners(mine),
                who=pairs,
                others=_pairs(conflict.other_blocks[mine], conflict.other_columns[mine]),
                waited=conflict.waited,
                by_itself=conflict.by_itself,
            )

    def _key(self, kind: str, severity: Severity, site: int, other_site: int | None) -> _Key:
        """What tells one hazard from another."""
        line, _, file = self.source_of(site)
        other_line, _, other_file = self.source_of(other_site)
        return kind, severity, file, line or -1 - site, other_file, other_line

    def _is_known(
        self,
        key: _Key,
        threads: _Threads,
        granules: np.ndarray | None,
        indirect: bool,
        evident: bool = False,
        by_itself: bool = False,
    ) -> bool:
        """Whether this hazard was found before; notes what is new of it. A hazard that was not
        ``evident`` is reported again when it is."""
        if granules is not None:
            self._granules.setdefault(key, set()).update(granules.tolist())
        known = self._found.get(key)
        if known is None:
            return False
        if known.evident or not evident:
            threads = self._seen(known, threads)
            both = known.indirect and (indirect or known.kind == "phase-mismatch")
            alone = known.by_itself or by_itself
            if (threads, both, alone) != (known.threads, known.indirect, known.by_itself):
                self._found[key] = replace(known, threads=threads, indirect=both, by_itself=alone)
            return True
        return False

    def _seen(self, known: Hazard | None, threads: _Threads) -> _Threads:
        """The threads of a hazard, those that were known among them, by their blocks' indices."""
        threads = tuple((int(self.linear_block(block)), thread) for block, thread in threads)
        if known is None:
            return threads
        return tuple(sorted({*known.threads, *threads}))[:MAX_THREADS_NAMED]

    def hazard(
        self,
        kind: str,
        site: int,
        other_site: int | None,
        threads: _Threads,
        *,
        severity: Severity = "error",
        detail: str = "",
        same_block: bool = True,
        evident: bool = False,
        indirect: bool = False,
        granules: np.ndarray | None = None,
        subject: wording.Subject = "memory",
        undefined: bool = False,
        variables: tuple[str, ...] = (),
        who: np.ndarray | None = None,
        others: np.ndarray | None = None,
        waited: bool = False,
        by_itself: bool = False,
    ) -> None:
        """Report one hazard; ``threads`` are (number of the block, thread); ``evident``,
        ``indirect`` and ``by_itself`` are as in `Hazard`, ``granules`` the memory that it is about
        (`places_in`). ``subject``: what it is about; a tensor map is read by the copy that uses it.
        ``variables``: the names of those that own that memory.
        ``undefined``: PTX forbids it, the hardware need not stop, and ``detail`` says all.
        ``who``, ``others`` and ``waited`` are as in `Sighting`."""
        key = self._key(kind, severity, site, other_site)
        if self._is_known(key, threads, granules, indirect, evident, by_itself):
            return
        known = self._found.get(key)
        if kind == "uninitialised-read" and not variables:
            variables = self._read.get(site, ())
        nobody = np.zeros((0, 2), np.int64)
        finding = self._to_explain[key] = Sighting(
            kind,
            site,
            other_site,
            np.array(threads).reshape(-1, 2) if who is None else who,
            nobody if others is None else others,
            detail,
            granules,
            variables,
            subject,
            undefined,
            waited,
            same_block,
        )
        by_count = other_site is not None and self._is_init(other_site)
        found = self._found[key] = replace(
            self._worded(finding, severity, self._seen(known, threads)),
            indirect=indirect or (kind == "phase-mismatch" and by_count),
            evident=evident,
            by_itself=by_itself,
        )
        if known is None:
            self._on_found(found)

    def _is_init(self, site: int) -> bool:
        return key_of(self.instructions[site].opcode) == "mbarrier.init"

    def _worded(self, finding: Sighting, severity: Severity, threads: _Threads) -> Hazard:
        """The hazard of a finding: its source lines and its message."""
        line, source, file = self.source_of(finding.site)
        other_line, other_source, other_file = self.source_of(finding.other_site)
        instruction, other = self._instructions(finding)
        return Hazard(
            finding.kind,
            severity,
            self._message(finding, severity, threads),
            line,
            source,
            file,
            other_line,
            other_source,
            threads,
            other_file=other_file,
            ptx_line=instruction.ptx_line,
            other_ptx_line=other.ptx_line if other else None,
            stack=instruction.stack,
            other_stack=other.stack if other else (),
            variables=finding.variables,
            opcode=instruction.opcode,
            other_opcode=other.opcode if other else "",
        )

    def _instructions(self, finding: Sighting) -> tuple[Instruction, Instruction | None]:
        other = finding.other_site
        return self.instructions[finding.site], None if other is None else self.instructions[other]

    def _message(
        self, finding: Sighting, severity: Severity, threads: _Threads, done: str = ""
    ) -> str:
        """All of it, or what stands behind ``done``."""
        instruction, other = self._instructions(finding)
        message = wording.message(
            wording.texts(finding.kind, instruction, other, finding.subject, finding.undefined),
            instruction,
            other,
            threads,
            finding.detail,
            finding.same_block,
            severity == "formal",
            finding.variables,
            done,
        )
        return in_words(message, self._words)

    def place(self, site: int) -> str:
        """``line 12: mbarrier_init(...)``, or the PTX line where no source line is known; without
        the statement's semicolon, as part of a sentence."""
        line, source, _ = self.source_of(site)
        instruction, source = self.instructions[site], source.rstrip("; ")
        if line is None or self._is_plain_ptx:
            return f"PTX line {instruction.ptx_line}: {str(instruction).rstrip('; ')}"
        return f"line {line}: {source}" if source else f"line {line}"

    def source_of(self, site: int | None) -> tuple[int | None, str, str]:
        """``(line, source, file)`` of an instruction, as in `Hazard`."""
        if site is None:
            return None, "", ""
        location = self.instructions[site].location
        if location is None and self._is_plain_ptx:  # the PTX is what somebody wrote
            return self.instructions[site].ptx_line, str(self.instructions[site]), ""
        if location is None:
            return None, "", ""
        lines = self._lines.get(location.file, ())
        text = lines[location.line - 1].strip() if 0 < location.line <= len(lines) else ""
        return location.line, text, location.file


def places_in(region: int, granules: np.ndarray) -> np.ndarray:
    """Granules of one memory of many, int64."""
    return granules.astype(np.int64) + (region << 40)


def _pairs(blocks: np.ndarray, others: np.ndarray) -> np.ndarray:
    """Each pair once, int64[n, 2], in order; of them as one number each, which sorts quickly."""
    both = np.unique((blocks.astype(np.int64) << 32) + others)
    first = (both + (1 << 31)) >> 32
    return np.stack([first, both - (first << 32)], axis=1)
