"""The emulator next to compute-sanitizer and Triton's ConSan, on the same planted bugs.

`prepare` compiles the programs here (with ConSan's checks, too), `on_a_gpu` runs them under the
tools on a Hopper GPU, `record` writes that and the emulator's reports to `recorded.json`, and
`table` makes the table of docs/comparison.md from it.
"""
