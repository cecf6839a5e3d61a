"""The table of instructions: one row, one form of one PTX instruction."""
