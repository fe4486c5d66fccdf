"""Talisman ("Magia i Miecz"): the rules of data/rules/talisman.md.

Where to look; a module that bears its package's name is the front door of the package::

    game flow play       the Game object; the phases and which function carries out what; the context of an action
    state actions view   the state, what players declare, what a viewer may know (show)
    holdings board       who has what, which modifiers are at work; present values, limits, conditions
    zones life toads     cards that move; lives, death (dying) and new characters; toads
    turn tasks           what everybody needs to know of the turn that runs; quests that are done anywhere
    check                invariants
    content              packs as data: operations and modifiers, and their strict reader (catalog)
    effects              what triggers effects, and how their operations are run
    magic                spells, windows, what is possible at any time
    fights               battle and psychic combat, and their odds
    course               set-up, turns, movement, encounters, quests, trading, the end, conduct, defaults
    operations           what each operation of an effect does; no other rule imports it
    legal                what may be declared; worth and what a greedy seat answers
    notation             lines of text, read and written; hand-written positions
    orders               standing orders, policies of a turn
    looking              tools of a player: places, sheets, chances
"""
