"""What one figure may do, the best first, with odds and distances: once it is chosen, so that it is named nowhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from bot.engine.game import Offer
from bot.engine.requests import Facts
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.attack.modes import mode_of
from bot.games.mage_knight.attack.odds import needed, odds_text
from bot.games.mage_knight.attack.strikes import blows_at_one
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.move_allowance import budget
from bot.games.mage_knight.field.objectives import near, of_others, there_at
from bot.games.mage_knight.field.sight import in_arc, legal_targets
from bot.games.mage_knight.field.values import shooting_range
from bot.games.mage_knight.figures import breaking
from bot.games.mage_knight.legal import legal, sampling
from bot.games.mage_knight.legal.default_piece import able
from bot.games.mage_knight.legal.going import arrives, charged, moved, shot_on_the_way, straight
from bot.games.mage_knight.legal.score import greedy_score
from bot.games.mage_knight.measure import INCH, inches, travelled
from bot.games.mage_knight.movement.plans import as_if, planned
from bot.games.mage_knight.notation.way import Way
from bot.games.mage_knight.notation.words import Facing
from bot.games.mage_knight.state import Figure, Objective
from bot.geometry.plane import bearing, distance

NEAREST = 4
"""Of so many enemies ways are looked for: each costs a search."""

TOWARD = FRIENDS = TURNS = GOALS = 2
FIRST_ATTACKS, FIRST_MOVES, LIKELY_MOVES = 3, 2, 4
"""What stands at the head of the list, where it is a press away."""

TENTH = INCH // 10
NONE = "none"


def choices(field: Field, seat: int, name: str) -> Iterator[Offer]:
    """The attacks and moves that mean most, then all others that are listed, then the beginnings of what is not."""
    listed = [offer for offer in legal.legal(field, seat) if offer.facts.get("about") == name]
    figure = next((one for one in able(field, seat) if one.id == name), None)
    if figure is None:
        yield from listed
        return
    attacks = [offer for offer in listed if offer.kind == "attack"]
    chooser = _Chooser(field, seat, figure)
    hits = sorted([*chooser.hits(attacks), *chooser.sprung()], key=chooser.promise, reverse=True)
    moves = list(chooser.moves())
    first = [*hits[:FIRST_ATTACKS], *moves[:FIRST_MOVES]]
    yield from [*first, *hits[FIRST_ATTACKS:], *moves[FIRST_MOVES:]]
    yield from chooser.healed(listed)
    yield from [offer for offer in listed if offer.action is None]


def details(field: Field, seat: int, offer: Offer) -> Iterator[Offer]:
    """What may be made of a template; of a move first where it most likely leads."""
    figure = next((one for one in able(field, seat) if one.id == offer.facts.get("figure")), None)
    if figure is not None and offer.kind == ("quick_move" if field.powers(figure).quick else "move"):
        likely = list(islice(_Chooser(field, seat, figure).moves(), LIKELY_MOVES))
        yield from likely
        known = [one.facts["line"] for one in likely]
        yield from [one for one in legal.details(field, seat, offer) if one.facts.get("line") not in known]
    else:
        yield from legal.details(field, seat, offer)


def onto_objectives(field: Field, seat: int) -> Iterator[Offer]:
    """Ways of all who reach an objective that is not their player's, and at which nobody of theirs is."""
    objectives = of_others(field, seat)
    bare = [one for one in objectives if not any(figure.owner == seat for figure in there_at(field, one))]
    for figure in able(field, seat) if bare else ():
        reach = budget(field, figure) + field.edition.objective_radius + field.kind(figure).radius
        near_it = [one for one in bare if distance(field.dot(figure), (one.x, one.y)) <= reach]
        yield from _Chooser(field, seat, figure).onto(near_it) if near_it else ()


def told_hit(field: Field, seat: int, attack: act.Close | act.Ranged, mode: str) -> Facts:
    """What is told of an attack: whom it can hit, how likely, and what is needed."""
    odds = needed(field, seat, attack)
    facts: Facts = {"doing": "hit", "about": attack.figure, "figure": attack.figure, "mode": mode}
    facts |= {"targets": tuple([one.target for one in odds]), "percents": tuple([one.percent for one in odds])}
    return {
        **facts,
        "odds": odds_text(odds, mode_of(field, attack).heals),
        "does": field.edition.described(attack.mode) or NONE,
    }


def ahead_of_all(field: Field, seat: int, name: str) -> Iterator[Offer]:
    """The likeliest moves of a figure, at the cost of a way or two: to the nearest objective, to the nearest enemy."""
    figure = next((one for one in able(field, seat) if one.id == name), None)
    if figure is not None:
        chooser = _Chooser(field, seat, figure)
        yield from islice(chooser.goals(), 1)
        yield from islice(chooser.approach(), 1)


class _Chooser:
    """The choices of one figure; ways are looked for once."""

    def __init__(self, field: Field, seat: int, figure: Figure) -> None:
        self.field, self.seat, self.figure = field, seat, figure
        self.quick = field.powers(figure).quick  # which uses up none of the player's actions
        foes = sampling.enemies(field, figure)
        self.foes = sorted(foes, key=lambda foe: (self.away(foe), foe.id))[:NEAREST]
        self.close = [foe for foe in self.foes if self.gap(foe) <= budget(field, figure)]
        roll = breaking.must_break(field, figure, True)
        self.chance = str((7 - breaking.needed(field, figure)) * 100 // 6) if roll else NONE

    def away(self, other: Figure) -> int:
        """How far it is from dot to dot."""
        return distance(self.field.dot(self.figure), self.field.dot(other))

    def gap(self, other: Figure) -> int:
        """How far it is at least to contact."""
        mounted = any(self.field.kind(one).mounted for one in (self.figure, other))
        sizes = self.field.kind(self.figure).radius + self.field.kind(other).radius
        return self.away(other) - (4 if mounted else 1) * sizes

    # -- attacks -----------------------------------------------------------------------------------------------------

    def promise(self, offer: Offer) -> int:
        """How much may be hoped for of an attack."""
        action = offer.action
        if isinstance(action, act.Move) and action.then is not None:
            return greedy_score(as_if(self.field, planned(self.field, action.step)), self.seat, action.then)
        return greedy_score(self.field, self.seat, action)

    def hits(self, attacks: Sequence[Offer]) -> Iterator[Offer]:
        """Attacks from where it stands, with their odds."""
        for offer in attacks:
            mode = str(offer.facts["mode"])
            yield Offer("attack", offer.action, told_hit(self.field, self.seat, offer.action, mode))

    def sprung(self) -> Iterator[Offer]:
        """Moves with an attack at their end."""
        verbs = legal.verbs(self.field, self.figure)
        for verb, ways in {"charge": self.charges, "surge": self.charges, "bound": self.bounds}.items():
            if verb in verbs:
                quick = self.quick and not self.field.edition.paid_by_combat(verb)  # MK2-33.11
                yield from ways(verb, quick)

    def charges(self, verb: str, quick: bool) -> Iterator[Offer]:
        """Moves into contact with a blow, in every way of striking; a surge goes half as far (MK2-19.13)."""
        half = self.field.edition.branches[verb].half and self.field.edition.surge_half
        reach = budget(self.field, self.figure, half=half)
        for foe in [one for one in self.close if self.gap(one) <= reach]:
            for mode in blows_at_one(self.field, self.figure):
                blow = act.Close(self.figure.id, foe.id, mode.id)
                made = charged(self.field, self.seat, self.figure, quick, blow, verb)
                yield from self.told(made, f"{verb}_{mode.id}" if mode.id else verb)

    def bounds(self, verb: str, quick: bool) -> Iterator[Offer]:
        """Moves with a shot."""
        for foe in self.foes:
            yield from self.told(shot_on_the_way(self.field, self.seat, self.figure, quick, foe), verb)

    def told(self, made: tuple[act.Move, str] | None, mode: str) -> Iterator[Offer]:
        """A move with an attack, with the odds of where it would stand then."""
        if made is not None and made[0].then is not None:
            there = as_if(self.field, planned(self.field, made[0].step))
            yield Offer("move", made[0], {**told_hit(there, self.seat, made[0].then, mode), "line": made[1]})

    def healed(self, listed: Sequence[Offer]) -> Iterator[Offer]:
        """Regeneration, in the way that costs less."""
        for offer in listed:
            if isinstance(offer.action, act.Regenerate) and offer.action.quick == self.quick:
                yield Offer(offer.kind, offer.action, {**offer.facts, "doing": "regenerate_now"})

    # -- moves -------------------------------------------------------------------------------------------------------

    def moves(self) -> Iterator[Offer]:
        """The nearest contact, the nearest of the others, and what else there is to be reached."""
        contacts = [offer for foe in self.close for offer in self.to(Way(self.figure.id, "touch", target=foe.id))]
        met = [offer.facts["target"] for offer in contacts]
        toward = [offer for foe in self.foes if foe.id not in met for offer in self.toward(foe)]
        goals = list(self.goals())
        yield from [*contacts[:1], *toward[:1], *goals[:1], *contacts[1:], *toward[1:TOWARD], *goals[1:]]
        yield from self.onward()
        yield from self.friends()
        yield from self.turns()
        yield from toward[TOWARD:]

    def to(self, way: Way, doing: str = "to_contact") -> Iterator[Offer]:
        """A way to a figure, with its length and with whom it could shoot at from its end."""
        made = moved(self.field, self.seat, way, self.quick)
        if made is None or not made[0].step.path:
            return
        if way.kind == "touch" and not arrives(self.field, made[0], way.target):
            return
        yield self.offered(made, doing, way.target or way.mark)

    def offered(self, made: tuple[act.Move, str], doing: str, target: str = "") -> Offer:
        """A move as it is told."""
        plan = planned(self.field, made[0].step)
        facts: Facts = {"doing": doing, "about": self.figure.id, "figure": self.figure.id, "line": made[1]}
        facts |= {"length": inches(-(-plan.length // TENTH) * TENTH), "chance": self.chance if plan.moves else NONE}
        if doing != "to_contact" and self.field.kind(self.figure).range:
            there = as_if(self.field, plan)
            shot = [one.id for one in legal_targets(there, self.seat, there.figure(self.figure.id))]
            facts |= {"targets": tuple(shot) or NONE}
        return Offer("move", made[0], {"targets": NONE, **facts, **({"target": target} if target else {})})

    def toward(self, foe: Figure) -> Iterator[Offer]:
        """As near as it goes to an enemy; who shoots stays at the end of his range and looks at him."""
        reach = shooting_range(self.field, self.figure) * INCH
        stop = reach - 10 if reach and not self.field.powers(self.figure).bans else 0
        face = Facing(at=foe.id) if stop else None
        if self.away(foe) > stop:
            ways = self.to(Way(self.figure.id, "toward", target=foe.id, stop=stop, face=face), "nearer")
            yield from [
                offer for offer in ways if travelled((self.field.dot(self.figure), *offer.action.step.path)) >= INCH
            ]

    def approach(self) -> Iterator[Offer]:
        """To the nearest enemy, or as near as it goes; nothing where one is met already."""
        for foe in self.foes[:1]:
            if not self.field.touching(self.figure, foe):
                yield from self.to(Way(self.figure.id, "touch", target=foe.id)) if foe in self.close else ()
                yield from self.toward(foe)

    def goals(self) -> Iterator[Offer]:
        """Onto the nearest objectives that are not its player's and that it does not touch, or as near as it goes."""
        circles = self.field.circles(self.figure)
        return self.onto([one for one in of_others(self.field, self.seat) if not near(self.field, circles, one)])

    def onto(self, wanted: Sequence[Objective]) -> Iterator[Offer]:
        """Onto the nearest of some objectives, or as near as it goes."""
        field, figure = self.field, self.figure
        dot = field.dot(figure)
        for one in sorted(wanted, key=lambda one: (distance(dot, (one.x, one.y)), one.id))[:GOALS]:
            way = Way(figure.id, "toward", ((one.x, one.y),), mark=one.id)
            for offer in self.to(way, "nearer"):
                there = as_if(field, planned(field, offer.action.step))
                met = near(there, there.circles(there.figure(figure.id)), one)
                yield Offer(offer.kind, offer.action, {**offer.facts, "doing": "to_goal"}) if met else offer

    def onward(self) -> Iterator[Offer]:
        """Straight ahead, and away from the nearest enemy with an eye on him."""
        made = straight(self.field, self.seat, self.figure, self.quick, self.figure.facing)
        if made is not None:
            yield self.offered(made, "ahead")
        for foe in self.foes[:1]:
            back = bearing(self.field.dot(foe), self.field.dot(self.figure))
            made = straight(self.field, self.seat, self.figure, self.quick, back, foe.id)
            if made is not None:
                yield self.offered(made, "back", foe.id)

    def friends(self) -> Iterator[Offer]:
        """Beside the nearest friends, with whom it may fight in a formation."""
        field, figure = self.field, self.figure
        others = [one for one in field.there() if field.friends(figure, one) and not field.touching(figure, one)]
        nearest = sorted(others, key=lambda one: (self.away(one), one.id))[:FRIENDS]
        for one in nearest:
            if self.gap(one) <= budget(field, figure):
                yield from self.to(Way(figure.id, "touch", target=one.id), "beside")

    def turns(self) -> Iterator[Offer]:
        """A turn on the spot to enemies that are not before it."""
        behind = [foe for foe in self.foes if not in_arc(self.field, self.figure, foe)]
        for foe in behind[:TURNS]:
            made = moved(self.field, self.seat, Way(self.figure.id, "turn", face=Facing(at=foe.id)), self.quick)
            if made is not None and made[0].step.facing != self.figure.facing:
                yield self.offered(made, "turn_to", foe.id)
