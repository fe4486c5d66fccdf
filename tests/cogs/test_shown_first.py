"""Mage Knight: what cannot be taken back is shown before it is said, with every way of saying it."""

from __future__ import annotations

from pathlib import Path

from tests.cogs.test_mage_knight import at_table, has, pictured, version, waited
from tests.support.player import Player, buttons, pictures
from tests.support.rules import rule
from tests.support.tavern import Tavern


@rule("MKU-22.17", "MKU-22.19", "MKU-P12")
def test_leaving_the_game_is_shown_first_by_command_and_by_form_and_then_told_under_the_picture(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        one = await waited(built, ana, ben)
        before = await version(built)
        typed = await one.slash("/do", line="withdraw")
        assert "for good" in typed.text and "The game ends at once" in typed.text and pictured(typed)
        await one.press("Change…", typed.message)
        more = await one.press("More…", (await one.slash("/do")).message)
        form = await one.press("Type a move…", more.message)
        staged = await one.submit(form, line="withdraw")
        assert "for good" in staged.text and await version(built) == before
        done = await one.press(has(staged.message, "y|"), staged.message)
        assert "withdraws" in done.text and await version(built) > before
        await built.quiet()
        alts = [file["description"] or "" for message in ben.seen() for file in pictures(message)]
        assert f"{one.name} gave up" in alts[-1]

    at_table(tmp_path, play)


@rule("MKU-R6")
def test_an_army_is_shown_figure_by_figure_before_it_is_handed_in(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        before = await version(built)
        panel = await ana.slash("/do")
        shown = await ana.press("Guild Watch: 97 points, 5 figures", panel.message)
        assert "97 of 100 points" in shown.text and pictured(shown) and shown.message["flags"] & 64
        rows = [line for line in shown.text.splitlines() if " × " in line]
        assert len(rows) > 2 and all("points" in row for row in rows)
        assert await version(built) == before and {"Do it", "Change…"} <= set(buttons(shown.message))
        await ana.press("Change…", shown.message)
        again = await ana.slash("/do")
        assert "Gutter Mob: 98 points, 7 figures" in buttons(again.message)
        own = await ana.slash("/do", line="army 2x tidewarder2, lampbow2, arcscribe1, belldiver2")
        assert "My army" in own.text and " × " in own.text
        await ana.press(has(own.message, "x|"), own.message)
        again = await ana.slash("/do")
        shown = await ana.press("Gutter Mob: 98 points, 7 figures", again.message)
        done = await ana.press("Do it", shown.message)
        assert "ana submits an army" in done.text and await version(built) > before

    at_table(tmp_path, play, deployed=False)


@rule("MKU-H3")
def test_after_the_end_the_card_of_a_figure_shows_its_whole_dial(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        one = await waited(built, ana, ben)
        own, foe = ("A1", "B1") if one is ana else ("B1", "A1")

        async def card(name: str) -> tuple[str, str]:
            shown = await ben.slash("/mageknight figure", name=name)
            assert pictured(shown)
            return shown.text, str(pictures(shown.message)[0]["description"])

        text, alt = await card(foe)
        assert "Click " not in text and "click " not in alt and "Present values" in alt
        await one.slash("/do", line="withdraw", sure=True)
        for name in (own, foe):
            text, alt = await card(name)
            assert text.count("Click ") == alt.count("click ") > 3 and alt.startswith(name)

    at_table(tmp_path, play)
