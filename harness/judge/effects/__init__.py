"""Whether a kernel did what its exercise asks for, and not only gave the right output."""
