"""Pictures of games, drawn from what one viewer may know and from nothing else."""
