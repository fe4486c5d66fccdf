"""The closed list of effects that a pack is written with, arguments as fields (data/albion/README.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Dice = Annotated[int, Meta(ge=1, le=6)]
Amount = Annotated[int, Meta(ge=1, le=24)]
Change = Annotated[int, Meta(ge=-24, le=24)]
Bound = Annotated[int, Meta(ge=0, le=40)]


class Effect(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What a card, a spell or an object does. The name of its type is what ``type`` says."""


class Damage(Effect, frozen=True, tag="damage"):
    """A wound of so many dice; with ``armour`` minus A (AL-2.6), never below 0. Of spells and of fate (AL-9.3)."""

    dice: Dice
    armour: bool
    id: str = ""


# -- spells (AL-20) --------------------------------------------------------------------------------


class StrengthPenalty(Effect, frozen=True, tag="strength_penalty"):
    """The target's T grows until the end of the fight."""

    amount: Amount
    until: Literal["fight_end"]


class PowerLoss(Effect, frozen=True, tag="power_loss"):
    """The target loses Power: exactly one of a number and of dice (AL-20.18)."""

    amount: Amount | None = None
    dice: Dice | None = None


class DropWeaponInUse(Effect, frozen=True, tag="drop_weapon_in_use"):
    """The target drops the weapon in use; as a defence it may also stop the strike (AL-20.19)."""

    stops_strike: bool


class StopStrike(Effect, frozen=True, tag="stop_strike"):
    """The strike is stopped (AL-20.10)."""


class Unhorse(Effect, frozen=True, tag="unhorse"):
    """The target is unhorsed without damage (AL-15.6 to AL-15.9)."""

    requires_mounted_target: bool


class HealSelf(Effect, frozen=True, tag="heal_self"):
    """The caster heals the sum of so many dice."""

    dice: Dice


class NoDefenceNextStrike(Effect, frozen=True, tag="no_defence_next_strike"):
    """Against the caster's next strike the target has no defence (AL-20.20)."""


SpellEffect = (
    Damage | StrengthPenalty | PowerLoss | DropWeaponInUse | StopStrike | Unhorse | HealSelf | NoDefenceNextStrike
)


# -- objects (AL-21) -------------------------------------------------------------------------------


class Regenerate(Effect, frozen=True, tag="regenerate"):
    """The bearer heals at the end of each round, or of those without a fight of his (AL-22.2)."""

    amount: Amount
    when: Literal["round_end", "round_end_without_fight"]


class ReduceEachWound(Effect, frozen=True, tag="reduce_each_wound"):
    """Each wound of the bearer is that much smaller, never below 0."""

    amount: Amount


class PowerBonusForCasting(Effect, frozen=True, tag="power_bonus_for_casting"):
    """The bearer's Power counts higher for casting and in both comparisons of backlash, not for minimum Power."""

    amount: Amount


class FleeRollBonus(Effect, frozen=True, tag="flee_roll_bonus"):
    """Added to the bearer's flee test (AL-18.3)."""

    amount: Amount


class FirstInitiative(Effect, frozen=True, tag="first_initiative"):
    """The bearer has the initiative at the start of a duel and is first in the order (AL-12.2, AL-19.20)."""


class SpellResistance(Effect, frozen=True, tag="spell_resistance"):
    """Who casts an attack spell, or Disarm as a defence, on the bearer rolls against his Power minus the amount."""

    amount: Amount


ItemEffect = Regenerate | ReduceEachWound | PowerBonusForCasting | FleeRollBonus | FirstInitiative | SpellResistance


# -- fate (AL-9); ``id`` names an option of a choice -----------------------------------------------


class Nothing(Effect, frozen=True, tag="none"):
    """Nothing happens."""

    id: str = ""


class Defeat(Effect, frozen=True, tag="defeat"):
    """The knight is defeated, not eliminated (AL-10)."""

    id: str = ""


class StrengthTest(Effect, frozen=True, tag="strength_test"):
    """3d6; at most M: nothing; else what fits his transport."""

    on_fail_mounted: FateEffect
    on_fail_foot: FateEffect
    id: str = ""


class PowerTest(Effect, frozen=True, tag="power_test"):
    """3d6; below current Power: nothing; else ``on_fail``."""

    on_fail: FateEffect
    id: str = ""


class LoseHorseToHex(Effect, frozen=True, tag="lose_horse_to_hex"):
    """The horse token is put on the knight's hex, face up."""

    id: str = ""


class LoseHorseOr(Effect, frozen=True, tag="lose_horse_or"):
    """Mounted: the horse token is removed from the game; on foot: ``otherwise``."""

    otherwise: FateEffect
    id: str = ""


class LoseWeapon(Effect, frozen=True, tag="lose_weapon"):
    """One weapon, picked by the owner, is removed from the game (AL-9.7)."""

    indestructible_excluded: bool
    id: str = ""


class Choice(Effect, frozen=True, tag="choice"):
    """The owner takes one option that can be carried out in full; none can: ``otherwise`` (AL-9.5, AL-9.8)."""

    options: tuple[FateEffect, ...]
    default: str
    otherwise: FateEffect | None = None
    id: str = ""


class Treasury(Effect, frozen=True, tag="treasury"):
    """Added to the Treasury; a negative one is payable only in full (AL-9.8)."""

    amount: Change
    id: str = ""


class SkipMove(Effect, frozen=True, tag="skip_move"):
    """The knight does not move in the next movement phase (AL-6.11)."""

    id: str = ""


class Heal(Effect, frozen=True, tag="heal"):
    """Heals up to that much damage."""

    amount: Amount | Literal["all"]
    id: str = ""


class Remount(Effect, frozen=True, tag="remount"):
    """On foot: a horse from the supply, if any; mounted: that allowance in the next movement phase."""

    mounted_next_move: Annotated[int, Meta(ge=1, le=12)]
    id: str = ""


class PowerChange(Effect, frozen=True, tag="power"):
    """Added to current Power; the bounds hold for the resulting figure."""

    amount: Change
    max: Bound | None = None
    min: Bound | None = None
    id: str = ""


class RestorePower(Effect, frozen=True, tag="restore_power"):
    """Regains lost Power, not above ``power_limit``."""

    amount: Amount
    id: str = ""


class StrengthChange(Effect, frozen=True, tag="strength"):
    """Added to S; ``max`` bounds the resulting figure."""

    amount: Change
    max: Bound | None = None
    id: str = ""


class PlaceToken(Effect, frozen=True, tag="place_token"):
    """A token from the supply is put face up on the knight's hex."""

    token: str
    id: str = ""


class PeekToken(Effect, frozen=True, tag="peek_token"):
    """The owner learns secretly what one face-down token on the map is."""

    default: tuple[str, ...]
    id: str = ""


class Sequence(Effect, frozen=True, tag="sequence"):
    """All of them, in this order."""

    steps: tuple[FateEffect, ...]
    id: str = ""


FateEffect = (
    Nothing
    | Defeat
    | Damage
    | StrengthTest
    | PowerTest
    | LoseHorseToHex
    | LoseHorseOr
    | LoseWeapon
    | Choice
    | Treasury
    | SkipMove
    | Heal
    | Remount
    | PowerChange
    | RestorePower
    | StrengthChange
    | PlaceToken
    | PeekToken
    | Sequence
)
