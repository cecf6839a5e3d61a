"""Every kind of hazard has its words."""

from __future__ import annotations

from harness.emulator.hazards import wording
from harness.emulator.hazards.kinds import KINDS
from harness.isa.text.parser import parse

PTX = ".version 8.0\n.target sm_90a\n.address_size 64\n.visible .entry k()\n{\n  ret;\n}\n"


def test_every_kind_says_what_happened():
    (here,) = parse(PTX).functions["k"].instructions
    for kind in KINDS:
        happened, *_ = wording.texts(kind, here, here)
        assert "{here}" in happened and happened != "{here}", kind


def test_what_was_done_is_not_said_twice():
    (here,) = parse(PTX).functions["k"].instructions
    texts = wording.texts("data-race", here, here)
    given = texts, here, here, ((0, 3),), "The index is too large. Look again.", False, False
    whole = wording.message(*given, ("tile", "sum"))
    assert all(each in whole for each in ("touch the same bytes", "`tile` and `sum`", "too large"))
    done = "Blocks 0 and 1 meet in `tile`: the index is too large."
    rest = wording.message(*given, ("tile", "sum"), done.replace("the index", "The index"))
    assert rest.startswith("It is about `sum`. Look again. Either may come first")
