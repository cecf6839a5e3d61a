"""What the judge found, as parts of a verdict, and the hints that fit it."""
