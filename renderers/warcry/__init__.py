"""Pictures and text boards of WarCry, drawn from views alone."""
