"""What viewers and players do while a test looks for leaks: every way to look, private meddling, acts on the table."""

from __future__ import annotations

from typing import Any

from bot.service.core.loaded_game import LoadedGame
from bot.service.core.menu import menu_of
from tests.e2e.playing import thread_of
from tests.e2e.worlds import Watcher
from tests.support.player import Answer, Player, asks, buttons, selects
from tests.support.tavern import Tavern

LOOKS: tuple[tuple[str, dict[str, object]], ...] = (
    ("/board", {}),
    ("/board", {"text": True}),
    ("/board", {"at": 0}),
    ("/board", {"at": 1, "text": True}),
    ("/board", {"at": 99_999}),
    ("/board", {"seat": 2}),
    ("/board", {"public": True}),
    ("/hand", {}),
    ("/hand", {"seat": 2}),
    ("/my", {}),
    ("/orders list", {}),
    ("/orders list", {"seat": 2}),
    ("/orders cancel", {"number": 1}),
    ("/do", {}),
    ("/do", {"seat": 2}),
    ("/game log", {}),
    ("/game export", {}),
    ("/game fork", {}),
    ("/game fork", {"at": 1}),
    ("/game info", {}),
    ("/dice stats", {}),
    ("/dice verify", {}),
    ("/warcry card", {"name": "HD-C01"}),
    ("/warcry card", {"name": "hammer"}),
    ("/rules search", {"words": "WC-H3"}),
    ("/warcry deck list", {}),
    ("/warcry deck use", {"name": "secret"}),
    ("/game undo", {}),
    ("/game claim", {}),
    ("/gm state", {"reason": "curious"}),
    ("/gm default", {"seat": 2, "reason": "curious"}),
    ("/diagnose", {}),
    ("/privacy", {"action": "export"}),
    ("/me", {}),
    ("/away", {}),
)

LINES = (
    "frobnicate",
    "attack A1 -> B9",
    "attack B1 -> A1",
    "muster_unit HD-U02 line=battle",
    "play_tactic HD-C01 by=A1",
    "play_tactic HD-C01 by=B1",
    "use_tactic B1 ability=1",
    "choose 1",
    "choose yes",
    "block with=B1",
    "deck hordes",
    "clean_up B1=battle",
    "order arm HD-C01",
    "order reaction B1 always",
    "retreat_unit B1 test",
    "pass HD-C01",
    "move B1",
)
"""Lines that nobody may say here: cards of the other hand, pieces of the other side, things that do not exist."""

TYPED = ("", "p", "zzz", "attack B", "play HD", "order ")
ACTS = ("block", "tactic_pass", "follow_up", "clean_up", "pass", "deck")
"""What anybody may do whatever he has in hand."""

ORDERS = ("order follow_up always", "order follow_up never")
"""Orders of the one world only; nothing of what follows asks for them."""

FORGED = (
    "d|{}|{}|",
    "c|{}|{}|0a1b2c3d4e5f",
    "o|{}|{}|0",
    "o|{}|{}|2",
    "y|{}|{}|",
    "x|{}|{}|",
    "p|{}|{}|k",
    "f|{}|{}|line",
)
"""Presses that no button offered to who makes them."""


def at_table(t: Tavern, name: str) -> Player:
    """A person in the game's thread."""
    return Player(t.parlour, name, thread_of(t), quiet=0)


async def looked(t: Tavern, watcher: Watcher, game: int) -> None:
    """Every way to look, and every wrong way to act."""
    viewer = watcher.viewer
    for path, options in LOOKS:
        await viewer.slash(path, **options)
        await t.quiet()
    for line in LINES:
        await viewer.slash("/do", line=line)
    for typed in TYPED:
        watcher.note(await viewer.complete("/do", "line", line=typed))
        watcher.note(await viewer.complete("/orders set", "line", line=typed))
    await _pressed(t, watcher, game)
    await stale(watcher, game)


async def _pressed(t: Tavern, watcher: Watcher, game: int) -> None:
    """Presses: what the newest news offers, what is somebody else's, what was never offered."""
    viewer = watcher.viewer
    public = viewer.newest(lambda one: asks(one) and not one["flags"] & 64)
    for name in buttons(public).values():
        if not name.startswith(("o|", "s|")):
            watcher.note((await viewer.press(name, public)).kind)
    live = await t.service.core.live(game)
    foreign = [one for one in live.decisions.values() if one.seat not in live.seats_of(int(viewer.id))]
    for form in FORGED if foreign else ():
        watcher.note((await viewer.forge(form.format(game, foreign[0].number), public)).kind)


async def stale(watcher: Watcher, game: int) -> None:
    """Presses on decisions that were closed long ago."""
    public = watcher.viewer.newest(lambda one: asks(one) and not one["flags"] & 64)
    for form in FORGED:
        watcher.note((await watcher.viewer.forge(form.format(game, 1), public)).kind)


async def meddled(t: Tavern, game: int, name: str, other: bool) -> None:
    """What a player does in private: he looks, orders, mistypes, drafts, saves; more of it in the other world."""
    player = at_table(t, name)
    own = t.parlour.acting.attach(b"hordes_starter", "list.txt")
    await player.slash("/warcry deck save", name="secret" if other else "other secret", file=own)
    orders = await player.complete("/orders set", "line", line="order arm") if other else []
    for line in (*ORDERS, *orders) if other else ("order follow_up always",):
        await player.slash("/orders set", line=line)
    live = await t.service.core.live(game)
    assert live.rules.orders_told(live.table.orders[live.seats_of(int(player.id))[0]]), "no order was taken"
    for path in ("/orders list", "/hand", "/game export", "/game log") if other else ("/board",):
        await player.slash(path)
    panel = await player.slash("/do")
    for _ in range(3 if other else 1):
        panel = await _deeper(player, panel)
    for line in ("frobnicate", "attack A1 -> A1")[: 2 if other else 1]:
        await player.slash("/do", line=line)
    await t.quiet()


async def _deeper(player: Player, panel: Answer) -> Answer:
    """One step into a panel that decides nothing: the choices of a kind, a form opened and left."""
    message = panel.message
    for name, values in selects(message).items():
        if name.startswith("p|"):
            return await player.choose(name, values[0], message=message)
    for name in buttons(message).values():
        if name.startswith("f|"):
            await player.press(name, message)
            return panel
    return panel


async def acted(t: Tavern, watcher: Watcher, game: int, most: int, verbs: tuple[str, ...]) -> None:
    """Acts on the table that depend on nothing hidden, and what the viewer sees of them."""
    for _ in range(most):
        live = await t.service.core.live(game)
        seat = sorted(live.waiting())[0]
        line = public_line(live, seat, verbs)
        if not line:
            return
        holder = t.parlour.world.people[str(live.seats[seat].user_id)]["name"]
        await at_table(t, holder).slash("/do", line=line)
        await t.quiet()
        watcher.note(line)
        await _pressed(t, watcher, game)


def public_line(live: LoadedGame, seat: int, verbs: tuple[str, ...]) -> str:
    """Something that a seat may do whatever it has in hand."""
    menu = menu_of(live, seat, "en")
    assert menu is not None
    for verb in verbs:
        lines = [choice.line for choice in menu.choices if choice.line.split()[0] == verb]
        if lines:
            return lines[0]
    return ""


async def what_stands_there(once: Any) -> None:
    """Press what anybody may press below the messages of a table."""
    table = once.table
    for key in ("t|", "h|"):
        await once.press("ana", table.news(), key)
    story = await table.t.service.outbox.posts.standing.story(table.game)
    await once.forge("ana", table.parlour.world.messages[str(story.message)], f"ol|{table.game}|0|")
    await once.forge("ana", table.news(), f"ol|{table.game}|0|", refused="story_forgotten")
