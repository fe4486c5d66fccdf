"""What one operation does to a game, collected while it runs, then stored in one transaction; and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from sqlmodel import Session

from bot.engine import codec
from bot.engine.events import Event, visible_to
from bot.engine.requests import Ask, AskAll, Facts
from bot.messages.message import Button
from bot.service.core import news
from bot.service.core.history import kept_of
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.news import Asked, Asking
from bot.service.core.ports import ASK, END, NOTE, PICTURE, STORY, Outgoing
from bot.storage import seals
from bot.storage.games import Change, Kept, Posted, columns
from bot.storage.models import OVER, RUNNING, Decision, Draft, Outbox, Remark, Seat
from bot.storage.sealed import seal_of_row

Deadline = Callable[[LoadedGame, int, int], "int | None"]
"""Game, seat and present time: when the seat's time runs out, or None."""

TURN = b"turn"

LESSON = "lesson"
"""The chapter of a lesson: one message that grows."""


class Reply(Struct, frozen=True, omit_defaults=True):
    """An answer. ``events`` are those that the person's seat may know, his own private ones included."""

    key: str
    facts: Facts = {}
    events: tuple[Event, ...] = ()
    seat: int | None = None


class GameTransaction:
    """One operation on one game."""

    def __init__(self, live: LoadedGame, now: int, by: int | None, deadline: Deadline) -> None:
        self.live = live
        self.now = now
        self.by = by
        self.reason = ""
        self.deadline = deadline
        self.fields: dict[str, Any] = {}
        self.seats: dict[int, Seat] = {}
        self.remarks: list[Remark] = []
        self.posts: list[Posted] = []
        self._kept: list[Kept] = []
        self.due: dict[int, int | None] = {}
        self.following: list[Callable[[Session], list[Outbox]]] = []
        """What waits in another channel and is posted before the news of this operation."""

        self.also: list[Callable[[Session], None]] = []
        self.told: list[str] = []  # sentences in the channel's language that go before the news
        self.footer: list[str] = []  # lines under the questions, and buttons under theirs
        self.footer_buttons: tuple[Button, ...] = ()
        self.final: Outgoing | None = None
        """The card of a game that ends by this operation: it stands below the story."""

        self.opens = False
        """Whether the game begins by this operation."""

        self.again = False
        self.drafts: dict[int, Draft | None] = {}
        self.untouched = False
        """Whether the game in memory is still what is stored, so that after a refusal it need not be read again."""

        self.hushed = False
        """Whether nothing is told of what happens: a set-up that is done already."""

        self.aside = False
        """Whether nothing happens in the game: at most a seat has staged something for itself."""

        self._held = tuple([seat.user_id for seat in live.seats])
        self._before = None if live.match is None else live.match.state
        self._window = live.window
        self.seed = live.game.seed
        self._orders = {} if live.match is None else dict(live.match.orders)

    def set(self, **fields: Any) -> None:
        """Change columns of the game."""
        for name, value in fields.items():
            setattr(self.live.game, name, value)
        self.fields |= fields

    def change_seat(self, seat: int, **fields: Any) -> Seat:
        """Change columns of a seat."""
        row = self.live.seats[seat]
        for name, value in fields.items():
            setattr(row, name, value)
        self.seats[seat] = row
        return row

    def stage(self, seat: int, decision: int, lines: Sequence[str]) -> Draft:
        """Keep lines for a seat until it confirms them. ``decision`` 0: whatever is decided then."""
        draft = Draft(game_id=self.live.id, seat=seat, decision=decision, lines="\n".join(lines))
        self.drafts[seat] = draft
        return draft

    def unstage(self, seat: int) -> None:
        """Forget what a seat has staged."""
        self.drafts[seat] = None

    def remark(self, kind: str, seat: int | None, text: str) -> None:
        """Add a line about the game to its record: ``seat``, ``vote`` or ``note``."""
        after = 0 if self.live.match is None else len(self.live.match.lines) - 1
        row = Remark(game_id=self.live.id, after=after, kind=kind, seat=seat, text=text, at=self.now)
        self.remarks.append(row)

    def post(self, out: Outgoing, kind: str = NOTE, channel: int | None = None) -> None:
        """Put a message into the outbox."""
        self.posts.append(Posted(channel or self.live.game.channel_id, kind, codec.encode(out)))

    def tell(self, message: str, **facts: Any) -> None:
        """A sentence of the catalogue for the public news of this operation."""
        self.told.append(self.live.speech(self.live.game.language).text(message, **facts))

    def post_again(self) -> None:
        """Post the table with its open questions even where nothing happened (a reminder, a new channel)."""
        self.again = True

    def private_events(self, events: list[Event], seat: int | None) -> tuple[Event, ...]:
        """What a person may be told of some events."""
        return tuple(visible_to(events, seat))

    def change(self, interaction: int | None, result: bytes) -> Change:
        """All of it, for the database. The news are composed here."""
        live, game = self.live, self.live.game
        if self.aside:
            return Change(live.id, game.version, {}, self.now, drafts=self.drafts)
        if live.match is not None:
            self._lines()
        opened, closed = self._decisions()
        self._news(opened, closed)
        self.set(seal=seals.of_game(game, live.earlier_seeds, live.newest_seal))
        if live.whole:
            self.set(row_seal=seal_of_row(game))
        return Change(
            live.id,
            game.version,
            self.fields,
            self.now,
            list(self.seats.values()),
            self._kept,
            self.remarks,
            self._changed_orders(),
            opened,
            [decision.number for decision in closed],
            {number: due for number, due in self.due.items() if number in live.decisions},
            self.drafts,
            self.posts,
            interaction,
            result,
        )

    def _lines(self) -> None:
        live, match = self.live, self.live.table
        rules = live.rules.rules_version
        new = match.lines[live.stored_lines :]
        for line in new:
            kept = kept_of(line, live.id, live.newest_seal, rules, self.now, self.by, self.reason)
            live.newest_seal = kept.line.seal or b""
            self._kept.append(kept)
        position = match.position
        self.set(
            head=len(match.lines) - 1,
            airborne=match.pending_source,
            flight=None if position.flight is None else codec.encode(position.flight),
            next_draw=position.next_draw,
            reserved=codec.encode(position.reserved) if position.reserved else b"",
            rules=rules,
        )
        if match.outcome is not None and match.pause is None and live.game.status == RUNNING:
            self.set(status=OVER, ended_at=self.now)
        elif match.outcome is None and live.game.status == OVER:
            self.set(status=RUNNING, ended_at=None)

    def _changed_orders(self) -> dict[int, bytes]:
        match = self.live.match
        if match is None:
            return {}
        changed = {seat: orders for seat, orders in match.orders.items() if self._orders.get(seat) != orders}
        return {seat: codec.encode(orders) for seat, orders in changed.items()}

    def _decisions(self) -> tuple[list[Decision], list[Decision]]:
        live = self.live
        wanted = live.waiting()
        kept = {decision.seat for decision in live.decisions.values() if self.still(decision, wanted)}
        closed = [decision for decision in live.decisions.values() if decision.seat not in kept]
        opened: list[Decision] = []
        number = live.game.decisions
        for seat, ask in wanted.items():
            if seat not in kept:
                number += 1
                opened.append(self._opened(number, seat, ask))
        if opened:
            self.set(decisions=number)
        return opened, closed

    def _opened(self, number: int, seat: int, ask: Ask | None) -> Decision:
        live = self.live
        mark = self._mark(seat, ask)
        together = [one.due for one in live.decisions.values() if self.goes_on and one.mark == mark]
        return Decision(
            game_id=live.id,
            number=number,
            seat=seat,
            key="" if ask is None else ask.key,
            secret=ask is not None and ask.secret,
            mark=mark,
            opened_at=self.now,
            due=together[0] if together else self.deadline(live, seat, self.now),
            limit=live.own_limit(seat),
        )

    def still(self, decision: Decision, wanted: dict[int, Ask | None]) -> bool:
        """True if an open decision is the same as before: nobody's press on its buttons is stale."""
        live, seat = self.live, decision.seat
        if live.renumber or seat not in wanted:
            return False
        if seat in live.acted and not self.goes_on:
            return False
        return decision.mark == self._mark(seat, wanted[seat])

    def _mark(self, seat: int, ask: Ask | None) -> bytes:
        """What tells whether an open question is still the same: in secret at once also what time there is for it."""
        return mark_of(ask) + (self.live.table.limit_kind(seat).encode() if self.live.window else b"")

    @property
    def goes_on(self) -> bool:
        """True if all who were asked at once in secret are asked the same still: its time is that of all of them."""
        return bool(self._window) and self.live.window == self._window

    def _news(self, opened: list[Decision], closed: list[Decision]) -> None:
        live = self.live
        if live.match is None:
            if self.told:
                self.post(Outgoing("\n".join(self.told)))
            return
        asking = self._asking(opened, closed)
        lines = self._story()
        if asking is not None and not asking.asked:
            lines += self.footer
        if self.again and not lines:
            last = len(live.table.lines) - 1
            self.tell("table-at-line", number=last, last=last)
            lines = self.told
        for story in news.told_in(lines, *self._chapters()):
            self._post(STORY, story)
        if asking is not None:
            self._post(ASK, asking, numbered=bool(asking.asked))
        if self.final is not None:
            self._post(END, self.final)
        if lines or opened or closed:
            self._post(PICTURE, Outgoing("", subject="" if self.final is None else END), numbered=False)

    def _story(self) -> list[str]:
        """What the channel is told of this operation."""
        speech, events = self.live.speech(self.live.game.language), self.public_events()
        if self.hushed:
            return list(self.told)
        if self.opens:
            return [*news.opening_lines(self.live, speech, events), *self.told]
        return [*self.told, *news.sentences(speech, events)]

    def _post(self, kind: str, body: Any, numbered: bool = True) -> None:
        self.posts.append(Posted(self.live.game.channel_id, kind, codec.encode(body), numbered))

    def _asking(self, opened: list[Decision], closed: list[Decision]) -> Asking | None:
        """Who is asked what now; None where that is as before. All may be asked again, but only news call anybody."""
        live = self.live
        if not (opened or closed or self.again or self.footer):
            return None
        standing = [self._due_now(decision) for decision in live.decisions.values() if decision not in closed]
        if live.window:
            anew = bool(opened) or not self.goes_on
            everybody = news.asked_at_once(live, standing + opened, anew, self.opens)
            look = news.look_row(live)
            return Asking(everybody, look, tuple(self.footer), self.footer_buttons, goes_on=not anew, together=True)
        entries = standing + opened if self.again or self.footer else opened
        acting = [self._held[entry.seat] for entry in closed if entry.seat in live.acted]
        acted = self.by if self.by in acting else None
        goes_on = acted is not None and all(news.holder(live, entry.seat) == acted for entry in entries)
        fresh, led = {entry.number for entry in opened}, bool(self.footer_buttons)
        asked = news.asked_of(live, entries, fresh, acted, opens=self.opens, led=led)
        if live.hides_answers and asked:
            asked = self._veiled(entries, asked)
        return Asking(asked, news.look_row(live), tuple(self.footer), self.footer_buttons, goes_on, live.hides_answers)

    def _veiled(self, entries: list[Decision], asked: tuple[Asked, ...]) -> tuple[Asked, ...]:
        """What is asked in secret at once, with a line, too, of each seat that an order or its player has answered."""
        live, speech = self.live, self.live.speech(self.live.game.language)
        lines = {entry.seat: one for entry, one in zip(entries, asked, strict=True)}
        request = None if live.table.pause is None else live.table.pause.request
        asks = {ask.seat: ask for ask in request.asks} if isinstance(request, AskAll) else {}
        for seat in asks.keys() - lines.keys():
            shown = self._opened(0, seat, asks[seat])
            lines[seat] = Asked(0, news.prompt(live, shown, asks[seat], True, speech), ())
        return tuple([lines[seat] for seat in sorted(lines)])

    def _chapters(self) -> tuple[str, str]:
        """The chapter that this operation goes on with, and the one that goes on with it: where it was declared.

        What was declared between chapters belongs to the one that it begins: an attack to its combat. An action in the
        air is one story until then, under the number that its line will have. A lesson is one chapter.
        """
        live, match = self.live, self.live.table
        if live.lesson:
            return "" if self.again else LESSON, LESSON
        if self.opens:
            return "", ""  # nothing goes on with the opening
        before = "" if self._before is None else live.rules.chapter(self._before)
        flying = "" if match.pause is None else f"#{len(match.lines)}"
        since = "" if self.again else before or f"#{live.stored_lines}"
        return since, before or live.rules.chapter(match.state) or flying

    def _due_now(self, decision: Decision) -> Decision:
        """A decision with the time that it has after this operation: its clock may have stopped, or gone on."""
        if decision.number not in self.due:
            return decision
        return Decision(**{**columns(decision), "due": self.due[decision.number]})

    def public_events(self) -> list[Event]:
        """What spectators have not been told yet."""
        return visible_to(self.live.table.events, None)

    def accept(self, change: Change) -> None:
        """The change is stored: the game in memory follows."""
        live = self.live
        for seat, draft in change.drafts.items():
            live.drafts.pop(seat, None)
            if draft is not None:
                live.drafts[seat] = draft
        if self.aside:
            return
        for number in change.closed:
            live.decisions.pop(number, None)
        for decision in change.opened:
            live.decisions[decision.number] = decision
        for number, due in self.due.items():
            if number in live.decisions:
                live.decisions[number].due = due
        live.accept_lines(self._kept)
        live.acted = set()
        live.renumber = False
        live.game.version += 1


def mark_of(ask: Ask | None) -> bytes:
    """What tells whether an open question is still the same."""
    return TURN if ask is None else codec.fingerprint(ask)


def encoded_reply(reply: Reply) -> bytes:
    """For storage beside the interaction."""
    return codec.encode(reply)


def decoded_reply(data: bytes) -> Reply:
    """The inverse of ``encoded_reply``."""
    return codec.decode(data, Reply)
