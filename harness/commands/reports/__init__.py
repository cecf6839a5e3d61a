"""What an examination is told as: text, JSON, SARIF; and which hazards are suppressed."""
