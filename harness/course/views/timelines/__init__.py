"""The timeline: a recorded run as lanes over time."""
