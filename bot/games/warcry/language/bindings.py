"""Where a word of the effect language is bound and where an operation is allowed (WC-C45, WC-C51, WC-C56), as data."""

from __future__ import annotations

from msgspec import Struct

from bot.games.warcry.language.signatures import FIXED_UNITS, Signature, signature

_TACTIC_KINDS = "combat_tactic|warcry|support_tactic|any"


class Trigger(Struct, frozen=True):
    """A trigger of reactions: its arguments, the event words it binds, and whether it belongs to a combat."""

    signature: Signature
    binds: frozenset[str]
    combat: str
    """``always``: part of a combat; ``maybe``: may happen outside one; ``never``: combat words are refused."""
    me_after: tuple[str, ...] = ()
    """After which players ``me`` may follow."""


def _trigger(line: str, binds: str, combat: str, me_after: str = "") -> Trigger:
    return Trigger(signature(line), frozenset(binds.split()), combat, tuple(me_after.split()))


# WC-C31, WC-C51, WC-C56.
TRIGGERS: dict[str, Trigger] = {
    "muster_done": _trigger("", "", "never"),
    "setup_done": _trigger("", "", "never"),
    "counting": _trigger("", "", "never"),
    "retreated": _trigger("S", "", "never"),
    "mustered": _trigger("S me?", "that", "never", "own"),
    "attack_declared": _trigger("S me?", "that target", "always", "own enemy"),
    "ranged_declared": _trigger("S me?", "that target", "always", "own enemy"),
    "tactic_played": _trigger(f"S {_TACTIC_KINDS} card|ability|any", "that", "always"),
    "combat_roll": _trigger("S me?", "that", "always", "own"),
    "test_rolled": _trigger("S me?", "that", "maybe", "own"),
    "combat_won": _trigger("S me?", "that", "always", "own"),
    "combat_lost": _trigger("S me?", "that", "always", "own"),
    "routed": _trigger("S me?", "that", "always", "own"),
    "destroyed": _trigger("S me?", "that", "maybe", "own"),
    "attachment_destroyed": _trigger("S me?", "that", "maybe", "own"),
    "committed_by_effect": _trigger("S me?", "that", "maybe", "own"),
}

# WC-C51. A carrier is what bears the ability: a card with a unit under it, a strategy, or an action card once played.
_FIGHT = frozenset({"mine", "foe"})
_OWN_FIGHT = _FIGHT | {"me"}
BOUND: dict[tuple[str, str], frozenset[str]] = {
    ("tactic", "body"): _OWN_FIGHT,
    ("tactic", "card"): _OWN_FIGHT,
    ("warcry", "body"): _OWN_FIGHT,
    ("warcry", "card"): _OWN_FIGHT,
    ("support", "body"): _OWN_FIGHT,
    ("support", "card"): _OWN_FIGHT,
    ("support", "strategy"): _FIGHT,
    ("command", "body"): frozenset({"me"}),
    ("command", "card"): frozenset(),
    ("static", "body"): _OWN_FIGHT,
    ("static", "strategy"): _FIGHT,
    ("reaction", "body"): frozenset({"me"}),
    ("reaction", "card"): frozenset(),
    ("reaction", "strategy"): frozenset(),
}

COMBAT_CONDITIONS = frozenset({"attacking", "defending", "blocking", "melee", "ranged_fight", "follow_up", "from_line"})


def _reactions(*triggers: str) -> frozenset[str]:
    return frozenset(f"reaction:{name}" for name in triggers)


_IN_COMBAT = frozenset({"tactic", "warcry", "support"}) | _reactions(
    *(name for name, trigger in TRIGGERS.items() if trigger.combat == "always")
)
_COMBAT_ONLY = (
    "swap auto_rout win_slaughter stay_ready save destroy_loser no_follow_up end_combat set_strength forbid"
    " if_won if_lost at_end_of_tactics"
)
_ANSWERS_ATTACK = _reactions("attack_declared")
_ANSWERS_ROLL = _reactions("combat_roll", "test_rolled")

# WC-C45 "where allowed": the spots of each restricted operation; an operation that is not listed may stand everywhere.
OPERATION_SPOTS: dict[str, frozenset[str]] = {
    **dict.fromkeys(_COMBAT_ONLY.split(), _IN_COMBAT),
    "no_block": _ANSWERS_ATTACK,
    "block_with": _ANSWERS_ATTACK,
    "retarget": _reactions("attack_declared", "ranged_declared"),
    "reroll": _ANSWERS_ROLL,
    "add_to_roll": _ANSWERS_ROLL,
    "cancel": _reactions("tactic_played"),
    "attack_now": frozenset({"command"}) | _reactions("setup_done"),
}
# WC-C51: the same for costs, and what a cost needs.
COST_SPOTS: dict[str, frozenset[str]] = {"tp": _IN_COMBAT}
COST_NEEDS_ME = frozenset({"commit_self", "destroy_self", "tp"})


class ExpressionPlace(Struct, frozen=True):
    """Where an expression stands: the ability around it and the words bound there."""

    constructor: str
    carrier: str
    """body (a unit or an attachment), strategy or card."""
    attachment: bool = False
    trigger: str = ""
    bound: frozenset[str] = frozenset()
    fight: bool = True
    """Whether the combat conditions may be asked."""

    @property
    def spot(self) -> str:
        """The name under which the tables above know this place."""
        return f"reaction:{self.trigger}" if self.trigger else self.constructor


def ability_place(constructor: str, family: str, card_type: str) -> ExpressionPlace:
    """The place of an ability, for a reaction still without its trigger."""
    carrier = card_type if card_type == "strategy" else "card" if family == "action" else "body"
    bound = BOUND.get((constructor, carrier), frozenset())
    return ExpressionPlace(constructor, carrier, attachment=family == "attachment", bound=bound)


def with_trigger(place: ExpressionPlace, name: str) -> ExpressionPlace:
    """The place of a reaction whose trigger is known; without a readable trigger every word counts as bound."""
    trigger = TRIGGERS.get(name)
    if trigger is None:
        return ExpressionPlace(place.constructor, place.carrier, place.attachment, "", frozenset(FIXED_UNITS))
    fight = trigger.combat != "never"
    bound = place.bound | trigger.binds | (_FIGHT if fight else frozenset())
    return ExpressionPlace(place.constructor, place.carrier, place.attachment, name, bound, fight)


def with_chosen(place: ExpressionPlace) -> ExpressionPlace:
    """The place inside ``with_``, ``if_test`` and ``unless_test`` (WC-C49)."""
    bound = place.bound | {"chosen"}
    return ExpressionPlace(place.constructor, place.carrier, place.attachment, place.trigger, bound, place.fight)
