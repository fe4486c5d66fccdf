"""Powers of Albion as the engine sees it: the rules bound to the content of a pack."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.engine import ready
from bot.engine.errors import Refused
from bot.engine.feed import EDITED, Instead
from bot.engine.game import NOTATION, Courtesy, Fault, Game, Offer, Outcome, Preview, Report
from bot.engine.house import Span
from bot.engine.legacy import Lived
from bot.engine.meanwhile import Leaving
from bot.engine.requests import Answer, Ask, Fact, Facts
from bot.engine.table import Table
from bot.games.albion import actions as act
from bot.games.albion import campaign, check, flow, show
from bot.games.albion.actions import Action, Concede, Proceed, Remove, TimeOut
from bot.games.albion.board import Board
from bot.games.albion.content.figures import Content
from bot.games.albion.legal import details, feed, legal, score
from bot.games.albion.looking import tell
from bot.games.albion.notation import notation, position
from bot.games.albion.notation.words import Lexicon
from bot.games.albion.orders import order_notation, orders
from bot.games.albion.orders.orders import Orders
from bot.games.albion.play import DECLARE, ITEMS, ORDERS, PROMPT, SETUP, Play
from bot.games.albion.setup import setting
from bot.games.albion.state import Mark, Options, Seat, State
from bot.games.albion.view import View

ROLLS = (
    *("fate_rolled", "fate_tested", "strike_rolled", "defence_rolled", "breaking_rolled"),
    *("spell_cast", "power_rolled", "healed", "flee_tested"),
)
"""The events that tell dice of a pawn's owner."""

PAIR = 2
"""So many players may have two groups each (AL-24.2)."""


class Albion(Leaving[State, Action], Game[State, Action, Orders]):
    """Groups of knights seek the Grail and the Lance, for two to four (AL-1.2)."""

    key = "albion"
    rules_version = 2
    seats = (2, 4)
    seats_clause = "AL-1.2"
    state_type = State
    action_type = Action
    options_type = Options
    orders_type = Orders
    lived_facts = campaign.FACTS
    concession, removal = Concede, Remove  # AL-25.2, AL-23.4
    leaving_events = ("withdrew",)
    secret_actions = act.SECRET
    draws_in_secret = False
    private_draws = True
    answers_without_orders = acts_without_orders = True
    refusal_clauses = {
        NOTATION: "AL-D5",
        "game_over": "AL-23.1",
        "not_asked": "AL-5.6",
        "action_in_flight": "AL-5.6",
    }
    option_clauses = {
        "groups": "AL-3.2",
        "groups_each": "AL-24.2",
        "seat_order": "AL-6.10",
        "exhaustion": "AL-12.8",
        "round_limit": "AL-23.5",
        **dict.fromkeys((SETUP, ORDERS, ITEMS, DECLARE, PROMPT), "AL-25.5"),
        ready.SETUP: "AL-3.2",
        "recovery": "AL-R30",
        "failed_flight": "AL-19.15",
    }
    option_rules = {ready.SETUP: ["AL-23.5", "AL-D6", "AL-D34"]}
    later_options = {"recovery": True, "failed_flight": "initiative", ready.SETUP: ready.OWN}
    option_spans = {"exhaustion": Span(0, 999), "round_limit": Span(0, 999)}
    # AL-25.7: back to the last phase start if all agree. AL-25.6: the rules count missed windows themselves.
    courtesy = Courtesy(
        limits=(ORDERS, SETUP, ITEMS, DECLARE, PROMPT),
        limit=86_400,
        undo_before_barrier="consent",
        undo_after_barrier="consent",
        clause="AL-25.7",
    )
    open_actions = (act.Arm, act.Pawns, act.SealOrders, act.SealItems, act.Propose, act.Look, act.Return, act.Declare)
    roll_events = {
        **dict.fromkeys(ROLLS, ("pawn", "dice")),
        **dict.fromkeys(("initiative_rolled", "event_ransom_rolled"), ("pawn", "die")),
        "damage_applied": ("by", "dice"),
    }
    turning_points = ("eliminated", "defeated", "ransomed", "unhorsed", "weapon_destroyed", "fled")

    def __init__(self, content: Content) -> None:
        self.content = content
        self.content_digest = content.digest
        self.lexicon = Lexicon(content)

    def migrate(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """Version 2 reads states as version 1 did: when knights leave has changed, not what is kept of it (AL-25.2)."""
        return raw

    def board(self, state: State) -> Board:
        """The state together with the content."""
        return Board(self.content, state)

    def refuses(self, options: Options, seats: int) -> Refused | None:
        """Why no table can play so: only two players may have two groups each (AL-24.2)."""
        two = (
            Refused("two_groups_for_two", "AL-24.2", given=seats) if options.groups_each > 1 and seats > PAIR else None
        )
        groups = self.content.limits.ready_groups
        between = (self.seats[0], len(groups) or self.seats[1])
        settled = None
        if ready.is_quick(options) and options.groups != "auto":
            settled = Refused("ready_settled", self.option_clauses[ready.SETUP], option=ready.SETUP, named="groups")
        return (
            super().refuses(options, seats)
            or two
            or settled
            or ready.refusal(options, seats, between, bool(groups), self.option_clauses[ready.SETUP])
        )

    def digest_of(self, options: Options) -> str:
        """The castles of ready-made tables are read by these alone."""
        groups = self.content.limits.ready_groups
        return ready.digest(self.content_digest, groups) if ready.is_quick(options) else self.content_digest

    def blank(self, options: Options, seats: int) -> State:
        """Before groups are taken; nothing lies on the map."""
        self.demand_table(options, seats)
        treasury = self.content.limits.treasury
        return State(
            options=options, seats=[Seat(treasury=treasury) for _ in range(seats)], horses=self.content.limits.horses
        )

    def to_act(self, state: State) -> frozenset[int]:
        """The seats that the game waits for."""
        return flow.to_act(self.board(state))

    def may_act(self, state: State) -> frozenset[int]:
        """The others: sealed orders may be given anew, returned knights equipped."""
        return flow.may_act(self.board(state))

    def together(self, state: State) -> frozenset[int]:
        """The seats asked at once in secret (AL-H5)."""
        return flow.together(self.board(state))

    def stage(self, state: State) -> str:
        """The phase of the round: an undo goes back to its beginning (AL-25.7)."""
        return f"{state.round} {flow.PHASES.get(state.phase, state.phase)}"

    def turn_limit(self, state: State, seat: int) -> str:
        """The time of the phase (AL-25.5)."""
        return flow.LIMITS.get(state.phase, ORDERS)

    def automatic(self, state: State) -> Action | None:
        """The next thing that happens by itself."""
        return Proceed() if flow.due(self.board(state)) else None

    def ready_made(self, state: State) -> tuple[int, Action] | None:
        """Knights and their numbers at a ready-made table (AL-D6)."""
        return setting.ready_next(self.board(state))

    async def apply(self, t: Table[State], seat: int | None, action: Action) -> None:
        """Carry out an action."""
        await flow.carry_out(Play(self.content, t), seat, action)

    def check(self, state: State) -> list[Fault]:
        """Invariants of a state."""
        return check.check(self.content, state)

    def default(self, state: State, seat: int) -> Action | None:
        """What is done when the time runs out is looked up by the rules themselves, which count it (AL-25.6)."""
        return TimeOut()

    def standing(self, orders_: Orders, view: View, ask: Ask | None) -> Answer | Action | None:
        """What the standing orders of a seat say (AL-D23)."""
        return orders.apply_orders(orders_, view, ask, self.content)

    def order(self, orders_: Orders, text: str, view: View) -> Orders:
        """The orders after one more line of their seat."""
        return order_notation.order_after(self.lexicon, orders_, text, view)

    def orders_told(self, orders_: Orders) -> tuple[Preview, ...]:
        """A seat's own orders."""
        return order_notation.orders_told(orders_)

    def taken_over(self, orders_: Orders) -> Orders:
        """Orders are private to who gave them (AL-H17)."""
        return Orders()

    def forfeit(self, state: State, seat: int) -> Action | None:
        """Who stays away for good may be removed (AL-25.2)."""
        return Remove(seat)

    def outcome(self, state: State) -> Outcome | None:
        """Who won, once the game is over (AL-23)."""
        return Outcome(tuple(state.winners), state.reason) if state.phase == "finished" else None

    def aftermath(self, state: State) -> tuple[tuple[Lived, ...], ...]:
        """What the knights have come to."""
        return campaign.aftermath(self.board(state))

    def view(self, state: State, seat: int | None) -> View:
        """What a seat or a spectator may know (chapter 7)."""
        board = self.board(state)
        return show.show(board, seat, flow.to_act(board), flow.together(board))

    def hides(self, state: State, seat: int | None) -> bool:
        """True if anything is hidden from this viewer now."""
        return show.hides(self.board(state), seat)

    def legal(self, state: State, seat: int) -> Iterator[Offer]:
        """Everything that the seat may declare now."""
        return legal.legal(self.board(state), seat)

    def fill(self, state: State, seat: int, offer: Offer, pick: Callable[[int], int]) -> Action | None:
        """One of a template, at random."""
        return legal.fill(self.board(state), seat, offer, pick)

    def by_chance(self, state: State, seat: int, pick: Callable[[int], int]) -> Action | None:
        """One legal action at random, mostly one that says something."""
        return legal.by_chance(self.board(state), seat, pick)

    def greedy_candidates(self, state: State, seat: int) -> Iterator[Offer]:
        """Whole plans and single acts; templates only where there is nothing else."""
        return legal.greedy_candidates(self.board(state), seat)

    def details(self, state: State, seat: int, offer: Offer) -> Iterator[Offer]:
        """What a person may make of a template."""
        return details.details(self.board(state), seat, offer)

    def greedy_score(self, state: State, seat: int, action: Action) -> int:
        """How promising an action looks to a greedy player."""
        return score.greedy_score(self.board(state), seat, action)

    def preferred_answer(self, state: State, ask: Ask) -> Answer | None:
        """What is done at the deadline is what a player would do who knows nothing better (AL-D10 to AL-D22)."""
        return ask.default

    def chapter(self, state: State) -> str:
        """What the present acts belong to."""
        return show.chapter(self.board(state))

    def progress(self, view: View) -> Facts:
        """Which round is being played."""
        return {"round": view.round} if view.round else {}

    def prompt_facts(self, view: View) -> Facts:
        """The round, or what a fight waits for."""
        return feed.prompt_facts(view)

    def turns_begun(self, state: State) -> int:
        """In a round all act at once (AL-5.1)."""
        return state.round * len(state.seats)

    def note_edit(self, state: State, places: tuple[str, ...]) -> None:
        """Mark what a game master has changed."""
        state.last = Mark(EDITED, places=places)

    def open_acts(self, state: State, seat: int) -> Iterator[Offer]:
        """Strikes in a melee."""
        return feed.open_acts(self.board(state), seat, self.legal(state, seat))

    def tip(self, view: View, seat: int) -> str:
        """With the first orders."""
        return feed.tip(view)

    def public_buttons(self, view: View, seat: int) -> tuple[str, ...]:
        """What is open to everybody in this seat's place."""
        return feed.public_buttons(self.content, view, seat)

    def default_piece(self, state: State, seat: int) -> str:
        """At set-up the knight that is to be armed next."""
        return feed.default_piece(self.board(state), seat)

    def chosen(self, state: State, seat: int, piece: str) -> tuple[Facts, ...]:
        """How far a pawn gets whose orders are being given."""
        if state.phase != "movement" or not piece:
            return ()
        report = tell.tell(self.lexicon, self.board(state), seat, f"reach {piece}")
        return () if report is None else report.rows

    def needs_confirmation(self, state: State, seat: int, action: Action) -> str:
        """What is taken ready-made or over with an action."""
        return feed.needs_confirmation(self.board(state), seat, action)

    def instead(self, orders_: Orders, view: View) -> tuple[Instead, ...]:
        """Orders in place of single choices."""
        return orders.instead(orders_, view)

    def balance(self, state: State) -> tuple[int, ...]:
        """Knights on the map and Treasury."""
        board = self.board(state)
        return tuple([feed.score(board, seat) for seat in range(len(state.seats))]) if state.round else ()

    def rolled_by(self, state: State, whose: Fact | None) -> int:
        """The owner of a pawn, by its group."""
        owners = {str(group): seat for seat, entry in enumerate(state.seats) for group in entry.groups}
        return owners.get(str(whose).partition(".")[0], -1)

    def act_mark(self, view: View) -> Any:
        """What the last act marks in a picture."""
        return view.last

    def tally(self, view: View) -> tuple[int, ...]:
        """The knights of each on the map, as everybody sees."""
        riding = [one.seat for one in view.pawns if one.status == "active"]
        return tuple([riding.count(seat.seat) for seat in view.seats])

    def position(self, raw: dict[str, Any], options: Options, names: tuple[str, ...]) -> State:
        """A position written by hand."""
        return position.read_position(self.lexicon, self.blank(options, len(names)), raw, names)

    def tell(self, state: State, seat: int | None, query: str) -> Report | None:
        """Reach, odds, sheets: at no cost."""
        return tell.tell(self.lexicon, self.board(state), seat, query)

    def parse(self, text: str, state: State, seat: int | None, ask: Ask | None) -> Action | Answer:
        """An action or answer from a line of notation."""
        return notation.read_line(self.lexicon, self.board(state), text, seat, ask)

    def format(self, said: Action | Answer, state: State, ask: Ask | None) -> str:
        """The canonical line of an action or answer."""
        return notation.write_line(self.lexicon, said, ask)
