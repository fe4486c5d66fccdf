"""What a channel is told of one operation: lines of the table's story, and who is asked what by which buttons.

Read from the public view only.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from msgspec import Struct

from bot.engine.events import Event
from bot.engine.ready import is_quick
from bot.engine.requests import Ask
from bot.i18n.choices import fitting_label
from bot.i18n.lists import chained_words, joined_words
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.i18n.wording import wording_of
from bot.messages import ranks
from bot.messages.message import Button
from bot.service.core import press_kinds
from bot.service.core.ask_buttons import MOST_ROWS, Place, Row, in_rows, offered
from bot.service.core.calling import at_table, called
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import ASK, STORY, Outgoing
from bot.service.core.press_kinds import button_id
from bot.storage.models import Decision

MOST_TEXT = 1900
"""Of the 2,000 characters of a message; the rest is for its number."""

MOST_SEEN = 700
"""Of the text of a story, as much as is seen of it at once: its newest lines. The older ones open by a button."""


# -- the story --------------------------------------------------------------------------------------------------------


class Told(Struct, frozen=True):
    """Some lines of a table's story. They go on with the message whose last lines have ``since`` as their ``chapter``.

    Empty: nothing goes on with it, or it goes on with nothing.
    """

    text: str
    since: str
    chapter: str


def sentences(speech: Speech, events: Iterable[Event]) -> list[str]:
    """What happened, in lines; what opens a part stands out, so that turns told at once are told apart.

    What the ask says as long as it holds is no part of the story.
    """
    wording = wording_of(speech.key)
    told = wording.lines(speech, [event for event in events if event.key not in wording.asked])
    return [f"\n**{text}**" if event.key in wording.openings else text for event, text in told]


def opening_lines(live: LoadedGame, speech: Speech, events: Sequence[Event]) -> list[str]:
    """What the story of a game begins with: who leads what; how it is won and what comes first.

    How a ready-made table came about is told by that, line by line only in its log.
    """
    wording, view = wording_of(speech.key), live.table.view(None)
    goal = wording.opening(speech, view)
    if not goal:
        return [speech.text("lobby-begun"), *sentences(speech, events)]
    left = [] if is_quick(live.options) else [one for one in events if one.key not in wording.opening_tells]
    return [f"**{who_leads_what(live, speech)}**", goal, *sentences(speech, left)]


def who_leads_what(live: LoadedGame, speech: Speech) -> str:
    """All seats, each behind what everybody sees it lead."""
    sides = {} if live.alone else wording_of(speech.key).sides(speech, live.table.view(None))
    named = [
        speech.text("opening-side", side=sides[seat], name=name) if seat in sides else name
        for seat, name in enumerate(speech.seats)
    ]
    return chained_words(speech.catalog, speech.language, named, "list-dot")


def told_in(lines: Sequence[str], since: str, chapter: str) -> list[Told]:
    """Lines in texts of which each fits into a message; the first goes on with ``since``."""
    pages = split(lines, MOST_TEXT)
    return [Told("\n".join(page), chapter if place else since, chapter) for place, page in enumerate(pages)]


def split(lines: Sequence[str], most: int) -> list[list[str]]:
    """Lines in pages of at most ``most`` characters."""
    pages: list[list[str]] = []
    size = most
    for line in lines:
        for piece in pieces(line, most):
            if size + len(piece) + 1 > most:
                pages.append([])
                size = 0
            pages[-1].append(piece)
            size += len(piece) + 1
    return pages


def pieces(line: str, most: int) -> list[str]:
    """A line cut where it is too long for any page."""
    return [line[start : start + most] for start in range(0, max(len(line), 1), most)]


def newest_lines(text: str, most: int) -> tuple[str, int]:
    """The newest lines of a text that fit into so many signs, and how many are not among them, or not as a whole."""
    lines = text.split("\n")
    first, size = len(lines), -1
    while first and size + 1 + len(lines[first - 1]) <= most:
        first -= 1
        size += 1 + len(lines[first])
    older = sum(1 for line in lines[:first] if line)
    if first == len(lines):
        return fitting_label(lines[-1], most), older
    return "\n".join(lines[first:]).lstrip("\n"), older


# -- the ask ----------------------------------------------------------------------------------------------------------


class Asked(Struct, frozen=True):
    """What one seat is asked: under which decision's number, in which words, by which buttons, and whom it calls."""

    decision: int
    line: str
    rows: tuple[Row, ...]
    calls: int | None = None
    tip: str = ""
    """What is added for those who play such a game for the first time: ``learners`` are those who may be."""
    learners: tuple[int, ...] = ()


class Asking(Struct, frozen=True):
    """What one operation asks. ``goes_on``: only of whoever has just acted, whose former ask it takes the place of."""

    asked: tuple[Asked, ...] = ()
    look: Row = ()
    footer: tuple[str, ...] = ()
    more: Row = ()
    goes_on: bool = False
    together: bool = False
    """All of it stands until the last one has answered, so that nobody sees who has."""


BODIES: dict[str, type[Struct]] = {STORY: Told, ASK: Asking}
"""What the rows of a kind hold; others hold a message."""


def ask_post(asking: Asking, wanted: Collection[int]) -> Outgoing | None:
    """The message that asks what is still open (``wanted``: numbers of decisions); None: nothing is."""
    asked = [entry for entry in asking.asked if entry.decision in wanted]
    if asking.together and asked:
        asked = list(asking.asked)
    if not asked:
        return None
    rows = [row for entry in asked for row in entry.rows]
    if len(asking.asked) > 1:
        rows = list(in_rows([button for row in rows for button in row]))
    if asking.more:
        rows.insert(0, asking.more)
    return Outgoing(
        "\n".join([*[entry.line for entry in asked if entry.line], *asking.footer]),
        (*rows[: MOST_ROWS - 1], asking.look),
        mentions=tuple(sorted({entry.calls for entry in asked if entry.calls is not None})),
        subject=" ".join([str(entry.decision) for entry in asked]),
    )


def asked_of(
    live: LoadedGame, entries: Sequence[Decision], fresh: set[int], quiet: int | None, *, opens: bool, led: bool
) -> tuple[Asked, ...]:
    """What some seats are asked. Who is asked anew is called, but for the person ``quiet``, who is at the table.

    ``opens``: the game begins with it. ``led``: a lesson proposes what to do.
    """
    speech, plain = live.speech(live.game.language), live.plain_speech(live.game.language)
    several = len(entries) > 1
    found = []
    for entry in entries:
        ask, user = live.waiting().get(entry.seat), holder(live, entry.seat)
        line = prompt(live, entry, ask, entry.number in fresh, speech, opens)
        calls = user if entry.number in fresh and user != quiet and not live.alone else None
        put = offered(live.table, plain, Place(live.id, entry.number, entry.seat), several, led)
        text = "\n".join([line, *put.told])
        found.append(Asked(entry.number, text, put.rows, calls, *tipped(live, speech, [entry.seat])))
    return tuple(found)


def asked_at_once(live: LoadedGame, entries: Sequence[Decision], calls: bool, opens: bool = False) -> tuple[Asked, ...]:
    """What all who are asked at once in secret are asked: one line, one button, and all of them are called or nobody.

    Nothing of it depends on which of them have answered.
    """
    speech, seats = live.speech(live.game.language), sorted(live.table.together)
    first, rest = called_at_once(live, speech)
    due = max((entry.due for entry in entries if entry.due is not None), default=None)
    line = called_line(speech.turn(first, live.table.view(None), opens), due, speech)
    numbers = {entry.seat: entry.number for entry in entries}
    calls_of = [holder(live, seat) if calls and not live.alone else None for seat in seats]
    last = [""] * (len(seats) - 1) + [rest]
    silent = [
        Asked(numbers.get(seat, 0), said, (), user) for seat, said, user in zip(seats, last, calls_of, strict=True)
    ]
    return (Asked(0, line, ((opening_button(live, speech),),), None, *tipped(live, speech, seats)), *silent)


def tipped(live: LoadedGame, speech: Speech, seats: Sequence[int]) -> tuple[str, tuple[int, ...]]:
    """What is said now to those who play such a game for the first time, and who holds these seats; in no lesson."""
    tip = "" if live.lesson or not seats else live.rules.tip(live.table.view(None), seats[0])
    if not tip or live.table.pause is not None:
        return "", ()
    holders = dict.fromkeys([user for seat in seats if (user := holder(live, seat)) is not None])
    return speech.text("service-tip", tip=speech.text(message_id(f"{speech.key}-tip", tip))), tuple(holders)


def called_at_once(live: LoadedGame, speech: Speech) -> tuple[str, str]:
    """All who are asked at once in secret, as ones who are called: in the first words, and in the last line."""
    if live.alone:
        names = [speech.seat(seat) for seat in sorted(live.table.together)]
        return joined_words(speech.catalog, speech.language, names), ""
    users = [user for seat in sorted(live.table.together) if (user := holder(live, seat)) is not None]
    return called(speech, users, at_table(live.id))


def opening_button(live: LoadedGame, speech: Speech) -> Button:
    """The button that opens the panel of whoever presses it."""
    return Button(button_id(press_kinds.OPEN_PANEL, live.id), speech.text("service-button-move"), ranks.ACT)


def look_row(live: LoadedGame) -> Row:
    """Buttons for everybody: the own hand, the board in words."""
    speech = live.speech(live.game.language)
    return (
        Button(button_id(press_kinds.HAND, live.id), speech.hand_label()),
        Button(button_id(press_kinds.BOARD, live.id), speech.text("service-button-board")),
    )


def holder(live: LoadedGame, seat: int) -> int | None:
    """Who holds a seat."""
    return live.seats[seat].user_id


def prompt(live: LoadedGame, entry: Decision, ask: Ask | None, fresh: bool, speech: Speech, opens: bool = False) -> str:
    """What one seat is asked; of a secret question only that it is open."""
    name = mention(live, entry.seat, speech) if fresh else speech.seat(entry.seat)
    if ask is None:
        said = speech.turn(name, live.table.view(None), opens)
    elif ask.secret:
        said = speech.text("service-your-decision", name=name)
    else:
        said = speech.text("service-asked", name=name, question=speech.bare_question(ask))
    return called_line(said, entry.due, speech)


def mention(live: LoadedGame, seat: int, speech: Speech) -> str:
    """Who holds a seat, as one who is called to this table; which of his seats it is, if he holds several."""
    user, name = holder(live, seat), speech.seat(seat)
    if user is None or live.alone:
        return name
    return called(speech, [user], *([name] if len(live.seats_of(user)) > 1 else []), at_table(live.id))[0]


def called_line(said: str, due: int | None, speech: Speech) -> str:
    """A line of an ask: what is wanted, and until when."""
    until = "" if due is None else speech.text("service-due", time=f"<t:{due}:R>")
    return f"**▸** {said} {until}".rstrip()
