"""Who would carry what, and what would lie where, after the steps of phase 2 (AL-8.9).

Nothing of it is done before the phase is over: until then nobody sees any of it, nor that somebody looks at what he has
taken (AL-8.11). The same steps tell a player what is wrong with his orders.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct, structs

from bot.engine.play import No
from bot.games.albion import arming
from bot.games.albion.board import Board
from bot.games.albion.content.figures import MOUNTS
from bot.games.albion.items import words
from bot.games.albion.state import Knight, PawnItems, Proposal, Token


class Got(Struct, frozen=True):
    """A token that a pawn took from its hex (``deal`` None), or received in an exchange."""

    pawn: str
    token: Token
    unseen: bool
    deal: Proposal | None = None


class Goods:
    """All tokens on their way."""

    def __init__(self, b: Board) -> None:
        self.b = b
        self.knights = {one.code: one for one in b.active()}
        # None of these lists is ever changed: what differs is a new list in its place.
        self.piles = dict(b.state.lying)
        self.bags = {code: one.tokens for code, one in self.knights.items()}
        self.mounts = {code: one.mount for code, one in self.knights.items()}
        self.got: list[Got] = []
        self.done: list[Proposal] = []
        self.void: list[Proposal] = []
        self.faults: list[tuple[str, No]] = []  # by pawn: what could not be carried out as it was said

    def knight(self, code: str) -> Knight:
        """A knight as he would be."""
        mount = self.mounts[code]
        transport = next((one for one in MOUNTS if mount is not None and one == self.b.gear(mount).kind), "foot")
        return structs.replace(self.knights[code], tokens=self.bags[code], mount=mount, transport=transport)

    def pile(self, code: str) -> list[Token]:
        """What would lie where a pawn stands."""
        return self.piles.get(self.knights[code].hex, [])

    def held(self, code: str) -> list[Got]:
        """What a knight has taken or received and not passed on to another in the same phase, the last at the end."""
        held = [*self.bags[code], self.mounts[code]]
        return [one for one in self.got if one.pawn == code and any(one.token is token for token in held)]

    def fault(self, code: str) -> No | None:
        """Why a knight may not carry what he would carry (AL-4.3 to AL-4.14)."""
        got = [one.token for one in self.held(code)]
        weak = [no for one in got if (no := arming.too_weak_for(self.b, self.knights[code], one.kind)) is not None]
        return weak[0] if weak else arming.carrying_fault(self.b, self.knight(code), bool(got))

    def too_much_agreed(self, code: str) -> bool:
        """True if a knight could not carry what he receives in exchanges even if he left all else.

        On the lake he can leave nothing (AL-8.8).
        """
        received = [one.token for one in self.held(code) if one.deal is not None]
        least = received if self.b.on_land(self.knights[code]) else self.bags[code]
        alone = structs.replace(self.knight(code), tokens=least)
        return bool(received) and arming.carrying_fault(self.b, alone, received=True) is not None

    def ashore(self, code: str, said: Iterable[str]) -> bool:
        """True if a pawn stands on land; if it does not though something is said, that is a fault (AL-8.8)."""
        land = self.b.on_land(self.knights[code])
        if not land and list(said):
            self.faults.append((code, ("on_the_lake", "AL-8.8", {})))
        return land

    # -- leaving -----------------------------------------------------------------------------------------------------

    def leave(self, one: PawnItems) -> None:
        """Step 1, and in step 4 once more."""
        code = one.pawn
        if not self.ashore(code, one.leave):
            return
        for word in one.leave:
            mount = self.mounts[code]
            if mount is not None and mount.kind == word:
                self._unmount(code)
                continue
            found = [token for token in self.bags[code] if word in (words.ALL, token.kind)]
            if not found and word != words.ALL:
                self.faults.append((code, ("not_carried", "AL-8.2", {"token": word})))
            for token in found if word == words.ALL else found[:1]:
                self._lay(code, token)

    def _lay(self, code: str, token: Token) -> None:
        self.bags[code] = [one for one in self.bags[code] if one is not token]
        self.got = [one for one in self.got if one.token is not token]
        self.piles[self.knights[code].hex] = [*self.pile(code), token]

    def _unmount(self, code: str) -> None:
        """The transport is left; without a horse a heavy lance falls (AL-7.3, AL-7.10)."""
        mount, self.mounts[code] = self.mounts[code], None
        lances = [one for one in self.bags[code] if self.b.gear(one).mounted_only]
        for token in [*([mount] if mount is not None else []), *lances]:
            self._lay(code, token)

    # -- exchange ----------------------------------------------------------------------------------------------------

    def exchange(self, deal: Proposal) -> None:
        """Step 2: exactly what was agreed, or nothing (AL-8.6)."""
        there = deal.giver in self.bags and deal.taker in self.bags
        give = self._named(deal.giver, deal.give, deal.given) if there else None
        get = self._named(deal.taker, deal.get, deal.picked) if there else None
        if give is None or get is None:
            self.void.append(deal)
            return
        self.done.append(deal)
        for giver, taker, tokens in ((deal.giver, deal.taker, give), (deal.taker, deal.giver, get)):
            other = self.knights[giver].seat != self.knights[taker].seat
            for token, unnamed in tokens:
                self.bags[giver] = [one for one in self.bags[giver] if one is not token]
                self.bags[taker] = [*self.bags[taker], token]
                self.got.append(Got(taker, token, unnamed and other, deal))

    def _named(self, code: str, said: tuple[str, ...], picked: tuple[str, ...]) -> list[tuple[Token, bool]] | None:
        """The tokens of a pawn that an offer means, each with whether it was unnamed; None: it has not all of them."""
        left, picks = list(self.bags[code]), iter(picked)
        found: list[tuple[Token, bool]] = []
        for word in said:
            kind = next(picks, "") if word == words.OBJECT else word
            token = next((one for one in left if one.kind == kind), None)
            if token is None:
                return None
            left.remove(token)
            found.append((token, word == words.OBJECT))
        return found

    # -- taking ------------------------------------------------------------------------------------------------------

    def take(self, one: PawnItems) -> None:
        """Step 3."""
        code = one.pawn
        if not self.ashore(code, one.take):
            return
        seat = self.knights[code].seat
        for word in one.take:
            if word in words.TAKE:
                self._take_what_fits(code, word)
                continue
            found = self._sought(code, seat, word)
            if found is None:
                self.faults.append((code, ("not_there", "AL-8.2", {"token": word})))
            elif self.b.gear(found).kind in MOUNTS and self.mounts[code] is not None:
                self.faults.append((code, ("one_transport", "AL-7.3", {})))
            else:
                self._pick(code, found)

    def _sought(self, code: str, seat: int, word: str) -> Token | None:
        """The token on its hex that a word means."""
        there = self.pile(code)
        if (place := words.place(word)) < 0:
            return next((one for one in there if one.kind == word and words.knows(one, seat)), None)
        unseen = words.unseen(self.b, seat, self.knights[code].hex)
        meant = unseen[place - 1 : place] if place else unseen
        return next((one for one in meant if any(one is other for other in there)), None)

    def _pick(self, code: str, token: Token) -> None:
        self.piles[self.knights[code].hex] = [one for one in self.pile(code) if one is not token]
        if self.b.gear(token).kind in MOUNTS:
            self.mounts[code] = token
        else:
            self.bags[code] = [*self.bags[code], token]
        self.got.append(Got(code, token, not words.knows(token, self.knights[code].seat)))

    def _take_what_fits(self, code: str, word: str) -> None:
        """A word for several: whatever he may carry of them, transports first; of what he does not know, all."""
        seat = self.knights[code].seat
        here = sorted(self.pile(code), key=lambda one: self.b.gear(one).kind not in MOUNTS)
        if word == words.BETTER:
            self._take_better(code, [one for one in here if words.knows(one, seat)])
            return
        for token in here:
            gear = self.b.gear(token)
            if (word == words.ALL or gear.secret) and not (gear.kind in MOUNTS and self.mounts[code] is not None):
                self._try(code, token)

    def _try(self, code: str, token: Token) -> bool:
        """Take a token unless he knows that he may not carry it."""
        self._pick(code, token)
        if not self.got[-1].unseen and self.fault(code) is not None:
            self.put_back(code)
            return False
        return True

    def _take_better(self, code: str, here: list[Token]) -> None:
        """The best weapon lying there if it is better than his; one of its class makes room for it (AL-D2)."""

        def best(token: Token) -> tuple[int, int, int]:
            gear = self.b.gear(token)  # in the order of AL-17.1
            return gear.damage_dice, gear.efficacy, -gear.strength_modifier

        own = [one for one in self.bags[code] if self.b.gear(one).kind == "weapon"]
        for token in sorted([one for one in here if self.b.gear(one).kind == "weapon"], key=best, reverse=True):
            if own and best(token) <= max(map(best, own)):
                return
            same = [one for one in own if self.b.gear(one).cls == self.b.gear(token).cls]
            if self._try(code, token):
                return
            bag, pile, got = self.bags[code], self.pile(code), self.got
            for one in same:
                self._lay(code, one)
            if same and self._try(code, token):
                return
            self.bags[code], self.piles[self.knights[code].hex], self.got = bag, pile, got

    # -- limits ------------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """What breaks the limits is put back, last taken first, until they hold (AL-8.9)."""
        while (code := next((one.pawn for one in self.got if self.fault(one.pawn) is not None), "")) != "":
            self.put_back(code)

    def put_back(self, code: str) -> None:
        """What a pawn took last lies there again. What it received lies on its hex; on the lake the deal is undone."""
        last = self.held(code)[-1]
        if last.deal is not None and not self.b.on_land(self.knights[code]):
            self._undo(last.deal)
            return
        if self.mounts[code] is last.token:
            self._unmount(code)
        else:
            self._lay(code, last.token)

    def _undo(self, deal: Proposal) -> None:
        """A deal is undone; first those by which its tokens went on to others (AL-8.6)."""
        moved = [one for one in self.got if one.deal is deal]
        for later in self.done[self.done.index(deal) + 1 :]:
            passed_on = [one for one in self.got if one.deal is later and any(one.token is own.token for own in moved)]
            if passed_on and later in self.done:
                self._undo(later)
        for one in moved:
            other = deal.giver if one.pawn == deal.taker else deal.taker
            self.bags[one.pawn] = [token for token in self.bags[one.pawn] if token is not one.token]
            self.bags[other] = [*self.bags[other], one.token]
        self.got = [one for one in self.got if one.deal is not deal]
        self.done.remove(deal)
        self.void.append(deal)


def after(b: Board, seats: Iterable[int] | None = None) -> Goods:
    """Steps 1 to 3 as they were said, for all or for some seats only (AL-8.9)."""
    goods = Goods(b)
    said = [one for seat in (b.lead_order() if seats is None else seats) for one in _said(b, goods, seat)]
    for one in said:
        goods.leave(one)
    for deal in _deals(b, goods, seats):
        goods.exchange(deal)
    for one in said:
        goods.take(one)
    return goods


def _said(b: Board, goods: Goods, seat: int) -> Iterator[PawnItems]:
    """What a seat said of its pawns that are still there, in the order of pawns (those on one castle: AL-8.9)."""
    there = [one for one in b.seat(seat).items or () if one.pawn in goods.bags]
    yield from sorted(there, key=lambda one: (goods.knights[one.pawn].group, goods.knights[one.pawn].pawn))


def _deals(b: Board, goods: Goods, seats: Iterable[int] | None) -> list[Proposal]:
    """The exchanges agreed, in lead order; those of some seats only, where others have a part in them."""
    order = b.lead_order()
    agreed = [one for one in b.state.proposals if one.answer == "accept" and one.giver in goods.knights]
    if seats is not None:
        agreed = [one for one in agreed if _parties(goods, one) & set(seats)]
    return sorted(
        [one for one in agreed if _parties(goods, one) <= set(order)],
        key=lambda one: (order.index(goods.knights[one.giver].seat), one.number),
    )


def unanswered(b: Board) -> set[int]:
    """The seats to which an offer was made that they have not answered (AL-8.6)."""
    return {b.knight(one.taker).seat for one in b.state.proposals if not one.answer and b.pawn(one.taker) is not None}


def _parties(goods: Goods, deal: Proposal) -> set[int]:
    return {goods.knights[code].seat for code in (deal.giver, deal.taker) if code in goods.knights}
