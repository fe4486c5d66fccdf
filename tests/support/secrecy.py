"""Two worlds that differ only in what a seat may not know must look the same to that seat."""

from __future__ import annotations

from typing import Any

from bot.engine import codec
from bot.engine.answers import random_answer
from bot.engine.errors import Refused
from bot.engine.events import Event, visible_to
from bot.engine.playout import picker
from bot.engine.requests import Ask, AskAll, Reveal, Roll, Shuffle
from bot.engine.run import probe
from bot.engine.table import Table
from tests.support.fair import Pool, sampled, viewers
from tests.support.hidden import vary_hidden
from tests.support.public_asks import asked_in, has_words
from tests.support.roster import Entrant
from tests.support.watching import Moment, Pick, dice_of


def check_secrecy(entrant: Entrant, moment: Moment, pool: Pool, pick: Pick, seed: bytes) -> None:
    """Views, offers, refusals, and every action as far as nothing hidden has flowed."""
    game, snapshot = entrant.game, moment.step.position.snapshot
    for viewer in viewers(entrant):
        hides = game.hides(moment.step.state, viewer)
        if game.outcome(moment.step.state) is not None and not hides:
            continue  # at the end hands and decks may be laid open
        varied = codec.encode(vary_hidden(game, game.state_decoder.decode(snapshot), viewer, pick))
        if varied == snapshot:
            continue
        assert hides, "a state varies though nothing is said to be hidden"
        same_looks(entrant, snapshot, varied, viewer)
        for seat in range(entrant.seats):
            for action in actions_of(entrant, snapshot, seat, pool, pick):
                same_course(entrant, (snapshot, varied), viewer, seat, action, seed)


def same_looks(entrant: Entrant, snapshot: bytes, varied: bytes, viewer: int | None) -> None:
    """What a viewer sees without anybody doing anything."""
    game = entrant.game
    one, other = (game.state_decoder.decode(data) for data in (snapshot, varied))
    views = [codec.to_json(codec.readable(game.view(state, viewer))) for state in (one, other)]
    assert views[0] == views[1], f"the view of {viewer}"
    assert game.to_act(one) == game.to_act(other)
    assert game.may_act(one) == game.may_act(other)
    assert game.outcome(one) == game.outcome(other)
    assert (game.automatic(one) is None) == (game.automatic(other) is None)
    if viewer is None and has_words(entrant) and game.automatic(one) is None:
        asks = [asked_in(entrant, data) for data in (snapshot, varied)]
        assert asks[0] == asks[1], "what the channel is asked"
    if viewer is not None:
        offers = [codec.encode(list(game.legal(state, viewer))) for state in (one, other)]
        assert offers[0] == offers[1], f"the offers of {viewer}"
        assert game.default(one, viewer) == game.default(other, viewer)


def actions_of(entrant: Entrant, snapshot: bytes, seat: int, pool: Pool, pick: Pick) -> list[Any]:
    """Some actions of a seat: offered ones and ones that are not."""
    game = entrant.game
    state = game.state_decoder.decode(snapshot)
    offers = list(game.legal(state, seat))
    chosen_ = [offers[pick(len(offers))] for _ in range(min(4, len(offers)))]
    filled = [offer.action if offer.action is not None else game.fill(state, seat, offer, pick) for offer in chosen_]
    return [action for action in filled if action is not None] + list(sampled(pool, pick, 3))


def same_course(
    entrant: Entrant, worlds: tuple[bytes, bytes], viewer: int | None, seat: int, action: Any, seed: bytes
) -> None:
    """One action in both worlds. Another seat's action may be allowed in one only: its own hand differs there."""
    game = entrant.game
    refusals = [probe(game, worlds[0], seat, action).refusal]
    if refusals[0] is not None and viewer != seat:
        return
    refusals.append(probe(game, worlds[1], seat, action).refusal)
    if viewer == seat:
        facts = [None if refusal is None else (refusal.key, refusal.clause, refusal.facts) for refusal in refusals]
        assert facts[0] == facts[1], f"{action} of {seat}: {facts}"
    if any(refusal is not None for refusal in refusals):
        return
    one, other = (course(entrant, world, viewer, seat, action, seed) for world in worlds)
    assert one == other, f"{action} of {seat}, seen by {viewer}"


def course(entrant: Entrant, world: bytes, viewer: int | None, seat: int, action: Any, seed: bytes) -> list[Any]:
    """What a viewer learns of an action until hidden knowledge flows: a Reveal, or another seat's answer."""
    game, pick, dice = entrant.game, picker(seed), dice_of(seed)
    table: Table[Any] = Table(game.state_decoder.decode(world))
    rules = game.apply(table, seat, game.action_decoder.decode(codec.encode(action)))
    seen: list[Any] = []
    reply: Any = None
    try:
        for number in range(1000):
            request = rules.send(reply)
            table.requested += 1
            told, reply, goes_on = served(request, viewer, pick, dice, number)
            seen += told
            if not goes_on:
                break
    except StopIteration:
        pass
    except Refused as refusal:
        seen.append((refusal.key, refusal.facts))
    rules.close()
    told = visible_to(table.events, viewer)
    return seen + [codec.encode(told if viewer == seat else [unnamed(event) for event in told])]


def unnamed(event: Event) -> Event:
    """An event without the cards in it: whoever acts may show his own, and his hand is another in the other world."""
    shown = {name: fact for name, fact in event.facts.items() if name.rpartition("_")[2] not in ("card", "cards")}
    return Event(event.key, shown, event.to)


def served(request: Any, viewer: int | None, pick: Pick, dice: Any, number: int) -> tuple[list[Any], Any, bool]:
    """What the viewer sees of a request, its answer, and whether nothing hidden flows by it."""
    if isinstance(request, Reveal):
        return ["reveal"], None, False
    if isinstance(request, Roll):
        return [codec.encode(request)], dice.roll(number, request), True
    if isinstance(request, Shuffle):
        return [(request.size, request.label)], dice.shuffle(number, request), True
    asks = request.asks if isinstance(request, AskAll) else (request,)
    seen = [shown(ask, viewer) for ask in asks if not ask.non_blocking or ask.seat == viewer]
    own = all(ask.seat == viewer or ask.non_blocking for ask in asks)
    replies = tuple(
        [ask.default if ask.non_blocking and ask.seat != viewer else random_answer(ask, pick) for ask in asks]
    )
    return seen, replies if isinstance(request, AskAll) else replies[0], own


def shown(ask: Ask, viewer: int | None) -> Any:
    """A question as a viewer sees it: of another's secret one, only that somebody is waited for."""
    return ("waiting", ask.seat) if ask.secret and ask.seat != viewer else codec.encode(ask)
