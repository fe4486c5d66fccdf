"""What players declare. Each is one line of notation."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class _Action(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    pass


class ChooseCharacter(_Action, frozen=True, tag="character"):
    """``character druid``; ``character any`` draws one (TA-25:1)."""

    character: str


class HeadStart(_Action, frozen=True, tag="head_start"):
    """``head_start craft`` (TA-25:5)."""

    stat: Literal["strength", "craft"]


class Roll(_Action, frozen=True, tag="roll"):
    """``roll``: the movement roll (step 3)."""


class Reroll(_Action, frozen=True, tag="reroll"):
    """``reroll [with=Wood Sprite]``: roll the movement die again."""

    source: str = ""


class AddPoints(_Action, frozen=True, tag="add"):
    """``add 1``: add points to the number rolled (TA-11:30)."""

    points: int


class Rest(_Action, frozen=True, tag="rest"):
    """``rest``: stay where the roll allows it (Stone Troll)."""


class Move(_Action, frozen=True, tag="move"):
    """``move cw``, ``move ccw``, ``move bridge``, ``move portal``, or ``move <space>``: a destination of the roll.

    ``way`` tells the road: ``cw``, ``ccw``, ``bridge``, ``portal``; in the Inner Region ``inward`` and ``outward``.
    """

    to: str
    way: Literal["cw", "ccw", "bridge", "portal", "inward", "outward"]


class UseRaft(_Action, frozen=True, tag="raft"):
    """``raft <space>`` (TA-11:17)."""

    to: str


class BuildRaft(_Action, frozen=True, tag="build_raft"):
    """``build_raft`` (TA-11:15)."""


class UseGrant(_Action, frozen=True, tag="granted"):
    """``granted <space>``: the granted move (TA-11:27)."""

    to: str


class UsePath(_Action, frozen=True, tag="path"):
    """``path <space>``: instead of rolling (mod ``path``)."""

    to: str


class StayInside(_Action, frozen=True, tag="stay"):
    """``stay``: in the Inner Region (TA-14:13)."""


class Meet(_Action, frozen=True, tag="meet"):
    """``meet ben battle``, ``meet ben psychic``, ``meet ben steal``: one other character (TA-12:3).

    ``steal`` names what is taken: ``gold`` or a piece; its source where several abilities allow it.
    """

    seat: int
    how: Literal["battle", "psychic", "steal"]
    take: str = ""
    source: str = ""


class Explore(_Action, frozen=True, tag="explore"):
    """``explore``: the space itself (TA-12:1 b)."""

    instructions: bool = True  # arriving by retreat: whether they are carried out (TA-14:14)


class Next(_Action, frozen=True, tag="next"):
    """``next <card>``: which of the cards of equal number comes next (TA-13:3)."""

    piece: str


class Take(_Action, frozen=True, tag="take"):
    """``take a,b,gold``, ``take all``, ``take none``: what lies there and may be taken (TA-13:7)."""

    pieces: tuple[str, ...] = ()
    gold: bool = False


class Visit(_Action, frozen=True, tag="visit"):
    """``visit village_smith``, ``visit nobody`` (TA-13:10)."""

    person: str = ""


class EndTurn(_Action, frozen=True, tag="end"):
    """``end``: the end of the turn, where it waits for its player (window ``end_of_turn``)."""


class Cast(_Action, frozen=True, tag="cast"):
    """``cast mending target=ben``: a spell between steps (TA-9:13)."""

    spell: str
    target: str = ""  # a seat by its number, or the id of a piece


class Use(_Action, frozen=True, tag="use"):
    """``use "Healing Draught"``: an effect with a window of its own (trigger ``use``)."""

    piece: str
    target: str = ""


class Trophies(_Action, frozen=True, tag="trophies"):
    """``trophies c4,c9``: exchange them for Strength (TA-1:4)."""

    pieces: tuple[str, ...]


class Drop(_Action, frozen=True, tag="drop"):
    """``drop c3``: leave an Object or a Follower on the space (TA-5:4, 6:4)."""

    pieces: tuple[str, ...]


class AlignSelf(_Action, frozen=True, tag="align"):
    """``align evil`` (mod ``align_change``)."""

    to: Literal["good", "neutral", "evil"]


class Trade(_Action, frozen=True, tag="trade"):
    """``trade ben give=c3,2gold get=c7`` (TA-22)."""

    seat: int
    give: tuple[str, ...] = ()
    give_gold: int = 0
    get: tuple[str, ...] = ()
    get_gold: int = 0


class Passing(_Action, frozen=True, tag="windows"):
    """``windows pass``, ``windows open``: whether windows are opened for the seat; public (TA-H10)."""

    on: bool


class RollAsk(_Action, frozen=True, tag="roll_mode"):
    """``roll_mode ask``, ``roll_mode auto`` (TA-D7)."""

    ask: bool


class Wary(_Action, frozen=True, tag="wary"):
    """``wary 60``: what ``fight=60%`` of a turn order has the rules ask about (TA-D65); 0: nothing."""

    chance: int


class Back(_Action, frozen=True, tag="back"):
    """``back``: the player has returned (TA-26:2)."""


class Concede(_Action, frozen=True, tag="concede"):
    """``concede`` (TA-24:3). ``cast``: seats and spells of the act that it broke off, in lines of older programs."""

    cast: tuple[tuple[int, str], ...] = ()


class Proceed(_Action, frozen=True, tag="proceed"):
    """Whatever happens by itself now."""


class TimeOut(_Action, frozen=True, tag="time_out"):
    """The seat's time has run out: what TA-D24 and the like say is done, and counted (TA-26:2)."""


class Remove(_Action, frozen=True, tag="remove"):
    """By the table: a seat leaves the game (TA-24:6, 26:2). ``cast`` as in ``Concede``."""

    seat: int
    cast: tuple[tuple[int, str], ...] = ()


class ShuffleAnew(_Action, frozen=True, tag="shuffle_anew"):
    """By the table: both decks, after something was taken back that had been seen (TA-26:4)."""


Action = (
    ChooseCharacter
    | HeadStart
    | Roll
    | Reroll
    | AddPoints
    | Rest
    | Move
    | UseRaft
    | BuildRaft
    | UseGrant
    | UsePath
    | StayInside
    | Meet
    | Explore
    | Next
    | Take
    | Visit
    | EndTurn
    | Cast
    | Use
    | Trophies
    | Drop
    | AlignSelf
    | Trade
    | Passing
    | RollAsk
    | Wary
    | Back
    | Concede
    | Proceed
    | TimeOut
    | Remove
    | ShuffleAnew
)
