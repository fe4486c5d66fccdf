"""Lines of text: reading and writing actions, answers, decks and hand-written positions."""
