"""The canonical line of every action; reading it gives the action back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine.notation.words import in_quotes
from bot.games.talisman import actions as act
from bot.games.talisman.notation.words import LETTERS
from bot.games.talisman.state import State


def write_action(state: State, said: act.Action) -> str:
    """The one line of an action."""
    return _WRITERS[type(said)](state, said)


def seat_word(state: State, seat: int) -> str:
    """How a line calls a seat: by its character, else by its letter."""
    hero = state.seats[seat].hero if 0 <= seat < len(state.seats) else None
    return LETTERS[seat] if hero is None else hero.character


def _words(*words: str) -> str:
    return " ".join([word for word in words if word])


def _keyed(key: str, value: str) -> str:
    return f"{key}={in_quotes(value)}" if value else ""


def _target(state: State, target: str) -> str:
    return _keyed("target", seat_word(state, int(target)) if target.isdigit() else target)


def _loot(pieces: Sequence[str], gold: str) -> str:
    return ",".join([*pieces, gold] if gold else pieces)


def _gold(amount: int) -> str:
    return f"{amount}gold" if amount else ""


def _meet(state: State, said: act.Meet) -> str:
    return _words("meet", seat_word(state, said.seat), said.how, said.take, _keyed("source", said.source))


def _trade(state: State, said: act.Trade) -> str:
    give, get = _loot(said.give, _gold(said.give_gold)), _loot(said.get, _gold(said.get_gold))
    parts = [f"{key}={value}" for key, value in (("give", give), ("get", get)) if value]
    return _words("trade", seat_word(state, said.seat), *parts)


_WRITERS: dict[type, Callable[[State, Any], str]] = {
    act.ChooseCharacter: lambda state, said: f"character {said.character}",
    act.HeadStart: lambda state, said: f"head_start {said.stat}",
    act.Roll: lambda state, said: "roll",
    act.Reroll: lambda state, said: _words("reroll", _keyed("with", said.source)),
    act.AddPoints: lambda state, said: f"add {said.points}",
    act.Rest: lambda state, said: "rest",
    act.Move: lambda state, said: _words("move", said.to, said.way),
    act.UseRaft: lambda state, said: f"raft {said.to}",
    act.BuildRaft: lambda state, said: "build_raft",
    act.UseGrant: lambda state, said: f"granted {said.to}",
    act.UsePath: lambda state, said: f"path {said.to}",
    act.StayInside: lambda state, said: "stay",
    act.Meet: _meet,
    act.Explore: lambda state, said: "explore" if said.instructions else "explore ignore",
    act.Next: lambda state, said: f"next {said.piece}",
    act.Take: lambda state, said: f"take {_loot(said.pieces, 'gold' if said.gold else '') or 'none'}",
    act.Visit: lambda state, said: f"visit {said.person or 'nobody'}",
    act.EndTurn: lambda state, said: "end",
    act.Cast: lambda state, said: _words("cast", said.spell, _target(state, said.target)),
    act.Use: lambda state, said: _words("use", said.piece, _target(state, said.target)),
    act.Trophies: lambda state, said: f"trophies {','.join(said.pieces)}",
    act.Drop: lambda state, said: f"drop {','.join(said.pieces)}",
    act.AlignSelf: lambda state, said: f"align {said.to}",
    act.Trade: _trade,
    act.Passing: lambda state, said: f"windows {'pass' if said.on else 'open'}",
    act.RollAsk: lambda state, said: f"roll_mode {'ask' if said.ask else 'auto'}",
    act.Wary: lambda state, said: f"wary {said.chance}",
    act.Back: lambda state, said: "back",
    act.Concede: lambda state, said: "concede",
    act.Proceed: lambda state, said: "proceed",
    act.TimeOut: lambda state, said: "time_out",
    act.ShuffleAnew: lambda state, said: "shuffle_anew",
    act.Remove: lambda state, said: f"remove {seat_word(state, said.seat)}",
}
