"""What the assembler has against a PTX text, at the PTX line and the line that its writer wrote."""

from __future__ import annotations

import re

from harness.isa.text.locations import source_place

REFUSES = "the assembler refuses this PTX:"
_MOST = 6


def complaint(log: str, ptx: str) -> str:
    """The errors in an assembler's ``log``, ptxas's or nvJitLink's, a paragraph."""
    lines = ptx.splitlines()
    said = []
    for number, text in re.findall(r"line (\d+);? *(?:error|fatal) *: *(.+)", log):
        at = int(number)
        quoted = f"\n    {lines[at - 1].strip()[:200]}" if 0 < at <= len(lines) else ""
        place = source_place(ptx, at)
        source = f" (source line {place.line})" if place else ""
        reason = re.sub(r" at start of file .*", "", text.strip())  # a temporary one
        said.append(f"PTX line {number}: {reason}{source}{quoted}")
    said += [text.strip() for text in re.findall(r"(?i:error)\s*:\s*(Undefined reference .+)", log)]
    if not said:  # of the text as a whole, and not of a line
        whole = re.findall(r"^\s*ptxas (?:error|fatal) *: *(.+)$", log, re.MULTILINE)
        said = [text.strip() for text in whole if "aborted due to errors" not in text]
    if len(said) > _MOST:
        said[_MOST:] = [f"... and {len(said) - _MOST} more"]
    return "\n".join([REFUSES, *(said or [log.strip()[-2000:]])])
