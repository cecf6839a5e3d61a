"""Students' notebooks made from solutions/."""
