"""The report on a class and a lab: who is done, which mistakes were made, how long it took."""
