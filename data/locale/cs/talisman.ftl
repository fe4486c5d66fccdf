# Talisman: the turn as a whole.
talisman-refused-not-between-steps = To lze jen mezi dvěma kroky: ne během boje, krádeže, kouzla ani výměny.
talisman-refused-not-your-turn = Nejsi na tahu.
talisman-refused-not-this-step = To v tomto kroku tahu nejde: { $phase }.

talisman-phase-characters = volba postav
talisman-phase-head-start = bod do začátku
talisman-phase-set-up = příprava
talisman-phase-turn-start = začátek tahu
talisman-phase-before-move = před pohybem
talisman-phase-rolled = pohyb
talisman-phase-arrived = postava, nebo pole
talisman-phase-meeting = setkání s postavou
talisman-phase-encounter = setkání
talisman-phase-turn-end = konec tahu
talisman-phase-finished = hra skončila
