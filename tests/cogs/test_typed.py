"""A form that was refused holds what was typed into it when it is opened again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cogs.typed import Typed
from tests.cogs.test_mage_knight import at_table
from tests.support.player import Answer, Player, buttons, walk
from tests.support.tavern import Tavern, tavern

LONG = "\n".join(["2x tidewarder2", "lampbow2", "arcscribe1", "nosuchfigure", *["# a line that is no figure"] * 30])


def standing(form: Answer) -> dict[str, str]:
    """What stands in the fields of a form as it opens."""
    parts = [part for _, part in walk(form.modal["components"]) if "custom_id" in part]
    return {part["custom_id"]: part.get("value") or "" for part in parts}


@pytest.mark.slow
def test_an_army_that_was_refused_stands_in_the_form_that_the_refusal_opens_again(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        panel = await ana.slash("/do")
        form = await ana.press("Use my own army…", panel.message)
        assert set(standing(form).values()) == {""}
        refused = await ana.submit(form, list=LONG, name="Sails")
        assert "nosuchfigure" in refused.text
        again = await ana.press("Open the form again…", refused.messages[-1])
        assert standing(again) == {"list": LONG, "file": "", "name": "Sails"}
        assert standing(await ana.press("Use my own army…", panel.message))["list"] == LONG
        other = await ben.press("Use my own army…", (await ben.slash("/do")).message)
        assert set(standing(other).values()) == {""}, "nobody sees what another has typed"
        given = await ana.submit(again, list="2x tidewarder2\nlampbow2\narcscribe1\nbelldiver2", name="Sails")
        assert "“Sails” is saved" in given.text and "ana submits an army" in given.text
        assert set(standing(await ana.press("Use my own army…", panel.message)).values()) == {""}

    at_table(tmp_path, play, deployed=False)


@pytest.mark.slow
def test_a_deck_that_may_not_be_saved_stands_in_the_form_under_the_name_that_is_given_now(tmp_path: Path) -> None:
    async def play() -> None:
        async with tavern(tmp_path) as built:
            ana = built.player("ana")
            form = await ana.slash("/warcry deck save", name="small")
            refused = await ana.submit(form, list="3 HD-U01", name="small")
            assert "WC-1.6" in refused.text and "Open the form again…" in buttons(refused.message)
            again = await ana.press("Open the form again…", refused.message)
            assert standing(again) == {"list": "3 HD-U01", "file": "", "name": "small"}
            named = standing(await ana.slash("/warcry deck save", name="horde"))
            assert (named["list"], named["name"]) == ("3 HD-U01", "horde")

    asyncio.run(play())


def test_what_was_typed_is_kept_for_a_while_and_of_few() -> None:
    now = [0.0]
    kept = Typed(most=2, seconds=60, clock=lambda: now[0])
    for user in (1, 2, 3):
        kept.keep((user, "f:army", 7), {"list": str(user)})
    assert [kept.find((user, "f:army", 7)) for user in (1, 2, 3)] == [{}, {"list": "2"}, {"list": "3"}]
    assert kept.find((2, "f:army", 8)) == {} == kept.find((2, "f:deck", 7))
    kept.forget((3, "f:army", 7))
    kept.keep((3, "f:army", 7), {"list": "3"})
    kept.forget_person(3)
    now[0] = 60.0
    assert kept.find((3, "f:army", 7)) == {} and kept.find((2, "f:army", 7)) == {"list": "2"}
    now[0] = 60.1
    assert kept.find((2, "f:army", 7)) == {}
