"""The course of the game: set-up, turns, movement, encounters, the Inner Region, the end."""
