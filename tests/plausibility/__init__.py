"""Whole games by greed and by chance: how long they take, how they end, who wins. Written into the READMEs of packs."""
