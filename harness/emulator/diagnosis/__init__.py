"""What hazards and hangs come from: the words of an expert, made from the state of a run."""
