"""The first sentence of a report: what the kernel does, from what the emulator knows of the run."""
