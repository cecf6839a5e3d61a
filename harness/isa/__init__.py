"""What PTX is: its text, passes over it, and the table of its instructions."""
