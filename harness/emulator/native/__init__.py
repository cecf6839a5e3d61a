"""The usual instructions in machine code: what an interpreter in C does for `exec`, where llvmlite
is installed. Without it all runs as well, and gives the same, but slower."""
