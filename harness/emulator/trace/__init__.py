"""What happened in a run, as data, and its forms for other programs."""
