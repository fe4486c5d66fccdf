"""Pictures of Talisman: the board with its vignettes, cards, character sheets, and the same in words."""
