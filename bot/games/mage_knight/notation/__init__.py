"""Lines of text: reading and writing actions, answers and hand-written positions."""
