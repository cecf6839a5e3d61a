"""Small complete programs, one theme a file: kernel, launch, numbers. `test_rows` says which file
shows which subject.

Each runs on the emulator and, where there is one, on a Hopper GPU. A correct kernel shows no
hazard; beside it stands its nearest wrong neighbour, and what the emulator says of that.
"""
