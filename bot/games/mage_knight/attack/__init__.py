"""Attacks from declaration to healing and capture; what may be declared of them, and their odds."""
