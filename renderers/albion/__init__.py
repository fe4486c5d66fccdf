"""Pictures of Powers of Albion: the hex map, pawns as shields, duels, a seat's own knights, and the same in words."""
