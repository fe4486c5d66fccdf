"""The first ten minutes of every game as a stranger sees them: walked in a real browser, laid out, measured."""
