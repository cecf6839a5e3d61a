"""Rules: from a finding and the evidence of its run to a cause."""
