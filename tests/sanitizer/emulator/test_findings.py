"""The source text that a report quotes."""

from __future__ import annotations

from harness.sanitizer.emulator.findings import statement

LINES = """
    copy(  # to the tile
        tile_address, src[
            0,
            1,
        ],
        bar,
    )
    wait(bar)  # (all threads
    for (int i = 0; i < n; i++) {
    load(  # (both halves
        x // 2, bar)
    launch(  // (in C++
        x, y);
    broken(
    """.splitlines()


def test_a_call_on_several_lines_is_quoted_in_full() -> None:
    texts = {
        2: "copy(tile_address, src[0, 1], bar)",
        3: "tile_address, src[0, 1],",
        9: "wait(bar)  # (all threads",
        10: "for (int i = 0; i < n; i++) {",
        11: "load(x // 2, bar)",
        13: "launch(x, y);",
        15: "broken(",
        0: "",
        99: "",
    }
    assert {number: statement(LINES, number) for number in texts} == texts
