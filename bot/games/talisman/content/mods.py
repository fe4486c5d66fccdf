"""Modifiers: what holds while a card is owned, a character is in play, or a space is occupied (TA digest, 9.5)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bot.games.talisman.content.terms import CardType, CreatureKind, FightKind, Stat, Stolen

Kinds = tuple[str, ...]
AnyRole = Literal["attacker", "attacked", "any"]
Count = Annotated[int, Meta(ge=1, le=20)]
Dice = Annotated[int, Meta(ge=1, le=6)]
Added = Annotated[int, Meta(ge=-20, le=20)]


class Mod(Struct, frozen=True, tag_field="mod", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Any modifier."""


class _Value(Mod, frozen=True, rename={"in_": "in"}, gc=False):
    n: Added | Literal["printed"] = 1
    in_: Literal["always", "battle", "psychic"] = "always"
    vs: tuple[CreatureKind, ...] = ()
    not_vs: tuple[CreatureKind, ...] = ()


class StrengthMod(_Value, frozen=True, tag="strength", gc=False):
    """Adds to the total Strength."""


class CraftMod(_Value, frozen=True, tag="craft", gc=False):
    """Adds to the total Craft."""


class WeaponSlots(Mod, frozen=True, tag="weapon_slots", gc=False):
    """Weapons used at once."""

    n: Count


class FightDice(Mod, frozen=True, tag="fight_dice", gc=False):
    """Several dice are rolled and the highest kept."""

    fight: FightKind
    dice: Dice
    keep: Literal["high"] = "high"


class OpponentNoDie(Mod, frozen=True, tag="opponent_no_die", gc=False):
    """The die of the other side counts 0."""

    fight: FightKind
    role: AnyRole = "any"


class AddStat(Mod, frozen=True, tag="add_stat", gc=False):
    """May add another value, each time, before the dice."""

    fight: FightKind
    stat: Literal["own_craft"]


class PsychicAttack(Mod, frozen=True, tag="psychic_attack", gc=False):
    """May attack characters in psychic combat."""


class LifeSteal(Mod, frozen=True, tag="life_steal", gc=False):
    """Gains the life that a beaten character really loses."""

    fight: FightKind
    role: AnyRole = "any"


class Save(Mod, frozen=True, tag="save", gc=False):
    """A roll that saves a life in a fight (TA-16:10)."""

    fight: FightKind
    dice: Dice
    on: tuple[int, ...]


class Capacity(Mod, frozen=True, tag="capacity", gc=False):
    """Another limit of Objects."""

    n: Literal["unlimited"]


class Forbid(Mod, frozen=True, tag="forbid", gc=False):
    """May not own cards with these tags."""

    tags: tuple[str, ...]


class SpellLimit(Mod, frozen=True, tag="spell_limit", gc=False):
    """Raises the limit of spells, whatever the Craft."""

    add: Count


class SpellRefill(Mod, frozen=True, tag="spell_refill", gc=False):
    """Draws spells where fewer are held."""

    n: Count
    when: Literal["turn_start", "at_once"] = "turn_start"


class SeeSpells(Mod, frozen=True, tag="see_spells", gc=False):
    """May look at spells of others, in private."""

    scope: Literal["space", "board"]


class Redraw(Mod, frozen=True, tag="redraw", gc=False):
    """May discard cards just drawn and draw as many anew."""

    n: Count


class FewerDice(Mod, frozen=True, tag="fewer_dice", gc=False):
    """Rolls fewer dice on some spaces or for some cards."""

    n: Count
    kinds: Kinds = ()
    cards: tuple[str, ...] = ()


class Immune(Mod, frozen=True, tag="immune", gc=False):
    """Spells have no effect on the character or its things."""

    to: Literal["other_spells", "all_spells"]


class AutoDefeat(Mod, frozen=True, tag="auto_defeat", gc=False):
    """May remove such an Enemy card without a fight."""

    kinds: tuple[CreatureKind, ...]


class Charm(Mod, frozen=True, tag="charm", gc=False):
    """May turn such an Enemy card into a Follower."""

    kinds: tuple[CreatureKind, ...]
    on: tuple[int, ...]
    gives: StrengthMod | CraftMod


class RaiseServant(Mod, frozen=True, tag="raise_servant", gc=False):
    """May keep a killed Enemy as a servant."""

    kinds: tuple[CreatureKind, ...]
    max: Count


class Evade(Mod, frozen=True, tag="evade", gc=False):
    """May evade."""

    what: tuple[Literal["creature", "character"], ...]
    kinds: Kinds = ()
    vs: tuple[CreatureKind, ...] = ()
    on: tuple[int, ...] = ()
    per: Literal["turn", ""] = ""


class Steal(Mod, frozen=True, tag="steal", gc=False):
    """May take something instead of attacking a character."""

    what: tuple[Stolen, ...]
    ids: tuple[str, ...] = ()
    n: Count = 1
    on: tuple[int, ...] = ()


class FreePurchase(Mod, frozen=True, tag="free_purchase", gc=False):
    """Some cards of a seller's list are free, per visit."""

    n: Count
    kinds: Kinds = ()
    cards: tuple[str, ...] = ()


class SafeSpace(Mod, frozen=True, tag="safe_space", gc=False):
    """Need not roll there."""

    kinds: Kinds


class RollBonus(Mod, frozen=True, tag="roll_bonus", gc=False):
    """May change a roll on some spaces, or of some cards, after seeing it."""

    n: Count
    kinds: Kinds = ()
    cards: tuple[str, ...] = ()
    sign: Literal["plus", "owner_choice"] = "plus"


class InsteadOfRoll(Mod, frozen=True, tag="instead_of_roll", gc=False):
    """May gain something instead of rolling there."""

    kinds: Kinds
    what: Literal["life", "gold", "strength", "craft", "spell", "talisman"]
    n: Count


class LandGain(Mod, frozen=True, tag="land_gain", gc=False):
    """Gains something whenever its move ends there."""

    kinds: Kinds
    what: Literal["life", "gold", "strength", "craft", "spell", "talisman"]
    n: Count | Literal["limit"]


class LootBonus(Mod, frozen=True, tag="loot_bonus", gc=False):
    """Gains something once at the end of an encounter there in which it took a card."""

    kinds: Kinds
    what: Literal["life", "gold", "strength", "craft", "spell", "talisman"]
    n: Count


class Path(Mod, frozen=True, tag="path", rename={"from_": "from"}, gc=False):
    """Instead of rolling may move between such spaces of its region."""

    from_: str
    to: str


class MoveBonus(Mod, frozen=True, tag="move_bonus", gc=False):
    """May add to the movement roll after seeing it."""

    n: Count


class RerollMove(Mod, frozen=True, tag="reroll_move", gc=False):
    """May roll the movement die again."""

    per: Literal["turn"]


class RestOnMove(Mod, frozen=True, tag="rest_on_move", gc=False):
    """May stay on such a roll and heal."""

    on: tuple[int, ...]
    heal: Count


class Slow(Mod, frozen=True, tag="slow", gc=False):
    """Moves exactly so many spaces a turn."""

    n: Count = 1


class AlignChange(Mod, frozen=True, tag="align_change", gc=False):
    """May change alignment between any two steps."""

    to: Literal["choice"]


class ExtraDraw(Mod, frozen=True, tag="extra_draw", gc=False):
    """Draws more Adventure cards and discards as many of the new ones."""

    draw: Count
    discard: Count


class IgnoreLifeLoss(Mod, frozen=True, tag="ignore_life_loss", gc=False):
    """Loses no life from some causes."""

    cause: tuple[str, ...]


class NoNewFollowers(Mod, frozen=True, tag="no_new_followers", gc=False):
    """Cannot gain Followers."""


class Cursed(Mod, frozen=True, tag="cursed", gc=False):
    """Stays until lifted (TA-6:5)."""

    lifted_by: str


class TalismanMod(Mod, frozen=True, tag="talisman", gc=False):
    """Counts as a Talisman."""


class RaftMod(Mod, frozen=True, tag="raft", gc=False):
    """Is a raft."""


class BuildRaft(Mod, frozen=True, tag="build_raft", gc=False):
    """May build a raft there."""

    kinds: Kinds


class Ignores(Mod, frozen=True, tag="ignores", gc=False):
    """In a fight against this Enemy those things do not count or cannot be used."""

    what: tuple[Literal["spell", "magic_object", "weapon"], ...]


class NoTrophy(Mod, frozen=True, tag="no_trophy", gc=False):
    """Never a trophy."""


class Mirror(Mod, frozen=True, tag="mirror", gc=False):
    """Its value is its opponent's total."""

    stat: Literal["strength"]


class CreatureBonus(Mod, frozen=True, tag="creature_bonus", gc=False):
    """Each creature's value there is so much higher."""

    n: Added


class CreatureMultiply(Mod, frozen=True, tag="creature_multiply", gc=False):
    """The printed value of such creatures is multiplied."""

    kinds: tuple[CreatureKind, ...]
    n: Count


class Suppress(Mod, frozen=True, tag="suppress", gc=False):
    """Those possessions give no such value, or cannot be used."""

    what: tuple[CardType, ...]
    stats: tuple[Literal["strength", "craft", "use"], ...]


class NoCasting(Mod, frozen=True, tag="no_casting", gc=False):
    """No spell can be cast from here."""


AnyMod = (
    StrengthMod
    | CraftMod
    | WeaponSlots
    | FightDice
    | OpponentNoDie
    | AddStat
    | PsychicAttack
    | LifeSteal
    | Save
    | Capacity
    | Forbid
    | SpellLimit
    | SpellRefill
    | SeeSpells
    | Redraw
    | FewerDice
    | Immune
    | AutoDefeat
    | Charm
    | RaiseServant
    | Evade
    | Steal
    | FreePurchase
    | SafeSpace
    | RollBonus
    | InsteadOfRoll
    | LandGain
    | LootBonus
    | Path
    | MoveBonus
    | RerollMove
    | RestOnMove
    | Slow
    | AlignChange
    | ExtraDraw
    | IgnoreLifeLoss
    | NoNewFollowers
    | Cursed
    | TalismanMod
    | RaftMod
    | BuildRaft
    | Ignores
    | NoTrophy
    | Mirror
    | CreatureBonus
    | CreatureMultiply
    | Suppress
    | NoCasting
)


def stat_of(mod: AnyMod) -> Stat | None:
    """The value that a modifier adds to; None if it adds to none."""
    return "strength" if isinstance(mod, StrengthMod) else "craft" if isinstance(mod, CraftMod) else None
