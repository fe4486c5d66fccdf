"""The canvas, its caches, type and encoding."""

from __future__ import annotations

import io

import numpy as np
import pytest
import uharfbuzz as harfbuzz
from PIL import Image, ImageFont

from renderers.kit import shapes, text
from renderers.kit.canvas import Canvas
from renderers.kit.drawings import DRAWN
from renderers.kit.encode import encode_image, faithful, in_colors, own_palette
from renderers.kit.icons import icon_ops
from renderers.kit.ops import Disc, Group, Polygon, Scene, Shadow, Sprite, Text, Texture
from renderers.kit.text import cut, font, width, wrap
from renderers.warcry.palette import COLORS
from tests.bench.plaindraw import PlainCanvas

PAPER = (240, 230, 210)
INK = (20, 20, 20)


def scene(*foreground: object) -> Scene:
    return Scene(200.0, 100.0, (Polygon(shapes.box(0, 0, 200, 100), PAPER),), foreground)  # type: ignore[arg-type]


def disc(x: float = 10, key: object = "disc") -> Sprite:
    return Sprite(x, 10, 40, 40, ("test", key), lambda: (Disc(20, 20, 18, INK),))


def test_the_caches_of_a_canvas_stay_within_their_bound() -> None:
    canvas = Canvas(memory=60_000)
    for i in range(60):
        canvas.draw(scene(disc(i, i)))
    kept = canvas.sprites
    assert 0 < len(kept.open) < 60 and len(kept.packed) > 0
    assert kept.open.used + kept.packed.used <= kept.open.most + kept.packed.most <= 30_000
    assert canvas.backgrounds.used <= canvas.backgrounds.most


def test_one_more_sprite_does_not_redraw_the_background() -> None:
    canvas = Canvas()
    canvas.draw(scene(disc()))
    kept = canvas.backgrounds.used
    canvas.draw(scene(disc(), disc(100, "other")))
    assert canvas.backgrounds.used == kept and len(canvas.backgrounds) == 1


def test_edges_are_antialiased_and_plain_ones_are_not() -> None:
    smooth, plain = (np.asarray(c.draw(scene(disc())))[..., 0] for c in (Canvas(), PlainCanvas()))
    assert len(np.unique(smooth)) > 5
    assert len(np.unique(plain)) == 2
    assert smooth.shape == plain.shape and (smooth == 20).sum() == pytest.approx((plain == 20).sum(), rel=0.1)


@pytest.mark.parametrize("scale", [0.5, 1.0, 1.5])
def test_a_scene_scales(scale: float) -> None:
    image = Canvas(scale).draw(scene(disc(), Text(60, 50, "Łąka", 25, "text", INK)))
    assert image.size == (200 * scale, 100 * scale)
    assert image.getpixel((int(30 * scale), int(30 * scale))) == INK


def test_every_kind_of_thing_can_be_drawn_by_both_canvases() -> None:
    ground = (Texture(shapes.box(0, 0, 200, 100), (200, 190, 160), PAPER, 60, 3),)
    group = Group(60, 10, 80, 60, ("g",), lambda: (disc(0), Text(5, 30, "A3", 25, "bold", (255, 255, 255))))
    front = (Shadow((10, 10, 50, 50), 6, 4, 120), group, Text(190, 50, "up", 25, "text", INK, "ms", True))
    for canvas in (Canvas(), PlainCanvas()):
        image = canvas.draw(Scene(200.0, 100.0, ground, front))
        assert len(image.getcolors(20_000) or []) > 3
        assert image.getpixel((195, 60)) != image.getpixel((150, 90)) or image.getpixel((80, 30)) == INK


def test_a_shape_outside_a_sprite_is_refused() -> None:
    with pytest.raises(TypeError):
        Canvas().draw(scene(Disc(5, 5, 5, INK)))


def test_text_drawn_upwards_stays_in_its_column() -> None:
    image = np.asarray(Canvas().draw(scene(Text(100, 50, "Reserve", 25, "text", INK, "ms", True))))[..., 0]
    rows, columns = np.nonzero(image < 200)
    assert columns.max() - columns.min() < 32
    assert rows.max() - rows.min() == pytest.approx(width("Reserve", 25, "text"), abs=5)
    assert (rows.max() + rows.min()) / 2 == pytest.approx(50, abs=4)


@pytest.mark.parametrize("name", sorted(DRAWN))
def test_every_icon_stays_in_its_square_and_shows_ink(name: str) -> None:
    sprite = Sprite(0, 0, 100, 100, ("icon", name), lambda: icon_ops(name, 10, 10, 80, INK, PAPER))
    image = np.asarray(Canvas().draw(Scene(100.0, 100.0, (Polygon(shapes.box(0, 0, 100, 100), PAPER),), (sprite,))))
    inked = image[..., 0] < 128
    assert inked.mean() > 0.05
    border = inked.copy()
    border[4:96, 4:96] = False
    assert not border.any()


def test_a_long_text_ends_in_an_ellipsis_and_fits() -> None:
    name = "Pikinierzy z Paprociowego Brodu"
    short = cut(name, 25, "strong", 150)
    assert short.endswith("…") and width(short, 25, "strong") <= 150
    assert name.startswith(short[:-1])
    assert cut("Łuk", 25, "strong", 150) == "Łuk"


def test_lines_break_between_words_and_the_last_takes_the_rest() -> None:
    lines = wrap("Pikinierzy z Paprociowego Brodu", 25, "strong", 140, 2)
    assert lines[0] == "Pikinierzy z" and lines[1].startswith("Paproc") and lines[1].endswith("…")
    assert all(width(line, 25, "strong") <= 140 for line in lines)
    assert wrap("", 25, "text", 100) == () and cut("", 25, "text", 100) == ""


@pytest.mark.parametrize("face", sorted(text.FACES))
def test_the_alphabets_are_complete_and_an_unknown_glyph_is_a_box(face: str) -> None:
    letters = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ…–−·+/:"
    unknown = font(face, 25).getmask("\uffff")
    box = bytes(unknown)
    assert any(box) and unknown.size[0] > 8
    assert bytes(font(face, 25).getmask("\U0001f409")) == box
    assert [letter for letter in letters if bytes(font(face, 25).getmask(letter)) == box] == []


@pytest.mark.parametrize("face", sorted(text.FACES))
def test_type_is_set_by_nothing_that_another_machine_may_lack(face: str) -> None:
    assert font(face, 25).layout_engine == ImageFont.Layout.BASIC
    assert width("WarCry", 50, face) == pytest.approx(2 * width("WarCry", 25, face))
    assert width("Ta", 25, face) < width("T", 25, face) + width("a", 25, face)
    assert width("Tą", 25, face) - width("ą", 25, face) == pytest.approx(width("Ta", 25, face) - width("a", 25, face))


@pytest.mark.parametrize("face", sorted(text.FACES))
def test_pairs_of_letters_stand_as_the_font_says(face: str) -> None:
    """HarfBuzz is asked whole; letters, with their accents, and digits are a part of what it knows."""
    font_of = harfbuzz.Font(harfbuzz.Face(harfbuzz.Blob.from_file_path(text.FACES[face])))
    for pair in ("To", "Ťá", "Vě", "Łą", "Wó", "rz", "AV", "7.", "11", "P,", "L’"):
        line = harfbuzz.Buffer()
        line.add_str(pair)
        line.guess_segment_properties()
        harfbuzz.shape(font_of, line)
        assert width(pair, 1000, face) == pytest.approx(sum(step.x_advance for step in line.glyph_positions))


@pytest.mark.parametrize("face", sorted(text.FACES))
def test_an_accent_by_itself_and_a_letter_that_no_face_has_keep_their_order(face: str) -> None:
    composed, apart = text.places("éx", face), text.places("e\u0301x", face)
    assert (apart[0], apart[-2], apart[-1]) == (composed[0], composed[1], composed[-1])
    for strange in ("a\U0001f409\ufe0fb", "\U0001f409\u200d\U0001f409", "e\u0301\u0323x"):
        at = text.places(strange, face)
        assert len(at) == len(strange) + 1 and list(at) == sorted(at)


def test_a_line_is_as_wide_as_it_is_measured() -> None:
    for name in ("Pikinierzy z Paprociowego Brodu", "WarCry", "Á"):
        mask, left, base = text.line_mask(name, 25, "strong")
        assert mask.width == pytest.approx(width(name, 25, "strong"), abs=5)
        assert 0 < base <= mask.height and abs(left) <= 3


def noise(seed: int, wide: int = 300, tall: int = 300) -> Image.Image:
    pixels = np.random.default_rng(seed).integers(0, 255, (tall, wide, 3), dtype=np.uint8)
    return Image.fromarray(pixels)


def test_a_flat_picture_becomes_a_palette_file_and_a_colourful_one_does_not() -> None:
    flat = Canvas().draw(scene(disc()))
    assert faithful(flat, in_colors(flat, own_palette(flat)))
    assert Image.open(io.BytesIO(encode_image(flat, COLORS).data)).mode == "P"  # type: ignore[union-attr]
    assert not faithful(noise(1), in_colors(noise(1), own_palette(noise(1))))
    assert Image.open(io.BytesIO(encode_image(noise(1), COLORS).data)).mode == "RGB"  # type: ignore[union-attr]


def test_a_picture_in_foreign_colours_gets_a_palette_of_its_own() -> None:
    image = Image.new("RGB", (200, 200), (255, 0, 255))
    image.paste((0, 255, 255), (50, 50, 150, 150))
    made = Image.open(io.BytesIO(encode_image(image, COLORS).data))  # type: ignore[union-attr]
    assert made.mode == "P" and made.convert("RGB").getpixel((1, 1)) == (255, 0, 255)


@pytest.mark.slow
def test_a_limit_leads_down_the_chain_to_nothing() -> None:
    image = noise(2)
    full = encode_image(image, COLORS)
    assert full is not None and full.kind == "png"
    seen = []
    limit = len(full.data) - 1
    while (made := encode_image(image, COLORS, limit)) is not None:
        assert len(made.data) <= limit
        seen.append((made.kind, made.width))
        limit = len(made.data) - 1
    assert ("png", 300) in seen and ("webp", 300) in seen and ("webp", 150) in seen
    assert [wide for _, wide in seen] == sorted((wide for _, wide in seen), reverse=True)
    assert encode_image(image, COLORS, 100) is None


def test_a_file_carries_no_metadata() -> None:
    opened = Image.open(io.BytesIO(encode_image(Canvas().draw(scene(disc())), COLORS).data))  # type: ignore[union-attr]
    assert not opened.info
