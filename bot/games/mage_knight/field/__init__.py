"""The field as the rules read it: values, sides, terrain, contact, lines of fire, ways through."""
