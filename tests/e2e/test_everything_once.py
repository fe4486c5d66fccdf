"""Every command, every kind of button and form is used once with success; every refusal is provoked somewhere.

What there is, is read from the program: whatever is added without a test fails here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import cogs
from bot.engine.errors import Refused
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.lobby import seats
from cogs import errors, forms, groups, items
from tests.cogs.test_taps import placed
from tests.e2e.eventful import an_event
from tests.e2e.faulty import Table, at_table
from tests.e2e.playing import thread_of, waiting
from tests.e2e.ruling_on import the_law
from tests.e2e.setting_up import open_tables, set_up
from tests.e2e.viewing import public_line, what_stands_there
from tests.e2e.worlds import Moments
from tests.support import figures
from tests.support.drafting import ids
from tests.support.player import Answer, Json, Player, buttons, field_names, selects, text_of, walk
from tests.support.refusals import refusals
from tests.support.sources import ROOT

WITHOUT_A_USE = {
    "f:free": "no question of a game that is shipped takes a typed answer",
}
"""Forms that nobody can be offered, and why."""

SPELLBOUND = {"character": "sorcerer", "spells": ["mending"], "gold": 3}


class Once:
    """What was used so far, and what was refused."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.used: set[str] = set()
        self.refused: list[str] = []

    def player(self, name: str, channel: str | None = None) -> Player:
        """A person."""
        return self.table.player(name, channel)

    def count(self, what: str, refused: str) -> None:
        """Note a success, or that it was refused as expected."""
        keys, self.refused = self.refused, []
        assert keys == ([refused] if refused else []), f"{what}: {keys}"
        if not refused:
            self.used.add(what)

    async def slash(
        self, name: str, path: str, /, *, where: str | None = None, refused: str = "", **options: object
    ) -> Answer:
        """Use a command."""
        player = self.player(name, where)
        shown = await self.table.parlour.acting.slash(name, player.channel, path, options)
        await self.table.parlour.acting.settled(shown, 0)
        await self.table.t.quiet()
        answer = Answer(self.table.parlour, shown)
        self.count(path.removeprefix("/"), refused)
        assert answer.kind == "modal" or answer.text
        return answer

    async def press(self, name: str, message: Json, key: str, *, refused: str = "") -> Answer:
        """Press a button of a message by the beginning of its id."""
        found = next((one for one in ids(message) if one.startswith(key)), None)
        assert found, f"no {key} among {ids(message)}"
        answer = await self.player(name).press(found, message)
        await self.table.t.quiet()
        self.count(found.partition("|")[0] + "|", refused)
        return answer

    async def forge(self, name: str, message: Json, key: str, *, refused: str = "") -> Answer:
        """Press what this message does not show, but another one would."""
        answer = await self.player(name).forge(key, message)
        self.count(key.partition("|")[0] + "|", refused)
        return answer

    async def choose(self, name: str, message: Json, key: str, place: int = 0) -> Answer:
        """Choose in a menu of a message by the beginning of its id."""
        found = next(one for one in selects(message) if one.startswith(key))
        answer = await self.player(name).choose(found, selects(message)[found][place], message=message)
        await self.table.t.quiet()
        self.count(found.partition("|")[0] + "|", "")
        return answer

    async def submit(self, name: str, form: Answer, key: str, /, *, refused: str = "", **values: object) -> Answer:
        """Send a form off."""
        assert set(values) <= set(field_names(form.modal))
        answer = await self.player(name).submit(form, **values)
        await self.table.t.quiet()
        self.count(key, refused)
        return answer

    def card(self, title: str, channel: str) -> Json:
        """The lobby card of a game."""
        player = self.player("ana", channel)
        return player.newest(lambda one: title in text_of(one) and bool(buttons(one)), f"card of {title}")


def recorded(monkeypatch: pytest.MonkeyPatch, once: Once) -> None:
    """Note every refusal and every fault that a person is told."""
    worded = errors.worded

    def noted(error: Exception, *more: Any) -> str:
        once.refused.append(error.key if isinstance(error, Refused) else type(error).__name__)
        return worded(error, *more)

    monkeypatch.setattr(errors, "worded", noted)


# -- what is used ----------------------------------------------------------------------------------------------------


async def looking(once: Once) -> None:
    """Everything that only looks."""
    looks = ("/board", "/hand", "/game log", "/game export", "/game info", "/dice stats", "/diagnose", "/orders list")
    for path in looks:
        await once.slash("ana", path)
    await once.slash("ana", "/dice verify", refused="dice_sealed")
    await once.slash("ana", "/warcry card", name="HD-C01")
    await once.slash("ana", "/warcry card", name="HD-C01", public=True)
    await once.slash("ana", "/rules search", words="WC-H3")
    await the_rules(once)
    await what_stands_there(once)
    shown = await once.slash("ana", "/my")
    await once.press("ana", shown.message, "d|")


async def the_rules(once: Once) -> None:
    """Rules looked up, and what leads from one to the next."""
    await once.slash("ana", "/rules about")
    found = await once.slash("ana", "/rules search", words="block cavalry", rules="warcry")
    opened = await once.choose("ana", found.message, "rs|")
    assert "**WC-6.7**" in opened.text
    shown = await once.slash("ana", "/rules show", number="6.7")
    await once.press("ana", shown.message, "rl|")
    shown = await once.slash("ana", "/rules show", number="6.7")
    await once.press("ana", shown.message, "ri|")
    await once.slash("ana", "/rules show", number="WC-6.77", refused="no_such_entry_near")
    await once.slash("ana", "/rules show", number="§§§§§", refused="no_such_entry")
    await once.slash("ana", "/rules search", words="qqzzxx", refused="no_entry_found")
    refused = await once.slash("ana", "/do", line="retreat A1 B2 C3", refused="retreat_alone")
    await once.press("ana", refused.message, "ry|")


async def about_people(once: Once) -> None:
    """What a person chooses for himself."""
    await once.slash("dana", "/me", language="pl", zone="Europe/Warsaw", quiet="22:00-07:00", direct=False, tips=True)
    await once.slash("dana", "/away", **{"from": "2026-10-01", "to": "2026-10-05"})
    await once.slash("dana", "/away", off=True, refused="away_off_alone", **{"from": "2026-10-01"})
    await once.slash("dana", "/away", off=True)
    page = await once.slash("dana", "/help")
    await once.choose("dana", page.message, "hp|", 1)
    await once.slash("dana", "/help", topic="zzz", refused="no_such_topic")
    kept = await once.slash("dana", "/privacy")
    await once.press("dana", kept.message, "pr|")


async def decks(once: Once) -> None:
    """Saved decks, and the one that is played."""
    file = once.table.parlour.acting.attach(b"alliance_starter", "list.txt")
    await once.slash("ana", "/warcry deck save", name="mine", file=file)
    form = await once.slash("ana", "/warcry deck save", name="typed")
    await once.submit("ana", form, "f:deck", list="hordes_starter", name="typed")
    await once.slash("ana", "/warcry deck list")
    await once.slash("ana", "/warcry deck drop", name="nothing", refused="no_such_deck")
    await once.slash("ana", "/warcry deck drop", name="typed")
    await once.slash("ana", "/warcry deck use", name="typed", refused="no_such_deck")
    panel = await once.slash("ana", "/do")
    await once.choose("ana", panel.message, "wd|")


async def a_deck_by_command(once: Once) -> None:
    """The same, typed."""
    file = once.table.parlour.acting.attach(b"alliance_starter", "list.txt")
    await once.slash("ana", "/warcry deck save", name="mine", file=file)
    await once.slash("ana", "/warcry deck use", name="mine")
    game = once.table.game
    first = (await waiting(once.table.t, game)).popitem()[1]
    asked = once.player(first).newest(lambda one: any(key.startswith("s|") for key in buttons(one).values()))
    await once.press(first, asked, "s|")
    musters = (await waiting(once.table.t, game)).popitem()[1]
    panel = await once.slash(musters, "/do")
    plan = next(key for key in buttons(panel.message).values() if "|plan" in key)
    form = await once.press(musters, panel.message, plan)
    fields = {part["custom_id"]: part for _, part in walk(form.modal["components"]) if "custom_id" in part}
    await once.submit(musters, form, "f:plan", list=fields["list"]["value"], then="pass")


async def lobbies(once: Once) -> None:
    """A game from its opening to its start, with all who come and go."""
    world = once.table.parlour.world
    new = {"game": "warcry", "where": "tables"}
    await once.slash("gm", "/game new", name="First", start="host", **new)
    game = max(once.table.t.service.core._live)
    at: dict[str, Any] = {"where": "tables", "game": game}
    ids = {one["name"]: key for key, one in world.people.items()}
    await once.slash("gm", "/game invite", person=ids["dana"], **at)
    await once.slash("gm", "/game invite", person=world.bot["id"], refused="lobby_invited_bot", **at)
    await once.slash("dana", "/game join", **at)
    await once.slash("gm", "/game start", refused="lobby_not_ready", **at)
    await once.slash("dana", "/game leave", **at)
    await once.slash("dana", "/game join", **at)
    await once.slash("gm", "/game kick", person=ids["dana"], **at)
    once_more = once.card("First", "tables")
    await once.press("cyril", once_more, "l|")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seats, "MOST_WAITING", 0)
        await once.slash("ana", "/game join", refused="lobby_line_full", **at)
    await once.slash("gm", "/hand", refused="game_not_started", **at)
    for name in ("gm", "cyril"):
        await once.slash(name, "/game ready", **at)
    await once.slash("gm", "/game start", **at)
    await once.slash("cyril", "/game ready", refused="lobby_begun", **at)
    await once.slash("gm", "/do", line="deck hordes_starter", **at)


async def turns(once: Once) -> None:
    """Acting by panels: a choice, a form, what stays staged and is confirmed or dropped."""
    table = once.table
    panel = await once.press("ana", table.news(), "d|")
    number = next(one for one in buttons(table.news()).values() if one.startswith("d|")).split("|")[2]
    await once.forge("ana", panel.message, f"y|{table.game}|{number}|", refused="nothing_staged")
    await once.forge("ana", panel.message, f"p|{table.game}|{number}|")
    more = await once.press("ana", panel.message, next(key for key in ids(panel.message) if key.endswith("|_")))
    await once.press("ana", more.message, "od|")
    form = await once.press("ana", more.message, "f|")
    await once.submit("ana", form, "f:line", line="order follow_up never")
    await once.slash("ana", "/orders set", line="order follow_up ask")
    await once.slash("ana", "/orders cancel", number=99, refused="no_such_order")
    panel = await once.slash("ana", "/do")
    more = await once.press("ana", panel.message, next(key for key in ids(panel.message) if key.endswith("|_")))
    panel = await once.forge("ana", more.message, f"nt|{table.game}|{number}|")
    more = await once.press("ana", panel.message, next(key for key in ids(panel.message) if key.endswith("|_")))
    await once.press("ana", more.message, "gu|")  # he is asked whether he really means it
    panel = await once.slash("ana", "/do")
    await once.choose("ana", panel.message, "c|")


async def staged(once: Once) -> None:
    """Lines that are left when the turn passes wait for the next turn: they are confirmed, or dropped."""
    table = once.table
    await once.slash("ana", "/do", line="order follow_up always; frobnicate")
    panel = await once.slash("ana", "/do")
    await once.press("ana", panel.message, "y|", refused="unknown_verb")
    await once.press("ana", (await once.slash("ana", "/do")).message, "x|")
    await once.slash("ana", "/orders cancel", number=1)
    move = public_line(await table.live(), 0, ("move",))
    await once.slash("ana", "/do", line=f"{move}; pass")
    await once.slash("ben", "/do", line="pass")
    panel = await once.slash("ana", "/do")
    await once.press("ana", panel.message, "y|")


async def votes(once: Once) -> None:
    """Proposals of every kind, agreed to, declined, vetoed; an act taken back."""
    table = once.table
    await once.slash("ana", "/do", line="pass")
    shown = await once.slash("ana", "/game undo")
    await once.press("ana", shown.message, "u|")
    await once.slash("ben", "/vote agree")
    await once.slash("ana", "/game draw")
    number = max((await table.live()).votes)
    await once.press(
        "ben", table.player("ben").with_button(f"v|{table.game}|{number}|nay"), f"v|{table.game}|{number}|nay"
    )
    await once.slash("ana", "/game pause")
    await once.slash("ben", "/vote agree")
    await once.slash("ben", "/do", line="pass", refused="game_paused")
    await once.slash("ana", "/game pause", refused="vote_paused_already")
    await once.slash("ana", "/game resume")
    await once.slash("ben", "/vote agree")
    await once.slash("ana", "/game resume", refused="vote_not_paused")
    await once.slash("ana", "/game end")
    await once.slash("ben", "/vote decline")
    await once.slash("ana", "/game replace", seat=2, person=table.player("ben").id, refused="seat_held_already")
    await once.slash("ana", "/game replace", seat=2, person=table.player("dana").id)
    number = max((await table.live()).votes)
    await once.slash("cyril", "/vote agree", refused="vote_none")
    await once.forge("cyril", table.news(), f"v|{table.game}|{number}|aye", refused="not_your_game")
    (await table.live()).votes[number].electorate = "0"  # as if ben had come after it was put
    await once.slash("ben", "/vote agree", vote=number, refused="vote_not_yours")
    number = max((await table.live()).votes)
    await once.slash("gm", "/gm veto", vote=number, reason="no")


async def masters(once: Once) -> None:
    """Every tool of the game master."""
    table, why = once.table, {"reason": "because"}
    await once.slash("gm", "/gm terms", minutes=60, **why)
    await once.slash("gm", "/gm act", line=await table.line(), seat=min((await table.live()).waiting()) + 1, **why)
    await once.slash("gm", "/gm undo", **why)
    await once.slash("gm", "/gm default", seat=min((await table.live()).waiting()) + 1, **why)
    await once.slash("gm", "/gm back", line=3, **why)
    await once.slash("gm", "/gm state", **why)
    await once.slash("gm", "/gm edit", patch="add /players/0/wins 1", **why)
    await once.slash("gm", "/gm pause", **why)
    await once.slash("gm", "/gm pause", **why)
    await once.slash("gm", "/gm vacate", seat=2, **why)
    await once.slash("gm", "/gm offer", seat=2, person=table.player("dana").id, **why)
    await once.slash("gm", "/gm repair", refused="gm_no_fault", **why)
    await changed(table, lambda work: work.set(fault="abc123"))
    await once.slash("ana", "/do", line="pass", refused="game_out_of_service")
    await once.slash("gm", "/gm repair", **why)
    await once.slash("gm", "/game rebind", where="tables", game=table.game)
    await once.slash("ana", "/game rebind", game=table.game)
    await once.slash("gm", "/gm close", **why)
    await once.slash("gm", "/gm reopen", **why)


async def ends(once: Once) -> None:
    """The end, and what can be done after it."""
    await once.slash("ben", "/game claim", refused="claim_too_early")
    shown = await once.slash("ana", "/game concede")
    await once.press("ana", shown.message, "v|")
    card = once.player("ana").newest(lambda one: any(key.startswith("e|") for key in buttons(one).values()))
    await once.press("ana", card, "e|")
    await once.slash("ana", "/dice verify")
    await once.slash("ana", "/game fork", at=5)
    await once.slash("ana", "/do", line="pass", refused="game_over")


async def claims(once: Once) -> None:
    """A game claimed from somebody who has not come for long."""
    await changed(once.table, lambda work: work.change_seat(1, misses=99))
    await once.slash("ana", "/game claim")


async def the_server(once: Once) -> None:
    """Setting up, and a lesson."""
    table = once.table
    await set_up(once)
    await open_tables(once)
    which = await once.slash("dana", "/learn", where="tables")
    await once.press("dana", which.message, "ln|")
    await once.slash("dana", "/learn", where="tables", game="mage_knight")
    lesson = thread_of(table.t)
    dana = table.player("dana", lesson)
    while not (ended := [one for one in dana.seen() if any(key.startswith("lm|") for key in buttons(one).values())]):
        step = dana.newest(lambda one: any(key.startswith("k|") for key in buttons(one).values()))
        await once.press("dana", step, "k|")
    for after in ("lp|", "li|", "lm|"):
        await once.press("dana", ended[-1], after)
    await once.slash("cyril", "/do", where="tables", refused="no_game_here")
    form = await once.slash("cyril", "/game new", where="tables")
    await once.submit("cyril", form, "f:new", game="warcry", setup="own", against="open", pace="daily")
    await once.slash("cyril", "/game new", where="tables", game="warcry", here=True)
    await once.slash("cyril", "/game new", where="tables", game="warcry", here=True, refused="lobby_channel_taken")
    await once.slash("cyril", "/game new", where="tavern", game="warcry", solo=True)
    direct = table.parlour.world.dm(table.player("cyril").id)["id"]
    await once.slash("cyril", "/dice stats", where=direct, refused="which_game")


async def armies(once: Once) -> None:
    """Saved armies, and the ones that are played."""
    attach = once.table.parlour.acting.attach
    new: dict[str, Any] = {"game": "mage_knight", "where": "tables", "options": "build_total=200"}
    await once.slash("gm", "/game new", name="Many", players=4, **new)
    await once.slash("gm", "/game new", name="Too many", players=9, refused="lobby_players", **new)
    await once.slash("gm", "/game new", name="Field", players=2, **new)
    at: dict[str, Any] = {"where": "tables", "game": max(once.table.t.service.core._live)}
    await once.slash("cyril", "/game join", **at)
    for name in ("gm", "cyril"):
        await once.slash(name, "/game ready", **at)
    await once.slash("gm", "/mageknight army save", name="mine", file=attach(b"2x tidewarder2", "army.txt"))
    form = await once.slash("gm", "/mageknight army save", name="typed")
    await once.submit("gm", form, "f:army", list="lampbow2", name="typed")
    await once.slash("gm", "/mageknight army save", name="bad", file=attach(b"x", "a.txt"), refused="unknown_type")
    await once.slash("gm", "/mageknight army list")
    await once.slash("gm", "/mageknight army drop", name="nothing", refused="no_such_deck")
    await once.slash("gm", "/mageknight army drop", name="typed")
    await once.slash("gm", "/mageknight army ready", army="gutter_mob")
    await once.slash("gm", "/mageknight army ready", army="zzz", refused="no_such_army")
    await once.slash("cyril", "/mageknight army use", name="mine", refused="no_such_deck", **at)
    panel = await once.slash("gm", "/do", **at)
    await once.choose("gm", panel.message, "wa|")
    await once.slash("cyril", "/mageknight army save", name="own", file=attach(b"gutripper1", "army.txt"))
    await once.slash("cyril", "/mageknight army use", name="own", **at)
    await on_the_field(once, at)
    await once.forge("gm", panel.message, f"ef|{at['game']}|0|")


async def on_the_field(once: Once, at: dict[str, Any]) -> None:
    """The tools of a battle."""
    for name in ("gm", "cyril"):
        await once.slash(name, "/do", line="pool none", **at)
    for _ in range(2):
        (name,) = (await waiting(once.table.t, at["game"])).values()
        await once.slash(name, "/do", line="deploy auto", sure=True, **at)
    await once.slash("ana", "/mageknight look", figure="A1", place="12,35", **at)
    await once.slash("ana", "/mageknight look", figure="A9", refused="no_such_figure", **at)
    await once.slash("ana", "/mageknight measure", start="A1", end="3,4", **at)
    await once.slash("ana", "/mageknight reach", figure="B1", **at)
    await once.slash("ana", "/mageknight zoom", figure="A1", **at)
    await once.slash("ana", "/mageknight zoom", figure="A9", refused="no_such_figure_here", **at)
    await once.slash("ana", "/mageknight film", **at)
    await once.slash("ana", "/mageknight figure", name="A1", **at)
    await once.slash("ana", "/mageknight figure", name="zzz", refused="no_such_card", **at)
    await once.slash("ana", "/mageknight terrain", **at)
    await once.slash("ana", "/mageknight item", name="whetted_blade", **at)
    await once.slash("ana", "/mageknight item", name="zzz", refused="no_such_thing", **at)
    await once.slash("ana", "/mageknight item", name="e", refused="which_thing", **at)
    await once.slash("ana", "/rules search", words="7.3", **at)
    await once.slash("ana", "/rules search", words="7.3", public=True, **at)
    await once.slash("ana", "/rules search", words="qqzzxx", refused="no_entry_found", **at)
    (name,) = (await waiting(once.table.t, at["game"])).values()
    await once.slash(name, "/doubt", question="\u200b ", refused="ruling_empty", **at)
    await once.slash(name, "/doubt", question="Is it a wall?", **at)


async def a_quest(once: Once) -> None:
    """The tools of Talisman, and its forms for orders."""
    await once.slash("gm", "/game new", name="Quest", game="talisman", players=2, where="tables")
    at: dict[str, Any] = {"where": "tables", "game": max(once.table.t.service.core._live)}
    await once.slash("cyril", "/game join", **at)
    for name in ("gm", "cyril"):
        await once.slash(name, "/game ready", **at)
    await placed(once.table.t, {"turn": "A", "A": SPELLBOUND, "B": {"character": "warrior"}}, at["game"])
    await once.slash("ana", "/talisman where", space="ruins", **at)
    await once.slash("gm", "/talisman odds", against="ogre", kind="battle", **at)
    await once.slash("ana", "/talisman odds", against="ogre", refused="only_a_seat", **at)
    await once.slash("ana", "/talisman character", name="troll", **at)
    await once.slash("ana", "/talisman space", name="ruins", **at)
    await once.slash("ana", "/talisman space", name="ruinz", refused="unknown_name", **at)
    await once.slash("ana", "/talisman card", name="Ogre", **at)
    await once.slash("gm", "/talisman card", name="Ogre", public=True, **at)
    await once.slash("ana", "/rules search", words="11:9", **at)
    await orders_by_forms(once, at)


async def orders_by_forms(once: Once, at: dict[str, Any]) -> None:
    """Each form for orders; a reaction needs something to react with."""
    filled: dict[str, dict[str, object]] = {
        "whole_turn": {"goal": "cw", "take": "all"},
        "policies": {"evade": "always", "pay": "gold"},
        "reaction": {"card": "mending", "when": "last_life"},
    }
    listed = await once.slash("gm", "/orders list", **at)
    for option, values in filled.items():
        form = await once.press("gm", listed.message, f"f|{at['game']}|0|{option}:")
        await once.submit("gm", form, f"f:{option}", **values)
    listed = await once.slash("cyril", "/orders list", **at)
    await once.press("cyril", listed.message, f"f|{at['game']}|0|reaction:", refused="nothing_to_order")


JOUST = {
    "marches": {"1.1": "C17-C16"},
    "knight_attacks": {"attack": "2", "join": "yes", "weapon": "sword", "auto": "yes"},
    "knight_duels": {"defence": "dodge", "flee_below": "6"},
    "knight_ransoms": {"ransom_price": "5"},
}
"""What stands in the forms of Powers of Albion."""


async def a_joust(once: Once) -> None:
    """The tools of Powers of Albion, and its forms."""
    await once.slash("gm", "/game new", name="Joust", game="albion", players=2, where="tables")
    at: dict[str, Any] = {"where": "tables", "game": max(once.table.t.service.core._live)}
    await once.slash("cyril", "/game join", **at)
    for name in ("gm", "cyril"):
        await once.slash(name, "/game ready", **at)
    await once.slash("gm", "/do", line="group 1", **at)
    panel = await once.slash("gm", "/do", **at)
    await once.forge("gm", panel.message, f"f|{at['game']}|0|marches:0", refused="nothing_to_order_here")
    await once.forge("gm", panel.message, f"f|{at['game']}|0|arming:0:zzz", refused="choose_a_knight_first")
    form = await once.press("gm", panel.message, f"f|{at['game']}|0|arming:")
    arms = {"strength": "15", "weapons": "axe", "armour": "mail", "shield": "no"}
    await once.submit("gm", form, "f:arming", **arms)
    gawain = {"knight": "gawain", "hex": "C18", "revealed": True}
    pawns = {"1.1": gawain, "1.2": {"knight": "kay", "hex": "F17"}}
    foes = {"2.1": {"knight": "lancelot", "hex": "D18", "revealed": True}}
    await placed(once.table.t, {"lead": "A", "A": {"pawns": pawns}, "B": {"pawns": foes}}, at["game"])
    await once.slash("gm", "/albion reach", pawn="1.1", **at)
    await once.slash("gm", "/albion odds", pawn="1.1", target="2.1", weapon="sword", **at)
    await once.slash("gm", "/albion odds", pawn="1.1", target="9.9", refused="unknown_pawn", **at)
    await once.slash("gm", "/albion knight", **at)
    await once.slash("ana", "/albion map", hex="E3", **at)
    await once.slash("ana", "/albion map", hex="Z9", refused="unknown_name", **at)
    await once.slash("ana", "/rules search", words="13.2", **at)
    panel = await once.slash("gm", "/do", **at)
    panel = await once.press("gm", panel.message, next(key for key in ids(panel.message) if key.endswith("|_")))
    form = await once.press("gm", panel.message, f"f|{at['game']}|0|marches:")
    await once.submit("gm", form, "f:marches", refused="no_such_pawn_in_order", **JOUST["marches"], sequence="9")
    form = await once.press("gm", panel.message, f"f|{at['game']}|0|marches:")
    await once.submit("gm", form, "f:marches", **JOUST["marches"])
    listed = await once.slash("gm", "/orders list", **at)
    for option in ("knight_attacks", "knight_duels", "knight_ransoms"):
        form = await once.choose("gm", listed.message, f"f|{at['game']}|0|{option}:")
        await once.submit("gm", form, f"f:{option}", **JOUST[option])


async def own_packs(once: Once) -> None:
    """A pack of the server's own."""
    attach = once.table.parlour.acting.attach
    files = {"file": "figures.csv", "file_2": "dials.csv"}
    given = {option: attach(figures.pack()[name], name) for option, name in files.items()}
    twice = {option: attach(b"", "dials.csv") for option in files}
    await once.slash("gm", "/pack add", name="Pikes", refused="pack_file_twice", **twice)
    await once.slash("gm", "/pack add", name="Pikes", **given)
    await once.slash("gm", "/pack list")
    await once.slash("gm", "/pack drop", name="Swords", refused="no_such_pack")
    await once.slash("gm", "/pack drop", name="Pikes")


async def a_question(once: Once) -> None:
    """A short public question, answered by a button of the news."""
    table = once.table
    await once.press((await table.waited()).name, table.news(), "o|")


async def changed(table: Table, change: Callable[[GameTransaction], object]) -> None:
    """Change a game beside its rules."""

    def operation(work: GameTransaction) -> Reply:
        change(work)
        return Reply("done")

    await table.t.service.core.change(table.game, operation)
    table.t.service.core.forget(table.game)


SESSIONS: dict[str, tuple[str, tuple[Callable[[Once], Awaitable[None]], ...]]] = {
    "decks": ("decks", (decks,)),
    "a deck by command": ("decks", (a_deck_by_command,)),
    "looking": ("commands", (looking, about_people, lobbies, the_server, own_packs)),
    "armies": ("commands", (armies,)),
    "a quest": ("commands", (a_quest,)),
    "a joust": ("commands", (a_joust,)),
    "turns": ("commands", (staged,)),
    "panels": ("commands", (turns,)),
    "votes": ("commands", (votes, ends)),
    "masters": ("commands", (masters,)),
    "claims": ("commands", (claims,)),
    "an event": ("commands", (an_event,)),
    "a question": ("question", (a_question,)),
    "the law": ("commands", (the_law,)),
}


def test_every_command_button_and_form_is_used_once_with_success(moments: Moments, tmp_path: Path) -> None:
    used: set[str] = set()
    for name, (moment, parts) in SESSIONS.items():

        async def play(table: Table, parts: Any = parts) -> None:
            with pytest.MonkeyPatch.context() as patch:
                once = Once(table)
                recorded(patch, once)
                for part in parts:
                    await part(once)
                used.update(once.used)

        at_table(moments, tmp_path / name, play, moment=moment)
    cogs.load()
    kinds = {f"{kind}|" for kind in items.answerers} | {f"menu {slug}" for slug in groups.MENUS}
    assert set(groups.COMMANDS) | kinds | set(forms.takers) - set(WITHOUT_A_USE) == used


# -- what is refused -------------------------------------------------------------------------------------------------

ELSEWHERE = {
    "event_silent": "test_no_event_begins_and_none_is_opened_where_it_could_not_speak",
    "act_closed": "test_F60_a_fault_in_a_handler_is_a_short_code_to_the_player_and_a_trace_to_the_operator",
    "film_failed": "test_F58_a_film_that_fails_says_so_and_takes_nothing_along",
    "too_public": "test_F54_what_is_shown_to_all_has_a_budget_of_its_channel",
    "too_costly": "test_F54_what_is_costly_is_granted_so_often_then_refused_with_the_time_to_wait",
    "too_fast": "test_F8_F54_whoever_presses_without_end_is_told_to_wait_and_others_are_not",
    "lobby_no_threads": "test_where_a_channel_has_no_threads_the_choice_of_others_is_given",
    "fork_no_threads": "test_no_copy_is_made_of_a_game_whose_home_has_no_threads",
    "posting_unseen": "test_a_seat_holder_who_lost_the_channel_sees_his_own_in_private_and_posts_nothing",
    "plays_another": "test_at_the_table_of_another_game_it_is_said_which_is_played",
    "game_plays_another": "test_at_the_table_of_another_game_it_is_said_which_is_played",
    "no_game_of_kind": "test_in_lobbies_too_and_where_no_game_is",
    "form_gone": "test_what_a_form_cannot_be_is_refused_by_its_label_and_stands_in_it_again",
    "lobby_form_nobody": "test_what_does_not_fit_is_refused_in_one_sentence",
    "lobby_form_stray": "test_what_does_not_fit_is_refused_in_one_sentence",
    "lobby_no_game": "test_options_without_a_game_are_not_dropped",
    "lobby_rights": "test_F15_no_game_is_opened_where_a_permission_is_missing_and_it_is_named",
}
"""Refusals that a test provokes without naming them."""


def test_every_refusal_is_provoked_by_some_test() -> None:
    own = Path(__file__).read_text().partition("ELSEWHERE =")[0]
    texts = [file.read_text() for file in sorted((ROOT / "tests").rglob("*.py")) if file != Path(__file__)]
    everything = "\n".join([own, *texts])
    assert all(f"def {name}(" in everything for name in ELSEWHERE.values())
    missing = {key for key in refusals() if f'"{key}"' not in everything and key not in ELSEWHERE}
    assert missing == set()
