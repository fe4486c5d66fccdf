"""What lives on: what each game tells after its end, and what it makes of what seats bring (bot.engine.legacy)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from bot.engine import codec
from bot.engine.dice import SeededDice
from bot.engine.errors import Refused
from bot.engine.legacy import Kept, Lived
from bot.engine.match import Match
from bot.engine.playout import play
from bot.engine.sheets import PackFaults
from bot.games import registry
from bot.packs import builtin

KEEPING = sorted(key for key in registry.MODULES if registry.game(key).kept_kinds)
SHORT: dict[str, dict[str, Any]] = {
    "albion": {"round_limit": 3},
    "mage_knight": {"limit": "rounds", "rounds": 2, "width": 30_000, "height": 30_000},
    "talisman": {"rounds_limit": 2},
    "warcry": {},
}


def ended(key: str, **options: Any) -> tuple[Any, Any]:
    """A game at random, and the state in which it ended."""
    game = registry.game(key)
    chosen = game.options_type(**{**SHORT[key], **options})
    played = play(game, chosen, game.seats[0], b"campaign")
    return game, codec.decode(played.snapshot, game.state_type)


@pytest.mark.parametrize("key", registry.keys())
def test_a_finished_game_tells_each_seat_facts_that_it_declares(key: str) -> None:
    game, state = ended(key)
    told = game.aftermath(state)
    assert len(told) == game.seats[0]
    assert {fact.fact for facts in told for fact in facts} <= set(game.lived_facts)
    assert all(fact.count > 0 for facts in told for fact in facts)
    winners = game.outcome(state).winners
    assert [Lived("won") in facts for facts in told] == [seat in winners for seat in range(len(told))]


@pytest.mark.parametrize("key", registry.keys())
def test_the_starter_table_speaks_of_facts_of_its_game_and_hands_on_what_it_heeds(key: str) -> None:
    game = registry.game(key)
    assert {gain.fact for gain in game.gains} <= set(game.lived_facts)
    assert set(game.kept_kinds) <= {gain.kind for gain in game.gains}


@pytest.mark.parametrize("key", registry.keys())
def test_a_pack_replaces_the_table_and_its_faults_have_a_place(key: str) -> None:
    table = b'[[gain]]\nfact = "won"\nkind = "territory"\namount = 2\n'
    game = registry.game(key, (builtin(key), {"campaign.toml": table}))
    assert [(gain.fact, gain.kind, gain.amount) for gain in game.gains] == [("won", "territory", 2)]
    for wrong, fault in (
        (b'[[gain]]\nfact = "wun"\nkind = "title"\n', "pack-campaign-fact"),
        (b'[[gain]]\nfact = "won"\nkind = "titel"\n', "pack-not-one-of"),
        (b'[[gain]]\nfact = "won"\nkind = "title"\namount = 100\n', "pack-out-of-range"),
        (b'[[gain]]\nfact = "won"\n', "pack-key-lacking"),
        (b"[[gains]]\n", "pack-word-unknown"),
    ):
        with pytest.raises(PackFaults) as refused:
            registry.check(key, (builtin(key), {"campaign.toml": wrong}))
        (found,) = refused.value.faults
        assert (found.key, found.file, found.pack) == (fault, "campaign.toml", 2)


@pytest.mark.parametrize("key", KEEPING)
def test_what_seats_bring_is_stored_and_read_again(key: str) -> None:
    game = registry.game(key)
    options = game.options_type(legacy=((Kept(game.kept_kinds[0], "x", 2),), ()))
    assert game.options_of(msgspec.msgpack.decode(codec.encode(options)), game.rules_version) == options
    assert "legacy" not in msgspec.msgpack.decode(codec.encode(game.options_type()))


# -- Mage Knight -----------------------------------------------------------------------------------------------------


def battle(*legacy: tuple[Kept, ...]) -> Match[Any]:
    game = registry.game("mage_knight")
    return Match(game, game.options_type(legacy=legacy), 2, SeededDice(b"seed", b"salt"))


def test_a_unique_that_fell_rests_from_the_next_army_only_of_its_player() -> None:
    gorrud = next(one.key for one in registry.game("mage_knight").content.figures.values() if one.unique)
    short = registry.game("mage_knight").content.figures[gorrud].code
    match = battle((Kept("resting", gorrud),), ())
    with pytest.raises(Refused) as refused:
        match.say(0, f"army {short}")
    assert refused.value.key == "figure_rests" and refused.value.facts["card"] == gorrud
    match.say(1, f"army {short}")
    match.say(0, "army random")
    assert gorrud not in match.state.players[0].army and gorrud in match.state.players[1].army


def test_who_fell_and_who_survived_is_told_by_figure() -> None:
    game, state = ended("mage_knight", build_total=200)
    for seat, facts in enumerate(game.aftermath(state)):
        fates = [fact for fact in facts if fact.fact in ("survived", "fell")]
        gone = [one for one in state.figures if one.owner == seat and one.status == "withdrawn"]
        assert len(fates) + len(gone) == len(state.players[seat].army)
        fallen = [fact.subject for fact in facts if fact.fact == "fell_unique"]
        assert all(game.content.figures[key].unique for key in fallen)


# -- WarCry ----------------------------------------------------------------------------------------------------------


def cards(deck: str) -> tuple[Kept, ...]:
    found = registry.game("warcry").content.decks[deck]
    return tuple([Kept("card", card, count) for card, count in [*found.army, *found.action]])


def duel(*brought: Kept) -> Match[Any]:
    game = registry.game("warcry")
    return Match(game, game.options_type(legacy=(brought, ())), 2, SeededDice(b"seed", b"salt"))


SIDES = ("grand_alliance", "neutral")


def changed(fresh: int) -> str:
    """The list of the Alliance's ready deck with so many of its units given up for others."""
    content = registry.game("warcry").content
    deck = content.decks["alliance_starter"]
    held = Counter({**dict(deck.army), **dict(deck.action)})
    swapped = 0
    for card, count in deck.army:
        if swapped == fresh:
            break
        held[card] = count - 1
        swapped += 1
    others = [
        card.id
        for card in content.cards.values()
        if card.family == "unit" and card.side in SIDES and card.id not in held and not card.unique
    ]
    for card in others[:swapped]:
        held[card] = 1
    return "deck " + ", ".join(f"{count} {card}" for card, count in sorted(held.items()) if count)


@pytest.mark.parametrize(("fresh", "fits"), [(4, True), (5, False)])
def test_decks_change_by_as_many_cards_as_were_won(fresh: int, fits: bool) -> None:
    match = duel(Kept("side", "grand_alliance"), *cards("alliance_starter"), Kept("changes", count=4))
    if fits:
        match.say(0, changed(fresh))
        assert match.state.players[0].army_list
        return
    with pytest.raises(Refused) as refused:
        match.say(0, changed(fresh))
    assert refused.value.facts["faults"] == ("deck-campaign-changes",)


def test_the_side_is_kept_and_the_decks_before_are_offered_first() -> None:
    match = duel(Kept("side", "grand_alliance"), *cards("alliance_starter"))
    with pytest.raises(Refused) as refused:
        match.say(0, "deck hordes_starter")
    assert refused.value.facts["faults"] == ("deck-campaign-side", "deck-campaign-changes")
    offers = list(match.game.legal(match.state, 0))
    assert [offer.action.side for offer in offers] == ["grand_alliance"] * len(offers) and offers
    assert dict(offers[0].action.army) == dict(registry.game("warcry").content.decks["alliance_starter"].army)


def test_a_game_tells_of_side_decks_and_battles() -> None:
    game, state = ended("warcry")
    for seat, facts in enumerate(game.aftermath(state)):
        player = state.players[seat]
        assert Lived("side", player.side) in facts
        assert {f.subject: f.count for f in facts if f.fact == "card"} == {**player.army_list, **player.action_list}
        assert sum(f.count for f in facts if f.fact == "battles") == player.wins


# -- Talisman --------------------------------------------------------------------------------------------------------


def quest(*brought: Kept) -> Match[Any]:
    game = registry.game("talisman")
    return Match(game, game.options_type(legacy=(brought, ())), 2, SeededDice(b"seed", b"salt"))


def heirlooms() -> list[Any]:
    from bot.games.talisman.campaign import may_be_heirloom

    content = registry.game("talisman").content
    return [card for card in content.cards.values() if may_be_heirloom(card)]


def test_an_heirloom_comes_out_of_the_deck_and_is_there_only_once() -> None:
    axe = next(card for card in heirlooms() if len(card.owners) == 3 and not card.triggered("gain"))
    match = quest(Kept("heirloom", axe.id))
    state = match.state
    assert [piece.card for piece in state.seats[0].hero.objects].count(axe.id) == 1
    before = Counter(match.game.content.adventure)[axe.id]
    assert state.adventure.count(axe.id) == before - 1
    assert match.game.check(state) == []
    assert [event.facts["card"] for event in match.events if event.key == "heirloom"] == [axe.id]


def test_a_talisman_is_no_heirloom_nor_is_a_card_that_the_pack_lacks() -> None:
    talismans = [card.id for card in registry.game("talisman").content.cards.values() if "talisman" in card.tags]
    for name in [*talismans, "no_such_card"]:
        match = quest(Kept("heirloom", name))
        assert not [event for event in match.events if event.key == "heirloom"]


# -- Albion ----------------------------------------------------------------------------------------------------------


def test_each_knight_stands_or_has_fallen() -> None:
    game, state = ended("albion")
    for seat, facts in enumerate(game.aftermath(state)):
        fates = {fact.subject: fact.fact for fact in facts if fact.fact in ("stood", "fell")}
        own = {one.id: one.status for one in state.knights.values() if one.seat == seat}
        assert fates == {name: "fell" if status == "eliminated" else "stood" for name, status in own.items()}
