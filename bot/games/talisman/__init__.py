"""Talisman ("Magia i Miecz"): the rules of data/rules/talisman.md.

Where to look; a module that bears its package's name is the front door of the package::

    game flow play       the Game object; the phases and which function carries out what; the context of an action
    state actions view   the state, what players declare, what a viewer may know (show)
    holdings board       who has what, which modifiers are at work; present values, limits, conditions
    zones life toads     cards that move; lives, death and new characters; toads
    check                invariants
    content              packs as data: operations and modifiers, and their strict reader (catalog)
    course               set-up, turns, movement, encounters, quests, trading, the end, conduct
    fights               battle and psychic combat
    effects              triggers and operations at work
    magic                spells, windows, what is possible at any time
    legal                what may be declared; odds; worth and what a greedy seat answers
    notation             lines of text, read and written; hand-written positions
    orders               standing orders, policies of a turn, defaults when the time runs out
"""
