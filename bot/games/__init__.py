"""Rules of the games, one package each; they know the engine and nothing else of ours."""
