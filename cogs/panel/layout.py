"""How the choices of a panel are laid out, so that what is likely costs the fewest taps.

A button costs one tap, a list two. Few choices of a kind are buttons, more are a list; very many are asked for by the
piece that they are about. Only what does not fit then goes behind one list of kinds. No more buttons are in sight than
one takes in at a glance: of more, the last become a list. Pure: it reads the menu alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.messages.ranks import ACT, DECLINE, LIKELIEST
from bot.service.core.menu import Choice, Menu

MOST_AS_BUTTONS = 5
MOST_IN_LIST = 25

MOST_BUTTONS = 8
"""Buttons in sight, those for looks counted."""

MOST_LIKELY = 3
"""Of what a piece may do, so much is a button beside the list of the rest."""

MOST_DECLINED = 2
"""Ways of not doing anything that are buttons."""

MOST_LABEL = 34
"""Signs of a button: a longer label stands in a list, for on a phone it would be cut."""


class Buttons(Struct, frozen=True):
    """A row of buttons of one rank."""

    choices: tuple[Choice, ...]
    rank: str = ACT


class Listing(Struct, frozen=True):
    """A list of choices; a long one is shown page by page."""

    choices: tuple[Choice, ...]


class Pieces(Struct, frozen=True):
    """A list of pieces: each leads to what it may do."""

    pieces: tuple[str, ...]


class Kinds(Struct, frozen=True):
    """A list of kinds: each leads to the choices of it."""

    kinds: tuple[str, ...]


Block: TypeAlias = "Buttons | Listing | Pieces | Kinds"


def laid_out(menu: Menu, rows: int, kind: str = "", *, most: int = MOST_BUTTONS) -> list[Block]:
    """The blocks of a panel, one for each row: of all, of one kind, or with one piece first.

    What is proposed stands before all, not doing anything behind: together they count as a row, for in plain messages
    they share one. ``most``: buttons that there is room for.
    """
    if menu.opened:
        return in_sight(likeliest_first(menu.choices), most)
    if kind in menu.kinds:
        return in_sight(alone(menu.of_kind(kind)), most)
    proposed = [choice for choice in menu.choices if choice.rank == LIKELIEST and as_button(choice)][:1]
    declined = [choice for choice in menu.choices if choice.rank == DECLINE and as_button(choice)]
    declined = sorted(declined, key=lambda choice: bool(choice.about))[:MOST_DECLINED]  # first what ends more
    acts = [choice for choice in menu.choices if choice not in (*proposed, *declined)]
    left = rows - bool(proposed or declined)
    most -= len(proposed) + len(declined)
    own = replace(menu, choices=tuple(acts))
    blocks = in_sight(piece_first(own, left, most) if menu.about else by_kind(acts, left), most)
    if not blocks and not proposed and len(declined) == 1:
        proposed, declined = declined, []  # no act is left: what ends the turn is what is proposed
    first = [Buttons(tuple(proposed), LIKELIEST)] if proposed else []
    return [*first, *blocks, *([Buttons(tuple(declined), DECLINE)] if declined else [])]


def in_sight(blocks: Sequence[Block], most: int) -> list[Block]:
    """Blocks with no more buttons than there is room for: the first rows keep theirs, the others become one list."""
    found: list[Block] = []
    left: list[Choice] = []
    for block in blocks:
        if isinstance(block, Buttons) and len(block.choices) > most:
            left += block.choices
            continue
        if isinstance(block, Buttons):
            most -= len(block.choices)
        found.append(block)
    return singles_joined([*found, Listing(tuple(left))] if left else found)


def singles_joined(blocks: Sequence[Block]) -> list[Block]:
    """Blocks in which single buttons that follow each other share a row."""
    found: list[Block] = []
    joined = 0  # single buttons in the last row
    for block in blocks:
        single = isinstance(block, Buttons) and len(block.choices) == 1
        if single and 0 < joined < MOST_AS_BUTTONS:
            found[-1] = Buttons((*_choices(found[-1]), *_choices(block)))
        else:
            found.append(block)
        joined = joined % MOST_AS_BUTTONS + 1 if single else 0
    return found


def alone(choices: Sequence[Choice]) -> list[Block]:
    """Choices that have the panel for themselves."""
    return [Buttons(tuple(choices)) if few(choices) else Listing(tuple(choices))] if choices else []


def likeliest_first(choices: Sequence[Choice]) -> list[Block]:
    """Of choices that have the panel for themselves and are many the likeliest as buttons, the others as a list."""
    likely = [choice for choice in choices if as_button(choice)][:MOST_LIKELY]
    rest = tuple([choice for choice in choices if choice not in likely])
    return alone(choices) if few(choices) or not likely else [Buttons(tuple(likely)), Listing(rest)]


def few(choices: Sequence[Choice]) -> bool:
    """True if choices are a row of buttons."""
    return len(choices) <= MOST_AS_BUTTONS and all(as_button(choice) for choice in choices)


def as_button(choice: Choice) -> bool:
    """True if a choice can be read on a button."""
    return len(choice.label) <= MOST_LABEL


def piece_first(menu: Menu, rows: int, most: int) -> list[Block]:
    """Other pieces to choose; the likeliest of what this one may do as buttons, the rest as a list; what is of none."""
    own = [choice for choice in menu.choices if choice.about == menu.about]
    general = [choice for choice in menu.choices if not choice.about]
    likely = [choice for choice in own if as_button(choice)][: max(1, min(MOST_LIKELY, most))]
    rest = [choice for choice in own if choice not in likely]
    blocks: list[Block] = [Pieces(tuple(menu.pieces))] if len(menu.pieces) > 1 else []
    blocks += [Buttons(tuple(likely))] if likely else []
    left = rows - len(blocks) - 1
    if rest and len(general) > left * MOST_AS_BUTTONS:
        # What only begins a line gives way to what is a whole one, such as the end of the turn.
        rest += [choice for choice in general if choice.opens or not left]
        general = [choice for choice in general if left and not choice.opens]
    blocks += [Listing(tuple(rest))] if rest else []
    return [*blocks, *by_kind(general, rows - len(blocks), snug=True, pages=len(rest) <= MOST_IN_LIST)]


def by_kind(choices: Sequence[Choice], rows: int, *, snug: bool = False, pages: bool = True) -> list[Block]:
    """A row for each kind; ``snug``, or where they are too many, buttons of several kinds share one.

    ``pages``: one list may have pages.
    """
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice.kind, []).append(choice)
    blocks: list[Block] = []
    crowded: list[Choice] = []
    for found in kinds.values():
        if len(found) > MOST_IN_LIST and all(choice.about for choice in found):
            crowded += found
        else:
            blocks += alone(found)
    if crowded:
        blocks.insert(0, Pieces(tuple(dict.fromkeys([choice.about for choice in crowded]))))
    if snug or len(blocks) > rows:
        blocks = pack_rows(blocks)
    long = [block for block in blocks if overlong(block)]
    return gathered(blocks, rows) if len(blocks) > rows or len(long) > pages else blocks


def overlong(block: Block) -> bool:
    """True if a block has pages. A panel turns those of one at most."""
    return isinstance(block, Listing) and len(block.choices) > MOST_IN_LIST


def pack_rows(blocks: Sequence[Block]) -> list[Block]:
    """Rows of buttons put together, each into the first row that has room for all of it."""
    found: list[Block] = []
    for block in blocks:
        for place, other in enumerate(found):
            if isinstance(block, Buttons) and isinstance(other, Buttons):
                together = (*other.choices, *block.choices)
                if len(together) <= MOST_AS_BUTTONS:
                    found[place] = Buttons(together)
                    break
        else:
            found.append(block)
    return found


def gathered(blocks: Sequence[Block], rows: int) -> list[Block]:
    """As many blocks as fit, buttons first, for they cost least; the others in one list, or behind a list of kinds."""
    lists = [block for block in blocks if isinstance(block, Listing) and not overlong(block)]
    kept = [*[block for block in blocks if not isinstance(block, Listing)], *lists][: max(0, rows - 1)]
    stay = [block for block in blocks if block in kept]
    left = [choice for block in blocks if block not in kept for choice in _choices(block)]
    if len(left) <= MOST_IN_LIST:
        return [*stay, Listing(tuple(left))]
    return [*stay, Kinds(tuple(dict.fromkeys([choice.kind for choice in left])))]


def _choices(block: Block) -> tuple[Choice, ...]:
    return block.choices if isinstance(block, Buttons | Listing) else ()
