"""A class: many submissions on many workers, which may die."""
