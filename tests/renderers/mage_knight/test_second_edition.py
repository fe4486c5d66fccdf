"""Pictures of Mage Knight 2.0: objectives, figures in the air, phases; those of Unlimited as they were."""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.games.mage_knight import actions as act
from bot.games.mage_knight.state import Objective
from bot.games.mage_knight.view import ThingView, View
from bot.i18n.catalog import LANGUAGES
from bot.service.core.table_view import report_sentences
from bot.wording.mage_knight.panels import status
from renderers.kit.heraldry import BEARERS
from renderers.kit.ops import Op, Scene, Sprite, Text
from renderers.kit.wording import ALT_LIMIT
from renderers.mage_knight.army import army_scene, army_text, hand_scene, hand_text
from renderers.mage_knight.board import alt_text, text_board
from renderers.mage_knight.dial import card_text, present_face
from renderers.mage_knight.ground import starting_zones
from renderers.mage_knight.legend import second_picture, second_scene
from renderers.mage_knight.objectives import token_ops
from renderers.mage_knight.overlays import brought_by, overlay_of
from renderers.mage_knight.plan import channel_frame, figures_shown, whole_field
from renderers.mage_knight.roster import FORMS, roster_of
from renderers.mage_knight.table import field_scene, table_picture, table_scene, whole_scene
from renderers.mage_knight.words import LETTERS, ability_look, ability_name
from tests.gallery import battles, conquests
from tests.gallery.feed import reading_faults
from tests.renderers.fields import FIELDS, field, pack, words
from tests.renderers.support import parts, said
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

UNLIMITED = {
    "shot": "e11375d7d903c124",
    "march": "391551ef5a50d21f",
    "deploying": "c6eb8a8bb0dbdc53",
    "crowd": "f41fe3ff74faf8e6",
    "knot": "28b119cbbeb594a2",
    "over": "6dc3a53dfd9043de",
}
"""What the pixels of the first edition are: what the second one needs changes none of them."""

GRUNT = own("grunt", speed_type="foot", attack_type="magic", attack_bonus=2, ranged_damage=3, range=8)
HAWK = own("hawk", speed_type="flyer", attack_type="melee")


def conquest() -> View:
    """Three objectives in as many states."""
    return conquests.conquest(pack())


def keys(scene: Scene, kind: str) -> list[Sequence[object]]:
    """Keys of the sprites and groups of a kind."""
    found = [op.key for op, _, _ in parts(scene.foreground) if isinstance(op, Sprite)]
    return [key for key in found if isinstance(key, tuple) and key[0] == kind]


def stage(**fields: object) -> Battle:
    """A man at the objective in the middle, a foe in the air."""
    goals = [Objective("O1", 20_000, 20_000), Objective("O2", 8_000, 20_000, 0, "controlled", 1)]
    given = {"objectives": goals, "turn_phase": "action", **fields}
    options = {"rules": "mk2", "build_total": 200}
    return battle("A1 grunt 20,19", "B1 hawk 30,30 soaring", figures=[GRUNT, HAWK], options=options, fields=given)


@pytest.mark.slow
@pytest.mark.parametrize("name", FIELDS)
def test_pictures_of_unlimited_stay_as_they_were(name: str) -> None:
    picture = table_picture(field(name), words())
    assert picture is not None
    pixels = Image.open(io.BytesIO(picture.data)).convert("RGBA").tobytes()
    assert hashlib.sha256(pixels).hexdigest()[:16] == UNLIMITED[name]


@rule("MK2-7.2", "MK2-7.4", "MK2-P12")
def test_the_view_tells_who_holds_what_and_who_would_if_the_turn_ended_now() -> None:
    s = stage()
    view = s.game.view(s.state, None)
    first, second = view.objectives
    assert (first.id, first.x, first.y, first.radius) == ("O1", 20_000, 20_000, 750)
    assert (first.status, first.controller, first.changes) == ("neutral", -1, True)
    assert (first.next_status, first.next_controller) == ("controlled", 0)
    assert (second.status, second.controller, second.changes) == ("controlled", 1, False)
    assert view.held(1) == 1 and view.held(0) == 0 and view.turn_phase == "action"
    assert "O1 neutral, controlled by Ana if the turn ended now" in text_board(view, words())


@rule("MK2-2.6", "MK2-16.1")
def test_the_view_tells_what_stands_on_a_base_and_who_soars() -> None:
    s = stage()
    one, other = s.game.view(s.state, None).figures
    assert (one.speed_type, one.attack_type, one.attack_bonus, one.ranged_damage) == ("foot", "magic", 2, 3)
    assert other.soaring and not one.soaring and other.speed_type == "flyer"
    told = card_text(present_face(one, words()), words())
    assert "Attack type magic, attack bonus 2" in told and "Ranged damage 3" in told and "On foot" in told
    board = text_board(s.game.view(s.state, None), words())
    assert "attack type magic, attack bonus 2, ranged damage 3" in board and "flyer" in board and "soaring" in board


@rule("MK2-2.6", "MK2-2.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_figure_that_is_asked_about_tells_what_stands_on_its_base(language: str) -> None:
    s = stage()
    rows: dict[str, Any] = {}
    said: dict[str, str] = {}
    for name in ("A1", "B1"):
        report = s.game.tell(s.state, 0, f"figure {name}")
        assert report is not None
        (rows[name],) = [row for row in report.rows if row["row"] == "base"]
        (said[name],) = report_sentences(words(language).speech, report.key, (rows[name],))
    assert rows["A1"]["bonus"] == 2 and rows["A1"]["ranged_damage"] == 3 and not rows["A1"]["soaring"]
    assert rows["B1"]["ranged_damage"] == "none" and rows["B1"]["soaring"]
    if language == "en":
        assert said["A1"] == "Speed type: on foot; attack type: magic; attack bonus: 2; ranged damage: 3."
        assert said["B1"] == "Speed type: flyer; attack type: melee; attack bonus: 0. It soars."


def test_who_soars_has_a_ring_and_is_drawn_over_all_others() -> None:
    view = conquest()
    assert len(keys(whole_scene(view, words()), "soaring")) == 2
    order = [one.id for one in figures_shown(view, channel_frame(whole_field(view)))]
    assert set(order[-2:]) == {"A4", "B4"}
    grounded = tuple(msgspec.structs.replace(one, soaring=False) for one in view.figures)
    assert not keys(whole_scene(msgspec.structs.replace(view, figures=grounded), words()), "soaring")


def test_states_of_objectives_differ_by_more_than_colour() -> None:
    def plain(ops: Sequence[Op]) -> tuple[object, ...]:
        return tuple((type(op), getattr(op, "radius", None), getattr(op, "points", None)) for op in ops)

    made = [plain(token_ops(status, -1, 40, 36)) for status in ("neutral", "contested")]
    made += [plain(token_ops("controlled", seat, 40, 36)) for seat in range(len(BEARERS))]
    assert len(set(made)) == len(made)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("made", [conquests.conquest, conquests.landing])
def test_pictures_of_the_second_edition_can_be_read(made, language: str) -> None:  # type: ignore[no-untyped-def]
    view = made(pack())
    assert not reading_faults(table_scene(view, words(language)))
    scene = whole_scene(view, words(language))
    assert not reading_faults(scene)
    assert "Mage Knight 2.0" in said(scene)
    assert len(alt_text(view, words(language))) <= ALT_LIMIT
    picture = table_picture(view, words(language))
    assert picture is not None and len(picture.data) <= 200_000
    for goal in view.objectives:
        assert goal.id in said(scene) and goal.id in text_board(view, words(language))


@rule("MK2-6.5")
def test_the_title_names_the_phase_of_the_turn() -> None:
    told = {
        phase: said(whole_scene(conquests.in_phase(pack(), phase), words())) for phase in ("command", "action", "end")
    }
    assert "Command phase" in told["command"] and "End phase" in told["end"]
    assert "Action phase: 1 left" in told["action"]
    assert "Mage Knight 2.0" not in said(whole_scene(battles.shot(pack()), words()))


def test_an_objective_to_be_placed_and_who_takes_off_are_drawn_before_they_are_said() -> None:
    view = conquests.conquest(pack())
    placed = overlay_of(view, act.PlaceObjective(12_000, 20_000))
    assert placed.zones and [(ring.x, ring.y, ring.length) for ring in placed.rings] == [(12_000, 20_000, 750)]
    for name, level, aloft in (("A1", "up", True), ("A4", "down", False), ("A4", "", True), ("A1", "", False)):
        move = act.Move(act.Step(name, ((15_000, 15_000),), 0), level=level)  # type: ignore[arg-type]
        (ghost,) = overlay_of(view, move).ghosts
        assert ghost.soaring is aloft
        drawn = field_scene(view, words(), overlay=overlay_of(view, move))
        assert bool(keys(drawn, "halo")) is aloft


@pytest.mark.parametrize("edge", ["south", "west", "north", "east"])
def test_the_inner_edge_of_a_deployment_area_is_a_whole_line_before_the_enemy(edge: str) -> None:
    view = conquests.conquest(pack())
    player = msgspec.structs.replace(view.players[0], edge=edge, area=battles.AREAS[edge])
    made = starting_zones(msgspec.structs.replace(view, players=(player,)), channel_frame(whole_field(view)), False)
    (inner,) = [op for op in made if isinstance(op, Sprite) and op.key[0] == "inner"]  # type: ignore[index]
    shown = channel_frame(whole_field(view))
    middle = {"south": (19_685, 3_000), "north": (19_685, 36_370), "west": (3_000, 19_685), "east": (36_370, 19_685)}
    x, y = shown.at(middle[edge])
    assert abs(inner.x + inner.width / 2 - x) < 2 and abs(inner.y + inner.height / 2 - y) < 2
    bare = msgspec.structs.replace(view, players=(player,), objectives=())
    assert not [op for op in starting_zones(bare, shown, False) if op.key[0] == "inner"]  # type: ignore[union-attr,index]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_symbols_of_the_second_edition_tells_everything(language: str) -> None:
    made, lines = second_picture(words(language)), said(second_scene(words(language)))
    assert made is not None and made.height <= 1250 and len(made.data) <= 120_000
    assert not [line for line in lines if line.endswith("…")]
    assert set(LETTERS.values()) <= set(lines)


@rule("MK2-33.8")
def test_the_blue_square_is_magic_resistance_in_the_second_edition() -> None:
    assert ability_look("magic_resistance") == ability_look("magic_immunity")
    assert ability_name("magic_resistance", words()) == "Magic Resistance"


@rule("MK2-7.2")
def test_the_panel_tells_ones_own_objectives_now_and_after_the_turn() -> None:
    s = stage()
    told = [status(s.game.view(s.state, seat), words().speech) for seat in (0, 1)]
    assert told[0].endswith("Objectives: 0; if the turn ended now: 1.")
    assert told[1].endswith("Objectives: 1; if the turn ended now: 1.")


@rule("MK2-30.3")
def test_the_title_of_a_sheet_counts_what_decides() -> None:
    assert "objectives" in said(field_scene(conquests.conquest(pack()), words()))
    assert "victory points" in said(field_scene(battles.shot(pack()), words()))


@rule("MK2-P11", "MK2-28.7")
def test_loose_items_lie_on_the_picture_with_their_ids() -> None:
    """What is borne is not drawn on the ground; both are told by the text board."""
    hero = own("hero", rank="unique", item_slots=("hand", "charm"), attack_type="melee")
    s = battle(
        "A1 hero 10,10",
        "B1 hero 30,30",
        figures=[hero],
        options={"rules": "mk2"},
        items="I1 whetted_blade 20,14 | I2 ferry_bell A1",
        domains=["harvest_fog"],
    )
    view = s.game.view(s.state, None)
    assert len(keys(field_scene(view, words()), "loose")) == 1
    assert "I1" in said(field_scene(view, words())) and "I2" not in said(field_scene(view, words()))
    assert "I1 Whetted Blade" in said(table_scene(view, words()))
    many = msgspec.structs.replace(view, things=view.things[:1] * 30)
    assert "I1 Whetted Blade" not in said(table_scene(many, words()))  # no room for all: text and board tell them
    said_board = text_board(view, words())
    for part in ("I1 Whetted Blade lies at (20, 14)", "bears I2 Ferry Bell", "Domains: Harvest Fog"):
        assert part in said_board


@rule("MK2-P11", "MK2-27.2", "MK2-28.7")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("Domain: Harvest Fog", "I1 Whetted Blade", "I2 Glass Hour", "1 use left")),
        ("pl", ("Domena: Mgła żniwna", "I1 Wyostrzone ostrze", "I2 Klepsydra", "zostało 1 użycie")),
        ("cs", ("Karta prostředí: Žňová mlha", "I1 Nabroušená čepel", "I2 Přesýpací hodiny", "zbývá 1 použití")),
    ],
)
def test_the_list_of_an_army_names_what_its_figures_bear_and_the_domain_that_it_brought(
    language: str, told: tuple[str, ...]
) -> None:
    view = conquests.conquest(pack())
    scene = whole_scene(view, words(language))
    texts = {op.text for op, _, _ in parts(scene.foreground) if isinstance(op, Text)}
    assert texts.issuperset(told)
    assert not any("I4" in text and len(text) > 2 for text in texts)  # that one lies on the field
    assert len(keys(scene, "pouch")) == 2 * 3  # a sign at each bearer and at each line
    roster = roster_of(view, 308)
    assert [tuple(one.bearer for one in block.own) for block in roster.blocks] == [("A1",), ("", "B5", "B4")]
    assert all(block.top + block.height <= 1020 - 12 for block in roster.blocks)


@rule("MK2-3.12", "MK2-P11")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("Items: Oxhide Coat (", "Catch Rope (", "Domain: High Wind")),
        ("pl", ("Przedmioty: Kaftan z wołowej skóry (", "Arkan (", "Domena: Wichura")),
        ("cs", ("Předměty: Kabátec z volské kůže (", "Laso (", "Karta prostředí: Vichřice")),
    ],
)
def test_an_army_that_would_be_handed_in_tells_items_and_domain_and_counts_them(
    language: str, told: tuple[str, ...]
) -> None:
    spoken = words(language)
    (ready,) = [one for one in pack().armies.values() if one.domain]
    for said_of_it in (
        army_text(ready.name, ready.figures, spoken, ready.build_total, None, brought_by(ready)),
        " ".join(said(army_scene(ready.name, ready.figures, spoken, ready.build_total, 0, brought_by(ready)))),
    ):
        assert all(one in said_of_it for one in told), said_of_it
        assert re.search(rf"\b{ready.points}\b", said_of_it)
    assert spoken.speech.cards.note(language, ready.id) and spoken.speech.cards.note("pl", ready.id) != ready.note


@rule("MK2-P11", "MK2-28.7")
def test_ones_own_army_tells_what_it_brings_and_who_bears_it() -> None:
    view = msgspec.structs.replace(conquests.conquest(pack()), viewer=1)
    for told in (hand_text(view, words()), " ".join(said(hand_scene(view, words())))):
        assert "bears I1 Whetted Blade" in told and "Long String" not in told
    own = msgspec.structs.replace(
        view.players[1], army=("starter:1",), items=(("whetted_blade", "starter:1"),), domain="harvest_fog"
    )
    early = msgspec.structs.replace(view, figures=(), phase="pool", players=(view.players[0], own))
    for told in (hand_text(early, words()), " ".join(said(hand_scene(early, words())))):
        assert "Items: Whetted Blade (" in told and "Domain: Harvest Fog" in told


@rule("MK2-P11")
@pytest.mark.parametrize(("each", "form", "lines"), [(7, 0, 4), (9, 1, 4), (11, 1, 0), (12, 2, 0)])
def test_where_armies_fill_the_list_figures_go_before_what_they_bear(each: int, form: int, lines: int) -> None:
    bare = battles.knot(pack(), 2, each)
    items = tuple(ThingView(f"I{i}", "whetted_blade", f"{'AB'[i % 2]}1", 0, 0, 0, -1) for i in range(4))
    roster = roster_of(msgspec.structs.replace(bare, things=items), 308)
    assert roster.form == FORMS[form] and sum(len(block.own) for block in roster.blocks) == lines
    assert sum(len(block.shown) for block in roster.blocks) == 2 * each
    assert all(block.top + block.height <= 1020 - 12 for block in roster.blocks)


@rule("MK2-P11", "MK2-21.4")
def test_a_bombardment_is_one_line_and_a_ring_round_all_that_it_reaches() -> None:
    bow = own("bow", speed_type="foot", attack_type="ranged", range=10, ranged_damage=1)
    s = battle(
        "A1 bow 10,10 face=0 | A2 bow 2,2",
        "B1 bow 18,10 | B2 bow 18,11.5",
        figures=[bow],
        options={"rules": "mk2", "build_total": 200},
        dice=[4, 4],
    )
    s.say("ana", "ranged A1 bombardment at=18,10")
    view = s.game.view(s.state, None)
    assert view.mark is not None and view.mark.blast == (18_000, 10_000, 2_000)
    assert len(keys(field_scene(view, words()), "blast")) == 1
    assert "A1 Bow bombards B1, B2" in text_board(view, words())
