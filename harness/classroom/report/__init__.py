"""What a class made of a lab: who is done, what it got wrong, how long it took."""
