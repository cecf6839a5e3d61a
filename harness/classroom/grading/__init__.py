"""One submission to points: it is looked at, run in a sandbox, judged, and entered."""
