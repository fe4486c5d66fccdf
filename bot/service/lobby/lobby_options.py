"""House options of a lobby, chosen anew by its host while the players gather."""

from __future__ import annotations

from bot.engine import codec
from bot.engine.errors import Refused
from bot.service.core.bindings import agreed_by, laws_of
from bot.service.core.core import Core
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.lobby.details import host_name, host_of
from bot.service.lobby.lobby import at_lobby, gathering
from bot.service.lobby.offered_options import Choosing, typed_options
from bot.service.lobby.seats import Person
from bot.storage.models import LOBBY


def may_choose(live: LoadedGame, user: int) -> bool:
    """True if somebody may choose the options now: he is the host of a lobby that no event has opened."""
    return live.game.status == LOBBY and live.game.bout is None and host_of(live) == user


async def choosing_at(core: Core, game: int, user: int) -> Choosing:
    """What the host of a lobby chooses from, with what is agreed so far. Raises Refused for anybody else."""
    live = await core.live(game)
    gathering(live)
    if live.game.bout is not None:
        raise Refused("lobby_of_event")
    if not may_choose(live, user):
        raise Refused("lobby_not_host", person=host_name(live))
    laws = await core.database.read(lambda session: laws_of(session, live.game.guild_id, live.game.key))
    text = await core.in_rules(lambda: typed_options(live.rules, live.options, laws))
    return Choosing(live.rules, text, places=len(live.seats), laws=laws)


async def choose_options(
    core: Core, game: int, who: Person, choosing: Choosing, was: str, *, interaction: int
) -> Reply:
    """The table plays by these options from now on. ``was``: those from which the host began, as they are typed.

    Who was ready was so for other options, and is asked to be ready anew. Raises Refused, also where somebody else has
    chosen meanwhile.
    """

    def agree(work: GameTransaction, by: Person, press: int) -> Reply:
        live = work.live
        if not may_choose(live, by.id):
            raise Refused("lobby_not_host", person=host_name(live))
        if typed_options(live.rules, live.options, choosing.laws) != was:
            raise Refused("lobby_options_changed")
        agreed = agreed_by(live.rules, choosing.text, "", (len(live.seats),), work.now, choosing.laws)
        work.set(
            options=codec.encode(agreed.options),
            rulings=agreed.terms.rulings,
            limit=agreed.limit,
            rules=live.rules.rules_version,
        )
        for seat in live.seats:
            if seat.mark:
                work.change_seat(seat.seat, mark="")
        if any(seat.user_id not in (None, by.id) for seat in live.seats):
            work.tell("lobby-options-changed")
        return Reply("lobby_options")

    return await at_lobby(core, game, who, agree, interaction=interaction)
