"""What a pack holds, as data: operations, modifiers, cards, board; and the reader of packs (``catalog``)."""
