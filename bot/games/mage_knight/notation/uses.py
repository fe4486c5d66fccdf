"""Lines of what is neither a move nor an attack, one row an action: uses, items, the turn, what the table says.

``take A1 I2``, ``drop A1 I1,I3``, ``use A1 I2 -> A3`` (MK2-28).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bot.engine.by_post import CONCEDE
from bot.engine.errors import BadNotation
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.field.things import borne_by
from bot.games.mage_knight.notation import choosing
from bot.games.mage_knight.notation.line import FieldLine, exactly
from bot.games.mage_knight.notation.words import facing_text, point_text
from bot.games.mage_knight.state import LETTERS, Figure
from bot.games.mage_knight.turn.withdrawal import withdraw_fault


class NotationRow(Struct, frozen=True):
    """One action: the verbs of its line, what reads the words after them, and what writes the line."""

    verbs: tuple[str, ...]
    kind: type
    read: Callable[[FieldLine, bool], act.Action]
    write: Callable[[Any], str]


# -- uses --------------------------------------------------------------------------------------------------------------


def _regenerate(line: FieldLine, quick: bool) -> act.Action:
    figure = line.figure()
    line.end()
    return act.Regenerate(figure.id, quick)


def _necromancy(line: FieldLine, quick: bool) -> act.Action:
    figure = line.figure()
    dead = line.own("raise", line.need("raise"))
    place = _put(line, figure, dead)
    return act.Raise(figure.id, place, quick)


def _levitate(line: FieldLine, quick: bool) -> act.Action:
    figure = line.figure()
    lifted = line.standing(line.known("lift", line.need("lift")))
    place = _put(line, figure, lifted)
    return act.Levitate(figure.id, place, quick)


def _put(line: FieldLine, figure: Figure, thing: Figure) -> act.Placement:
    """``at=x,y`` and ``face=``; without a place the first free one in contact with the figure."""
    told, face = line.take("at"), line.face()
    line_at = None if told is None else line.ruler.point("at", told)
    line.end()
    return choosing.put(line.field, figure, thing, line_at, face)


def _nimble(line: FieldLine, quick: bool) -> act.Action:
    figure = line.figure()
    face = line.face()
    line.end()
    if face is None:
        raise line.missing("face")
    return act.Turn(figure.id, choosing.angle_of(line.field, face, (figure.x, figure.y)))


def _cancel_ability(line: FieldLine, quick: bool) -> act.Action:
    figure = line.own("figure", line.word("figure"))
    ability = line.ability("ability", " ".join([line.word("ability"), *(token.text for token in line.words)]))
    line.words = []
    line.end()
    return act.Cancel(figure.id, ability)


def _put_line(verb: str, key: str, figure: str, place: act.Placement, quick: bool) -> str:
    at = point_text((place.x, place.y))
    line = f"{verb} {figure} {key}={place.figure} at={at} face={facing_text(place.facing)}"
    return exactly(f"quick {line}" if quick else line, [(place.x, place.y)])


# -- items -------------------------------------------------------------------------------------------------------------


def _take(line: FieldLine, quick: bool) -> act.Action:
    figure = line.figure()
    item = line.item()
    line.end()
    return act.TakeItem(figure.id, item)


def _drop(line: FieldLine, quick: bool) -> act.Action:
    """Items between commas; all that the figure bears, where none is named."""
    figure = line.figure()
    named = line.items(line.words.pop(0).text) if line.words else ()
    line.end()
    return act.DropItems(figure.id, named or tuple([thing.id for thing in borne_by(line.field, figure)]))


def _use(line: FieldLine, quick: bool) -> act.Action:
    figure = line.figure()
    targets = line.arrow()
    item = line.item()
    line.end()
    if len(targets) != 1:
        raise BadNotation("one_target", "MK2-28.18", verb=line.verb, count=len(targets))
    return act.UseItem(figure.id, item, targets[0])


# -- the turn, and the table -------------------------------------------------------------------------------------------


def _withdraw(line: FieldLine, quick: bool) -> act.Action:
    """Out of turn the line is refused while a question is open too: the order that it should be may be given then."""
    line.end()
    found = withdraw_fault(line.field, line.seat or 0) if line.field.state.phase == "play" else None
    if found is not None:
        line.refuse(found)
    return act.Withdraw()


def _absent(line: FieldLine, quick: bool) -> act.Action:
    seat = line.letter("seat")
    line.end()
    return act.Absent(seat)


def _dispute(line: FieldLine, quick: bool) -> act.Action:
    seat = line.letter("by")
    question = line.rest("question")
    line.end()
    return act.Dispute(seat, question)


# -- one row an action -------------------------------------------------------------------------------------------------


def _bare(action: act.Action, *verbs: str) -> NotationRow:
    """An action that is a verb and nothing else."""

    def reading(line: FieldLine, quick: bool) -> act.Action:
        line.end()
        return action

    return NotationRow(verbs, type(action), reading, lambda said: verbs[0])


def _of_figure(verb: str, kind: type[act.TakeCover | act.Incant]) -> NotationRow:
    """An action that names its figure and nothing else."""

    def reading(line: FieldLine, quick: bool) -> act.Action:
        figure = line.figure()
        line.end()
        return kind(figure.id)

    return NotationRow((verb,), kind, reading, lambda said: f"{verb} {said.figure}")


ROWS: tuple[NotationRow, ...] = (
    NotationRow(
        ("regenerate",),
        act.Regenerate,
        _regenerate,
        lambda said: f"{'quick ' if said.quick else ''}regenerate {said.figure}",
    ),
    NotationRow(
        ("necromancy",),
        act.Raise,
        _necromancy,
        lambda said: _put_line("necromancy", "raise", said.figure, said.dead, said.quick),
    ),
    NotationRow(
        ("levitate",),
        act.Levitate,
        _levitate,
        lambda said: _put_line("levitate", "lift", said.figure, said.lifted, said.quick),
    ),
    NotationRow(("nimble",), act.Turn, _nimble, lambda said: f"nimble {said.figure} face={facing_text(said.facing)}"),
    _of_figure("cover", act.TakeCover),
    _of_figure("incantation", act.Incant),
    NotationRow(("take",), act.TakeItem, _take, lambda said: f"take {said.figure} {said.item}"),
    NotationRow(("drop",), act.DropItems, _drop, lambda said: f"drop {said.figure} {','.join(said.items)}"),
    NotationRow(("use",), act.UseItem, _use, lambda said: f"use {said.figure} {said.item} -> {said.target}"),
    NotationRow(("cancel",), act.Cancel, _cancel_ability, lambda said: f"cancel {said.figure} {said.ability}"),
    _bare(act.Pass(), "pass"),
    _bare(act.Forgo(), "forgo"),
    _bare(act.EndTurn(), "end_turn", "end"),
    # Also by the word that who gives up says in every other game.
    NotationRow(("withdraw", CONCEDE), act.Withdraw, _withdraw, lambda said: "withdraw"),
    _bare(act.Proceed(), "proceed"),
    _bare(act.Agreed(), "agreed"),
    _bare(act.TimeUp(), "time_up"),
    NotationRow(("absent",), act.Absent, _absent, lambda said: f"absent seat={LETTERS[said.seat]}"),
    NotationRow(("dispute",), act.Dispute, _dispute, lambda said: f'dispute by={LETTERS[said.seat]} "{said.question}"'),
)
READERS = {verb: row.read for row in ROWS for verb in row.verbs}
WRITERS = {row.kind: row.write for row in ROWS}
