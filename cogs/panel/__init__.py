"""The private panel of a seat: what it shows, how it is laid out, what its presses do, and how it follows the game."""
