"""The table of instructions: a row for each form of a PTX instruction."""
