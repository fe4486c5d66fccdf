"""WarCry as the engine sees it: the rules bound to the cards of some packs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.engine import ready
from bot.engine.errors import BAD_ANSWERS, BAD_UNDOS, BadNotation, Refused
from bot.engine.feed import EDITED, Instead
from bot.engine.game import NOTATION, Courtesy, Fault, Game, Offer, Outcome, Preview
from bot.engine.legacy import Lived
from bot.engine.requests import Answer, Ask, Facts
from bot.engine.table import Table
from bot.games.warcry import campaign, flow, show
from bot.games.warcry.actions import Action, Adjudicate, ChooseDeck, CleanUp, Concede, Proceed, RuleDispute, ShuffleAnew
from bot.games.warcry.board import Board
from bot.games.warcry.cards.cards import Content
from bot.games.warcry.check import check
from bot.games.warcry.course import ready as ready_table
from bot.games.warcry.course.counting import army_sum
from bot.games.warcry.effects.reactions import playing
from bot.games.warcry.legal import feed
from bot.games.warcry.legal.legal import legal
from bot.games.warcry.legal.score import greedy_score
from bot.games.warcry.notation import answering, notation
from bot.games.warcry.notation.position import read_position
from bot.games.warcry.notation.words import Lexicon
from bot.games.warcry.orders import order_list, order_notation, orders
from bot.games.warcry.orders.defaults import default_action
from bot.games.warcry.orders.orders import Orders
from bot.games.warcry.state import FOUGHT, Mark, Options, State
from bot.games.warcry.view import View, newest_mark


class WarCry(Game[State, Action, Orders]):
    """A card game of fantasy battles for two (WC-1.1)."""

    key = "warcry"
    rules_version = 2
    seats = (2, 2)
    seats_clause = "WC-1.1"
    state_type = State
    action_type = Action
    options_type = Options
    orders_type = Orders
    lived_facts, kept_kinds = campaign.FACTS, (campaign.SIDE, campaign.CARD, campaign.CHANGES)
    leaving_events = ("conceded",)
    order_verbs = ("order", "arm", "disarm")
    list_verb = "deck"
    turning_points = ("destroyed", "returned_to_play", "combat_result", "mustered")
    secret_actions = (ChooseDeck, CleanUp)  # WC-H3, WC-12.10
    open_actions = (ChooseDeck, CleanUp)
    refusal_clauses = {
        NOTATION: "WC-P12",
        "game_over": "WC-12.8",
        "action_in_flight": "WC-P1",
        "not_asked": "WC-P1",
        **dict.fromkeys(BAD_ANSWERS, "WC-P12"),
        **dict.fromkeys(BAD_UNDOS, "WC-P10"),
        "edit_breaks_rules": "WC-P15",
    }
    option_clauses = {
        ready.SETUP: "WC-P22",
        "ranged_defender_rolls": "WC-R1",
        "reaction_mode": "WC-P4",
        "open_decklists": "WC-H3",
        "time_limit": "WC-P7",
        "terror_in_ranged": "WC-R13",
        "follow_up_in_defence": "WC-R11",
        "follow_up_from_reserve": "WC-R10",
        "committed_may_move": "WC-R6",
    }
    later_options = {
        **dict.fromkeys(
            ("terror_in_ranged", "follow_up_in_defence", "follow_up_from_reserve", "committed_may_move"), True
        ),
        ready.SETUP: ready.OWN,
    }
    # WC-P7, WC-P9, WC-P10
    courtesy = Courtesy(
        limit=86_400,
        least_limit=300,
        most_limit=604_800,
        reminder_at_percent=50,
        misses_to_warn=3,
        misses_to_forfeit=4,
        forfeit_needs_claim=True,
        undo_before_barrier="consent",
        undo_after_barrier="gm",
        clause="WC-P10",
    )

    def __init__(self, content: Content) -> None:
        self.content = content
        self.content_digest = content.digest
        self.lexicon = Lexicon(content)

    def board(self, state: State) -> Board:
        """The state together with the cards."""
        return Board(self.content, state)

    def migrate(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """Version 2 reads states as version 1 did: what may be played when has changed, not what is kept of it."""
        return raw

    def digest_of(self, options: Options) -> str:
        """The lists of ready-made tables are read by these alone."""
        lists = [[deck.id, deck.muster] for deck in self.content.decks.values()]
        return ready.digest(self.content_digest, lists) if ready.is_quick(options) else self.content_digest

    def refuses(self, options: Options, seats: int) -> Refused | None:
        """Why no table can play so: a ready-made one needs ready decks of both sides with a list to muster."""
        there = bool(ready_table.pairings(self.content))
        return super().refuses(options, seats) or ready.refusal(options, seats, self.seats, there, "WC-P22")

    def blank(self, options: Options, seats: int) -> State:
        """Before the decks are chosen."""
        self.demand_table(options, seats)
        return self.resume_blank(options, seats)

    def resume_blank(self, options: Options, seats: int) -> State:
        """The same for a game that was let in once."""
        return State(options=options)

    def to_act(self, state: State) -> frozenset[int]:
        """The seats that may declare an action now."""
        return flow.to_act(state)

    def chapter(self, state: State) -> str:
        """A mustering of both armies, a combat with its follow-up; any other command is a story of its own."""
        return show.chapter(state)

    def progress(self, view: View) -> Facts:
        """Which battle is being fought."""
        return {"battle": view.battle_no} if view.battle_no else {}

    def automatic(self, state: State) -> Action | None:
        """The next thing that happens by itself."""
        return Proceed() if flow.due(self.board(state)) else None

    def ready_made(self, state: State) -> tuple[int, Action] | None:
        """Decks, the order of mustering and the first armies of a ready-made table (WC-P22)."""
        return ready_table.ready_made(self.board(state))

    def legal(self, state: State, seat: int) -> Iterator[Offer]:
        """Everything that the seat may declare now."""
        return legal(self.board(state), seat) if seat in flow.to_act(state) else iter(())

    async def apply(self, t: Table[State], seat: int | None, action: Action) -> None:
        """Carry out an action."""
        await flow.carry_out(playing(self.content, t), seat, action)

    def interrupts(self, state: State, seat: int | None, action: Action) -> bool:
        """A concession ends the game while somebody is asked (WC-12.11), and so does the table (WC-P9)."""
        return isinstance(action, Concede | Adjudicate) and state.phase != "finished"

    def forfeit(self, state: State, seat: int) -> Action | None:
        """Who stays away loses (WC-P9)."""
        return Adjudicate(seat)

    def dispute(self, state: State, seat: int, question: str) -> Action | None:
        """A roll decides a question about the rules (WC-1.13)."""
        return RuleDispute(seat, question)

    def renewal(self, state: State) -> Action | None:
        """Dice are cards of decks: they are drawn anew when the decks are shuffled (WC-P10)."""
        decks = [deck for player in state.players for deck in (player.action_deck, player.army_deck)]
        return ShuffleAnew() if any(decks) else None

    def default(self, state: State, seat: int) -> Action | None:
        """What is done when the time runs out (WC-P8)."""
        return default_action(self.board(state), seat)

    def standing(self, orders_: Orders, view: View, ask: Ask | None) -> Answer | Action | None:
        """What the standing orders of a seat say (WC-P4 to WC-P6)."""
        return orders.apply_orders(orders_, view, ask)

    def order(self, orders_: Orders, text: str, view: View) -> Orders:
        """The orders after one more line of their seat."""
        return order_notation.order_after(self.lexicon, orders_, text, view)

    def acknowledged(self, orders_: Orders, text: str) -> tuple[Preview, ...]:
        """What holds after ``... ask`` (WC-P5, WC-P6)."""
        return order_list.order_meant(text)

    def orders_told(self, orders_: Orders) -> tuple[Preview, ...]:
        """A seat's own orders."""
        return order_list.orders_told(orders_)

    def foretold(self, orders_: Orders, text: str, ask: Ask) -> Orders:
        """``react ... choices=...`` answers what the reaction will ask (WC-P12)."""
        return orders.with_choices(orders_, *answering.fixed_choices(self.lexicon, text, ask))

    def orders_after(self, orders_: Orders, ask: Ask, answer: Answer) -> Orders:
        """An armed card fires once (WC-P17)."""
        return orders.orders_after(orders_, ask, answer)

    def taken_over(self, orders_: Orders) -> Orders:
        """Armed cards go with the seat, standing orders are cleared (WC-P21)."""
        return orders.taken_over(orders_)

    def lasting(self, orders_: Orders, view: View) -> Orders:
        """A card that has left the hand is not armed any more (WC-P17)."""
        return orders.lasting(orders_, view)

    def view(self, state: State, seat: int | None) -> View:
        """What a seat or a spectator may know (chapter 16)."""
        return show.show(self.board(state), seat, flow.to_act(state))

    def act_mark(self, view: View) -> Any:
        """What the last act marks in a picture."""
        return newest_mark(view)

    def turns_begun(self, state: State) -> int:
        """A battle counts as one: its commands are never ordered in advance."""
        return state.battle_no * len(state.players)

    def note_edit(self, state: State, places: tuple[str, ...]) -> None:
        """Mark what a game master has changed."""
        state.last = Mark(EDITED, -1, places=places)

    def open_acts(self, state: State, seat: int) -> Iterator[Offer]:
        """What units in play can do, whatever their player holds."""
        return feed.open_acts(self.board(state), seat)

    def public_buttons(self, view: View, seat: int) -> tuple[str, ...]:
        """What is open to everybody in this seat's place."""
        lines = [notation.write_line(self.lexicon, action, None) for action in feed.public_buttons(view, seat)]
        return (*lines, *[one.line for one in orders.instead(Orders(), view)])

    def tip(self, view: View, seat: int) -> str:
        """At the first command, in the first combat, before the first follow-up."""
        return feed.tip(view, seat)

    def instead(self, orders_: Orders, view: View) -> tuple[Instead, ...]:
        """To pass for the rest of a combat (WC-P3)."""
        return orders.instead(orders_, view)

    def needs_confirmation(self, state: State, seat: int, action: Action) -> str:
        """A retreat, and the end of a mustering in which more could be bought."""
        return feed.needs_confirmation(self.board(state), seat, action)

    def tally(self, view: View) -> tuple[int, ...]:
        """Battles won (WC-12.8)."""
        return tuple([player.wins for player in view.players])

    def balance(self, state: State) -> tuple[int, ...]:
        """The strength of both armies during a battle (WC-11.2)."""
        board = self.board(state)
        return (army_sum(board, 0), army_sum(board, 1)) if state.phase in FOUGHT else ()

    def hides(self, state: State, seat: int | None) -> bool:
        """True if anything is hidden from this viewer now."""
        return show.hides(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Who won, once the game is over (WC-12.8, WC-12.9)."""
        return Outcome((state.winner,), state.ending) if state.phase == "finished" else None

    def aftermath(self, state: State) -> tuple[tuple[Lived, ...], ...]:
        """What was won, and the decks that it was won with."""
        return campaign.aftermath(state)

    def parse(self, text: str, state: State, seat: int | None, ask: Ask | None) -> Action | Answer:
        """An action or answer from a line of notation."""
        try:
            return notation.read_line(self.lexicon, text, state, seat, ask)
        except BadNotation as fault:
            raise self.with_clause(fault) from None

    def format(self, said: Action | Answer, state: State, ask: Ask | None) -> str:
        """The canonical line of an action or answer."""
        return notation.write_line(self.lexicon, said, ask)

    def greedy_score(self, state: State, seat: int, action: Action) -> int:
        """How promising an action looks to a greedy player."""
        return greedy_score(self.board(state), seat, action)

    def check(self, state: State) -> list[Fault]:
        """Invariants: cards conserved, gold and counters in range, ids and lines in order."""
        return check(self.content, state)

    def position(self, raw: dict[str, Any], options: Options, names: tuple[str, ...]) -> State:
        """A position written by hand (WC-P15)."""
        return read_position(self.lexicon, raw, options, names)

    def unused_script(self, state: State) -> dict[str, int]:
        """Die numbers fed for coming rolls that are not used up (WC-P15)."""
        left = {"roll_feed A": len(state.players[0].roll_feed), "roll_feed B": len(state.players[1].roll_feed)}
        return {name: count for name, count in left.items() if count}
