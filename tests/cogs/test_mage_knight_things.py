"""Items and domains looked up, each in the reader's language (MK2-3.6, 3.7)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.service.core.menu import folded
from cogs import drawing
from tests.cogs.test_mage_knight import at_table
from tests.e2e.playing import seated, thread_of
from tests.support.player import Player, buttons
from tests.support.rules import rule
from tests.support.tavern import Tavern

WORDS = {
    "en": ("Whetted Blade", "+1 to the attack of close combat attacks of the melee type."),
    "pl": ("Wyostrzone ostrze", "+1 do ataku przy atakach wręcz, gdy typ ataku to walka wręcz (miecz)."),
    "cs": ("Nabroušená čepel", "+1 k útoku při útocích zblízka, je-li typ útoku na blízko (meč)."),
}
"""Name and text of an item of the starter pack."""


@rule("MK2-3.7", "MK2-3.6")
@pytest.mark.parametrize("language", list(WORDS))
def test_everybody_reads_items_and_domains_in_his_own_language(language: str, tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await ana.slash("/me", language=language)
        name, text = WORDS[language]
        for called in ("whetted_blade", name, name.upper(), name[:8]):
            told = (await ana.slash("/mageknight item", name=called)).text
            assert f"**{name}**" in told and text in told
        domain = (await ana.slash("/mageknight item", name="harvest_fog")).text
        content = (await built.service.core.live(1)).rules.content
        assert (content.domains["harvest_fog"].text in domain) is (language == "en")
        listed = (await ana.slash("/mageknight item")).text
        assert all(f"`{key}`" in listed for key in (*content.items, *content.domains))

    at_table(tmp_path, play, deployed=False)


@rule("MK2-3.7")
def test_an_item_says_who_may_bear_it_and_how_often_it_is_used(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        content = (await built.service.core.live(1)).rules.content
        used = next(one for one in content.items.values() if one.by_action and one.uses)
        told = (await ana.slash("/mageknight item", name=used.id)).text
        assert f"{used.uses} time" in told
        assert "Only for attack types: melee" in (await ana.slash("/mageknight item", name="whetted_blade")).text

    at_table(tmp_path, play, deployed=False)


@rule("MK2-3.7")
def test_what_is_called_by_nothing_or_by_several_is_refused(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        assert "“zzz”" in (await ana.slash("/mageknight item", name="zzz")).text
        assert "Several could be meant" in (await ana.slash("/mageknight item", name="e")).text
        acting = built.parlour.acting
        found = await acting.complete(ana.name, ana.channel, "/mageknight item", {"name": "whet"}, "name")
        assert [one["value"] for one in found] == ["whetted_blade"]

    at_table(tmp_path, play, deployed=False)


@rule("MK2-3.7")
def test_items_are_offered_in_the_order_of_the_alphabet_whatever_marks_their_letters_bear(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        offered = await built.player("dana").complete("/mageknight item", "name", name="")
        names = [folded(name) for name in offered]
        assert names == sorted(names) and offered[0].startswith("Arkan")
        assert [name[:3] for name in offered if name[0] in "CĆD"] == ["Ćmi", "Cza", "Dłu", "Dzw"]

    at_table(tmp_path, play, deployed=False)


@rule("MK2-4.13")
def test_whoever_places_an_objective_sees_the_field_and_not_his_army(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    async def table(service: object, sight: object) -> None:
        drawn.append("table")

    monkeypatch.setattr(drawing, "open_table", table)

    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        for player in (ana, ben):
            player.channel = "tavern"
        await seated(built, ana, ben, "mage_knight", options="rules=mk2")
        for player in (ana, ben):
            player.channel = thread_of(built)
        for line in ("army ready=guild_watch", "pool none"):
            for player in (ana, ben):
                await player.slash("/do", line=line, sure=True)
        placer = (ana, ben)[min((await built.service.core.live(2)).waiting())]
        drawn.clear()
        panel = await placer.slash("/do")
        assert drawn == ["table"]
        assert "Other places for your objective …" in buttons(panel.message)

    at_table(tmp_path, play, deployed=False)
