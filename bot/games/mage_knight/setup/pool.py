"""The terrain pool (MKU-3.5 to 3.7, 3.23): what a player may put in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.play import Fault, fault
from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.setup.armies import Pick
from bot.games.mage_knight.state import Options


def pool_faults(content: Content, edition: Edition, options: Options, templates: Sequence[str]) -> Iterator[Fault]:
    """Everything that is wrong with what a player puts in. The same template may be there several times (MKU-R75).

    Flat clear pieces and abrupt ones without access are no templates: no pack may hold them (MKU-3.6, 3.7).
    """
    most = edition.pieces_a_player
    if options.pool_full and len(templates) != most:
        yield fault("pool_not_full", "MKU-23.8", count=len(templates), expected=most, preset=options.preset)
    elif len(templates) > most:
        yield fault("pool_too_large", "MKU-3.5", count=len(templates), most=most)
    for name in dict.fromkeys(templates):
        template = content.templates.get(name)
        if template is None:
            yield fault("template_not_in_pack", "MKU-3.23", given=name[:40])
        elif template.elevated and not options.pool_elevated:
            yield fault("pool_elevated", "MKU-23.8", card=name, preset=options.preset)


def random_pool(content: Content, edition: Edition, options: Options, pick: Pick) -> tuple[str, ...]:
    """Pieces by chance: as many as must be, else any number that is allowed."""
    known = [name for name, template in content.templates.items() if options.pool_elevated or not template.elevated]
    count = edition.pieces_a_player if options.pool_full else pick(edition.pieces_a_player + 1)
    return tuple(known[pick(len(known))] for _ in range(count)) if known else ()
