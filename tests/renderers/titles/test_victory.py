"""Pictures of victories: who has won by what, three facts, in letters that are read in a feed; the end of a film."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.i18n.wording import TableWords
from bot.messages.ending import Ending
from renderers.albion import title as albion
from renderers.albion.film import film_picture, rounds_of
from renderers.kit.canvas import Canvas
from renderers.mage_knight import title as mage_knight
from renderers.talisman import title as talisman
from renderers.titles.art import art_scene
from renderers.titles.card import HIGH, WIDE
from renderers.titles.victory import ART, Piece, victory_alt, victory_scene
from renderers.warcry import title as warcry
from tests.gallery import battles, conquests, quests, scenes, tourneys
from tests.gallery.feed import texts_of
from tests.renderers.support import content, game_words, said
from tests.renderers.titles.test_card import GAMES, SEATS

FACTS = (
    "Turning point: A3 Crossbow Company of the Old Bridge shoots B1 Horned Chosen and destroys it.",
    "Dice: Ana +0.3, Ben −0.1: ordinary",
    "1038 decisions in 112 days",
)
WON = Ending("Ana wins", "Two battles won", FACTS, (0,), ((1, "Ben"),))
DRAWN = Ending("A draw", "Nobody was left", FACTS, (), ((0, "Ana"), (1, "Ben")))
UNPLAYED = Ending("Ana wins", "Ben gave up", (), (0,), ((1, "Ben"),), played=False)


def standing(game: str, ending: Ending) -> tuple[list[Piece], TableWords]:
    """The pieces before the art of a game of the gallery, and its words."""
    words = game_words("mage_knight" if game.startswith("mage_knight") else game, "en", SEATS)
    pack: Any = words.speech.game.content
    made: dict[str, Callable[[], list[Piece]]] = {
        "warcry": lambda: warcry.champions(scenes.mid_battle(content().cards), words, ending),
        "mage_knight_unlimited": lambda: mage_knight.champions(battles.shot(pack), words, ending),
        "mage_knight_2": lambda: mage_knight.champions(conquests.conquest(pack), words, ending),
        "talisman": lambda: talisman.champions(quests.crowded(pack), words, ending),
        "albion": lambda: albion.champions(tourneys.over(words.speech.game), words, ending),
    }
    return made[game](), words


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ending", [WON, DRAWN, UNPLAYED], ids=["won", "drawn", "unplayed"])
def test_all_of_it_is_read_on_a_phone(game: str, ending: Ending) -> None:
    pieces, words = standing(game, ending)
    scene = victory_scene(game, ending, pieces)
    told = " ".join(said(scene))
    assert (scene.width, scene.height) == (WIDE, HIGH) and "…" not in told
    assert all(part in told for part in (ending.head, ending.by, *ending.facts))
    lower = [text for text in texts_of(scene.foreground) if text.y > ART]
    assert min(text.size for text in lower) * 360 / WIDE >= 11
    assert max(text.y for text in lower) < HIGH - 8
    assert next(text.size for text in lower if text.text == ending.head) == 96
    alt = victory_alt(ending, pieces, words)
    assert all(part in alt for part in (ending.head, ending.by, *ending.facts))


@pytest.mark.parametrize("game", GAMES)
def test_the_winner_has_a_piece_and_a_draw_two(game: str) -> None:
    assert [piece.seat for piece in standing(game, WON)[0]] == [0]
    assert [piece.seat for piece in standing(game, DRAWN)[0]][:2] == [0, 1]
    assert all(piece.name for piece in standing(game, WON)[0]) or game == "albion"


@pytest.mark.parametrize("game", GAMES)
def test_what_was_never_played_shows_the_title_art_as_it_is(game: str) -> None:
    pieces, words = standing(game, UNPLAYED)
    art = Canvas().draw(art_scene(game, WIDE, ART))
    drawn = Canvas().draw(victory_scene(game, UNPLAYED, pieces)).crop((0, 0, int(WIDE), int(ART)))
    assert ImageChops.difference(art, drawn).getbbox() is None
    assert not any(piece.name and piece.name in victory_alt(UNPLAYED, pieces, words) for piece in pieces)


def test_the_middle_objective_or_most_points_choose_the_figure() -> None:
    words = game_words("mage_knight", "en", SEATS)
    view = conquests.conquest(words.speech.game.content)
    middle = min(view.objectives, key=lambda one: abs(2 * one.x - view.width) + abs(2 * one.y - view.height))
    own = [one for one in view.figures if one.owner == 0 and one.status == "field" and not one.captor]
    near = min(own, key=lambda one: (one.x - middle.x) ** 2 + (one.y - middle.y) ** 2)
    dear = max(own, key=lambda one: one.points)
    for controller, wanted in ((0, near), (1, dear)):
        held = tuple(replace(one, controller=controller) if one is middle else one for one in view.objectives)
        (piece,) = mage_knight.champions(replace(view, objectives=held), words, WON)
        assert piece.name == words.card_name(wanted.type)


def test_the_last_frame_of_a_film_is_who_has_won() -> None:
    words = game_words("albion", "en", SEATS)
    views = tourneys.story(words.speech.game)
    plain, closed = film_picture(views, words), film_picture(views, words, WON)
    assert plain is not None and closed is not None
    assert closed.alt.startswith(WON.head)
    with Image.open(io.BytesIO(closed.data)) as film, Image.open(io.BytesIO(plain.data)) as bare:
        assert film.n_frames == bare.n_frames == len(rounds_of(views)) and film.size == bare.size
        film.seek(film.n_frames - 1)
        last = film.convert("RGB")
    pieces, _ = standing("albion", WON)
    drawn = Canvas(0.6).draw(victory_scene("albion", WON, albion.champions(views[-1], words, WON)))
    share = min(last.width / drawn.width, last.height / drawn.height)
    across, down = round(drawn.width * share), round(drawn.height * share)
    left, top = (last.width - across) // 2, (last.height - down) // 2
    shown = last.crop((left, top, left + across, top + down)).resize((64, 48))
    wanted = drawn.resize((64, 48))
    assert max(high for _, high in ImageChops.difference(shown, wanted).getextrema()) < 60
    assert pieces
