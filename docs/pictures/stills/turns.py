"""Two warpgroups on the Tensor Cores, with turns and without, as an H200 ran them: from turns.json,
which `python -m quality.hardware.record_turns` records."""

from __future__ import annotations

import json
import textwrap
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from harness.course import Drawing

FILE = Path(__file__).with_suffix(".json")
_LANE, _LINE, _LETTER = 26, 18, 6.6  # pixels: of a warpgroup, of a line of words, of a letter


@dataclass(frozen=True)
class Turns:
    """``spans``: of a run by its name, (warpgroup, begin, end) of each of its turns' products,
    in cycles, from the issue of the first product to the end of the wait for the last.
    ``where``: GPU, driver, day."""

    where: str
    spans: dict[str, tuple[tuple[int, int, int], ...]]

    def shares(self, name: str) -> tuple[float, float, float]:
        """Return three fractions of the time from the first product to the last: neither
        warpgroup had products in flight, exactly one had, and both had."""
        spans = self.spans[name]
        times = sorted({time for _, *ends in spans for time in ends})
        counts = [0, 0, 0]
        for begin, end in pairwise(times):
            busy = len({warpgroup for warpgroup, b, e in spans if b < end and e > begin})
            counts[busy] += end - begin
        whole = times[-1] - times[0]
        return counts[0] / whole, counts[1] / whole, counts[2] / whole

    def words(self) -> list[str]:
        sentences = [f"Recorded on {self.where}."]
        for name in self.spans:
            neither, single, both = (round(100 * share) for share in self.shares(name))
            sentences.append(
                f"{name}: one of the two had products in flight for {single}% of the time, both "
                f"for {both}%, neither for {neither}%"
            )
        return sentences


def recorded() -> Turns:
    data = json.loads(FILE.read_text())
    spans = {name: tuple(map(tuple, rows)) for name, rows in data["spans"].items()}
    return Turns(f"one {data['gpu']}, driver {data['driver']}, {data['date'][:10]}", spans)


def measured_turns_picture(narrow: bool = False) -> Drawing:
    """A part for each run: a lane for each warpgroup, a bar for each turn."""
    recording = recorded()
    left, width = (82, 252) if narrow else (120, 590)
    whole = left + width + (6 if narrow else 10)
    sentences = recording.words()
    lines = [
        line
        for sentence in sentences
        for line in textwrap.wrap(sentence, int((whole - 16) / _LETTER))
    ]
    below = len(recording.spans) * (3 * _LANE + 20)
    drawing = Drawing(whole, below + _LINE * len(lines) + 10, " ".join(sentences))
    longest = max(end for spans in recording.spans.values() for *_, end in spans)
    top = 0
    for name, spans in recording.spans.items():
        drawing.text(8, top + 18, f"{name}: {spans[-1][2]:,} cycles", "strong")
        for warpgroup in (0, 1):
            y = top + _LANE * (1 + warpgroup)
            drawing.text(left - 8, y + 17, f"warpgroup {warpgroup}", "end")
            drawing.rect(left, y + 2, width, _LANE - 6, "lane")
            for _, begin, end in (span for span in spans if span[0] == warpgroup):
                x, wide = left + width * begin / longest, width * (end - begin) / longest
                kind = "t2 full" if warpgroup else "t0 full"
                drawing.rect(x, y + 2, wide, _LANE - 6, kind)
        top += 3 * _LANE + 20
    for number, line in enumerate(lines):
        drawing.text(8, below + 14 + _LINE * number, line, "quiet")
    return drawing
