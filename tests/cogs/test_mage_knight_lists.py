"""Lists that are typed: their names are completed and can be looked up, and every suggestion does what it says."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cogs.test_mage_knight import at_table, has, waited
from tests.support.player import Player
from tests.support.rules import rule
from tests.support.tavern import Tavern


async def offered(built: Tavern, player: Player, line: str) -> dict[str, str]:
    """What is suggested for a line: value by label."""
    found = await built.parlour.acting.complete(player.name, player.channel, "/do", {"line": line}, "line")
    assert all(len(one["name"]) <= 100 and len(one["value"]) <= 100 for one in found)
    return {one["name"]: one["value"] for one in found}


@rule("MKU-2.4")
def test_the_last_word_of_an_army_is_completed_with_its_count(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        found = await offered(built, ana, "army 2x tide")
        line = "army 2x tidewarder2"
        (label,) = [label for label, value in found.items() if value == line]
        assert re.fullmatch(r"2x Tidewall Warder \(tidewarder2, \d+\)", label)
        assert all("tidewarder" in value for value in found.values())
        assert "army tidewarder2, lampbow2" in (await offered(built, ana, "ARMY tidewarder2, Lamp")).values()
        begun = await offered(built, ana, "army ")
        assert list(begun.values())[0].startswith("army ready=") and len(begun) == 25
        assert await offered(built, ana, "army 2x nosuch") == {} == await offered(built, ana, "pool bir")
        long = "army " + ", ".join(["tidewarder2"] * 7) + ", lamp"
        assert await offered(built, ana, long) == {}, "what does not fit is not cut off"
        staged = await ana.slash("/do", line=f"{line}, lampbow2, arcscribe1, belldiver2")
        assert "2 × Tidewall Warder" in staged.text and has(staged.message, "y|")

    at_table(tmp_path, play, deployed=False)


@rule("MKU-3.5", "MKU-3.15")
def test_terrain_is_listed_and_the_last_word_of_a_pool_completed(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        told = await ana.slash("/mageknight terrain")
        assert "• Birch Wood, `birch_wood`: hindering, 7.6″ × 6.4″" in told.text and told.message["flags"] & 64
        everything = (await built.service.core.live(1)).rules.content.templates
        assert all(f"`{key}`" in told.text for key in everything)
        for player, line in ((ana, "army ready=guild_watch"), (ben, "army ready=gutter_mob")):
            await player.slash("/do", line=line, sure=True)
        assert (await offered(built, ana, "pool bir"))["Birch Wood (birch_wood)"] == "pool birch_wood"
        found = await offered(built, ana, "pool old_forest, BIRCH w")
        assert list(found.values()) == ["pool old_forest, birch_wood"]
        done = await ana.slash("/do", line="pool old_forest, birch_wood")
        assert "ana puts" in done.text or "Done" in done.text

    at_table(tmp_path, play, deployed=False)


@rule("MKU-P5")
def test_every_suggestion_of_a_formation_leads_to_the_line_that_it_says(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        one = await waited(built, ana, ben)
        own, stands_for = "A" if one is ana else "B", 0
        for typed in ("formation ", "formation |", "order spin=hold; formation "):
            for label, value in (await offered(built, one, typed)).items():
                staged = await one.slash("/do", line=value)
                lines = re.findall(r"`(.+?)`", staged.text)
                assert lines and lines[-1].startswith("formation ") and has(staged.message, "y|"), (typed, value)
                told = [name for name in re.findall(rf"\b{own}\d+\b", label) if len(label) < 100]
                assert all(name in lines[-1] for name in told)
                if (token := value.rpartition("; ")[2]).startswith("#"):
                    stands_for += 1
                    assert list((await offered(built, one, value)).items()) == [(label, value)], token
        assert stands_for and await offered(built, one, "#0123456789ab") == {}

    at_table(tmp_path, play, total=400)
