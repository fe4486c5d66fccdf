"""What playing costs in a channel: taps of each kind of action, messages of each chapter, counted over the sockets."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import select
from sqlmodel import Session

from bot.children.children import Children
from bot.engine import codec
from bot.engine.playout import picker
from bot.i18n.choices import kind_of
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.menu import menu_of
from bot.service.core.news import Told
from bot.service.core.ports import STORY
from bot.storage.models import Outbox, table
from tests.e2e.playing import CONFIRM, Presser, finished, known_dice, seated, thread_of, waiting
from tests.support.player import Answer, Json, Player, buttons
from tests.support.tavern import Tavern, tavern

OUTBOX = table(Outbox)
ENDS = "end the turn"
IDLE = ("retreat", "pass", ENDS, "cancel", "…")
METHODS = {"posts": "POST", "edits": "PATCH", "deletions": "DELETE"}
OPENS = 1
"""The tap that opens a panel, where none follows the game."""


class Counter(Presser):
    """People who play live: each presses in the panel that follows the game, and his taps are counted.

    ``hasty``: a button before any list.
    """

    def __init__(self, tavern: Tavern, game: int, seed: bytes, *, hasty: bool) -> None:
        super().__init__(tavern, game, seed)
        self.hasty = hasty
        self.spent: dict[str, list[int]] = defaultdict(list)
        """Taps in the panel, by kind of action; the pairs that could attack are told with an attack."""
        self.newest: dict[str, Answer] = {}

    async def play(self, most: int = 3000) -> None:
        """Until the game is over."""
        while self.presses < most:
            await self.tavern.quiet()
            asked = await waiting(self.tavern, self.game)
            if not asked:
                return
            seat, name = sorted(asked.items())[0]
            player, live = self.tavern.player(name, thread_of(self.tavern)), await self.live()
            version = live.game.version
            if not self.follows(name, live, seat):
                self.newest[name] = await self.opened(player)
            if (await self.live()).game.version == version:
                await self.act(player, name, seat)
            else:
                self.spent["answer"].append(1 - OPENS)  # by a button of the public message

    async def live(self) -> LoadedGame:
        """The game."""
        return await self.tavern.service.core.live(self.game)

    def follows(self, name: str, live: LoadedGame, seat: int) -> bool:
        """True if the person's panel puts before him what he is asked now."""
        number = live.number_of(seat)
        known = self.newest.get(name)
        return known is not None and any(key.split("|")[2] == str(number) for key in self.ids(known.message))

    def ids(self, message: Json) -> list[str]:
        """What can be pressed or chosen from."""
        return [key for _, key, _ in self.offered(message)]

    async def act(self, player: Player, name: str, seat: int) -> None:
        """One act, from the first tap to what is done."""
        live = await self.live()
        version, question, taps = live.game.version, live.table.ask_for(seat), 0
        pairs = sum(choice.kind == "attack" for choice in (menu_of(live, seat, "en") or fail()).choices)
        while live.game.version == version:
            message = self.newest[name].message
            kind, key, values = self.chosen(message)
            taps += 2 if kind == "choose" else 1
            if kind == "choose":
                value = values[self.picked(len(values))]
                self.newest[name] = await player.choose(key, value, message=message)
            else:
                self.newest[name] = await player.press(key, message)
            live = await self.live()
        done = "answer" if question is not None else await self.tavern.service.core.look(self.game, declared)
        self.spent[f"{done} {bound(pairs)}" if done == "attack" else done].append(taps)

    def chosen(self, message: Json) -> tuple[str, str, list[str]]:
        """What is pressed: what is shown first is confirmed; nobody gives up or passes who can do something else."""
        offered = self.offered(message)
        sure = [one for one in offered if one[1].startswith(CONFIRM)]
        labels = {key: label.casefold() for label, key in buttons(message).items()}
        ending = [one for one in offered if ENDS in labels.get(one[1], "")]
        if ending and not self.picked(4):
            return ending[0]
        calm = [one for one in offered if not any(word in labels.get(one[1], "") for word in IDLE)]
        pressed = [one for one in calm if one[0] == "press"] if self.hasty else []
        found = sure or pressed or calm or offered
        return found[self.picked(len(found))]

    def picked(self, count: int) -> int:
        """A number, the same in every run."""
        self.presses += 1
        return picker(self.seed + str(self.presses).encode())(count)


def fail() -> Any:
    """There is always a menu for who is waited for."""
    raise AssertionError("no menu")


def bound(pairs: int) -> str:
    """How many pairs could attack."""
    return "(5 pairs)" if pairs <= 5 else "(25 pairs)" if pairs <= 25 else "(more)"


def declared(live: LoadedGame) -> str:
    """The kind of the action that was declared last."""
    match = live.table
    flights = [match.pause.flight] if match.pause is not None and match.pause.flight.seat is not None else []
    flights += [line.flight for line in match.standing_back() if line.declared and line.flight is not None][:1]
    return kind_of(live.rules.action_decoder.decode(flights[0].action))


async def stories(tavern: Tavern, game: int) -> dict[str, list[int]]:
    """How many messages tell each chapter, by kind of chapter."""

    def read(session: Session) -> list[Any]:
        wanted = select(OUTBOX).where(
            OUTBOX.c.game_id == game, OUTBOX.c.kind == STORY, OUTBOX.c.message_id.is_not(None)
        )
        return list(session.execute(wanted.order_by(OUTBOX.c.id)).all())

    told: dict[str, set[int]] = defaultdict(set)
    for row in await tavern.service.database.read(read):
        body = codec.decode(row.body, Told)
        if chapter := body.since or body.chapter:  # the opening belongs to none
            told[chapter.replace("#", "command ")].add(row.message_id)
    found: dict[str, list[int]] = defaultdict(list)
    for chapter, messages in told.items():
        found[chapter.split()[0]].append(len(messages))
    return dict(found)


def wire(tavern: Tavern) -> str:
    """What was done to the messages of the thread, and how many of them called somebody."""
    start = f"/channels/{thread_of(tavern)}/messages"
    public = [one for one in tavern.parlour.log if one.path.startswith(start)]
    counts = {name: sum(one.method == method for one in public) for name, method in METHODS.items()}
    called = [one.body for one in public if one.method == "POST" and isinstance(one.body, dict)]
    counts["mentions"] = sum(bool((body.get("allowed_mentions") or {}).get("users")) for body in called)
    return ", ".join([f"{name} {count}" for name, count in counts.items()])


def printed(title: str, found: dict[str, list[int]]) -> Iterator[str]:
    """A table of counts."""
    yield title
    for kind, counts in sorted(found.items()):
        mean = sum(counts) / len(counts)
        yield f"  {kind:<22} {len(counts):>4} times, least {min(counts)}, mean {mean:.2f}, most {max(counts)}"


async def counted(
    folder: Path, key: str, seed: bytes, **options: Any
) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
    """A game played live by buttons and lists only: taps of each action, messages of each chapter."""
    async with tavern(folder, children=Children()) as built:
        game = await seated(built, built.player("ana"), built.player("ben"), key, **options)
        counter = Counter(built, game, seed, hasty=key == "mage_knight")
        await counter.play()
        told = await stories(built, game)
        print("\n".join(["", *printed(f"{key}: taps in the panel", counter.spent), *printed("messages", told)]))
        print(wire(built))
        await finished(built, game, key)
    return counter.spent, told


def most(found: dict[str, list[int]], *kinds: str) -> int:
    """The most of some kinds; each of them has come up."""
    return max(max(found[kind]) for kind in kinds)


def test_a_game_of_warcry_costs_no_more_taps_and_messages_than_it_should(tmp_path: Path) -> None:
    with known_dice(b"counted"):
        taps, told = asyncio.run(counted(tmp_path, "warcry", b"counted"))
    assert OPENS + most(taps, "attack (5 pairs)") == 2 and OPENS + most(taps, "attack (25 pairs)") == 3
    assert most(taps, "play_tactic", "use_tactic", "tactic_pass") <= 2
    assert most(taps, "pass") == 1
    assert most(told, "combat") <= 3 and most(told, "command") == 1
    assert most(told, "muster") <= 2, "both sides muster by turns: one each"


def test_a_game_of_mage_knight_costs_no_more_taps_and_messages_than_it_should(tmp_path: Path) -> None:
    options = "build_total=200 limit=rounds rounds=6"
    with known_dice(b"counted"):
        taps, told = asyncio.run(counted(tmp_path, "mage_knight", b"pressed", options=options))
    assert OPENS + most(taps, "move") == 3 and OPENS + most(taps, "ranged") == 3
    assert most(taps, "end_turn") <= 2
    assert most(told, "turn") == 1
