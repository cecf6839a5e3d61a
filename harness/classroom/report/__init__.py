"""The report on a class and a lab: progress, mistakes, and times."""
