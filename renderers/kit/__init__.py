"""What every game is drawn with: type, icons, sheets, cards, dice, the display list and the canvas. Knows no game."""
