"""A device that runs a plan: the interface, the emulator behind it, and the machine's tools.

base.py       `Device` and `Run`
emulated.py   the emulator, with the assembler next to it
detection.py  the Hopper GPU and the tools that this machine has
"""
