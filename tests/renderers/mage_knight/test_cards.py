"""Armies, dials and moving replays of Mage Knight."""

from __future__ import annotations

import io

import msgspec
import pytest
from PIL import Image

from bot.games.mage_knight.view import View
from bot.i18n.catalog import LANGUAGES
from renderers.kit import film as filming
from renderers.kit import theme
from renderers.kit.film import spread_evenly
from renderers.kit.heraldry import BEARERS, seat_shape
from renderers.kit.ops import Scene, Text
from renderers.kit.text import width
from renderers.kit.wording import ALT_LIMIT
from renderers.mage_knight.army import army_picture, army_scene, army_text, hand_picture, hand_scene, hand_text
from renderers.mage_knight.board import alt_text
from renderers.mage_knight.dial import card_scene, dial_face, dial_picture, figure_picture, present_face
from renderers.mage_knight.film import film_picture
from renderers.mage_knight.table import field_scene
from tests.gallery import battles
from tests.renderers.fields import LONG, field, pack, words
from tests.renderers.support import parts, said
from tests.support.rules import rule


def readable(scene: Scene) -> None:
    """Every text is large enough and stays on the picture."""
    for op, x, _ in parts(scene.foreground):
        if isinstance(op, Text):
            wide = width(op.text, op.size, op.face)
            left = x + op.x - {"l": 0.0, "m": wide / 2, "r": wide}[op.anchor[0]]
            assert op.size >= theme.WIDTH / 40
            assert left >= 4 and left + wide <= theme.WIDTH - 4, op.text


def setting_up(phase: str) -> View:
    """The first seat's own view while lists are secret."""
    view = msgspec.structs.replace(field("deploying"), phase=phase, viewer=0, figures=())
    own = msgspec.structs.replace(
        view.players[0], army=("starter:1", "starter:1", "starter:5"), pool=("mill_pond", "old_forest"), points=52
    )
    return msgspec.structs.replace(view, players=(own, view.players[1]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ready_army_has_a_picture(language: str) -> None:
    for army in pack().armies.values():
        scene = army_scene(army.name, army.figures, words(language), army.build_total)
        readable(scene)
        names = {words(language).card_name(key) for key in army.figures}
        assert all(any(name in line for line in said(scene)) for name in names)
        assert len(army_text(army.name, army.figures, words(language), army.build_total, ALT_LIMIT)) <= ALT_LIMIT


def test_an_army_says_points_and_how_many() -> None:
    army = pack().armies["guild_watch"]
    lines = said(army_scene(army.name, army.figures, words(), 100))
    assert {"Guild Watch · 5 figures · 97 of 100 points", "2 × Tidewall Warder"} <= set(lines)
    made = army_picture(army.name, army.figures, words(), 100)
    assert made is not None and len(made.data) < 60_000 and made.alt.startswith("Guild Watch")


@rule("MKU-H4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_list_and_pool_are_on_the_private_picture(language: str) -> None:
    view, spoken = setting_up("pool"), words(language, LONG)
    scene = hand_scene(view, spoken)
    readable(scene)
    lines = "\n".join(said(scene))
    assert f"2 × {spoken.card_name('starter:1')}" in lines and spoken.card_name("mill_pond") in lines
    assert spoken.card_name("old_forest") in hand_text(view, spoken)
    assert hand_picture(view, spoken) is not None


def test_ranks_of_one_name_are_told_apart_in_the_own_list_and_equal_pieces_counted() -> None:
    view = setting_up("pool")
    own = msgspec.structs.replace(
        view.players[0], army=("starter:1", "starter:2", "starter:5"), pool=("mill_pond", "old_forest", "mill_pond")
    )
    view = msgspec.structs.replace(view, players=(own, view.players[1]))
    for told in (hand_text(view, words()), "\n".join(said(hand_scene(view, words())))):
        assert "Lamplight Arbalest (weak)" in told and "Lamplight Arbalest (standard)" in told
        assert "2 × Mill Pond, Old Forest" in told and "Tidewall Warder (" not in told


def test_during_the_battle_it_tells_the_own_figures_with_their_abilities_in_words() -> None:
    view = msgspec.structs.replace(field("shot"), viewer=0)
    scene = hand_scene(view, words())
    readable(scene)
    assert "Ram, Sweep, Battle Armor, 2 action tokens" in said(scene)
    assert not [line for line in said(scene) if line.startswith("B1")]
    assert "- A4 Arc Scribe: 8/7/14/2, 8 × 1, 20 points; Flame/Lightning, Magic Enhancement" in hand_text(view, words())


def test_before_there_is_an_army_there_is_no_picture_of_it() -> None:
    view = setting_up("army")
    own = msgspec.structs.replace(view.players[0], army=None, army_in=False)
    view = msgspec.structs.replace(view, players=(own, *view.players[1:]))
    assert hand_picture(view, words()) is None and "No army submitted yet" in hand_text(view, words())


def test_where_the_dial_is_hidden_the_card_tells_what_the_abilities_do() -> None:
    bound = next(one for one in field("shot").figures if one.id == "B6")
    lines = " ".join(said(card_scene(present_face(bound, words()), words())))
    assert "Sweep: " in lines and "Command: " in lines and "Present values" not in lines
    bare = msgspec.structs.replace(bound, abilities=("", "", "", ""))
    full, empty = (card_scene(present_face(one, words()), words()) for one in (bound, bare))
    assert empty.height < full.height or empty.height < 520


def test_a_spectator_has_no_army() -> None:
    with pytest.raises(ValueError, match="spectator"):
        hand_picture(field("shot"), words())


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_a_dial_card(language: str) -> None:
    for kind in pack().figures.values():
        readable(card_scene(dial_face(kind, words(language)), words(language)))


def test_a_dial_card_shows_the_whole_dial() -> None:
    kind = battles.printed(pack(), "gorrud")
    made = dial_picture(kind, words(), click=2)
    assert made is not None and len(made.alt) <= ALT_LIMIT
    lines = said(card_scene(dial_face(kind, words(), 2), words()))
    assert [str(i + 1) for i in range(len(kind.clicks))] == [line for line in lines if line.isdigit()][::5][
        : len(kind.clicks)
    ]
    assert "click 9: 4/7/11/1" in made.alt


@rule("MKU-H3", "MKU-H7")
def test_a_card_in_play_shows_present_values_only() -> None:
    one = field("shot").figures[0]
    face = present_face(one, words())
    assert len(face.positions) == 1 and face.positions[0].values == (one.speed, one.attack, one.defense, one.damage)
    made = figure_picture(one, words())
    assert made is not None and "Pierce" in made.alt and "click" not in made.alt


def test_owners_are_told_apart_without_colour() -> None:
    """Eight seats: no two with the same shape or the same pattern."""
    assert len({seat_shape(seat, 0, 0, 10) for seat in range(8)}) == 8
    assert len({(one.form, one.pattern) for one in BEARERS}) == len({one.pattern for one in BEARERS}) == 8


def test_pictures_of_a_replay_are_chosen_evenly_with_both_ends() -> None:
    assert spread_evenly(3, 5) == [0, 1, 2]
    assert spread_evenly(9, 5) == [0, 2, 4, 6, 8]
    assert spread_evenly(1000, 16)[0] == 0 and spread_evenly(1000, 16)[-1] == 999 and len(spread_evenly(1000, 16)) == 16


@pytest.mark.slow
def test_a_replay_moves_and_keeps_its_limit() -> None:
    story = battles.story(pack())
    made = film_picture(story, words())
    assert made is not None
    image = Image.open(io.BytesIO(made.data))
    assert image.format == "GIF" and image.n_frames == len(story)  # type: ignore[attr-defined]
    assert made.alt.startswith("The battle in 8 pictures; the last one: ") and len(made.alt) <= ALT_LIMIT
    assert alt_text(story[-1], words()).splitlines()[0] in made.alt
    smaller = film_picture(story, words(), limit=len(made.data) - 1)
    assert smaller is not None and len(smaller.data) < len(made.data)
    assert film_picture(story, words(), limit=1000) is None and film_picture([], words()) is None


def test_a_replay_of_a_high_narrow_field_has_fewer_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    story = battles.story(pack())
    pixels = field_scene(story[-1], words())
    monkeypatch.setattr(filming, "MOST_PIXELS", 5 * pixels.width * pixels.height * 0.36)
    made = film_picture(story, words())
    assert made is not None and made.alt.startswith("The battle in 5 pictures; ")


@pytest.mark.slow
def test_equal_replays_are_equal_bytes() -> None:
    assert film_picture(battles.story(pack()), words()) == film_picture(battles.story(pack()), words())
