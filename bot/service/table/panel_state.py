"""What lies before a person at a table: what he is asked or may do, what he has staged; or whom the game waits for."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.engine.events import Event, visible_to
from bot.i18n.names import message_id
from bot.service.core import previews
from bot.service.core.acting import Speaker, acting_seat, demand_playing, open_decision
from bot.service.core.core import Core
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.menu import Menu, menu_about, menu_of, opened_menu
from bot.service.core.previews import Look
from bot.service.core.suggestions import completed, parted
from bot.service.core.table_view import TableView, sight_through
from bot.storage import game_queries
from bot.storage.models import RUNNING, Draft

PICKED = "="
"""What a draft begins with that holds the options picked so far rather than lines."""


class PanelState(Struct, frozen=True):
    """How things stand for a person: his menu and what he sees, or (``menu`` None) whom the game waits for.

    ``since``: what he has missed. ``version``: the game when this was so.
    """

    menu: Menu | None
    waiting: tuple[str, ...]
    over: bool = False
    seat: int | None = None
    sight: TableView | None = None
    since: tuple[Event, ...] = ()
    version: int = 0


class Staged(Struct, frozen=True):
    """What a seat has just staged, and what it would do, which is known already."""

    draft: Draft
    found: Sequence[Look] = ()


async def panel_state(core: Core, by: Speaker, opened: str = "", about: str = "") -> PanelState:
    """What lies before a person. With a decision that one, refused if it is closed or another's.

    ``opened``: the key of a choice of which he wants to see what may be made of it; ``about``: a piece of which he
    wants to see all that it may do.
    """
    return await core.look(by.game, lambda live: panel_state_at(core, live, by, opened, about=about))


async def missed(core: Core, by: Speaker) -> PanelState:
    """The same for who has pressed what is decided already, and what happened since, as far as he may know it."""
    number = by.decision or 0
    lines = await core.database.read(lambda session: game_queries.lines_since(session, by.game, number))
    anew = replace(by, decision=None)
    return await core.look(
        by.game, lambda live: replace(panel_state_at(core, live, anew), since=told_since(live, by.user, lines))
    )


async def suggested(core: Core, by: Speaker, text: str) -> list[tuple[str, str]]:
    """Label and value of lines that complete what is typed; nothing for who may not speak now."""
    head, last = parted(text)

    def read(live: LoadedGame) -> list[tuple[str, str]]:
        try:
            demand_playing(live)
            menu = menu_at(core, live, acting_seat(live, by.user, by.seat), by.language)
        except Refused:
            return []
        return [] if menu is None else completed(live, menu, last, by.language)

    found = await core.look(by.game, read)
    return [(label, head + line) for label, line in found if len(head + line) <= 100]


# -- in a rules thread -----------------------------------------------------------------------------------------------


def panel_state_at(
    core: Core, live: LoadedGame, by: Speaker, opened: str = "", staged: Staged | None = None, about: str = ""
) -> PanelState:
    """What lies before a person at a table that nobody changes meanwhile."""
    if by.decision is not None:
        open_decision(live, by.decision)
    over = live.match is not None and live.game.status != RUNNING
    names = live.speech(by.language).seats
    waiting = tuple([names[place] for place in live.named()]) if not over else ()
    held = live.seats_of(by.user)
    if over or not held:
        return PanelState(None, waiting, over, held[0] if held else None, version=live.game.version)
    demand_playing(live)
    wanted = by.seat
    if by.decision is None and wanted is None:
        wanted = next((place for place in held if place in live.waiting()), held[0])
    seat = acting_seat(live, by.user, wanted, by.decision)
    menu = menu_at(core, live, seat, by.language)
    if menu is None:
        others = tuple([names[place] for place in live.named() if place != seat])
        return PanelState(None, others, seat=seat, version=live.game.version)
    if opened:
        menu = open_choice(live, menu, opened, by.language)
    else:
        staged = staged or known_draft(live, menu)
        if staged is None:
            menu = about_at(core, live, menu, about or menu.default_piece, by.language)
        menu = with_draft(live, menu, staged, by.language)
    sight = sight_through(live, seat, by.language, None)
    return PanelState(menu, waiting, seat=seat, sight=sight, since=sight.told, version=live.game.version)


def unless_unasked(now: PanelState) -> PanelState:
    """The same without what may be done unasked: that is put only before who has opened it."""
    return replace(now, menu=None) if now.menu is not None and now.menu.unasked else now


def menu_at(core: Core, live: LoadedGame, seat: int, language: str) -> Menu | None:
    """The menu of a seat, made once for each position; None if the seat may say nothing."""
    key = (live.id, live.game.version, seat, language, "")
    known = core.menus.get(key)
    if known is None and (made := menu_of(live, seat, language)) is not None:
        known = core.menus.put(key, made)
    return known


def about_at(core: Core, live: LoadedGame, menu: Menu, about: str, language: str) -> Menu:
    """The menu with all that one of its pieces may do, made once for each position; as it was for any other piece."""
    if about not in menu.pieces:
        return menu
    key = (live.id, live.game.version, menu.seat, language, about)
    return core.menus.get(key) or core.menus.put(key, menu_about(live, menu, about, language))


def open_choice(live: LoadedGame, menu: Menu, key: str, language: str) -> Menu:
    """What may be made of a choice. Refused if it is gone."""
    opened = opened_menu(live, menu, key, language)
    if opened is None:
        raise Refused("stale_press", decision=menu.decision)
    return opened


def known_draft(live: LoadedGame, menu: Menu) -> Staged | None:
    """What the seat of a menu has staged, if it is still worth something, looked at where the game stands now."""
    draft = live.drafts.get(menu.seat)
    if draft is None or draft.decision not in ((menu.decision,) if menu.unasked else (0, menu.decision)):
        return None
    return Staged(draft)


def with_draft(live: LoadedGame, menu: Menu, staged: Staged | None, language: str) -> Menu:
    """The menu with what its seat has staged, and what that would do where the game can tell."""
    if staged is None:
        return menu
    if staged.draft.lines.startswith(PICKED):
        known = [option.id for option in menu.ask.options] if menu.ask is not None else []
        return replace(menu, picked=tuple([name for name in ids_of(staged.draft) if name in known]))
    lines = tuple(staged.draft.lines.split("\n"))
    if menu.ask is not None:
        return replace(menu, staged=lines)
    try:
        found = staged.found or list(previews.looks(live, menu.seat, lines))
    except Refused as refusal:
        return replace(menu, staged=lines, previews=(live.speech(language).refusal(refusal),))
    if why := previews.once_more(found):
        return replace(menu, staged=lines, warning=live.speech(language).text(message_id("once-more", why)))
    plans = [look.plan for look in found if look.plan is not None]
    told = previews.sentences(live, found, language) if plans else ()
    return replace(menu, staged=lines, previews=told, plan=plans[-1] if plans else None)


def ids_of(draft: Draft) -> list[str]:
    """The options that a draft holds."""
    return [name for name in draft.lines.removeprefix(PICKED).split(",") if name]


def told_since(live: LoadedGame, user: int, numbers: Collection[int]) -> tuple[Event, ...]:
    """What some lines told, as far as a person may know it."""
    held = live.seats_of(user)
    told = [event for number in sorted(numbers) for event in live.table.lines[number].events]
    return tuple(visible_to(told, held[0] if held else None))
