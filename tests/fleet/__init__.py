"""Kernels of other compilers, written for this project, run on the emulator: `make fleet`.

Each is compiled from its source by the versions in `constraints.txt`, and on every schedule gives
the right result and no report but those that its case expects. Then each synchronising instruction
of its PTX is deleted in turn: that is found (a hazard, a wrong result, no end), or `redundant.toml`
lists it with the reason.
"""
