"""Kernels compiled by other compilers, written for this project and run on the emulator: `make
fleet`.

Each is compiled from source by the versions in `constraints.txt`, and must give the right result on
every schedule, with only the reports that its case expects. Then each synchronizing instruction of
its PTX is deleted in turn: the deletion is noticed (a hazard, a wrong result, a hang), or
`redundant.toml` lists it with the reason.
"""
