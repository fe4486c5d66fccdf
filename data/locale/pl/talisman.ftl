# Talisman: the turn as a whole.
talisman-refused-not-between-steps = To można zrobić tylko między dwoma krokami: nie w czasie walki, kradzieży, Czaru ani wymiany.
talisman-refused-not-your-turn = To nie twoja tura.
talisman-refused-not-this-step = Tego nie da się zrobić w tym kroku tury: { $phase }.

talisman-phase-characters = wybór Poszukiwaczy
talisman-phase-head-start = punkt na start
talisman-phase-set-up = przygotowanie
talisman-phase-turn-start = początek tury
talisman-phase-before-move = przed ruchem
talisman-phase-rolled = ruch
talisman-phase-arrived = Poszukiwacz czy Obszar
talisman-phase-meeting = Spotkanie z Poszukiwaczem
talisman-phase-encounter = Spotkanie
talisman-phase-turn-end = koniec tury
talisman-phase-finished = gra jest skończona
