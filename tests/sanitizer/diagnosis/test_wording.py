"""Every cause has its message, and every message can be filled."""

from __future__ import annotations

import ast
import inspect
from copy import deepcopy
from functools import cache
from pathlib import Path

from harness.sanitizer import diagnosis, emulator
from harness.sanitizer.diagnosis.cause import Cause, Named
from harness.sanitizer.diagnosis.causes import (
    blocks,
    fences,
    groups,
    hangs,
    loads,
    operands,
    phases,
    races,
    stages,
)
from harness.sanitizer.diagnosis.names import Names
from harness.sanitizer.diagnosis.wording import CLAUSES, MESSAGES, REASONS, USES, fill, slots_in
from harness.sanitizer.emulator import KINDS, Reason, Use

RULES = Path(diagnosis.__file__).parent / "causes"
FACTS = (blocks, fences, groups, hangs, loads, operands, phases, races, stages)
GENERAL_SLOTS = {"here", "there", "memory"}


@cache
def _shared_slots(name: str) -> set[str]:
    """The slots that a class of facts passes to every message, as the source of it and of its bases
    says: ``self.slots = {...}``."""
    classes = [found for module in FACTS if (found := getattr(module, name, None))]
    return {
        str(ast.literal_eval(key))
        for each in classes[0].__mro__[:-1]
        for node in ast.walk(ast.parse(inspect.getsource(each)))
        if isinstance(node, ast.Assign | ast.AugAssign) and "self.slots" in ast.unparse(node)
        for key in getattr(node.value, "keys", ())
        if key is not None  # `{**facts}` has no key
    }


def _slots_of_rules() -> dict[str, set[frozenset[str]]]:
    """Return, by cause, the slots that each call of ``diagnosis`` in the rules passes, with those
    that the facts share."""
    slots_of: dict[str, set[frozenset[str]]] = {}
    for path in RULES.glob("*.py"):
        for rule in ast.parse(path.read_text()).body:
            facts = {
                f"{argument.arg}.diagnosis": ast.unparse(argument.annotation)
                for argument in (rule.args.args if isinstance(rule, ast.FunctionDef) else ())
                if argument.annotation
            }
            for node in ast.walk(rule):
                called = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
                if not isinstance(node, ast.Call) or called not in ("diagnosis", *facts):
                    continue
                cause = node.args[0]
                if isinstance(cause, ast.Attribute) and None not in {k.arg for k in node.keywords}:
                    slots = {str(keyword.arg) for keyword in node.keywords}
                    if called in facts:
                        slots |= _shared_slots(facts[called].split(" | ")[0])
                    slots_of.setdefault(cause.attr, set()).add(frozenset(slots))
    return slots_of


WITH_A_REASON = {Cause.PHASE_MISMATCH, Cause.ILLEGAL_ACCESS, Cause.UNDEFINED_BEHAVIOR}
"""General causes whose words are those of a `Reason`."""


def _inherits_help(cause: Cause) -> bool:
    """Return True if the card shows the help of the general cause of its kind."""
    section = [each for each in Cause if each.value in {*KINDS} or each is cause]
    kinds = [each for each in section[: section.index(cause)] if each.value in {*KINDS}]
    return bool(kinds) and bool(MESSAGES[kinds[-1]].help)


def test_every_cause_has_a_remedy():
    lacking = {c for c in Cause if not MESSAGES[c].help and not _inherits_help(c)}
    assert lacking <= WITH_A_REASON


def test_every_cause_has_a_message():
    assert set(MESSAGES) == set(Cause)


def test_every_reason_has_words():
    of_a_cause = {cause.name for cause in Cause}
    assert {reason.name for reason in {*Reason} - {*CLAUSES, *REASONS}} <= {
        *of_a_cause,
        Reason.UNDEFINED_USE.name,
    }
    assert set(USES) == set(Use)


ADDED = {"self._undefined": {"barrier"}, "NoTensorMap": {"address"}}  # keyed by callee and catcher


def _facts_of_reasons() -> dict[Reason, list[set[str]]]:
    """Return, by reason, the facts that each call in the emulator gives by name; a call that
    passes others on as a whole is left out."""
    facts: dict[Reason, list[set[str]]] = {}
    for path in Path(emulator.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            words = [ast.unparse(argument) for argument in node.args]
            after = next((i + 1 for i, word in enumerate(words) if word.startswith("Reason.")), 0)
            names = {keyword.arg for keyword in node.keywords}
            rest = [word for word in words[after:] if not word.startswith("Severity.")]
            if after and not rest and None not in names:
                reason = Reason[words[after - 1].partition(".")[2]]
                added = ADDED.get(ast.unparse(node.func), set())
                facts.setdefault(reason, []).append({*map(str, names)} | added)
    return facts


def test_an_illegal_operand_gives_the_facts_of_its_clause() -> None:
    lacking = {
        reason: slots_in(CLAUSES[reason]) - facts
        for reason, calls in _facts_of_reasons().items()
        for facts in calls
        if not slots_in(CLAUSES.get(reason, "")) <= facts
    }
    assert lacking == {}


def test_every_kind_is_a_general_cause():
    for kind in KINDS:
        assert "{here}" in MESSAGES[Cause(kind.value)].headline or kind == "store-not-drained"


def test_a_rule_gives_the_slots_of_its_message():
    lacking = {}
    for cause, calls in _slots_of_rules().items():
        message = MESSAGES[Cause[cause]]
        parts = message.headline, message.help, message.note
        wanted = set().union(*map(slots_in, parts)) - {"ptx", "code"}
        for slots in calls:
            if not slots or not wanted <= slots | GENERAL_SLOTS:
                lacking[cause] = wanted - slots
    assert lacking == {}


def test_a_flag_chooses_singular_or_plural():
    assert fill("{n:a wait|waits} of {code:cuda.syncthreads()}", {"n": True}, Names("cuda")) == (
        "A wait of `__syncthreads()`"
    )


def test_two_waits_are_a_plural():
    slots = {"store": "line 3", "issuer": "thread 0", "threads": "thread 1"}
    headline = MESSAGES[Cause.STORE_AWAITED_BY_OTHER_THREAD].headline
    one, two = (
        fill(headline, slots | {"waits": waits}, Names("course"))
        for waits in (Named("line 4"), Named("lines 4 and 5", True))
    )
    assert two.replace("lines 4 and 5", "line 4") != one


def test_a_choice_may_have_slots():
    template = "it passed{line: at {line}|}"
    assert fill(template, {"line": "line 3"}, Names("ptx")) == "It passed at line 3"
    assert fill(template, {"line": ""}, Names("ptx")) == "It passed"
    assert slots_in(template) == {"line"}
    nested = "{a:{b:one|two} of {a}|none}"
    assert fill(nested, {"a": "x", "b": False}, Names("ptx")) == "Two of x"
    assert slots_in(nested) == {"a", "b"}
    number = "{one_of_a:wait|waits} at {a}"
    assert fill(number, {"a": "line 9"}, Names("ptx")) == "Wait at line 9"
    several = Named("PTX line 9 and PTX line 12", are_many=True)
    assert fill(number, {"a": several}, Names("ptx")) == "Waits at PTX line 9 and PTX line 12"
    assert fill(number, {"a": deepcopy(several)}, Names("ptx")).startswith("Waits")
    assert slots_in(number) == {"a"}


def test_a_choice_is_well_formed():
    """Whatever the facts are: with all of them, and with none."""
    malformed = {}
    for cause, message in MESSAGES.items():
        for part in (message.headline, message.help, message.note):
            for value in ("x", ""):
                text = fill(part, dict.fromkeys(slots_in(part), value), Names("course"))
                if "{" in text or "|" in text:
                    malformed[cause] = text
    assert malformed == {}
