"""Mage Knight: armies of figures on bases with dials, on a field measured in inches. One package, two editions.

Where to look; a module that bears its package's name is the front door of the package::

    game flow play       the Game object; which function carries out which action; the context of an action
    state actions view   the state, what players declare, what a viewer may know (show)
    faults measure check reasons for refusals, lengths in words, invariants
    editions             what an edition is: hooks of its abilities, attack modes, numbers; nothing else names any
    content              what packs hold, the marks of dials, and the reader of their tables (catalog)
    field                values, sides, terrain, contact, lines of fire; budgets, passages and ways through
    setup                armies, terrain pool, placing, deployment, the beginning
    figures              what happens to a figure whatever the cause: clicks, tokens and pushing, cancelled abilities,
                         items laid down, break away
    attack               close and ranged attacks from declaration to capture; all that may be declared (strikes), odds
    movement             one figure's move and its plan, formations, captives, uses without moving
    turn                 turns, items and ability tokens, withdrawal, the end and victory points
    notation             lines of text, read and written; hand-written positions
    legal                what may be declared: moves and groups at random; worth
    orders               standing orders, and defaults when the time runs out
    looking              what an action would do, questions that cost nothing

Distances are compared in ``bot.geometry``, in whole numbers and exactly.
"""
