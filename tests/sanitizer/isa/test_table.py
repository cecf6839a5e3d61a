"""The instruction table: each row is complete and unambiguous."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from harness.sanitizer.emulator import ops
from harness.sanitizer.emulator.program.steps import STEPS
from harness.sanitizer.isa.table import row as rows
from harness.sanitizer.isa.table.index import CHAPTERS, ROWS, look_up, why_unknown
from harness.sanitizer.isa.table.row import BY_NAME, KINDS, Form, Row
from harness.sanitizer.isa.types import DTYPES

# Forms of all mnemonics that ptxas accepts and the manual lacks (`quality/ptxas/forms.py`).
LACKING = json.loads(Path(__file__).with_name("forms.json").read_text())["lacking"]


def test_every_row_has_a_step_and_every_step_a_row():
    assert ops.arithmetic  # its import registers the steps
    assert set(STEPS) == set(ROWS)


def test_a_key_is_unique():
    assert len(ROWS) == sum(len(chapter.ROWS) for chapter in CHAPTERS)


def test_every_row_is_complete() -> None:
    assert [key for key, row in ROWS.items() if not is_complete(row)] == []


def is_complete(row: Row) -> bool:
    named = {name for form in row.forms for name in form.names}
    return (
        row.meaning.endswith(".")
        and row.section.startswith("9.7.")
        and set(row.own_roles) <= named  # a role is about an operand
        and all(is_defined(row, form) for form in row.forms)
        and (row.issuer != "thread")
        == any(re.search(r"\.sync\b|^bar|\.aligned", form.syntax) for form in row.forms)
        and (row.needs == "sm_90a") == row.key.startswith(("wgmma.", "setmaxnreg", "tensormap.rep"))
    )


def is_defined(row: Row, form: Form) -> bool:
    """Return whether choices and roles of a form refer to words and operands that exist."""
    words, roles = dict(form.choices), [row.role(name) for name in form.names]
    sizes = {"", *words, *form.names}
    return (
        set(words) == set(re.findall(r"<(\w+)>", form.syntax))
        and {role.type for role in roles} <= {"", *DTYPES}
        and {role.space for role in roles} <= {"", "global", "shared", "generic", *words}
        and {role.nbytes for role in roles if isinstance(role.nbytes, str)} <= sizes
    )


def test_sections_are_those_of_the_manual() -> None:
    """`sections.txt`: the sections of 9.7 in version 9.1, and the instructions of each."""
    lines = (Path(__file__).parent / "sections.txt").read_text().splitlines()
    described = {number: names for number, *names in map(str.split, lines)}
    for row in ROWS.values():
        names = [name.split(".") for name in described[row.section]]
        for form in row.forms:
            words = {*re.findall(r"\w+", f"{form.syntax} {form.choices}")}
            assert any(form.mnemonic == of and words >= {*rest} for of, *rest in names), row.key


def test_a_heading_has_the_sections_of_its_rows() -> None:
    def number(section: str) -> list[int]:
        return [*map(int, section.split("."))]

    wrong = []
    for chapter in CHAPTERS:
        (named,) = re.findall(r"\(PTX ISA (.*)\)\.$", chapter.__doc__.split("\n")[0])
        spans = [[*map(number, span.split("-"))] for span in named.split(", ")]
        covering = [
            [n for n, span in enumerate(spans) if span[0] <= at[: len(span[0])] <= span[-1]]
            for at in (number(row.section) for row in chapter.ROWS)
        ]
        if {*map(len, covering)} != {1} or {n for each in covering for n in each} != {
            *range(len(spans))
        }:
            wrong.append(chapter.__name__)
    assert wrong == []


def test_an_instruction_has_one_proxy() -> None:
    """The support matrix prints the row's proxy, the reference that of each wrapper."""
    several = [
        key
        for key, row in ROWS.items()
        if {w.of_proxy for w in row.wrappers} - {*row.of_proxy.split("; with .relaxed, ")}
        or (not row.accesses and row.proxy == "generic" and row.of_proxy != "none")
    ]
    assert several == []


def test_instructions_that_access_no_memory_have_no_proxy() -> None:
    proxies = {
        **dict.fromkeys(("mma.f16", "shfl.sync", "bra", "cp.async.wait_group"), "none"),
        **dict.fromkeys(("cp.async.bulk.commit_group", "wgmma.fence"), "none"),
        "createpolicy.fractional": "none",
        "bar.sync": "generic",
        "ldmatrix": "generic",
        "fence.mbarrier_init": "generic and async",
        "cp.async.bulk.load": "async",
    }
    assert {key: ROWS[key].of_proxy for key in proxies} == proxies


def test_every_form_of_a_row_is_found_as_that_row() -> None:
    def is_found(row: Row, form: Form) -> bool:
        plain = re.sub(r"\{.*?\}", "", form.syntax)
        full = re.sub(r"\{(.*?)(\|.*?)?\}", r"\1", form.syntax)
        matches = (look_up(spelled(syntax, form)) for syntax in (plain, full))
        return any(match and match.row is row for match in matches)

    forms = [(row, form) for row in ROWS.values() for form in row.forms]
    assert [form.syntax for row, form in forms if not is_found(row, form)] == []


def spelled(syntax: str, form: Form) -> str:
    for name, words in form.choices:
        syntax = syntax.replace(f"<{name}>", words.split()[0])
    return syntax


def test_modifiers_may_be_in_any_order() -> None:
    keys = {  # ptxas accepts or rejects these
        "add.f32.rn.ftz": "add.float",
        "ld.b32.relaxed.gpu.global": "ld",
        "barrier.cluster.arrive.aligned.release": "barrier.cluster.arrive",
        "cp.async.bulk.bulk_group.global.shared::cta": "cp.async.bulk.store",
        "cp.async.bulk.shared::cta.global.bulk_group": None,
        "mbarrier.init.b64.shared": "mbarrier.init",
        "mbarrier.b64.init": None,
        "wgmma.mma_async.sync.aligned.f32.f16.f16.m64n8k16": "wgmma.mma_async.f16",
        "wgmma.mma_async.sync.aligned.f16.f32.f16.m64n8k16": None,
        "wgmma.sync.aligned.mma_async.m64n8k16.f32.f16.f16": None,
        "mul.s32.lo": None,
        "ld.global.global.u32": None,
        "add.s32.s32": None,
    }
    found = {written: look_up(written) for written in keys}
    assert {written: match and match.row.key for written, match in found.items()} == keys


def test_a_wrapper_is_a_form_of_its_row() -> None:
    wrong = [
        wrapper.name
        for row in ROWS.values()
        for wrapper in row.wrappers
        if wrapper.ptx
        and (
            any(each.kind not in KINDS for each in wrapper.parameters)
            or (
                not wrapper.ptx.startswith("{")
                and ((match := look_up(wrapper.opcode)) is None or match.row is not row)
            )
        )
    ]
    assert wrong == []


def test_forms_accepted_only_by_ptxas_are_refused() -> None:
    accepted = [opcode for opcode in LACKING if look_up(opcode) or not why_unknown(opcode)]
    assert LACKING and accepted == []


# Not a form of the manual with a word more or in another place: the form that the manual has.
NOT_IN_THE_MANUAL = {
    "cvt.bf16.f16": "cvt.rn.bf16.f16",
    "cvt.f16.bf16": "cvt.rn.f16.bf16",
    "fence.proxy.async::generic.acq_rel.sync_restrict::shared::cluster.cluster": (
        "fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster"
    ),
    "fence.proxy.async::generic.acq_rel.sync_restrict::shared::cta.cluster": (
        "fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster"
    ),
    "fence.proxy.tensormap::generic.acq_rel.cta": "fence.proxy.tensormap::generic.acquire.cta",
    "fma.rm.bf16": "fma.rn.bf16",
    "fma.rp.bf16": "fma.rn.bf16",
    "fma.rz.bf16": "fma.rn.bf16",
    **dict.fromkeys(("rcp.rm.ftz.f64", "rcp.rp.ftz.f64", "rcp.rz.ftz.f64"), "rcp.rn.f64"),
    "red.async.relaxed.cluster.mbarrier::complete_tx::bytes.add.s64": (
        "red.async.relaxed.cluster.mbarrier::complete_tx::bytes.add.u64"
    ),
}


def test_forms_accepted_only_by_ptxas_have_an_extra_or_moved_modifier() -> None:
    left = []
    for opcode in LACKING:
        mnemonic, *words = opcode.split(".")
        fewer = [words[:at] + words[at + 1 :] for at in range(len(words))]
        moved = [
            [*rest[:at], word, *rest[at:]]
            for rest, word in zip(fewer, words, strict=True)
            for at in range(len(words))
        ]
        if not any(look_up(".".join([mnemonic, *form])) for form in (*fewer, *moved)):
            left.append(opcode)
    assert left == sorted(NOT_IN_THE_MANUAL)
    assert all(look_up(form) for form in NOT_IN_THE_MANUAL.values())


def test_an_unknown_word_is_not_an_instruction() -> None:
    assert look_up("mbarrier.arrive.sometimes.b64") is None and look_up("add.u33") is None


def test_every_role_by_name_is_of_an_operand() -> None:
    named = {name for row in ROWS.values() for form in row.forms for name in form.names}
    assert set(BY_NAME) <= named


@pytest.mark.parametrize("signature", ["f(at: SharedAdress)", "f(at: SharedAddress) -> Uint32"])
def test_a_wrapper_with_an_unknown_kind_is_refused_by_name(signature: str) -> None:
    with pytest.raises(ValueError, match=r"'SharedAdress'|'Uint32'"):
        rows.wrapper(signature, "frob.b32 [$at];", "Frobs.")
