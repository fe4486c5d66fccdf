"""Worlds that differ only in what a viewer may not know, and everything that this viewer is sent in each of them."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from bot import running
from bot.engine import codec
from bot.engine.answers import random_answer
from bot.engine.errors import BadData, Refused, RulesFault
from bot.engine.events import Event, visible_to
from bot.engine.notation.answering import write_answer
from bot.engine.pending_action import PendingAction
from bot.engine.playout import picker
from bot.games import registry
from bot.records.trace import traced
from bot.service.core.ask_buttons import short
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.menu import menu_of
from bot.service.posting import public_pictures
from bot.service.service import Service
from bot.storage.database import Database
from bot.storage.urls import FILE
from tests.e2e.playing import seated
from tests.support.databases import opened_in
from tests.support.hidden import vary_hidden
from tests.support.house import TestClock, said
from tests.support.player import Player
from tests.support.sealing import reseal
from tests.support.tavern import Tavern, tavern

RULES = registry.game("warcry")
SEED = bytes(range(8, 40))
ID = re.compile(r"\d{17,20}")
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00|\d+ ms")
MOST_TURNS = 400

Fits = Callable[[LoadedGame], bool]
Stream = tuple[str, list[bytes]]


@contextlib.contextmanager
def stopped_time() -> Iterator[TestClock]:
    """The service's clock stands still unless it is told: no two worlds differ because one was slower.

    Nor because somebody else has filled the disk meanwhile: that half of it is free stands still, too.
    """
    clock = TestClock()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(running, "SystemClock", lambda: clock)
        patch.setattr(Database, "free_space", lambda _: 0.5)
        patch.setattr(public_pictures, "PATIENCE", 60.0)  # whether a picture is there in a moment is no secret
        yield clock


# -- the moments at which the worlds part ----------------------------------------------------------------------------


class Moments(Struct):
    """A game's number, and the folder in which it stands at each moment."""

    game: int
    folders: dict[str, Path]


def _in_phase(phase: str, *seats: int) -> Callable[[LoadedGame], bool]:
    def fits(live: LoadedGame) -> bool:
        return live.table.state.phase == phase and tuple(live.waiting()) == seats and live.game.flight is None

    return fits


def _asked(live: LoadedGame) -> bool:
    """A public question with few answers, in the middle of an action."""
    return [ask is not None and short(ask) for ask in live.waiting().values()] == [True]


MOMENTS = {
    "decks": _in_phase("setup", 0),
    "commands": _in_phase("commands", 0),
    "others": _in_phase("commands", 1),
    "tactics": _in_phase("tactics", 1),
    "clean_up": _in_phase("clean_up", 0),
    "question": _asked,
}


async def begun(folder: Path) -> int:
    """A game of ana and ben, begun over the wire, with dice that are always the same; its number."""
    async with tavern(folder) as t:
        game = await seated(t, t.player("ana"), t.player("ben"), name="Worlds")
        await t.quiet()
    with contextlib.closing(sqlite3.connect(folder / FILE)) as db, db:
        db.execute("update game set seed = ?, salt = ? where id = ?", (SEED, b"salt", game))
    reseal(folder / FILE)
    return game


async def reached(folder: Path, game: int, wanted: dict[str, Fits], made: Path) -> dict[str, Path]:
    """Play at random without posting; a copy of the folder at the first moment of each kind."""
    found: dict[str, Path] = {}
    turn = 0
    while len(found) < len(wanted):
        async with _service(folder) as service:
            live = await service.core.live(game)
            while not (here := [name for name, fits in wanted.items() if name not in found and fits(live)]):
                assert live.waiting(), f"never reached: {sorted(set(wanted) - set(found))}"
                await _step(service, live, turn)
                turn += 1
                live = await service.core.live(game)
        for name in here:
            found[name] = copied(folder, made / name)
            _tidy(found[name])
    return found


@contextlib.asynccontextmanager
async def _service(folder: Path) -> AsyncIterator[Service]:
    service = Service(await opened_in(folder), TestClock())
    try:
        yield service
    finally:
        await service.close()


async def _step(service: Service, live: LoadedGame, turn: int) -> None:
    seat = max(live.waiting())
    menu, pick = menu_of(live, seat, "en"), picker(SEED + str(turn).encode())
    assert menu is not None
    ask = menu.ask
    line = menu.choices[pick(len(menu.choices))].line if ask is None else write_answer(ask, random_answer(ask, pick))
    user = live.seats[seat].user_id or 0
    await said(service, live.id, user, line, seat=seat)


def copied(folder: Path, to: Path) -> Path:
    """A copy of a bot's and a parlour's folder."""
    shutil.copytree(folder, to)
    return to


def _tidy(folder: Path) -> None:
    """Only the last news with its picture is still to be posted: nobody needs the many before it."""
    with contextlib.closing(sqlite3.connect(folder / FILE)) as db, db:
        db.execute(
            "update outbox set state = 'dropped' where state = 'waiting' and id not in ("
            "select max(id) from outbox where kind in ('story', 'ask', 'picture') group by kind)"
        )


# -- another world ---------------------------------------------------------------------------------------------------


def vary(folder: Path, game: int, viewer: int | None, *, draws: bool) -> None:
    """Change in the stored game what a viewer may not know: states, others' private news, and their drafts.

    ``draws``: the viewer will draw cards, so his own decks stay as they are in the present state.
    """
    with contextlib.closing(sqlite3.connect(folder / FILE)) as db, db:
        _vary_states(db, game, viewer, draws)
        told = "select number, events from line where game_id = ? and events != x''"
        for number, data in db.execute(told, (game,)).fetchall():
            events = tuple(_other_event(event, viewer) for event in codec.decode(data, tuple[Event, ...]))
            db.execute(
                "update line set events = ? where game_id = ? and number = ?", (codec.encode(events), game, number)
            )
        for seat in {0, 1} - {viewer}:
            staged = "insert or replace into draft (game_id, seat, decision, lines) values (?, ?, 0, ?)"
            db.execute(staged, (game, seat, "pass\norder clear"))
    reseal(folder / FILE)


def _vary_states(db: sqlite3.Connection, game: int, viewer: int | None, draws: bool) -> None:
    """Every state, as far as what came of it stays the same to the viewer; the last one surely."""
    pick = picker(b"another world")
    lines = db.execute(
        "select number, data, flight from line join snapshot using (game_id, number) where game_id = ? order by number",
        (game,),
    ).fetchall()
    changed = []
    for (number, data, _), follower in zip(lines, [*lines[1:], None], strict=True):
        before = codec.decompress(data)
        state = RULES.state_decoder.decode(before)
        varied = vary_hidden(RULES, state, viewer, pick)
        if draws and follower is None and viewer is not None:
            for deck in ("army_deck", "action_deck"):
                setattr(varied.players[viewer], deck, getattr(state.players[viewer], deck))
        other = codec.encode(varied)
        if other == before or (
            follower and _course(before, follower[2], viewer) != _course(other, follower[2], viewer)
        ):
            continue
        changed.append(number)
        values = (codec.compress(other), game, number)
        db.execute("update snapshot set data = ? where game_id = ? and number = ?", values)
    assert changed[-1:] == [lines[-1][0]], "the present state is the same"


def _course(snapshot: bytes, flight: bytes | None, viewer: int | None) -> Any:
    """What a viewer was told of the line that followed a state."""
    if flight is None:
        return snapshot  # an edit: its difference is recorded
    known = codec.decode(flight, PendingAction)
    action = codec.decoder(RULES.action_type).decode(known.action)
    try:
        trace = traced(RULES, snapshot, known.seat, action, known.served, set())
    except (Refused, BadData, RulesFault) as error:
        return type(error).__name__
    kept = [entry.entry for entry in trace.served if entry.audience is None or viewer in entry.audience]
    return codec.encode([visible_to(list(trace.events), viewer), kept])


def _other_event(event: Event, viewer: int | None) -> Event:
    if event.to is None or viewer in event.to:
        return event
    facts = {name: _other_fact(name, fact) for name, fact in event.facts.items()}
    return Event(event.key, facts, event.to)


def _other_fact(name: str, fact: Any) -> Any:
    if not isinstance(fact, str | tuple) or name.rpartition("_")[2] not in ("card", "cards"):
        return fact
    return "NE-C24" if isinstance(fact, str) else ("NE-C24",) * len(fact)


# -- what a viewer is sent -------------------------------------------------------------------------------------------


class Watcher:
    """Collects what one person is sent: messages, edits, forms, files, suggestions."""

    def __init__(self, t: Tavern, viewer: Player) -> None:
        self.viewer, self.parlour = viewer, t.parlour
        self.start = t.parlour.house.feed.number
        self.beside: list[str] = []

    def note(self, what: object) -> None:
        """Something that is shown but is no message: suggestions, that no answer came."""
        self.beside.append(json.dumps(what, ensure_ascii=False))

    def streams(self) -> list[Stream]:
        """All of it: private first, then channel by channel, each in its order; ids by order, times left out.

        Public and private messages are sent by different tasks, so their order among each other is chance.
        """
        house = self.parlour.house
        sent = house.feed.since(self.viewer.id, self.start)
        parted: dict[str, list[Stream]] = {}
        for one in sent:
            event = json.loads(one.text)
            shown = {} if event["type"] == "delete" else event.get("message", {})
            private = event["type"] == "modal" or shown.get("private", False)
            files = [house.files.read(key) or b"" for key in one.files]
            parted.setdefault("" if private else str(event.get("channel", "")), []).append((one.text, files))
        known: dict[str, str] = {}

        def plain(text: str) -> str:
            named = ID.sub(lambda found: known.setdefault(found[0], f"#{len(known)}"), text)
            return TIME.sub("then", named)

        told = [(plain(text), files) for key in sorted(parted) for text, files in parted[key]]
        return [*told, *[(plain(text), []) for text in self.beside]]


def difference(one: list[Stream], other: list[Stream]) -> str:
    """The first thing that two viewers were sent differently; empty where there is none."""
    for place, ((text, files), (text2, files2)) in enumerate(zip(one, other, strict=False)):
        if text != text2:
            at = next((i for i, (a, b) in enumerate(zip(text, text2, strict=False)) if a != b), 0)
            return (
                f"message {place}: …{text[max(0, at - 200) : at + 120]}…\nagainst …{text2[max(0, at - 40) : at + 120]}…"
            )
        if files != files2:
            return f"files of message {place}: {text[:300]}"
    return "" if len(one) == len(other) else f"{len(one)} messages against {len(other)}"
