"""Talisman as the engine sees it: the rules bound to the content of some packs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import UNSET

from bot.engine import ready
from bot.engine.errors import BAD_ANSWERS, BAD_UNDOS, BadNotation, Refused
from bot.engine.feed import EDITED
from bot.engine.game import NOTATION, Courtesy, Fault, Game, Offer, Outcome, Preview, Report
from bot.engine.house import Span
from bot.engine.legacy import Lived
from bot.engine.meanwhile import Leaving
from bot.engine.requests import Answer, Ask, Facts
from bot.engine.table import Table
from bot.games.talisman import actions as act
from bot.games.talisman import campaign, check, flow, show
from bot.games.talisman.actions import Action, Concede, Proceed, Remove, ShuffleAnew, TimeOut
from bot.games.talisman.board import Board
from bot.games.talisman.content.cards import Content
from bot.games.talisman.legal import anytime, feed, legal, preferred_answer, score
from bot.games.talisman.looking import tell
from bot.games.talisman.notation import notation, position
from bot.games.talisman.notation.words import Lexicon
from bot.games.talisman.operations import operations as operations  # fills their registry
from bot.games.talisman.orders import order_list, order_notation, orders
from bot.games.talisman.orders.orders import Orders
from bot.games.talisman.play import REACTION, TURN, Play
from bot.games.talisman.state import Mark, Options, Seat, State
from bot.games.talisman.view import View

ROLLS = (
    "rolled_first",
    "rolled_move",
    "rerolled_move",
    "save_rolled",
    "evade_rolled",
    "charm_rolled",
    "theft_rolled",
    "quest_accepted",
    "command_spell",
)
"""The events that tell one die of a seat."""


BY_PLAYERS = -1
"""What sentences know a limit of rounds by that follows from the number of players."""


class Talisman(Leaving[State, Action], Game[State, Action, Orders]):
    """A quest for two to six (TA-0:1)."""

    key = "talisman"
    rules_version = 3
    seats = (2, 6)
    seats_clause = "TA-0:1"
    state_type = State
    action_type = Action
    options_type = Options
    orders_type = Orders
    lived_facts, kept_kinds = campaign.FACTS, (campaign.HEIRLOOM,)
    concession, removal = Concede, Remove  # TA-24:3, 24:4, 24:6
    leaving_events = ("left_game",)
    order_verbs = ("order", "turn")
    refusal_clauses = {
        NOTATION: "TA-D65",
        "game_over": "TA-24:1",
        "not_asked": "TA-D64",
        "action_in_flight": "TA-D8",
        **dict.fromkeys(BAD_ANSWERS, "TA-D64"),
        **dict.fromkeys(BAD_UNDOS, "TA-26:4"),
        "edit_breaks_rules": "TA-26:5",
    }
    option_clauses = {
        ready.SETUP: "TA-25:9",
        "preset": "TA-25:8",
        "choose_characters": "TA-25:1",
        "short_trophies": "TA-25:2",
        "sudden_death": "TA-25:3",
        "strong_command": "TA-25:4",
        "head_start": "TA-25:5",
        "last_character": "TA-25:6",
        "alternative_ending": "TA-25:7",
        "rounds_limit": "TA-25:8",
        "reaction_mode": "TA-D4",
        "windows": "TA-D5",
        TURN: "TA-26:1",
        REACTION: "TA-26:1",
        "evade_sentinel": "TA-R1",
        "limited_casting": "TA-R57",
        "command_on_arrival": "TA-R60",
    }
    option_rules = {ready.SETUP: ["TA-0:5"]}
    later_options = {
        **dict.fromkeys(("evade_sentinel", "limited_casting", "command_on_arrival"), True),
        ready.SETUP: ready.OWN,
    }
    new_options = {"limited_casting": False}  # TA-R57: no limit in the book; games that began with one keep it
    option_spans = {"short_trophies": Span(5, 7), "rounds_limit": Span(0, 999)}
    # TA-26:4: one's own last choice until a die, a card or another player; beyond that only where the table has chosen
    # ``undo=all``. TA-26:2: the rules count the turns played by default themselves.
    courtesy = Courtesy(
        limits=(TURN, REACTION),
        limit=172_800,
        misses_to_warn=2,
        misses_to_forfeit=3,
        undo_before_barrier="free",
        undo_after_barrier="never",
        clause="TA-26:4",
    )
    open_actions = (act.Take, act.Drop, act.Trophies, act.Trade, act.Passing, act.RollAsk, act.Wary)
    closing_lines = ("end",)
    turning_points = ("left_game", "died", "crown_reached", "quest_fulfilled", "gained", "lost", "acquired")
    roll_events = {
        **dict.fromkeys(ROLLS, ("seat", "die")),
        "fighter_total": ("seat", "dice"),
        "follower_rolled": ("seat", "number"),
    }

    def __init__(self, content: Content) -> None:
        self.content = content
        self.content_digest = content.digest
        self.lexicon = Lexicon(content)

    def migrate(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """Until version 3 a state named who had just died, who was drawn only where no other was left (TA-4:3b)."""
        raw.pop("just_died", None)
        return raw

    def board(self, state: State) -> Board:
        """The state together with the content."""
        return Board(self.content, state)

    def refuses(self, options: Options, seats: int) -> Refused | None:
        """Why no table can play so: a pack that is played alone may have fewer characters than there are players."""
        there = len(self.content.characters)
        few = Refused("too_few_characters", "TA-0:5", given=seats, there=there) if there < seats else None
        low, high = self.seats
        made = len(self._ready)
        between = (low, min(made, high) if made >= low else high)
        quick = ready.refusal(options, seats, between, made >= low, self.option_clauses[ready.SETUP])
        return super().refuses(options, seats) or few or quick

    @property
    def _ready(self) -> list[str]:
        """The characters that may be dealt at a ready-made table."""
        return sorted([one.id for one in self.content.characters.values() if one.ready])

    def digest_of(self, options: Options) -> str:
        """Which characters may be dealt is read by ready-made tables alone."""
        return ready.digest(self.content_digest, self._ready) if ready.is_quick(options) else self.content_digest

    def option_facts(self, options: Options) -> Facts:
        """Rounds that follow from the number of players are told as such."""
        told = super().option_facts(options)
        return {**told, "rounds_limit": BY_PLAYERS} if options.rounds_limit is UNSET else told

    def blank(self, options: Options, seats: int) -> State:
        """Before the characters are dealt; everything lies in decks and in the stock."""
        self.demand_table(options, seats)
        return State(
            options=options,
            seats=[Seat() for _ in range(seats)],
            adventure=list(self.content.adventure),
            spell_deck=list(self.content.spell_deck),
            unused=sorted(self.content.characters),
            stock=dict(self.content.stock),
        )

    def to_act(self, state: State) -> frozenset[int]:
        """The seats that the game waits for."""
        return flow.to_act(self.board(state))

    def may_act(self, state: State) -> frozenset[int]:
        """The others, between two steps (TA-D8)."""
        return flow.may_act(self.board(state))

    def automatic(self, state: State) -> Action | None:
        """The next thing that happens by itself."""
        return Proceed() if flow.due(self.board(state)) else None

    async def apply(self, t: Table[State], seat: int | None, action: Action) -> None:
        """Carry out an action."""
        await flow.carry_out(Play(self.content, t), seat, action)

    def check(self, state: State) -> list[Fault]:
        """Invariants of a state."""
        return check.check(self.content, state)

    def default(self, state: State, seat: int) -> Action | None:
        """What is done when the time runs out is looked up by the rules themselves, which count it (TA-26:2)."""
        return TimeOut()

    def standing(self, orders_: Orders, view: View, ask: Ask | None) -> Answer | Action | None:
        """What the standing orders of a seat say (TA-D10 to TA-D23, TA-D65)."""
        return orders.apply_orders(orders_, view, ask, self.content)

    def order(self, orders_: Orders, text: str, view: View) -> Orders:
        """The orders after one more line of their seat."""
        return order_notation.order_after(self.lexicon, orders_, text, view)

    def orders_told(self, orders_: Orders) -> tuple[Preview, ...]:
        """A seat's own orders."""
        return order_list.orders_told(orders_)

    def acknowledged(self, orders_: Orders, text: str) -> tuple[Preview, ...]:
        """What an order means that leaves nothing to be listed."""
        return order_list.order_meant(text)

    def orders_after(self, orders_: Orders, ask: Ask, answer: Answer) -> Orders:
        """The orders after one of them has answered: a reaction fires once."""
        return orders.orders_after(orders_, ask, answer)

    def taken_over(self, orders_: Orders) -> Orders:
        """Orders are private to who gave them (TA-H12)."""
        return Orders()

    def lasting(self, orders_: Orders, view: View) -> Orders:
        """The orders that still hold: spells may have left the hand, a turn may be over."""
        return orders.lasting(orders_, view)

    def forfeit(self, state: State, seat: int) -> Action | None:
        """Who stays away may be removed (TA-26:2)."""
        return Remove(seat)

    def outcome(self, state: State) -> Outcome | None:
        """Who won, once the game is over (TA-24)."""
        return Outcome(tuple(state.winners), state.reason) if state.phase == "finished" else None

    def aftermath(self, state: State) -> tuple[tuple[Lived, ...], ...]:
        """Titles, and what may become an heirloom."""
        return campaign.aftermath(self.board(state))

    def view(self, state: State, seat: int | None) -> View:
        """What a seat or a spectator may know (chapter 7)."""
        board = self.board(state)
        return show.show(board, seat, flow.to_act(board))

    def hides(self, state: State, seat: int | None) -> bool:
        """True if anything is hidden from this viewer now."""
        return show.hides(self.board(state), seat)

    def legal(self, state: State, seat: int) -> Iterator[Offer]:
        """Everything that the seat may declare now."""
        return legal.legal(self.board(state), seat)

    def details(self, state: State, seat: int, offer: Offer) -> Iterator[Offer]:
        """What a person may make of a template."""
        return anytime.details(self.board(state), seat, offer)

    def fill(self, state: State, seat: int, offer: Offer, pick: Callable[[int], int]) -> Action | None:
        """One of those, at random."""
        return anytime.fill(self.board(state), seat, offer, pick)

    def by_chance(self, state: State, seat: int, pick: Callable[[int], int]) -> Action | None:
        """One legal action at random, mostly of the step that is due."""
        return legal.by_chance(self.board(state), seat, pick)

    def greedy_score(self, state: State, seat: int, action: Action) -> int:
        """How promising an action looks to a greedy player."""
        return score.greedy_score(self.board(state), seat, action)

    def preferred_answer(self, state: State, ask: Ask) -> Answer | None:
        """What a greedy player answers."""
        return preferred_answer.preferred_answer(self.board(state), ask)

    def chapter(self, state: State) -> str:
        """One turn of one seat is one story."""
        return show.chapter(state)

    def progress(self, view: View) -> Facts:
        """Which round is being played."""
        return {"round": view.round} if view.round else {}

    def prompt_facts(self, view: View) -> Facts:
        """The roll, where the character stands, and what of its encounter is open."""
        return feed.prompt_facts(view)

    def act_mark(self, view: View) -> Any:
        """What the last act marks in a picture."""
        return view.last

    def turns_begun(self, state: State) -> int:
        """Those of the characters."""
        return state.turn.number

    def note_edit(self, state: State, places: tuple[str, ...]) -> None:
        """Mark what a game master has changed."""
        state.last = Mark(EDITED, -1, places=places)

    def tip(self, view: View, seat: int) -> str:
        """With the first three numbers rolled."""
        return feed.tip(view, seat)

    def public_buttons(self, view: View, seat: int) -> tuple[str, ...]:
        """What is open to everybody in this seat's place."""
        return feed.public_buttons(self.content, view, seat)

    def needs_confirmation(self, state: State, seat: int, action: Action) -> str:
        """What lapses or is lost with an action."""
        return feed.needs_confirmation(self.board(state), seat, action)

    def tally(self, view: View) -> tuple[int, ...]:
        """Own Strength and Craft of each, as the counters lie open."""
        heroes = [player.hero for player in view.players]
        return tuple([hero.strength + hero.craft if hero is not None else 0 for hero in heroes])

    def balance(self, state: State) -> tuple[int, ...]:
        """What would count if the rounds were over (TA-25:8)."""
        board = self.board(state)
        return tuple([feed.score(board, seat) for seat in range(len(state.seats))]) if state.round else ()

    def renewal(self, state: State) -> Action | None:
        """What lies on top of the decks has been seen: they are shuffled anew (TA-26:4)."""
        return ShuffleAnew() if state.adventure or state.spell_deck else None

    def position(self, raw: dict[str, Any], options: Options, names: tuple[str, ...]) -> State:
        """A position written by hand."""
        return position.read_position(self.lexicon, self.blank(options, len(names)), raw, names)

    def tell(self, state: State, seat: int | None, query: str) -> Report | None:
        """What a roll leads to, odds, sheets: at no cost."""
        try:
            return tell.tell(self.lexicon, self.board(state), seat, query)
        except BadNotation as fault:
            raise self.with_clause(fault) from None

    def parse(self, text: str, state: State, seat: int | None, ask: Ask | None) -> Action | Answer:
        """An action or answer from a line of notation."""
        try:
            return notation.read_line(self.lexicon, self.board(state), text, seat, ask)
        except BadNotation as fault:
            raise self.with_clause(fault) from None

    def format(self, said: Action | Answer, state: State, ask: Ask | None) -> str:
        """The canonical line of an action or answer."""
        return notation.write_line(state, said, ask)
