"""The assembler's errors about a PTX text, with the PTX line and the source line."""

from __future__ import annotations

import re

from harness.isa.text.locations import source_place

REFUSES = "the assembler refuses this PTX:"
_MOST, _LONGEST = 6, 300


def complaint(log: str, ptx: str) -> str:
    """The errors in an assembler's ``log``, ptxas's or nvJitLink's, a paragraph."""
    lines = ptx.splitlines()
    said = []
    found = re.findall(r"line (\d{1,9});? *(?:error|fatal) *: *(.+)", log)
    for number, text in found[:_MOST]:  # a text of errors alone has as many as lines
        at = int(number)
        quoted = f"\n    {lines[at - 1].strip()[:200]}" if 0 < at <= len(lines) else ""
        place = source_place(ptx, at)
        source = f" (source line {place.line})" if place else ""
        reason = re.sub(r" at start of file .*", "", text.strip())  # a temporary one
        said.append(f"PTX line {number}: {reason[:_LONGEST]}{source}{quoted}")
    undefined = re.findall(r"(?i:error)\s*:\s*(Undefined reference .+)", log)
    more = len(found) + len(undefined) - _MOST
    said += [text.strip()[:_LONGEST] for text in undefined[: _MOST - len(said)]]
    if not said:  # of the text as a whole, and not of a line
        whole = re.findall(r"^\s*ptxas (?:error|fatal) *: *(.+)$", log, re.MULTILINE)
        whole = [text for text in whole if "aborted due to errors" not in text]
        said, more = [text.strip()[:_LONGEST] for text in whole[:_MOST]], len(whole) - _MOST
    if more > 0:
        said.append(f"... and {more} more")
    return "\n".join([REFUSES, *(said or [log.strip()[-2000:]])])
