"""Turns: their start, what is declared besides actions, leaving, the end and its count."""
