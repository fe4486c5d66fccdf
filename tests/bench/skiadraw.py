"""The same display list carried out by Skia, with its backgrounds and sprites cached too: the yardstick of drawing."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import ceil
from typing import Any

import skia

from renderers.kit.ops import Disc, Group, Op, Ops, Polygon, Polyline, Ring, Scene, Shadow, Sprite, Text, Texture
from renderers.kit.text import FACES
from tests.bench.plaindraw import middle_tint


def _color(color: tuple[int, ...], opacity: int = 255) -> int:
    alpha = (color[3] if len(color) == 4 else 255) * opacity // 255
    return int(skia.Color(*color[:3], alpha))


class SkiaCanvas:
    """Draws scenes at scale 1."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, Any] = {}
        self._fonts: dict[tuple[str, float], Any] = {}

    def draw(self, scene: Scene) -> Any:
        """The picture of a scene, as a surface."""
        parts = tuple((op.key, op.x, op.y) if isinstance(op, (Sprite, Group)) else op for op in scene.background)
        ground = self._cached((parts, scene.height), lambda: self._image(scene.width, scene.height, scene.background))
        surface = skia.Surface(ceil(scene.width), ceil(scene.height))
        with surface as canvas:
            canvas.drawImage(ground, 0, 0)
            for op in scene.foreground:
                self._put(canvas, op)
        return surface

    def _cached(self, key: Hashable, make: Callable[[], Any]) -> Any:
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]

    def _image(self, width: float, height: float, ops: Ops, shape: tuple[Any, ...] = ()) -> Any:
        surface = skia.Surface(max(1, ceil(width)), max(1, ceil(height)))
        with surface as canvas:
            if shape:
                path = skia.Path()
                path.addPoly([skia.Point(*p) for p in shape], True)
                canvas.clipPath(path, skia.ClipOp.kIntersect, True)
            for op in ops:
                self._put(canvas, op)
        return surface.makeImageSnapshot()

    def _put(self, canvas: Any, op: Op) -> None:
        if isinstance(op, Text):
            font = self._fonts.setdefault((op.face, op.size), None) or self._font(op.face, op.size)
            at = op.x - {"l": 0.0, "m": 0.5, "r": 1.0}[op.anchor[0]] * font.measureText(op.text)
            canvas.drawString(op.text, at, op.y, font, skia.Paint(AntiAlias=True, Color=_color(op.color)))
        elif isinstance(op, Sprite):
            image = self._cached(op.key, lambda: self._image(op.width, op.height, op.make(), op.shape))
            canvas.drawImage(image, op.x, op.y, skia.SamplingOptions(), skia.Paint(Alpha=op.opacity))
        elif isinstance(op, Group):
            canvas.drawImage(self._cached(op.key, lambda: self._image(op.width, op.height, op.make())), op.x, op.y)
        elif isinstance(op, Shadow):
            blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, op.blur / 2)
            paint_ = skia.Paint(AntiAlias=True, MaskFilter=blur, Color=_color((44, 30, 16), op.strength))
            x0, y0, x1, y1 = op.box
            rect = skia.Rect.MakeLTRB(x0, y0 + op.drop, x1, y1 + op.drop)
            canvas.drawRoundRect(rect, op.radius, op.radius, paint_)
        else:
            _shape(canvas, op)

    def _font(self, face: str, size: float) -> Any:
        found = skia.Font(skia.Typeface.MakeFromFile(FACES[face]), size)
        found.setEdging(skia.Font.Edging.kAntiAlias)
        self._fonts[(face, size)] = found
        return found


def _shape(canvas: Any, op: Op) -> None:
    if isinstance(op, (Polygon, Texture)):
        path = skia.Path()
        path.addPoly([skia.Point(*p) for p in op.points], True)
        color = op.fill if isinstance(op, Polygon) else middle_tint(op)
        canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=_color(color)))
    elif isinstance(op, Disc):
        canvas.drawCircle(op.x, op.y, op.radius, skia.Paint(AntiAlias=True, Color=_color(op.fill)))
    elif isinstance(op, (Ring, Polyline)):
        stroke = skia.Paint(
            AntiAlias=True,
            Color=_color(op.color),
            Style=skia.Paint.kStroke_Style,
            StrokeWidth=op.width,
            StrokeCap=skia.Paint.kRound_Cap if isinstance(op, Polyline) else skia.Paint.kButt_Cap,
            StrokeJoin=skia.Paint.kRound_Join,
        )
        if isinstance(op, Ring):
            box = skia.Rect.MakeLTRB(op.x - op.radius, op.y - op.radius, op.x + op.radius, op.y + op.radius)
            canvas.drawArc(box, op.start, op.end - op.start, False, stroke)
        else:
            path = skia.Path()
            path.addPoly([skia.Point(*p) for p in op.points], False)
            canvas.drawPath(path, stroke)
