"""The table of two results, and the faults that only the first suite kills."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from quality.faults.places import Fault


def compare(faults: list[Fault], before: Path, after: Path) -> str:
    """Return the faults per room: all, killed before, killed after. Counts faults that both tried
    and whose place is in both."""
    results = [json.loads(file.read_text()) for file in (before, after)]
    old, new = (result.get("faults", result) for result in results)
    tried = [
        fault
        for fault in faults
        if all(result.get(fault.id, {}).get("verdict", "gone") != "gone" for result in (old, new))
    ]
    rooms, killed, kills = Counter(fault.room for fault in tried), Counter(), Counter()
    lost = []
    for fault in tried:
        first, second = (result[fault.id]["verdict"] == "killed" for result in (old, new))
        killed[fault.room] += first
        kills[fault.room] += second
        if first and not second:
            lost.append(f"{fault.id} {fault.shown()}\n    before: {old[fault.id]['by']}")
    lines = [f"{'room':12}{'faults':>8}{'before':>8}{'after':>8}"]
    for room in sorted(rooms):
        lines.append(f"{room:12}{rooms[room]:8}{killed[room]:8}{kills[room]:8}")
    lines.append(f"{'all':12}{rooms.total():8}{killed.total():8}{kills.total():8}")
    gone = len([f for f in faults if f.id in old and f.id in new]) - len(tried)
    lines.append(f"gone in one of them: {gone}")
    lines.append(f"\nkilled before and not after: {len(lost)}")
    return "\n".join(lines + lost)
