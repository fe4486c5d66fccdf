"""Armies and terrain drawn at random: nobody foresees them, nobody but their player sees them before all are in."""

from __future__ import annotations

import pytest

from bot.engine import codec
from bot.engine.dice import ScriptedDice, SeededDice, ShuffleFeed
from bot.engine.errors import BadNotation, Refused
from bot.engine.events import visible_to
from bot.engine.match import Match
from bot.engine.requests import Shuffle
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.content.content import Content, FigureType
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.setup.armies import army_faults, random_army
from bot.games.mage_knight.setup.setup import LOTS
from bot.games.mage_knight.state import Options, State
from bot.records.playing import Consents
from bot.records.record import cut_record, write_record
from bot.records.replay import verify
from tests.support.battle import Battle, own, starter
from tests.support.figures import opened
from tests.support.rules import rule
from tests.support.staging import Stage

TIME = "2026-05-01T18:30:00Z"
NAMES = ("ana", "ben")
BACKWARDS: ShuffleFeed = tuple(range(LOTS, 0, -1))
ONE = act.SubmitArmy(("starter:5",))
GAME = MageKnight(starter())


def seeded(seed: bytes, **options: object) -> Match[State]:
    """A game with the dice of a real one."""
    return Match(GAME, Options(**options), 2, SeededDice(seed))  # type: ignore[arg-type]


@rule("MKU-H4", "MKU-H9", "MKU-2.3", "MKU-2.6")
def test_a_random_army_is_legal_and_told_to_its_player_alone() -> None:
    s = opened(shuffles=["as_is"]).say("ben", "army random").says("army_in", seat=1).silent("army")
    (drawn,) = [event for event in s.events if event.key == "army_drawn"]
    army = s.state.players[1].army
    assert (drawn.facts, drawn.to) == ({"types": army, "points": s.state.players[1].points}, (1,))
    assert army and army_faults(starter(), UNLIMITED, s.state.options, army) == []
    assert s.game.view(s.state, 0).players[1].army is None and s.game.view(s.state, 1).players[1].army == army
    s.act("ana", ONE).says("army", seat=1, points=s.state.players[1].points)
    assert [figure.type for figure in s.state.figures if figure.owner == 1] == list(army)


@rule("MKU-H8", "MKU-P11", "MKU-R6")
def test_what_is_drawn_stays() -> None:
    s = opened(shuffles=["as_is"]).say("ben", "army random")
    s.refused("ben", "army random", "army_in_already", "MKU-R6").refused("ben", ONE, "army_in_already", "MKU-R6")
    consents = Consents(s.match)
    for gm in (False, True):
        with pytest.raises(Refused, match="undo_behind_barrier"):
            consents.undo(1, by_gm=gm)


@rule("MKU-H8")
def test_it_comes_from_the_secret_seed_and_not_from_the_line() -> None:
    armies = set()
    for number in range(12):
        seed = bytes([number])
        match = seeded(seed)
        match.say(0, "army random")
        match.say(1, "army random")
        armies |= {player.army for player in match.state.players}
        served = [entry for line in match.lines if line.flight is not None for entry in line.flight.served[:1]]
        orders = [SeededDice(seed).shuffle(draw, Shuffle(LOTS, "")) for draw in (0, 1)]
        assert [entry.order for entry in served] == orders  # type: ignore[union-attr]
    assert len(armies) == 24


@rule("MKU-H8", "MKU-H9")
def test_the_record_shows_the_draw_after_the_end_and_can_be_verified() -> None:
    match = seeded(b"verified")
    for line in ("army random", "pool random"):
        for seat in (0, 1):
            match.say(seat, line)
    while match.state.phase != "play":
        match.time_out(min(match.to_act))
    match.act(None, act.Agreed())
    text = write_record(match, NAMES, TIME)
    assert text.count('"kind":"shuffle"') == 4 and verify(text, match.game).draws >= 4
    assert '"kind":"shuffle"' not in cut_record(match, NAMES, TIME, "ben")


def told(match: Match[State], viewer: int | None) -> list[str | bytes]:
    """All that a viewer may be sent of a game: the view, the record cut for him, the events, what he may do."""
    reader = "public" if viewer is None else NAMES[viewer]
    events = [event for line in match.lines for event in visible_to(list(line.events), viewer)]
    offers = [] if viewer is None else list(match.game.legal(match.state, viewer))
    view = codec.to_json(codec.readable(match.view(viewer)))
    return [view, cut_record(match, NAMES, TIME, reader), codec.encode(events), codec.encode(offers)]


@rule("MKU-H4", "MKU-H9")
@pytest.mark.parametrize("viewer", [0, None])
def test_two_draws_look_the_same_to_everybody_else_until_all_are_in(viewer: int | None) -> None:
    unused_script: tuple[ShuffleFeed, ...] = ("as_is", BACKWARDS)
    worlds = [Match(GAME, Options(), 2, ScriptedDice([], [feed, feed])) for feed in unused_script]
    for line, key in (("army random", "army"), ("pool random", "pool")):
        for match in worlds:
            match.say(1, line)
        secrets = [getattr(match.state.players[1], key) for match in worlds]
        assert secrets[0] != secrets[1], "the worlds do not differ"
        assert told(worlds[0], viewer) == told(worlds[1], viewer)
        assert told(worlds[0], 1) != told(worlds[1], 1)
        if key == "army":
            for match in worlds:
                match.act(0, ONE)
            assert told(worlds[0], viewer) != told(worlds[1], viewer)
            worlds = [alike(match, feed) for match, feed in zip(worlds, unused_script, strict=True)]


def alike(match: Match[State], feed: ShuffleFeed) -> Match[State]:
    """A game in which the same armies are in: only the pools are drawn by different dice."""
    made = Match(GAME, Options(), 2, ScriptedDice([], [feed]))
    made.act(0, ONE)
    made.act(1, ONE)
    return made


@rule("MKU-P14", "MKU-23.8", "MKU-H4")
@pytest.mark.parametrize("feed", ["as_is", BACKWARDS])
def test_whose_time_runs_out_in_the_standard_game_gets_four_pieces_from_the_dice(feed: ShuffleFeed) -> None:
    s = opened(dice=(6, 6, 1, 1), shuffles=[feed], preset="standard").act("ana", ONE).act("ben", ONE)
    s.times_out("ben").says("pool_in", seat=1).silent("pool")
    (drawn,) = s.told("pool_drawn")
    assert len(drawn["types"]) == 4 and s.game.view(s.state, 0).players[1].pool is None
    s.act("ana", act.SubmitPool(("birch_wood",) * 4)).says("pool", seat=1, types=drawn["types"], drawn=True)
    s.says("pool", seat=0, drawn=False)


@rule("MKU-P14")
def test_the_default_pool_is_not_the_same_in_every_game() -> None:
    pools = set()
    for number in range(12):
        match = seeded(bytes([number]), preset="standard")
        match.act(0, ONE)
        match.act(1, ONE)
        match.time_out(1)
        pools.add(match.state.players[1].pool)
    assert len(pools) > 6


@rule("MKU-3.5")
def test_drawn_terrain_may_be_none_and_is_told_so() -> None:
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for number in range(40):
        match = seeded(bytes([number]))
        match.act(0, ONE)
        match.act(1, ONE)
        keys = [event.key for event in match.say(0, "pool random") if event.to == (0,)]
        found[bool(match.state.players[0].pool)].update(keys)
        match.act(1, act.SubmitPool(()))
        shown = "pool" if match.state.players[0].pool else "pool_empty"
        assert any(event.key == shown and event.facts["seat"] == 0 for event in match.lines[-2].events)
    assert found == {True: {"pool_drawn"}, False: {"pool_drawn_empty"}}


# -- what is said before -----------------------------------------------------------------------------------------------


@rule("MKU-H4")
def test_the_preview_tells_how_much_is_drawn_and_shows_nothing_of_it() -> None:
    s = opened(shuffles=["as_is"])
    made = s.game.preview(s.state, 0, act.RandomArmy())
    assert made is not None and (made.key, made.facts) == ("random_army", {"points": 100})
    assert s.game.preview(s.state, 0, act.RandomPool()) is None  # refused when it is said
    s.refused("ana", "pool random", "not_in_phase", "MKU-P1").say("ana", "army random")
    with pytest.raises(Refused, match="army_in_already"):
        s.game.preview(s.state, 0, act.RandomArmy())
    for preset, exact in (("free", False), ("standard", True)):
        state = GAME.position({"phase": "pool"}, Options(preset=preset), NAMES)  # type: ignore[arg-type]
        shown = GAME.preview(state, 1, act.RandomPool())
        assert shown is not None and (shown.key, shown.facts) == ("random_pool", {"count": 4, "exact": exact})


@pytest.mark.parametrize("line", ["army random 1", "army random blue", "pool random 2", "pool none at all"])
def test_nothing_follows_the_word(line: str) -> None:
    with pytest.raises(BadNotation, match="too_many_words"):
        GAME.parse(line, GAME.blank(Options(), 2), 0, None)


# -- nothing to draw from ----------------------------------------------------------------------------------------------


def only(*figures: FigureType) -> Stage:
    """A game with these figures and no terrain at all."""
    content = Content({one.key: one for one in figures}, {}, {}, starter().digest)
    return Stage(MageKnight(content), Options(), 2, ScriptedDice([], ["as_is"] * len(figures[1:])), None)


@rule("MKU-2.4", "MKU-3.21")
@pytest.mark.parametrize("bad", [own("dear", points=101), own("huge", radius=1_501)])
def test_where_no_figure_could_be_drawn_it_is_refused_before_any_die(bad: FigureType) -> None:
    s = only(bad)
    s.refused("ana", act.RandomArmy(), "army_empty", "MKU-2.4")
    assert list(s.game.legal(s.match.state, 0)) == []
    s = only(bad, own("good", points=100)).act("ana", act.RandomArmy())
    assert [s.game.content.figures[key].code for key in s.match.state.players[0].army] == ["good"]


def test_a_figure_without_room_keeps_no_other_from_being_drawn() -> None:
    kinds = (own("huge", radius=1_501, points=1), own("good", points=100))
    content = Content({one.key: one for one in kinds}, {}, {}, starter().digest)
    assert random_army(content, 100, lambda bound: 0) == (kinds[1].key,)


@rule("MKU-23.8")
def test_without_templates_nothing_can_be_drawn_for_the_standard_game() -> None:
    content = Content(dict(starter().figures), {}, {}, starter().digest)
    game, options = MageKnight(content), Options(preset="standard")
    s = Battle(game, options, 2, [], game.blank(options, 2)).act("ana", ONE).act("ben", ONE)
    s.refused("ana", act.RandomPool(), "pool_not_full", "MKU-23.8", count=0, expected=4)
    assert {offer.kind for offer in game.legal(s.state, 0)} == {"edge"}
