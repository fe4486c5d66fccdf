"""Mage Knight as the engine sees it: the rules of an edition bound to the figures and terrain of some packs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import UNSET, structs

from bot.engine.errors import BAD_ANSWERS, BAD_UNDOS, BadNotation, Refused
from bot.engine.feed import EDITED, Counted
from bot.engine.game import NOTATION, Fault, Later, Offer, Outcome, Preview, Report
from bot.engine.house import CATALOGUE_LOCKED
from bot.engine.legacy import Lived
from bot.engine.ready import OWN, SETUP, is_quick
from bot.engine.requests import Answer, Ask, Facts
from bot.engine.table import Table
from bot.games.mage_knight import campaign, check, flow, show
from bot.games.mage_knight.actions import (
    Absent,
    Action,
    Agreed,
    Proceed,
    RandomArmy,
    RandomPool,
    SubmitArmy,
    SubmitPool,
)
from bot.games.mage_knight.by_post import PlayedByPost
from bot.games.mage_knight.content.content import Content, FigureType
from bot.games.mage_knight.content.digests import canonical_ready, digest_of
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.editions.table import EDITIONS, as_printed, as_read, edition_of
from bot.games.mage_knight.editions.told import InClauses, asked_in, counterpart, reported
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.still import Still
from bot.games.mage_knight.legal import choices, default_piece, feed, legal, score
from bot.games.mage_knight.looking import preview, tell
from bot.games.mage_knight.notation import notation, position
from bot.games.mage_knight.orders import defaults, order_list, order_notation, orders
from bot.games.mage_knight.orders.orders import Orders
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.setup import beginning, ready_made
from bot.games.mage_knight.setup.armies import RESTING
from bot.games.mage_knight.state import ASK_HOURS, ASK_LIMIT, Mark, Options, Player, State
from bot.games.mage_knight.turn import leaving, turn, victory
from bot.games.mage_knight.view import View


class MageKnight(PlayedByPost):
    """Armies of figures with combat dials on a measured field; the edition of the table supplies numbers and tables."""

    key = "mage_knight"
    rules_version = 5
    seats = (2, 8)
    seats_clause = "MKU-2.10"
    option_spans = beginning.SPANS
    state_type = State
    action_type = Action
    options_type = Options
    orders_type = Orders
    list_verb = "army"
    editions: ClassVar[Mapping[str, str]] = {key: edition.title for key, edition in EDITIONS.items()}
    turning_points = ("eliminated", "captured", "returned", "objective_controlled")
    closing_lines = ("end_turn", "end")
    secret_actions = (SubmitArmy, SubmitPool, RandomArmy, RandomPool)  # MKU-H4
    draws_in_secret = True
    open_actions = (SubmitArmy, SubmitPool)
    lived_facts, kept_kinds = campaign.FACTS, (RESTING,)
    roll_events = {
        "first_roll": ("seat", "dice"),
        "tie_roll": ("seat", "dice"),
        "command_roll": ("seat", "die"),
        "attack_rolled": ("seat", "die_one", "die_two"),
        "damage_die": ("figure", "die"),
        "dodge_rolled": ("target", "die"),
        "freeze_rolled": ("seat", "die"),
        "healing_die": ("healer", "die"),
        "broke_away": ("figure", "die"),
        "held_fast": ("figure", "die"),
        "regenerates": ("figure", "die"),
        "raise_rolled": ("dead", "die"),
        "dispute": ("seat", "die"),
    }
    leaving_events = ("withdrew",)
    answers_without_orders = True  # spin=auto and the other defaults of MKU-P3 and MKU-P4

    def __init__(self, content: Content) -> None:
        self.content = content
        self.content_digest = content.digest
        self.digests: dict[tuple[str, bool], str] = {}
        self.as_read = {key: as_read(content, edition) for key, edition in EDITIONS.items()}

    def edition_at(self, options: Options) -> Edition:
        """The record of the edition of a table."""
        return edition_of(options)

    def rules(self, options: Options) -> tuple[Content, Edition]:
        """What the packs are in the edition of a table, and its record."""
        edition = edition_of(options)
        return self.as_read[edition.key], edition

    def digest_of(self, options: Options) -> str:
        """The digest of what the edition of a table reads (MK2-3.2): another pack of the same one plays alike."""
        key = options.edition, is_quick(options)
        if key not in self.digests:
            read = self.as_read[options.edition]
            more = canonical_ready(read) if is_quick(options) else b""
            self.digests[key] = digest_of(edition_of(options).covers(read) + more)
        return self.digests[key]

    def printed(self, card: str, options: Options | None = None) -> FigureType:
        """A figure as the edition of a table reads it; as it is printed beside no table, or where it knows it not."""
        known = None if options is None else self.rules(options)[0].figures.get(card)
        return known or as_printed(self.content.figures[card])

    def title_of(self, options: Options) -> str:
        """Each edition has its own."""
        return edition_of(options).title

    def field(self, state: State) -> Field:
        """The state together with the content, for looking at it."""
        content, edition = self.rules(state.options)
        return Still(content, state, edition)

    def refuses(self, options: Options, seats: int) -> Refused | None:
        """Why no table can play so (MKU-2.1, 2.2, 2.9, 3.1, MKU-R46, MKU-R70)."""
        found = super().refuses(options, seats)
        edition = edition_of(options) if isinstance(options, Options) else None
        if found is None and edition is not None:
            found = beginning.refusal(options, edition, seats)
            found = found or ready_made.refusal(*self.rules(options), options, seats)
        if found is not None and edition is not None:
            found.clause = counterpart(edition.clauses, found.clause)
        return found

    def blank(self, options: Options, seats: int) -> State:
        """Before the armies are chosen."""
        self.demand_table(options, seats)
        return self.resume_blank(options, seats)

    def resume_blank(self, options: Options, seats: int) -> State:
        """The same for a game that was let in once."""
        return beginning.opening(options, [Player() for _ in range(seats)])

    def options_of(self, raw: Mapping[str, Any], version: int) -> Options:
        """Before version 2 the preset replaced its values whatever was named (MKU-23.7)."""
        named = {name: value for name, value in raw.items() if value is not UNSET}
        options: Options = super().options_of(named, version)
        fills = options.fills
        if version >= 2 or not fills.known:
            return options
        return structs.replace(options, build_total=fills.build_total, width=fills.width, height=fills.height)

    def migrate(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """Each version reads what the last one wrote: options are written out whole, marks tell what they knew.

        Version 4 forgets at the start of each turn who has moved (MK2-12.9); what version 3 remembers is gone then.
        Version 5 rolls lower ties out (MK2-R1) and lets nobody who is out break one (MK2-30.6): both as they come up.
        """
        return raw

    def to_act(self, state: State) -> frozenset[int]:
        """The seats that may declare an action now."""
        return turn.to_act(state)

    def may_act(self, state: State) -> frozenset[int]:
        """Who may cancel an ability out of turn (MKU-P13); whose turn it is, far from an open spin (MK2-P15)."""
        going_on = {state.active} if state.spins else set()
        return (legal.out_of_turn(self.field(state)) | going_on) - turn.to_act(state)

    def chapter(self, state: State) -> str:
        """A turn; before that each step of the set-up."""
        return show.chapter(state)

    def progress(self, view: View) -> Facts:
        """Which round is being played."""
        return {"round": view.round} if view.round else {}

    def automatic(self, state: State) -> Action | None:
        """The next thing that happens by itself."""
        content, edition = self.rules(state.options)
        return Proceed() if turn.due(Field(content, state, edition)) else None  # mostly it asks for no terrain

    def ready_made(self, state: State) -> tuple[int, Action] | None:
        """What a ready-made game declares next (MKU-P14)."""
        if state.lot is None or state.phase == "play":
            return None
        return ready_made.declared(self.field(state), turn.to_act(state))

    def legal(self, state: State, seat: int) -> Iterator[Offer]:
        """What the seat may declare now; moves are samples of what cannot be listed."""
        heard = seat in turn.to_act(state) or state.phase == "play"
        return legal.legal(self.field(state), seat) if heard else iter(())

    def fill(self, state: State, seat: int, offer: Offer, pick: Callable[[int], int]) -> Action | None:
        """A concrete action from an offer."""
        return legal.fill(self.field(state), seat, offer, pick)

    def by_chance(self, state: State, seat: int, pick: Callable[[int], int]) -> Action | None:
        """One legal action at random; only one figure's attacks are looked for."""
        return legal.by_chance(self.field(state), seat, pick) if seat in turn.to_act(state) else None

    def details(self, state: State, seat: int, offer: Offer) -> Iterator[Offer]:
        """Whole actions that a person may make of a template."""
        return choices.details(self.field(state), seat, offer)

    def choices(self, state: State, seat: int, piece: str) -> Iterator[Offer]:
        """What a figure may do, the best first, with odds and distances."""
        return choices.choices(self.field(state), seat, piece)

    async def apply(self, t: Table[State], seat: int | None, action: Action) -> None:
        """Carry out an action."""
        content, edition = self.rules(t.state.options)
        running = flow.carry_out(Play(content, edition, t), seat, action)
        await (asked_in(edition.clauses, running) if edition.clauses else running)

    def interrupts(self, state: State, seat: int | None, action: Action) -> bool:
        """What the whole table decides ends the game while somebody is asked (MKU-22.24, MKU-P10)."""
        return isinstance(action, Agreed | Absent) and state.phase != "over"

    def waits_for_end(self, state: State, seat: int | None, action: Action) -> Later | None:
        """Who is declared withdrawn leaves after the action in progress (MK2-29.7); so time runs out too (MKU-R46)."""
        return leaving.waits_for_end(self.rules(state.options)[1], action)

    def decided_without(self, state: State, seats: Collection[int]) -> bool:
        """True if one side is left without them (MKU-22.1, 22.2)."""
        return leaving.decided_without(state, seats)

    def preview(self, state: State, seat: int, action: Action) -> Preview | None:
        """What the action would do (MKU-P5 to MKU-P7)."""
        field = self.field(state)
        with InClauses(field.edition.clauses):
            return preview.preview(field, seat, action)

    def tell(self, state: State, seat: int | None, query: str) -> Report | None:
        """Measure and look at no cost (MKU-5.12, MKU-H2)."""
        field = self.field(state)
        with InClauses(field.edition.clauses):
            found = tell.tell(field, seat, query)
        return None if found is None else reported(field.edition.clauses, found)

    def permissive_options(self, like: Options | None = None) -> Sequence[Options]:
        """An army of any build total may be kept (MKU-2.1), with items and a domain too (MK2-31.6)."""
        return sorted(beginning.ROOMY, key=lambda one: like is not None and one.edition != like.edition)

    def default(self, state: State, seat: int) -> Action | None:
        """What is done when the time runs out (MKU-P9)."""
        return defaults.default(self.field(state), seat)

    def still_late(self, before: State, said: Action | Ask, after: State) -> bool:
        """Who pays a debt by default still ends his turn (MKU-P9, MK2-P8), and has all his spins decided (MK2-P6)."""
        return defaults.still_late(before, said, after)

    def standing(self, orders_: Orders, view: View, ask: Ask | None) -> Answer | Action | None:
        """What the standing orders of a seat say (MKU-P2 to MKU-P4)."""
        return orders.apply_orders(orders_, view, ask)

    def orders_after(self, orders_: Orders, ask: Ask, answer: Answer) -> Orders:
        """An ordered withdrawal is carried out once (MKU-P15)."""
        return orders.orders_after(orders_, ask)

    def order(self, orders_: Orders, text: str, view: View) -> Orders:
        """The orders after one more line of their seat."""
        return order_notation.order_after(orders_, text, view)

    def acknowledged(self, orders_: Orders, text: str) -> tuple[Preview, ...]:
        """What a line of orders means now (MKU-P2)."""
        return order_notation.order_meant(orders_, text)

    def orders_told(self, orders_: Orders) -> tuple[Preview, ...]:
        """A seat's own orders."""
        return order_list.orders_told(orders_)

    def view(self, state: State, seat: int | None) -> View:
        """What a seat or a spectator may know (chapter 27)."""
        return show.show(self.field(state), seat)

    def act_mark(self, view: View) -> Any:
        """What the last act marks in a picture."""
        return view.mark

    def prompt_facts(self, view: View) -> Facts:
        """Whether a turn is to be played, or a spin decided."""
        return show.prompt_facts(view)

    def turns_begun(self, state: State) -> int:
        """A round has one of each."""
        return state.round * len(state.players)

    def note_edit(self, state: State, places: tuple[str, ...]) -> None:
        """Mark what a game master has changed."""
        state.mark = Mark(EDITED, places=places)

    def open_acts(self, state: State, seat: int) -> Iterator[Offer]:
        """Attacks from where figures stand, and the move of whoever can do most now."""
        return feed.open_acts(self.field(state), seat)

    def public_buttons(self, view: View, seat: int) -> tuple[str, ...]:
        """What ends a turn, and what sets up by itself: each is open to everybody."""
        return show.public_buttons(view, seat)

    def default_piece(self, state: State, seat: int) -> str:
        """The figure that can do most now."""
        return default_piece.default_piece(self.field(state), seat)

    def chosen(self, state: State, seat: int, piece: str) -> tuple[Facts, ...]:
        """The reach and the targets of a figure that can be given an action."""
        return tell.describe_able(self.field(state), seat, piece)

    def needs_confirmation(self, state: State, seat: int, action: Action) -> str:
        """An action that is given away while somebody could still be given it."""
        return default_piece.wasted(self.field(state), seat, action)

    def tally(self, view: View) -> tuple[int, ...]:
        """What decides: objectives (MK2-30.3), or victory points (MKU-22.12)."""
        return self.tallies(view)[0][1]

    def tallies(self, view: View) -> tuple[Counted, ...]:
        """Objectives, and the points that break a tie (MK2-30.6); or the points alone."""
        return show.tallies(view, points_break_ties=edition_of(view.options).points_break_ties)

    def balance(self, state: State) -> tuple[int, ...]:
        """What would decide if the game ended now."""
        return next((counts for _, counts in self.balances(state)), ())

    def balances(self, state: State) -> tuple[Counted, ...]:
        """What everybody would have if the game ended now: objectives (MK2-7.2), victory points (MKU-22.12)."""
        return victory.balances(self.field(state)) if state.round else ()

    def adjudged(self, state: State) -> tuple[tuple[int, ...], ...]:
        """As if all had agreed to end it (MKU-22.4, MK2-30.1): sides as the clauses of victory rank them."""
        return victory.ranks(self.field(state)) if state.round else super().adjudged(state)

    def hides(self, state: State, seat: int | None) -> bool:
        """True if anything is hidden from this viewer now."""
        return show.hides(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Who won, once the game is over (MKU-22.5)."""
        return Outcome(state.winners, state.ending) if state.phase == "over" else None

    def aftermath(self, state: State) -> tuple[tuple[Lived, ...], ...]:
        """Who survived and who fell."""
        return campaign.aftermath(self.field(state))

    def parse(self, text: str, state: State, seat: int | None, ask: Ask | None) -> Action | Answer:
        """An action or answer from a line of notation."""
        field = self.field(state)
        with InClauses(field.edition.clauses):
            try:
                return notation.read_line(field, text, seat, ask)
            except BadNotation as fault:
                raise self.with_clause(fault) from None

    def format(self, said: Action | Answer, state: State, ask: Ask | None) -> str:
        """The canonical line of an action or answer."""
        return notation.write_line(self.field(state), said, ask)

    def greedy_candidates(self, state: State, seat: int) -> Iterator[Offer]:
        """Chance makes no way onto an objective of a template."""
        yield from self.legal(state, seat)
        yield from choices.onto_objectives(self.field(state), seat)

    def greedy_score(self, state: State, seat: int, action: Action) -> int:
        """How promising an action looks to a greedy player."""
        return score.greedy_score(self.field(state), seat, action)

    def preferred_answer(self, state: State, ask: Ask) -> Answer | None:
        """What is done for a seat that is away: it faces whoever touches it, defends as usual, and stays."""
        return ask.default

    def options_left_out(self, options: Options) -> Collection[str]:
        """Those of the other edition."""
        return edition_of(options).void

    def option_facts(self, options: Options) -> Facts:
        """As they are read to players."""
        return {**super().option_facts(options), **beginning.option_facts(edition_of(options), options)}

    def check(self, state: State) -> list[Fault]:
        """Invariants: no overlap, dials and tokens in range, captives in contact, all on the field."""
        content, edition = self.rules(state.options)
        return check.check(Field(content, state, edition))  # which asks for no piece before it is known

    def position(self, raw: dict[str, Any], options: Options, names: tuple[str, ...]) -> State:
        """A position written by hand."""
        return position.read_position(*self.rules(options), raw, options, names)

    refusal_clauses = {
        NOTATION: "MKU-P5",
        "game_over": "MKU-22.1",
        "action_in_flight": "MKU-P1",
        "not_asked": "MKU-P1",
        **dict.fromkeys(BAD_ANSWERS, "MKU-P5"),
        **dict.fromkeys(("edit_breaks_rules", *BAD_UNDOS), "MKU-P11"),
    }
    later_options = {ASK_LIMIT: ASK_HOURS, CATALOGUE_LOCKED: False, SETUP: OWN}
    option_clauses, option_rules = beginning.OPTION_CLAUSES, beginning.OPTION_RULES
