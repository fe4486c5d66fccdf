"""WarCry: a card game of fantasy battles for two players."""
