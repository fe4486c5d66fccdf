"""Lines of text and what they mean: every action and every answer, both ways.

A line is a verb and words: ``move cw``, ``meet druid battle``, ``cast mending target=druid``. Verbs, ids and names may
be in any case; spaces, cards, spells, persons and characters may be called by name in any language, quoted or not, a
seat by its character, by its letter or as ``seat2``. ``write_line`` gives the one canonical line of each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.line import demand_verb, one_of, whole_number
from bot.engine.notation.words import Token, check_characters, first_word, folded
from bot.engine.requests import Answer, Ask
from bot.games.talisman import actions as act
from bot.games.talisman.board import Board
from bot.games.talisman.course import meeting, movement, taking
from bot.games.talisman.magic.fitting import chances
from bot.games.talisman.notation import answering
from bot.games.talisman.notation.line import GOLD, QuestLine
from bot.games.talisman.notation.words import Lexicon
from bot.games.talisman.notation.writing import keyed, loot, seat_word, target, words, written_meeting, written_trade
from bot.games.talisman.state import State

Reader = Callable[[QuestLine], act.Action]

CONCEDE = "concede"
"""Ends whatever runs; where it is one of the answers to a question, it is that answer (TA-9:8)."""
WAYS = ("cw", "ccw", "bridge", "inward", "outward", "portal")
"""The portal comes last because a space is called so too: ``move portal outward``."""
_WAYS = {"clockwise": "cw", "counterclockwise": "ccw", "counter-clockwise": "ccw", **{way: way for way in WAYS}}
_ALIGNMENTS = ("good", "neutral", "evil")
_SHORT = {"roll=ask": "roll_mode ask", "roll=auto": "roll_mode auto"}
"""Lines that the digest writes in another way (TA-D7)."""


def read_line(lexicon: Lexicon, board: Board, text: str, seat: int | None, ask: Ask | None) -> act.Action | Answer:
    """An action, or an answer to the open question."""
    check_characters(text)
    line = " ".join(text.split())
    line = _SHORT.get(line.casefold(), line)
    verb = first_word(line)
    rest = QuestLine(lexicon, board, seat, verb, line if line.startswith('"') else line[len(verb) :])
    if ask is not None and verb and (verb != CONCEDE or any(option.id == CONCEDE for option in ask.options)):
        return answering.read_reply(rest, line, ask)
    demand_verb(verb, _BY_VERB, answering.VERBS, "TA-D64")
    if (verb in _TABLE_VERBS) != (seat is None):
        raise Refused("only_the_table" if verb in _TABLE_VERBS else "only_a_seat", "TA-10:2")
    action = _BY_VERB[verb].read(rest)
    rest.end()
    return action


def write_line(state: State, said: act.Action | Answer, ask: Ask | None) -> str:
    """The canonical line of an action or an answer."""
    if isinstance(said, tuple):
        return answering.write_answer(ask, said)
    row = _BY_KIND[type(said)]
    return words(row.verb, row.write(state, said))


# -- moves -----------------------------------------------------------------------------------------------------------


def _move(line: QuestLine) -> act.Action:
    """A way, a destination, or both; what is left out follows from the destinations of the roll."""
    way = next((_WAYS[word] for word in _WAYS if line.flag(word)), "")
    if not line.words and not way:
        raise line.missing("space")
    spaces = _spaces(line, line.rest("space")) if line.words else ()
    ends = movement.destinations(line.board, line.board.active) if line.board.state.phase == "rolled" else []
    fitting = [end for end in ends if way in ("", end.way) and (not spaces or end.to in spaces)]
    if not fitting and not spaces:  # one word is a way and the name of a space
        fitting = [end for end in ends if end.to in line.lexicon.found("space", way)]
    if len(fitting) > 1:
        named = tuple(dict.fromkeys(end.to for end in fitting))
        raise BadNotation("which_of_these", "TA-11:1", field="space", given=way or spaces[0], options=named)
    if fitting:
        return act.Move(fitting[0].to, fitting[0].way)
    return act.Move(spaces[0] if spaces else "", way or "cw")  # type: ignore[arg-type]


def _spaces(line: QuestLine, text: str) -> tuple[str, ...]:
    found = line.lexicon.found("space", text)
    if not found:
        raise line.lexicon.unknown("space", text, ("space",), "TA-11:1")
    return found


# -- encounters ------------------------------------------------------------------------------------------------------


def _meet(line: QuestLine) -> act.Action:
    """``meet wood elf steal sword``: the word for how parts the name from what is taken."""
    source = line.take("source") or ""
    places = [place for place, word in enumerate(line.words) if word.text.casefold() in ("battle", "psychic", "steal")]
    if not places:
        _only_way(line)
        places = [len(line.words) - 1]
    how, after = line.words[places[0]].text.casefold(), line.words[places[0] + 1 :]
    line.words = line.words[: places[0]]
    seat = line.need_seat("character", line.rest("character"))
    line.words = after
    take = _stolen(line, seat) if how == "steal" else ""
    return act.Meet(seat, how, take, _source(line, source))  # type: ignore[arg-type]


def _only_way(line: QuestLine) -> None:
    """Where the word for how is left out, it is the only way in which that character can be met, else refused."""
    seat = line.seat_called(line.given)
    ways = [one.how for one in meeting.may_meet(line.board, line.board.active) if one.seat == seat]
    if set(ways) != {"battle"}:
        raise line.missing("battle, psychic, steal")
    line.words.append(Token("word", "battle"))


def _stolen(line: QuestLine, seat: int) -> str:
    text = line.rest("take")
    return GOLD if folded(text) == GOLD else line.piece("take", text, line.owned_by(seat))


def _source(line: QuestLine, text: str) -> str:
    """Whose ability it is: a card or a character, by id or name."""
    if not text:
        return ""
    ids = [*line.lexicon.found("card", text), *line.lexicon.found("character", text)]
    if not ids:
        raise line.lexicon.unknown("with", text, ("card", "character"))
    return ids[0]


def _explore(line: QuestLine) -> act.Action:
    return act.Explore(not line.flag("ignore"))


def _next(line: QuestLine) -> act.Action:
    encounter = line.board.state.turn.encounter
    return act.Next(line.piece("card", line.rest("card"), line.here(), encounter.met if encounter else ()))


def _take(line: QuestLine) -> act.Action:
    if line.flag("none"):
        return act.Take()
    if line.flag("all"):
        return everything(line.board)
    named = line.several("card")
    cards = [name for name in named if folded(name) != GOLD]
    return act.Take(line.pieces("card", cards, line.here()), len(cards) < len(named))


def everything(board: Board) -> act.Take:
    """Whatever lies there and may be taken and owned (TA-13:7, 13:16)."""
    if board.state.turn.encounter is None:
        return act.Take()
    return act.Take(tuple([one.id for one in taking.takeable(board)]), taking.gold_here(board) > 0)


def _visit(line: QuestLine) -> act.Action:
    return act.Visit() if line.flag("nobody") else act.Visit(line.named("person", "person"))


# -- at any time -----------------------------------------------------------------------------------------------------


def _cast(line: QuestLine) -> act.Action:
    target = line.target()
    spell = line.named("spell", "spell")
    return act.Cast(spell, target or _only_target(line, spell, ""))


def _use(line: QuestLine) -> act.Action:
    """A thing, or an ability of the character itself."""
    target, text = line.target(), line.rest("card")
    own = line.lexicon.found("character", text)
    piece = own[0] if own else line.piece("card", text, line.own())
    return act.Use(piece, target or _only_target(line, "", piece))


def _only_target(line: QuestLine, spell: str, piece: str) -> str:
    """The target of a spell or thing where only one is possible now."""
    if line.seat is None or not line.board.alive(line.seat):
        return ""
    found = chances(line.board, line.seat)
    targets = dict.fromkeys([one.target for one in found if one.piece == piece and spell in ("", one.card)])
    return next(iter(targets)) if len(targets) == 1 else ""


def _trophies(line: QuestLine) -> act.Action:
    hero = None if line.seat is None else line.board.state.seats[line.seat].hero
    mine = [] if hero is None else hero.trophies
    if line.flag("all"):
        return act.Trophies(tuple([one.id for one in mine]))
    return act.Trophies(line.pieces("card", line.several("card"), mine))


def _drop(line: QuestLine) -> act.Action:
    named = line.several("card")
    held = () if line.seat is None or not line.board.alive(line.seat) else line.board.hero(line.seat).spells
    for text in named:
        for spell in line.lexicon.found("spell", text):
            if spell in held:
                raise Refused("spell_kept", "TA-9:3", card=spell)
    return act.Drop(line.pieces("card", named, line.own()))


def _trade(line: QuestLine) -> act.Action:
    seat = line.need_seat("character", line.rest("character"))
    give, give_gold = line.with_gold("give", line.own())
    get, get_gold = line.with_gold("get", line.owned_by(seat))
    return act.Trade(seat, give, give_gold, get, get_gold)


def _choice(
    field: str, allowed: tuple[str, ...], make: Callable[[str], act.Action]
) -> Callable[[QuestLine], act.Action]:
    return lambda line: make(one_of(field, line.word(field), allowed))


def _character(line: QuestLine) -> act.Action:
    text = line.rest("character")
    return act.ChooseCharacter("any" if folded(text) == "any" else line.lexicon.one("character", "character", text))


# -- the rows --------------------------------------------------------------------------------------------------------


class Row(Struct, frozen=True):
    """One action: its verb, what reads the words after it, and what writes them."""

    verb: str
    kind: type[act.Action]
    read: Reader
    write: Callable[[State, Any], str]


def _bare(verb: str, action: act.Action) -> Row:
    """An action that is a verb and nothing else."""
    return Row(verb, type(action), lambda line: action, lambda state, said: "")


def _to(verb: str, make: Callable[[str], act.Action], kind: type[act.Action]) -> Row:
    """Another way to move, with its destination."""
    return Row(verb, kind, lambda line: make(line.named("space", "space")), lambda state, said: said.to)


_ROWS = (
    Row("character", act.ChooseCharacter, _character, lambda state, said: said.character),
    Row(
        "head_start",
        act.HeadStart,
        _choice("stat", ("strength", "craft"), lambda stat: act.HeadStart(stat)),  # type: ignore[arg-type]
        lambda state, said: said.stat,
    ),
    _bare("roll", act.Roll()),
    Row(
        "reroll",
        act.Reroll,
        lambda line: act.Reroll(_source(line, line.take("with") or "")),
        lambda state, said: keyed("with", said.source),
    ),
    Row(
        "add",
        act.AddPoints,
        lambda line: act.AddPoints(whole_number("points", line.word("points"), 1, 20, "TA-11:30")),
        lambda state, said: str(said.points),
    ),
    _bare("rest", act.Rest()),
    Row("move", act.Move, _move, lambda state, said: words(said.to, said.way)),
    _to("raft", act.UseRaft, act.UseRaft),
    _bare("build_raft", act.BuildRaft()),
    _to("granted", act.UseGrant, act.UseGrant),
    _to("path", act.UsePath, act.UsePath),
    _bare("stay", act.StayInside()),
    Row("meet", act.Meet, _meet, written_meeting),
    Row("explore", act.Explore, _explore, lambda state, said: "" if said.instructions else "ignore"),
    Row("next", act.Next, _next, lambda state, said: said.piece),
    Row("take", act.Take, _take, lambda state, said: loot(said.pieces, GOLD if said.gold else "") or "none"),
    Row("visit", act.Visit, _visit, lambda state, said: said.person or "nobody"),
    _bare("end", act.EndTurn()),
    Row("cast", act.Cast, _cast, lambda state, said: words(said.spell, target(state, said.target))),
    Row("use", act.Use, _use, lambda state, said: words(said.piece, target(state, said.target))),
    Row("trophies", act.Trophies, _trophies, lambda state, said: loot(said.pieces)),
    Row("drop", act.Drop, _drop, lambda state, said: loot(said.pieces)),
    Row(
        "align",
        act.AlignSelf,
        _choice("alignment", _ALIGNMENTS, lambda to: act.AlignSelf(to)),  # type: ignore[arg-type]
        lambda state, said: said.to,
    ),
    Row("trade", act.Trade, _trade, written_trade),
    Row(
        "windows",
        act.Passing,
        _choice("windows", ("pass", "open"), lambda word: act.Passing(word == "pass")),
        lambda state, said: "pass" if said.on else "open",
    ),
    Row(
        "roll_mode",
        act.RollAsk,
        _choice("roll_mode", ("ask", "auto"), lambda word: act.RollAsk(word == "ask")),
        lambda state, said: "ask" if said.ask else "auto",
    ),
    Row(
        "wary",
        act.Wary,
        lambda line: act.Wary(whole_number("chance", line.word("chance"), 0, 100, "TA-D65")),
        lambda state, said: str(said.chance),
    ),
    _bare("back", act.Back()),
    _bare(CONCEDE, act.Concede()),
    _bare("time_out", act.TimeOut()),
    _bare("proceed", act.Proceed()),
    _bare("shuffle_anew", act.ShuffleAnew()),
    Row(
        "remove",
        act.Remove,
        lambda line: act.Remove(line.need_seat("character", line.rest("character"))),
        lambda state, said: seat_word(state, said.seat),
    ),
)
_BY_VERB = {row.verb: row for row in _ROWS}
_BY_KIND = {row.kind: row for row in _ROWS}
_TABLE_VERBS = ("proceed", "remove", "shuffle_anew")
VERBS = tuple(_BY_VERB)
"""Every word that a line may begin with, for completion and for tests."""
