"""The bracket of a single elimination as it is shown: as a picture, in the words for it, and line by line as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.i18n.speech import Speech
from bot.league.sheet import MOST_ALT, BracketSheet, Column, Duel, Fate, Side, in_words
from bot.league.tree import YET, Tie, Window, window
from bot.service.core.sanitize import escaped
from bot.service.events import league
from bot.service.events.digest import result_words
from bot.service.events.transaction import EventTransaction
from bot.storage.event_models import DONE, FORFEIT, OPEN, REVIEW, WAITS
from bot.storage.events import Match

Spelling = Callable[[str], str]
"""How a name is written: as it is, or so that the chat reads no markup in it."""

STAGES = {1: "final", 2: "half", 4: "quarter", 8: "eighth", 16: "sixteenth"}
"""What rounds are called, by their games; earlier ones have numbers."""


class Bracket:
    """The bracket of an event in the words of a reader."""

    def __init__(self, affair: EventTransaction, matches: Sequence[Match], speech: Speech) -> None:
        self.affair, self.matches, self.speech = affair, matches, speech
        self.rounds = league.bracket_of(affair.event, list(affair.entries.values()), matches)
        self.met = {(one.bout.round, frozenset(seat.entry for seat in one.seats)): one for one in matches}

    def match_of(self, tie: Tie) -> Match | None:
        """The pairing of a tie, if it has one for two."""
        return self.met.get((tie.round, frozenset(one for one in tie.places if one and one not in tie.gone)))

    def head(self, round_: int) -> str:
        """What a round is called."""
        games = len(self.rounds[round_ - 1])
        return self.speech.text("event-bracket-round", stage=STAGES.get(games, "early"), round=round_)

    def name(self, number: int) -> str:
        """An entrant, as a picture names him."""
        return self.affair.entries[number].name or self.speech.text("event-former")

    @property
    def winner(self) -> int | None:
        """Who has won it all."""
        last = self.rounds[-1][0]
        return last.ahead if last.ahead != YET and not self.duel(last).doubted else None

    # -- as a picture --------------------------------------------------------------------------------------------------

    def duel(self, tie: Tie) -> Duel:
        """A game of the picture."""
        match = self.match_of(tie)
        state = "" if match is None or len(match.seats) < 2 else match.bout.state
        one, other = (self._side(tie, number, match) for number in tie.places)
        return Duel(one, other, played=state in (OPEN, WAITS), doubted=state == REVIEW)

    def _side(self, tie: Tie, number: int | None, match: Match | None) -> Side:
        if number == YET:
            return Side()
        if number is None:
            alone = any(tie.places)
            return Side(fate="nobody", told=self.speech.text("event-bracket-bye") if alone else "")
        fate: Fate = "open" if tie.ahead == YET else "won" if tie.ahead == number else "lost"
        told = self._told(number, fate, match)
        if number in tie.gone:
            fate, told = "gone", self.speech.text("event-bracket-gone")
        return Side(self.name(number), str(self.affair.entries[number].seed), fate, told)

    def _told(self, number: int, fate: Fate, match: Match | None) -> str:
        if match is None or match.bout.state not in (DONE, REVIEW):
            return ""
        if match.bout.how == FORFEIT:
            return self.speech.text("event-bracket-forfeit") if fate == "lost" else ""
        counts = [seat.count for seat in match.seats if seat.entry == number and seat.count is not None]
        return str(counts[0]) if counts else ""

    # -- in words ------------------------------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """All of it as text, the final first: games of which nobody is known are left out."""
        told: list[str] = []
        for ties in reversed(self.rounds):
            known = [self._line(tie) for tie in ties if tie.known]
            told += [f"**{self.head(ties[0].round)}**", *known] if known else []
        return told

    def _line(self, tie: Tie) -> str:
        match = self.match_of(tie)
        names, on = self._names(tie, escaped), self._on(tie, escaped)
        if match is None or len(match.seats) < 2:
            return self.speech.text("event-bracket-rest", names=names, on=on)
        one_won = sum(seat.place == 1 for seat in match.seats) == 1
        result = result_words(self.affair, match, self.speech)
        return self.speech.text("event-bracket-line", names=names, result=result, on="none" if one_won else on)

    def told(self, shown: Window) -> list[str]:
        """The games of a picture in words, the final first; the first of each round says which it is."""
        rows: list[str] = []
        for ties in reversed(shown.rounds):
            known = [tie for tie in ties if tie.known]
            rows += [self._row(tie, self.head(tie.round) if tie is known[0] else "none") for tie in known]
        return rows

    def _row(self, tie: Tie, head: str) -> str:
        return self.speech.text("event-bracket-row", head=head, names=self._names(tie, str), on=self._on(tie, str))

    def _names(self, tie: Tie, spelt: Spelling) -> str:
        return " – ".join([self._place(tie, number, spelt) for number in tie.places])

    def _place(self, tie: Tie, number: int | None, spelt: Spelling) -> str:
        if not number:
            return self.speech.text("event-bracket-bye" if number is None else "event-bracket-yet")
        facts = {"name": spelt(self.name(number)), "seed": str(self.affair.entries[number].seed)}
        return self.speech.text("event-bracket-place", gone=number in tie.gone, **facts)

    def _on(self, tie: Tie, spelt: Spelling) -> str:
        """Who goes on, or that it is open between two, or nothing."""
        if tie.ahead:
            final = tie.round == len(self.rounds)
            return self.speech.text("event-bracket-on", name=spelt(self.name(tie.ahead)), final=final)
        return self.speech.text("event-how-open") if self.duel(tie).played else "none"


def bracket_lines(affair: EventTransaction, matches: Sequence[Match], speech: Speech) -> list[str]:
    """The whole bracket as text; nothing in other formats."""
    return Bracket(affair, matches, speech).lines() if league.is_bracket(affair.event) else []


def bracket_sheet(affair: EventTransaction, matches: Sequence[Match], speech: Speech, own: int) -> BracketSheet:
    """The bracket as a picture shows it. ``own``: the entrant who looks at it, 0 for none."""
    known = Bracket(affair, matches, speech)
    shown = window(known.rounds, affair.event.round, [own] if own else ())
    winner, note = known.winner, _note(shown, speech)
    reached = league.reached(affair.event, matches)
    return BracketSheet(
        title=affair.event.name,
        below=league.picture_below(affair.event, matches, speech),
        columns=tuple(
            [Column(known.head(ties[0].round), tuple([known.duel(tie) for tie in ties])) for ties in shown.rounds]
        ),
        winner="" if winner is None else speech.text("event-bracket-winner", name=known.name(winner)),
        note=note,
        alt=_alt(known.told(shown), speech.text("event-bracket-head", name=affair.event.name, **reached), note, speech),
    )


def _note(shown: Window, speech: Speech) -> str:
    if shown.skipped:
        return speech.text("event-bracket-from", round=shown.skipped + 1)
    return speech.text("event-bracket-part", part=shown.part, parts=shown.parts) if shown.parts > 1 else ""


def _alt(rows: Sequence[str], head: str, note: str, speech: Speech) -> str:
    """As many whole games as a description holds, and how many more there are."""
    told, more = in_words(rows, MOST_ALT - len(head) - len(note))
    return speech.text("event-bracket-alt", head=head, rows=told, more=more, note=note or "none")
