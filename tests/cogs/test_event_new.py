"""/event new: a draft by groups, house options by name and value, likely days, and one event in the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.faces import FACES
from bot.i18n.catalog import LANGUAGES
from bot.service.events import reading
from bot.storage import events
from bot.storage.event_models import GATHERING, Event
from cogs import event_fields, forms
from cogs.drafts import Drafts
from cogs.event_new import USUAL
from tests.support.catalogs import catalog
from tests.support.drafting import filled, group_form, ids, open_event
from tests.support.player import Json, Player, buttons, fields, text_of
from tests.support.tavern import Tavern, tavern

Play = Callable[[Tavern, Player], Awaitable[None]]


def drafting(folder: Path, play: Play) -> None:
    """Somebody who would open an event."""

    async def run() -> None:
        async with tavern(folder) as built:
            await play(built, built.player("ana"))

    asyncio.run(run())


async def opened(built: Tavern) -> list[Event]:
    """The events of the server that gather their players."""
    guild = int(built.parlour.world.guild["id"])
    return await built.service.database.read(lambda session: list(events.events_of(session, guild, (GATHERING,))))


def chosen(form: Json, name: str) -> list[str]:
    """What stands chosen in a field."""
    return [option["value"] for option in fields(form)[name]["options"] if option.get("default")]


def test_all_that_can_be_agreed_is_asked_for_once_in_forms_of_five_fields() -> None:
    asked = [name for names in event_fields.GROUPS.values() for name in names]
    agreed = {*USUAL} - {"channel", "home", "silence", "options", "alone", *event_fields.TERMS} | {"terms"}
    assert sorted(asked) == sorted(agreed)
    days = {group: sum(name in event_fields.DAYS for name in names) for group, names in event_fields.GROUPS.items()}
    assert all(len(names) + days[group] <= forms.MOST_FIELDS for group, names in event_fields.GROUPS.items())


def test_an_event_is_drafted_by_forms_and_announced_once(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player) -> None:
        panel = (await ana.slash("/event new")).message
        assert "Still to choose: Name, Game and How people are paired." in text_of(panel)
        assert "Open it" not in buttons(panel) and panel["flags"] & (1 << 15)
        panel = await filled(ana, panel, "play", name="Winter cup", key="talisman", table="3")
        assert "Name: Winter cup" in text_of(panel) and "Still to choose: How people are paired." in text_of(panel)
        panel = await filled(ana, panel, "format", format="swiss", number="2", points="3/1/0/3")
        panel = await filled(ana, panel, "people", players="9", pace="daily", terms=["checkin"])
        form = await group_form(ana, "dates", panel)
        days = [option["value"] for option in fields(form.modal)["start_day"]["options"]]
        likely = await reading.likely_days(built.service.core, int(ana.id))
        assert days == ["none", *(day.isoformat() for day in likely)] and chosen(form.modal, "start_day") == ["none"]
        panel = (await ana.submit(form, start_day=days[3], days="12")).message
        told = text_of(panel)
        assert f"{likely[2]:%A} {days[3]}" in told and "its games are not rated" in told
        again = await group_form(ana, "dates", panel)
        assert chosen(again.modal, "start_day") == [days[3]] and not fields(again.modal)["start"].get("value")
        assert await opened(built) == []
        built.parlour.faults.duplicate_next_interaction()
        late = await group_form(ana, "play", panel)
        done = await ana.press("Open it", panel)
        await built.quiet()
        (event,) = await opened(built)
        assert "“Winter cup”" in done.text and ids(done.message) == []
        assert (event.name, event.key, event.size, event.pace, event.checkin) == ("Winter cup", "talisman", 9, 12, True)
        assert not event.rated and event.starts_at is not None
        assert "applied already" in (await ana.submit(late, name="Summer cup")).text
        assert len(await opened(built)) == 1

    drafting(tmp_path, play)


def test_whoever_types_needs_no_form(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player) -> None:
        agreed = {"game": "warcry", "format": "swiss", "options": "open_decklists=true", "players": 4, "days": 8}
        panel = (await ana.slash("/event new", name="Cup", start="24.12.2099", **agreed)).message
        assert "**The deck lists are open**" in text_of(panel) and "Thursday 2099-12-24" not in text_of(panel)
        assert "Start date: 24.12.2099" in text_of(panel)
        form = await group_form(ana, "dates", panel)
        assert fields(form.modal)["start"]["value"] == "24.12.2099" and chosen(form.modal, "start_day") == []
        await ana.press("Open it", panel)
        (event,) = await opened(built)
        assert (event.name, event.size, event.pace) == ("Cup", 4, 8)
        assert "Cup 2" in (await open_event(ana, "Cup 2", game="albion", format="round_robin")).text

    drafting(tmp_path, play)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"options": "open_decklists=true"}, "House options belong to a game"),
        ({"game": "warcry", "options": "open_decklists=perhaps"}, "open_decklists"),
        ({"game": "warcry", "pack": "nowhere"}, "nowhere"),
        ({"start": "soon"}, "soon"),
        ({"start": "2001-01-01"}, "2001-01-01"),
        ({"format": "swiss", "breaks": "height"}, "height"),
    ],
)
def test_what_is_typed_wrong_is_refused_at_once(tmp_path: Path, said: dict[str, Any], told: str) -> None:
    async def play(built: Tavern, ana: Player) -> None:
        refused = await ana.slash("/event new", name="Cup", **said)
        assert told in refused.text.replace("\\", "") and not any("event:" in one for one in ids(refused.message))

    drafting(tmp_path, play)


def test_what_a_form_cannot_be_changes_nothing(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player) -> None:
        panel = (await ana.slash("/event new", name="Cup", game="warcry", format="swiss")).message
        before = text_of(panel)
        for group, values, told in (
            ("people", {"players": "many"}, "“Max. players” cannot be “many”"),
            ("people", {"players": "129"}, "from 2 to 128"),
            ("dates", {"start": "soon"}, "soon"),
            ("format", {"points": "lots"}, "lots"),
            ("format", {"breaks": "height"}, "height"),
        ):
            refused = await ana.submit(await group_form(ana, group, panel), **values)
            assert told in refused.text, refused.text
            assert "Open the form again…" in buttons(refused.messages[-1])
            assert text_of(panel) == before
        for forged in ("f|0|0|event:nowhere:1", "f|0|0|event", "en|0|0|apply:1", "en|0|0|nothing", "en|0|0|"):
            assert "not kept any more" in (await ana.forge(forged, panel)).text
        number, apply = ids(panel)[0].rpartition(":")[2], buttons(panel)["Open it"]
        for forged in (f"f|0|0|event:nowhere:{number}", f"f|0|0|event:o.nowhere:{number}", f"en|0|0|nothing:{number}"):
            assert "does not work any more" in (await ana.forge(forged, panel)).text
        strange = await built.player("ben").slash("/event new")
        assert "not kept any more" in (await built.player("ben").forge(apply, strange.message)).text
        over = (await ana.forge(apply.replace("apply", "over"), panel)).message
        assert "Cup" not in text_of(over)
        assert "nothing to apply" in (await ana.forge(apply, over)).text and await opened(built) == []
        built.client.drafts = Drafts()
        assert "not kept any more" in (await ana.forge(apply, over)).text

    drafting(tmp_path, play)


def test_house_options_are_chosen_by_name_and_value_and_go_with_their_game(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player) -> None:
        panel = (await ana.slash("/event new", name="Cup", game="mage_knight", format="swiss")).message
        options = await ana.press(next(one for one in ids(panel) if one.startswith("en|0|0|options")), panel)
        assert "Mage Knight Unlimited" in options.text and "bombard" not in options.text.casefold()
        form = await group_form(ana, "o.army", options.message)
        asked = fields(form.modal)
        assert list(asked) == ["rules", "setup", "preset", "build_total", "actions_from"]
        assert [one["label"] for one in asked["rules"]["options"]] == ["Mage Knight Unlimited", "Mage Knight 2.0"]
        listed = (await ana.submit(form, rules="mk2")).message
        assert "**Mage Knight 2.0**" in text_of(listed) and "bombard" in text_of(listed)
        form = await group_form(ana, "o.afar", listed)
        refused = await ana.submit(form, bombardment_radius="9")
        assert "Radius of a bombardment, in inches" in refused.text
        listed = await filled(ana, listed, "o.afar", bombardment_radius="3")
        listed = await filled(ana, listed, "o.length", limit="until")
        assert "It cannot be played like this" in text_of(listed)
        panel = (await ana.press("Back", listed)).message
        assert "Open it" not in buttons(panel) and "It cannot be played like this" in text_of(panel)
        assert "**Bombardments strike all within 3″**" in text_of(panel)
        options = await ana.press(next(one for one in ids(panel) if one.startswith("en|0|0|options")), panel)
        listed = await filled(ana, options.message, "o.length", limit="preset")
        panel = (await ana.press("Back", listed)).message
        await ana.press("Open it", panel)
        (event,) = await opened(built)
        assert b"bombardment_radius\x03" in event.options and b"mk2" in event.options
        panel = (await ana.slash("/event new", game="mage_knight", options="rules=mk2")).message
        panel = await filled(ana, panel, "play", name="Cup", key="warcry")
        assert "Mage Knight" not in text_of(panel).replace("Game: ", "") and "As usual" in text_of(panel)

    drafting(tmp_path, play)


def test_a_last_day_is_asked_for_where_pairings_roll_and_lies_behind_the_first(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player) -> None:
        panel = (await ana.slash("/event new", game="warcry", format="rolling", name="Cup")).message
        form = await group_form(ana, "dates", panel)
        assert list(fields(form.modal)) == ["start_day", "start", "until_day", "until", "days"]
        likely = await reading.likely_days(built.service.core, int(ana.id))
        days = [day.isoformat() for day in likely]
        refused = await ana.submit(form, start_day=days[1], until_day=days[0])
        assert "is not after the beginning" in refused.text
        later = (likely[-1] + timedelta(days=40)).isoformat()
        panel = await filled(ana, panel, "dates", start_day=days[0], until=later)
        assert later in text_of(panel)

    drafting(tmp_path, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_option_has_a_name_that_fits_a_form(language: str) -> None:
    for key, face in FACES.items():
        for group, names in face.option_groups.items():
            assert catalog().text(language, f"options-group-{group}")
            for name in names:
                label = catalog().text(language, f"{key}-house-{name}".replace("_", "-"))
                assert 0 < len(label) <= forms.MOST_LABEL, (key, name, label)
