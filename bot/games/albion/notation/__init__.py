"""Lines of notation, positions written by hand."""
