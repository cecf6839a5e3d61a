"""Students' notebooks made from solutions/, and the rehearsal of a course on synthetic students."""
