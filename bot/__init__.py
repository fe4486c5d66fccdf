"""Seneschal: a game master for play-by-post tabletop games."""

__version__ = "0.1.0"
