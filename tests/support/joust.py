"""Scenes for the Albion rule tests: knights on the map in a few words, play in notation, and what must have happened.

    s = scene(
        "movement",
        ana="1.1 gawain @C18 horse sword mail | 1.2 kay @C19 S=14 P=10 horse",
        ben="2.1 lancelot @D18 horse revealed",
        lying={"E10": "boat", "K3": "holy_grail"},
        dice=[...],
    )

Each knight: the code of his pawn, his id, ``@hex``, then in any order ``horse`` or ``boat``, kinds of tokens, ``S=``,
``P=`` (start Power, limit and Power; else ready-made figures without ready-made gear), any field of a ``Knight``
(``damage=3``, ``revealed``, ``left_castle=no``). Pawns have left their castle unless a scene says otherwise. Pawns of
one player in one text are parted by ``|``. Secret tokens lying are face down; ``sword:up`` lies face up,
``excalibur:ana`` is known to ana. Artefacts that nobody names lie on their sites, objects on the Nemetons, boats in the
harbours, all in the order of the pack. Strict as every stage: a question not looked at, a die or shuffle not used, fail
the test.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from bot import packs
from bot.engine.dice import ScriptedDice
from bot.games.albion.board import Board
from bot.games.albion.content.catalog import load
from bot.games.albion.game import Albion
from bot.games.albion.state import Fight, Knight, Options, State, Token
from bot.i18n.speech import Speech
from tests.support.catalogs import catalog
from tests.support.staging import NAMES, Stage

LAID = ("as_is", "as_is", "as_is")  # seat order, artefacts, objects


@cache
def starter() -> Albion:
    """The game with the starter pack."""
    return Albion(load([packs.builtin("albion")]))


@cache
def speech(language: str) -> Speech:
    """Speaks of the game with the starter pack; a missing message or variable raises."""
    found = Speech(language, starter(), NAMES[:4], (packs.builtin("albion"),))
    found.catalog = catalog()
    return found


class Joust(Stage):
    """A game of Powers of Albion being played by a test."""

    game: Albion

    @property
    def state(self) -> State:
        """The present state."""
        found: State = self.match.state
        return found

    @property
    def board(self) -> Board:
        """Present values."""
        return self.game.board(self.state)

    def knight(self, code: str) -> Knight:
        """The knight behind a pawn, on the map or eliminated."""
        return next(one for one in self.state.knights.values() if one.code == code)

    @property
    def fight(self) -> Fight:
        """The fight that runs, which there must be."""
        assert self.state.fight is not None, "no fight runs"
        return self.state.fight

    def has(self, code: str) -> list[str]:
        """The kinds of tokens of a knight, in the order received."""
        return [one.kind for one in self.knight(code).tokens]

    def lies(self, label: str) -> list[str]:
        """The kinds of tokens on a hex, in the order laid."""
        return [one.kind for one in self.board.lies(label)]


def scene(
    phase: str = "movement",
    *,
    game: Albion | None = None,
    lying: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    treasury: Mapping[str, int] | None = None,
    dice: Sequence[int] = (),
    shuffles: Sequence[Any] = (),
    fields: Mapping[str, Any] | None = None,
    seat_fields: Mapping[str, Mapping[str, Any]] | None = None,
    round: int = 1,
    **knights: str,
) -> Joust:
    """A position in a phase; ana is in the lead seat. ``fields`` of the state, ``seat_fields`` of its seats."""
    made = game or starter()
    state = made.blank(Options(**dict(options or {})), max(2, len(knights)))
    state.seating = list(range(len(state.seats)))
    for who, text in knights.items():
        for part in text.split("|"):
            _knight(made, state, NAMES.index(who), part.split())
    for label, words in (lying or {}).items():
        state.lying[label] = [_token(made, state, word) for word in words.replace(",", " ").split()]
    _rest(made, state)
    for who, points in (treasury or {}).items():
        state.seats[NAMES.index(who)].treasury = points
    state.phase, state.round = phase, round  # type: ignore[assignment]
    for holder, given in [
        (state, fields),
        *((state.seats[NAMES.index(who)], more) for who, more in (seat_fields or {}).items()),
    ]:
        for name, value in (given or {}).items():
            assert hasattr(holder, name), f"no field {name}"
            setattr(holder, name, value)
    return Joust(made, state.options, len(state.seats), ScriptedDice(list(dice), list(shuffles)), state)


GAWAIN = "1.1 gawain @C17 S=16 P=8 sword mail"
LANCELOT = "2.1 lancelot @D17 S=15 P=9 sword plate"


def declared(ana: str = GAWAIN, ben: str = LANCELOT, *, says: str = "declare 1.1: 2.1", **more: Any) -> Joust:
    """Ana has declared, ben attacks nobody: the fight has begun, or is over already."""
    s = scene("declare", ana=ana, ben=ben, **more)
    return s.say("ana", says).say("ben", "declare none")


def duel(dice: Sequence[int] = (), ana: str = GAWAIN, ben: str = LANCELOT, **more: Any) -> Joust:
    """A duel in which nobody has done anything yet."""
    return declared(ana, ben, dice=dice, **more)


def _token(game: Albion, state: State, word: str) -> Token:
    kind, _, more = word.partition(":")
    state.issued += 1
    state.horses -= kind == "horse"
    face_down = game.content.gear[kind].secret and more != "up"
    known = tuple([NAMES.index(who) for who in more.split("+") if who in NAMES])
    return Token(f"t{state.issued}", kind, face_down=face_down, known=known)


def _rest(game: Albion, state: State) -> None:
    """What the scene does not name lies where it lies at the start."""
    named = {one.kind for pile in state.lying.values() for one in pile}
    named |= {one.kind for knight in state.knights.values() for one in knight.tokens}
    content = game.content
    places = [*zip(content.artefacts, content.artefact_hexes, strict=True)]
    places += zip(content.objects, content.nemetons, strict=True)
    for kind, label in places:
        if kind not in named:
            state.lying.setdefault(label, []).append(_token(game, state, kind))
    boats = [one.kind for pile in state.lying.values() for one in pile].count("boat")
    boats += sum(knight.transport == "boat" for knight in state.knights.values())
    for label in content.boats_start[: len(content.boats_start) - boats]:
        state.lying.setdefault(label, []).append(_token(game, state, "boat"))


def _knight(game: Albion, state: State, seat: int, words: list[str]) -> None:
    code, name, *more = words
    group, pawn = map(int, code.split("."))
    ready = game.content.knights[name]
    power = ready.default_power
    start = game.content.groups[group].start_hex
    knight = Knight(name, group, pawn, seat, ready.default_strength, power, power, power, left_castle=True, hex=start)
    for word in more:
        _word(game, state, knight, word)
    state.knights[name] = knight
    holder = state.seats[seat]
    holder.ready = True
    if group not in holder.groups:
        holder.groups = (*holder.groups, group)


def _word(game: Albion, state: State, knight: Knight, word: str) -> None:
    name, equals, value = word.partition("=")
    if word.startswith("@"):
        knight.hex = word[1:]
    elif word in ("horse", "boat"):
        knight.transport, knight.mount = word, _token(game, state, word)  # type: ignore[assignment]
    elif name in ("S", "P"):
        for field in ("strength",) if name == "S" else ("start_power", "power_limit", "power"):
            setattr(knight, field, int(value))
    elif name.partition(":")[0] in game.content.gear:
        token = _token(game, state, word)
        token.face_down, token.known = (
            False,
            (*token.known, knight.seat) if game.content.gear[token.kind].secret else (),
        )
        knight.tokens.append(token)
    else:
        known = getattr(knight, name)
        given: Any = (value or "yes") == "yes" if isinstance(known, bool) else type(known)(value)
        if isinstance(known, tuple):
            given = tuple(map(int, value.split(",")))
        setattr(knight, name, given)
        assert equals or isinstance(known, bool), word


def table(seats: int, *shuffles: Any, **options: Any) -> Joust:
    """A new game in which groups are chosen; ``shuffles`` follow those by which everything is laid out."""
    game, chosen = starter(), Options(**{"groups": "choose", **options})
    return Joust(game, chosen, seats, ScriptedDice([], [*LAID, *shuffles]), game.blank(chosen, seats))
