"""What a player may declare in WarCry. The verbs are those of WC-P12; answers to questions have notation lines too."""

from __future__ import annotations

from msgspec import Struct


class Proceed(Struct, frozen=True, gc=False, tag="proceed"):
    """What the phase does by itself (set-up, results, counting). Never declared by a seat."""


class ChooseDeck(Struct, frozen=True, gc=False, tag="deck"):
    """The first action of a seat: the decks it plays with, secret until the game is over (WC-H3)."""

    side: str
    army: dict[str, int]
    action: dict[str, int]
    name: str = ""


class ChooseMusterOrder(Struct, frozen=True, gc=False, tag="choose_muster_order"):
    """Who musters first (WC-3.1, WC-3.2)."""

    first: int


class MusterUnit(Struct, frozen=True, gc=False, tag="muster_unit"):
    """Put a unit into a line (WC-3.7)."""

    card: str
    line: str


class MusterAttachment(Struct, frozen=True, gc=False, tag="muster_attachment"):
    """Fasten an attachment to a unit in play (WC-3.8)."""

    card: str
    unit: str


class MusterPass(Struct, frozen=True, gc=False, tag="muster_pass"):
    """Stop mustering (WC-3.13)."""


class Attack(Struct, frozen=True, gc=False, tag="attack"):
    """Declare an attack (WC-5.3)."""

    unit: str
    target: str


class RangedAttack(Struct, frozen=True, gc=False, tag="ranged_attack"):
    """Declare a shot (WC-5.4). ``mode`` numbers the Ranged Attack value used, from 1; 0 takes the best."""

    unit: str
    target: str
    mode: int = 0


class PlayCommand(Struct, frozen=True, gc=False, tag="play_command"):
    """Play a command or strategy card (WC-5.5, WC-5.7). ``choices`` answers the first choices in advance."""

    card: str
    choices: tuple[str, ...] = ()


class UseCommand(Struct, frozen=True, gc=False, tag="use_command"):
    """Use a command ability of a unit or of its attachment (WC-5.6). ``piece`` is the card that carries it."""

    piece: str
    ability: int
    choices: tuple[str, ...] = ()


class Move(Struct, frozen=True, gc=False, tag="move"):
    """Move a unit from the reserve line to the battle line (WC-5.8)."""

    unit: str


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """Pass one's command (WC-5.10)."""


class Retreat(Struct, frozen=True, gc=False, tag="retreat"):
    """Give up the battle (WC-5.12, WC-11.14)."""


class RetreatUnit(Struct, frozen=True, gc=False, tag="retreat_unit"):
    """Test a unit of the retreating army, or discard it (WC-11.15)."""

    unit: str
    test: bool


class PlayTactic(Struct, frozen=True, gc=False, tag="play_tactic"):
    """Play a tactic, War Cry or support tactic card. ``by`` is the unit that uses and pays for it (WC-7.13)."""

    card: str
    by: str
    choices: tuple[str, ...] = ()


class UseTactic(Struct, frozen=True, gc=False, tag="use_tactic"):
    """Use a tactic, War Cry or support ability printed on a card in play (WC-7.18)."""

    piece: str
    ability: int
    choices: tuple[str, ...] = ()


class TacticPass(Struct, frozen=True, gc=False, tag="tactic_pass"):
    """Pass in the exchange of tactics (WC-7.3)."""


class FollowUp(Struct, frozen=True, gc=False, tag="follow_up"):
    """Make the follow-up attack, or decline it (WC-8.14)."""

    yes: bool


class FollowUpDefender(Struct, frozen=True, gc=False, tag="follow_up_defender"):
    """Choose the unit that meets the follow-up (WC-8.16)."""

    unit: str


class TieBreakUnit(Struct, frozen=True, gc=False, tag="tie_break_unit"):
    """Choose one's unit for the final combat (WC-11.7)."""

    unit: str


class CleanUp(Struct, frozen=True, gc=False, tag="clean_up"):
    """Which units are kept, and in which line each (WC-12.2, WC-12.3). Units not named are discarded.

    ``discard`` may be said too. Attachments go where their unit goes, whether they are named or not.
    """

    keep: dict[str, str]


class Concede(Struct, frozen=True, gc=False, tag="concede"):
    """Give up the game (WC-12.9)."""


class Adjudicate(Struct, frozen=True, gc=False, tag="adjudicate"):
    """The table awards the game because a player let the time run out too often (WC-P9). Declared with seat None."""

    loser: int


class RuleDispute(Struct, frozen=True, gc=False, tag="rule_dispute"):
    """A roll between two readings of a card (WC-P14). Declared with seat None; ``controller`` owns the card."""

    controller: int
    question: str


class ShuffleAnew(Struct, frozen=True, gc=False, tag="shuffle_anew"):
    """Every deck is shuffled: what lay on top was seen and taken back (WC-P10). Declared with seat None."""


Action = (
    Proceed
    | ChooseDeck
    | ChooseMusterOrder
    | MusterUnit
    | MusterAttachment
    | MusterPass
    | Attack
    | RangedAttack
    | PlayCommand
    | UseCommand
    | Move
    | Pass
    | Retreat
    | RetreatUnit
    | PlayTactic
    | UseTactic
    | TacticPass
    | FollowUp
    | FollowUpDefender
    | TieBreakUnit
    | CleanUp
    | Concede
    | Adjudicate
    | RuleDispute
    | ShuffleAnew
)
