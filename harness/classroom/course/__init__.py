"""A course on disk: its folders, its notebooks as text, its points."""
