"""What players declare. Each is one line of notation (AL-D5, AL-D6 to AL-D22). ``1.2`` is the code of a pawn."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.games.albion.content.figures import Version
from bot.games.albion.state import Allotment, Attack, PawnItems, PawnOrder


class _Action(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False, kw_only=True):
    by_order: bool = False
    """Done by the standing orders of who is on these only: he himself has not acted (AL-25.6)."""


# -- set-up (AL-3, AL-4) ---------------------------------------------------------------------------


class TakeGroup(_Action, frozen=True, tag="group"):
    """``group 2``, with two groups each ``group 2,4`` (AL-3.2)."""

    groups: tuple[int, ...]


class Arm(_Action, frozen=True, tag="arm"):
    """``arm lancelot S=16 sword plate shield``: attributes and equipment, Power is the rest (AL-3.9). Secret."""

    knight: str
    allotment: Allotment


class Pawns(_Action, frozen=True, tag="pawns"):
    """``pawns lancelot,galahad,lavain,ector``: the knights of pawns 1 to 4 of their group (AL-3.10). Secret."""

    knights: tuple[str, ...]


class ReadyMade(_Action, frozen=True, tag="ready_made"):
    """``ready_made``: the ready-made knights of the pack, random numbers, and ready (AL-D6). Secret but for ready."""


class Ready(_Action, frozen=True, tag="ready"):
    """``ready``: what is missing or not legal is taken ready-made (AL-3.11)."""


# -- phases 1 and 2 --------------------------------------------------------------------------------


class SealOrders(_Action, frozen=True, tag="orders"):
    """``orders 1: C14-D14-E14 / 2: stay / 4: E14-F14 abandon then take boat`` (AL-D5). Secret.

    In mode ``seat_order`` some pawns only, carried out at once; ``done`` there: no more (AL-6.15).
    ``items`` None: nothing was said of phase 2, it will be asked. ``part``: ``march 2: stay``, said of these pawns
    only: what was said of others stays, and they are not handed in before all pawns have theirs, or ``done``.
    """

    moves: tuple[PawnOrder, ...] = ()
    items: tuple[PawnItems, ...] | None = None
    part: bool = False


class EndMoves(_Action, frozen=True, tag="done"):
    """``done``: the other pawns stay (AL-6.12, AL-6.15), the other knights attack nobody (AL-D15).

    In phase 2 what is allowed of that ordered in advance is all (AL-D2).
    """


class SealItems(_Action, frozen=True, tag="items"):
    """``items 4: take boat, leave axe / 3: take all``, ``items none`` (AL-8.2, AL-D8). Secret."""

    items: tuple[PawnItems, ...] = ()


class Propose(_Action, frozen=True, tag="offer"):
    """``offer 1.3 2.1 give=sword,object get=axe with=horn_of_bran`` (AL-8.6). Known to both partners only.

    ``picked``: the objects that the giver means by each ``object``; left out, the first that he carries. To an own
    knight it is an order and needs no answer.
    """

    giver: str
    taker: str
    give: tuple[str, ...] = ()
    get: tuple[str, ...] = ()
    picked: tuple[str, ...] = ()


class AnswerProposal(_Action, frozen=True, tag="exchange"):
    """``accept 2``, ``accept 2 with=horn_of_bran``, ``refuse 2`` (AL-D9). Known to both partners only.

    ``picked``: the objects that he gives where the offer names none; he must say which.
    """

    number: int
    accept: bool
    picked: tuple[str, ...] = ()


class Look(_Action, frozen=True, tag="keep"):
    """``keep``, ``keep 3: leave axe / 4: leave horn_of_bran``: step 4 of AL-8.9. Secret."""

    items: tuple[PawnItems, ...] = ()


class Return(_Action, frozen=True, tag="return"):
    """``return 2 S=10 P=6 estoc leather``: what a ransomed knight comes back with (AL-10.6, AL-10.7). Secret."""

    pawn: str
    allotment: Allotment


# -- phase 4 ---------------------------------------------------------------------------------------


class Declare(_Action, frozen=True, tag="declare"):
    """``declare 1: 2.3,4.1 join / 2: join``, ``declare none`` (AL-11.4). Secret. ``part``: ``attack 2: 3.1``."""

    attacks: tuple[Attack, ...] = ()
    part: bool = False


class Strike(_Action, frozen=True, tag="strike"):
    """``strike``, in a fight of several ``strike 2.1`` (AL-13)."""

    target: str = ""


class Cast(_Action, frozen=True, tag="cast"):
    """``cast thunderbolt plus``, ``cast healing minus 2.1`` (AL-20)."""

    spell: str
    version: Version
    target: str = ""


class Change(_Action, frozen=True, tag="change"):
    """``change axe``: another weapon in use (AL-17.2)."""

    weapon: str


class PickUp(_Action, frozen=True, tag="pick"):
    """``pick sword``, ``pick shield``, ``pick sword carry``: from the own hex; a weapon comes into use (AL-17.3)."""

    kind: str
    use: bool = True


class Flee(_Action, frozen=True, tag="flee"):
    """``flee`` (AL-18)."""


class Pass(_Action, frozen=True, tag="pass"):
    """``pass`` (AL-12.5)."""


class Capitulate(_Action, frozen=True, tag="capitulate"):
    """``capitulate 4``, in a fight of several ``capitulate 4 2.1``: the price offered (AL-16.9). No turn (AL-16.11)."""

    price: int
    target: str = ""


class Defend(_Action, frozen=True, tag="defend"):
    """``parry``, ``dodge``, ``none``, ``defend disarm plus``: against a strike (AL-13.4)."""

    how: Literal["parry", "dodge", "spell", "none"]
    spell: str = ""
    version: Version = "plus"


class AnswerDeal(_Action, frozen=True, tag="deal"):
    """``deal accept``, ``deal refuse``, ``deal 6``: an offer to capitulate; another price once (AL-16.9)."""

    answer: Literal["accept", "refuse", "counter"]
    price: int = 0


STANDING_PRICE = 4
"""What a ransom costs where nobody names another price (AL-D19)."""


class Terms(_Action, frozen=True, tag="terms"):
    """``terms 4``, ``terms none``: what the victor asks for a defeated knight (AL-16.4, AL-16.16)."""

    price: int = -1


class Pay(_Action, frozen=True, tag="ransom"):
    """``ransom pay``, ``ransom decline`` (AL-16.4)."""

    pay: bool


# -- always ----------------------------------------------------------------------------------------


class Concede(_Action, frozen=True, tag="concede"):
    """``concede`` (AL-25.2)."""


class Back(_Action, frozen=True, tag="back"):
    """``back``: an absent player is there again; whatever else he says tells it, too (AL-25.6)."""


class Proceed(_Action, frozen=True, tag="proceed"):
    """Whatever happens by itself now."""


class TimeOut(_Action, frozen=True, tag="time_out"):
    """The seat's time has run out: the default of where the game stands, and it is counted (AL-25.5, AL-25.6)."""


class Remove(_Action, frozen=True, tag="remove"):
    """By the table: a seat leaves the game, as by conceding."""

    seat: int


SetUp = TakeGroup | Arm | Pawns | ReadyMade | Ready
Turn = Strike | Cast | Change | PickUp | Flee | Pass | Capitulate
"""What the knight may do whose turn it is in a fight (AL-12.4)."""
InFight = Turn | Defend | AnswerDeal | Terms | Pay
Action = (
    SetUp
    | SealOrders
    | EndMoves
    | SealItems
    | Propose
    | AnswerProposal
    | Look
    | Return
    | Declare
    | InFight
    | Concede
    | Back
    | Proceed
    | TimeOut
    | Remove
)
SECRET: tuple[type, ...] = (
    *(Arm, Pawns, ReadyMade, Ready),
    *(SealOrders, EndMoves, SealItems, Propose, AnswerProposal, Look, Return, Declare),
)
"""What others may not know the content of before the end (AL-H17, AL-3.11)."""
