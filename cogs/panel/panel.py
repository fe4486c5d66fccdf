"""The private panel of a decision: what has happened, the question, the seat's own means, and all that may be chosen.

What is looked at less often stands behind More…: what is typed, the symbols, and what gives much up.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, zip_longest

from msgspec.structs import replace

from bot.faces import Face, face_of
from bot.i18n.names import message_id
from bot.i18n.wording import TableWords
from bot.messages import ranks
from bot.messages.message import Block, Button, MenuEntry, Row
from bot.service.core import press_kinds
from bot.service.core.menu import Menu
from bot.service.core.ports import Picture
from bot.service.core.table_view import TableView
from bot.service.lobby import decks
from bot.service.people import people
from bot.service.table.panel_state import PanelState
from cogs import drawing, items
from cogs.call import Call, Put, Shown
from cogs.forms import openers
from cogs.help import SYMBOLS
from cogs.items import press_button
from cogs.panel.choices import button, choice_blocks, picked, rows_of
from cogs.panel.layout import MOST_BUTTONS

MORE = "_"
"""In place of a kind: what stands behind More…"""

BEHIND = (ranks.SETTING, ranks.GIVING_UP)
"""Ranks of choices that stand behind More…"""

MOST_TOLD = 6
"""Events that a panel begins with: the latest."""


async def panel(call: Call, game: int, now: PanelState, head: str = "", kind: str = "", page: int = 0) -> Shown:
    """What is put to a person, with his own means and all he may choose; or whom the game waits for."""
    menu, sight = now.menu, now.sight
    put = put_of(game, now)
    if menu is None or sight is None:
        seated: tuple[Row, ...] = (await info_row(call, game),) if now.seat is not None else ()
        return Shown("\n".join(filter(None, [head, waited(call, now)])), seated, layout=True, put=put)
    status, explained = await drawing.make_words(call.service, lambda: own_words(sight, menu))
    picture = await pictured(call, now, sight, menu)
    told = [prompt(call, menu), status, *staged(call, menu), explained]
    asked = Block("\n".join(filter(None, told)))
    blocks, rows = await panel_rows(call, game, menu, kind, page)
    before = "\n".join(filter(None, [head, *since(call, now, sight)]))
    return Shown(before, rows, (asked, *blocks), True, picture=picture, put=put)


def put_of(game: int, now: PanelState) -> Put:
    """What a panel puts before its person."""
    what = f"{now.over} {now.waiting}" if now.menu is None else str(now.menu.decision)
    return Put(game, now.version, what)


def since(call: Call, now: PanelState, sight: TableView) -> list[str]:
    """The last of what has happened since the person's own last act."""
    if not now.since:
        return []
    told = [f"• {sight.spoken.event(event)}" for event in now.since[-MOST_TOLD:]]
    more = len(now.since) - len(told)
    return [call.text("table-since-own"), *told, call.text("table-since-earlier", count=more) if more else ""]


async def pictured(call: Call, now: PanelState, sight: TableView, menu: Menu) -> Picture | None:
    """The staged action drawn in; or what the chosen piece could do, and what was done since the seat's own last act;
    else what the seat holds, if it holds anything and its decision is not about the table."""
    if menu.warning:
        return None
    face, plan, game, acts = face_of(sight.key), menu.plan, sight.game, sight.acts if now.since else ()
    if plan is not None and face.plan_picture is not None:
        return await drawing.made(call.service, face.plan_picture, plan.view, sight.plain, plan.action, game=game)
    if menu.shown and face.chosen_picture is not None and not menu.staged:
        return await drawing.made(
            call.service, face.chosen_picture, sight.view, sight.plain, menu.shown, acts, game=game
        )
    if acts or getattr(sight.view, "phase", "") in face.on_table:
        return await drawing.open_table(call.service, sight)
    holds = await drawing.text(call.service, sight, hand=True)
    return await drawing.picture(call.service, sight, hand=True) if holds else None


def own_words(sight: TableView, menu: Menu) -> tuple[str, str]:
    """What the game says of the seat's own means, and of the staged action beyond a sentence."""
    face, plan = face_of(sight.key), menu.plan
    status = "" if face.status is None else face.status(sight.view, sight.spoken)
    if face.plan_text is None or plan is None:
        return status, ""
    return status, face.plan_text(plan.view, TableWords(sight.plain), plan.action)


async def panel_rows(
    call: Call, game: int, menu: Menu, kind: str = "", page: int = 0
) -> tuple[tuple[Block, ...], tuple[Row, ...]]:
    """All that may be pressed in a panel: the choices, and in the last row what is always there."""
    key = (await call.core.live(game)).game.key
    face = face_of(key)
    foot = await info_row(call, game)
    if menu.staged or menu.several or menu.free or menu.opened or kind not in ("", MORE):
        blocks, turns = choice_blocks(call, game, menu, items.MOST_ROWS - 1, MOST_BUTTONS - len(foot), kind, page)
        return blocks, last_rows(turns, foot)
    if kind == MORE:
        learns = await people.is_told_tips(call.core, game, call.user)
        return more_blocks(call, game, face, menu, learns), ()
    saved, own_list = await saved_lists(call, game, key, menu), list_button(call, game, menu)
    foot = (*foot, button(press_kinds.TURN_PAGE, call.text("table-button-more"), game, menu, MORE))
    most = MOST_BUTTONS - len(foot) - len(own_list)
    offered = replace(menu, choices=tuple([one for one in menu.choices if one.rank not in BEHIND]))
    blocks, turns = choice_blocks(call, game, offered, items.MOST_ROWS - 1 - len(saved), most, page=page)
    forms = (*own_list, *beside(call, game, face, menu))
    if count_buttons(blocks) + len(turns) + len(forms) > most + len(own_list):
        forms = own_list  # the others stand behind More…
    aside = [Block(rows=(row,)) for row in (forms, *saved) if row]
    return (*blocks, *aside), last_rows(turns, foot)


def count_buttons(blocks: Iterable[Block]) -> int:
    """The buttons in rows of blocks."""
    return sum(len(row) for block in blocks for row in block.rows if isinstance(row, tuple))


def last_rows(turns: tuple[Button, ...], foot: tuple[Button, ...]) -> tuple[Row, ...]:
    """What turns pages and what is always there, in one row or two."""
    return ((*turns, *foot),) if len(turns) + len(foot) <= items.MOST_IN_ROW else (turns, foot)


def more_blocks(call: Call, game: int, face: Face, menu: Menu, learns: bool) -> tuple[Block, ...]:
    """What stands behind More…: a line that is typed, orders, symbols; settings; what gives much up; the way back.

    ``learns``: the person is told tips in this game.
    """
    line = button(press_kinds.FORM, call.text("table-button-line"), game, menu, "line")
    orders = press_button(press_kinds.ORDERS, call.text("table-button-orders"), game=game, decision=menu.seat)
    concede = button(press_kinds.GIVE_UP, call.text("table-button-concede"), game, menu, "", ranks.GIVING_UP)
    back = button(press_kinds.TURN_PAGE, call.text("table-button-up"), game, menu, "")
    tools = (line, *beside(call, game, face, menu), orders, *symbols_button(call, game, face))[: items.MOST_IN_ROW]
    silent = button(press_kinds.NO_TIPS, call.text("table-button-no-tips"), game, menu, "", ranks.SETTING)
    last = (silent, back) if learns else (back,)
    behind: list[Row] = []
    for rank in BEHIND:
        room = MOST_BUTTONS - sum(len(row) for row in (tools, *behind, (concede,), last) if isinstance(row, tuple))
        behind += rows_of(call, game, menu, [one for one in menu.choices if one.rank == rank], rank, room)
    return tuple([Block(rows=(row,)) for row in (tools, *behind, (concede,), last)])


async def saved_lists(call: Call, game: int, key: str, menu: Menu) -> tuple[Row, ...]:
    """The lists that the person keeps for the game, to play one with a press, where one is asked for."""
    own = face_of(key).lists
    if own is None or menu.typed != own.noun or menu.staged:
        return ()
    names = sorted(await decks.saved_decks(call.core, call.user, key))[: items.MOST_ENTRIES]
    if not names:
        return ()
    entries = [MenuEntry(str(place), name) for place, name in enumerate(names)]
    hint = call.text(f"table-hint-saved-{own.noun}")
    return (items.menu(own.press, entries, game=game, decision=menu.decision, hint=hint),)


def waited(call: Call, now: PanelState) -> str:
    """Whom the game waits for."""
    if now.over:
        return call.text("table-over")
    if not now.waiting:
        return call.text("table-nobody-waited")
    return call.text("table-waiting", names=now.waiting, count=len(now.waiting))


def prompt(call: Call, menu: Menu) -> str:
    """The question or the turn, with its deadline."""
    due = call.text("service-due", time=f"<t:{menu.due}:R>") if menu.due is not None else ""
    return f"**{menu.prompt}** {due}".rstrip()


def staged(call: Call, menu: Menu) -> list[str]:
    """What is picked so far, or what staged lines would do, or what is asked once more.

    What came of a press and can be foretold is told in words alone: how it is typed is for those who type.
    """
    if menu.warning:
        return [menu.warning]
    if len(menu.staged) == len(menu.previews) == 1 and menu.plan is not None and call.interaction.message is not None:
        return [menu.previews[0]]
    if menu.staged:
        shown = zip_longest([f"`{line}`" for line in menu.staged], menu.previews, fillvalue="")
        return [call.text("table-staged"), *chain.from_iterable(shown)]
    if not menu.several or menu.ask is None:
        return []
    if menu.ask.high == 1:
        return []
    labels = [choice.label for choice in picked(menu)]
    told = call.text("table-picked", choices=tuple(labels)) if labels else ""
    return [call.text("table-pick-some", low=str(menu.ask.low or "none"), high=menu.ask.high), told]


def beside(call: Call, game: int, face: Face, menu: Menu) -> tuple[Button, ...]:
    """The forms of the kinds that are listed; behind colons stand the seat and the piece that one is for."""
    options = dict.fromkeys([face.forms_beside[kind] for kind in menu.kinds if kind in face.forms_beside])
    labels = [call.text(message_id("table-button", option)) for option in options]
    whose = f"{menu.seat}:{menu.about}" if menu.about else str(menu.seat)
    return tuple(
        [
            press_button(press_kinds.FORM, label, game=game, option=f"{option}:{whose}")
            for option, label in zip(options, labels, strict=True)
        ]
    )


def list_button(call: Call, game: int, menu: Menu) -> tuple[Button, ...]:
    """The form for a list of one's own, where only examples are listed."""
    if menu.typed not in openers:
        return ()
    return (button(press_kinds.FORM, call.text(message_id("table-button", menu.typed)), game, menu, menu.typed),)


def symbols_button(call: Call, game: int, face: Face) -> tuple[Button, ...]:
    """What leads to the symbols of the pictures, where the game explains them."""
    if face.symbols_picture is None:
        return ()
    return (press_button(press_kinds.HELP, call.text("help-button-symbols"), game=game, option=SYMBOLS),)


async def info_row(call: Call, game: int) -> tuple[Button, ...]:
    """The hand and the board."""
    return (
        press_button(press_kinds.HAND, (await call.speech_of(game)).hand_label(), game=game),
        press_button(press_kinds.BOARD, call.text("service-button-board"), game=game),
    )
