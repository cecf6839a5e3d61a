"""The class roster: each student's submission and its expected points.

The kinds repeat every thirty students, so that the first students of a class are the same mixture.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import cycle, islice
from pathlib import Path

from tests.exploits.arena import LAB, Arena
from tests.exploits.corpus import ATTACKS, NAMED, Attack

# Shares of thirty. `mixed` is an attack around a right kernel; `wrecked` cannot be graded, with a
# reason. There are enough hostile students for a class of 300 to have every attack.
KINDS = {
    "correct": 5,
    "wrong": 2,
    "skeleton": 1,
    "hanging": 2,
    "crashing": 2,
    "hostile": 15,
    "mixed": 2,
    "wrecked": 1,
}
HANGING = ("kernel_hangs", "sleeps", "sleeps_stubbornly")
CRASHING = ("abort", "exits", "kernel_not_a_kernel", "kill_parent")
# With a limit of its own that this class's is not good for.
LEFT_OUT = ("memory_of_many", "spinning_shells", "spinning_orphans")
LIMITS = {"cell_s": 10, "notebook_s": 20, "memory_mib": 1500}
WRECKS = {"not-json": "{", "not-a-notebook": "[1, 2]", "empty": ""}


@dataclass(frozen=True)
class Member:
    """A student; ``earns`` is the expected sum of points, or None if there is nothing to grade."""

    name: str
    kind: str
    attack: Attack
    earns: float | None
    text: str = ""

    def hand_in(self, arena: Arena) -> None:
        """Put the student's work into the folder of collected submissions."""
        arena.submit(self.name, self.attack)
        if self.kind == "wrecked":
            (arena.course.submitted / self.name / LAB / f"{LAB}.ipynb").write_text(self.text)


def everybody(member: Member) -> bool:
    """The complete class."""
    return True


def is_honest(member: Member) -> bool:
    """True if the submission is neither an attack nor damaged: its kernel is right, wrong or
    empty.
    """
    return member.kind in ("correct", "wrong", "skeleton")


def nbgrader_opens(member: Member) -> bool:
    """True unless a file or folder makes nbgrader fail before this course's steps run."""
    return member.kind != "wrecked" and member.attack.place not in ("submission", "exchange")


def roster(count: int, which: Callable[[Member], bool] = everybody) -> tuple[Member, ...]:
    """Return the first ``count`` students that satisfy the condition."""
    return tuple(islice(filter(which, _endless()), count))


def _endless() -> Iterator[Member]:
    of_kind = {kind: cycle(_attacks(kind)) for kind in KINDS}
    wrecks = cycle(WRECKS.items())
    number = 0
    while True:
        for kind in _round():
            number += 1
            attack = next(of_kind[kind])
            what, text = next(wrecks) if kind == "wrecked" else (attack.name, "")
            refused = kind == "wrecked" or "refused" in attack.fields
            earns = None if refused else sum(attack.earns)
            yield Member(f"{number:03}-{kind}-{what}", kind, attack, earns, text)


def _round() -> list[str]:
    """Spread the kinds of thirty students."""
    places = [((at + 0.5) / count, kind) for kind, count in KINDS.items() for at in range(count)]
    return [kind for _, kind in sorted(places)]


def _attacks(kind: str) -> list[Attack]:
    if kind in ("correct", "wrong", "skeleton"):
        return [_control(kind)]
    if kind == "wrecked":
        return [_control("correct")]
    by_name = {attack.name: attack for attack in ATTACKS}
    if kind in ("hanging", "crashing"):
        return [by_name[name] for name in {"hanging": HANGING, "crashing": CRASHING}[kind]]
    hostile = [
        attack
        for attack in ATTACKS
        if not attack.name.startswith("control_")
        and attack.name not in (*HANGING, *CRASHING, *LEFT_OUT)
    ]
    return (
        hostile
        if kind == "hostile"
        else [_mixed(attack) for attack in hostile if _is_beside(attack)]
    )


def _is_beside(attack: Attack) -> bool:
    """Return True if the attack's wrong kernel keeps its points."""
    return attack.earns == (2, 3) and attack.place in ("cell", "last", "end")


def _mixed(attack: Attack) -> Attack:
    """The attack in a notebook with a right kernel, which then earns all points."""
    return replace(attack, fields={**attack.fields, "kernel": "correct", "earns": "5 3"})


def _control(which: str) -> Attack:
    return NAMED[f"control_{which}"]


def course_of(
    root: Path, members: tuple[Member, ...], repository: Path, settings: str = ""
) -> Arena:
    """A course in ``root`` in which all students have submitted, with its own LIMITS and with
    ``settings`` appended to its configuration.
    """
    root.mkdir(parents=True)
    limits = "".join(f"c.RunAndJudge.{name} = {value}\n" for name, value in LIMITS.items())
    (root / "nbgrader_config.py").write_text(
        f"load_subconfig('nbgrader_config.py', path={json.dumps(str(repository))})\n"
        f"c = get_config()\n{limits}{settings}"
    )
    arena = Arena(root)
    for member in members:
        member.hand_in(arena)
    return arena
