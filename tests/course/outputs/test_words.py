"""Every cause of a wrong output has its message, and a check gives the slots of its shortfall."""

from __future__ import annotations

import ast
from pathlib import Path

from harness.course.judge import provenance, structure
from harness.course.outputs import MESSAGES, OutputCause, Shortfall
from harness.sanitizer.diagnosis import slots_in


def test_every_cause_has_a_message_with_a_remedy():
    assert {cause for cause, message in MESSAGES.items() if message.help} == set(OutputCause)


def _slots_of_shortfalls() -> dict[str, set[frozenset[str]]]:
    """Return, by shortfall, the slots that each call of ``MissingEffect`` passes; ``**names`` are
    the array and the way."""
    slots_of: dict[str, set[frozenset[str]]] = {}
    for module in (provenance, structure):
        for node in ast.walk(ast.parse(Path(module.__file__).read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "MissingEffect":
                slots = {keyword.arg or "name way" for keyword in node.keywords}
                slots_of.setdefault(ast.unparse(node.args[0]), set()).add(
                    frozenset(" ".join(slots).split())
                )
    return slots_of


def test_a_check_gives_the_slots_of_a_shortfall():
    slots_of = _slots_of_shortfalls()
    lacking = set()
    for shortfall in Shortfall:
        passed_on = slots_of["shortfall"] if shortfall.name.endswith("_BY_THREADS") else set()
        calls = slots_of.get(str(shortfall), passed_on)
        wanted = set(slots_in(shortfall.value))
        if not calls or not all(wanted <= slots for slots in calls):
            lacking.add(shortfall)
    assert lacking == set()
