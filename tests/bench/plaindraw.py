"""A display list drawn by plain ImageDraw: what pictures are timed against."""

from __future__ import annotations

from math import ceil

from PIL import Image, ImageDraw

from renderers.kit import paint
from renderers.kit.ops import Color, Group, Op, Scene, Shadow, Sprite, Text, Texture
from renderers.kit.text import font


class PlainCanvas:
    """The same display list by plain ImageDraw: no caches, no antialiasing, no soft shadows."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale

    def draw(self, scene: Scene) -> Image.Image:
        """The picture of a scene, every shape drawn anew."""
        image = Image.new("RGB", (ceil(scene.width * self.scale), ceil(scene.height * self.scale)))
        draw = ImageDraw.Draw(image, "RGBA")
        for op in scene.background + scene.foreground:
            self._put(draw, op, 0, 0)
        return image

    def _put(self, draw: ImageDraw.ImageDraw, op: Op, x: float, y: float) -> None:
        if isinstance(op, Text):
            at = ((op.x + x) * self.scale, (op.y + y) * self.scale)
            if op.upward:
                self._upward(draw, op, at)
                return
            draw.text(at, op.text, fill=op.color, font=font(op.face, op.size * self.scale), anchor=op.anchor)
        elif isinstance(op, (Sprite, Group)):
            for part in op.make():
                self._put(draw, part, x + op.x, y + op.y)
        elif isinstance(op, Shadow):
            x0, y0, x1, y1 = ((v + w) * self.scale for v, w in zip(op.box, (x, y, x, y), strict=True))
            draw.rounded_rectangle((x0, y0 + op.drop, x1, y1 + op.drop), op.radius, fill=(44, 30, 16, op.strength // 2))
        elif isinstance(op, Texture):
            points = [((px + x) * self.scale, (py + y) * self.scale) for px, py in op.points]
            draw.polygon(points, fill=middle_tint(op))
        else:
            paint.draw_shape(draw, op, self.scale, x, y)

    def _upward(self, draw: ImageDraw.ImageDraw, op: Text, at: tuple[float, float]) -> None:
        face = font(op.face, op.size * self.scale)
        x0, y0, x1, y1 = (round(v) for v in face.getbbox(op.text, anchor=op.anchor))
        mask = Image.new("L", (max(1, x1 - x0), max(1, y1 - y0)))
        ImageDraw.Draw(mask).text((-x0, -y0), op.text, fill=255, font=face, anchor=op.anchor)
        draw.bitmap(
            (round(at[0]) + y0, round(at[1]) - x0 - mask.width),
            mask.transpose(Image.Transpose.ROTATE_90),
            fill=op.color,
        )


def middle_tint(op: Texture) -> Color:
    """The mean of a texture's two colours."""
    return tuple((a + b) // 2 for a, b in zip(op.dark[:3], op.light[:3], strict=True))  # type: ignore[return-value]
