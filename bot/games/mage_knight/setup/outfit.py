"""Items and the domain of an army: who may bear what, what they cost, how some are drawn at random (MK2-27, 28)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.engine.play import Fault, fault
from bot.games.mage_knight.content.content import Bought, Content, FigureType
from bot.games.mage_knight.content.rosters import MOST_ITEMS, fits, outfit_faults, worth_of
from bot.games.mage_knight.state import Options


def points_of(content: Content, items: Sequence[Bought], domain: str) -> int:
    """The same by their ids; what is unknown costs nothing."""
    known = [content.items[item] for item, _ in items if item in content.items]
    return worth_of(known, content.domains.get(domain))


def named_faults(
    content: Content, options: Options, kinds: Mapping[str, FigureType], items: Sequence[Bought], domain: str
) -> Iterator[Fault]:
    """What is wrong with items and a domain as a player names them."""
    if items and options.items is not True:
        yield fault("items_not_agreed", "MK2-31.6", count=len(items))
        return
    if domain and options.domains is not True:
        yield fault("domain_not_agreed", "MK2-31.6", card=domain[:40])
        return
    if len(items) > MOST_ITEMS:
        yield fault("items_too_many", "MK2-28.4", count=len(items), most=MOST_ITEMS)
        return
    unknown = [item for item, _ in items if item not in content.items]
    if unknown:
        yield fault("item_not_in_pack", "MK2-3.12", given=unknown[0][:40])
        return
    if domain and domain not in content.domains:
        yield fault("domain_not_in_pack", "MK2-27.2", given=domain[:40])
    yield from outfit_faults([(content.items[item], kinds.get(bearer, bearer)) for item, bearer in items])


# Chance -------------------------------------------------------------------------------------------------------------

Pick = Callable[[int], int]
ASIDE = 10
"""Points that an army drawn at random keeps for items where they are agreed."""


def set_aside(content: Content, options: Options, total: int) -> int:
    """What figures drawn at random leave for items."""
    return min(ASIDE, total // ASIDE) if options.items is True and content.items else 0


def random_domain(content: Content, options: Options, total: int, pick: Pick) -> str:
    """A domain, or none, each as often; no die is rolled where none is agreed."""
    known = [one.id for one in content.domains.values() if one.points <= total // ASIDE]
    if options.domains is not True or not known or not pick(2):
        return ""
    return known[pick(len(known))]


def random_items(
    content: Content, options: Options, kinds: Sequence[FigureType], left: int, pick: Pick
) -> tuple[Bought, ...]:
    """Items for those who have slots, as far as the points go."""
    if options.items is not True:
        return ()
    found: list[Bought] = []
    relics: set[str] = set()
    for kind in kinds:
        for slot in kind.item_slots:
            fitting = [
                one
                for one in content.items.values()
                if one.slot == slot and one.points <= left and one.id not in relics and fits(one, kind)
            ]
            if not fitting:
                continue
            item = fitting[pick(len(fitting))]
            found.append((item.id, kind.key))
            left -= item.points
            relics.update({item.id} if item.relic else ())
    return tuple(found)
