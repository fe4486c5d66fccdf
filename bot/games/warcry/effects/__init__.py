"""Abilities at work: what they mean on a board, whether they can be used, doing them, reactions."""
