"""How long games are, measured by playing them: for the pace of events."""
