"""Declarations, duels, fights of several, magic, flight, defeat (AL-11 to AL-20)."""
