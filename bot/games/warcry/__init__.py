"""WarCry: the rules of data/rules/warcry.md.

Where to look; a module that bears its package's name is the front door of the package::

    game flow play       the Game object; the phases and which function carries out what; the context of an action
    state actions view   the state, what players declare, what a viewer may know (show)
    pieces terms board   what lies where; what the effect language says of it; present values
    targets carrying     who may attack, block and shoot whom; who may carry what
    zones rolls          cards that move; dice that reactions may change
    check                invariants
    course               setup, muster, battle, attack, tactics, fight, follow_up, counting, retreat, cleanup
    effects              abilities at work: sight, doing, operations and their ops_*, reactions; lines with
                         choices given, and the questions that they are for
    language             the effect language as data, its strict reader and printer; abilities
    cards                cards and decks, and the reader of packs (catalog)
    legal                what may be declared; worth
    notation             lines of text, read and written; hand-written positions
    orders               standing orders, armed cards, and defaults when the time runs out
"""
