"""PTX to a cubin, by ptxas or nvJitLink, and the question whether a text is accepted at all.

assembler.py  a cubin, with its registers, spills and warnings
trial.py      any text, in a process with limits, next to a run on the emulator
"""
