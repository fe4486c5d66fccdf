"""Saying something at a table: typed lines, a press on an answer, a pick from the menu, what was staged before.

Each is one change of the game. What the game shows first, or what wants more picks, only becomes a draft of its seat.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.by_post import CONCEDE as CONCEDE
from bot.engine.errors import Refused
from bot.engine.events import Event
from bot.engine.notation.answering import write_answer
from bot.engine.requests import Ask, Facts
from bot.i18n.wording import typed_line
from bot.service.core import previews
from bot.service.core.acting import Speaker, acting_seat, demand_playing, reply_to, say_lines
from bot.service.core.ask_buttons import key_of, likely_lines
from bot.service.core.core import Core
from bot.service.core.loaded_game import UNASKED, LoadedGame
from bot.service.core.menu import Menu, folded
from bot.service.core.suggestions import meant, stands_for
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.table import seating
from bot.service.table.panel_state import (
    PICKED,
    PanelState,
    Staged,
    about_at,
    ids_of,
    menu_at,
    open_choice,
    panel_state,
    panel_state_at,
    unless_unasked,
)

MOST_LINES = 20

_CUT = re.compile(r';(?=(?:[^"]*"[^"]*")*[^"]*$)')

GIVING_UP = "giving_up"
"""Key of the reply to whoever has typed that he gives the game up: he is asked first."""

KEPT_BACK = "staged"
"""Key of the reply to what was not said: it is staged, or opened, and stands in what lies before the person then."""


class Said(Struct, frozen=True):
    """What came of it, and what lies before the person now."""

    reply: Reply
    then: PanelState


async def say(core: Core, by: Speaker, lines: Sequence[str], *, sure: bool = False) -> Said:
    """Say lines in order. The first refusal, or another's turn, stops them; what is left stays staged.

    Kept back where the game shows first what they would do, unless somebody is ``sure``. A line that is only the
    beginning of one is opened. Who gives the game up is asked first in every game.
    """
    if not sure and any(map(gives_up, lines)):
        place, verb = await seating.would_concede(core, by.game, by.user, by.seat, by.decision)
        return Said(Reply(GIVING_UP, {"verb": verb}, seat=place), PanelState(None, (), seat=place))

    def act(work: GameTransaction, seat: int) -> Reply | PanelState:
        rules, state = work.live.rules, work.live.table.state
        given = [rules.giving_up(state, seat) if gives_up(line) else line for line in lines]
        spelled = [typed_line(work.live.plain_speech(by.language), line) for line in given]
        if any(map(stands_for, lines)):
            menu = menu_at(core, work.live, seat, by.language)
            spelled = [meant(work.live, menu, line, by.language) for line in spelled]
        shown = None if sure else _shown_first(core, work, replace(by, seat=seat, decision=None), seat, spelled)
        return shown or run_lines(work, seat, spelled, by.language)

    return await _carried_out(core, by, act)


async def answer(core: Core, by: Speaker, option: int) -> Said:
    """A press on the public button of an answer. What is staged for later stays staged."""

    def act(work: GameTransaction, seat: int) -> Reply:
        ask = work.live.table.ask_for(seat)
        if ask is None or not 0 <= option < len(ask.options) + (ask.low == 0):
            raise Refused("stale_press", decision=by.decision or 0)
        none = option == len(ask.options)
        return say_lines(work, seat, [write_answer(ask, ()) if none else ask.options[option].text])

    return await _carried_out(core, by, act)


async def say_likely(core: Core, by: Speaker, key: str) -> Said:
    """A press on the public button of a likely line: it is said at once, or shown first like any other choice."""

    def act(work: GameTransaction, seat: int) -> Reply | PanelState:
        line = next((line for line in likely_lines(work.live.table, seat) if key_of(line) == key), None)
        if line is None:
            raise Refused("stale_press", decision=by.decision or 0)
        shown = _shown_first(core, work, by, seat, [line], pressed=True)
        return shown or run_lines(work, seat, [line], by.language)

    return await _carried_out(core, by, act)


async def pick(core: Core, by: Speaker, keys: Sequence[str], opened: str = "", about: str = "") -> Said:
    """Choose from the menu: said at once, or staged where the answer needs more or the game shows it first.

    ``opened``, ``about``: from what may be made of a choice, or from all that a piece may do.
    """

    def act(work: GameTransaction, seat: int) -> Reply | PanelState:
        live = work.live
        menu = menu_at(core, live, seat, by.language)
        if menu is None:
            raise Refused("stale_press", decision=by.decision or 0)
        if opened:
            menu = open_choice(live, menu, opened, by.language)
        elif about:
            menu = about_at(core, live, menu, about, by.language)
        if menu.ask is not None:
            return _answered(core, work, by, menu, menu.ask, keys)
        found = next((choice for choice in menu.choices if [choice.key] == list(keys)), None)
        if found is None:
            raise Refused("stale_press", decision=menu.decision)
        if found.opens:
            return panel_state_at(core, live, by, found.key)
        shown = _shown_first(core, work, by, seat, [found.line], pressed=True)
        return shown or run_lines(work, seat, [found.line], by.language)

    return await _carried_out(core, by, act)


async def confirm(core: Core, by: Speaker) -> Said:
    """Say what is staged."""

    def act(work: GameTransaction, seat: int) -> Reply:
        live = work.live
        draft, ask = live.drafts.get(seat), live.table.ask_for(seat)
        if draft is None or draft.decision not in (0, by.decision):
            draft = None
        picked = draft is not None and draft.decision == by.decision and draft.lines.startswith(PICKED)
        if draft is not None and not picked:
            return run_lines(work, seat, draft.lines.split("\n"), by.language)
        if ask is None or not (picked or ask.low == 0):
            raise Refused("nothing_staged")
        return run_lines(work, seat, [write_answer(ask, tuple(ids_of(draft) if draft else ()))], by.language)

    return await _carried_out(core, by, act)


async def drop(core: Core, by: Speaker) -> Said:
    """Forget what is staged."""

    def operation(work: GameTransaction) -> Reply:
        work.aside = work.untouched = True
        seat = acting_seat(work.live, by.user, by.seat, by.decision)
        work.unstage(seat)
        return Reply("dropped", seat=seat)

    reply = await core.change(by.game, operation, by=by.user)
    return Said(reply, await _afterwards(core, by))


def gives_up(line: str) -> bool:
    """True if a line says that its player gives the game up."""
    return folded(line) == CONCEDE


def lines_of(text: str) -> list[str]:
    """The lines of a typed text, cut at semicolons outside of quotes."""
    lines = [" ".join(part.split()) for part in _CUT.split(text)]
    found = [line for line in lines if line]
    if not found:
        raise Refused("nothing_said")
    if len(found) > MOST_LINES:
        raise Refused("too_many_lines", given=len(found), most=MOST_LINES)
    return found


# -- parts -----------------------------------------------------------------------------------------------------------


async def _carried_out(core: Core, by: Speaker, act: Callable[[GameTransaction, int], Reply | PanelState]) -> Said:
    """One change of a game that is played; what it only kept back changes nothing of it."""
    kept: list[PanelState] = []

    def operation(work: GameTransaction) -> Reply:
        work.untouched = True
        demand_playing(work.live)
        found = act(work, acting_seat(work.live, by.user, by.seat, by.decision))
        if isinstance(found, Reply):
            return found
        work.aside = True
        kept.append(found)
        return Reply(KEPT_BACK, seat=found.seat)

    reply = await core.change(by.game, operation, interaction=by.interaction, by=by.user)
    return Said(reply, *kept) if kept else Said(reply, await _afterwards(core, by))


async def _afterwards(core: Core, by: Speaker) -> PanelState:
    then = replace(await panel_state(core, replace(by, seat=None, decision=None)), since=())
    return then if (by.decision or 0) >= UNASKED else unless_unasked(then)


def _shown_first(
    core: Core, work: GameTransaction, by: Speaker, seat: int, lines: Sequence[str], pressed: bool = False
) -> PanelState | None:
    """Stage the lines of a turn if the game shows what one of them would do; None where they are to be said now.

    ``pressed``: also where it asks once more before what ends much.
    """
    live = work.live
    number = live.number_of(seat)
    if number is None or live.table.ask_for(seat) is not None:
        return None
    if not live.rules.shows_first:
        asks = pressed and _ends_much(live, seat, lines[0])
        return panel_state_at(core, live, by, staged=Staged(work.stage(seat, number, lines))) if asks else None
    if len(lines) == 1 and (begun := _beginning(live, seat, lines[0])):
        return panel_state_at(core, live, by, begun)
    found = list(previews.looks(live, seat, lines))
    if not (any(look.preview is not None for look in found) or (pressed and previews.once_more(found))):
        return None
    return panel_state_at(core, live, by, staged=Staged(work.stage(seat, number, lines), found))


def _ends_much(live: LoadedGame, seat: int, line: str) -> bool:
    rules, state = live.rules, live.table.state
    return not rules.is_order(line) and bool(
        rules.needs_confirmation(state, seat, rules.parse(line, state, seat, None))
    )


def _beginning(live: LoadedGame, seat: int, line: str) -> str:
    """The key of the choice that a line only begins; empty if there is none."""
    for offer in live.rules.legal(live.table.state, seat):
        known = str(offer.facts.get("line", ""))
        if offer.action is None and known and folded(known) == folded(line):
            return key_of(known)
    return ""


def _answered(
    core: Core, work: GameTransaction, by: Speaker, menu: Menu, ask: Ask, keys: Sequence[str]
) -> Reply | PanelState:
    """Options picked from a question: the answer, or the draft of one that takes several."""
    ids = [option.id for option in ask.options if key_of(option.id) in keys]
    if len(ids) != len(set(keys)):
        raise Refused("stale_press", decision=menu.decision)
    if not menu.several or (ask.high == 1 and ids):
        return run_lines(work, menu.seat, [write_answer(ask, tuple(ids))], by.language)
    draft = work.live.drafts.get(menu.seat)
    if ask.ordered and draft is not None and draft.decision == menu.decision:
        # Picks of an ordered answer come one after the other: behind those of before.
        before = ids_of(draft)
        ids = [*before, *[name for name in ids if name not in before]]
    staged = work.stage(menu.seat, menu.decision, [PICKED + ",".join(ids)])
    return panel_state_at(core, work.live, by, staged=Staged(staged))


def run_lines(work: GameTransaction, seat: int, lines: Sequence[str], language: str) -> Reply:
    """Say lines for a seat until one is refused or somebody else is waited for."""
    live = work.live
    orders = live.table.orders
    events: list[Event] = []
    done, why = 0, ""
    speaking: Callable[[], Collection[int]] = live.waiting if seat in live.waiting() else live.unasked
    for line in lines:
        if done and not (seat in speaking() or live.rules.is_order(line)):
            break
        before = dict(orders)
        try:
            events += live.say(seat, line)
        except Refused as refusal:
            orders.clear()
            orders.update(before)
            if not done:
                raise
            why = live.speech(language).refusal(refusal)
            break
        done += 1
        work.untouched = False
    left = list(lines[done:])
    if not why and all(folded(line) in live.rules.closing_lines for line in left):
        left = []
    if left:
        work.stage(seat, 0, left)
        facts: Facts = {"line": left[0], "left": len(left), "reason": why or "none"}
        return Reply("partly_done", facts, work.private_events(events, seat), seat)
    if seat in live.drafts:
        work.unstage(seat)
    return reply_to(work, seat, lines[-1], events)
