"""Operations: what cards, spaces, persons and spells do (TA digest, 9.3 and 9.6)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bot.games.talisman.content.mods import Added, AnyMod, Count, Dice
from bot.games.talisman.content.terms import (
    Alignment,
    CardType,
    CreatureKind,
    FightKind,
    Gained,
    Handed,
    Owned,
    Region,
    Stat,
    Stolen,
    Trigger,
    Window,
)

CreatureValue = Annotated[int, Meta(ge=0, le=99)]
Who = Literal["self", "target"]


class If(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"from_": "from"}, gc=False):
    """A condition: all that is named must hold, of the subject (9.3)."""

    alignment: tuple[Alignment, ...] = ()
    region: tuple[Region, ...] = ()
    min: dict[Literal["gold", "lives", "strength", "craft"], int] = {}
    has: tuple[str, ...] = ()
    has_any: tuple[Owned, ...] = ()
    fight: FightKind | None = None
    window: tuple[Window, ...] = ()
    alone: bool = False
    spell_room: bool = False
    below_quota: bool = False
    talisman_in_stock: bool = False
    from_: tuple[str, ...] = ()


class Op(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Any operation."""


class Gain(Op, frozen=True, tag="gain", gc=False):
    what: Gained
    n: Count | Literal["limit"] = 1


class Lose(Op, frozen=True, tag="lose", gc=False):
    what: Literal[
        "life", "gold", "strength", "craft", "spell", "talisman", "follower", "object", "magic_object", "any_object"
    ]
    n: Count | Literal["all"] = 1
    pick: Literal["owner", "actor", "random"] = "owner"
    cause: str = ""
    instead: Literal["follower", ""] = ""


class Heal(Op, frozen=True, tag="heal", gc=False):
    n: Count | Literal["quota"]
    who: Who = "self"


class BuyHealing(Op, frozen=True, tag="buy_healing", gc=False):
    price: Count
    max: Count | Literal["quota"]


class MissTurn(Op, frozen=True, tag="miss_turn", gc=False):
    n: Count = 1


class EndTurn(Op, frozen=True, tag="end_turn", gc=False):
    who: Who = "self"


class ExtraTurn(Op, frozen=True, tag="extra_turn", gc=False):
    n: Annotated[int, Meta(ge=1, le=1)] = 1  # never two in a row (TA-C19)


class Align(Op, frozen=True, tag="align", gc=False):
    to: Literal["good", "neutral", "evil", "choice"]


class Toad(Op, frozen=True, tag="toad", gc=False):
    n: Count = 3
    who: Who = "self"


class Status(Op, frozen=True, tag="status", gc=False):
    name: Literal["enslaved"]


class Pay(Op, frozen=True, tag="pay", rename={"otherwise": "else"}, gc=False):
    gold: Count
    do: tuple[AnyOp, ...] = ()
    otherwise: tuple[AnyOp, ...] = ()


class TableRow(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A row of a table of results: ``on`` a list, or ``min`` and ``max`` bounds."""

    do: tuple[AnyOp, ...]
    on: tuple[int, ...] = ()
    min: int | None = None
    max: int | None = None


class RollTable(Op, frozen=True, tag="roll", gc=False):
    dice: Dice
    table: tuple[TableRow, ...]
    minus: Stat | None = None


class RollFollowers(Op, frozen=True, tag="roll_followers", gc=False):
    on: tuple[int, ...]
    do: tuple[AnyOp, ...]


class Choice(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"when": "if"}, gc=False):
    """One of the things between which somebody chooses, with its label in three languages."""

    label: str
    label_pl: str
    label_cs: str
    do: tuple[AnyOp, ...]
    when: If | None = None


class Choose(Op, frozen=True, tag="choose", gc=False):
    options: tuple[Choice, ...]
    by: Who = "self"


class When(Op, frozen=True, tag="when", rename={"when": "if", "otherwise": "else"}, gc=False):
    when: If
    do: tuple[AnyOp, ...] = ()
    otherwise: tuple[AnyOp, ...] = ()


class Each(Op, frozen=True, tag="each", rename={"when": "if"}, gc=False):
    who: Literal["all", "others", "region", "space", "target"]
    do: tuple[AnyOp, ...]
    when: If | None = None


class FightOp(Op, frozen=True, tag="fight", gc=False):
    kind: FightKind
    name: str
    name_pl: str
    name_cs: str
    creature: CreatureKind
    value: CreatureValue | None = None
    value_dice: Dice | None = None
    remember: bool = False
    gate: bool = False


class FightSeries(Op, frozen=True, tag="fight_series", gc=False):
    dice: Dice
    kind: FightKind
    name: str
    name_pl: str
    name_cs: str
    creature: CreatureKind
    value: CreatureValue


class DiceDuel(Op, frozen=True, tag="dice_duel", gc=False):
    dice: Dice
    lose: tuple[AnyOp, ...]
    gate: bool = False


class MayGoOn(Op, frozen=True, tag="may_go_on", gc=False):
    pass


class OpenPortal(Op, frozen=True, tag="open_portal", gc=False):
    dice: Dice


class CommandSpell(Op, frozen=True, tag="command_spell", gc=False):
    pass


class Task(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A row of the Warlock's table."""

    on: tuple[int, ...]
    task: Literal["take_life", "kill_enemy", "give_follower", "give_magic_object", "give_gold"]
    n: Count = 1


class QuestOp(Op, frozen=True, tag="quest", gc=False):
    dice: Dice
    table: tuple[Task, ...]


class MoveOp(Op, frozen=True, tag="move", gc=False):
    to: str
    encounter: bool = False
    replaces_roll: bool = False


class GrantMove(Op, frozen=True, tag="grant_move", gc=False):
    to: str


class ControlMove(Op, frozen=True, tag="control_move", gc=False):
    who: Who = "target"  # where nobody is aimed at, the subject
    by: Literal["caster"] = "caster"


class RollToMoveSelf(Op, frozen=True, tag="roll_to_move_self", gc=False):
    dice: Dice
    direction: Literal["clockwise"]


class DiscardSelf(Op, frozen=True, tag="discard_self", gc=False):
    pass


class Stay(Op, frozen=True, tag="stay", gc=False):
    pass


class Destroy(Op, frozen=True, tag="destroy", gc=False):
    what: Literal["target", "rolled_follower"]


class TakeOp(Op, frozen=True, tag="take", rename={"from_": "from"}, gc=False):
    what: Literal["target", "gold", "spell", "follower", "object", "magic_object", "any_object", "talisman"]
    from_: Literal["owner", "target", "discard"]
    n: Count = 1
    pick: Literal["owner", "actor", "random"] = "actor"


class Drop(Op, frozen=True, tag="drop", gc=False):
    what: tuple[Stolen, ...]
    to: str


class ClearCards(Op, frozen=True, tag="clear_cards", gc=False):
    scope: Literal["region"]
    types: tuple[CardType, ...]
    on: tuple[int, ...] = ()
    lying: bool = False


class Peek(Op, frozen=True, tag="peek", gc=False):
    deck: Literal["adventure"]
    n: Count
    reorder: bool = False


class Price(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A purchase card in a seller's list."""

    id: str
    price: Annotated[int, Meta(ge=0, le=99)]


class Buy(Op, frozen=True, tag="buy", gc=False):
    list: tuple[Price, ...]


class Sell(Op, frozen=True, tag="sell", gc=False):
    what: Handed
    price: Count


class TakeCounter(Op, frozen=True, tag="take_counter", gc=False):
    pass


class LiftCurses(Op, frozen=True, tag="lift_curses", gc=False):
    pass


class World(Op, frozen=True, tag="world", gc=False):
    name: str
    rounds: Count
    mods: tuple[AnyMod, ...]


class Cancel(Op, frozen=True, tag="cancel", gc=False):
    what: Literal["spell", "life_loss"]


class EndEffect(Op, frozen=True, tag="end_effect", gc=False):
    what: Literal["toad", "spell"]
    who: Who = "self"


class Redirect(Op, frozen=True, tag="redirect", gc=False):
    to: Literal["spell_caster"]


class EvadeOp(Op, frozen=True, tag="evade", gc=False):
    pass


class FightMod(Op, frozen=True, tag="fight_mod", gc=False):
    side: Literal["self", "opponent"]
    no_die: bool = False
    add: Added = 0
    add_stat: Literal["craft", ""] = ""
    no_spoils: bool = False


AnyOp = (
    Gain
    | Lose
    | Heal
    | BuyHealing
    | MissTurn
    | EndTurn
    | ExtraTurn
    | Align
    | Toad
    | Status
    | Pay
    | RollTable
    | RollFollowers
    | Choose
    | When
    | Each
    | FightOp
    | FightSeries
    | DiceDuel
    | MayGoOn
    | OpenPortal
    | CommandSpell
    | QuestOp
    | MoveOp
    | GrantMove
    | ControlMove
    | RollToMoveSelf
    | DiscardSelf
    | Stay
    | Destroy
    | TakeOp
    | Drop
    | ClearCards
    | Peek
    | Buy
    | Sell
    | TakeCounter
    | LiftCurses
    | World
    | Cancel
    | EndEffect
    | Redirect
    | EvadeOp
    | FightMod
)


class Aim(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What must be named when a spell is cast or a card used (9.4)."""

    what: Literal["character", "card", "spell", "character_or_creature"]
    scope: Literal["board", "owned", "stack_top"] = "board"
    types: tuple[CardType, ...] = ()
    regions: tuple[Region, ...] = ()
    not_own: bool = False
    aimed_at_self: bool = False


class Effect(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename={"when": "if", "otherwise": "else"},
    gc=False,
):
    """What happens on a trigger (9.3)."""

    on: Trigger
    do: tuple[AnyOp, ...] = ()
    when: If | None = None
    otherwise: tuple[AnyOp, ...] = ()
    optional: bool = False
    window: tuple[Window, ...] = ()
    target: Aim | None = None
    per: Literal["turn", ""] = ""
    instead_of_life: bool = False
    before_draw: bool = False
    mods: tuple[AnyMod, ...] = ()
