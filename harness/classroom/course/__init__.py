"""A course as it lies on disk: its folders, its notebooks as text, its points."""
