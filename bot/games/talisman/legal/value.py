"""What operations are roughly worth to a character, in hundredths, without trying them: read off the pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from bot.games.talisman.board import Board
from bot.games.talisman.content import ops
from bot.games.talisman.content.cards import Card
from bot.games.talisman.content.mods import CraftMod, StrengthMod, TalismanMod
from bot.games.talisman.content.ops import AnyOp, Effect
from bot.games.talisman.content.terms import FightKind
from bot.games.talisman.fights.odds import against_cards, against_creature, ways
from bot.games.talisman.state import Piece, Side

KINDS: tuple[FightKind, ...] = ("battle", "psychic")

LIFE, GROWN = 2000, 400
"""Of the last one, and as much more for each point gained, for it is lost with it; the more are left, the less each
is worth."""
_GAINS = {"gold": 150, "strength": 700, "craft": 700, "spell": 250}
_LOSSES = {"gold": 120, "strength": 500, "craft": 500, "spell": 150, "talisman": 1500}
_LOST = 250
TALISMAN = 2500
"""Of the first one; more hardly help."""
PRIZE = 160
"""A point of a trophy."""
SPIRIT = 100
"""That one is out of the way."""
OTHERS = 600
"""A card drawn that is no Enemy."""


def ops_value(b: Board, seat: int, todo: Sequence[AnyOp]) -> int:
    """Of operations, in order."""
    return sum([_VALUES[type(op)](b, seat, op) for op in todo if type(op) in _VALUES])


def effects_value(b: Board, seat: int, effects: Sequence[Effect]) -> int:
    """Of effects; an optional one is done only where it is worth it."""
    total = 0
    for effect in effects:
        value = ops_value(b, seat, effect.do if b.holds(seat, effect.when) else effect.otherwise)
        total += max(0, value) if effect.optional else value
    return total


def talisman_value(b: Board, seat: int) -> int:
    """Of a Talisman."""
    return TALISMAN if not b.talismans(seat) else 200


def fight_value(b: Board, seat: int, kind: FightKind, value: int) -> int:
    """Of a fight against something of a value."""
    found = against_creature(b, seat, kind, Side(), value)
    return -life_value(b, seat) * found.lose // found.of


def draw_value(b: Board, seat: int) -> int:
    """Of a card drawn: the average of the deck, as everybody knows it; which one comes nobody does."""
    content, life = b.content, life_value(b, seat)
    own = {kind: against_creature(b, seat, kind, Side(), 0) for kind in KINDS}
    enemies = 0
    for (kind, value), count in content.enemies.items():
        win, lose, draw = ways(own[kind].own.base - own[kind].foe.base - value, own[kind].own_dice)
        enemies += count * (prize_of(kind, value) * win - life * lose) // (win + lose + draw)
    others = len(content.adventure) - sum(content.enemies.values())
    return (enemies + OTHERS * others) // len(content.adventure)


def prize_of(kind: FightKind, value: int) -> int:
    """What it is worth to kill an Enemy (TA-1:4, 15:6)."""
    return PRIZE * value if kind == "battle" else SPIRIT


def group_value(b: Board, seat: int, pieces: Sequence[Piece]) -> int:
    """Of the Enemies of one number that lie somewhere: they fight as one (TA-15:4)."""
    found = against_cards(b, seat, pieces)
    kind: FightKind = "psychic" if b.card(pieces[0]).craft is not None else "battle"
    prize = sum([prize_of(kind, b.card(one).value) for one in pieces])
    return (prize * found.win - life_value(b, seat) * found.lose) // found.of


def thing_value(b: Board, seat: int, card: Card) -> int:
    """Of an Object or a Follower; what is worth nothing to it is left."""
    if not b.may_own(seat, card):
        return 0
    if any(isinstance(mod, TalismanMod) for mod in card.mods):
        return talisman_value(b, seat)
    stats = [mod.n for mod in card.mods if isinstance(mod, StrengthMod | CraftMod) and isinstance(mod.n, int)]
    return 300 + _GAINS["strength"] // 2 * sum(stats) + max(0, effects_value(b, seat, card.triggered("gain")))


def life_value(b: Board, seat: int) -> int:
    """Of one life."""
    hero, card = b.hero(seat), b.character(seat)
    grown = hero.strength - card.strength + hero.craft - card.craft
    return (LIFE + GROWN * grown) // max(1, hero.lives) ** 2


def missing(b: Board, seat: int) -> int:
    """Lives that can be healed."""
    return max(0, b.quota(seat) - b.hero(seat).lives)


def _gain(b: Board, seat: int, op: ops.Gain) -> int:
    if op.what == "talisman":
        return talisman_value(b, seat)
    if op.what == "spell" and not b.spell_room(seat):
        return 0
    each = life_value(b, seat) if op.what == "life" else _GAINS[op.what]
    return each * (op.n if isinstance(op.n, int) else 1)


def _lose(b: Board, seat: int, op: ops.Lose) -> int:
    each = life_value(b, seat) if op.what == "life" else _LOSSES.get(op.what, _LOST)
    return -each * (op.n if isinstance(op.n, int) else 2)


def _heal(b: Board, seat: int, op: ops.Heal) -> int:
    lives = missing(b, seat)
    return life_value(b, seat) // 2 * (lives if op.n == "quota" else min(lives, op.n))


def _buy_healing(b: Board, seat: int, op: ops.BuyHealing) -> int:
    lives = min(missing(b, seat), b.hero(seat).gold // op.price)
    return life_value(b, seat) // 3 * (lives if op.max == "quota" else min(lives, op.max))


def _buy(b: Board, seat: int, op: ops.Buy) -> int:
    """Something useful, where there is gold and room for it."""
    room = b.object_limit(seat)
    if room is not None and len(b.counted_objects(seat)) >= room:
        return 0
    return 250 if any(price.price <= b.hero(seat).gold for price in op.list) else 0


def _pay(b: Board, seat: int, op: ops.Pay) -> int:
    if b.hero(seat).gold < op.gold:
        return ops_value(b, seat, op.otherwise)
    return ops_value(b, seat, op.do) - _LOSSES["gold"] * op.gold


def _roll(b: Board, seat: int, op: ops.RollTable) -> int:
    """The average over all results."""
    minus = b.total(seat, op.minus) if op.minus else 0
    results = [sum(dice) - minus for dice in product(range(1, 7), repeat=op.dice)]
    values = {one: ops_value(b, seat, _row(op, one)) for one in sorted(set(results))}
    return sum([values[one] for one in results]) // len(results)


def _row(op: ops.RollTable, result: int) -> tuple[AnyOp, ...]:
    for row in op.table:
        low, high = row.min is None or result >= row.min, row.max is None or result <= row.max
        if result in row.on or (not row.on and low and high):
            return row.do
    return ()


def _choose(b: Board, seat: int, op: ops.Choose) -> int:
    fitting = [ops_value(b, seat, one.do) for one in op.options if b.holds(seat, one.when)]
    return max(fitting, default=0)


def _when(b: Board, seat: int, op: ops.When) -> int:
    return ops_value(b, seat, op.do if b.holds(seat, op.when) else op.otherwise)


def _fight(b: Board, seat: int, op: ops.FightOp) -> int:
    value = op.value if op.value is not None else 7 * (op.value_dice or 1) // 2
    return fight_value(b, seat, op.kind, value)


def _quest(b: Board, seat: int, op: ops.QuestOp) -> int:
    hero = b.hero(seat)
    useful = hero.quest is None or (hero.quest.task == "give_gold" and hero.gold >= hero.quest.n)
    return talisman_value(b, seat) // 2 if useful and b.talisman_in_stock() and not b.talismans(seat) else 0


_VALUES: dict[type, Callable[[Board, int, Any], int]] = {
    ops.Gain: _gain,
    ops.Lose: _lose,
    ops.Heal: _heal,
    ops.BuyHealing: _buy_healing,
    ops.MissTurn: lambda b, seat, op: -500 * op.n,
    ops.EndTurn: lambda b, seat, op: -300,
    ops.Toad: lambda b, seat, op: -3000,
    ops.Status: lambda b, seat, op: -800,
    ops.Pay: _pay,
    ops.RollTable: _roll,
    ops.Choose: _choose,
    ops.When: _when,
    ops.Each: lambda b, seat, op: ops_value(b, seat, op.do) if op.who in ("all", "region", "space") else 0,
    ops.FightOp: _fight,
    ops.QuestOp: _quest,
    ops.Buy: _buy,
    ops.TakeCounter: lambda b, seat, op: 500,
}
"""Of all others nothing is expected."""
