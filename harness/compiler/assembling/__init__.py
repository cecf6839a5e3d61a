"""PTX to a cubin: two ways to assemble it, and what the assembler says of what it refuses."""
