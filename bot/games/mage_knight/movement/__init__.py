"""Move actions of one figure and of formations, break away, captives in tow, uses of a move without moving."""
