"""What must always be true of a state: tested after an edit, on positions written by hand, and in random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.engine.game import Fault
from bot.engine.requests import Facts
from bot.games.warcry.cards.cards import Card, Content
from bot.games.warcry.state import FIELD, LETTERS, Player, State, Unit, other, supply

ARMY_ZONES = ("army_deck", "army_hand", "army_discard")
ACTION_ZONES = ("action_deck", "action_hand", "action_discard")
TOKENS = ("leadership", "strength", "victory")
MELEE_PHASES = ("combat_start", "tactics", "resolution")
ENDED = "finished"
"""A game may end in any phase, and its position is what it was then (WC-12.11)."""

MOST_WINS = 2
MOST_GOLD = 99


def check(content: Content, state: State) -> list[Fault]:
    """Everything that is wrong with a state; an empty list for a sound one."""
    return list(_faults(content, state))


def _faults(content: Content, state: State) -> Iterator[Fault]:
    unknown = list(_unknown_cards(content, state))
    yield from unknown
    if unknown:
        return
    for seat, player in enumerate(state.players):
        yield from _zones(content, seat, player)
        yield from _conserved(state, seat, player)
        yield from _counters(state, seat, player)
        for unit in player.units:
            yield from _unit(content, seat, unit)
    yield from _ids(state)
    yield from _unique(content, state)
    yield from _game(state)
    yield from _combat(state)


def begun(state: State) -> bool:
    """True if a battle has begun; a game that was given up before ends without one (WC-12.9)."""
    return state.phase != "setup" and (state.phase != ENDED or state.battle_no > 0)


def _unknown_cards(content: Content, state: State) -> Iterator[Fault]:
    for seat, player in enumerate(state.players):
        for card in sorted(set(_army_cards(state, seat, player)) | set(_action_cards(state, seat, player))):
            if card not in content.cards:
                yield Fault("check_unknown_card", {"seat": seat, "given": card})


def _army_cards(state: State, seat: int, player: Player) -> Iterator[str]:
    for zone in ARMY_ZONES:
        yield from getattr(player, zone)
    for unit in player.units:
        yield unit.card
    # An effect may have moved an attachment to a unit of the other player; it is still its owner's card (WC-2.21).
    for side in state.players:
        for unit in side.units:
            yield from [part.card for part in unit.attachments if part.id[:1] == LETTERS[seat]]


def _action_cards(state: State, seat: int, player: Player) -> Iterator[str]:
    for zone in ACTION_ZONES:
        yield from getattr(player, zone)
    for strategy in player.strategies:
        yield strategy.card
    if state.combat is not None:
        for played in state.combat.cards:
            if played.seat == seat:
                yield played.card


def _zones(content: Content, seat: int, player: Player) -> Iterator[Fault]:
    """Army cards and action cards never lie in each other's zones (WC-1.5, WC-2.21)."""
    for zones, families in ((ARMY_ZONES, ("unit", "attachment")), (ACTION_ZONES, ("action",))):
        for zone in zones:
            for card in getattr(player, zone):
                if content.cards[card].family not in families:
                    yield Fault("check_wrong_zone", {"seat": seat, "card": card, "zone": zone})
    for unit in player.units:
        if content.cards[unit.card].family != "unit":
            yield Fault("check_wrong_zone", {"seat": seat, "card": unit.card, "zone": "units"})
    for strategy in player.strategies:
        if content.cards[strategy.card].type != "strategy":
            yield Fault("check_wrong_zone", {"seat": seat, "card": strategy.card, "zone": "strategies"})


def _conserved(state: State, seat: int, player: Player) -> Iterator[Fault]:
    """No card appears or vanishes. A position without lists of decks says nothing about it, nor does one in which they
    are not shuffled yet (WC-1.11)."""
    if not begun(state):
        return
    for listed, cards in (
        (player.army_list, _army_cards(state, seat, player)),
        (player.action_list, _action_cards(state, seat, player)),
    ):
        if not listed:
            continue
        found = Counter(cards)
        for card in sorted(set(found) | set(listed)):
            if found[card] != listed.get(card, 0):
                facts: Facts = {"seat": seat, "card": card, "count": found[card], "listed": listed.get(card, 0)}
                yield Fault("check_cards_lost", facts)


def _counters(state: State, seat: int, player: Player) -> Iterator[Fault]:
    # WC-3.11; what a game master's edit has overspent, the muster phase puts right by itself (WC-3.12).
    most = MOST_GOLD if state.phase in ("muster", "battle_setup", ENDED) else supply(state)
    if not 0 <= player.spent <= most:
        yield Fault("check_gold", {"seat": seat, "spent": player.spent, "supply": supply(state)})
    if not 0 <= player.wins <= MOST_WINS:
        yield Fault("check_wins", {"seat": seat, "wins": player.wins})
    if any(not 1 <= number <= 6 for number in player.roll_feed):
        yield Fault("check_roll_feed", {"seat": seat})


def _unit(content: Content, seat: int, unit: Unit) -> Iterator[Fault]:
    if unit.line not in ("battle", "reserve", "field"):
        yield Fault("check_line", {"seat": seat, "unit": unit.id, "line": unit.line})
    if sorted(set(unit.tokens) - set(TOKENS)):
        yield Fault("check_tokens", {"seat": seat, "unit": unit.id})
    carrier = content.cards[unit.card]
    keywords: Counter[str] = Counter()
    for attachment in unit.attachments:
        card = content.cards[attachment.card]
        if card.family != "attachment" or not _may_carry(carrier, card):  # WC-3.10
            yield Fault("check_attachment", {"seat": seat, "unit": unit.id, "card": attachment.card})
        keywords.update(card.keywords)
    if any(count > 1 for count in keywords.values()):  # WC-3.9
        yield Fault("check_attachments_share", {"seat": seat, "unit": unit.id})


def _may_carry(carrier: Card, card: Card) -> bool:
    for ability in card.abilities:
        shared = carrier.traits.intersection(ability.words)
        if (ability.kind == "only" and not shared) or (ability.kind == "not_on" and shared):
            return False
    return True


def _ids(state: State) -> Iterator[Fault]:
    """Public ids name the seat, are used once, and are remembered for good (WC-P20)."""
    seen: set[str] = set()
    for seat, player in enumerate(state.players):
        moved = [attachment.id for unit in player.units for attachment in unit.attachments]
        for piece, card in _pieces(player):
            number = piece[1:]
            owner = 1 - seat if piece in moved and piece[:1] == LETTERS[1 - seat] else seat
            issued = state.players[owner].issued
            if piece[:1] != LETTERS[owner] or not number.isdigit() or not 1 <= int(number) <= issued:
                yield Fault("check_piece_id", {"seat": seat, "piece": piece})
            elif piece in seen:
                yield Fault("check_piece_twice", {"seat": seat, "piece": piece})
            elif state.pieces.get(piece) != card:
                yield Fault("check_piece_unlisted", {"seat": seat, "piece": piece})
            seen.add(piece)


def _pieces(player: Player) -> Iterator[tuple[str, str]]:
    for unit in player.units:
        yield unit.id, unit.card
        for attachment in unit.attachments:
            yield attachment.id, attachment.card
    for strategy in player.strategies:
        yield strategy.id, strategy.card


def _unique(content: Content, state: State) -> Iterator[Fault]:
    """A unique card has one copy in play, counting both players (WC-2.27); the name is the card (WC-1.7)."""
    if state.phase in ("combat_start", "tactics", "resolution", "command_end", "battle_count", ENDED) and state.final:
        return  # WC-11.10: the two units of an empty field may be the same unique card.
    names = Counter(
        content.cards[card].name
        for player in state.players
        for _, card in _pieces(player)
        if content.cards[card].unique
    )
    for name, count in sorted(names.items()):
        if count > 1:
            yield Fault("check_unique", {"given": name, "count": count})


def _game(state: State) -> Iterator[Fault]:
    if len(state.players) != 2 or not (1 if begun(state) else 0) <= state.battle_no <= 3:
        yield Fault("check_battle", {"battle": state.battle_no})
    if not 0 <= state.pass_count <= 2:
        yield Fault("check_passes", {"count": state.pass_count})
    if state.active not in (0, 1) or state.chooser not in (0, 1):
        yield Fault("check_seat", {"given": state.active})


def _combat(state: State) -> Iterator[Fault]:
    combat = state.combat
    fighters = (combat.attacker, combat.defender) if combat is not None else ()
    if combat is None and state.phase in MELEE_PHASES:
        yield Fault("check_no_combat", {"phase": state.phase})
    if combat is not None:
        attacker, defender = combat.attacker[:1], combat.defender[:1]
        if attacker != LETTERS[combat.seat] or defender != LETTERS[other(combat.seat)]:
            yield Fault("check_fighters", {"unit": combat.attacker, "target": combat.defender})
    for seat, player in enumerate(state.players):
        for unit in player.units:
            fighting = unit.id in fighters and combat is not None and combat.kind == "melee"
            if unit.line == FIELD and not fighting and unit.id != state.follower and unit.id != state.tie_attacker:
                yield Fault("check_stray_on_battlefield", {"seat": seat, "unit": unit.id})
