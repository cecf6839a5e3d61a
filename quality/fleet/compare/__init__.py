"""The emulator next to compute-sanitizer and Triton's ConSan, on the same planted bugs.

`prepare` compiles the programs here, `on_a_gpu` runs them under the tools on a Hopper GPU and
writes `recorded.json`, `table` writes the table of docs/comparison.md from that and from the
emulator.
"""
