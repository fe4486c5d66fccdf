"""The buttons of the card at the end of a game: once more, with sides changed, and the film."""

from __future__ import annotations

from bot.engine.errors import Refused
from bot.faces import face_of
from bot.service.core import press_kinds, table_view
from bot.service.core.rate_limits import ACT, FILM
from bot.service.table import end_card, rematch, victory
from cogs import drawing
from cogs.call import Call, Shown
from cogs.items import Press, on_press
from cogs.lobby import person_of


@on_press(press_kinds.REMATCH, ACT)
async def again_pressed(call: Call, press: Press) -> Shown:
    """Play once more."""
    if press.option not in (end_card.SAME, end_card.TURNED):
        raise Refused("button_unknown")
    reply = await rematch.rematch(call.core, press.game, person_of(call), press.option, interaction=call.id)
    return Shown(await call.told(reply, press.game))


@on_press(press_kinds.FILM, FILM)
async def film_pressed(call: Call, press: Press) -> Shown:
    """The film of the game."""
    return await shown_film(call, press.game)


async def shown_film(call: Call, game: int) -> Shown:
    """The game so far as a moving picture."""
    async with call.service.filming:
        sight, views = await table_view.film_frames(call.core, game, call.user, call.language)
        part = face_of(sight.key).film
        if part is None:
            raise Refused("button_unknown")
        ending = await call.core.look(game, lambda live: victory.ending_of(live, call.language))
        picture = await drawing.film(call.service, part, views, sight.plain, ending)
    told = "table-film" if picture is not None else "table-no-film" if views else "table-film-empty"
    return Shown(call.text(told), picture=picture)
