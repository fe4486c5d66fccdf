"""The private panel of a decision: the question, the seat's own means, and everything that may be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, zip_longest

from bot.faces import Face, face_of
from bot.i18n.names import message_id
from bot.i18n.wording import TableWords
from bot.messages import ranks
from bot.messages.message import Button, MenuEntry, Row
from bot.service.core import press_kinds
from bot.service.core.menu import Choice, Menu
from bot.service.core.ports import Picture
from bot.service.core.table_view import TableView
from bot.service.lobby import decks
from bot.service.table.panel_state import PanelState
from cogs import drawing, items
from cogs.call import Call, Put, Shown
from cogs.forms import openers
from cogs.help import SYMBOLS
from cogs.items import press_button
from cogs.panel import layout
from cogs.panel.layout import MOST_IN_LIST, Buttons, Kinds, Pieces

SINGLE, SEVERAL = "s", "m"
"""Options of the menus from which an answer takes one entry, or may take several."""

OPENED = "-"
"""Stands before the key of the choice that is open, in the options and values of what may be made of it."""

PIECE = ":"
"""Stands before the piece whose choices are wanted first."""

MOST_TOLD = 6
"""Events that a panel begins with: the latest."""


async def panel(call: Call, game: int, now: PanelState, head: str = "", kind: str = "", page: int = 0) -> Shown:
    """What is put to a person, with his own means and all he may choose; or whom the game waits for."""
    menu, sight = now.menu, now.sight
    if menu is None or sight is None:
        seated: tuple[Row, ...] = (await info_row(call, game),) if now.seat is not None else ()
        return Shown("\n".join(filter(None, [head, waited(call, now)])), seated, put=put_of(game, now))
    status, explained = await drawing.make_words(call.service, lambda: own_words(sight, menu))
    picture = await pictured(call, now, sight, menu)
    piece = f"**{menu.pieces[menu.about]}**" if menu.about else ""
    told = [head, *since(call, now, sight), prompt(call, menu), status, *staged(call, menu), explained, piece]
    rows = await panel_rows(call, game, menu, kind, page)
    return Shown("\n".join(filter(None, told)), rows, picture=picture, put=put_of(game, now))


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


async def panel_rows(call: Call, game: int, menu: Menu, kind: str = "", page: int = 0) -> tuple[Row, ...]:
    """All that may be pressed in a panel: the choices, and in the last row what is always there."""
    key = (await call.core.live(game)).game.key
    face = face_of(key)
    more = await saved_lists(call, game, key, menu)
    foot = await info_row(call, game)
    if not (menu.staged or menu.several or menu.free):
        foot = (*foot, *beside(call, game, face, menu), typed_button(call, game, menu))
    rows, turns = choice_rows(call, game, menu, items.MOST_ROWS - 1 - len(more), kind, page)
    room = items.MOST_ROWS - len(rows) - len(more)
    return (*rows, *more, *last_rows(foot, symbols_button(call, game, face), turns, room))


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


def last_rows(
    foot: tuple[Button, ...], symbols: tuple[Button, ...], turns: tuple[Button, ...], room: int
) -> tuple[Row, ...]:
    """What is always there, with what turns pages: in one row, else in two, else without what a command shows too."""
    if len(foot) + len(symbols) + len(turns) <= items.MOST_IN_ROW:
        return ((*foot, *symbols, *turns),)
    if len(foot) + len(turns) <= items.MOST_IN_ROW or room < 2:
        return ((*foot, *turns)[-items.MOST_IN_ROW :],)
    return (turns, foot)


def waited(call: Call, now: PanelState) -> str:
    """Whom the game waits for."""
    if now.over:
        return call.text("table-over")
    if not now.waiting:
        return call.text("table-nobody-waited")
    return call.text("table-waiting", names=now.waiting)


def prompt(call: Call, menu: Menu) -> str:
    """The question or the turn, with its deadline."""
    due = call.text("service-due", time=f"<t:{menu.due}:R>") if menu.due is not None else ""
    return f"**{menu.prompt}** {due}".rstrip()


def staged(call: Call, menu: Menu) -> list[str]:
    """What is picked so far, or staged lines with what they would do, or what is asked once more."""
    if menu.warning:
        return [menu.warning]
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


def picked(menu: Menu) -> list[Choice]:
    """The choices picked so far, in order."""
    options = [] if menu.ask is None else [option.id for option in menu.ask.options]
    by_id = dict(zip(options, menu.choices, strict=False))
    return [by_id[name] for name in menu.picked if name in by_id]


def choice_rows(
    call: Call, game: int, menu: Menu, rows: int, kind: str, page: int
) -> tuple[tuple[Row, ...], tuple[Button, ...]]:
    """The choices, and what turns the pages of a long list or leads back."""
    if menu.staged:
        return (confirm_row(call, game, menu, ready=True),), ()
    if menu.free is not None:
        return ((button(press_kinds.FORM, call.text("table-button-answer"), game, menu, "free", ranks.ACT),),), ()
    if menu.several:
        return several_rows(call, game, menu, page), ()
    shown: list[Row] = []
    turns: tuple[Button, ...] = ()
    step = OPENED + menu.opened if menu.opened else kind or (PIECE + menu.about if menu.about else "")
    for place, block in enumerate(layout.laid_out(menu, rows, kind)):
        if isinstance(block, Buttons):
            shown.append(pick_buttons(game, menu, block))
        elif isinstance(block, Pieces):
            shown.append(pieces_menu(call, game, menu, block.pieces))
        elif isinstance(block, Kinds):
            shown.append(kinds_menu(call, game, menu, block.kinds))
        else:
            listed, last = page_of(block.choices, page)
            shown.append(listing(game, menu, listed, f"{SINGLE}{place}"))
            turns = turning(call, game, menu, step, min(page, last), last) or turns
    if menu.opened or kind:
        label = call.text("table-button-up" if menu.opened else "table-button-back")
        turns = (button(press_kinds.TURN_PAGE, label, game, menu, PIECE + menu.about if menu.about else ""), *turns)
    return tuple(shown), turns


def page_of(choices: Sequence[Choice], page: int) -> tuple[Sequence[Choice], int]:
    """A page of a list, and the number of its last one."""
    last = max(0, (len(choices) - 1) // MOST_IN_LIST)
    start = min(page, last) * MOST_IN_LIST
    return choices[start : start + MOST_IN_LIST], last


def turning(call: Call, game: int, menu: Menu, step: str, page: int, last: int) -> tuple[Button, ...]:
    """What turns the pages of a list."""
    turns = [(page - 1, "table-button-before"), (page + 1, "table-button-next")]
    return tuple(
        [
            button(press_kinds.TURN_PAGE, call.text(text), game, menu, f"{step}.{to}")
            for to, text in turns
            if 0 <= to <= last
        ]
    )


def pick_buttons(game: int, menu: Menu, block: Buttons) -> Row:
    """A button for each of some choices."""
    rank = ranks.LOOK if block.aside else ranks.ACT
    return tuple(
        [button(press_kinds.PICK, choice.label, game, menu, value_of(menu, choice), rank) for choice in block.choices]
    )


def value_of(menu: Menu, choice: Choice) -> str:
    """How a choice is named in buttons and lists: by its key, and by the list or the piece in whose list it stands."""
    if menu.about and choice.about == menu.about:
        return choice.key + OPENED + PIECE + menu.about
    return choice.key + (OPENED + choice.within if choice.within else "")


def listing(game: int, menu: Menu, choices: Sequence[Choice], option: str) -> Row:
    """Choices as a list."""
    entries = [MenuEntry(value_of(menu, choice), choice.label, choice.description or choice.line) for choice in choices]
    return items.menu(
        press_kinds.PICK, entries, game=game, decision=menu.decision, option=option, hint=hint_of(menu, choices)
    )


def hint_of(menu: Menu, shown: Sequence[Choice]) -> str:
    """What is chosen from a list: the question, or the kinds of what stands in it. There is no markup in a hint."""
    if menu.ask is not None:
        return menu.prompt.replace("\\", "")
    return " · ".join(dict.fromkeys(menu.kinds[choice.kind] for choice in shown))


def kinds_menu(call: Call, game: int, menu: Menu, kinds: Sequence[str]) -> Row:
    """Kinds of what may be done, with how many there are of each."""
    entries = [
        MenuEntry(kind, menu.kinds[kind], call.text("table-kind-count", count=len(menu.of_kind(kind))))
        for kind in kinds[:MOST_IN_LIST]
    ]
    return items.menu(
        press_kinds.TURN_PAGE, entries, game=game, decision=menu.decision, option="k", hint=call.text("table-hint-kind")
    )


def pieces_menu(call: Call, game: int, menu: Menu, pieces: Sequence[str]) -> Row:
    """Pieces to choose from. Of very many those round the one that is chosen, and behind them the next ones."""
    most = MOST_IN_LIST if len(pieces) <= MOST_IN_LIST else MOST_IN_LIST - 1
    start = pieces.index(menu.about) // most * most if menu.about in pieces else 0
    entries = [
        MenuEntry(PIECE + name, menu.pieces[name], kinds_of(menu, name), chosen=name == menu.about)
        for name in pieces[start : start + most]
    ]
    if len(pieces) > most:
        following = pieces[(start + most) if start + most < len(pieces) else 0]
        entries.append(MenuEntry(PIECE + following, call.text("table-more-pieces", piece=menu.pieces[following])))
    return items.menu(
        press_kinds.TURN_PAGE,
        entries,
        game=game,
        decision=menu.decision,
        option="w",
        hint=call.text("table-hint-piece"),
    )


def kinds_of(menu: Menu, piece: str) -> str:
    """What a piece may do, in short."""
    return " · ".join(dict.fromkeys([menu.kinds[choice.kind] for choice in menu.choices if choice.about == piece]))


def several_rows(call: Call, game: int, menu: Menu, page: int) -> tuple[Row, ...]:
    """A menu that takes several, or one after the other where the order counts, and what confirms it."""
    ask = menu.ask
    if ask is None:
        return ()
    done = [choice.key for choice in picked(menu)]
    at_once = not ask.ordered and len(menu.choices) <= MOST_IN_LIST
    left = menu.choices if at_once else tuple([choice for choice in menu.choices if choice.key not in done])
    rows: list[Row] = []
    if left and (at_once or len(done) < ask.high):
        shown, last = page_of(left, page)
        page = min(page, last)
        entries = [MenuEntry(choice.key, choice.label, chosen=at_once and choice.key in done) for choice in shown]
        low, high = (min(ask.low, 1), ask.high) if at_once else (1, 1)
        hint = hint_of(menu, shown)
        rows.append(
            items.menu(
                press_kinds.PICK,
                entries,
                game=game,
                decision=menu.decision,
                option=f"{SEVERAL}{page}",
                hint=hint,
                low=low,
                high=high,
            )
        )
        rows.append(turning(call, game, menu, "", page, last))
    rows.append(confirm_row(call, game, menu, ready=menu.complete))
    return tuple(row for row in rows if row)


def confirm_row(call: Call, game: int, menu: Menu, *, ready: bool) -> tuple[Button, ...]:
    """Confirm what is staged, as far as it is an answer, or drop it."""
    row = []
    if ready:
        none = menu.ask is not None and menu.ask.high == 1 and not menu.picked and not menu.staged
        label = "service-button-none" if none else "table-button-confirm"
        row.append(button(press_kinds.CONFIRM, call.text(label), game, menu, "", ranks.LIKELIEST))
    if menu.staged or menu.picked:
        # One choice that is shown first is given up for another one; of several lines the rest is what may be dropped.
        label = "table-button-change" if menu.plan is not None and len(menu.staged) == 1 else "table-button-drop"
        label = "table-button-up" if menu.warning else label
        row.append(button(press_kinds.DROP, call.text(label), game, menu, "", ranks.DECLINE))
    return tuple(row)


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


def typed_button(call: Call, game: int, menu: Menu) -> Button:
    """The form for what is not listed: a line of notation, or a list where the game has a form for it."""
    option = menu.typed if menu.typed in openers else "line"
    label = message_id("table-button", option) if option != "line" else "table-button-line"
    return button(press_kinds.FORM, call.text(label), game, menu, option)


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


def button(kind: str, label: str, game: int, menu: Menu, option: str, rank: str = ranks.LOOK) -> Button:
    """A button of the panel."""
    return press_button(kind, label, game=game, decision=menu.decision, option=option, rank=rank)
