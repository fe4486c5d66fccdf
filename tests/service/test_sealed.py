"""Four people seal what they say: the table sees how many are in, and who is asked, never who has said what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import codec
from bot.engine.playout import best_offer, picker
from bot.games.albion.state import Options
from bot.service.core import loaded_game as live_module
from bot.service.core import press_kinds
from bot.service.core.acting import Speaker
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.press_kinds import button_id
from bot.service.people import people
from bot.service.table import dice, submit, table_queries, votes
from bot.service.table.panel_state import panel_state
from bot.service.table.undoing import ask_to_undo, preview_undo
from tests.support.house import USERS, House, Posted, in_house
from tests.support.rules import rule
from tests.support.vigil import in_world
from tests.support.waiting import look, wait

NAMES = ("ana", "ben", "cyd", "dan")
HOUR = 3600
CASTLES = tuple([f"{name}: group {place + 1}" for place, name in enumerate(NAMES)])
READY = (*CASTLES, *[f"{name}: ready_made" for name in NAMES])
STAY = tuple([f"{name}: orders none" for name in NAMES])
OUT = ("ana: orders 1.1: B18", "ben: orders 2.1: C14", "cyd: orders 3.1: N14", "dan: orders 4.1: L18")
"""One pawn of each takes a step: it has the others beside it, and there is a phase 2."""

NOTHING = tuple([f"{name}: items none" for name in NAMES])


async def table(built: House, *said: str, **options: Any) -> int:
    """A game of four at which some lines have been said; its number."""
    chosen = codec.encode(Options(groups="choose", **options))
    game = await built.open_game(*NAMES, key="albion", options=chosen, name="Albion")
    await tell(built, game, said)
    return game


async def tell(built: House, game: int, said: Sequence[str]) -> None:
    """Say lines, each with its speaker in front."""
    for line in said:
        name, _, text = line.partition(": ")
        await built.say(game, name, text)
        await built.settled()


def asks(built: House) -> list[Posted]:
    return [entry for entry in built.poster.messages if entry.asks]


def stories(built: House) -> str:
    return "\n".join([entry.out.text for entry in built.poster.messages if not entry.asks])


async def live(built: House, game: int) -> LoadedGame:
    return await built.service.core.live(game)


# -- one ask for all ---------------------------------------------------------------------------------------------------


@rule("AL-H5", "AL-H17", "AL-3.11")
def test_all_are_asked_in_one_message_with_one_button_that_counts_and_names_nobody_who_is_late() -> None:
    async def play(built: House) -> None:
        game = await table(built, *CASTLES)
        (ask,) = asks(built)
        assert [button.id for button in ask.out.rows[0]] == [button_id(press_kinds.OPEN_PANEL, game)]
        await tell(built, game, ["cyd: ready_made", "ana: arm gawain S=12 estoc leather"])
        assert asks(built) == [ask] and "ready: 1 of 4" in ask.out.text
        assert built.poster.called == [(11, 12, 13, 14)], "who goes on with his knights calls nobody"
        await tell(built, game, READY[4:6] + READY[7:])
        (orders,) = asks(built)
        everybody, others = "**▸** <@11> +3 (#1)", "\n<@12> <@13> <@14>"
        assert f"{everybody}: give your orders for round 1 (0 of 4 have given theirs)." in orders.out.text
        assert orders.out.mentions == (11, 12, 13, 14) and orders.out.text.endswith(others), "nor who was the last"
        for count, name in enumerate(("dan", "ana", "ben"), 1):
            await tell(built, game, [f"{name}: orders none"])
            assert asks(built) == [orders] and f"({count} of 4 have" in orders.out.text and everybody in orders.out.text
            assert [button.id for button in orders.out.rows[0]] == [button_id(press_kinds.OPEN_PANEL, game)]
        before = orders.out.text
        await tell(built, game, ["ana: orders 1.1: C18"])
        assert orders.out.text == before, "to say it anew changes nothing that others see"
        assert "Sealed" not in stories(built) and "orders" not in stories(built)

    in_house(play)


@rule("AL-3.11", "AL-25.5")
def test_who_arms_his_knights_gains_no_time_by_it() -> None:
    async def play(built: House) -> None:
        game = await table(built)
        dues = {entry.number: entry.due for entry in (await live(built, game)).decisions.values()}
        built.clock.advance(HOUR)
        await tell(built, game, [*CASTLES, "ana: arm gawain S=12 estoc leather"])
        assert {entry.number: entry.due for entry in (await live(built, game)).decisions.values()} == dues
        before = dues.values()
        await tell(built, game, READY[4:])
        assert min(entry.due or 0 for entry in (await live(built, game)).decisions.values()) > max(
            due - 48 * HOUR + 24 * HOUR for due in before if due
        )

    in_house(play)


@rule("AL-8.11", "AL-H5", "AL-25.5")
def test_a_second_look_calls_everybody_or_nobody_and_has_its_own_time() -> None:
    async def play(built: House) -> None:
        game = await table(built, *READY, *OUT)
        await at_nemetons(built, game)
        await tell(built, game, ["ben: items 2.1: take object", *NOTHING[2:]])
        built.poster.called.clear()
        await tell(built, game, NOTHING[:1])
        assert list((await live(built, game)).waiting()) == [1]
        (ask,) = asks(built)
        assert "(3 of 4 are done)" in ask.out.text and "what do your knights leave" in ask.out.text
        assert [button.id for button in ask.out.rows[0]] == [button_id(press_kinds.OPEN_PANEL, game)]
        assert built.poster.called == [(11, 12, 13, 14)]
        (decision,) = (await live(built, game)).decisions.values()
        assert decision.due == built.clock.now() + 12 * HOUR
        told = len(stories(built))
        await wait(built, 12 * HOUR)
        assert "Time is up" not in stories(built)[told:]
        assert "ben" not in stories(built)[told:].replace("ben leads", "")
        assert (await live(built, game)).table.state.phase != "look"

    in_house(play)


async def at_nemetons(built: House, game: int) -> None:
    """Pawns 2.1 and 4.1 stand on Nemetons."""

    def edit(work: Any) -> Any:
        state = codec.decode(codec.encode(work.live.table.state), work.live.rules.state_type)
        hidden = sorted(label for label, pile in state.lying.items() if any(one.face_down for one in pile))
        for pawn in state.knights.values():
            pawn.hex = {"2.1": hidden[0], "4.1": hidden[1]}.get(pawn.code, pawn.hex)
        work.live.edit(state)
        return submit.Reply("done")

    await built.service.core.change(game, edit)
    await built.settled()


@rule("AL-25.5", "AL-25.6", "AL-H5")
def test_who_is_late_is_not_told_by_name_until_nobody_waits_for_him_any_more() -> None:
    async def play(built: House) -> None:
        game = await table(built, *READY)
        begun = len(stories(built))
        for _ in range(3):
            told = stories(built)[begun:]
            assert "ana" not in told.replace("ana leads", "")
            await tell(built, game, STAY[1:])
            await wait(built, 24 * HOUR)
        told = stories(built)[begun:]
        assert told.count("ana has missed three deadlines in a row") == 1
        assert "Time is up" not in told and "last warning" not in told
        assert (await live(built, game)).table.state.seats[0].on_orders
        await wait(built, HOUR)
        (ask,) = asks(built)
        assert "<@11>" not in ask.out.text and "0 of 3" in ask.out.text and 11 not in ask.out.mentions
        await tell(built, game, ["ana: items none"])
        assert "ana is back: the game waits for this player again" in stories(built)

    in_house(play)


@rule("AL-H5")
def test_at_half_time_all_who_are_asked_are_reminded_and_the_late_ones_in_private() -> None:
    async def play(built: House) -> None:
        game = await table(built, *READY)
        await people.choose_settings(built.service.core, USERS["dan"], direct=True)
        await tell(built, game, ["ana: orders none", "ben: orders none"])
        called = len(built.poster.called)
        await wait(built, 12 * HOUR)
        reminder = asks(built)[-1]
        assert reminder.out.text.startswith("<@11> +3 (#1): somebody has not decided yet")
        assert built.poster.called[called:] == [(11, 12, 13, 14)]
        assert [user for user, _ in built.poster.direct_messages] == [USERS["dan"]]
        await wait(built, HOUR)
        assert len(built.poster.called) == called + 1, "nobody is reminded twice"
        await tell(built, game, ["cyd: orders none", "dan: orders none"])
        assert len(asks(built)) == 1 and reminder not in asks(built)

    in_house(play)


@rule("AL-D3")
def test_who_has_complete_orders_is_never_waited_for() -> None:
    async def play(built: House) -> None:
        game = await table(built, *READY)
        for line in ("moves stay", "take all", "leave nothing", "attack nothing", "join no", "auto yes"):
            await tell(built, game, [f"ana: order {line}"])
        for lines in (OUT[1:], NOTHING[1:], STAY[1:], NOTHING[1:]):
            assert 0 not in (await live(built, game)).waiting()
            await tell(built, game, lines)
        assert (await live(built, game)).table.state.round == 3

    in_house(play)


# -- a whole game ------------------------------------------------------------------------------------------------------


async def greedy(built: House, game: int, most: int) -> tuple[dict[str, set[int]], int]:
    """Everybody does what looks best; the messages that each chapter took, and how many acts there were."""
    took: dict[str, set[int]] = {}
    for number in range(most):
        now = await live(built, game)
        asked = sorted(now.waiting())
        if not asked:
            return took, number
        seat, pick = asked[number % len(asked)], picker(b"%d" % number)
        ask = now.waiting()[seat]
        said: Any = best_offer(now.rules, now.table.state, seat, pick) if ask is None else ask.default
        chapter = now.rules.chapter(now.table.state)
        await built.say(game, NAMES[seat], now.rules.format(said, now.table.state, ask), seat=seat)
        await built.settled()
        stays = [entry for entry in built.poster.messages if not entry.asks]
        took.setdefault(chapter, set()).add(stays[-1].id)
        assert len(asks(built)) <= 1
        await nothing_hidden(built, game)
    raise AssertionError("the game has no end")


async def nothing_hidden(built: House, game: int) -> None:
    """No public message names a knight, or a thing that lies or is carried hidden, that nobody has seen."""
    now = await live(built, game)
    state, names = now.table.state, now.bound.cards
    if state.phase == "finished":
        return
    told = "\n".join(built.poster.texts)

    def named(card: str) -> str:
        return names.name("en", card)

    for knight in state.knights.values():
        assert knight.revealed or named(knight.id) not in told, f"{knight.id} is told of"
    lines = await built.service.core.look(game, lambda live: list(live.table.lines))
    shown = {one.facts.get("token") for line in lines for one in line.events if one.to is None}
    for kind in shown - {None}:
        told = told.replace(named(str(kind)), "")  # one name may hold another: Scabbard of Excalibur
    for pile in state.lying.values():
        for token in pile:
            assert not token.face_down or token.kind in shown or named(token.kind) not in told, token.kind


@rule("AL-H1", "AL-H5", "AL-H8", "AL-H12", "AL-H17")
@pytest.mark.slow
def test_four_people_play_by_lines_and_a_round_is_one_story_and_each_fight_is_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def play(built: House) -> Any:
        game = await table(built, round_limit=4)
        took, acts = await greedy(built, game, 600)
        now = await live(built, game)
        assert now.game.status == "over" and ["Rematch" in str(one.out.rows) for one in asks(built)] == [True]
        story = [entry for entry in built.poster.messages if not entry.asks]
        lines = "\n".join([entry.out.text for entry in story]).split("\n")
        begun = [line for line in lines if "begins;" in line]
        assert len(begun) == len(set(begun)) == 4, "a message is told twice"
        assert len(story) <= len(took) + sum(map(len, lines)) // 1500, "a chapter is one message, until it is full"
        return acts, len(story), len(took), Counter(built.poster.calls), sum(map(len, built.poster.called))

    acts, stays, chapters, calls, mentions = in_house(play)
    with capsys.disabled():
        print(f"\nalbion: {acts} acts, {chapters} chapters, {stays} messages stay; {mentions} mentions; {dict(calls)}")


# -- two worlds --------------------------------------------------------------------------------------------------------

KNOWN = (*CASTLES, *[line for line in READY[4:] if line[:3] != "ben"])
"""Ben says himself who stands behind his pawns."""

NUMBERED = (*KNOWN, "ben: pawns lancelot,ector,lavain,galahad", "ben: ready")
LOOK = (*NUMBERED, *OUT, "edit")
WORLDS: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    # what is said before, in the one world, in the other
    "arms": (
        CASTLES,
        ("dan: arm bors S=12 estoc leather", "ben: ready"),
        ("dan: pawns gareth,bors,lionel,perceval", "ben: ready"),
    ),
    "numbers": (
        KNOWN,
        ("ben: pawns lancelot,ector,lavain,galahad", "ben: ready"),
        ("ben: arm galahad S=9 leather", "ben: ready"),
    ),
    "who is in": (READY, ("ben: orders none", "dan: orders none"), ("dan: orders none", "cyd: orders none")),
    "orders": (READY, ("ben: orders 2.1: B13 then take all",), ("ben: orders 2.3: C14-D14 abandon / 2.2: stay",)),
    "said anew": (READY, ("ben: orders none", "ben: orders 2.1: B13"), ("ben: orders 2.4: B15", "ben: orders none")),
    "standing orders": (
        READY,
        ("dan: order attack 2", "dan: order flee_below 6"),
        ("dan: order ransom_price 2", "dan: order weapon sword"),
    ),
    "asleep": (READY, ("dan: order moves stay", "cyd: orders none"), ("dan: orders none", "cyd: order moves stay")),
    "items": (
        (*NUMBERED, *OUT),
        ("ben: items 2.1: leave all", "dan: items none"),
        ("ben: items none", "dan: items 4.1: leave all"),
    ),
    "offers": (
        (*NUMBERED, *OUT),
        ("ben: offer 2.1 2.2 give=sword", "ben: items none"),
        ("ben: offer 2.3 2.1 give=shield", "ben: items none"),
    ),
    "who looks": (
        LOOK,
        ("ben: items 2.1: take object", *NOTHING[2:3], *NOTHING[:1], *NOTHING[3:]),
        ("dan: items 4.1: take object", *NOTHING[2:3], *NOTHING[:1], *NOTHING[1:2]),
    ),
}


async def seen(built: House, viewer: str | None, before: Sequence[str], said: Sequence[str]) -> list[Any]:
    """All that a viewer can get to see after some lines."""
    game = await table(built, *[line for line in before if line != "edit"])
    if "edit" in before:
        await at_nemetons(built, game)
    built.poster.called.clear()
    await tell(built, game, said)
    await look(built)
    core, user = built.service.core, USERS[viewer or "gm"]
    told: list[Any] = [(posted(post), post.channel, post.picture) for post in built.poster.messages]
    told += [built.poster.called, built.poster.direct_messages]
    for language in ("en", "pl", "cs"):
        if viewer is not None:
            found = await panel_state(core, Speaker(game, user, language))
            told += [found.menu, found.waiting, found.since, found.sight and found.sight.view]
        told.append(await table_queries.log_text(core, game, user, language))
    told += [(await table_queries.export_record(core, game, user)).data, await dice.dice_stats(core, game, user)]
    if viewer is not None:
        told.append(await preview_undo(core, game, user))
    return told


def posted(post: Posted) -> Any:
    """What everybody is sent: not of which decisions the bot remembers that it is about."""
    return replace(post.out, subject="")


@rule("AL-H17", "AL-H5", "AL-8.11", "AL-H15", "AL-3.11")
@pytest.mark.parametrize("viewer", [pytest.param(None, marks=pytest.mark.slow), "ana"])
@pytest.mark.parametrize("world", sorted(WORLDS))
def test_two_worlds_in_which_others_say_other_things_look_the_same(world: str, viewer: str | None) -> None:
    before, *said = WORLDS[world]
    one, other = (in_house(lambda built, lines=lines: seen(built, viewer, before, lines)) for lines in said)
    assert len(one) == len(other)
    for first, second in zip(one, other, strict=True):
        assert first == second


PERIL = b"peril 6"
"""The dice that all see in all worlds: a toll, and phantoms for which dice fall in secret."""

MARCH = (
    "ana: orders 1.1: B18-B17 / 1.2: C18-C17-C16",
    "ben: orders 2.1: B13 / 2.2: C13 / 2.3: C14-D13",
    "cyd: orders 3.1: M13 / 3.2: N13 / 3.3: L14-L13 / 3.4: N14-O13",
    "dan: orders none",
)


async def fates(built: House, viewer: str | None) -> list[Any]:
    """What a viewer sees of fate cards of pawns that nobody has revealed."""
    game, core = await table(built, *READY), built.service.core
    await tell(built, game, MARCH)
    await tell(built, game, NOTHING[:3])
    for _ in range(40):
        waiting = (await live(built, game)).waiting()
        asked = {seat: ask for seat, ask in waiting.items() if ask is not None}
        if not asked:
            break
        ((seat, ask),) = asked.items()
        await tell(built, game, [f"{NAMES[seat]}: {(await live(built, game)).rules.format(ask.default, None, ask)}"])
    user = USERS[viewer or "gm"]
    told: list[Any] = [posted(post) for post in built.poster.messages]
    told += [
        (await table_queries.export_record(core, game, user)).data,
        await table_queries.log_text(core, game, user, "en"),
    ]
    told += [await dice.dice_stats(core, game, user)]
    told += [(await table_queries.sight_of(core, game, user, "en", at=number)).view for number in range(8, 14)]
    return told


@rule("AL-H2", "AL-H6", "AL-H18")
@pytest.mark.parametrize("viewer", [None, "ana"])
def test_dice_that_only_their_owner_may_see_tell_others_nothing(
    viewer: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, states = [], set()
    for world in (0, 2):
        seat = None if viewer is None else NAMES.index(viewer)
        monkeypatch.setattr(live_module, "SeededDice", in_world(b"%d" % world, seat, PERIL))

        async def play(built: House) -> list[Any]:
            found = await fates(built, viewer)
            now = await live(built, 1)
            states.add(tuple((one.id, one.power) for one in now.table.state.knights.values()))
            return found

        told.append(in_house(play))
    assert len(states) > 1, "these worlds roll the same"
    for one, other in zip(*told, strict=True):
        assert one == other


# -- taking back -------------------------------------------------------------------------------------------------------


@rule("AL-25.7")
def test_all_agree_to_go_back_to_the_start_of_the_phase() -> None:
    async def play(built: House) -> None:
        game, core = await table(built, *READY, *STAY), built.service.core
        start = (await live(built, game)).table.state
        await tell(built, game, STAY[:2])
        shown, mark = await preview_undo(core, game, USERS["ana"])
        assert shown.facts == {"by": -1, "need": "consent", "what": "phase"}
        await ask_to_undo(core, game, USERS["ana"], "action", mark)
        (vote,) = (await live(built, game)).votes
        for name in NAMES[1:]:
            assert (await live(built, game)).table.state.seats[0].moves is not None
            await votes.cast_vote(core, game, USERS[name], True, number=vote)
        now = await live(built, game)
        assert now.table.state == start and set(now.waiting()) == {0, 1, 2, 3}
        _, mark = await preview_undo(core, game, USERS["ana"])
        await ask_to_undo(core, game, USERS["ben"], "action", mark)
        await votes.cast_vote(core, game, USERS["ana"], False)
        assert (await live(built, game)).table.state == start

    in_house(play)
