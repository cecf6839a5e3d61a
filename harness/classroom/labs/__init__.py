"""Students' notebooks out of solutions/, and the rehearsal of a course on synthetic students."""
