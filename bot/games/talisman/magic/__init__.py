"""Spells, windows, and acts that are possible at any time (TA-9, 9.4, TA-D1 to TA-D9)."""
