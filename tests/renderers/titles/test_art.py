"""Title art: seven colours, at home in every size, cheap to keep, and a banner for lobbies."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from renderers.kit.canvas import Canvas
from renderers.kit.emblems import GAMES as EMBLEMS
from renderers.kit.icons import icon_ops
from renderers.kit.ops import Sprite
from renderers.kit.theme import GOLD_LIGHT, LEATHER
from renderers.titles.art import BOOK, GAMES, art_picture, art_scene, banner_picture, color_in, title_art, toned

MOST_COLORS = 7
TELLS = 40  # tones of grey between the lightest and the darkest colour of a title


def lightness(color: tuple[int, ...]) -> float:
    return (color[0] * 299 + color[1] * 587 + color[2] * 114) / 1000


@pytest.mark.parametrize("game", GAMES)
def test_a_title_has_at_most_seven_colours_from_dark_to_light(game: str) -> None:
    colors = {color_in(op) for op in title_art(game)}
    assert len(colors) <= MOST_COLORS
    shades = sorted(map(lightness, colors))
    assert shades[0] < TELLS and shades[-1] > 255 - TELLS


def test_every_figure_stands_in_a_title() -> None:
    used = {line.split()[1] for game in GAMES for line in BOOK.drawings(game)["title"] if line.startswith("use ")}
    assert used == set(BOOK.drawings("figures"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1280, 640), (1280, 400), (360, 126), (88, 88)])
def test_art_fills_every_size(game: str, size: tuple[int, int]) -> None:
    made = art_picture(game, *size)
    assert made is not None and (made.width, made.height) == size
    assert len(made.data) <= 80_000
    image = Image.open(io.BytesIO(made.data)).convert("RGB")
    corners = [image.getpixel((x, y)) for x in (0, size[0] - 1) for y in (0, size[1] - 1)]
    assert (0, 0, 0) not in corners


@pytest.mark.parametrize("game", GAMES)
def test_bands_of_the_art_meet_without_a_seam(game: str) -> None:
    whole = Canvas().draw(art_scene(game, 320, 160)).resize((32, 16))
    banded = Canvas().draw(art_scene(game, 1280, 640)).resize((32, 16))
    assert max(high for _, high in ImageChops.difference(whole, banded).getextrema()) < 24


@pytest.mark.parametrize("game", GAMES)
def test_a_winner_gives_the_art_his_colour_and_leaves_it_its_light(game: str) -> None:
    plain, blue = title_art(game), toned(title_art(game), 0)
    assert len(plain) == len(blue)
    order = sorted(range(len(plain)), key=lambda i: lightness(color_in(plain[i])))
    shades = [lightness(color_in(blue[i])) for i in order]
    assert all(b >= a - 1 for a, b in zip(shades, shades[1:], strict=False))
    assert all(color_in(op)[2] >= color_in(op)[0] - 60 for op in blue)


def test_every_game_has_an_emblem() -> None:
    assert {name.removeprefix("game_") for name in EMBLEMS} == set(GAMES)
    assert all(icon_ops(name, 0, 0, 64, GOLD_LIGHT, LEATHER) for name in EMBLEMS)


def test_what_has_no_art_has_no_banner() -> None:
    made = banner_picture("warcry")
    assert made is not None and (made.width, made.height) == (1280, 400) and len(made.data) <= 60_000
    assert banner_picture("tic_tac_toe") is None


def test_art_is_kept_and_drawn_once() -> None:
    canvas, scene = Canvas(), art_scene("albion", 1280, 640)
    canvas.draw(scene)
    bands = [op for op in scene.background if isinstance(op, Sprite)]
    assert bands and all(canvas.sprites.packed.get(op.key) is not None for op in bands)
