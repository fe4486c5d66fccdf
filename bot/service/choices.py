"""Choosing: the private menu of a seat, what is picked from it, typed lines, and what is staged before it is said."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.answers import write_answer
from bot.engine.errors import Refused
from bot.engine.events import Event, visible_to
from bot.service import foresight
from bot.service.acting import acting_seat, open_decision, playing
from bot.service.core import Core
from bot.service.live import Live
from bot.service.menu import Menu, folded, key_of, menu_of, opened_menu
from bot.service.replies import Reply
from bot.service.suggesting import completed, meant, stands_for
from bot.service.work import Work
from bot.storage import books, drafts
from bot.storage.models import RUNNING, Draft

MOST_LINES = 20
MOST_KEPT = 64
PICKED = "="
"""What a draft begins with that holds the options picked so far rather than lines."""

OPENED = "+"
"""What stands before the key of a choice that is only the beginning of a line."""

_CUT = re.compile(r';(?=(?:[^"]*"[^"]*")*[^"]*$)')


class Now(Struct, frozen=True):
    """How things stand for a person: his menu, or (None) whom the game waits for. ``since``: what he has missed."""

    menu: Menu | None
    waiting: tuple[str, ...]
    over: bool = False
    since: tuple[Event, ...] = ()
    seat: int | None = None


class Choices:
    """What a person may say at a table, and saying it."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self._menus: OrderedDict[tuple[int, int, int, str], Menu | None] = OrderedDict()

    async def now(
        self,
        game_id: int,
        user: int,
        language: str,
        *,
        seat: int | None = None,
        decision: int | None = None,
        opened: str = "",
    ) -> Now:
        """What is put to a person now. With ``decision`` that one, refused if it is closed or another's.

        ``opened``: the key of a choice of which he wants to see what may be made of it.
        """
        now = await self.core.look(game_id, lambda live: self._now(live, user, language, seat, decision))
        if now.menu is None:
            return now
        if opened:
            return replace(
                now, menu=await self.core.look(game_id, lambda live: open_choice(live, now, opened, language))
            )
        place = now.menu.seat
        draft = await self.core.database.read(lambda conn: drafts.find(conn, game_id, place))
        if draft is None or draft.decision not in (0, now.menu.decision):
            return now
        menu = await self.core.look(game_id, lambda live: with_draft(live, now.menu, draft, language))
        return replace(now, menu=menu)

    async def since(self, game_id: int, user: int, decision: int) -> tuple[Event, ...]:
        """What happened since a decision was closed, as far as the person may know it."""
        numbers = await self.core.database.read(lambda conn: books.lines_since(conn, game_id, decision))

        def read(live: Live) -> tuple[Event, ...]:
            held = live.seats_of(user)
            told = [event for line in live.table.lines if line.number in numbers for event in line.events]
            return tuple(visible_to(told, held[0] if held else None))

        return await self.core.look(game_id, read) if numbers else ()

    async def suggest(
        self, game_id: int, user: int, text: str, language: str, *, seat: int | None = None
    ) -> list[tuple[str, str]]:
        """Label and value of lines that complete what is typed; nothing for who may not speak now."""
        head, last = parted(text)

        def read(live: Live) -> list[tuple[str, str]]:
            try:
                playing(live)
                menu = self._menu(live, acting_seat(live, user, seat), language)
            except Refused:
                return []
            return [] if menu is None else completed(live, menu, last, language)

        found = await self.core.look(game_id, read)
        return [(label, head + line) for label, line in found if len(head + line) <= 100]

    async def spelled(
        self, game_id: int, user: int, lines: Sequence[str], language: str, *, seat: int | None = None
    ) -> list[str]:
        """Lines as they are said: for suggestions that were too long for one, what they stand for today."""

        def read(live: Live) -> list[str]:
            playing(live)
            menu = self._menu(live, acting_seat(live, user, seat), language)
            return [meant(live, menu, line, language) for line in lines]

        return await self.core.look(game_id, read) if any(map(stands_for, lines)) else list(lines)

    async def pick(
        self,
        game_id: int,
        user: int,
        decision: int,
        keys: Sequence[str],
        language: str,
        *,
        interaction: int,
        opened: str = "",
    ) -> Reply:
        """Choose from the menu: said at once, or staged where the answer needs more or the game shows it first."""

        def read(live: Live) -> tuple[int, str, bool]:
            playing(live)
            place = acting_seat(live, user, None, decision)
            menu = self._menu(live, place, language)
            if menu is not None and opened:
                menu = opened_menu(live, menu, opened, language)
            if menu is None:
                raise Refused("stale_press", decision=decision)
            return (place, *chosen(live, menu, keys))

        place, line, at_once = await self.core.look(game_id, read)
        if at_once:
            return await self.run(game_id, user, [line], decision=decision, interaction=interaction, language=language)
        if line.startswith(OPENED):
            return Reply("opened", {"key": line.removeprefix(OPENED)}, seat=place)
        if line.startswith(PICKED):
            line = await self._added(game_id, place, decision, line)
        await self.core.database.run(lambda conn: drafts.keep(conn, game_id, place, decision, line))
        return Reply("staged", seat=place)

    async def stage(
        self, game_id: int, user: int, lines: Sequence[str], *, seat: int | None = None, decision: int | None = None
    ) -> Reply | None:
        """Keep typed lines back where the game shows first what they would do; None where they are to be said now.

        A line that is only the beginning of one is opened: the reply has its key.
        """

        def read(live: Live) -> tuple[int, int, str] | None:
            playing(live)
            place = acting_seat(live, user, seat, decision)
            here, ask = live.decision_of(place), live.table.ask_for(place)
            if here is None or ask is not None:
                return None
            if len(lines) == 1 and (begun := beginning(live, place, lines[0])):
                return place, here.number, begun
            shown = any(look.preview is not None for look in foresight.looks(live, place, lines))
            return (place, here.number, "") if shown else None

        found = await self.core.look(game_id, read)
        if found is None:
            return None
        place, number, begun = found
        if begun:
            return Reply("opened", {"key": begun}, seat=place)
        await self.core.database.run(lambda conn: drafts.keep(conn, game_id, place, number, "\n".join(lines)))
        return Reply("staged", seat=place)

    async def confirm(self, game_id: int, user: int, decision: int, language: str, *, interaction: int) -> Reply:
        """Say what is staged."""
        place = await self.core.look(game_id, lambda live: acting_seat(live, user, None, decision))
        draft = await self.core.database.read(lambda conn: drafts.find(conn, game_id, place))
        picked = draft is not None and draft.decision == decision and draft.lines.startswith(PICKED)
        if draft is None or draft.decision not in (0, decision):
            draft = None

        def line(live: Live) -> list[str]:
            ask = live.table.ask_for(place)
            if ask is None or not (picked or ask.low == 0):
                raise Refused("nothing_staged")
            return [write_answer(ask, tuple(ids_of(draft)))]

        lines = draft.lines.split("\n") if draft is not None and not picked else await self.core.look(game_id, line)
        return await self.run(game_id, user, lines, decision=decision, interaction=interaction, language=language)

    async def drop(self, game_id: int, user: int, decision: int) -> Reply:
        """Forget what is staged."""
        place = await self.core.look(game_id, lambda live: acting_seat(live, user, None, decision))
        await self.core.database.run(lambda conn: drafts.drop(conn, game_id, place))
        return Reply("dropped", seat=place)

    async def run(
        self,
        game_id: int,
        user: int,
        lines: Sequence[str],
        *,
        language: str,
        seat: int | None = None,
        decision: int | None = None,
        interaction: int | None = None,
    ) -> Reply:
        """Say lines in order. The first refusal, or another's turn, stops them; what is left stays staged."""

        def operation(work: Work) -> Reply:
            playing(work.live)
            return ran(work, acting_seat(work.live, user, seat, decision), lines, language)

        return await self.core.change(game_id, operation, interaction=interaction, by=user)

    async def _added(self, game_id: int, seat: int, decision: int, line: str) -> str:
        """Picks of an ordered answer come one after the other: behind those of before."""
        draft = await self.core.database.read(lambda conn: drafts.find(conn, game_id, seat))
        ask = await self.core.look(game_id, lambda live: live.table.ask_for(seat))
        if ask is None or not ask.ordered or draft is None or draft.decision != decision:
            return line
        new = ids_of(Draft(game_id=game_id, seat=seat, decision=decision, lines=line))
        return PICKED + ",".join([*ids_of(draft), *[name for name in new if name not in ids_of(draft)]])

    def _now(self, live: Live, user: int, language: str, seat: int | None, decision: int | None) -> Now:
        if decision is not None:
            open_decision(live, decision)
        over = live.match is not None and live.game.status != RUNNING
        waiting = tuple([live.names[place] for place in live.waiting()]) if not over else ()
        held = live.seats_of(user)
        if over or not held:
            return Now(None, waiting, over, seat=held[0] if held else None)
        playing(live)
        if decision is None and seat is None:
            seat = next((place for place in held if place in live.waiting()), held[0])
        place = acting_seat(live, user, seat, decision)
        return Now(self._menu(live, place, language), waiting, seat=place)

    def _menu(self, live: Live, seat: int, language: str) -> Menu | None:
        key = (live.id, live.game.version, seat, language)
        if key not in self._menus:
            self._menus[key] = menu_of(live, seat, language)
            while len(self._menus) > MOST_KEPT:
                self._menus.popitem(last=False)
        return self._menus[key]


def lines_of(text: str) -> list[str]:
    """The lines of a typed text, cut at semicolons outside of quotes."""
    lines = [" ".join(part.split()) for part in _CUT.split(text)]
    found = [line for line in lines if line]
    if not found:
        raise Refused("nothing_said")
    if len(found) > MOST_LINES:
        raise Refused("too_many_lines", given=len(found), most=MOST_LINES)
    return found


def parted(text: str) -> tuple[str, str]:
    """What stands before the line being typed, and that line."""
    cut = text.rfind(";") + 1
    return (text[:cut].rstrip() + " " if cut else ""), text[cut:].strip()


def chosen(live: Live, menu: Menu, keys: Sequence[str]) -> tuple[str, bool]:
    """The line that keys of a menu mean, and whether it is said at once; else it is a draft."""
    ask = menu.ask
    if ask is not None:
        ids = [option.id for option in ask.options if key_of(option.id) in keys]
        if len(ids) != len(set(keys)):
            raise Refused("stale_press", decision=menu.decision)
        if menu.several:
            return PICKED + ",".join(ids), False
        return write_answer(ask, tuple(ids)), True
    found = next((choice for choice in menu.choices if [choice.key] == list(keys)), None)
    if found is None:
        raise Refused("stale_press", decision=menu.decision)
    if found.opens:
        return OPENED + found.key, False
    action = live.rules.parse(found.line, live.table.state, menu.seat, None)
    return found.line, live.rules.preview(live.table.state, menu.seat, action) is None


def beginning(live: Live, seat: int, line: str) -> str:
    """The key of the choice that a line only begins; empty if there is none."""
    for offer in live.rules.legal(live.table.state, seat):
        known = str(offer.facts.get("line", ""))
        if offer.action is None and known and folded(known) == folded(line):
            return key_of(known)
    return ""


def open_choice(live: Live, now: Now, key: str, language: str) -> Menu:
    """What may be made of a choice. Refused if it is gone."""
    menu = None if now.menu is None else opened_menu(live, now.menu, key, language)
    if menu is None:
        raise Refused("stale_press", decision=now.menu.decision if now.menu else 0)
    return menu


def ids_of(draft: Draft | None) -> list[str]:
    """The options that a draft holds."""
    text = "" if draft is None else draft.lines.removeprefix(PICKED)
    return [name for name in text.split(",") if name]


def with_draft(live: Live, menu: Menu | None, draft: Draft, language: str) -> Menu | None:
    """The menu with what its seat has staged, and what that would do where the game can tell."""
    if menu is None or live.decision_of(menu.seat) is None:
        return menu
    if draft.lines.startswith(PICKED):
        known = [option.id for option in menu.ask.options] if menu.ask is not None else []
        return replace(menu, picked=tuple([name for name in ids_of(draft) if name in known]))
    lines = tuple(draft.lines.split("\n"))
    if menu.ask is not None:
        return replace(menu, staged=lines)
    speech = live.speech(language)
    try:
        found = list(foresight.looks(live, menu.seat, lines))
    except Refused as refusal:
        return replace(menu, staged=lines, previews=(speech.refusal(refusal),))
    plans = [look.plan for look in found if look.plan is not None]
    told = foresight.sentences(live, found, language) if plans else ()
    return replace(menu, staged=lines, previews=told, plan=plans[-1] if plans else None)


def ran(work: Work, seat: int, lines: Sequence[str], language: str) -> Reply:
    """Say lines for a seat until one is refused or somebody else is waited for."""
    live = work.live
    orders = live.table.orders
    events: list[Event] = []
    done, why = 0, ""
    for line in lines:
        if done and not (seat in live.waiting() or live.rules.is_order(line)):
            break
        before = dict(orders)
        try:
            events += live.say(seat, line)
        except Refused as refusal:
            if not done:
                raise
            orders.clear()
            orders.update(before)
            why = live.speech(language).refusal(refusal)
            break
        done += 1
    left = list(lines[done:])
    if not why and all(folded(line) in live.rules.closing_lines for line in left):
        left = []
    work.also.append(
        (lambda conn: drafts.keep(conn, live.id, seat, 0, "\n".join(left)))
        if left
        else (lambda conn: drafts.drop(conn, live.id, seat))
    )
    told = work.private_events(events, seat)
    if left:
        return Reply("partly_done", {"line": left[0], "left": len(left), "reason": why or "none"}, told, seat)
    return Reply("order_noted" if live.rules.is_order(lines[-1]) else "done", {}, told, seat)
