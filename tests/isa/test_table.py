"""The instruction table: each row is complete and unambiguous."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from harness.emulator import ops
from harness.emulator.program.steps import STEPS
from harness.isa.table import row as rows
from harness.isa.table.index import CHAPTERS, ROWS, look_up, why_unknown
from harness.isa.table.row import BY_NAME, KINDS, Form
from harness.isa.types import DTYPES
from tests.isa import forms_ptxas


def test_every_row_has_a_step_and_every_step_a_row():
    assert ops.__all__
    assert set(STEPS) == set(ROWS)


def test_a_key_is_unique():
    assert len(ROWS) == sum(len(chapter.ROWS) for chapter in CHAPTERS)


@pytest.mark.parametrize("row", ROWS.values(), ids=lambda row: row.key)
def test_every_row_is_complete(row) -> None:
    assert row.meaning.endswith(".") and row.section.startswith("9.7.")
    named = {name for form in row.forms for name in form.names}
    assert set(row.own_roles) <= named  # a role is about an operand
    for form in row.forms:
        words = dict(form.choices)
        assert set(words) == set(re.findall(r"<(\w+)>", form.syntax))
        for role in map(row.role, form.names):
            assert role.type in {"", *DTYPES}
            assert role.space in {"", "global", "shared", "generic", *words}
            assert not isinstance(role.nbytes, str) or role.nbytes in {"", *words, *form.names}
    together = [f for f in row.forms if re.search(r"\.sync\b|^bar|\.aligned", f.syntax)]
    assert (row.issuer != "thread") == bool(together)
    assert (row.needs == "sm_90a") == row.key.startswith(("wgmma.", "setmaxnreg", "tensormap.rep"))


def test_sections_are_those_of_the_manual() -> None:
    """`sections.txt`: the sections of 9.7 in version 9.1, and the instructions of each."""
    lines = (Path(__file__).parent / "sections.txt").read_text().splitlines()
    described = {number: names for number, *names in map(str.split, lines)}
    for row in ROWS.values():
        names = [name.split(".") for name in described[row.section]]
        for form in row.forms:
            words = {*re.findall(r"\w+", f"{form.syntax} {form.choices}")}
            assert any(form.mnemonic == of and words >= {*rest} for of, *rest in names), row.key


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.__name__.split(".")[-1])
def test_a_heading_has_the_sections_of_its_rows(chapter) -> None:
    def number(section: str) -> list[int]:
        return [*map(int, section.split("."))]

    (named,) = re.findall(r"\(PTX ISA (.*)\)\.$", chapter.__doc__.split("\n")[0])
    spans = [[*map(number, span.split("-"))] for span in named.split(", ")]
    for row in chapter.ROWS:
        at = number(row.section)
        covering = [span for span in spans if span[0] <= at[: len(span[0])] <= span[-1]]
        assert len(covering) == 1, row.key
    for span in spans:
        assert any(span[0] <= number(r.section)[: len(span[0])] <= span[-1] for r in chapter.ROWS)


@pytest.mark.parametrize("row", ROWS.values(), ids=lambda row: row.key)
def test_an_instruction_has_one_proxy(row) -> None:
    """The support matrix prints the row's proxy, the reference that of each wrapper."""
    named = row.of_proxy.split("; with .relaxed, ")
    assert {wrapper.of_proxy for wrapper in row.wrappers} <= {*named}
    assert row.accesses or row.proxy != "generic" or row.of_proxy == "none"


@pytest.mark.parametrize(
    "key, proxy",
    [
        ("mma.f16", "none"),
        ("shfl.sync", "none"),
        ("bra", "none"),
        ("cp.async.wait_group", "none"),
        ("cp.async.bulk.commit_group", "none"),
        ("wgmma.fence", "none"),
        ("createpolicy.range", "none"),
        ("bar.sync", "generic"),
        ("ldmatrix", "generic"),
        ("fence.mbarrier_init", "generic and async"),
        ("cp.async.bulk.load", "async"),
        ("wgmma.mma_async.sp.f16", "async"),
    ],
)
def test_instructions_that_access_no_memory_have_no_proxy(key: str, proxy: str) -> None:
    assert ROWS[key].of_proxy == proxy


@pytest.mark.parametrize("row", ROWS.values(), ids=lambda row: row.key)
def test_every_form_of_a_row_is_found_as_that_row(row) -> None:
    for form in row.forms:
        plain = re.sub(r"\{.*?\}", "", form.syntax)
        full = re.sub(r"\{(.*?)(\|.*?)?\}", r"\1", form.syntax)
        assert any(
            (match := look_up(spelled(syntax, form))) and match.row is row
            for syntax in (plain, full)
        )


@pytest.mark.parametrize(
    "written, key",
    [  # as ptxas takes or refuses them
        ("add.f32.rn.ftz", "add.float"),
        ("ld.b32.relaxed.gpu.global", "ld"),
        ("barrier.cluster.arrive.aligned.release", "barrier.cluster.arrive"),
        ("cp.async.bulk.bulk_group.global.shared::cta", "cp.async.bulk.store"),
        ("cp.async.bulk.shared::cta.global.bulk_group", None),
        ("mbarrier.init.b64.shared", "mbarrier.init"),
        ("mbarrier.b64.init", None),
        ("wgmma.mma_async.sync.aligned.f32.f16.f16.m64n8k16", "wgmma.mma_async.f16"),
        ("wgmma.mma_async.sync.aligned.f16.f32.f16.m64n8k16", None),
        ("wgmma.sync.aligned.mma_async.m64n8k16.f32.f16.f16", None),
        ("mul.s32.lo", None),
        ("ld.global.global.u32", None),
        ("add.s32.s32", None),
    ],
)
def test_modifiers_may_be_in_any_order(written: str, key: str | None) -> None:
    match = look_up(written)
    assert (match and match.row.key) == key


def spelled(syntax: str, form: Form) -> str:
    for name, words in form.choices:
        syntax = syntax.replace(f"<{name}>", words.split()[0])
    return syntax


@pytest.mark.parametrize(
    "row", [row for row in ROWS.values() if row.wrappers], ids=lambda row: row.key
)
def test_a_wrapper_is_a_form_of_its_row(row) -> None:
    for wrapper in row.wrappers:
        if wrapper.ptx and not wrapper.ptx.startswith("{"):
            match = look_up(wrapper.opcode)
            assert match is not None and match.row is row
        assert all(each.kind in KINDS for each in wrapper.parameters if wrapper.ptx)


def test_forms_accepted_only_by_ptxas_are_recorded_and_refused() -> None:
    """Some are tried again; `forms_ptxas.json` has all."""
    record = json.loads(forms_ptxas.RECORD.read_text())
    for opcode in record["lacking"]:
        assert look_up(opcode) is None and why_unknown(opcode), opcode
    again = ("isspacep", "cvta", "membar", "mapa")
    lacking, _, tried = forms_ptxas.compared(again)
    assert tried > 500 and not record["mnemonics"]  # the record is of all
    assert lacking == [form for form in record["lacking"] if form.split(".")[0] in again]


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
    "red.async.relaxed.cluster.mbarrier::complete_tx::bytes.add.s64": (
        "red.async.relaxed.cluster.mbarrier::complete_tx::bytes.add.u64"
    ),
    "testp.f32": "testp.finite.f32",
}


def test_forms_accepted_only_by_ptxas_have_an_extra_or_moved_modifier() -> None:
    lacking = json.loads(forms_ptxas.RECORD.read_text())["lacking"]
    left = []
    for opcode in lacking:
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
