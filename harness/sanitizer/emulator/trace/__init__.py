"""A record of a run as data: made from events, and exported to other programs."""
