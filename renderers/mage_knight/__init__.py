"""Pictures and text boards of Mage Knight, drawn from views alone."""
