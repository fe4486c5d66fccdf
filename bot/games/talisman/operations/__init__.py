"""The operations that effects are made of, each with what it does (TA digest, 9.6)."""
