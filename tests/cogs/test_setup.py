"""/setup: a panel by groups, forms that fill a draft, and nothing changed before it is applied."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.engine.errors import Refused
from bot.service.people import servers
from bot.service.people.servers import CHOICES
from cogs import forms, setup
from cogs.drafts import SECONDS_KEPT, Draft, Drafts
from cogs.items import read_id
from cogs.setup_values import pack_changes, unpacked
from tests.support.drafting import group_form
from tests.support.player import Player, buttons, fields
from tests.support.tavern import Tavern, tavern

Play = Callable[[Tavern, Player], Awaitable[None]]


def at_server(folder: Path, play: Play) -> None:
    """The owner of the server in the tavern."""

    async def run() -> None:
        async with tavern(folder) as built:
            await play(built, owning(built))

    asyncio.run(run())


def owning(built: Tavern) -> Player:
    """Who owns the server."""
    world = built.parlour.world
    return built.player(world.people[world.guild["owner_id"]]["name"])


def second_manager(built: Tavern) -> Player:
    """Somebody else who manages the server."""
    world, ana = built.parlour.world, built.player("ana")
    masters = next(key for key, one in world.roles.items() if one["name"] == "Game masters")
    built.parlour.managing.give_role(ana.id, masters)
    return ana


def server(built: Tavern) -> int:
    """The id of the server."""
    return int(built.parlour.world.guild["id"])


async def kept(built: Tavern) -> dict[str, Any]:
    """All that the server has chosen."""
    return servers.choices_of(await servers.server_of(built.service.core, server(built)))


def test_every_setting_stands_in_one_form_of_five_fields_at_most() -> None:
    grouped = [name for names in setup.GROUPS.values() for name in names]
    assert sorted(grouped) == sorted(CHOICES)
    assert all(len(names) <= forms.MOST_FIELDS for names in setup.GROUPS.values())


def test_setup_shows_first_applies_then_and_takes_back(tmp_path: Path) -> None:
    async def play(built: Tavern, owner: Player) -> None:
        shown = await owner.slash("/setup", language="pl", lobby_days=3)
        assert (
            "opens a table → polski" in shown.text
            and "14 → 3" in shown.text
            and "Nothing has been changed" in shown.text
        )
        assert (await kept(built))["language"] == ""
        done = await owner.press("Apply", message=shown.message)
        after = await kept(built)
        assert (after["language"], after["lobby_days"]) == ("pl", 3)
        assert "elsewhere" not in done.text and "→" not in done.text
        await owner.press("Undo", message=done.message)
        back = await kept(built)
        assert (back["language"], back["lobby_days"]) == ("", 14)

    at_server(tmp_path, play)


def test_forms_fill_the_draft_until_it_is_applied(tmp_path: Path) -> None:
    async def play(built: Tavern, owner: Player) -> None:
        world, before = built.parlour.world, await kept(built)
        tables = next(key for key, one in world.channels.items() if one["name"] == "tables")
        panel = (await owner.slash("/setup")).message
        assert "Apply" not in buttons(panel) and panel["flags"] & (1 << 15), "a layout, with nothing to apply"
        form = await group_form(owner, "place", panel)
        asked = fields(form.modal)
        assert list(asked) == ["language", "home", "open_tables", "questions", "gm_role"]
        assert [one["value"] for one in asked["language"]["options"] if one["default"]] == ["spoken"]
        panel = (await owner.submit(form, language="cs", home="tables")).message
        assert "Apply" in buttons(panel) and await kept(built) == before
        panel = (await owner.submit(await group_form(owner, "votes", panel), quorum="5", ballot="open")).message
        again = fields((await group_form(owner, "place", panel)).modal)
        assert [one["value"] for one in again["language"]["options"] if one["default"]] == ["cs"]
        assert [str(one["id"]) for one in again["home"]["default_values"]] == [tables]
        form = await group_form(owner, "place", panel)
        panel = (await owner.submit(form, language="spoken")).message
        done = await owner.press("Apply", panel)
        assert await kept(built) == {**before, "home": int(tables), "quorum": 5, "ballot": "open"}
        cleared = await owner.submit(await group_form(owner, "place", (await owner.slash("/setup")).message), home=[])
        await owner.press("Apply", cleared.message)
        assert (await kept(built))["home"] is None
        assert "Undo" in buttons(done.message)

    at_server(tmp_path, play)


def test_what_a_form_cannot_be_is_refused_by_its_label_and_stands_in_it_again(tmp_path: Path) -> None:
    async def play(built: Tavern, owner: Player) -> None:
        panel = (await owner.slash("/setup")).message
        for given in ("91", "0", "many", "²"):
            refused = await owner.submit(await group_form(owner, "tables", panel), lobby_days=given)
            assert "“Days after which an idle lobby closes” cannot be" in refused.text and "1 to 90" in refused.text
        again = await owner.press("Open the form again…", refused.messages[-1])
        assert fields(again.modal)["lobby_days"]["value"] == "²"
        everybody = await owner.submit(await group_form(owner, "rules", panel), judge_role=str(server(built)))
        assert "The role that everybody has cannot be" in everybody.text
        form = await group_form(owner, "place", panel)
        guild: Any = built.client.get_guild(server(built))
        tables = next(one.id for one in guild.text_channels if one.name == "tables")
        guild._channels.pop(tables)  # it has just been deleted
        strange = await owner.submit(form, questions="tables")
        assert (
            "“Channel that shows questions asked in threads”" in strange.text and "not on this server" in strange.text
        )
        assert "Apply" not in buttons((await owner.submit(await group_form(owner, "absence", panel))).message)

    at_server(tmp_path, play)


def test_two_who_draft_at_once_have_a_draft_each_and_are_told_what_the_other_changed(tmp_path: Path) -> None:
    async def play(built: Tavern, owner: Player) -> None:
        other = second_manager(built)
        mine = (await owner.slash("/setup", lobby_days=3)).message
        theirs = (await other.slash("/setup", most_games=7, lobby_days=5)).message
        await other.press("Apply", theirs)
        panel = await owner.submit(await group_form(owner, "absence", mine), away_row="9")
        assert "Meanwhile this was changed elsewhere" in panel.text and "at most: 7" in panel.text
        done = await owner.press("Apply", panel.message)
        assert "Meanwhile this was changed elsewhere: Days after which an idle lobby closes: 5" in done.text
        after = await kept(built)
        assert (after["lobby_days"], after["most_games"], after["away_row"]) == (3, 7, 9)
        await owner.press("Undo", done.message)
        assert (await kept(built))["lobby_days"] == 5, "what held just before"

    at_server(tmp_path, play)


def test_a_draft_is_applied_once_and_started_over(tmp_path: Path) -> None:
    async def play(built: Tavern, owner: Player) -> None:
        shown = await owner.slash("/setup", lobby_days=3, most_games=5)
        emptied = await owner.press("Start over", shown.message)
        assert "→" not in emptied.text and "Apply" not in buttons(emptied.message)
        form = await group_form(owner, "tables", emptied.message)
        panel = await owner.submit(form, lobby_days="4")
        late = await group_form(owner, "tables", panel.message)
        apply = buttons(panel.message)["Apply"]
        built.parlour.faults.duplicate_next_interaction()
        done = await owner.press("Apply", panel.message)
        await built.parlour.acting.settled()
        assert "Done" in done.text and len(done.messages) == 1
        await owner.press("Undo", done.message)
        assert (await kept(built))["lobby_days"] == 14, "delivered twice, it was carried out once"
        assert "applied already" in (await owner.submit(late, lobby_days="9")).text
        assert "applied already" in (await owner.forge(apply, done.message)).text
        assert (await kept(built))["lobby_days"] == 14

    at_server(tmp_path, play)


def test_drafts_of_others_and_of_before_a_restart_are_gone(tmp_path: Path) -> None:
    async def play(built: Tavern, owner: Player) -> None:
        other = second_manager(built)
        shown = await owner.slash("/setup", lobby_days=3)
        apply = buttons(shown.message)["Apply"]
        mine = (await other.slash("/setup")).message
        assert "not kept any more" in (await other.forge(apply, mine)).text
        form = await group_form(owner, "tables", shown.message)
        built.client.drafts = Drafts()
        assert "not kept any more" in (await owner.press(apply, shown.message)).text
        assert "not kept any more" in (await owner.submit(form, lobby_days="9")).text
        for forged in ("f|0|0|setup:nowhere:1", "f|0|0|setup", "su|0|0|apply:1:2", "su|0|0|over"):
            told = (await owner.forge(forged, shown.message)).text
            assert "does not work any more" in told or "not kept any more" in told
        assert (await kept(built))["lobby_days"] == 14

    at_server(tmp_path, play)


def test_setup_is_for_those_who_manage_the_server_whatever_the_chat_shows(tmp_path: Path) -> None:
    async def play(built: Tavern, owner: Player) -> None:
        ben = built.player("ben")
        shown = await owner.slash("/setup", most_games=5)
        apply = buttons(shown.message)["Apply"]
        await built.service.outbox.post(int(await tavern_id(built)), hello(apply))
        await built.quiet()
        before = await kept(built)
        post = ben.with_button("Apply")
        assert "Only those who may manage" in (await ben.press("Apply", post)).text
        for forged in ("f|0|0|setup:place:1", "su|0|0|over:1", "su|0|0|t.1"):
            assert "Only those who may manage" in (await ben.forge(forged, post)).text
        assert await kept(built) == before

    at_server(tmp_path, play)


def test_a_draft_of_somebody_who_manages_the_server_no_more_changes_nothing(tmp_path: Path) -> None:
    async def play(built: Tavern, owner: Player) -> None:
        gm = second_manager(built)
        panel = (await gm.slash("/setup", lobby_days=3)).message
        form = await group_form(gm, "tables", panel)
        built.parlour.world.people[gm.id]["roles"] = []
        assert "Only those who may manage" in (await gm.submit(form, lobby_days="9")).text
        assert "Only those who may manage" in (await gm.press("Apply", panel)).text
        assert (await kept(built))["lobby_days"] == 14

    at_server(tmp_path, play)


def test_a_draft_is_forgotten_after_hours_with_its_person_and_where_there_are_many() -> None:
    now = [0.0]
    drafts = Drafts(most=2, clock=lambda: now[0])

    class Asking:
        user, guild, id = 1, 5, 9

    def found(number: str) -> str:
        try:
            return drafts.find(Asking(), "setup", number).number  # type: ignore[arg-type]
        except Refused as refusal:
            return refusal.key

    for number in ("1", "2", "3"):
        drafts.keep(Draft(1, 5, "setup", number))
    assert [found(number) for number in ("1", "2", "3")] == ["draft_gone", "2", "3"]
    now[0] = SECONDS_KEPT
    assert found("3") == "3"
    now[0] = SECONDS_KEPT + 1
    assert found("3") == "draft_gone"
    drafts.keep(Draft(1, 5, "setup", "4"))
    assert found("4") == "4"
    drafts.forget_person(1)
    assert found("4") == "draft_gone"


def hello(custom_id: str) -> Any:
    """A public message with somebody else's button on it."""
    from bot.messages.message import Button
    from bot.service.core.ports import Outgoing

    return Outgoing("hello", ((Button(custom_id, "Apply"),),))


async def tavern_id(built: Tavern) -> str:
    """The id of the tavern."""
    return next(key for key, one in built.parlour.world.channels.items() if one["name"] == "tavern")


def test_F15_setup_names_each_missing_permission(tmp_path: Path) -> None:
    async def play(built: Tavern, owner: Player) -> None:
        world = built.parlour.world
        assert "every permission" in (await owner.slash("/setup")).text
        denied = ["attach_files", "create_public_threads"]
        built.parlour.managing.permit(await tavern_id(built), world.bot["id"], deny=denied)
        await built.parlour.acting.settled()
        told = (await owner.slash("/setup")).text
        assert "I lack Create Public Threads and Attach Files" in told
        assert "Create Public Threads and Attach Files" in (await owner.slash("/diagnose")).text
        built.parlour.managing.permit(await tavern_id(built), world.bot["id"], deny=["embed_links", "manage_threads"])
        await built.parlour.acting.settled()
        assert "every permission" in (await owner.slash("/setup")).text, "what is not needed is not asked for"

    at_server(tmp_path, play)


def test_changes_survive_in_the_id_of_the_button() -> None:
    whole = {"language": "cs", "home": 2**63, "gm_role": 2**63, "lobby_days": 90, "most_games": 1000}
    whole |= {"away_days": 365, "away_row": 365, "voter_role": 2**63, "judge_role": 2**63, "vote_hours": 720}
    whole |= {"ruling": "judge", "quorum": 100, "ballot": "open", "binding": "strict", "questions": 2**63}
    whole |= {"open_tables": "hidden"}
    for changes in (whole, {"home": None, "gm_role": None}, {"language": ""}, {"lobby_days": 3}, {}):
        text = pack_changes(changes)
        assert unpacked(text) == changes
        assert read_id(f"su|0|0|{text}") is not None
    assert set(whole) == set(CHOICES)
    assert unpacked("nonsense") == {} == unpacked("::x:-1:")
    assert unpacked("u." + "Z" * 74) == {} == unpacked("u.")
    assert unpacked("t.1") == {} != unpacked("u.1"), "a button from before lists of open tables"
