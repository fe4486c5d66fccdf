# What a seat's turn is for.
warcry-card-running = Battle { $battle } is being fought.
warcry-turn-setup = { $name }, choose your decks.
warcry-turn-muster-order = { $name }, say who musters first.
warcry-turn-muster = { $name }, muster a card or pass.
warcry-turn-commands = { $name }, give a command.
warcry-turn-tactics = { $name }, play a tactic or pass.
warcry-turn-follow-up-choice = { $name }, follow up or stay.
warcry-turn-follow-up-defender = { $name }, name the unit that meets the follow-up.
warcry-turn-tie-break = { $name }, choose your unit for the tie-breaker.
warcry-turn-retreat-tests = { $name }, test or give up a retreating unit.
warcry-turn-clean-up = { $name }, say which units you keep, and in which line.
