"""What a player may declare in Mage Knight (part C of the digest)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.games.mage_knight.content.content import Bought
from bot.games.mage_knight.state import Edge, Outfit, Point


class Placement(Struct, frozen=True, gc=False):
    """Where a figure is put."""

    figure: str
    x: int
    y: int
    facing: int


class Proceed(Struct, frozen=True, gc=False, tag="proceed"):
    """What the game does by itself: rolls for the first player, starts and ends turns, ends the game."""


class SubmitArmy(Struct, frozen=True, gc=False, tag="army"):
    """The army list, secret until all are in (MKU-R6). Types, one entry a figure; items with their bearers."""

    figures: tuple[str, ...]
    items: tuple[Bought, ...] = ()
    domain: str = ""

    @property
    def outfit(self) -> Outfit | None:
        """What there is beside the figures."""
        return Outfit(self.items, self.domain) if self.items or self.domain else None


class SubmitPool(Struct, frozen=True, gc=False, tag="pool"):
    """The terrain put into the pool, secret until all are in (MKU-H4)."""

    templates: tuple[str, ...]


class RandomArmy(Struct, frozen=True, gc=False, tag="random_army"):
    """An army drawn at random, as secret as a list of one's own. What is drawn stays (MKU-H4, MKU-H8)."""


class RandomPool(Struct, frozen=True, gc=False, tag="random_pool"):
    """Terrain for the pool drawn at random, likewise."""


class NameEdge(Struct, frozen=True, gc=False, tag="edge"):
    """Choose a side of the field, until the first piece of terrain is placed (MKU-P14)."""

    edge: Edge


class PlaceObjective(Struct, frozen=True, gc=False, tag="objective"):
    """Place the own objective (MK2-4.14)."""

    x: int
    y: int


class PlacePiece(Struct, frozen=True, gc=False, tag="place"):
    """Place a piece of the pool (MKU-3.9)."""

    template: str
    x: int
    y: int
    rotation: int


class Deploy(Struct, frozen=True, gc=False, tag="deploy"):
    """Deploy the whole army (MKU-3.18). ``soaring``: who of it begins above the ground (MK2-5.6)."""

    places: tuple[Placement, ...]
    soaring: tuple[str, ...] = ()


class Step(Struct, frozen=True, gc=False):
    """The way of one figure: points after the present one (none: it stays), facing, and where its captive goes."""

    figure: str
    path: tuple[Point, ...]
    facing: int
    captive: Placement | None = None


class Ranged(Struct, frozen=True, gc=False, tag="ranged"):
    """Ranged combat (section 12). ``members`` are the others of a formation (section 16)."""

    figure: str
    targets: tuple[str, ...]  # empty for a Shockwave
    mode: str = ""  # "", magic_blast, flame_lightning, shockwave, magic_healing, magic_freeze, magic_confusion
    members: tuple[str, ...] = ()
    cancel: tuple[tuple[str, str], ...] = ()  # (figure, ability) that the attacker cancels at step 5
    point: Point | None = None  # of a bombardment (MK2-21.2)


class Close(Struct, frozen=True, gc=False, tag="close"):
    """Close combat (section 13). ``members`` are the others of a formation (section 17)."""

    figure: str
    target: str  # empty for a Sweep
    mode: str = ""  # "", weapon_master, sweep, healing
    capture: bool = False
    members: tuple[str, ...] = ()
    heal: str = "damage"  # or "die" (MKU-SA.healing.4)
    cancel: tuple[tuple[str, str], ...] = ()


class Move(Struct, frozen=True, gc=False, tag="move"):
    """A move action of one figure. ``then``: the attack of Charge (Close) or Bound (Ranged)."""

    step: Step
    quick: bool = False  # by Quickness: uses none of the player's actions
    double: bool = False  # twice the speed, no attack: Charge and Bound of Unlimited, double time (MK2-15)
    then: Close | Ranged | None = None
    branch: str = ""  # by what an action of combat pays for the move (MK2-19.13, 33.10); its attack may be named later
    level: Literal["", "up", "down"] = ""  # take off or land (MK2-16.4)


class FormationMove(Struct, frozen=True, gc=False, tag="formation"):
    """A movement formation, members in the order of movement. ``lead``: whose Force March sets the pace."""

    steps: tuple[Step, ...]
    lead: str = ""
    double: bool = False  # in double time (MK2-15.6)


class Paths(Struct, frozen=True, gc=False, tag="paths"):
    """The paths that are still owed (``State.pending``); no steps: all stay (MKU-15.16, MKU-SA.magic_confusion.8)."""

    steps: tuple[Step, ...]


class Forgo(Struct, frozen=True, gc=False, tag="forgo"):
    """No attack at the end of a move that allows one (MK2-19.13)."""


class Regenerate(Struct, frozen=True, gc=False, tag="regenerate"):
    """Regeneration (a move action without moving)."""

    figure: str
    quick: bool = False


class Raise(Struct, frozen=True, gc=False, tag="necromancy"):
    """Necromancy: bring ``dead`` back to a place in contact."""

    figure: str
    dead: Placement
    quick: bool = False


class Levitate(Struct, frozen=True, gc=False, tag="levitate"):
    """Magic Levitation."""

    figure: str
    lifted: Placement
    quick: bool = False


class TakeCover(Struct, frozen=True, gc=False, tag="cover"):
    """Put a cover token on the figure (MK2-33.50)."""

    figure: str


class Incant(Struct, frozen=True, gc=False, tag="incantation"):
    """Put an incantation token on the figure (MK2-33.51)."""

    figure: str


class TakeItem(Struct, frozen=True, gc=False, tag="take_item"):
    """Take a loose item, or one of a friend in contact (MK2-28.8)."""

    figure: str
    item: str


class DropItems(Struct, frozen=True, gc=False, tag="drop_items"):
    """Lay down items of the figure (MK2-28.8)."""

    figure: str
    items: tuple[str, ...]


class UseItem(Struct, frozen=True, gc=False, tag="use_item"):
    """Use the action of an item on a target (MK2-28.18)."""

    figure: str
    item: str
    target: str


class Turn(Struct, frozen=True, gc=False, tag="nimble"):
    """Turn by Nimble (no action)."""

    figure: str
    facing: int


class Spin(Struct, frozen=True, gc=False, tag="spin"):
    """Answer a free spin that was left open (MK2-P15): as the question about it would be answered."""

    figure: str
    answer: str  # auto, hold, or a facing in hundredths of a degree


class Cancel(Struct, frozen=True, gc=False, tag="cancel"):
    """Cancel an optional ability until the end of the turn (MKU-5.16), also out of turn (MKU-P13)."""

    figure: str
    ability: str


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """Use up one action (MKU-4.10)."""


class EndTurn(Struct, frozen=True, gc=False, tag="end_turn"):
    """End the turn; unused actions are lost (MKU-4.8)."""


class Withdraw(Struct, frozen=True, gc=False, tag="withdraw"):
    """Leave the game in one's own turn (MKU-22.17); out of turn it is ordered (MKU-P15)."""


class Agreed(Struct, frozen=True, gc=False, tag="agreed"):
    """All active players agreed to end the game (MKU-22.4). By the whole table."""


class TimeUp(Struct, frozen=True, gc=False, tag="time_up"):
    """The time limit is over (MKU-22.3): the game ends after the turn in progress. By the whole table."""


class Absent(Struct, frozen=True, gc=False, tag="absent"):
    """A player is declared withdrawn (MKU-P10). By the whole table."""

    seat: int


class Dispute(Struct, frozen=True, gc=False, tag="dispute"):
    """The die of MKU-24.4 for a question on which the players cannot agree. By the whole table."""

    seat: int  # who called it
    question: str


Action = (
    Proceed
    | SubmitArmy
    | SubmitPool
    | RandomArmy
    | RandomPool
    | PlacePiece
    | Deploy
    | Move
    | FormationMove
    | Paths
    | Forgo
    | Ranged
    | Close
    | Regenerate
    | Raise
    | Levitate
    | Turn
    | TakeCover
    | Incant
    | Cancel
    | Pass
    | EndTurn
    | Withdraw
    | Agreed
    | TimeUp
    | Absent
    | Dispute
    | NameEdge
    | PlaceObjective
    | TakeItem
    | DropItems
    | UseItem
    | Spin
)
