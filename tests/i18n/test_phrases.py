"""Events, refusals, questions and faults as sentences."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from bot.engine.events import Event
from bot.engine.requests import Ask, Fact
from bot.i18n.catalog import LANGUAGES, Catalog
from bot.i18n.lists import chained_words, joined_words
from bot.i18n.phrases import Naming, phrase, worded_facts
from tests.support.catalogs import catalog, starter_names, strict_speech

NAMING = Naming(("ana", "ben"), starter_names(), "warcry")


def told(language: str, key: str, **facts: Fact) -> str:
    return strict_speech("warcry", language).event(Event(key, facts))


def test_a_piece_is_one_name_and_a_seat_is_a_player() -> None:
    facts = {"seat": 1, "unit": "A3", "unit_card": "GA-U01", "line": "battle", "cost": 3, "left": 17}
    assert told("en", "mustered", **facts) == (
        "ben musters A3 Brackenford Pikes into the battle line for 3 gold; 17 left."
    )
    assert told("pl", "mustered", **facts) == (
        "ben rekrutuje za 3 sztuki złota oddział A3 Pikinierzy z Paprociowego Brodu do formacji bojowej; zostaje 17."
    )
    assert told("cs", "mustered", **{**facts, "line": "reserve"}) == (
        "ben verbuje za 3 zlaté jednotku A3 Pikenýři z Kapraďového brodu do záložní linie; zbývá 17."
    )


@pytest.mark.parametrize(
    ("count", "english", "polish", "czech"),
    [
        (1, "ana draws 1 action card.", "ana dobiera 1 kartę akcji.", "ana si líže 1 kartu akce."),
        (3, "ana draws 3 action cards.", "ana dobiera 3 karty akcji.", "ana si líže 3 karty akce."),
        (5, "ana draws 5 action cards.", "ana dobiera 5 kart akcji.", "ana si líže 5 karet akce."),
    ],
)
def test_plural_forms(count: int, english: str, polish: str, czech: str) -> None:
    assert [told(lang, "drew", seat=0, count=count, pile="action") for lang in LANGUAGES] == [english, polish, czech]


def test_cards_are_named_and_listed_in_the_language() -> None:
    facts: dict[str, Fact] = {"seat": 0, "pile": "action", "cards": ("NE-C01", "NE-C02", "NE-C03")}
    assert told("en", "drew_cards", **facts).endswith("Press Forward, Steel Resolve and Headlong Assault.")
    assert told("pl", "drew_cards", **facts).endswith("Napieramy, Stalowa Wola i Szturm na Oślep.")
    assert told("cs", "drew_cards", **facts).endswith("Tlačit vpřed, Ocelové odhodlání a Střemhlavý útok.")


def test_facts_become_words() -> None:
    facts: dict[str, Fact] = {
        "seat": 0,
        "winner": -1,
        "count": 2,
        "amount": -2,
        "passed": True,
        "unit": "B1",
        "unit_card": "HD-U01",
        "target": "",
        "target_card": "",
        "units": ("A1", "A2"),
        "units_card": ("GA-U01", "GA-U02"),
        "other": "A4",
        "other_card": "GA-U03",
        "waiting": (0, 1),
        "cards": (),
        "phase": "clean_up",
        "keywords": ("dark_elf", "frost_giant"),
        "line": "reserve",
        "given": "x_card",
    }
    assert worded_facts(catalog(), "en", facts, NAMING) == {
        "seat": "ana",
        "winner": "player -1",
        "count": 2,
        "count_signed": "+2",
        "amount": -2,
        "amount_signed": "−2",
        "passed": "yes",
        "unit": "B1 Ashen Marauders",
        "unit_name": "Ashen Marauders",
        "target": "",
        "units": "A1 Brackenford Pikes and A2 Weirgate Halberds",
        "units_count": 2,
        "other": "A4 Hollowmere Handgunners",
        "waiting": "ana and ben",
        "waiting_count": 2,
        "cards": "",
        "cards_count": 0,
        "phase": "Clean-up",
        "keywords": "Dark Elf and frost giant",
        "keywords_count": 2,
        "line": "reserve",
        "given": "x_card",
    }


def test_a_card_alone_and_an_unknown_card() -> None:
    assert worded_facts(catalog(), "cs", {"card": "NE-C13"}, NAMING) == {"card": "Není návratu!"}
    assert worded_facts(catalog(), "cs", {"card": "X-99"}, NAMING) == {"card": "X-99"}


def test_refusals_come_from_the_game_else_from_the_engine() -> None:
    own = strict_speech("warcry", "en").refusal(Refused("not_your_turn", seat=0))
    assert own.startswith("Not now: it is for ana to act.")
    general = strict_speech("warcry", "cs").refusal(Refused("nothing_to_undo"))
    assert general.startswith("Není co vracet.")


def test_questions_and_faults() -> None:
    ask = Ask(0, "discard_card", (), (), facts={"card": "HD-C02", "count": 2})
    assert strict_speech("warcry", "pl").bare_question(ask) == "„Złośliwe Cięcie”: wybierz 2 karty do odrzucenia."
    english = strict_speech("warcry", "en")
    assert english.fault_sentence("record_no_header", {"line": 1}) == "The header of the record is missing."
    assert english.fault_sentence("pack-file-missing", {}) == "The file is missing."


def test_a_missing_message_shows_its_id() -> None:
    assert phrase(Catalog({}), "pl", "warcry-event", "odd_thing", {}, NAMING) == "warcry-event-odd-thing"


@pytest.mark.parametrize(
    ("items", "told"), [([], ""), (["a"], "a"), (["a", "b"], "a lub b"), (["a", "b", "c", "d"], "a, b, c lub d")]
)
def test_lists(items: list[str], told: str) -> None:
    assert joined_words(catalog(), "pl", items, "list-or") == told
    assert chained_words(catalog(), "pl", items) == ", ".join(items)


@pytest.mark.parametrize(("language", "told"), [("en", "Brigand"), ("pl", "Zbój"), ("cs", "Brigand")])
def test_a_text_with_translations_is_told_in_the_language_of_the_reader(language: str, told: str) -> None:
    facts = {"foe": "Brigand", "foe_pl": "Zbój"}
    assert worded_facts(catalog(), language, facts, NAMING)["foe"] == told
