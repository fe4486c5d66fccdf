"""Lines of text and what they mean: every action and every answer, both ways.

A line is a verb and words: ``attack A1 -> B3``, ``play_tactic NE-C02 by=A1 choices=B2``. Verbs, ids and names may be
in any case, a card may be called by its name, quoted or not. ``write_line`` gives the one canonical line of each.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bot.engine.by_post import CONCEDE
from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.answering import write_answer
from bot.engine.notation.line import demand_verb, one_of
from bot.engine.notation.words import check_characters, excerpt, first_word, in_quotes
from bot.engine.requests import Answer, Ask
from bot.games.warcry import actions as act
from bot.games.warcry.actions import ChooseDeck
from bot.games.warcry.cards.cards import Content
from bot.games.warcry.cards.deck import NEUTRAL, SIDES, parse_deck_list
from bot.games.warcry.notation import answering
from bot.games.warcry.notation.line import CardLine
from bot.games.warcry.notation.words import Lexicon
from bot.games.warcry.state import LETTERS, State

_KEY = re.compile(r'(side|name)=(?:"([^"]*)"|(\S*))\s*')
LINES = ("battle", "reserve")
PASSES: dict[str, act.Action] = {
    "muster": act.MusterPass(),
    "commands": act.Pass(),
    "tactics": act.TacticPass(),
}
"""What ``pass`` means in each phase."""


def read_line(lexicon: Lexicon, text: str, state: State, seat: int | None, ask: Ask | None) -> act.Action | Answer:
    """An action, or an answer to the open question."""
    check_characters(text)
    verb = first_word(text)
    line = text.strip() if verb == "deck" else " ".join(text.split())
    rest = line[len(verb) :].lstrip()
    if verb == CONCEDE:
        return _done(CardLine(lexicon, state, seat, verb, rest), act.Concede())
    if ask is not None and verb:
        return answering.read_reply(lexicon, line, state, ask)
    demand_verb(verb, VERBS, answering.VERBS, "WC-P1")
    if (verb in _TABLE_VERBS) != (seat is None):
        raise Refused("only_the_table" if verb in _TABLE_VERBS else "only_a_seat", "WC-P12", verb=verb)
    if verb == "deck":
        return read_deck(lexicon, rest)
    return _READERS[verb](CardLine(lexicon, state, seat, verb, rest))


def write_line(lexicon: Lexicon, said: act.Action | Answer, ask: Ask | None) -> str:
    """The canonical line of an action or an answer."""
    if isinstance(said, tuple):
        return write_answer(ask, said)
    if isinstance(said, act.ChooseDeck):
        return write_deck(lexicon.content, said)
    return _WRITERS[type(said)](said)


def _done(line: CardLine, action: act.Action) -> act.Action:
    line.end()
    return action


# Reading -------------------------------------------------------------------------------------------------------


def _choose_muster_order(line: CardLine) -> act.Action:
    text = line.last("first")
    seats = {"a": 0, "b": 1, "me": line.seat or 0, "foe": 1 - (line.seat or 0)}
    if text.casefold() not in seats:
        raise BadNotation("bad_value", field="first", given=excerpt(text), allowed=("A", "B", "me", "foe"))
    return _done(line, act.ChooseMusterOrder(seats[text.casefold()]))


def _muster(line: CardLine) -> act.Action:
    """``muster`` serves units and attachments: the card tells which."""
    return _muster_unit(line) if line.peek_card().family != "attachment" else _muster_attachment(line)


def _muster_unit(line: CardLine) -> act.Action:
    place = line.last_of("line", LINES)
    return _done(line, act.MusterUnit(line.card("card"), place))


def _muster_attachment(line: CardLine) -> act.Action:
    card = line.card("card")
    return _done(line, act.MusterAttachment(card, line.unit("unit")))


def _pass(line: CardLine) -> act.Action:
    action = PASSES.get(line.state.phase)
    if action is None:
        raise Refused("no_pass_now", "WC-1.12", phase=line.state.phase)
    return _done(line, action)


def _attack(line: CardLine) -> act.Action:
    unit, target = line.two_units("unit", "target")
    return _done(line, act.Attack(unit, target))


def _ranged_attack(line: CardLine) -> act.Action:
    mode = line.number("mode", 1, 99)
    unit, target = line.two_units("unit", "target")
    return _done(line, act.RangedAttack(unit, target, line.mode(unit, target, mode)))


def _play_command(line: CardLine) -> act.Action:
    choices = line.choices()
    return _done(line, act.PlayCommand(line.card("card"), choices))


def _use_command(line: CardLine) -> act.Action:
    choices = line.choices()
    piece = line.piece("piece")
    return _done(line, act.UseCommand(piece, line.ability(piece, ("command",)), choices))


def _play_tactic(line: CardLine) -> act.Action:
    choices = line.choices()
    by = line.optional_unit("by")
    card = line.card("card")
    return _done(line, act.PlayTactic(card, by or line.user_of(card), choices))


def _use_tactic(line: CardLine) -> act.Action:
    choices = line.choices()
    piece = line.piece("piece")
    return _done(line, act.UseTactic(piece, line.ability(piece, ("tactic", "warcry", "support")), choices))


def _retreat(line: CardLine) -> act.Action:
    """Everything retreats; what becomes of each unit is said afterwards (WC-11.15)."""
    if line.given:
        raise BadNotation("retreat_alone", "WC-11.14", given=excerpt(line.given), unit=line.example())
    return act.Retreat()


def _retreat_unit(line: CardLine) -> act.Action:
    try:
        what = line.last_of("what", ("test", "discard"))
        return _done(line, act.RetreatUnit(line.unit("unit"), what == "test"))
    except BadNotation:
        raise BadNotation("retreat_one_unit", "WC-11.15", unit=line.example()) from None


def _follow_up(line: CardLine) -> act.Action:
    return _done(line, act.FollowUp(line.last_of("yes", ("yes", "no")) == "yes"))


def _clean_up(line: CardLine) -> act.Action:
    return _done(line, act.CleanUp(line.fates()))


def _adjudicate(line: CardLine) -> act.Action:
    return _done(line, act.Adjudicate(line.letter("loser")))


def _dispute(line: CardLine) -> act.Action:
    controller = line.letter("controller")
    return _done(line, act.RuleDispute(controller, line.rest("question")))


# Writing -------------------------------------------------------------------------------------------------------


def _with_choices(line: str, choices: tuple[str, ...]) -> str:
    return f"{line} choices={','.join(in_quotes(choice) for choice in choices)}" if choices else line


def _kept(action: act.CleanUp) -> str:
    keep = sorted(action.keep.items(), key=lambda entry: (entry[0][:1], len(entry[0]), entry[0]))
    return " ".join(["clean_up", *(f"{unit}={line}" for unit, line in keep)])


def _shot(action: act.RangedAttack) -> str:
    line = f"ranged_attack {action.unit} -> {action.target}"
    return f"{line} mode={action.mode}" if action.mode else line


def _tactic(action: act.PlayTactic) -> str:
    line = f"play_tactic {action.card} by={action.by}" if action.by else f"play_tactic {action.card}"
    return _with_choices(line, action.choices)


# One row an action -------------------------------------------------------------------------------------------


class NotationRow(Struct, frozen=True):
    """An action: the verbs that a line of it may begin with, how such a line is read, and its one canonical line."""

    kind: type
    verbs: tuple[str, ...] = ()
    read: Callable[[CardLine], act.Action] | None = None
    write: Callable[[Any], str] = lambda said: ""


def _plain(action: act.Action, verb: str) -> NotationRow:
    """An action that its verb says in full."""
    return NotationRow(type(action), (verb,), lambda line: _done(line, action), lambda said: verb)


def _of_unit(kind: type[act.Move | act.FollowUpDefender | act.TieBreakUnit], verb: str) -> NotationRow:
    """An action that names one unit."""
    return NotationRow(
        kind, (verb,), lambda line: _done(line, kind(line.unit("unit"))), lambda said: f"{verb} {said.unit}"
    )


ROWS: tuple[NotationRow, ...] = (
    NotationRow(
        act.ChooseMusterOrder,
        ("choose_muster_order", "muster_order"),
        _choose_muster_order,
        lambda said: f"choose_muster_order first={LETTERS[said.first]}",
    ),
    NotationRow(
        act.MusterUnit, ("muster_unit",), _muster_unit, lambda said: f"muster_unit {said.card} line={said.line}"
    ),
    NotationRow(
        act.MusterAttachment,
        ("muster_attachment",),
        _muster_attachment,
        lambda said: f"muster_attachment {said.card} unit={said.unit}",
    ),
    _plain(act.MusterPass(), "muster_pass"),
    NotationRow(act.Attack, ("attack",), _attack, lambda said: f"attack {said.unit} -> {said.target}"),
    NotationRow(act.RangedAttack, ("ranged_attack", "ranged", "shoot"), _ranged_attack, _shot),
    NotationRow(
        act.PlayCommand,
        ("play_command", "command"),
        _play_command,
        lambda said: _with_choices(f"play_command {said.card}", said.choices),
    ),
    NotationRow(
        act.UseCommand,
        ("use_command",),
        _use_command,
        lambda said: _with_choices(f"use_command {said.piece} ability={said.ability}", said.choices),
    ),
    _of_unit(act.Move, "move"),
    NotationRow(act.Pass, ("pass",), _pass, lambda said: "pass"),
    NotationRow(act.Retreat, ("retreat",), _retreat, lambda said: "retreat"),
    NotationRow(
        act.RetreatUnit,
        ("retreat_unit",),
        _retreat_unit,
        lambda said: f"retreat_unit {said.unit} {'test' if said.test else 'discard'}",
    ),
    NotationRow(act.PlayTactic, ("play_tactic", "tactic"), _play_tactic, _tactic),
    NotationRow(
        act.UseTactic,
        ("use_tactic",),
        _use_tactic,
        lambda said: _with_choices(f"use_tactic {said.piece} ability={said.ability}", said.choices),
    ),
    _plain(act.TacticPass(), "tactic_pass"),
    NotationRow(act.FollowUp, ("follow_up",), _follow_up, lambda said: f"follow_up {'yes' if said.yes else 'no'}"),
    _of_unit(act.FollowUpDefender, "follow_up_defender"),
    _of_unit(act.TieBreakUnit, "tie_break_unit"),
    NotationRow(act.CleanUp, ("clean_up",), _clean_up, _kept),
    NotationRow(act.Adjudicate, ("adjudicate",), _adjudicate, lambda said: f"adjudicate loser={LETTERS[said.loser]}"),
    NotationRow(
        act.RuleDispute,
        ("dispute",),
        _dispute,
        lambda said: f'dispute controller={LETTERS[said.controller]} "{said.question}"',
    ),
    _plain(act.ShuffleAnew(), "shuffle_anew"),
    NotationRow(act.Proceed, write=lambda said: "proceed"),
    NotationRow(act.Concede, write=lambda said: CONCEDE),
)
"""Deck lists, which are read whole, and conceding, which is no answer to a question, are taken before."""

_READERS = {verb: row.read for row in ROWS for verb in row.verbs if row.read is not None} | {"muster": _muster}
_WRITERS = {row.kind: row.write for row in ROWS}
VERBS = ("deck", *_READERS)
"""Every word that a line may begin with, but for conceding."""

_TABLE_VERBS = ("adjudicate", "dispute", "shuffle_anew")


# Decks ---------------------------------------------------------------------------------------------------------


def read_deck(lexicon: Lexicon, text: str) -> ChooseDeck:
    """A ready deck by its id, or cards with their numbers, one a line or separated by commas.

    Before a list may stand ``side=``, needed only where every card is neutral, and ``name=``.
    """
    content, rest, given = lexicon.content, text.strip(), {}
    while match := _KEY.match(rest):
        key, quoted, bare = match.groups()
        if key in given:
            raise BadNotation("key_twice", verb="deck", name=key)
        given[key] = " ".join((quoted if quoted is not None else bare).split())
        rest = rest[match.end() :]
    if "side" in given:
        given["side"] = one_of("side", given["side"], SIDES)
    listed_text = rest.strip().strip('"').strip()
    listed = parse_deck_list(listed_text, content)
    if listed.faults:
        fault = listed.faults[0]
        raise BadNotation(fault.key, fault.clause, **fault.facts)
    name = given.get("name", listed_text if listed_text in content.decks else "")
    side = given.get("side") or listed.side or _side(content, (*listed.army, *listed.action))
    return ChooseDeck(side, dict(listed.army), dict(listed.action), name)


def _side(content: Content, cards: tuple[str, ...]) -> str:
    """The side that the cards tell; for neutral cards alone either would do."""
    sides = [content.cards[card].side for card in cards]
    return next((side for side in sides if side != NEUTRAL), SIDES[0])


def write_deck(content: Content, action: ChooseDeck) -> str:
    """The ready deck's id, or every card with its number."""
    deck = content.decks.get(action.name)
    if deck is not None and (deck.side, dict(deck.army), dict(deck.action)) == (
        action.side,
        action.army,
        action.action,
    ):
        return f"deck {action.name}"
    cards = [*sorted(action.army.items()), *sorted(action.action.items())]
    words = ["deck"]
    if action.side != _side(content, tuple(card for card, _ in cards)):
        words.append(f"side={action.side}")
    if action.name:
        words.append(f'name="{action.name}"')
    return " ".join([*words, ", ".join(f"{count} {card}" for card, count in cards)])
