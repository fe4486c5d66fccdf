"""What players of Talisman get wrong, typed or forged: one private sentence with fact and clause; nothing changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import packs
from bot.games.talisman.content.catalog import PACK_FILES
from bot.service.core.ask_buttons import key_of
from tests.cogs.test_packs import add, in_tavern
from tests.cogs.test_talisman_orders import ANA, BEN, at_table
from tests.cogs.test_taps import placed
from tests.support.player import Answer, Player, buttons
from tests.support.rules import rule
from tests.support.tavern import Tavern

PRIVATE = 64
WRONG = {
    "ana": {
        "move wuuds": "space: there is no “wuuds”; did you mean “woods”? [TA-11:1]",
        "move city": "Your move does not lead there: City. [TA-11:1]",
        "move crown": "Your move does not lead there: Crown of Command. [TA-11:1]",
        "cast doorway": "You do not hold this spell: “Doorway”. [TA-9:2]",
        "cast abracadabra": "spell: there is no “abracadabra”. [TA-D65]",
        "cast mending target=goblin": "target: Goblin is not there. [TA-D65]",
        "trade druid give=sword": "give: Sword is not there. [TA-D65]",
        "order cast doorway when attacked": "You have no such card: Doorway. [TA-D10]",
        "order cast abracadabra when attacked": "card: there is no “abracadabra”. [TA-D10]",
        "order turn prefer=nowhere": "prefer: there is no “nowhere”. [TA-D65]",
        "use c99": "There is nothing of yours to use by this name: c99. [TA-D8]",
        "take c77": "That is not possible at this step of the turn: the move. [TA-10:3]",
    },
    "ben": {
        "cast mending": "You do not hold this spell: “Mending”. [TA-9:2]",
        "cast counterword": "You do not hold this spell: “Counterword”. [TA-9:2]",
        "move city": "It is not your turn. [TA-10:2]",
    },
}
"""Each line at the table of ``at_table``, where ana holds Mending, and what is said to it."""


async def version(built: Tavern) -> int:
    """How often the game was changed."""
    return (await built.service.core.live(1)).game.version


def is_private(told: Answer) -> bool:
    """True if only who is answered sees it."""
    return bool(told.message["flags"] & PRIVATE)


@rule("TA-H16", "TA-9:2", "TA-11:1", "TA-D10", "TA-D65")
def test_each_wrong_line_is_one_private_sentence_with_its_clause(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        for player, other in ((ana, ben), (ben, ana)):
            for line, sentence in WRONG[player.name].items():
                before, seen = await version(built), other.wire()
                told = await player.slash("/do", line=line, sure=True)
                await built.quiet()
                assert (told.text, is_private(told)) == (sentence, True)
                assert (await version(built), other.wire()) == (before, seen), line

    at_table(tmp_path, play)


@rule("TA-11:1")
@pytest.mark.parametrize("line", ["move city cw", "move crown inward", "no such line"])
def test_a_forged_destination_is_no_move(line: str, tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        public = ana.newest(lambda one: any(key.startswith("s|") for key in buttons(one).values()))
        true = next(key for key in buttons(public).values() if key.startswith("s|"))
        before = await version(built)
        told = await ana.forge("|".join([*true.split("|")[:3], key_of(line)]), public)
        await built.quiet()
        assert told.text and is_private(told) and await version(built) == before
        assert (await built.service.core.live(1)).table.state.seats[0].hero.space == "woods_2"

    at_table(tmp_path, play)


@rule("TA-22:1", "TA-D64")
def test_a_trade_that_has_changed_in_between_is_not_made(tmp_path: Path) -> None:
    here = {"phase": "before_move", "die": 0, "ben": {**BEN, "space": ANA["space"], "gold": 2}}

    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await ana.slash("/do", line="trade druid give=3gold get=1gold", sure=True)
        await built.quiet()
        panel = await ben.slash("/do")
        yes = next(key for key in buttons(panel.message).values() if key.startswith("c|"))
        poor = {**ANA, "gold": 0}
        await placed(built, {"turn": "ana", "number": 7, **here, "ana": poor})
        before = await version(built)
        told = await ben.forge(yes, panel.message)  # his panel has followed: it was under his finger
        await built.quiet()
        state = (await built.service.core.live(1)).table.state
        assert told.text and is_private(told) and await version(built) == before
        assert [seat.hero.gold for seat in state.seats] == [0, 2]
        again = await ana.slash("/do", line="trade druid give=3gold get=1gold", sure=True)
        assert "[TA-22:" in again.text and len(again.text.splitlines()) == 1 and await version(built) == before

    at_table(tmp_path, play, **here)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (b'start = "tavern"', b'start = "tavernn"', ("“tavernn”", "“tavern”", "TA-P10")),
        (b"strength = 4", b"strength = 400", ("400",)),
        (b'mod = "fight_dice"', b'mod = "fight_dize"', ("fight_dize", "fight_dice")),
        (b'id = "warrior"', b'id = "warrior', ("characters.toml",)),
    ],
)
def test_a_broken_pack_is_refused_with_file_fact_and_what_was_probably_meant(
    old: bytes, new: bytes, told: tuple[str, ...], tmp_path: Path
) -> None:
    async def play(built: Tavern, gm: Player, ana: Player) -> None:
        files = {file: packs.builtin("talisman")[file] for file in PACK_FILES}
        assert old in files["characters.toml"]
        files["characters.toml"] = files["characters.toml"].replace(old, new, 1)
        shown = await add(built, gm, "Broken", files)
        said = shown.text.replace("\\", "")
        assert "characters.toml" in said and all(part in said for part in told), said
        assert is_private(shown) and "no packs" in (await gm.slash("/pack list")).text

    in_tavern(tmp_path, play)
