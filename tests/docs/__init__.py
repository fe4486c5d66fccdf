"""What docs/ holds that follows from the program, made and checked: house options, commands, settings."""
