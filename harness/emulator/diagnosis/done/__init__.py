"""What was done: the first sentence of a report, from what the emulator knows of the run."""
