"""Lines of text and what they mean: every action and every answer, both ways (AL-D5 to AL-D22).

A line is a verb and words. Verbs, ids and names may be in any case; knights, tokens, spells and sites may be called by
name in any language. A pawn is its code ``2.3``, its number where the player has one group, or its knight's name where
the player may know it. ``write_line`` gives the one canonical line of each.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.answering import CHOOSE, choose, option_called, write_answer
from bot.engine.notation.line import demand_verb, one_of, whole_number
from bot.engine.notation.words import check_characters, excerpt, first_word, folded, phrases
from bot.engine.requests import Answer, Ask
from bot.games.albion import actions as act
from bot.games.albion.board import Board
from bot.games.albion.notation.line import ABANDON, JOIN, NONE, NOTHING, STAY, THEN, AlbionLine
from bot.games.albion.notation.words import GRAMMAR, LETTERS, Lexicon
from bot.games.albion.notation.writing import write_action
from bot.games.albion.state import Allotment, Attack, PawnItems, PawnOrder

CONCEDE = "concede"
SHIELD = "shield"
ANSWERS = (CHOOSE, "yes", "no")
"""Words that only answer."""
_MOST = 99


def read_line(lexicon: Lexicon, b: Board, text: str, seat: int | None, ask: Ask | None) -> act.Action | Answer:
    """An action, or an answer to the open question. Raises BadNotation or Refused."""
    check_characters(text)
    line = " ".join(text.split())
    verb = first_word(line)
    if ask is not None and verb and verb != CONCEDE:
        return _reply(lexicon, line, ask)
    demand_verb(verb, _READERS, ANSWERS, "AL-D5")
    if (verb in _TABLE_VERBS) != (seat is None):
        raise Refused("only_the_table" if verb in _TABLE_VERBS else "only_a_seat", "AL-25.1")
    clause, read = _READERS[verb]
    rest = AlbionLine(lexicon, b, seat, verb, GRAMMAR.tokens(line[len(verb) :]), clause)
    action = read(rest)
    rest.end()
    return action


def write_line(lexicon: Lexicon, said: act.Action | Answer, ask: Ask | None) -> str:
    """The canonical line; ``read_line`` gives it back."""
    return write_answer(ask, said) if isinstance(said, tuple) else write_action(said)


# -- answers -----------------------------------------------------------------------------------------------------------


ANSWERING = (CHOOSE, "cast", "use")
"""Words that may stand before what an answer names; they change nothing."""


def _reply(lexicon: Lexicon, line: str, ask: Ask) -> Answer:
    """An answer to the open question: an option's line or id, or what it is about by name."""
    option = option_called(ask, line)
    if option is not None:
        return (option,)
    verb = first_word(line)
    rest = line[len(verb) :].strip() if verb in ANSWERING else line
    if ask.free is not None:
        return choose(ask, (rest,))
    return choose(ask, [_option(lexicon, ask, text) for text in phrases(GRAMMAR.tokens(rest))])


def _option(lexicon: Lexicon, ask: Ask, text: str) -> str:
    meant = {folded(text), *(lexicon.found(kind, text) for kind in ("token", "hex"))}
    found = next((one.id for one in ask.options if folded(one.id) in meant or one.id in meant), "")
    if not found:
        raise BadNotation("no_such_option", ask.clause, given=excerpt(text), question=ask.key)
    return found


# -- set-up ------------------------------------------------------------------------------------------------------------


def _group(line: AlbionLine) -> act.Action:
    named = phrases(line.words)
    if not named:
        raise line.missing("group")
    line.words = []
    return act.TakeGroup(tuple([whole_number("group", text, 1, 9, line.clause) for text in named]))


def _allotment(line: AlbionLine, strength: int, power: int) -> Allotment:
    """``S=16 sword plate shield``; names with commas between them or not."""
    gear = line.lexicon.content.gear
    given = line.number("s", 0, _MOST, default=strength), line.number("p", 0, _MOST, default=power)
    shield = line.flag(SHIELD)
    named = list(line.all_named("token", "equipment"))
    plain = [one for one in named if gear[one].kind == "shield" and not gear[one].secret]
    if len(plain) + shield > 1:
        raise BadNotation("named_twice", "AL-4.8", field="equipment", given=SHIELD)
    armour = tuple([one for one in named if gear[one].kind == "armour"])
    weapons = tuple([one for one in named if one not in (*armour, *plain)])
    return Allotment(*given, weapons, armour, shield or bool(plain))


def _arm(line: AlbionLine) -> act.Action:
    knight = line.next_named("knight", "knight")
    if "s" not in line.keyed:
        raise line.missing("S")
    return act.Arm(knight, _allotment(line, 0, 0))


def _pawns(line: AlbionLine) -> act.Action:
    if not line.words:
        raise line.missing("knight")
    return act.Pawns(tuple(line.all_named("knight", "knight")))


# -- phases 1 and 2 ----------------------------------------------------------------------------------------------------


def _march(line: AlbionLine) -> act.Action:
    return act.SealOrders(*_moves(line), part=True)


def _orders(line: AlbionLine) -> act.Action:
    settled = [one for one in line.words if folded(one.text) == "items"] != []
    if settled:
        _no_items(line)
    if line.flag(NONE):
        return act.SealOrders((), () if settled else None)
    moves, items = _moves(line)
    return act.SealOrders(moves, () if settled and items is None else items)


def _moves(line: AlbionLine) -> tuple[tuple[PawnOrder, ...], tuple[PawnItems, ...] | None]:
    """Paths, and what is done in phase 2 as far as it is said."""
    items: list[PawnItems] = []

    def read(part: AlbionLine, pawn: str) -> PawnOrder:
        words = [one.text.casefold() for one in part.words]
        if THEN in words:
            place = words.index(THEN)
            wishes = part.part(part.words[place + 1 :])
            part.words = part.words[:place]
            if not wishes.words:
                raise part.missing("take")
            items.append(wishes.items(pawn))
        abandon = part.flag(ABANDON)
        if part.flag(STAY):
            return PawnOrder(pawn, (), abandon)
        path = part.hexes()
        standing = part.board.pawn(pawn)
        return PawnOrder(pawn, path[1:] if standing is not None and path[0] == standing.hex else path, abandon)

    return line.of_pawns(read), tuple(items) or None


def _no_items(line: AlbionLine) -> None:
    """``/ items none`` at the end: nothing is left or taken in phase 2, and nobody is asked."""
    tail = [one.text.casefold() for one in line.words[-3:]]
    if tail != ["/", "items", NONE]:
        raise BadNotation("items_none_last", line.clause, given=" ".join(tail))
    line.words = line.words[:-3]


def _of_items(line: AlbionLine) -> tuple[PawnItems, ...]:
    return line.of_pawns(lambda part, pawn: part.items(pawn))


def _items(line: AlbionLine) -> act.Action:
    return act.SealItems() if line.flag(NONE) else act.SealItems(_of_items(line))


def _keep(line: AlbionLine) -> act.Action:
    return act.Look(_of_items(line)) if line.words else act.Look()


def _offer(line: AlbionLine) -> act.Action:
    giver, taker = line.pawn("pawn"), line.pawn("pawn")
    return act.Propose(giver, taker, line.kinds("give"), line.kinds("get"), line.kinds("with"))


def _answer(accept: bool) -> Callable[[AlbionLine], act.Action]:
    def read(line: AlbionLine) -> act.Action:
        number = whole_number("number", line.word("number"), 1, 999, line.clause)
        return act.AnswerProposal(number, accept, line.kinds("with") if accept else ())

    return read


def _return(line: AlbionLine) -> act.Action:
    pawn = line.pawn("pawn")
    base = next(one.base for one in line.board.state.knights.values() if one.code == pawn)
    return act.Return(pawn, _allotment(line, *base))


# -- phase 4 -----------------------------------------------------------------------------------------------------------


def _declare(line: AlbionLine) -> act.Action:
    return act.Declare() if line.flag(NONE) else act.Declare(_attacks(line))


def _attacks(line: AlbionLine) -> tuple[Attack, ...]:
    def read(part: AlbionLine, pawn: str) -> Attack:
        join = part.flag(JOIN)
        named, part.words = phrases(part.words), []
        targets = [] if [folded(one) for one in named] == [NOTHING] else named
        return Attack(pawn, tuple([part.pawn_called(text) for text in targets]), join)

    return line.of_pawns(read)


def _target(line: AlbionLine) -> str:
    return line.pawn("target") if line.words else ""


def _cast(line: AlbionLine) -> act.Action:
    spell = line.next_named("spell", "spell")
    version = one_of("version", line.word("version"), ("plus", "minus"), line.clause)
    return act.Cast(spell, version, _target(line))  # type: ignore[arg-type]


def _pick(line: AlbionLine) -> act.Action:
    carry = line.flag("carry")
    return act.PickUp(line.named("token", "token"), not carry)


def _capitulate(line: AlbionLine) -> act.Action:
    return act.Capitulate(line.price(line.word("price")), _target(line))


def _defend(line: AlbionLine) -> act.Action:
    spell = line.next_named("spell", "spell")
    version = one_of("version", line.word("version"), ("plus", "minus"), line.clause)
    return act.Defend("spell", spell, version)  # type: ignore[arg-type]


def _deal(line: AlbionLine) -> act.Action:
    word = line.word("answer")
    if word.casefold() in ("accept", "refuse"):
        return act.AnswerDeal(word.casefold())  # type: ignore[arg-type]
    return act.AnswerDeal("counter", line.price(word))


def _terms(line: AlbionLine) -> act.Action:
    word = line.word("price")
    return act.Terms() if folded(word) == NONE else act.Terms(line.price(word))


def _pay(line: AlbionLine) -> act.Action:
    return act.Pay(one_of("ransom", line.word("ransom"), ("pay", "decline"), line.clause) == "pay")


def _remove(line: AlbionLine) -> act.Action:
    letters = tuple(LETTERS[: len(line.board.state.seats)].casefold())
    return act.Remove(letters.index(one_of("seat", line.word("seat"), letters, line.clause)))


def _simple(action: act.Action) -> Callable[[AlbionLine], act.Action]:
    return lambda line: action


_READERS: dict[str, tuple[str, Callable[[AlbionLine], act.Action]]] = {
    "group": ("AL-3.2", _group),
    "arm": ("AL-3.9", _arm),
    "pawns": ("AL-3.10", _pawns),
    "ready_made": ("AL-D6", _simple(act.ReadyMade())),
    "ready": ("AL-3.11", _simple(act.Ready())),
    "orders": ("AL-D5", _orders),
    "march": ("AL-D5", _march),
    "done": ("AL-6.15", _simple(act.EndMoves())),
    "items": ("AL-D8", _items),
    "offer": ("AL-8.6", _offer),
    "accept": ("AL-D9", _answer(accept=True)),
    "refuse": ("AL-D9", _answer(accept=False)),
    "keep": ("AL-D10", _keep),
    "return": ("AL-D14", _return),
    "declare": ("AL-D15", _declare),
    "attack": ("AL-D15", lambda line: act.Declare(_attacks(line), part=True)),
    "strike": ("AL-D17", lambda line: act.Strike(_target(line))),
    "cast": ("AL-D17", _cast),
    "change": ("AL-17.2", lambda line: act.Change(line.named("token", "weapon"))),
    "pick": ("AL-17.3", _pick),
    "flee": ("AL-18.1", _simple(act.Flee())),
    "pass": ("AL-12.5", _simple(act.Pass())),
    "capitulate": ("AL-16.9", _capitulate),
    "parry": ("AL-D18", _simple(act.Defend("parry"))),
    "dodge": ("AL-D18", _simple(act.Defend("dodge"))),
    "none": ("AL-D18", _simple(act.Defend("none"))),
    "defend": ("AL-D18", _defend),
    "deal": ("AL-D21", _deal),
    "terms": ("AL-D19", _terms),
    "ransom": ("AL-D20", _pay),
    CONCEDE: ("AL-25.2", _simple(act.Concede())),
    "back": ("AL-25.6", _simple(act.Back())),
    "time_out": ("AL-25.5", _simple(act.TimeOut())),
    "proceed": ("AL-5.6", _simple(act.Proceed())),
    "remove": ("AL-25.2", _remove),
}
_TABLE_VERBS = ("proceed", "remove")
VERBS = tuple(_READERS)
"""Every word that a line may begin with, for completion and for tests."""
