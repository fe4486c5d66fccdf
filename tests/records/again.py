"""A record played again by the rules of today, whatever version wrote its lines: which of them come out otherwise.

A line that differs is noted, and play goes on from what came of it now. Where a line cannot be carried out any more
there is no position to go on from: that line is the last one noted.
"""

from __future__ import annotations

from typing import Any

from bot.engine.errors import BadData, Refused, RulesFault, Stuck
from bot.engine.game import Game
from bot.records.chain import read_head, read_lines
from bot.records.form import Action, Edit, Head, Undo
from bot.records.replay import Replay
from bot.records.trace import Trace

ENDS = "and no line after it"


class Again(Replay):
    """A game going on line by line as its record says, with the lines that differ by their place in the file."""

    def __init__(self, game: Game[Any, Any, Any], head: Head) -> None:
        super().__init__(game, head)
        self.differing: dict[int, str] = {}
        self.file_line = 0

    def play(self, text: str) -> dict[int, str]:
        """Every line, as far as it goes."""
        for self.file_line, line in read_lines(text):
            if isinstance(line, Head):
                continue
            try:
                self.execute(self.file_line, line)
            except (BadData, Refused) as fault:
                self.differing[self.file_line] = f"{fault.key} {ENDS}"
                break
            except (Stuck, RulesFault) as fault:
                self.differing[self.file_line] = f"{fault} {ENDS}"
                break
        return self.differing

    def same(self, line: Action, trace: Trace, secret: bool) -> None:
        """Note a difference instead of ending with it."""
        try:
            super().same(line, trace, secret)
        except BadData as fault:
            self.differing[self.file_line] = fault.key

    def agree(self, line: Undo | Edit, snapshot: bytes) -> None:
        """Likewise; what was taken back or edited is the position to go on from."""
        try:
            super().agree(line, snapshot)
        except BadData as fault:
            self.differing[self.file_line] = fault.key
            self.put(line.number, snapshot)


def differing(text: str, game: Game[Any, Any, Any]) -> dict[int, str]:
    """The lines of a record that the rules of today play otherwise, and in what each differs first."""
    return Again(game, read_head(text)).play(text)
