"""PTX: its text as a syntax tree, passes over that, and the table of its instructions."""
