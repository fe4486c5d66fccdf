"""Pebbles: two players take one to three of a heap by turns; whoever takes the last one wins."""
