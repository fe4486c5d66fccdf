"""Texts of cards: the hand-written ones agree with the English, the generated ones know every word (WC-C58)."""

from __future__ import annotations

import re
from itertools import chain, count, product
from typing import Any

import pytest

from bot.games.warcry.cards.cards import Card
from bot.games.warcry.language import signatures
from bot.games.warcry.language.ability import Ability, Call
from bot.games.warcry.language.bindings import TRIGGERS
from bot.i18n.catalog import LANGUAGES
from bot.i18n.numbers import plain_number, with_minus
from bot.wording.warcry import effects
from bot.wording.warcry.cardtext import USUAL_LIMITS, card_text, generated_text
from bot.wording.warcry.effects import Voice
from tests.support.catalogs import catalog, starter, starter_names
from tests.support.rules import rule

NUMBER = re.compile(r"[+−-]?\d+")
# Numbers that a text must show; all different, so that none can stand for another.
FILLERS = count(3)


def numbers(text: str) -> list[str]:
    return sorted(NUMBER.findall(with_minus(text)))


# -- texts written by hand -------------------------------------------------------------------------------------------


@rule("WC-C58")
@pytest.mark.parametrize("language", ["pl", "cs"])
def test_hand_written_texts_have_the_numbers_of_the_english_text(language: str) -> None:
    told = {card.id: starter_names().text(language, card.id) for card in starter().cards.values()}
    wrong = {card: text for card, text in told.items() if numbers(text) != numbers(starter().cards[card].text)}
    assert not wrong


@rule("WC-C58")
@pytest.mark.parametrize("language", ["pl", "cs"])
def test_exactly_the_cards_with_abilities_have_a_hand_written_text(language: str) -> None:
    for card in starter().cards.values():
        assert bool(starter_names().text(language, card.id)) == bool(card.text) == bool(card.abilities), card.id


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_cards_that_read_alike_in_english_read_alike_in_translation(language: str) -> None:
    """Each sentence of a text has one translation, so a term is not called by two names."""
    told: dict[str, set[str]] = {}
    for card in starter().cards.values():
        told.setdefault(card.text, set()).add(starter_names().text(language, card.id))
    assert {text: versions for text, versions in told.items() if len(versions) > 1} == {}


@rule("WC-C58")
def test_a_card_without_a_text_in_the_language_gets_a_generated_one() -> None:
    card = starter().cards["NE-C02"]
    assert card_text(catalog(), starter_names(), "pl", card) == "+2 do siły."
    foreign = Card("X-1", "Foreign", "neutral", "action", type="combat_tactic", abilities=card.abilities, text="+2.")
    assert card_text(catalog(), starter_names(), "pl", foreign) == "Twój oddział otrzymuje +2 do siły."
    assert card_text(catalog(), starter_names(), "cs", foreign) == "Tvá jednotka dostane +2 k síle."
    assert card_text(catalog(), starter_names(), "en", foreign) == "+2."


# -- texts made from abilities ---------------------------------------------------------------------------------------


@rule("WC-C58")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_starter_card_has_a_generated_text_with_its_numbers(language: str) -> None:
    for card in starter().cards.values():
        text = generated_text(catalog(), language, card)
        assert bool(text) == bool(card.abilities), card.id
        for ability in card.abilities:
            missing = {number.lstrip("-−") for number in NUMBER.findall(ability.source)} - set(re.findall(r"\d+", text))
            assert not missing, f"{card.id}: {text}"
        _looks_written(text)


def _looks_written(text: str) -> None:
    assert not re.search(r"[a-z]_[a-z]|[{}\[\]]|\(\)|None|  ", text), text
    if text:
        assert text.endswith(".") and text[0] == text[0].upper() and ".." not in text, text


def test_generated_texts_word_for_word() -> None:
    """Samples of each language, read over by hand."""
    told = {
        ("GA-U06", "en"): "As long as this unit is ready: all your units (Men, other than this unit): +1 leadership. "
        "Combat Tactic: Draw 1 action card.",
        ("GA-U12", "pl"): "Taktyka Bojowa, odrzuć 1 kartę: Ten oddział otrzymuje +2 do siły.",
        ("HD-C09", "pl"): "Wybierz jeden wrogi oddział (gotowy): test morale wybranego oddziału; "
        "jeśli się nie powiedzie: wyklucz wybrany oddział.",
        ("HD-C07", "cs"): "Znič jednu ze svých jednotek (jiná než tvá jednotka v souboji): "
        "Tvá jednotka dostane +4 k síle.",
        ("NE-C22", "cs"): "Přesuň až 2 své jednotky (v záložní linii) do bojové linie. Lízni si 1 kartu akce.",
        ("GA-U18", "cs"): "Vítězství −1. Reakce: Když je tato jednotka zničena: zkouška morálky pro nepřátelskou "
        "jednotku; pokud neuspěje: vyčerpej nepřátelskou jednotku. Jen pokud došlo k tomu v probíhajícím souboji. "
        "Lze použít i u vyčerpané jednotky.",
    }
    assert told == {(card, lang): generated_text(catalog(), lang, starter().cards[card]) for card, lang in told}


# -- every word of the vocabulary ------------------------------------------------------------------------------------


def fill(kind: str) -> Any:
    """Some argument of a kind of WC-C43, with a number of its own wherever one fits."""
    made: dict[str, Any] = {
        "P": "enemy",
        "S": "enemy",
        "U": "foe",
        "X": Call("all", ("own", "ready")),
        "WIDE": Call("all", ("own", "ready")),
        "ONE": Call("pick", ("own", Call("cost_le", (next(FILLERS),)))),
        "T": "dwarf",
        "KEY": "dwarf",
        "C": Call("battle_is", (2,)),
        "O": (Call("draw", ("own", next(FILLERS))),),
        "PAY": Call("discard", (next(FILLERS),)),
        "D": Call("pick_discard", ("enemy", "army", "any")),
        "DU": Call("pick_discard", ("own", "army", "unit", Call("cost_ge", (next(FILLERS),)))),
        "DA": Call("pick_discard", ("own", "action", "command")),
    }
    return made[kind] if kind in made else next(FILLERS)


def variants(name: str, signature: signatures.Signature) -> list[Call]:
    """The call with every word that may stand in one of its places, and with as many arguments as it may have."""
    slots = list(signature.slots)
    calls = []
    for length in sorted({signature.least, min(signature.most, len(slots) + 1)}):
        places = [signature.slot(place) for place in range(length)]
        choices = [slot.words or {"P": PLAYERS, "S": signatures.SIDES}.get(slot.kind, (None,)) for slot in places]
        for row in product(*choices):
            args = tuple(word or fill(slot.kind) for word, slot in zip(row, places, strict=True))
            calls.append(Call(name, args))
    return calls


PLAYERS = ("own", "enemy")


def all_variants(table: dict[str, signatures.Signature]) -> list[Call]:
    return list(chain.from_iterable(variants(name, signature) for name, signature in table.items()))


def plain_numbers(expr: Any) -> set[str]:
    if isinstance(expr, int):
        return {str(abs(expr))}
    parts = expr.args if isinstance(expr, Call) else expr if isinstance(expr, tuple) else ()
    return set().union(*(plain_numbers(part) for part in parts))


SAME_WORDS = ("plus", "minus")


def check_phrase(call: Call, told: dict[str, str]) -> None:
    for language, text in told.items():
        assert plain_numbers(call) <= set(re.findall(r"\d+", text)), f"{language}: {call}: {text}"
        assert not re.search(r"[a-z]_[a-z]|[{}\[\]]|\(\)|None|  |warcry-", text), f"{language}: {call}: {text}"
    if call.name not in SAME_WORDS:
        assert len(set(told.values())) == len(LANGUAGES), f"not translated: {told}"


SHAPES = {
    "operation": (effects.operation, signatures.OPERATIONS),
    "condition": (effects.condition, signatures.CONDITIONS),
    "number": (effects.number, signatures.NUMBERS),
    "cost": (effects.cost, signatures.COSTS),
    "modifier": (effects.modifier, signatures.MODIFIERS),
}


@rule("WC-C58")
@pytest.mark.parametrize("shape", SHAPES)
def test_every_word_of_the_effect_language_has_a_phrase(shape: str) -> None:
    tell, table = SHAPES[shape]
    calls = all_variants(table)
    assert {call.name for call in calls} == set(table)
    for call in calls:
        check_phrase(call, {lang: tell(Voice(catalog(), lang, me="this"), call) for lang in LANGUAGES})


@rule("WC-C58")
def test_every_trigger_has_a_phrase() -> None:
    told: dict[str, set[Call]] = {}
    for name, trigger in TRIGGERS.items():
        for call in _trigger_calls(name, trigger.signature, trigger.me_after):
            phrases = {lang: effects.trigger(Voice(catalog(), lang, me="this"), call) for lang in LANGUAGES}
            check_phrase(call, phrases)
            told.setdefault(phrases["en"], set()).add(call)
    assert {text: calls for text, calls in told.items() if len(calls) > 1} == {}


def _trigger_calls(name: str, signature: signatures.Signature, me_after: tuple[str, ...]) -> list[Call]:
    if signature.most == 0:
        return [Call(name)]
    plain = [slot.words or signatures.SIDES for slot in signature.slots if slot.words != ("me",)]
    return [Call(name, row) for row in product(*plain)] + [Call(name, (player, "me")) for player in me_after]


@rule("WC-C58")
@pytest.mark.parametrize("form", ["clause", "one", "many"])
def test_every_term_has_a_phrase(form: str) -> None:
    calls = all_variants(signatures.TERM_CALLS)
    words = sorted(signatures.BARE_TERMS) + [*signatures.SPEEDS, "dwarf"]
    for term in (*calls, *words):
        told = {lang: effects.term(Voice(catalog(), lang, me="this"), term, form) for lang in LANGUAGES}
        check_phrase(term if isinstance(term, Call) else Call(term), told)


@rule("WC-C58")
@pytest.mark.parametrize("case", ["nom", "acc", "gen", "obj"])
def test_every_unit_selector_has_a_phrase_in_every_case(case: str) -> None:
    calls = [
        Call(name, (*((7,) if name == "pick_up_to" else ()), side, "ready"))
        for name in signatures.SELECTORS
        for side in signatures.SIDES
    ]
    for selector in calls:
        check_phrase(selector, {lang: effects.unit(Voice(catalog(), lang), selector, case) for lang in LANGUAGES})
    for voice in (Voice(catalog(), "en", me="this"), Voice(catalog(), "en", me="supporter"), Voice(catalog(), "en")):
        told = {
            lang: [effects.unit(_in(voice, lang), who, case) for who in signatures.FIXED_UNITS] for lang in LANGUAGES
        }
        for phrases in zip(*told.values(), strict=True):
            assert len(set(phrases)) == len(LANGUAGES)


def _in(voice: Voice, language: str) -> Voice:
    return Voice(voice.catalog, language, voice.me, voice.mine)


@rule("WC-C58")
def test_every_pile_and_kind_of_card_has_a_phrase() -> None:
    for pile, kinds in signatures.PILE_KINDS.items():
        for player, kind in product(PLAYERS, kinds):
            call = Call("pick_discard", (player, pile, kind, "unique", Call("cost_le", (6,))))
            check_phrase(call, {lang: effects.discarded_card(Voice(catalog(), lang), call) for lang in LANGUAGES})


@rule("WC-C58")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_constructor_has_a_text_with_all_its_parts(language: str) -> None:
    kinds = (*signatures.MACROS, *signatures.KEYS)
    texts = {}
    for kind in kinds:
        limits = signatures.KEY_WORDS["limit"] if "limit" in signatures.KEYS.get(kind, ()) else ("",)
        for limit in limits:
            ability = _sample_ability(kind, limit)
            card = Card("X-1", "Sample", "neutral", "unit", speed="infantry", abilities=(ability,))
            text = texts[kind, limit] = generated_text(catalog(), language, card)
            _looks_written(text)
            for number in _numbers_of(ability):
                assert plain_number(number) in text, f"{kind}: {text}"
    distinct = {text for (kind, limit), text in texts.items() if limit in ("", USUAL_LIMITS.get(kind))}
    assert len(distinct) == len(kinds)
    for kind, usual in USUAL_LIMITS.items():
        assert len({texts[kind, limit] for limit in signatures.KEY_WORDS["limit"]}) == 4, kind
        assert all(len(texts[kind, usual]) <= len(texts[kind, limit]) for limit in signatures.KEY_WORDS["limit"])


def test_the_usual_limits_are_those_of_the_rules() -> None:
    assert signatures.DEFAULT_LIMITS == USUAL_LIMITS


def _sample_ability(kind: str, limit: str) -> Ability:
    if kind in signatures.MACROS:
        return Ability(kind, 1, "", amount=7, mode="long", words=("dwarf", "hero"))
    need = (Call("battle_is", (2,)),)
    if kind == "static":
        return Ability(kind, 1, "", need=need, mods=(Call("stat", ("me", "strength", 4)),))
    return Ability(
        kind,
        1,
        "",
        cost=(Call("discard", (3,)), Call("tp", (5,))),
        need=need,
        do=(Call("draw", ("own", 8)), Call("strength", ("me", -9))),
        on=Call("combat_roll", ("own", "me")) if kind == "reaction" else None,
        committed_ok=kind == "reaction",
        limit=limit,
    )


def _numbers_of(ability: Ability) -> list[int]:
    if ability.kind in ("only", "not_on"):
        return []
    return [7] if ability.amount else [2, 4] if ability.mods else [3, 5, 2, 8, -9]


# -- grammar ---------------------------------------------------------------------------------------------------------


def test_lists_of_conditions_keep_and_and_or_apart() -> None:
    either = Call("any_of", (Call("attacking"), Call("blocking")))
    voice = Voice(catalog(), "en")
    assert effects.conditions(voice, (either,)) == "your unit is attacking or your unit is blocking"
    assert effects.conditions(voice, (either, Call("melee"))) == (
        "(your unit is attacking or your unit is blocking) and this is a melee combat"
    )


def test_what_the_opponent_pays_is_told_from_his_side() -> None:
    price = Call("unless_pays", ("enemy", Call("commit_one", ("own", "ready")), (Call("cancel"),)))
    assert effects.operation(Voice(catalog(), "en"), price) == (
        "the enemy may commit one enemy unit (ready); otherwise: cancel that tactic"
    )
    assert effects.operation(Voice(catalog(), "cs"), price) == (
        "soupeř může zaplatit: vyčerpej jednu nepřátelskou jednotku (připravená); pokud to neudělá: zruš tuto taktiku"
    )


@pytest.mark.parametrize(
    ("amount", "polish", "czech"),
    [
        (1, "Dobierz 1 kartę akcji.", "Lízni si 1 kartu akce."),
        (2, "Dobierz 2 karty akcji.", "Lízni si 2 karty akce."),
        (5, "Dobierz 5 kart akcji.", "Lízni si 5 karet akce."),
        (12, "Dobierz 12 kart akcji.", "Lízni si 12 karet akce."),
        (22, "Dobierz 22 karty akcji.", "Lízni si 22 karet akce."),
    ],
)
def test_plural_forms(amount: int, polish: str, czech: str) -> None:
    ability = Ability("command", 1, "", do=(Call("draw", ("own", amount)),), limit="none")
    card = Card("X-1", "Sample", "neutral", "action", type="command", abilities=(ability,))
    assert [generated_text(catalog(), lang, card) for lang in ("pl", "cs")] == [polish, czech]


AGREEMENT = [
    ("foe", "the enemy unit gets", "wrogi oddział otrzymuje", "nepřátelská jednotka dostane"),
    ("all", "all your units get", "wszystkie twoje oddziały otrzymują", "všechny tvé jednotky dostanou"),
    (2, "up to 2 of your units get", "do 2 twoich oddziałów otrzymuje", "až 2 tvé jednotky dostanou"),
    (5, "up to 5 of your units get", "do 5 twoich oddziałów otrzymuje", "až 5 tvých jednotek dostane"),
]


@pytest.mark.parametrize(("who", "english", "polish", "czech"), AGREEMENT)
def test_verbs_agree_with_the_units(who: str | int, english: str, polish: str, czech: str) -> None:
    selectors: dict[str | int, Any] = {"foe": "foe", "all": Call("all", ("own",))}
    selector = selectors.get(who, Call("pick_up_to", (who, "own")))
    for language, told in (("en", english), ("pl", polish), ("cs", czech)):
        text = effects.operation(Voice(catalog(), language), Call("strength", (selector, 1)))
        assert text.startswith(f"{told} +1")
