"""Effects at work: what triggers them, who is asked about them, and how their operations are run (9.3)."""
