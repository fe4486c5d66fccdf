"""Tools of a player that cost nothing."""
