"""The odds of a fight as they would be asked before it: against what lies somewhere, a card, or a character."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.line import one_of
from bot.engine.notation.words import excerpt, folded
from bot.engine.requests import Facts
from bot.games.talisman.board import Board
from bot.games.talisman.content.mods import PsychicAttack
from bot.games.talisman.content.ops import FightOp
from bot.games.talisman.content.terms import FightKind
from bot.games.talisman.course.stages import TOGETHER
from bot.games.talisman.fights import odds as reckoned
from bot.games.talisman.fights.odds import Odds
from bot.games.talisman.looking.places import own_seat
from bot.games.talisman.looking.sheets import summed
from bot.games.talisman.notation.line import QuestLine
from bot.games.talisman.notation.words import PIECE
from bot.games.talisman.state import Piece, Side, Spot

KINDS: tuple[FightKind, ...] = ("battle", "psychic")
MOST = 6
"""Fights that are told in one answer."""


def odds(line: QuestLine) -> Iterator[Facts]:
    """``odds``, ``odds goblin``, ``odds c7``, ``odds druid kind=psychic``, ``odds Fields 3``."""
    seat, kind = own_seat(line), line.take("kind")
    wanted = () if kind is None else (one_of("kind", kind, KINDS),)
    found = _against(line, seat, wanted) if line.words else _here(line.board, seat, wanted)
    line.end()
    rows = list(found)
    if not rows:
        yield {"row": "nobody"}
    yield from rows[: 2 * MOST]


def _against(line: QuestLine, seat: int, wanted: Sequence[str]) -> Iterator[Facts]:
    b, text = line.board, line.rest("against")
    victim = line.seat_called(text)
    if victim == seat:
        raise Refused("odds_against_oneself", "TA-12:3")
    if victim is not None and b.alive(victim):
        return _character(b, seat, victim, wanted)
    enemy = _lying(line, text)
    if enemy is not None:
        return _cards(*enemy, seat, wanted)
    spaces = line.lexicon.found("space", text)
    if len(spaces) == 1:
        return _space(_standing(b, seat, spaces[0]), seat, wanted)
    if spaces:
        raise BadNotation("which_of_these", field="against", given=excerpt(text), options=spaces)
    raise line.lexicon.unknown("against", text, ("card", "character", "space"))


def _lying(line: QuestLine, text: str) -> tuple[Board, list[Piece]] | None:
    """An Enemy by its id or name, and the table as if its opponent stood before it; one that lies nowhere comes."""
    b, seat = line.board, own_seat(line)
    if PIECE.fullmatch(folded(text)):
        found = b.lying(folded(text))
        if found is None:
            raise Refused("no_enemy_there", given=excerpt(text))
        return _enemy(_standing(b, seat, found[0]), found[1], text)
    cards = line.lexicon.found("card", text)
    if not cards:
        return None
    here = b.hero(seat).space
    spots = sorted(b.state.spaces, key=lambda space: (space != here, space))
    there = [(space, one) for space in spots for one in b.spot(space).cards if one.card in cards]
    if there:
        return _enemy(_standing(b, seat, there[0][0]), there[0][1], text)
    drawn = Piece("c0", cards[0])
    spaces = {**b.state.spaces, here: Spot([*b.spot(here).cards, drawn], b.spot(here).gold)}
    return _enemy(Board(b.content, replace(b.state, spaces=spaces)), drawn, text)


def _enemy(b: Board, piece: Piece, text: str) -> tuple[Board, list[Piece]]:
    if b.card(piece).type != "enemy":
        raise Refused("no_enemy_there", given=excerpt(text))
    return b, [one for spot in b.state.spaces.values() for one in spot.cards if one.id == piece.id]


def _standing(b: Board, seat: int, space: str) -> Board:
    """The table as if its character stood on a space, before what lay there (TA-15:14)."""
    state, running = b.state, b.state.turn.encounter
    fresh = running.drawn if running is not None and running.space == space else []
    cards = [replace(one, lay_before=one.id not in fresh) for one in b.spot(space).cards]
    spaces = {**state.spaces, space: Spot(cards, b.spot(space).gold)}
    seats = list(state.seats)
    seats[seat] = replace(seats[seat], hero=replace(b.hero(seat), space=space))
    return Board(b.content, replace(state, spaces=spaces, seats=seats))


# -- fights ----------------------------------------------------------------------------------------------------------


def _here(b: Board, seat: int, wanted: Sequence[str]) -> Iterator[Facts]:
    """Everything that could be fought where it stands: Enemies, creatures of the space, other characters."""
    yield from _space(_standing(b, seat, b.hero(seat).space), seat, wanted)
    for other in b.others_here(seat):
        yield from _character(b, seat, other, wanted)


def _space(b: Board, seat: int, wanted: Sequence[str]) -> Iterator[Facts]:
    """Enemies of one encounter number fight as one (TA-13:5, 15:4); then what the text of the space names."""
    place = b.space(seat)
    enemies = [one for one in b.spot(place.id).cards if b.card(one).type == "enemy"]
    for number in TOGETHER:
        group = [one for one in enemies if b.card(one).number == number]
        if group:
            yield from _cards(b, group, seat, wanted)
    for effect in place.effects:
        for op in effect.do:
            if isinstance(op, FightOp) and op.value is not None and (not wanted or op.kind in wanted):
                foe = Side(name=(op.name, op.name_pl, op.name_cs), kinds=(op.creature,))
                yield from _told(op.kind, foe.name, reckoned.against_creature(b, seat, op.kind, foe, op.value))


def _cards(b: Board, pieces: Sequence[Piece], seat: int, wanted: Sequence[str]) -> Iterator[Facts]:
    kind: FightKind = "psychic" if b.card(pieces[0]).craft is not None else "battle"
    if not wanted or kind in wanted:
        found = reckoned.against_cards(b, seat, pieces)
        yield from _told(kind, found.foe.name, found)


def _character(b: Board, seat: int, victim: int, wanted: Sequence[str]) -> Iterator[Facts]:
    """As attacker (TA-12:3); psychic combat only where it is able to, unless that is asked for."""
    able = b.mods(seat, PsychicAttack) and not b.hero(seat).toad
    for kind in KINDS:
        if kind in (wanted or (KINDS if able else KINDS[:1])):
            card = b.character(victim)
            found = reckoned.against_character(b, seat, victim, kind)
            yield from _told(kind, (card.name, card.pl, card.cs), found)


def _told(kind: FightKind, foe: tuple[str, str, str], found: Odds) -> Iterator[Facts]:
    """The chances, and both values with all that makes them."""
    name, pl, cs = foe
    chances: Facts = {key: found.percent(getattr(found, key)) for key in ("win", "lose", "draw")}
    yield {"row": "fight", "kind": kind, "foe": name, "foe_pl": pl, "foe_cs": cs, **chances}
    hero = found.foe.seat >= 0
    theirs = sides_value(found.foe, hero)
    against = {f"foe_{key}": fact for key, fact in theirs.items()}
    dice: Facts = {"dice": found.own_dice, "foe_dice": found.foe_dice}
    rolls: Facts = {"rolls": _dice_word(found.own_dice), "foe_rolls": _dice_word(found.foe_dice), "foe_hero": hero}
    yield {"row": "sides", **sides_value(found.own, True), **against, **dice, **rolls}


def _dice_word(dice: int) -> str:
    return ("none", "one_die")[dice] if dice < 2 else "several"


def sides_value(side: Side, hero: bool) -> Facts:
    """A character's own value and what is added to it; of creatures each with its value."""
    own = side.parts[0][1] if hero else 0
    return summed(own, list(side.parts[1:] if hero else side.parts))
