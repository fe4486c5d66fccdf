"""What may be chosen in a panel, in rows under headings: few choices as buttons, more as lists."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.messages import ranks
from bot.messages.message import Block, Button, MenuEntry, Row
from bot.service.core import press_kinds
from bot.service.core.menu import Choice, Menu
from cogs import items
from cogs.call import Call
from cogs.items import press_button
from cogs.panel import layout
from cogs.panel.layout import MOST_IN_LIST, Buttons, Kinds, Pieces
from cogs.rendering import MOST_BESIDE, MOST_BESIDE_LABEL

SINGLE, SEVERAL = "s", "m"
"""Options of the menus from which an answer takes one entry, or may take several."""

OPENED = "-"
"""Stands before the key of the choice that is open, in the options and values of what may be made of it."""

MOST_HINTED = 2
"""Kinds that a list names before it is opened: more would be cut on a phone."""

PIECE = ":"
"""Stands before the piece whose choices are wanted first."""


def choice_blocks(
    call: Call, game: int, menu: Menu, rows: int, most: int, kind: str = "", page: int = 0
) -> tuple[tuple[Block, ...], tuple[Button, ...]]:
    """The choices in so many rows, with at most so many buttons; and what turns the pages of a list or leads back."""
    if menu.staged:
        return (Block(rows=(confirm_row(call, game, menu, ready=True),)),), ()
    if menu.free is not None:
        answer = button(press_kinds.FORM, call.text("table-button-answer"), game, menu, "free", ranks.ACT)
        return (Block(rows=((answer,),)),), ()
    if menu.several:
        return (Block(rows=several_rows(call, game, menu, page)),), ()
    lines = beside_lines(call, game, menu)
    if lines:
        return lines, ()
    step = OPENED + menu.opened if menu.opened else kind or (PIECE + menu.about if menu.about else "")
    laid = layout.laid_out(menu, rows, kind, most=most)
    turns = page_turns(call, game, menu, laid, step, page)
    if turns:
        laid = layout.laid_out(menu, rows, kind, most=most - len(turns))
    if menu.opened or kind:
        label = call.text("table-button-up" if menu.opened else "table-button-back")
        turns = (button(press_kinds.TURN_PAGE, label, game, menu, PIECE + menu.about if menu.about else ""), *turns)
    headed = len(laid) > 1 and not menu.opened and not kind
    blocks = [block_of(call, game, menu, block, place, page, headed) for place, block in enumerate(laid)]
    if menu.opened and blocks:
        blocks[0] = replace(blocks[0], heading=opened_heading(menu))
    return tuple(blocks), turns


def opened_heading(menu: Menu) -> str:
    """What was opened, without the dots that say that there is more to choose."""
    return next(iter(menu.kinds.values()), "").rstrip(" …")


def block_of(call: Call, game: int, menu: Menu, block: layout.Block, place: int, page: int, headed: bool) -> Block:
    """What is laid out in one row, with its heading and what its buttons do."""
    if isinstance(block, Buttons):
        row = pick_buttons(game, menu, block)
        return Block(told_of(call, block.choices), heading_of(menu, block) if headed else "", rows=(row,))
    if isinstance(block, Pieces):
        return Block(rows=(pieces_menu(call, game, menu, block.pieces),))
    if isinstance(block, Kinds):
        return Block(rows=(kinds_menu(call, game, menu, block.kinds),))
    listed, _ = page_of(block.choices, page)
    return Block(rows=(listing(game, menu, listed, f"{SINGLE}{place}", hint_of(call, menu, block.choices)),))


def rows_of(call: Call, game: int, menu: Menu, choices: Sequence[Choice], rank: str, room: int) -> list[Row]:
    """Choices of one rank: a row of buttons where there is room for so many, or a list where they are more or long."""
    made: list[Row] = []
    for place, block in enumerate(layout.alone(choices)):
        if isinstance(block, Buttons) and len(block.choices) <= room:
            made.append(pick_buttons(game, menu, Buttons(block.choices, rank)))
            room -= len(block.choices)
        elif isinstance(block, Buttons | layout.Listing):
            listed, hint = block.choices[:MOST_IN_LIST], hint_of(call, menu, block.choices)
            made.append(listing(game, menu, listed, f"{SINGLE}{rank}{place}", hint))
    return made


def page_turns(
    call: Call, game: int, menu: Menu, laid: Sequence[layout.Block], step: str, page: int
) -> tuple[Button, ...]:
    """What turns the pages of the long list of a panel, if it has one."""
    for block in laid:
        if layout.overlong(block):
            _, last = page_of(getattr(block, "choices", ()), page)
            return turning(call, game, menu, step, min(page, last), last)
    return ()


def told_of(call: Call, choices: Sequence[Choice]) -> str:
    """What buttons do, of those that tell more than their labels."""
    told = [
        call.text("table-choice-line", choice=choice.label, does=choice.description)
        for choice in choices
        if choice.description
    ]
    return "\n".join(told)


def beside_lines(call: Call, game: int, menu: Menu) -> tuple[Block, ...]:
    """Answers that are few, short and say what they bring: each on a line of its own, with its button beside it."""
    choices = menu.choices
    short = 2 <= len(choices) <= MOST_BESIDE and all(len(choice.label) <= MOST_BESIDE_LABEL for choice in choices)
    if menu.ask is None or not short or not any(choice.description for choice in choices):
        return ()
    return tuple(
        [
            Block(
                call.text("table-choice-line", choice=choice.label, does=choice.description or "none"),
                beside=button(press_kinds.PICK, choice.label, game, menu, value_of(menu, choice), ranks.ACT),
            )
            for choice in choices
        ]
    )


def heading_of(menu: Menu, block: Buttons) -> str:
    """The piece that acts, or the kind of what stands in a row, where it is one."""
    if menu.ask is not None or block.rank != ranks.ACT or len(block.choices) == 1 and not menu.about:
        return ""
    about, kinds = {choice.about for choice in block.choices}, {choice.kind for choice in block.choices}
    if menu.about:
        return menu.pieces[menu.about] if about == {menu.about} else ""
    return menu.kinds[kinds.pop()] if len(kinds) == 1 else ""


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


def pick_buttons(game: int, menu: Menu, block: Buttons) -> tuple[Button, ...]:
    """A button for each of some choices."""
    return tuple(
        [
            button(press_kinds.PICK, choice.label, game, menu, value_of(menu, choice), block.rank)
            for choice in block.choices
        ]
    )


def value_of(menu: Menu, choice: Choice) -> str:
    """How a choice is named in buttons and lists: by its key, and by the list or the piece in whose list it stands."""
    if menu.about and choice.about == menu.about:
        return choice.key + OPENED + PIECE + menu.about
    return choice.key + (OPENED + choice.within if choice.within else "")


def listing(game: int, menu: Menu, choices: Sequence[Choice], option: str, hint: str) -> Row:
    """Choices as a list."""
    entries = [MenuEntry(value_of(menu, choice), choice.label, choice.description or choice.line) for choice in choices]
    return items.menu(press_kinds.PICK, entries, game=game, decision=menu.decision, option=option, hint=hint)


def hint_of(call: Call, menu: Menu, shown: Sequence[Choice]) -> str:
    """What is chosen from a list: the question, or the kinds of what stands in it, with how many there are.

    There is no markup in a hint.
    """
    if menu.ask is not None:
        return menu.prompt.replace("\\", "")
    kinds = list(dict.fromkeys(menu.kinds[choice.kind] for choice in shown))
    if len(kinds) > MOST_HINTED or (menu.opened and len(shown) < len(menu.choices)):
        return call.text("table-hint-rest", count=len(shown))
    return call.text("table-hint-count", kinds=" · ".join(kinds), count=len(shown))


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
        hint = hint_of(call, menu, shown)
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


def picked(menu: Menu) -> list[Choice]:
    """The choices picked so far, in order."""
    options = [] if menu.ask is None else [option.id for option in menu.ask.options]
    by_id = dict(zip(options, menu.choices, strict=False))
    return [by_id[name] for name in menu.picked if name in by_id]


def button(kind: str, label: str, game: int, menu: Menu, option: str, rank: str = ranks.LOOK) -> Button:
    """A button of the panel."""
    return press_button(kind, label, game=game, decision=menu.decision, option=option, rank=rank)
