"""Nothing is compiled twice: results found by a hash of all they depend on, and steps done once."""
