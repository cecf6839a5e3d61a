"""What happened in a run, as data: recorded from events, and given to other programs."""
