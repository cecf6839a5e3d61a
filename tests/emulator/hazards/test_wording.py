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
