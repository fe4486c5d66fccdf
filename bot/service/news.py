"""The public message of a table: what happened, who is asked what, and the buttons. Read from the public view only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.engine.events import Event
from bot.engine.requests import Ask
from bot.i18n.choices import MOST_BUTTON, fitting_label, option_label
from bot.i18n.speech import Speech
from bot.service.live import Live
from bot.service.ports import Button, Outgoing
from bot.storage.models import Decision

T = TypeVar("T")

MOST_TEXT = 1900
"""Of the 2,000 characters of a message; the rest is for its number."""

MOST_BUTTONS = MOST_ROWS = 5
"""Buttons in a row, and rows below a message."""

ANSWER, OPEN, HAND, BOARD = "o", "d", "h", "t"
"""What a button does: give an answer; open the private list of choices; show the hand; show the board as text."""


def button_id(kind: str, game: int, decision: int = 0, option: str | int = "") -> str:
    """The id of a button: kind, game, decision number, option. Never whose it is."""
    return f"{kind}|{game}|{decision}|{option}"


def composed(
    live: Live,
    told: Sequence[str],
    events: Sequence[Event],
    open_ones: Sequence[Decision],
    fresh: set[int],
    footer: Sequence[str] = (),
    footer_buttons: tuple[Button, ...] = (),
) -> list[Outgoing]:
    """The messages that tell of one operation; the last one carries the questions, the footer and the buttons."""
    speech = live.speech(live.game.language)
    lines = [*told, *[speech.event(event) for event in events]]
    asked = [*prompts(live, open_ones, fresh, speech), *footer]
    parts = split(lines, MOST_TEXT - len("\n".join(asked)) - 1)
    last = "\n".join([*parts.pop(), *asked])
    mentions = tuple(
        sorted(
            {user for entry in open_ones if entry.number in fresh and (user := holder(live, entry.seat)) is not None}
        )
    )
    before = [Outgoing("\n".join(part)) for part in parts]
    rows = buttons(live, open_ones, speech)
    return [*before, Outgoing(last, ((footer_buttons, *rows) if footer_buttons else rows)[:MOST_ROWS], mentions)]


def split(lines: Sequence[str], most: int) -> list[list[str]]:
    """Lines in pages of at most ``most`` characters; the last page is the one that may be followed by more."""
    pages: list[list[str]] = [[]]
    size = 0
    for line in lines:
        for piece in pieces(line, most):
            if size + len(piece) + 1 > most and pages[-1]:
                pages.append([])
                size = 0
            pages[-1].append(piece)
            size += len(piece) + 1
    return pages


def pieces(line: str, most: int) -> list[str]:
    """A line cut where it is too long for any page."""
    return [line[start : start + most] for start in range(0, max(len(line), 1), most)]


def holder(live: Live, seat: int) -> int | None:
    """Who holds a seat."""
    return live.seats[seat].user_id


def prompts(live: Live, open_ones: Sequence[Decision], fresh: set[int], speech: Speech) -> list[str]:
    """One line for each seat that is waited for; who is asked anew is mentioned."""
    waiting = live.waiting()
    return [prompt(live, entry, waiting.get(entry.seat), entry.number in fresh, speech) for entry in open_ones]


def prompt(live: Live, entry: Decision, ask: Ask | None, fresh: bool, speech: Speech) -> str:
    """What one seat is asked; of a secret question only that it is open."""
    user = holder(live, entry.seat)
    name = speech.seat(entry.seat)
    if fresh and user is not None:
        name = f"<@{user}> ({name})" if len(live.seats_of(user)) > 1 else f"<@{user}>"
    due = speech.text("service-due", time=f"<t:{entry.due}:R>") if entry.due is not None else ""
    if ask is None:
        said = speech.turn(name, live.table.view(None))
    elif ask.secret:
        said = speech.text("service-your-decision", name=name)
    else:
        said = speech.text("service-asked", name=name, question=speech.bare_question(ask))
    return f"**▸** {said} {due}".rstrip()


def buttons(live: Live, open_ones: Sequence[Decision], speech: Speech) -> tuple[tuple[Button, ...], ...]:
    """The answers of a short public question; else one button for each seat asked that opens its private list."""
    rows: list[tuple[Button, ...]] = []
    waiting = live.waiting()
    several = len(open_ones) > 1
    private: list[Button] = []
    for entry in open_ones:
        ask = waiting.get(entry.seat)
        if ask is not None and not several and short(ask):
            rows.append(answers(live, entry, ask, speech))
        else:
            message = "service-button-move" if ask is None else "service-button-decide"
            label = speech.text(message)
            if several:
                label = speech.text("service-button-of", label=label, name=live.names[entry.seat])
            private.append(Button(button_id(OPEN, live.id, entry.number), label[:80], "blue"))
    look = (
        Button(button_id(HAND, live.id), speech.hand_label()),
        Button(button_id(BOARD, live.id), speech.text("service-button-board")),
    )
    return (*rows, *in_rows(private), look)[:MOST_ROWS]


def in_rows(found: Sequence[T]) -> tuple[tuple[T, ...], ...]:
    """Buttons in rows, as many as a message takes."""
    starts = range(0, len(found), MOST_BUTTONS)
    return tuple([tuple(found[start : start + MOST_BUTTONS]) for start in starts])[:MOST_ROWS]


def short(ask: Ask) -> bool:
    """Whether the answers of a question fit into one row of public buttons."""
    return not ask.secret and ask.free is None and (ask.low, ask.high) == (1, 1) and len(ask.options) <= MOST_BUTTONS


def answers(live: Live, entry: Decision, ask: Ask, speech: Speech) -> tuple[Button, ...]:
    """One button for each option."""
    view = live.table.view(None)
    labels = [fitting_label(option_label(speech, view, ask, option), MOST_BUTTON) for option in ask.options]
    return tuple(
        [Button(button_id(ANSWER, live.id, entry.number, place), label, "blue") for place, label in enumerate(labels)]
    )
