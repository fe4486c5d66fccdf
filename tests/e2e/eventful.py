"""A whole event by commands, buttons and forms, as people hold it on a server."""

from __future__ import annotations

from typing import Any

from bot.service.lobby import lobby
from bot.service.lobby.seats import Person
from bot.storage import events, ledgers
from bot.storage.event_models import OPEN, LedgerEntry
from bot.storage.events import Match
from tests.support.player import text_of

DAY = 86_400
HOME = "tables"


async def matches(once: Any, event: int) -> list[Match]:
    """The pairings of an event."""
    found: list[Match] = await once.table.t.service.database.read(lambda session: events.matches_of(session, event))
    return found


async def number_of(once: Any) -> int:
    """The number of the newest event."""

    def read(session: Any) -> int:
        return max(event.id or 0 for event in session.exec(events.select(events.Event)))

    found: int = await once.table.t.service.database.read(read)
    return found


async def later(once: Any, days: int) -> None:
    """Time passes, and the clocks look at all that is due."""
    once.table.clock.advance(days * DAY)
    for _ in range(4):
        await once.table.t.service.clocks.tick()
    await once.table.t.quiet()


async def announced(once: Any) -> int:
    """An event is opened by the form and gathers its players."""
    await once.slash("gm", "/event new", where=HOME, options="time_limit=12h", refused="event_no_game")
    panel = await once.slash("gm", "/event new", where=HOME, game="warcry", format="swiss", number=1, checkin=True)
    form = await once.press("gm", panel.message, "f|0|0|event:people")
    await once.submit("gm", form, "f:event", refused="form_number", players="four")
    form = await once.press("gm", panel.message, "f|0|0|event:people")
    await once.submit("gm", form, "f:event", players="4")
    form = await once.press("gm", panel.message, "f|0|0|event:dates")
    await once.submit("gm", form, "f:event", days="8")
    form = await once.press("gm", panel.message, "f|0|0|event:play")
    panel = await once.submit("gm", form, "f:event", name="Cup")
    await once.press("gm", panel.message, "en|0|0|apply")
    await once.table.t.quiet()
    event = await number_of(once)
    at = {"where": HOME, "event": event}
    await once.slash("ana", "/event join", **at)
    card = once.card("Cup", HOME)
    for name in ("ben", "cyril", "dana"):
        await once.press(name, card, "ev|")
    for name in ("ana", "ben", "cyril", "dana"):
        await once.slash(name, "/event checkin", **at)
    await once.slash("dana", "/event leave", **at)
    await once.slash("dana", "/event join", **at)
    await once.slash("dana", "/event checkin", **at)
    await once.slash("ana", "/event start", refused="event_not_organiser", **at)
    await once.slash("gm", "/event move", **at)
    await once.slash("gm", "/event start", **at)
    return event


async def decided(once: Any, event: int) -> None:
    """Claims, answers, disputes and decisions."""
    at = {"where": HOME, "event": event}
    people = once.table.parlour.world.people
    first, second = [match for match in await matches(once, event) if match.bout.state == OPEN]
    await once.slash("ana", "/event longer", days=2, **at)
    await later(once, 5)
    for place, match in enumerate((first, second), 1):
        live = await once.table.t.service.core.live(match.bout.game_id or 0)
        claimant, other = (str(people[str(seat.user_id)]["name"]) for seat in live.seats)
        who = Person(live.seats[0].user_id or 0, claimant)
        await lobby.at_lobby(once.table.t.service.core, live.id, who, lobby.ACTS["ready"], interaction=place)
        await once.slash(claimant, "/event claim", text="not there", **at)
        await once.table.t.quiet()
        place_of = once.player(other, str(live.game.channel_id))
        asked = place_of.newest(lambda one: "not there" in text_of(one))
        form = await once.press(other, asked, "ea|")
        await once.submit(other, form, "ev:answer", text="I was ill")
        if place == 1:
            page = await once.slash("gm", "/event panel", **at)
            form = await once.press("gm", page.message, f"ej|0|{event}|plea:{place}:no")
            await once.submit("gm", form, "ev:judge", reason="he was ill")
        else:
            await once.slash("gm", "/event decide", claim=place, grant=False, reason="he was ill", **at)
    await once.slash(
        "gm", "/event result", pairing=first.bout.id, winner=str(first.seats[0].entry), reason="agreed", **at
    )
    loser = (await once.table.t.service.core.live(first.bout.game_id or 0)).seats[1].user_id
    name = str(people[str(loser)]["name"])
    form = await once.slash(name, "/doubt", **at)
    await once.submit(name, form, "ev:doubt", text="not agreed")


async def an_event(once: Any) -> None:
    """All that there is of an event."""
    event = await announced(once)
    at = {"where": HOME, "event": event}
    for what in ("standings", "pairings", "history", "rules"):
        await once.slash("ana", f"/event {what}", **at)
    for what in ("pairings", "standings", "all"):
        await once.slash("ana", "/event export", what=what, **at)
    await once.slash("ana", "/event panel", refused="event_not_organiser", **at)
    await once.slash("gm", "/event panel", **at)
    await once.slash("ana", "/ratings", where=HOME, game="warcry", hide=True)
    await decided(once, event)
    await once.slash("gm", "/event deputy", person=once.player("ana").id, **at)
    await once.slash("gm", "/event drop", entrant=5, reason="gone", **at)
    await once.slash(
        "gm", "/event replace", entrant=5, person=once.player("dana").id, refused="event_there_already", **at
    )
    await once.slash("gm", "/event replace", entrant=3, person=once.player("gm").id, **at)
    panel = await once.slash("gm", "/event new", where=HOME, game="warcry", format="round_robin", name="Spring")
    await once.press("gm", panel.message, "en|0|0|apply")
    at["event"] = await number_of(once)
    for name in ("ana", "ben"):
        await once.slash(name, "/event join", **at)
    await a_campaign(once)
    await later(once, 8)
    await once.slash("ana", "/event deputy", person=once.player("ben").id, **at)
    await once.slash("gm", "/event cancel", reason="too cold", **at)


async def a_campaign(once: Any) -> None:
    """What lives on: entered, taken back, chosen, read."""
    drafted = {"game": "talisman", "format": "double_round_robin", "campaign": True, "name": "Saga"}
    panel = await once.slash("gm", "/event new", where=HOME, **drafted)
    await once.press("gm", panel.message, "en|0|0|apply")
    at = {"where": HOME, "event": await number_of(once)}
    for name in ("ana", "ben"):
        await once.slash(name, "/event join", **at)
    await once.slash("gm", "/event start", **at)
    given = {"entrant": 1, "kind": "story", "amount": 1, "thing": "a friend in need", "reason": "she helped"}
    await once.slash("gm", "/campaign give", **given, **at)
    await once.slash("ana", "/campaign ledger", **at)
    await once.slash("ana", "/campaign ledger", lines=True, **at)
    await once.slash("gm", "/campaign undo-line", line=1, reason="she did not", **at)
    await once.slash("gm", "/campaign undo-line", line=1, reason="twice", refused="campaign_no_line", **at)
    await once.slash("ana", "/campaign keep", thing="crown", refused="campaign_no_choice", **at)
    await once.table.t.service.database.write(lambda session: _carried(session, at["event"]))
    await once.slash("ana", "/campaign keep", thing="holy_grail", **at)
    await once.slash("ana", "/campaign keep", thing="crown", refused="campaign_not_offered", **at)
    await once.slash("ana", "/campaign export", **at)


def _carried(session: Any, event: int) -> None:
    """A quest is over at whose end the first player carried two Objects."""
    told = {"kind": "heirloom", "holds": "next", "game": 1, "line": 9, "entrant": 1}
    lines = [LedgerEntry(**{**told, "kind": "games", "holds": "always"}, event_id=event, number=0)]
    lines.append(LedgerEntry(**told, event_id=event, number=0, subject="axe", choice="axe\nholy_grail"))
    ledgers.enter(session, event, lines)
