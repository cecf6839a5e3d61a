"""Kernels of other compilers, written for this project, run on the emulator: `make fleet`.

Each is compiled from its source with what `requirements.txt` says, gives the right result on every
schedule and no report. Then each synchronising instruction of its PTX is deleted in turn: that is
found (a hazard, a wrong result, no end), or `redundant.toml` lists it with the reason.
"""
