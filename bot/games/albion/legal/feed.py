"""What a channel may show of a seat's choices, what calls a seat, and which choices a press does not do at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine.game import Offer
from bot.engine.requests import Facts
from bot.games.albion import actions as act
from bot.games.albion.board import Board
from bot.games.albion.content.figures import Content
from bot.games.albion.fights import declaring, initiative
from bot.games.albion.fights.equipment import PARRY_MARGIN
from bot.games.albion.state import Attack, Knight, PawnOrder
from bot.games.albion.view import FightView, View


def prompt_facts(view: View) -> Facts:
    """What calls a seat: the round, of a fight what it waits for and of whom; in secret phases how many are in.

    Others than a seat itself are told of all at once.
    """
    fight = view.fight
    facts: Facts = {
        "round": view.round,
        "counted": view.wanted > 1,
        "several": view.viewer is None and view.wanted > 1,
        "said": view.said,
        "wanted": view.wanted,
        "looking": bool(view.fresh),
        "stage": "none" if fight is None else _stage(fight),
    }
    asked = "" if fight is None else fight.asked
    return {**facts, "pawn": asked, "pawn_card": view.named.get(asked, "")}


def _stage(fight: FightView) -> str:
    if fight.ransoms:
        return "terms" if fight.ransoms[0][2] < 0 else "ransom"
    if fight.deal is not None:
        return "deal"
    return "turn" if fight.blow is None else "defence"


def public_buttons(content: Content, view: View, seat: int) -> tuple[str, ...]:
    """Lines that a seat may well say now. In secret phases none: they would tell who is left (AL-H5)."""
    fight = view.fight
    if seat not in view.to_act:
        return ()
    if view.phase == "movement" and view.options.seat_order:
        return ("done",)
    return tuple(_in_fight(content, view, fight)) if view.phase == "fights" and fight is not None else ()


def open_acts(b: Board, seat: int, offers: Iterable[Offer]) -> Iterator[Offer]:
    """Whom a knight can strike in a melee, the likeliest hit first: all its fighters are unmasked (AL-12.2)."""
    fight = b.state.fight
    if b.state.phase == "fights" and fight is not None and len(fight.members) > 2:
        strikes = [one for one in offers if isinstance(one.action, act.Strike)]
        yield from sorted(strikes, key=lambda one: -int(str(one.facts.get("chance", 0))))


def _in_fight(content: Content, view: View, fight: FightView) -> Iterator[str]:
    match _stage(fight):
        case "terms":
            owner = next(one.seat for one in view.pawns if one.code == fight.ransoms[0][0])
            yield f"terms {min(act.STANDING_PRICE, view.seats[owner].treasury)}"
            yield "terms none"
        case "ransom":
            yield from ("ransom pay", "ransom decline")
        case "deal":
            yield from ("deal accept", "deal refuse")
        case "defence":
            yield from _defences(content, fight)
        case _:
            foes = [one for one in fight.members if one != fight.turn]
            met = fight.pairs.get(initiative.pair(foes[0], fight.turn)) if len(foes) == 1 else ""
            if fight.turn in fight.in_use and len(foes) == 1 and met != foes[0]:
                yield f"strike {foes[0]}"
            yield "pass"


def _defences(content: Content, fight: FightView) -> Iterator[str]:
    """Whether a parry is possible follows from the weapons in hand, which all see (AL-13.5, AL-H3)."""
    pair = () if fight.blow is None else (fight.blow.target, fight.blow.attacker)
    weapons = [content.gear[fight.in_use[one]].efficacy for one in pair if one in fight.in_use]
    if len(weapons) == 2 and weapons[0] + PARRY_MARGIN >= weapons[1]:
        yield "parry"
    yield from ("dodge", "none")


TIPS = {1: "fate", 2: "masks", 3: "artefacts"}
"""By round."""


def tip(view: View) -> str:
    """With the orders of the first three rounds."""
    return TIPS.get(view.round, "") if view.phase == "movement" else ""


def needs_confirmation(b: Board, seat: int, action: act.Action) -> str:
    """Who is ready with knights not armed, and the pass that ends a duel, are asked once more (AL-3.11, AL-12.5)."""
    match action:
        case act.Ready() if b.seat(seat).allotments and _unarmed(b, seat):
            return "rest_ready_made"
        case act.Pass() if b.state.fight is not None and b.state.fight.passes and not b.state.fight.melee:
            return "duel_ends"
    return ""


def _unarmed(b: Board, seat: int) -> list[str]:
    """The knights whose attributes and arms the seat has not chosen."""
    entry = b.seat(seat)
    return [
        one.id for group in entry.groups for one in b.content.groups[group].knight if one.id not in entry.allotments
    ]


def default_piece(b: Board, seat: int) -> str:
    """The first knight that is not armed yet, the first pawn of which nothing is said yet."""
    entry, phase = b.seat(seat), b.state.phase
    if phase == "set_up":
        left = [] if entry.ready else _unarmed(b, seat)
    elif phase == "movement":
        left = _unsaid(b.of_seat(seat), entry.moves)
    else:
        left = _unsaid(declaring.able(b, seat), entry.attacks) if phase == "declare" else []
    return left[0] if left else ""


def _unsaid(knights: Iterable[Knight], said: Iterable[PawnOrder | Attack] | None) -> list[str]:
    known = {one.pawn for one in said or ()}
    return [one.code for one in knights if one.code not in known]


def score(b: Board, seat: int) -> int:
    """What everybody can compare: the knights on the map, three points each, and the Treasury."""
    return 3 * len(b.of_seat(seat)) + b.seat(seat).treasury
