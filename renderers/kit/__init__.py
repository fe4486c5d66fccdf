"""What every game is drawn with: type, icons, sheets, dice, landscapes, standees, labels, marks. Knows no game."""
