"""Hexes with the point up, rows set half a hex apart: labels, coordinates, distance, ways. Small and pure."""
