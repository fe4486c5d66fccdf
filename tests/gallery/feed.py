"""What is left of a picture in the feed: the boxes that a chat fits it into, how high letters are there."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from math import floor

from msgspec import Struct
from PIL import Image, ImageDraw

from renderers.kit.ops import Color, Group, Ops, Scene, Text
from renderers.kit.pictures import Picture
from renderers.kit.sheets import SHEETS

DESKTOP, PHONE = (550, 350), (360, 420)
OPENED = 1000
"""How wide a picture is where a reader opens it."""
FAR, FAR_ID, NEAR = 13, 11, 11
"""Heights of type: what is read from afar, the ids of pieces there, and everything where it is opened."""
BROADEST, WIDE, NARROW = 1600, (3 / 2, 16 / 9), 4 / 5
ID = re.compile(r"[A-Zc]\d{1,4}|\d\.\d")

DARK, LIGHT = (49, 51, 56), (255, 255, 255)
MARGIN = 16


class Letters(Struct, frozen=True):
    """A text of a picture with the heights of its type: in the feed, and opened.

    ``clear``: it lies on a sheet of two sizes for afar, the smaller of which is as high as an id.
    """

    text: str
    small: float
    opened: float
    far: bool
    clear: bool = False

    @property
    def fault(self) -> str:
        """What is wrong with it; empty where it can be read."""
        least = FAR_ID if self.clear or ID.fullmatch(self.text) else FAR
        if self.far and self.small < least:
            return f"{self.text!r} is {self.small:.1f} px high in the feed, not {least}"
        if self.opened < NEAR:
            return f"{self.text!r} is {self.opened:.1f} px high where it is opened, not {NEAR}"
        return ""


def fitted_size(width: float, height: float, box: tuple[int, int]) -> tuple[int, int]:
    """The size of a picture in a box of the feed; nothing is enlarged."""
    share = min(1.0, box[0] / width, box[1] / height)
    return max(1, floor(width * share)), max(1, floor(height * share))


def is_sheet(scene: Scene) -> bool:
    """True if a picture has one of the shapes that both boxes are filled with."""
    return any((sheet.width, sheet.height) == (scene.width, scene.height) for sheet in SHEETS)


def letters_of(scene: Scene) -> list[Letters]:
    """All texts of a picture: as high as in the smaller box on a sheet for both, else as on a desktop."""
    boxes = (DESKTOP, PHONE) if is_sheet(scene) else (DESKTOP,)
    small = min(box[0] / scene.width for box in boxes)
    small = min(small, *(box[1] / scene.height for box in boxes))
    opened = OPENED / scene.width
    texts = texts_of((*scene.background, *scene.foreground))
    return [Letters(op.text, op.size * small, op.size * opened, op.far, is_sheet(scene)) for op in texts]


def texts_of(ops: Ops) -> Iterator[Text]:
    """All texts among what is drawn. Sprites hold shapes alone: a canvas refuses text in them."""
    for op in ops:
        if isinstance(op, Text):
            yield op
        elif isinstance(op, Group):
            yield from texts_of(op.make())


def far_words(scene: Scene) -> str:
    """What is read of a picture from afar."""
    return " · ".join(one.text for one in letters_of(scene) if one.far)


def reading_faults(scene: Scene, *, public: bool = True) -> list[str]:
    """What a reader of the feed could not read; public pictures are also judged by their shape."""
    faults = [one.fault for one in letters_of(scene) if one.fault]
    ratio = scene.width / scene.height
    landscape = WIDE[0] <= round(ratio, 2) and ratio <= WIDE[1] and scene.width <= BROADEST
    if public and not landscape and not is_sheet(scene):
        faults.append(f"{scene.width:.0f} x {scene.height:.0f} is no landscape between 3:2 and 16:9")
    if not public and ratio < NARROW:
        faults.append(f"{scene.width:.0f} x {scene.height:.0f} is narrower than 4:5")
    return faults


def feed_sheet(made: Picture) -> Image.Image:
    """A picture as it lies in both boxes, above on a dark ground, below on a light one."""
    picture = Image.open(io.BytesIO(made.data)).convert("RGB")
    wide, tall = MARGIN * 3 + DESKTOP[0] + PHONE[0], MARGIN * 2 + max(DESKTOP[1], PHONE[1])
    sheet = Image.new("RGB", (wide, tall * 2), LIGHT)
    for top, ground in ((0, DARK), (tall, LIGHT)):
        sheet.paste(ground, (0, top, wide, top + tall))
        for left, box in ((MARGIN, DESKTOP), (MARGIN * 2 + DESKTOP[0], PHONE)):
            _lay(sheet, picture, (left, top + MARGIN), box)
    return sheet


def _lay(sheet: Image.Image, picture: Image.Image, at: tuple[int, int], box: tuple[int, int]) -> None:
    """The picture at the corner of its box, whose rim shows what is left over."""
    rim: Color = (128, 130, 136)
    ImageDraw.Draw(sheet).rectangle((at[0] - 1, at[1] - 1, at[0] + box[0], at[1] + box[1]), outline=rim)
    size = fitted_size(picture.width, picture.height, box)
    sheet.paste(picture.resize(size, Image.Resampling.LANCZOS), at)
