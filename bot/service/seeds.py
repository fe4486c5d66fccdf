"""A new seed in a game that was open to all and goes on: kept with the former ones, and its hash shown at once."""

from __future__ import annotations

from bot.engine.dice import commitment
from bot.service.lobby_card import show_card
from bot.service.work import Work
from bot.storage.seeds import keep_seed


def settle_seed(work: Work) -> None:
    """After every operation: whoever knew the former seed could foretell the dice, so everybody is told of the new."""
    live = work.live
    if live.game.seed == work.seed:
        return
    (draw, _), former, hashed = live.earlier_seeds[-1], work.seed, commitment(live.game.seed)
    work.set(seed=live.game.seed, promise=hashed)
    work.also.append(lambda conn: keep_seed(conn, live.id, draw, former))
    work.tell("service-new-seed", hash=hashed)
    work.remark("note", None, live.plain_speech(live.game.language).text("service-new-seed", hash=hashed))
    if live.game.card is not None:
        show_card(work)
