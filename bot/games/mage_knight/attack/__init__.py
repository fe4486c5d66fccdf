"""Attacks from declaration to damage, healing and capture."""
