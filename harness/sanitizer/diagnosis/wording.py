"""Wording: from a finding and its diagnosis to headline, help and note.

The templates are in `messages.md`. A cause that was found from evidence takes the help and the note
of the general cause of its kind, if it has none of its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path, PurePath
from string import Formatter
from typing import Any, TypeVar

import numpy as np

from harness.sanitizer.diagnosis.cause import (
    Api,
    Cause,
    Diagnosis,
    Named,
    Waiting,
    WaitsFor,
)
from harness.sanitizer.diagnosis.names import Names
from harness.sanitizer.emulator import (
    Finding,
    HazardKind,
    Misplaced,
    Outside,
    Reason,
    Severity,
    Sites,
    Subject,
    Touched,
    Use,
)
from harness.sanitizer.isa.table.index import key_of, look_up
from harness.sanitizer.isa.text.tree import Instruction
from harness.sanitizer.isa.uses import is_strong

_PATH = Path(__file__).with_name("messages.md")
_Id = TypeVar("_Id", bound=StrEnum)


@dataclass(frozen=True)
class Message:
    """The templates of a cause, or these filled in.

    A cause without ``help`` or ``note`` of its own takes those of the general cause of its kind.
    """

    headline: str
    help: str = ""
    note: str = ""

    def filled(self, slots: Mapping[str, Any], names: Names) -> Message:
        parts = self.headline, self.help, self.note
        return Message(*(fill(part, slots, names) for part in parts))


def _sections(text: str, mark: str) -> dict[str, str]:
    """The texts under the headings of a level, by heading. Raises ValueError for a heading that
    occurs twice."""
    _, *parts = re.split(rf"^{mark} (\S+)$", text, flags=re.MULTILINE)
    if len({*parts[::2]}) < len(parts[::2]):
        raise ValueError(f"{_PATH.name} has a heading twice")
    return dict(zip(parts[::2], parts[1::2], strict=True))


_TEXTS = _sections(_PATH.read_text(encoding="utf-8"), "#")


def _templates(heading: str, ids: type[_Id]) -> dict[_Id, str]:
    """The text of each id under a heading. Raises ValueError for an unknown id."""
    return {
        ids(name): " ".join(text.split()) for name, text in _sections(_TEXTS[heading], "##").items()
    }


def _message(text: str) -> Message:
    rest, _, note = text.partition(" Note: ")
    headline, _, help_ = rest.partition(" Help: ")
    return Message(headline, help_, note)


MEANINGS: Mapping[HazardKind, str] = _templates("kinds", HazardKind)
REASONS: Mapping[Reason, str] = _templates("reasons", Reason)
CLAUSES: Mapping[Reason, str] = _templates("clauses", Reason)
USES: Mapping[Use, str] = _templates("uses", Use)
TOUCHED: Mapping[Touched, str] = _templates("touched", Touched)
WAITS: Mapping[WaitsFor, str] = _templates("waits", WaitsFor)
MESSAGES: Mapping[Cause, Message] = {
    cause: _message(text) for cause, text in _templates("causes", Cause).items()
}

FORMAL = "Required by PTX; not observed on any tested GPU."

OTHER_BLOCKS = "The two accesses are in different blocks: a block barrier does not order them."

OUTSIDE = (
    "{element}{other:, the same place as {other_element},|} is {length:out of bounds: axis {axis} "
    "of `{name}` has extent {length}{other:, and axis {other_axis} extent {other_length}|}|before "
    "the array begins}"
)
"""An element beyond an array (`harness.sanitizer.emulator.Outside`)."""


MAX_RUNS = 8  # runs of numbers that are named before a list is cut short


def ranges(numbers: np.ndarray, noun: str) -> Named:
    """``threads 0-31, 40 and 64-95``; ``numbers`` ascend. Long lists are cut short."""
    starts = np.flatnonzero(np.diff(numbers, prepend=numbers[0] - 2) != 1)
    runs = [(int(run[0]), int(run[-1])) for run in np.split(numbers, starts[1:])]
    parts = [f"{first}–{last}" if last > first else f"{first}" for first, last in runs]
    if len(parts) > MAX_RUNS:
        parts = [*parts[:MAX_RUNS], f"others ({len(numbers)} in all)"]
    are_many = len(numbers) > 1
    return Named(f"{noun}{'s' * are_many} {listed(parts)}", are_many)


def listed(parts: list[str]) -> str:
    """``a, b and c``."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def as_sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


_ABOUT_MEMORY = {"memory", "owner", "barrier", "text", "outside"}  # slots that name it


_BESIDE_A_CAUSE = {  # facts that a cause does not have, unless its headline has one of these slots
    Reason.UNDEFINED_USE: set[str](),
    Reason.BYTES_LEFT: {"expected", "issued"},
    Reason.COMPLETED_EARLY: {"expected", "issued"},
    Reason.MADE_AGAIN: {"many"},
}


_ONE_OF = "one_of_"


class _Slots(Formatter):
    """Fills the slots of a message in a dialect. Of ``{flag:singular|plural}`` either side may
    have slots: ``{line: at {line}|}`` is empty if no line is known. The flag ``one_of_waits`` is
    true if the slot ``waits`` holds 1, a single element, or a single name (`Named`)."""

    def __init__(self, names: Names):
        self.names = names

    def get_value(self, key: int | str, args: Any, kwargs: Mapping[str, Any]) -> Any:
        name = str(key)
        if name.startswith(_ONE_OF):
            return _is_one(kwargs[name.removeprefix(_ONE_OF)])
        return "" if name == "code" else kwargs[name]

    def _value(self, value: Any, spec: str, slots: Mapping[str, Any]) -> str:
        match value:
            case Api():
                return self.names.spell(value)
            case Reason():
                return self.vformat(CLAUSES[value], (), slots)
            case Touched():
                return self.vformat(TOUCHED[value], (), slots)
            case Misplaced():
                return self.vformat(CLAUSES[value.reason], (), value.facts)
            case Outside():
                other = value.other._asdict() if value.other else {}
                also = {f"other_{name}": each for name, each in other.items()}
                return self.vformat(OUTSIDE, (), value._asdict() | also)
            case list():
                return listed([str(each) for each in value])
            case _:
                return format(value, spec)

    def vformat(self, format_string: str, args: Any, kwargs: Any) -> str:
        parts = []
        for text, name, spec, _ in self.parse(format_string):
            parts.append(text)
            singular, either, several = _choice(spec or "")
            if name == "code":
                parts.append(self.names.code(spec or ""))
            elif name is not None and either:
                chosen = singular if self.get_value(name, (), kwargs) else several
                parts.append(self.vformat(chosen, (), kwargs))
            elif name is not None:
                parts.append(self._value(self.get_value(name, (), kwargs), spec or "", kwargs))
        return "".join(parts)


def _is_one(value: object) -> bool:
    if isinstance(value, str):
        return bool(value) and not (isinstance(value, Named) and value.are_many)
    return len(value) == 1 if isinstance(value, list) else value == 1


def _choice(spec: str) -> tuple[str, str, str]:
    """Split ``singular|plural`` as `str.partition` does; a bar in braces belongs to another
    choice."""
    depth = 0
    for at, letter in enumerate(spec):
        depth += {"{": 1, "}": -1}.get(letter, 0)
        if letter == "|" and not depth:
            return spec[:at], letter, spec[at + 1 :]
    return spec, "", ""


def fill(template: str, slots: Mapping[str, Any], names: Names) -> str:
    """Fill the slots of a template; the first letter becomes a capital."""
    return as_sentence(filled(template, slots, names))


def filled(template: str, slots: Mapping[str, Any], names: Names) -> str:
    """Fill the slots of a template that is a clause; a single byte is no plural."""
    return re.sub(r"(?<![\w.,-])1 bytes\b", "1 byte", _Slots(names).vformat(template, (), slots))


def words_of_reason(finding: Finding, names: Names) -> str:
    """The rule that a finding's operand or address breaks: a clause without a capital."""
    assert finding.reason is not None
    template = CLAUSES.get(finding.reason) or REASONS[finding.reason]
    return filled(template, finding.facts, names)


def names_the_rule(cause: Cause | None) -> bool:
    """Return True if the headline of a cause says which rule an operand or address breaks."""
    return cause is not None and "text" in slots_in(MESSAGES[cause].headline)


def words_of_wait(wait: Waiting, names: Names) -> str:
    """The end of a sentence about threads that wait."""
    facts = dict(wait.facts)
    if wait.what is WaitsFor.MBARRIER:
        could, gone = facts["could"], facts["gone"]
        facts |= {
            "excess": max(-facts["tx"], 0),
            "could": ranges(could, "thread") if len(could) else "",
            "returned": f"{gone} of its block's threads have returned",
        }
    return filled(WAITS[wait.what], facts, names)


def words_of_finding(
    finding: Finding, diagnosis: Diagnosis | None, sites: Sites, names: Names
) -> Message:
    """The parts of the message about a finding."""
    here, there = _instructions(finding, sites)
    general = MESSAGES[general_cause(finding, sites)]
    if finding.subject is Subject.GUESS and there is not None and key_of(here.opcode) != "ld":
        here, there = there, here
    slots: Mapping[str, Any] = {
        "here": name_of(here, there),
        "there": name_of(there, here) if there else "an earlier access",
        "memory": _memory_read(here),
    }
    own, facts, mentioned = general, slots, frozenset[str]()
    if diagnosis is not None:
        own, facts = MESSAGES[diagnosis.cause], diagnosis.slots
        mentioned = slots_in(own.headline)
    note: list[str] = []
    if diagnosis is not None and finding.undefined:
        note.append("PTX leaves this undefined.")
    if finding.variables and not mentioned & _ABOUT_MEMORY:
        note.append(f"Memory: {listed([f'`{name}`' for name in finding.variables])}.")
    reason = finding.reason
    if diagnosis is None or (reason in _BESIDE_A_CAUSE and not mentioned & _BESIDE_A_CAUSE[reason]):
        note += _reason(finding, sites, names)
    if (
        not finding.same_block
        and finding.subject is not Subject.GUESS
        and finding.kind is not HazardKind.WRITE_AFTER_READ_FENCE  # these are ordered
        and (diagnosis is None or diagnosis.cause not in NAME_BLOCKS)
    ):
        note.append(OTHER_BLOCKS)
    note.append(fill(own.note, facts, names) or fill(general.note, slots, names))
    note.append(FORMAL if finding.severity is Severity.FORMAL else "")
    for_help = slots if own is general else facts
    return Message(
        fill(own.headline, facts, names),
        fill(own.help, for_help, names) or fill(general.help, slots, names),
        " ".join(filter(None, note)),
    )


def words_of_cause(cause: Cause) -> Message:
    """Return the text of a general cause without an access, for a list of rules."""
    slots = {"here": "One access", "there": "another", "memory": "memory"}
    return MESSAGES[cause].filled(slots, Names("course"))


def example(message: Message, facts: Mapping[str, Any]) -> Message:
    """Return a message with these facts in its slots, for a list of causes. A slot that they do not
    have is filled with its own name."""
    parts = message.headline, message.help, message.note
    slots = {name: name for part in parts for name in slots_in(part)} | dict(facts)
    return message.filled(slots, Names("course"))


NAME_BLOCKS = frozenset(
    {
        Cause.BLOCKS_WRITE_SAME_PLACE,
        Cause.BLOCKS_SHARE_PLACE,
        Cause.BLOCKS_COPY_TO_SAME_PLACE,
        Cause.CLUSTER_NOT_MET_AFTER_INIT,
        Cause.NO_BARRIER_AFTER_INIT,
        Cause.NO_BARRIER_BEFORE_ASYNC_READ,
        Cause.NO_CLUSTER_BARRIER_BETWEEN,
        Cause.NO_BARRIER_NEXT_TO_FLAG,
        Cause.USED_AFTER_FLAG,
        Cause.FLAG_SCOPE_TOO_NARROW,
        Cause.ARRIVAL_SCOPE_TOO_NARROW,
        Cause.WAIT_SCOPE_TOO_NARROW,
        Cause.COPY_WITHOUT_EMPTY_WAIT,
        Cause.MBARRIER_ENDED_IN_USE,
    }
)
"""Causes whose headlines speak of blocks: that two are involved is not said again."""


_OF_UNDEFINED = {
    Subject.REGISTER: Cause.UNASSIGNED_REGISTER,
    Subject.LANE: Cause.SHUFFLE_FROM_ABSENT_LANE,
}


def general_cause(finding: Finding, sites: Sites) -> Cause:
    """Return the cause of a finding's kind, its subject and the two instructions."""
    here, there = _instructions(finding, sites)
    kind, subject = finding.kind, finding.subject
    if finding.undefined:
        return Cause.UNDEFINED_BEHAVIOR
    if kind is HazardKind.OVERWRITE_IN_USE and there is None:
        return Cause.COPY_OUTLIVES_BLOCK
    if kind is HazardKind.UNINITIALIZED_READ:
        return _OF_UNDEFINED.get(subject, Cause.UNINITIALIZED_READ)
    by_subject = _BY_SUBJECT.get((subject, kind)) or _BY_SUBJECT.get((subject, None))
    if by_subject is not None:
        return by_subject
    if subject is Subject.TENSOR_MAP:
        return Cause(kind.value)
    keys = [key_of(i.opcode) or "" for i in (here, there) if i is not None]
    if any(key.startswith("wgmma") for key in keys):
        return _OF_PRODUCTS.get(kind, Cause(kind.value))
    if there is None:
        return Cause(kind.value)
    if kind is HazardKind.DATA_RACE and is_strong(here.opcode) != is_strong(there.opcode):
        return Cause.RACE_WITH_ATOMIC
    match = look_up(there.opcode)
    of_row = _BY_COMPLETION.get(match.row.completion, {}) if match is not None else {}
    return of_row.get(kind, Cause(kind.value))


_BY_SUBJECT: Mapping[tuple[Subject, HazardKind | None], Cause] = {
    (Subject.CONSTANT, None): Cause.NON_COHERENT_READ_OF_WRITTEN,
    (Subject.EARLIER_GRID, None): Cause.USED_BEFORE_EARLIER_GRID_ENDED,
    (Subject.GUESS, None): Cause.PLAIN_LOAD_BEFORE_SWAP,
    (Subject.BEGINNING, None): Cause.REACHED_BEFORE_BLOCK_BEGINS,
    (Subject.TENSOR_MAP, HazardKind.MISSING_PROXY_FENCE): Cause.TENSOR_MAP_MISSING_FENCE,
    (Subject.TENSOR_MAP, HazardKind.DATA_RACE): Cause.TENSOR_MAP_RACE,
}
_OF_PRODUCTS: Mapping[HazardKind, Cause] = {
    HazardKind.SOURCE_REUSED: Cause.PRODUCT_SOURCE_REUSED,
    HazardKind.MISSING_PROXY_FENCE: Cause.PRODUCT_MISSING_PROXY_FENCE,
}
_BY_COMPLETION: Mapping[str, Mapping[HazardKind, Cause]] = {
    "in a bulk group": {
        HazardKind.READ_BEFORE_ARRIVAL: Cause.STORE_READ_EARLY,
        HazardKind.OVERWRITE_IN_USE: Cause.STORE_OVERWRITTEN,
    },
    "in a group of cp.async": {
        HazardKind.READ_BEFORE_ARRIVAL: Cause.THREAD_COPY_READ_EARLY,
    },
}


def _instructions(finding: Finding, sites: Sites) -> tuple[Instruction, Instruction | None]:
    other = finding.other_site
    here = sites.instructions[finding.site]
    there = None if other is None else sites.instructions[other]
    apart = sites.apart(finding.site, other)
    if apart is None or there is None:
        return here, there
    return replace(here, location=apart[0]), replace(there, location=apart[1])


def slots_in(template: str) -> frozenset[str]:
    """The names of a template's slots, with those inside of a choice."""
    parts = Formatter().parse(template)
    parsed = [(name.removeprefix(_ONE_OF), spec or "") for _, name, spec, _ in parts if name]
    inner = (slots_in(spec) for name, spec in parsed if name != "code")
    return frozenset(name for name, _ in parsed).union(*inner)


def _reason(finding: Finding, sites: Sites, names: Names) -> list[str]:
    """Return sentences for the finding's reason and facts."""
    here, there = _instructions(finding, sites)
    facts = dict(finding.facts)
    if finding.reason is Reason.UNDEFINED_USE:
        if there is None and facts["use"] is Use.OPERAND:  # the message says so
            return []
        return [fill(USES[facts["use"]], {"user": name_of(there or here)}, names)]
    for name in ("use", "wait"):
        if name in facts:
            facts[name] = sites.place(facts[name])
    if finding.reason is None or finding.reason not in REASONS:
        return []
    facts["by_another"] = facts.get("first") != facts.get("again")
    return [text] if (text := fill(REASONS[finding.reason], facts, names)) else []


def same_for(names: Sequence[str]) -> str:
    """Return a sentence about the memory of further findings with the same cause."""
    return f"The same holds for {listed([f'`{name}`' for name in names])}."


def _memory_read(instruction: Instruction) -> str:
    """The memory that it reads, in words."""
    match = look_up(instruction.opcode)
    spaces = set()
    for place in range(len(instruction.operands) if match else 0):
        role = match.role(place) if match else None
        if role is not None and "read" in role.access and role.does in ("address", "descriptor"):
            spaces.add((match.words.get(role.space) if match else "") or role.space)
    named = {space.split("::")[0] for space in spaces} & {"shared", "global", "local"}
    return f"{' or '.join(sorted(named))} memory" if named else "memory"


def name_of(instruction: Instruction, beside: Instruction | None = None) -> str:
    """Return the line of an instruction; and its file, if the instruction next to it is in
    another file."""
    mnemonic, location = instruction.opcode, instruction.location
    if location is None:
        return f"`{mnemonic}` (PTX line {instruction.ptx_line})"
    apart = beside and beside.location and beside.location.file != location.file
    of_file = f" of {PurePath(location.file).name}" if apart else ""
    return f"line {location.line}{of_file} (`{mnemonic}`)"


def seen_in(threads: tuple[tuple[int, int], ...]) -> str:
    """``Seen in thread 3 of block 0 and others.``"""
    if not threads:
        return ""
    block, thread = threads[0]
    others = " and others" if len(threads) > 1 else ""
    return f"Seen in thread {thread} of block {block}{others}."
