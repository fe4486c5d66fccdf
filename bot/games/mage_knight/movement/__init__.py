"""Move actions of one figure and of formations, captives in tow, uses of a move without moving."""
