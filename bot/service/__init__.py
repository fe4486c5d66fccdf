"""Use cases around the engine: tables, lobbies, votes, clocks, seats, the outbox. Knows storage, nothing of Discord."""
