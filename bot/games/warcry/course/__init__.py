"""The course of a game from the choice of decks to the clean-up after a battle."""
