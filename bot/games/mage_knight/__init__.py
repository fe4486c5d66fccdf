"""Mage Knight: armies of figures on bases with dials, on a field measured in inches. One package, two editions.

Where to look::

    game flow                    the Game object; which function carries out which action, and who may declare it
    state actions view show      the state, what players declare, what a viewer may know
    editions                     numbers and tables of an edition; nothing else asks which edition is played
    content catalog              what packs hold; reading them: cells printed shapes army_tables
    setup                        the front door of: armies pool placing deploying formed beginning
    turn start tokens ending     turns, their start, action tokens and pushing, the end and victory points
    withdrawal tables cancelling leaving, what the whole table declares, optional abilities put out
    field ground contact sight   the field as it is read: values, sides, terrain, contact, lines of fire; still
    movement                     one figure's move: budget passage stops plans breaking after_move captives_move
    formations_move uses         movement formations; uses of a move action without moving; confusion
    close ranged attack          attacks: declaring modes modifiers defending capture damage healing formations_fight
    legal                        what may be declared: strikes exactly, sampling groups making openings by chance; worth
    notation writing             lines of text: words line way choosing paths mustering marching answering position
    orders                       standing orders: order_notation order_list; defaults when the time runs out
    preview odds tell            what an action would do, what an attack needs, questions that cost nothing
    check vary                   invariants; states that differ only in what is hidden
    measure faults play          lengths in words, reasons for refusals, the context of an action

Distances are compared in ``bot.geometry``, in whole numbers and exactly.
"""
