"""Carrying out a display list with antialiasing; what is drawn again and again is kept."""

from __future__ import annotations

from collections.abc import Hashable
from math import ceil

from PIL import Image, ImageDraw, ImageFilter

from bot.lru import Recent
from renderers.kit import paint
from renderers.kit.ops import Group, Op, Ops, Polygon, Scene, Shadow, Sprite, Text, Texture
from renderers.kit.sprites import Sprites, image_bytes
from renderers.kit.text import line_mask, width

OVER = 4  # how much larger shapes are drawn before they are reduced

Mask = tuple[Image.Image, int, int]

# Edges of type in four shades instead of 256: no eye sees it, and the file is a good part smaller.
STEPPED = [round(value * 3 / 255) * 255 // 3 for value in range(256)]


class Canvas:
    """Draws scenes at one scale. Keeps backgrounds, sprites and lines of text within a bound of memory.

    Twenty tables in play need about 14 MB of packed sprites (240 MB of open ones), and draw half as long with them.
    """

    def __init__(self, scale: float = 1.0, *, memory: int = 160_000_000) -> None:
        self.scale = scale
        self.backgrounds: Recent[Hashable, Image.Image] = Recent(memory // 6, image_bytes)
        self.sprites = Sprites(memory // 2)
        self.lines: Recent[Hashable, Mask] = Recent(memory // 8, lambda mask: image_bytes(mask[0]))

    def draw(self, scene: Scene) -> Image.Image:
        """The picture of a scene."""
        parts = tuple((op.key, op.x, op.y) if isinstance(op, (Sprite, Group)) else op for op in scene.background)
        image = self.backgrounds.get_or_make((parts, scene.width, scene.height), lambda: self._background(scene))
        image = image.copy()
        for op in scene.foreground:
            self._put(image, op)
        return image

    def _put(self, image: Image.Image, op: Op) -> None:
        """Draw one thing at the final size."""
        if isinstance(op, Text):
            mask, dx, dy = self.lines.get_or_make(
                (op.text, op.size, op.face, op.anchor, op.upward), lambda: self._line(op)
            )
            image.paste(op.color, (round(op.x * self.scale) + dx, round(op.y * self.scale) + dy), mask)
        elif isinstance(op, Shadow):
            spread = 2 * op.blur
            sprite = self.sprites.get_or_make(_shadow_key(op), lambda: self._shadow(op))
            _lay(image, sprite, round((op.box[0] - spread) * self.scale), round((op.box[1] - spread) * self.scale))
        elif isinstance(op, (Sprite, Group)):
            sprite = self.sprites.get_or_make(
                op.key, lambda: self._sprite(op) if isinstance(op, Sprite) else self._group(op)
            )
            _lay(image, sprite, round(op.x * self.scale), round(op.y * self.scale))
        else:
            raise TypeError(f"{type(op).__name__} has to be part of a sprite")

    def _background(self, scene: Scene) -> Image.Image:
        """Level boxes need no smooth edges, and sprites are kept, so a new layout of known parts is soon made."""
        image = Image.new("RGB", (ceil(scene.width * self.scale), ceil(scene.height * self.scale)))
        draw = ImageDraw.Draw(image)
        for op in scene.background:
            if isinstance(op, Texture):
                image.paste(self._cloth(op).convert("RGB"), self._corners(op)[:2])
            elif isinstance(op, Polygon):
                x0, y0, x1, y1 = self._corners(op)
                draw.rectangle((x0, y0, max(x0, x1 - 1), max(y0, y1 - 1)), op.fill)
            else:
                self._put(image, op)
        return image

    def _corners(self, op: Texture | Polygon) -> tuple[int, int, int, int]:
        x0, y0, x1, y1 = (round(v * self.scale) for v in paint.shape_bounds(op))
        return x0, y0, x1, y1

    def _cloth(self, op: Texture) -> Image.Image:
        x0, y0, x1, y1 = self._corners(op)
        return paint.mottling(max(1, x1 - x0), max(1, y1 - y0), op.grain * self.scale, op.seed, op.dark, op.light)

    def _vector(self, image: Image.Image, ops: Ops) -> None:
        """Shapes at four times the size."""
        draw = ImageDraw.Draw(image, "RGBA" if image.mode == "RGB" else None)
        for op in ops:
            if isinstance(op, Texture):
                self._texture(image, op)
            else:
                paint.draw_shape(draw, op, self.scale * OVER)

    def _texture(self, image: Image.Image, op: Texture) -> None:
        """A cloth cut out along an outline."""
        cloth = self._cloth(op)
        cloth = cloth.resize((cloth.width * OVER, cloth.height * OVER), Image.Resampling.NEAREST)
        zoom = self.scale * OVER
        left, top = (v * OVER for v in self._corners(op)[:2])
        mask = Image.new("L", cloth.size)
        ImageDraw.Draw(mask).polygon([(x * zoom - left, y * zoom - top) for x, y in op.points], fill=255)
        image.paste(cloth.convert("RGB"), (left, top), mask)

    def _sprite(self, op: Sprite) -> Image.Image:
        """Shapes on nothing, or where the outline is given on an opaque ground that is then cut out."""
        size = (ceil(op.width * self.scale) * OVER, ceil(op.height * self.scale) * OVER)
        if not op.shape:
            image = Image.new("RGBA", size)
            self._vector(image, op.make())
            return image.reduce(OVER)
        ground = Image.new("RGB", size)
        self._vector(ground, op.make())
        mask = Image.new("L", size)
        ImageDraw.Draw(mask).polygon([(x * self.scale * OVER, y * self.scale * OVER) for x, y in op.shape], fill=255)
        image, mask = ground.reduce(OVER), mask.reduce(OVER)
        image.putalpha(mask if op.opacity == 255 else mask.point(lambda cover: cover * op.opacity // 255))
        return image

    def _group(self, op: Group) -> Image.Image:
        image = Image.new("RGBA", (ceil(op.width * self.scale), ceil(op.height * self.scale)))
        for part in op.make():
            self._put(image, part)
        return image

    def _shadow(self, op: Shadow) -> Image.Image:
        x0, y0, x1, y1 = op.box
        spread = 2 * op.blur
        size = (ceil((x1 - x0 + 2 * spread) * self.scale), ceil((y1 - y0 + 2 * spread + op.drop) * self.scale))
        mask = Image.new("L", size)
        at = (spread * self.scale, (spread + op.drop) * self.scale)
        corner = (at[0] + (x1 - x0) * self.scale, at[1] + (y1 - y0) * self.scale)
        ImageDraw.Draw(mask).rounded_rectangle((*at, *corner), op.radius * self.scale, fill=op.strength)
        mask = mask.filter(ImageFilter.GaussianBlur(op.blur * self.scale / 2))
        image = Image.new("RGBA", size, (44, 30, 16, 0))
        image.putalpha(mask)
        return image

    def _line(self, op: Text) -> Mask:
        size = op.size * self.scale
        mask, left, base = line_mask(op.text, size, op.face)
        mask = mask.point(STEPPED)
        start = round(width(op.text, size, op.face) * {"l": 0.0, "m": -0.5, "r": -1.0}[op.anchor[0]])
        if op.upward:
            return mask.transpose(Image.Transpose.ROTATE_90), -base, left - start - mask.width
        return mask, start - left, -base


def _shadow_key(op: Shadow) -> tuple[object, ...]:
    x0, y0, x1, y1 = op.box
    return ("shadow", x1 - x0, y1 - y0, op.radius, op.blur, op.strength, op.drop)


def _lay(image: Image.Image, sprite: Image.Image, x: int, y: int) -> None:
    """Put a sprite on a picture; on a group, which has holes of its own, the two coverings add up."""
    if image.mode == "RGBA":
        image.alpha_composite(sprite, (max(x, 0), max(y, 0)), (max(-x, 0), max(-y, 0)))
    else:
        image.paste(sprite, (x, y), sprite)
