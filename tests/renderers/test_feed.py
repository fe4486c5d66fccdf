"""What is read of a picture in the feed, measured from what is drawn."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from renderers.gallery import feed
from renderers.kit.ops import Group, Op, Scene, Text
from renderers.kit.pictures import Picture

INK = (20, 20, 20)


def sheet(*ops: Op, width: float = 1500, height: float = 950) -> Scene:
    """A picture with nothing but that on it."""
    return Scene(width, height, (), ops)


def line(text: str, size: float, *, far: bool = False) -> Text:
    """A line of text."""
    return Text(10, 50, text, size, "text", INK, far=far)


def test_letters_are_measured_as_a_chat_shows_them() -> None:
    (one,) = feed.letters_of(sheet(line("Ana", 30)))
    assert (one.small, one.opened) == (30 * 550 / 1500, 20)
    (upright,) = feed.letters_of(sheet(line("Ana", 30), height=1500))
    assert (upright.small, upright.opened) == (30 * 350 / 1500, 20)


@pytest.mark.parametrize(
    ("text", "size", "far", "fault"),
    [
        ("Ana to act", 36, True, ""),
        ("Ana to act", 35, True, "'Ana to act' is 12.8 px high in the feed, not 13"),
        ("A12", 31, True, ""),
        ("A12", 29, True, "'A12' is 10.6 px high in the feed, not 11"),
        ("ruler", 17, False, ""),
        ("ruler", 16, False, "'ruler' is 10.7 px high where it is opened, not 11"),
    ],
)
def test_a_text_that_cannot_be_read_is_found_wherever_it_lies(text: str, size: float, far: bool, fault: str) -> None:
    said = line(text, size, far=far)
    card = Group(0, 0, 50, 50, "card", lambda: (said,))
    faults = [fault] if fault else []
    assert feed.reading_faults(sheet(said)) == feed.reading_faults(sheet(card)) == faults


@pytest.mark.parametrize(
    ("width", "height", "public", "private"),
    [(1500, 1000, True, True), (1600, 900, True, True), (1500, 1010, False, True), (1600, 890, False, True)]
    + [(1650, 1050, False, True), (800, 1000, False, True), (799, 1000, False, False)],
)
def test_public_pictures_are_landscape_and_private_ones_not_too_narrow(
    width: float, height: float, public: bool, private: bool
) -> None:
    empty = sheet(width=width, height=height)
    assert (not feed.reading_faults(empty), not feed.reading_faults(empty, public=False)) == (public, private)


def test_what_is_read_from_afar_is_told_in_order() -> None:
    assert feed.far_words(sheet(line("Round 4", 40, far=True), line("legend", 20), line("A1", 40, far=True))) == (
        "Round 4 · A1"
    )


def test_a_sheet_of_the_feed_shows_a_picture_in_both_boxes_on_both_grounds() -> None:
    file = io.BytesIO()
    Image.new("RGB", (1100, 700), (200, 0, 0)).save(file, "PNG")
    made = feed.feed_sheet(Picture(file.getvalue(), "png", "red.png", "", 1100, 700))
    red = [(x, y) for y in range(0, made.height, 2) for x in range(0, made.width, 2) if made.getpixel((x, y))[0] == 200]  # type: ignore[index]
    half = made.height // 2
    desktop = [x for x, y in red if y < half and x < feed.MARGIN + feed.DESKTOP[0]]
    phone = [(x, y) for x, y in red if y >= half and x > feed.MARGIN + feed.DESKTOP[0]]
    assert max(desktop) - min(desktop) == 548
    assert (max(x for x, _ in phone) - min(x for x, _ in phone), max(y for _, y in phone) - half) == (358, 244)
    assert made.getpixel((2, 2)) == feed.DARK and made.getpixel((2, half + 2)) == feed.LIGHT
