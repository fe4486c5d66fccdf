"""What packs hold: figures, dials, terrain, ready armies; reading the tables of a pack."""
