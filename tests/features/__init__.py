"""Small complete programs, a topic per file: kernel, launch, numbers.

Each runs on the emulator and on a Hopper GPU, if available. A correct kernel shows no hazard; it is
followed by the most similar wrong kernel and the emulator's report on it.
"""
