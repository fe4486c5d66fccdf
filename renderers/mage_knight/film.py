"""The moving replay of a battle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from bot.games.mage_knight.view import FigureView, View
from bot.i18n.wording import TableWords
from bot.messages.ending import Ending
from renderers.kit.film import film_of
from renderers.kit.pictures import Picture
from renderers.kit.wording import ALT_LIMIT, joined, shortened
from renderers.mage_knight.board import alt_text
from renderers.mage_knight.palette import COLORS
from renderers.mage_knight.table import field_scene
from renderers.mage_knight.title import art_of, champions
from renderers.mage_knight.words import figure_name, template_name
from renderers.titles.victory import closing_of

NAME = "mage-knight-replay"
WITH_ITEMS = ("take_item", "drop_items", "use_item")


def film_picture(
    views: Sequence[View], words: TableWords, ending: Ending | None = None, *, limit: int | None = None
) -> Picture | None:
    """The battle as a moving picture of at most ``limit`` bytes; None where no form is small enough."""
    said = ["", *[change_told(before, view, words) for before, view in pairwise(views)]]
    scenes = [partial(field_scene, view, words, said=told) for view, told in zip(views, said, strict=False)]
    closing = closing_of(art_of(views[-1]), ending, champions(views[-1], words, ending)) if ending and views else None
    return film_of(scenes, NAME, lambda count: film_alt(views[-1], count, words), COLORS, limit, closing)


def film_alt(last: View, count: int, words: TableWords) -> str:
    """How many pictures there are, and what the last of them shows."""
    title = words.t("picture-mk-film-title", count=count)
    told = words.t("picture-mk-film-alt", title=title, last=alt_text(last, words))
    return shortened(told, ALT_LIMIT, words.t("picture-rest"))


def change_told(before: View, view: View, words: TableWords) -> str:
    """What the last action was, where only both pictures tell it: a change of level, items that changed hands."""
    mark = view.mark
    now = _figure(view, mark.figure) if mark is not None else None
    if mark is None or now is None:
        return ""
    who = f"{now.id} {figure_name(now, words)}"
    then = _figure(before, now.id)
    if mark.kind == "move" and then is not None and then.soaring != now.soaring:
        return words.t("picture-mk-film-take-off" if now.soaring else "picture-mk-film-land", who=who)
    known = {one.id: (one.bearer, one.uses_left) for one in before.things}
    changed = [one for one in view.things if known.get(one.id) != (one.bearer, one.uses_left)]
    if mark.kind not in WITH_ITEMS or not changed:
        return ""
    items = joined([f"{one.id} {template_name(one.kind, words)}" for one in changed], words)
    message = "picture-mk-film-" + mark.kind.replace("_", "-")
    return words.t(message, who=who, items=items, targets=joined(list(mark.targets), words))


def _figure(view: View, name: str) -> FigureView | None:
    return next((one for one in view.figures if one.id == name), None)
