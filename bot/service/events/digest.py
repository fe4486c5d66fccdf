"""What happened in an event, told once a day at most, in as few messages as hold it; nobody is called by it.

Only who has to decide is: with what waits for the organiser the digest ends, and it calls those who may decide.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import codec
from bot.engine.requests import Facts
from bot.i18n.lists import joined_words
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.core.calling import at_event, calling
from bot.service.core.ports import Outgoing
from bot.service.core.sanitize import escaped, quoted
from bot.service.core.transaction import Reply
from bot.service.events.transaction import DAY, EventTransaction
from bot.storage import events
from bot.storage.event_models import WAITS, EventAct
from bot.storage.event_privacy import OWN_WORDS
from bot.storage.events import Match

MOST_TEXT = 1900
MOST_MESSAGES = 3
TOLD = frozenset(
    "joined joined_late left dropped replaced absent begun not_begun result waits taken_back noshow dispute answered "
    "granted refused away longer deputy deputy_off moved_channel ledger ledger_opened".split()
)
"""What a digest tells; rounds and the end have messages of their own."""


def tells_news(affair: EventTransaction) -> Reply:
    """Post the digest, if there is anything to tell and the last one is a day old."""
    affair.card = False
    acts = events.untold(affair.session, affair.id)
    if not acts:
        return Reply("done")
    if affair.now < affair.event.told_at + DAY:
        affair.watch("digest", affair.event.told_at + DAY)
        return Reply("done")
    for act in acts:
        act.told = True
        affair.session.add(act)
    matches = {match.bout.id or 0: match for match in events.matches_of(affair.session, affair.id)}
    lines = [act_text(affair, act, matches, affair.speech) for act in acts if act.kind in TOLD]
    asked = what_waits(affair)
    if lines or asked:
        affair.event.told_at = affair.now
        head = affair.speech.text("event-digest", name=escaped(affair.event.name), event=str(affair.id))
        users = [affair.event.organiser_id, *affair.deputies] if asked else []
        for place, text in enumerate(messages([*_waiting(affair, asked, users), head, *lines])):
            affair.post(Outgoing(text, mentions=tuple(users) if not place else ()))
    return Reply("done")


def _waiting(affair: EventTransaction, count: int, users: list[int]) -> list[str]:
    if not count:
        return []
    return [calling(affair.speech, "event-digest-waits", users, at_event(affair.event.name), count=count)]


def what_waits(affair: EventTransaction) -> int:
    """How much waits for a decision."""
    pairings = [match for match in events.unsettled(affair.session, affair.id) if match.bout.state == WAITS]
    return len(pairings) + len(events.pleas_of(affair.session, affair.id))


def messages(lines: Iterable[str]) -> list[str]:
    """Lines in as few messages as hold them; what would be too many is left to the history."""
    found = [""]
    for line in lines:
        if len(found[-1]) + len(line) + 1 > MOST_TEXT:
            found.append("")
        found[-1] = f"{found[-1]}\n{line}" if found[-1] else line
    return found[:MOST_MESSAGES]


def act_text(affair: EventTransaction, act: EventAct, matches: dict[int, Match], speech: Speech) -> str:
    """One act in a sentence."""
    facts: Facts = dict(codec.decode(act.facts, dict[str, str | int]) if act.facts else {})
    facts["entrant"] = str(facts.get("name", "")) if act.entry is None else affair.name_of(act.entry)
    match = matches.get(act.bout_id or 0)
    facts["pairing"] = "–" if match is None else " – ".join(affair.name_of(seat.entry) for seat in match.seats)
    facts["outcome"] = "–" if match is None else result_words(affair, match, speech)
    said = quoted(str(facts.get("reason", ""))) if act.kind in OWN_WORDS else []
    facts["reason"] = escaped(str(facts.get("reason", ""))) or "none"
    return "\n".join(["• " + speech.text(message_id("event-act", act.kind), **facts), *said])


def _counts(match: Match) -> str:
    """What the game counts, where that tells who has won: of a game that was conceded it does not."""
    counts = [(seat.place, seat.count) for seat in match.seats if seat.count is not None]
    won, others = [count for place, count in counts if place == 1], [count for place, count in counts if place != 1]
    told = not others or not won or min(won) > max(others)
    return " : ".join(str(count) for _, count in counts) or "none" if told else "none"


def result_words(affair: EventTransaction, match: Match, speech: Speech) -> str:
    """The result of a pairing in a few words."""
    winners = [affair.name_of(seat.entry) for seat in match.seats if seat.place == 1]
    how = match.bout.how or "open"
    if not winners:
        return speech.text(f"event-how-{match.bout.state if match.bout.state != 'done' else 'unplayed'}")
    facts: Facts = {
        "names": joined_words(speech.catalog, speech.language, winners),
        "drawn": len(winners) == len(match.seats) > 1,
        "counts": _counts(match),
        "how": how,
        "review": match.bout.state == "review",
    }
    return speech.text("event-outcome", **facts)
