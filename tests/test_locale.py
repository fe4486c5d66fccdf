"""The catalogues against each other and against the source: nothing missing, nothing wrong, nothing left over."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.games import registry
from bot.i18n.catalog import LANGUAGES, Catalog, CatalogFault
from bot.i18n.checks import facts_of, faults
from bot.i18n.names import message_id
from tests.support.catalogs import catalog
from tests.support.messages import Spoken, spoken
from tests.support.sources import modules, parsed

DERIVED = ("_count", "_added", "_signed", "_name", "_arrow", "_wind")


def test_the_shipped_catalogues_have_no_fault() -> None:
    assert catalog().ids("en")
    assert faults(catalog()) == []


# -- the check can fail ----------------------------------------------------------------------------------------------

SOUND = {
    "en": "a = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n }\n",
    "pl": "a = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[many] { $n } kart\n }\n",
    "cs": "a = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[other] { $n } karet\n }\n",
}
WORDS = "b = { $w ->\n    [one] x\n    [many] y\n   *[none] z\n }\n"
SOUND = {language: text + WORDS for language, text in SOUND.items()}
BAD = {
    "a message is missing": ("pl", "", "pl: a is missing"),
    "another variable": ("pl", "a = { $m } kart\n", "pl: a tells ['m'], in English ['n']"),
    "a variable is not told": ("cs", "a = karty\n", "cs: a tells [], in English ['n']"),
    "a plural form is missing": (
        "pl",
        "a = { $n ->\n    [one] { $n } karta\n   *[many] { $n } kart\n }\n",
        "pl: a lacks plural forms ['few'] of n",
    ),
    "a plural form never occurs": (
        "en",
        "a = { $n ->\n    [one] { $n } card\n    [few] { $n } cards\n   *[other] { $n } cards\n }\n",
        "en: a has plural forms that never occur: ['few']",
    ),
    "a word is not known": (
        "cs",
        "b = { $w ->\n    [one] x\n   *[none] z\n }\n",
        "cs: b does not know ['many'] of w",
    ),
    "an unknown reference": ("cs", "a = { $n } { gone }\n", "cs: a: Unknown message: gone"),
    "a double blank": ("en", "a = { $n }  cards\n", "en: a gives"),
    "an empty variant": ("en", 'a = { $n ->\n    [one] { "" }\n   *[other] { $n } cards\n }\n', "en: a gives ''"),
}


def _catalog(**texts: str) -> Catalog:
    return Catalog({language: {"x.ftl": text.encode()} for language, text in texts.items()}, strict=True)


def test_sound_catalogues_pass() -> None:
    assert faults(_catalog(**SOUND)) == []


@pytest.mark.parametrize("case", BAD)
def test_each_fault_is_found(case: str) -> None:
    language, text, told = BAD[case]
    found = faults(_catalog(**{**SOUND, language: text}))
    assert any(fault.startswith(told) for fault in found), found


# -- what the program says -------------------------------------------------------------------------------------------


def said() -> list[Spoken]:
    # The parlour speaks as Discord does, in words of its own page.
    spoken_by = [module for module in modules("bot", "cogs") if not module.name.startswith("bot.parlour")]
    found = [entry for module in spoken_by for entry in spoken(module)]
    # Outside the rules ``say`` and ``ask`` are other functions.
    return [entry for entry in found if entry.kind in ("refused", "fault") or entry.module.startswith("bot.games.")]


def message_of(entry: Spoken) -> str:
    """The message that tells a key: the game's, else the engine's."""
    if entry.kind == "fault":
        fault = message_id("fault", entry.key)
        return fault if catalog().has(fault) else message_id(entry.key)
    parts = entry.module.split(".")
    game = parts[2] if parts[1] == "games" and len(parts) > 3 else "engine"
    own = message_id(f"{game}-{entry.kind}", entry.key)
    return own if catalog().has(own) else message_id(f"engine-{entry.kind}", entry.key)


def test_everything_the_program_says_has_a_message() -> None:
    missing = {
        f"{entry.module}:{entry.line}: {entry.kind} {entry.key}"
        for entry in said()
        if not catalog().has(message_of(entry))
    }
    assert sorted(missing) == []


def test_messages_tell_only_facts_that_the_program_gives() -> None:
    given: dict[str, set[str] | None] = {}
    for entry in (entry for entry in said() if catalog().has(message_of(entry))):
        known = given.setdefault(message_of(entry), set())
        if entry.facts is None or known is None:
            given[message_of(entry)] = None
        else:
            known |= entry.facts
    wrong = {}
    for message, facts in given.items():
        if facts is not None:
            wrong[message] = {_base(name) for name in facts_of(catalog(), "en", message)} - facts
    assert {message: names for message, names in wrong.items() if names} == {}


def _base(name: str) -> str:
    return next((name.removesuffix(end) for end in DERIVED if name.endswith(end)), name)


ORDERED = ("spin", "defend", "dodge", "cancel-next", "cancel-none", "defense-cancel-auto")
COMPUTED = {
    "talisman-ask-react",
    "warcry-event-not-routed",
    "warcry-ask-foe-pick",
    "warcry-event-order-ask",
    "talisman-event-order-ask",
    "mage-knight-ask-free-spin",
}
COMPUTED |= {f"mage-knight-event-order-{name}" for name in ORDERED}
"""Keys that the rules choose at run time, so that no call shows them."""


def test_no_message_of_an_event_or_a_question_is_left_over() -> None:
    used = {message_of(entry) for entry in said()}
    games = registry.keys()
    kinds = tuple(message_id(key, kind) + "-" for key in games for kind in ("event", "ask"))
    assert sorted(name for name in catalog().ids("en") if name.startswith(kinds) and name not in used | COMPUTED) == []


SNIPPET = """
def rule(p, d, unit):
    p.say("fell", seat=1, to=(1,), **piece_facts("unit", unit))
    p.tell_unit("rose" if unit else "sank", unit, left=2)
    tell(d, "shone", unit, amount=3)
    p.refuse("no_way", "WC-1.1", given="x", **extra)
    yield Fault("bad_thing", {"seat": 0, **piece_facts("unit", unit)})
    return "too_far", "WC-9.2", {"reach": 2}
"""


def test_the_reader_of_the_source_finds_keys_and_facts() -> None:
    found = {entry.key: (entry.kind, entry.facts) for entry in spoken(parsed(SNIPPET, "bot.games.x.y"))}
    assert found == {
        "fell": ("event", frozenset({"seat", "unit"})),
        "rose": ("event", frozenset({"unit", "left"})),
        "sank": ("event", frozenset({"unit", "left"})),
        "shone": ("event", frozenset({"seat", "card", "unit", "amount"})),
        "no_way": ("refused", None),
        "bad_thing": ("fault", frozenset({"seat", "unit"})),
        "too_far": ("refused", frozenset({"reach"})),
    }


# -- loading ---------------------------------------------------------------------------------------------------------


def test_a_missing_message_falls_back_to_english() -> None:
    lenient = Catalog({"en": {"x.ftl": b"a = card { $n }\nb = b\n"}, "pl": {"x.ftl": b"b = be\n"}})
    assert lenient.text("pl", "a", {"n": 2}) == "card 2"
    assert lenient.text("pl", "b") == "be"
    assert lenient.text("xx", "b") == "b"
    assert lenient.text("pl", "c") == "c"


def test_a_strict_catalogue_raises_where_something_is_missing() -> None:
    strict = _catalog(en="a = card { $n }\n")
    with pytest.raises(CatalogFault, match="no message 'c'"):
        strict.text("en", "c")
    with pytest.raises(CatalogFault, match="a: Unknown external: n"):
        strict.text("en", "a")
    assert Catalog({"en": {"x.ftl": b"a = card { $n }\n"}}).text("en", "a") == "card n"


def test_texts_hold_no_isolation_characters() -> None:
    assert _catalog(en="a = card { $n }!\n").text("en", "a", {"n": "A1"}) == "card A1!"


@pytest.mark.parametrize(
    "text",
    [
        "b",
        "  b c  ",
        "b\n\n",
        "[b] *c .d",
        '"b" # c',
        "b\n   c",
        "b\n\n   c\n",
        "b { 5 }",
        "{ 5 } b",
        "b\u00a0",
        "b\n .c = d",
    ],
)
def test_a_message_reads_as_fluent_reads_it(text: str) -> None:
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(f"a ={text}\n"))
    assert Catalog({"en": {"x.ftl": f"a ={text}\n".encode()}}).text("en", "a") == said_by(whole, "a")


def said_by(bundle: FluentBundle, message: str) -> str:
    """What Fluent itself makes of a message without variables."""
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, faults = bundle.format_pattern(pattern)
    assert not faults
    return str(text)


@pytest.mark.parametrize(
    "other",
    [{"en": b"a = b\nc = e\n"}, {"en": b"a = b\n"}, {"en": b"a = b\nc = d\n", "pl": b"a = b\n"}],
    ids=["another text", "one less", "another language"],
)
def test_the_hash_of_catalogues_tells_every_text(other: dict[str, bytes]) -> None:
    def hashed(files: dict[str, bytes]) -> str:
        return Catalog({language: {"x.ftl": data} for language, data in files.items()}).hash

    before = {"en": b"a = b\nc = d\n"}
    assert hashed(other) != hashed(before) == hashed(dict(before))


@pytest.mark.parametrize(
    ("text", "told"), [("a = b\na = c\n", "a is there twice"), ("a = { $x\n", "cannot read"), ("= b\n", "cannot read")]
)
def test_what_fluent_would_pass_over_in_silence_is_a_fault(text: str, told: str) -> None:
    with pytest.raises(CatalogFault, match=told):
        _catalog(en=text).parse()


def test_a_message_that_cannot_be_read_is_a_fault_once_it_is_needed() -> None:
    lenient = Catalog({"en": {"x.ftl": b"a = b }\n"}})
    with pytest.raises(CatalogFault, match="cannot read"):
        lenient.text("en", "a")


def test_every_language_has_every_file() -> None:
    from bot.packs import data_files

    files = {lang: [name.rpartition("/")[2] for name in data_files(f"locale/{lang}", ".ftl")] for lang in LANGUAGES}
    assert files["en"] and files["en"] == files["pl"] == files["cs"]
