"""Turns: their start, tokens and pushing, what is declared besides actions, leaving, the end and its count."""
