"""What those are shown who do not look: the first 80 signs of a message that calls people.

They tell who, at which table, and what is asked, in every message that calls somebody and in all languages.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.service.core.calling import at_event, called, called_with, calling
from bot.service.core.ports import Outgoing
from bot.service.table import votes
from bot.service.table.ballots import DRAW
from tests.support.house import USERS, House, in_house
from tests.support.sources import ROOT

SHOWN = 80
NAME = "Bartholomeus"
"""Names of twelve signs: most are shorter."""

WHEN = "<t:1790000000:R>"
TABLE = "#1234"

FACTS: dict[str, Any] = {
    "name": NAME,
    "host": NAME,
    "seat": NAME,
    "by": NAME,
    "until": WHEN,
    "begins": WHEN,
    "round": 12,
    "days": 3,
    "count": 5,
    "game": "1234",
    "why": "There are too few.",
}
"""What the messages are given; each takes what it has words for."""

CALLS: dict[str, tuple[str, str, str]] = {
    "lobby-invitation": ("invites you to", "zaprasza cię do gry", "tě zve do hry"),
    "lobby-offer": ("a seat is free for you", "jest dla ciebie wolne miejsce", "je pro tebe volné místo"),
    "lobby-closes-soon": ("this game closes", "ta gra zamknie się", "tato hra se zavře"),
    "rematch-call": ("wants to play again", "chce zagrać jeszcze raz", "chce hrát znovu"),
    "votes-offer-named": ("is offered to you", "czeka na ciebie", "čeká na tebe"),
    "event-call": ("press “Ready” on the card", "naciśnijcie „Zgłoś gotowość”", "stiskněte „Připraveno“ na kartě"),
    "event-remind-half": ("half of the time for this game is over", "minęła połowa czasu", "polovina času"),
    "event-remind-end": ("the time for this game ends", "czas na tę grę kończy się", "čas na tuto hru končí"),
    "event-longer-asks": ("asks for 3 days more", "prosi o 3 dni więcej", "žádá o 3 dny navíc"),
    "event-claim-asks": ("claims a win by forfeit", "żąda walkoweru", "žádá o kontumační výhru"),
    "event-digest-waits": ("5 matters wait", "5 spraw czeka", "na rozhodnutí čeká 5 věcí"),
    "event-not-begun": ("cannot begin today", "nie może się dziś rozpocząć", "dnes nemůže začít"),
    "event-checkin-asks": (f"check in for “{NAME}", "trzeba potwierdzić obecność", "je třeba potvrdit účast"),
    "rulings-called": ("Question 7", "Pytanie 7", "Otázka 7"),
}
"""Each message that calls people in its own words, and by what it tells in each language what is asked."""

NAMED_INSIDE = {"event-checkin-asks": NAME, "rulings-called": "7"}
"""Messages whose words say themselves which event or question is meant."""

NAMED = {
    "clocks-reminder-half": (
        "half of your time is over",
        "minęła połowa twojego czasu",
        "polovina tvého času uplynula",
    ),
    "clocks-reminder-all": ("somebody has not decided", "nie wszyscy się", "ještě se nevyjádřili"),
    "clocks-reminder-pace": ("is waiting for you", "czeka na ciebie", "čeká na tebe"),
    "clocks-reminder-last": ("only you are missing", "brakuje tylko ciebie", "chybíš jen ty"),
    "clocks-reminder-over": ("your time is up", "twój czas minął", "tvůj čas vypršel"),
    "service-your-turn": ("it is your turn", "twoja kolej", "jsi na tahu"),
    "service-your-decision": ("a decision waits for you", "czeka na ciebie decyzja", "čeká na tebe rozhodnutí"),
}
"""The same of those that name who is called as ``name``."""

VOTES = {
    "draw": ("offers a draw", "proponuje remis", "nabízí remízu"),
    "end": ("proposes to end the game", "proponuje zakończyć grę", "navrhuje ukončit hru"),
    "end-counted": ("proposes to end the game", "proponuje zakończyć grę", "navrhuje ukončit hru"),
    "pause": ("proposes to pause the game", "proponuje wstrzymać grę", "navrhuje hru přerušit"),
    "resume": ("proposes to go on", "proponuje grać dalej", "navrhuje pokračovat"),
    "dispute": ("wants a die roll", "prosi o rzut kostką", "žádá o hod kostkou"),
    "replace": ("proposes another player", "proponuje nowego gracza", "navrhuje nového hráče"),
    "ruling": ("proposes a precedent", "proponuje precedens", "navrhuje precedent"),
    "undo": ("asks to undo", "prosi o cofnięcie", "žádá o vrácení"),
}


TO_ONE = re.compile("lobby-|votes-|event-not-begun|clocks-reminder-(half|pace|last|over)|service-your-decision")
"""Messages that call one person only."""


def cases(messages: Iterable[str]) -> list[tuple[str, int]]:
    """Messages, and to how many people: to one, to a pair, to a whole table."""
    return [(message, many) for message in messages for many in (1, 2, 5) if many == 1 or not TO_ONE.match(message)]


def shown(text: str) -> str:
    """What is seen of a message at first: names instead of numbers, no markup."""
    return re.sub(r"<@\d+>", "@" + NAME, text).replace("**", "").removeprefix("▸ ")[:SHOWN]


def told_early(text: str, where: str, what: str) -> None:
    """Demand that a message says early whom it calls, to which table, and for what."""
    first = shown(text)
    assert first.startswith("@" + NAME) and where in first and what in first, first


def facts_of(speech: Speech, message: str) -> dict[str, Any]:
    """The facts of a message. Names of events and tables are as long as those of people."""
    card = speech.text("rulings-card-title", number="7", game="WarCry")
    return FACTS | {"button": speech.text("lobby-button-ready"), "card": card}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("message", "people"), cases(CALLS))
def test_a_message_that_calls_says_early_who_where_and_what(message: str, people: int, language: str) -> None:
    speech = Speech(language)
    where = "" if message in NAMED_INSIDE else TABLE
    text = calling(speech, message, range(1, people + 1), where, **facts_of(speech, message))
    told_early(text, where or NAMED_INSIDE[message], CALLS[message][LANGUAGES.index(language)])
    assert {f"<@{user}>" for user in range(1, people + 1)} == set(re.findall("<@[0-9]+>", text)), "all are called"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("message", "people"), cases(NAMED))
def test_an_ask_and_a_reminder_say_so_too(message: str, people: int, language: str) -> None:
    speech = Speech(language)
    first, rest = called(speech, range(1, people + 1), TABLE)
    text = called_with(speech.text(message, name=first), rest)
    told_early(text, TABLE, NAMED[message][LANGUAGES.index(language)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [1, 2, 5])
@pytest.mark.parametrize("kind", VOTES)
def test_what_is_proposed_is_said_early(kind: str, people: int, language: str) -> None:
    speech = Speech(language, seats=(NAME, NAME))
    first, _ = called(speech, range(1, people + 1), TABLE)
    for known in ("yes", "phase", "no"):
        proposed = speech.text(f"votes-proposed-{kind}", by=NAME, seat=NAME, known=known)
        text = speech.text("service-asked", name=first, question=proposed)
        told_early(text, TABLE, VOTES[kind][LANGUAGES.index(language)])


def test_where_one_is_wanted_takes_little_room_however_an_event_is_called() -> None:
    place = at_event("*" * 100)
    assert place.endswith("…") and len(place.replace("\\", "")) <= 24
    assert calling(Speech("en"), "event-not-begun", [1], place, why="").startswith(f"<@1> ({place}), the event")


ASKED = re.compile(
    r"^((?:albion|mage-knight|talisman|warcry)-turn-[a-z-]+|service-(?:asked|your-turn|your-decision)) = "
    r"(.*\n(?: {3}.*\n)*)",
    re.MULTILINE,
)
"""What catalogues say of whoever is asked something, up to the end of its first choice of words."""

FORM = re.compile(r"^ {3}[ *]\[[a-z]+\] (.*)", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_game_asks_begins_with_the_name(language: str) -> None:
    files = (ROOT / "data" / "locale" / language).glob("*.ftl")
    found = dict(pair for file in files for pair in ASKED.findall(file.read_text(encoding="utf-8")))
    forms = {key: [text] if text[:9] == "{ $name }" else FORM.findall(text) for key, text in found.items()}
    assert len(found) >= 25 and all(forms.values())
    assert [form for told in forms.values() for form in told if not form.startswith("{ $name }")] == []


# -- that nothing is left out -----------------------------------------------------------------------------------------


def functions() -> Iterator[tuple[Path, ast.AST]]:
    """All functions of the service."""
    for file in sorted((ROOT / "bot" / "service").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield file, node


def calls_in(node: ast.AST, name: str) -> list[ast.Call]:
    """What a function calls by a name."""
    found = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
    return [call for call in found if isinstance(call.func, ast.Name) and call.func.id == name]


def test_every_message_that_calls_is_looked_at_here() -> None:
    texts = {ast.unparse(call.args[1]) for _, node in functions() for call in calls_in(node, "calling")}
    written = {text.strip("'\"") for text in texts if text.startswith(("'", '"'))}
    passed_on = {"message", "f'event-remind-{what}'"}
    assert {text for text in texts if not text.startswith(("'", '"'))} == passed_on
    assert written | {"event-remind-half", "event-remind-end"} | {
        call.args[1].value  # type: ignore[attr-defined]
        for _, node in functions()
        for call in calls_in(node, "call_person")
    } == set(CALLS)


def test_nobody_is_called_in_other_ways() -> None:
    """Whoever is mentioned so that he is told of it is named by the one function for it."""
    by_name = {"calling", "called", "called_at_once"}
    found = {}
    for file, node in functions():
        for call in [*calls_in(node, "Outgoing"), *calls_in(node, "replace")]:
            if len(call.args) > 4 or any(key.arg == "mentions" for key in call.keywords):
                name = node.name  # type: ignore[attr-defined]
                found[f"{file.stem}.{name}"] = any(calls_in(node, known) for known in by_name)
    assert {name for name, by in found.items() if not by} == {"news.ask_post", "digest.tells_news"}
    assert len(found) >= 12


# -- at a table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_asks_votes_and_reminders_of_a_table_begin_so(language: str) -> None:
    async def play(built: House) -> list[Outgoing]:
        game = await built.warcry(decks=False, language=language)
        await votes.propose_vote(built.service.core, game, USERS["ana"], DRAW)
        await built.settled()
        built.clock.advance(20 * 3600)
        await built.service.clocks.reminders.run(built.clock.now())
        await built.settled()
        return [entry.out for entry in built.poster.messages if entry.out.mentions]

    found = in_house(play)
    assert len(found) >= 3
    for out in found:
        assert shown(out.text).startswith(f"@{NAME} (#1)"), out.text
    assert VOTES["draw"][LANGUAGES.index(language)] in " ".join(shown(out.text) for out in found)
