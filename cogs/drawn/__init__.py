"""Drawings that only one game needs; each module is imported when something of it is drawn first."""
