"""Before the first turn: armies, terrain pool, places for terrain, deployment, who begins."""
