"""The private panel of a decision: the question, the seat's own means, and everything that may be chosen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from itertools import chain, zip_longest

from bot.faces import face_of
from bot.i18n.choices import MOST_BUTTON
from bot.i18n.names import message_id
from bot.i18n.wording import TableWords
from bot.service.menu import Choice, Menu
from bot.service.news import BOARD, HAND
from bot.service.ports import Button, Picture
from bot.service.prospect import Prospect
from bot.service.sights import Sight
from cogs import drawing, items
from cogs.call import Call, Shown
from cogs.items import Entry, Row, press_button

PICK, STEP, CONFIRM, DROP, FORM = "c", "p", "y", "x", "f"
MOST_AS_BUTTONS = 5
MOST_IN_MENU = items.MOST_ENTRIES
SINGLE, SEVERAL = "s", "m"
"""Options of the menus from which an answer takes one entry, or may take several."""

OPENED = "-"
"""Stands before the key of the choice that is open, in the options of what may be made of it."""

EXTRAS: dict[str, Callable[[Call, int, Menu], Awaitable[tuple[Row, ...]]]] = {}
"""Kind of action that is typed to more rows of its panel."""

TYPED: set[str] = set()
"""Kinds of actions that have a form of their own; for any other the form takes lines."""


async def panel(call: Call, game: int, now: Prospect, head: str = "", kind: str | None = None, page: int = 0) -> Shown:
    """What is put to a person, with his own means and all he may choose; or whom the game waits for."""
    menu, sight = now.menu, now.sight
    if menu is None or sight is None:
        rows = await info_row(call, game) if now.seat is not None else ()
        return Shown("\n".join(filter(None, [head, waited(call, now)])), rows)
    status, explained = await drawing.told(call.service, lambda: own_words(sight, menu))
    picture = await pictured(call, sight, menu)
    told = [head, prompt(call, menu), status, *staged(call, menu), explained]
    rows = await panel_rows(call, game, menu, kind, page)
    return Shown("\n".join(filter(None, told)), rows, picture)


async def pictured(call: Call, sight: Sight, menu: Menu) -> Picture | None:
    """The staged action drawn in, where the game can; else what the seat holds, if it holds anything."""
    draw, plan = face_of(sight.key).plan_picture, menu.plan
    if plan is not None and draw is not None:
        return await drawing.made(call.service, draw, plan.view, sight.plain, plan.action)
    holds = await drawing.text(call.service, sight, hand=True)
    return await drawing.picture(call.service, sight, hand=True) if holds else None


def own_words(sight: Sight, menu: Menu) -> tuple[str, str]:
    """What the game says of the seat's own means, and of the staged action beyond a sentence."""
    face, plan = face_of(sight.key), menu.plan
    status = "" if face.status is None else face.status(sight.view, sight.spoken)
    if face.plan_text is None or plan is None:
        return status, ""
    return status, face.plan_text(plan.view, TableWords(sight.plain), plan.action)


async def panel_rows(call: Call, game: int, menu: Menu, kind: str | None = None, page: int = 0) -> tuple[Row, ...]:
    """All that may be pressed in a panel."""
    more = await EXTRAS[menu.typed](call, game, menu) if menu.typed in EXTRAS and not menu.staged else ()
    return (*choice_rows(call, game, menu, kind, page), *more, *await info_row(call, game))


def waited(call: Call, now: Prospect) -> str:
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
    """What is picked so far, or staged lines with what they would do."""
    if menu.staged:
        shown = zip_longest([f"`{line}`" for line in menu.staged], menu.previews, fillvalue="")
        return [call.text("table-staged"), *chain.from_iterable(shown)]
    if not menu.several or menu.ask is None:
        return []
    labels = [choice.label for choice in picked(menu)]
    told = call.text("table-picked", choices=tuple(labels)) if labels else ""
    return [call.text("table-pick-some", low=str(menu.ask.low or "none"), high=menu.ask.high), told]


def picked(menu: Menu) -> list[Choice]:
    """The choices picked so far, in order."""
    options = [] if menu.ask is None else [option.id for option in menu.ask.options]
    by_id = dict(zip(options, menu.choices, strict=False))
    return [by_id[name] for name in menu.picked if name in by_id]


def choice_rows(call: Call, game: int, menu: Menu, kind: str | None, page: int) -> tuple[Row, ...]:
    """The choices as buttons, as one menu, or kind by kind."""
    if menu.staged:
        return (confirm_row(call, game, menu, ready=True),)
    if menu.free is not None:
        return ((button(FORM, call.text("table-button-answer"), game, menu, "free", "blue"),),)
    if menu.several:
        return several_rows(call, game, menu, page)
    extra = typed_buttons(call, game, menu)
    if menu.opened:
        back = button(STEP, call.text("table-button-up"), game, menu, "")
        return listed(call, game, menu, menu.choices, OPENED + menu.opened, page, (back, *extra))
    count = len(menu.choices)
    if count <= MOST_AS_BUTTONS and not any(len(choice.label) > MOST_BUTTON for choice in menu.choices):
        buttons = tuple([button(PICK, choice.label, game, menu, choice.key, "blue") for choice in menu.choices])
        return tuple(filter(None, (buttons, extra)))
    if count <= MOST_IN_MENU or len(menu.kinds) == 1:
        return (*listed(call, game, menu, menu.choices, "", page), *filter(None, (extra,)))
    if kind is None or kind not in menu.kinds:
        return tuple(filter(None, (kinds_menu(call, game, menu), extra)))
    back = button(STEP, call.text("table-button-back"), game, menu, "")
    return listed(call, game, menu, menu.of_kind(kind), kind, page, (back, *extra))


def listed(
    call: Call,
    game: int,
    menu: Menu,
    choices: Sequence[Choice],
    kind: str,
    page: int,
    more: tuple[Button, ...] = (),
) -> tuple[Row, ...]:
    """Up to 25 choices as a menu, with buttons to turn the page."""
    last = max(0, (len(choices) - 1) // MOST_IN_MENU)
    page = min(max(page, 0), last)
    shown = choices[page * MOST_IN_MENU : (page + 1) * MOST_IN_MENU]
    entries = [Entry(choice.key, choice.label, choice.description or choice.line) for choice in shown]
    hint = hint_of(menu, shown)
    option = f"{SINGLE}{page}{kind if menu.opened else ''}"
    rows: list[Row] = []
    if entries:
        rows.append(items.menu(PICK, entries, game=game, decision=menu.decision, option=option, hint=hint))
    turns = []
    if page:
        turns.append(button(STEP, call.text("table-button-before"), game, menu, f"{kind}.{page - 1}"))
    if page < last:
        turns.append(button(STEP, call.text("table-button-next"), game, menu, f"{kind}.{page + 1}"))
    if turns or more:
        rows.append((*turns, *more))
    return tuple(rows)


def hint_of(menu: Menu, shown: Sequence[Choice]) -> str:
    """What is chosen from a list: the question, or the kinds of what stands in it. There is no markup in a hint."""
    if menu.ask is not None:
        return menu.prompt.replace("\\", "")
    return " · ".join(dict.fromkeys(menu.kinds[choice.kind] for choice in shown))


def kinds_menu(call: Call, game: int, menu: Menu) -> Row:
    """The kinds of what may be done, with how many there are of each. A kind of one choice is that choice."""
    entries = []
    for kind, label in list(menu.kinds.items())[:MOST_IN_MENU]:
        count = len(menu.of_kind(kind))
        entries.append(Entry(kind, label, call.text("table-kind-count", count=count)))
    return items.menu(STEP, entries, game=game, decision=menu.decision, option="k", hint=call.text("table-hint-kind"))


def several_rows(call: Call, game: int, menu: Menu, page: int) -> tuple[Row, ...]:
    """A menu that takes several, or one after the other where the order counts, and what confirms it."""
    ask = menu.ask
    if ask is None:
        return ()
    done = [choice.key for choice in picked(menu)]
    at_once = not ask.ordered and len(menu.choices) <= MOST_IN_MENU
    left = menu.choices if at_once else tuple([choice for choice in menu.choices if choice.key not in done])
    rows: list[Row] = []
    if left and (at_once or len(done) < ask.high):
        last = (len(left) - 1) // MOST_IN_MENU
        page = min(max(page, 0), last)
        shown = left[page * MOST_IN_MENU : (page + 1) * MOST_IN_MENU]
        entries = [Entry(choice.key, choice.label, chosen=at_once and choice.key in done) for choice in shown]
        low, high = (min(ask.low, 1), ask.high) if at_once else (1, 1)
        hint = hint_of(menu, shown)
        rows.append(
            items.menu(
                PICK,
                entries,
                game=game,
                decision=menu.decision,
                option=f"{SEVERAL}{page}",
                hint=hint,
                low=low,
                high=high,
            )
        )
        if last:
            turns = [(page - 1, "table-button-before"), (page + 1, "table-button-next")]
            row = [button(STEP, call.text(text), game, menu, f".{to}") for to, text in turns if 0 <= to <= last]
            rows.append(tuple(row))
    rows.append(confirm_row(call, game, menu, ready=menu.complete))
    return tuple(row for row in rows if row)


def confirm_row(call: Call, game: int, menu: Menu, *, ready: bool) -> tuple[Button, ...]:
    """Confirm what is staged, as far as it is an answer, or drop it."""
    row = []
    if ready:
        row.append(button(CONFIRM, call.text("table-button-confirm"), game, menu, "", "green"))
    if menu.staged or menu.picked:
        # One choice that is shown first is given up for another one; of several lines the rest is what may be dropped.
        label = "table-button-change" if menu.plan is not None and len(menu.staged) == 1 else "table-button-drop"
        row.append(button(DROP, call.text(label), game, menu, "", "red"))
    return tuple(row)


def typed_buttons(call: Call, game: int, menu: Menu) -> tuple[Button, ...]:
    """The form for what is not listed: a line of notation, or a list where the game has a form for it."""
    option = menu.typed if menu.typed in TYPED else "line"
    label = message_id("table-button", option) if option != "line" else "table-button-line"
    return (button(FORM, call.text(label), game, menu, option),)


async def info_row(call: Call, game: int) -> tuple[Row, ...]:
    """The hand and the board."""
    return (
        (
            press_button(HAND, (await call.speech_of(game)).hand_label(), game=game),
            press_button(BOARD, call.text("service-button-board"), game=game),
        ),
    )


def button(kind: str, label: str, game: int, menu: Menu, option: str, style: str = "grey") -> Button:
    """A button of the panel."""
    return press_button(kind, label, game=game, decision=menu.decision, option=option, style=style)
