"""What Mage Knight says of play by post: time, patience, and what the whole table decides together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import UNSET, structs

from bot.engine.errors import Refused
from bot.engine.game import Courtesy, Game
from bot.games.mage_knight import show
from bot.games.mage_knight.actions import Absent, Action, Agreed, Dispute, TimeUp
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.editions.told import counterpart
from bot.games.mage_knight.orders.orders import Orders
from bot.games.mage_knight.state import ASK_HOURS, ASK_LIMIT, TIME_LIMIT, Options, State
from bot.games.mage_knight.turn import turn
from bot.games.mage_knight.view import View


class PlayedByPost(Game[State, Action, Orders]):
    """The part of the game that the service asks and the rules do not."""

    end_option = "until"
    courtesy: ClassVar[Courtesy] = turn.COURTESY

    def edition_at(self, options: Options) -> Edition:
        """The record of the edition of a table; the game has it."""
        raise NotImplementedError

    def clause_at(self, options: Options, clause: str) -> str:
        """The counterpart in the edition of the table (MK2-9.4)."""
        return counterpart(self.edition_at(options).clauses, clause)

    def options_about(self, options: Options, clause: str) -> tuple[str, ...]:
        """Without those that have no meaning in its edition."""
        return tuple(
            [name for name in super().options_about(options, clause) if name not in self.edition_at(options).void]
        )

    def patience(self, options: Options) -> Courtesy:
        """After how many missed turns in a row a player may be declared withdrawn (MKU-P10)."""
        missed = options.missed_turns
        return structs.replace(self.courtesy, misses_to_warn=max(1, missed - 1), misses_to_forfeit=missed)

    def agreed_end(self, state: State) -> Action | None:
        """The game ends at once and is counted (MKU-22.4)."""
        return Agreed()

    def giving_up(self, state: State, seat: int) -> str:
        """In one's own turn at once, in another's for the start of the next one (MKU-22.17, MKU-P15)."""
        return "withdraw" if state.phase != "play" or seat == state.active else "order withdraw"

    def tip(self, view: View, seat: int) -> str:
        """At the beginning of the first turns."""
        return show.tip(view, seat)

    def forfeit(self, state: State, seat: int) -> Action | None:
        """Who stays away is declared withdrawn (MKU-P10)."""
        return Absent(seat)

    def turn_limit(self, state: State, seat: int) -> str:
        """Who decides about a spin in another's turn has the time of a question (MK2-P6)."""
        return ASK_LIMIT if state.spins and seat != state.active else TIME_LIMIT

    def limit_given(self, options: Options, kind: str, first: int) -> int:
        """A question never has more time than a turn (MK2-P6)."""
        given = ASK_HOURS if options.ask_limit is UNSET else int(options.ask_limit)
        return min(given, first) if first else given

    def end_proposal(self, state: State, seats: Sequence[int]) -> str:
        """Once in each own turn, where the edition says so (MK2-P18)."""
        if not self.edition_at(state.options).proposes_in_turn:
            return ""
        if state.phase != "play" or state.active not in seats:
            raise Refused("end_proposed_out_of_turn", "MK2-P18")
        return f"{state.round}.{state.active}"

    def dispute(self, state: State, seat: int, question: str) -> Action | None:
        """One die for what the players cannot agree on (MKU-24.4)."""
        return Dispute(seat, question)

    def ends_at(self, options: Options) -> int:
        """The time limit, if one was agreed (MKU-R46)."""
        return options.until if options.limit == "until" else 0

    def time_over(self, state: State) -> Action | None:
        """The game ends after the turn in progress (MKU-R46)."""
        return TimeUp()

    def draw_offer(self, state: State) -> None:
        """Where the edition knows none, an end is agreed and decided by its rules (MK2-P14)."""
        if not self.edition_at(state.options).offers_draws:
            raise Refused("no_draw_offer", "MK2-P14")

    def out(self, state: State) -> frozenset[int]:
        """Who has withdrawn or was eliminated plays no more: active players alone agree to end (MKU-22.4, MK2-30.1)."""
        return frozenset(seat for seat, one in enumerate(state.players) if one.withdrawn or one.eliminated)
