"""Whole games greedily and at random: how long they take, how they end, who wins. Written into the READMEs of packs."""
