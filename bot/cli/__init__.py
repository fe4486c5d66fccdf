"""The command line: replay and check records, check packs, play in the terminal."""
