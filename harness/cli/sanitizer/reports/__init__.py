"""The forms of an examination's report: text, JSON, SARIF."""
