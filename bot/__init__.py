"""Seneschal: a game master for play-by-post tabletop games."""
