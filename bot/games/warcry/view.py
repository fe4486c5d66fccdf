"""What one viewer may know of a WarCry game (chapter 16). Renderers, commands and pages see only this."""

from __future__ import annotations

from msgspec import Struct

from bot.engine.feed import EDITED as EDITED


class AttachmentView(Struct, frozen=True):
    """An attachment on a unit."""

    id: str
    card: str


class StrategyView(Struct, frozen=True):
    """A strategy in play."""

    id: str
    card: str


class UnitView(Struct, frozen=True):
    """A unit in play, with its values as they are now (WC-P13)."""

    id: str
    card: str
    seat: int
    line: str  # battle, reserve, field
    ready: bool
    speed: str
    keywords: tuple[str, ...]
    side: str
    unique: bool
    cost: int
    strength: int
    printed_strength: int
    tactic_points: int
    tactic_left: int | None  # None outside combat
    leadership: int
    ranged: tuple[tuple[int, str], ...]
    terror: int
    scout: int
    victory: int
    attachments: tuple[AttachmentView, ...]
    tokens: dict[str, int]
    entered: int
    origin: str = ""  # the line it stood in when the command began (WC-C46); empty if it plays no part in it


class PlayerView(Struct, frozen=True):
    """One player as the viewer sees him. Hands and lists are None unless the viewer may see them."""

    seat: int
    side: str
    deck: str
    wins: int
    gold_spent: int
    gold_left: int
    passed_muster: bool
    army_deck: int
    army_hand: int
    action_deck: int
    action_hand: int
    army_discard: tuple[str, ...]
    action_discard: tuple[str, ...]
    strategies: tuple[StrategyView, ...]
    units: tuple[UnitView, ...]
    army_cards: tuple[str, ...] | None = None  # the owner's army hand, in his order
    action_cards: tuple[str, ...] | None = None
    army_list: dict[str, int] | None = None
    action_list: dict[str, int] | None = None
    initiative: int = 0
    sum: int = 0  # strength and Victory of all units (WC-11.2, WC-11.3)


class PlayedView(Struct, frozen=True):
    """A tactic card on the battlefield."""

    seat: int
    card: str
    unit: str
    cancelled: bool


class CombatView(Struct, frozen=True):
    """The current combat."""

    seat: int
    attacker: str
    defender: str
    target: str
    kind: str
    follow_up: bool
    tie_break: bool
    blocked: bool
    next: int
    values: dict[int, int]  # what each side fights with before its roll
    rolls: dict[int, int]
    totals: dict[int, int]
    cards: tuple[PlayedView, ...]
    acted: tuple[bool, ...]
    usable: tuple[tuple[str, ...], ...] = ()  # while tactics are exchanged: the abilities in play that each could use
    latest: str = ""  # done last in the exchange: card, pass, or the public id of the piece whose ability was used


class MarkView(Struct, frozen=True):
    """The last action, to be marked in the picture."""

    kind: str
    seat: int
    unit: str
    target: str
    card: str
    rolls: dict[int, int]
    rolled_cards: dict[int, str]
    totals: dict[int, int]
    result: str
    places: tuple[str, ...] = ()


class View(Struct, frozen=True):
    """A WarCry game as one viewer may know it."""

    viewer: int | None
    phase: str
    battle_no: int
    supply: int
    active: int
    pass_count: int
    commands: int
    to_act: tuple[int, ...]
    players: tuple[PlayerView, ...]
    combat: CombatView | None
    last: MarkView | None
    named: dict[str, str]
    kept: dict[str, str] | None  # the viewer's own clean-up choice, while the other's is awaited (WC-12.10)
    clean_up_in: tuple[bool, ...]
    winner: int | None
    ending: str
    battle_winner: int | None = None  # who won the battle that was counted last
    saved: tuple[str, ...] = ()  # units of the retreating army that have passed their test (WC-11.17)
    musters: tuple[tuple[str, str], ...] = ()  # what the viewer could muster now: cards, attachments with a unit


def newest_mark(view: View) -> MarkView | None:
    """What was done last: in the exchange of tactics, as long as nobody has rolled; else the command."""
    combat = view.combat
    return _exchanged(combat) if combat is not None and combat.latest and not combat.rolls else view.last


def _exchanged(combat: CombatView) -> MarkView:
    """What was done last in the exchange of tactics."""
    if combat.latest == "pass":
        return _mark("tactic_pass", 1 - combat.next)
    if combat.latest == "card" and combat.cards:
        newest = combat.cards[-1]
        return _mark("play_tactic", newest.seat, newest.unit, newest.card)
    return _mark("use_tactic", "AB".index(combat.latest[0]), combat.latest)


def _mark(kind: str, seat: int, unit: str = "", card: str = "") -> MarkView:
    return MarkView(kind, seat, unit, "", card, {}, {}, {}, "")
