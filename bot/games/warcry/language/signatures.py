"""The vocabulary of the effect language as data: which words exist and which arguments they take (WC-C43 to WC-C56).

A signature is written as a line of slots. A slot in capitals names a kind of argument of WC-C43; a slot in small
letters lists the words that may stand there. ``?`` marks an optional last slot, ``*`` and ``+`` one that repeats.

=====  ==========================================================================================
I J B  an integer; at least 1; the number of a battle
N C    a number; a condition
P S    own or enemy; own, enemy or any_side
U X    one fixed unit; any unit selector
ONE    a unit selector that cannot find more than one unit (WC-C49)
WIDE   a unit selector of a static
T KEY  a term; a keyword or a unit type
O      a list with at least one operation
PAY    a cost that ``unless_pays`` knows
D DU DA  a card of a discard pile: any; an own unit; an own action card
=====  ==========================================================================================
"""

from __future__ import annotations

from msgspec import Struct

UNBOUNDED = 1_000


class Slot(Struct, frozen=True):
    """One place for an argument: a kind, or the words that may stand there."""

    kind: str
    words: tuple[str, ...] = ()


class Signature(Struct, frozen=True):
    """The slots of a call; the last one serves for all further arguments."""

    slots: tuple[Slot, ...]
    least: int
    most: int

    def slot(self, place: int) -> Slot:
        """The slot of the argument at an index."""
        return self.slots[min(place, len(self.slots) - 1)]


def signature(line: str) -> Signature:
    """Read a line of slots."""
    marks = [part[-1] if part[-1] in "?*+" else "" for part in line.split()]
    names = [part.rstrip("?*+") for part in line.split()]
    slots = tuple(Slot("WORD", tuple(name.split("|"))) if name.islower() else Slot(name) for name in names)
    optional = sum(mark in ("?", "*") for mark in marks)
    repeats = any(mark in ("*", "+") for mark in marks)
    return Signature(slots, len(slots) - optional, UNBOUNDED if repeats else len(slots))


def _table(**lines: str) -> dict[str, Signature]:
    return {name: signature(line) for name, line in lines.items()}


PLAYERS = ("own", "enemy")
SIDES = ("own", "enemy", "any_side")
FIXED_UNITS = ("me", "mine", "foe", "that", "target", "chosen")
LINES = "battle|reserve"
SPEEDS = ("infantry", "cavalry", "flyer")

# WC-C13, WC-C44: selectors that choose or gather units.
SELECTORS = _table(pick="S T*", foe_pick="S T*", pick_up_to="J S T*", all="S T*")
WIDE_SELECTORS = ("all",)
SINGLE_SELECTORS = ("pick", "foe_pick")

# WC-C15, WC-C44: terms.
_STATE_TERMS = frozenset({"ready", "committed", "battle", "reserve", "in_combat", "not_in_combat"})
BARE_TERMS = _STATE_TERMS | {"other", "not_target", "has_ranged", "has_attachment", "unique"}
TERM_CALLS = _table(cost_le="I", cost_ge="I", strength_le="I", strength_ge="I")
PRINTED_TERMS = frozenset({"unique"})  # of the bare terms, what a card in a discard pile can be asked (WC-C44)

# WC-C44: what a keyword may not be called.
RESERVED_KEYWORDS = BARE_TERMS | frozenset(FIXED_UNITS) | frozenset(SELECTORS) | frozenset(SIDES)

# WC-C18, WC-C43: cards of a discard pile.
ACTION_TYPES = ("combat_tactic", "warcry", "support_tactic", "command", "strategy", "reaction")
PILE_KINDS = {"army": ("unit", "attachment", "any"), "action": ("any", *ACTION_TYPES)}

# WC-C19, WC-C44.
VALUE_FIELDS = "strength|printed_strength|tp_left|tp_spent|leadership|ranged|terror|cost|attachments"
NUMBERS = _table(
    count="S T*",
    capped="N N",
    plus="N N",
    minus="N",
    value=f"U {VALUE_FIELDS}",
    hand="P",
    die="last_discarded",
)

# WC-C20, WC-C21, WC-C44.
CONDITIONS = _table(
    attacking="",
    defending="",
    blocking="",
    melee="",
    ranged_fight="",
    follow_up="",
    in_combat_trigger="",
    from_line=LINES,
    is_="U T+",
    exists="S T*",
    none="S T*",
    ge="N N",
    gt="N N",
    le="N N",
    lt="N N",
    eq="N N",
    not_="C",
    any_of="C+",
    all_of="C+",
    battle_is="B",
)

# WC-C22, WC-C44.
COSTS = _table(
    discard="J",
    discard_hand="",
    commit_self="",
    commit_one="own T*",
    destroy_self="",
    destroy_self_card="",
    destroy_one="own T*",
    tp="J",
)
PAYABLE = ("discard", "discard_hand", "commit_one", "destroy_one")  # by the other player, in unless_pays (WC-C45)

# WC-C26 to WC-C30, WC-C45.
TOKEN_FIELDS = "victory|strength|leadership"
OPERATIONS = _table(
    strength="X N",
    leadership="X N",
    tp="X N",
    ranged_mod="X N",
    terror_mod="X N",
    set_strength="X N",
    commit="X",
    rally="X",
    destroy="X",
    destroy_attachment="X",
    swap="ONE",
    auto_rout="X",
    win_slaughter="X",
    stay_ready="X",
    save="X",
    destroy_loser="X",
    block_with="ONE",
    retarget="ONE",
    attack_now="ONE",
    move=f"X {LINES}",
    move_attachment="X X",
    token=f"X {TOKEN_FIELDS} N",
    destroy_strategy="P",
    return_to_play=f"DU {LINES} ready|committed",
    end_combat="",
    draw="P N",
    discard="P N choice|random|by_foe",
    look_hand="P",
    look_top="P N keep|may_discard|reorder",
    recover="DA",
    put_on_top="D",
    no_follow_up="P",
    no_block="",
    reroll="P",
    add_to_roll="N",
    cancel="",
    forbid="P combat_tactic|warcry|support_tactic|reaction|unit_abilities",
    if_="C O O?",
    may="O",
    choose_one="O O+",
    with_="X O",
    if_test="X leadership|strength O",
    unless_test="X leadership|strength O",
    unless_pays="P PAY O",
    if_won="O",
    if_lost="O",
    at_end_of_tactics="O",
)
BINDS_CHOSEN = frozenset({"with_", "if_test", "unless_test"})  # WC-C49

# WC-C23, WC-C24, WC-C45.
FLAGS = (
    "cannot_attack|cannot_block|unblockable|unroutable|shielded|attacks_as_flyer|attacks_as_cavalry|blocks_any"
    "|terror_immune|stays_ready_after_shot|cannot_be_carried_over"
)
MODIFIERS = _table(
    stat="WIDE strength|tp|leadership|ranged|terror|victory|scout|cost N",
    flag=f"WIDE {FLAGS}",
)

# WC-C53: what a static may not read, because statics change it.
STATIC_REFUSED_TERMS = frozenset({"strength_le", "strength_ge"})
STATIC_REFUSED_FIELDS = frozenset({"strength", "leadership", "ranged", "terror", "tp_left"})

# WC-C9, WC-C10: the constructors. Macros take arguments, the others take keys.
MACROS = _table(terror="I", scout="I", victory="I", ranged="I normal|short|long", only="KEY+", not_on="KEY+")
_PLAYED = ("cost", "need", "do")
KEYS: dict[str, tuple[str, ...]] = {
    "static": ("need", "mods"),
    "tactic": (*_PLAYED, "limit"),
    "warcry": _PLAYED,
    "support": (*_PLAYED, "limit"),
    "command": (*_PLAYED, "limit"),
    "reaction": ("on", *_PLAYED, "committed_ok", "limit"),
}
REQUIRED_KEYS: dict[str, tuple[str, ...]] = {
    "static": ("mods",),
    "tactic": ("do",),
    "warcry": ("do",),
    "support": ("do",),
    "command": ("do",),
    "reaction": ("on", "do"),
}
KEY_WORDS: dict[str, tuple[str, ...]] = {
    "limit": ("combat", "battle", "game", "none"),
    "committed_ok": ("yes", "no"),
}
DEFAULT_LIMITS = {"tactic": "combat", "support": "combat", "command": "none", "reaction": "none"}
LIMIT_NEEDS_COST = ("tactic", "support")  # WC-C52

# WC-C9, WC-C11: which constructors fit which card, and how many an action card has.
_BODY = ("terror", "scout", "victory", "ranged", *KEYS)
FITTING: dict[str, tuple[str, ...]] = {
    "unit": _BODY,
    "attachment": (*_BODY, "only", "not_on"),
    "combat_tactic": ("tactic",),
    "warcry": ("warcry",),
    "support_tactic": ("support",),
    "command": ("command",),
    "strategy": ("static", "support", "reaction"),
    "reaction": ("reaction",),
}
