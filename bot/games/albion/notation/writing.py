"""The canonical line of every action; reading it gives the action back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.games.albion import actions as act
from bot.games.albion.notation.words import LETTERS
from bot.games.albion.state import Allotment, Attack, PawnItems, PawnOrder


def write_action(said: act.Action) -> str:
    """The one line of an action."""
    written = _WRITERS[type(said)]
    return written if isinstance(written, str) else written(said)


def _words(*words: str) -> str:
    return " ".join([word for word in words if word])


def _parts(parts: Iterable[tuple[str, str]]) -> str:
    return " / ".join([f"{pawn}: {text}" for pawn, text in parts])


def _keyed(key: str, values: Sequence[str]) -> str:
    return f"{key}={','.join(values)}" if values else ""


def _gear(one: Allotment) -> str:
    figures = f"S={one.strength}", f"P={one.power}" if one.power else ""
    return _words(*figures, *one.weapons, *one.armour, "shield" if one.shield else "")


def _wishes(one: PawnItems) -> str:
    said = [f"{verb} {', '.join(kinds)}" for verb, kinds in (("leave", one.leave), ("take", one.take)) if kinds]
    return ", ".join(said) or "leave nothing"


def _items(items: Iterable[PawnItems]) -> str:
    return _parts([(one.pawn, _wishes(one)) for one in items])


def write_move(one: PawnOrder, items: dict[str, PawnItems]) -> str:
    """What a pawn is to do, and what it then leaves and takes."""
    then = f"then {_wishes(items[one.pawn])}" if one.pawn in items else ""
    return _words("-".join(one.path) or "stay", "abandon" if one.abandon else "", then)


def _orders(said: act.SealOrders) -> str:
    items = {one.pawn: one for one in said.items or ()}
    moves = [(one.pawn, write_move(one, items)) for one in said.moves]
    verb = "march" if said.part else "orders"
    return _words(verb, _parts(moves) or "none", "/ items none" if said.items == () else "")


def _declare(said: act.Declare) -> str:
    verb = "attack" if said.part else "declare"
    return f"{verb} {_parts([(one.pawn, _attack(one)) for one in said.attacks]) or 'none'}"


def _attack(one: Attack) -> str:
    return _words(",".join(one.targets), "join" if one.join else "") or "nothing"


def _defend(said: act.Defend) -> str:
    return f"defend {said.spell} {said.version}" if said.how == "spell" else said.how


def _deal(said: act.AnswerDeal) -> str:
    return f"deal {said.price if said.answer == 'counter' else said.answer}"


_WRITERS: dict[type, str | Callable[[Any], str]] = {
    act.TakeGroup: lambda said: f"group {','.join(map(str, said.groups))}",
    act.Arm: lambda said: f"arm {said.knight} {_gear(said.allotment)}",
    act.Pawns: lambda said: f"pawns {','.join(said.knights)}",
    act.ReadyMade: "ready_made",
    act.Ready: "ready",
    act.SealOrders: _orders,
    act.EndMoves: "done",
    act.SealItems: lambda said: f"items {_items(said.items) or 'none'}",
    act.Propose: lambda said: _words(
        "offer", said.giver, said.taker, _keyed("give", said.give), _keyed("get", said.get), _keyed("with", said.picked)
    ),
    act.AnswerProposal: lambda said: _words(
        "accept" if said.accept else "refuse", str(said.number), _keyed("with", said.picked)
    ),
    act.Look: lambda said: _words("keep", _items(said.items)),
    act.Return: lambda said: f"return {said.pawn} {_gear(said.allotment)}",
    act.Declare: _declare,
    act.Strike: lambda said: _words("strike", said.target),
    act.Cast: lambda said: _words("cast", said.spell, said.version, said.target),
    act.Change: lambda said: f"change {said.weapon}",
    act.PickUp: lambda said: _words("pick", said.kind, "" if said.use else "carry"),
    act.Flee: "flee",
    act.Pass: "pass",
    act.Capitulate: lambda said: _words("capitulate", str(said.price), said.target),
    act.Defend: _defend,
    act.AnswerDeal: _deal,
    act.Terms: lambda said: f"terms {'none' if said.price < 0 else said.price}",
    act.Pay: lambda said: f"ransom {'pay' if said.pay else 'decline'}",
    act.Concede: "concede",
    act.Back: "back",
    act.Proceed: "proceed",
    act.TimeOut: "time_out",
    act.Remove: lambda said: f"remove {LETTERS[said.seat]}",
}
