"""Everything about questions and precedents used once: commands, buttons, forms, and the command of messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.support.player import Json, Player, text_of

if TYPE_CHECKING:
    from tests.e2e.test_everything_once import Once

BOUND = "No | ranged_defender_rolls=false; Yes"


def card_of(player: Player, number: int) -> Json:
    """The card of a question."""
    return player.newest(lambda one: f"Question {number} about the rules" in text_of(one), f"of question {number}")


async def the_law(once: Once) -> None:
    """A community that votes, a judge, precedents looked at, added to, taken over by a game."""
    story = once.player("ana").newest(lambda one: one["author"]["bot"], "of the bot")
    form = await once.player("ana").menu("Challenge this", story)
    once.count("menu doubt", "")
    no = await once.submit("ana", form, "f:ruling", question="May?", clauses="WC-99", refused="ruling_clause_unknown")
    await once.press("ana", no.message, "fa|")
    await once.forge("ana", no.message, "fa|0|999|", refused="form_forgotten")
    form = await once.slash("ana", "/doubt")
    await once.submit("ana", form, "f:ruling", question="May he?", clauses="1.5")
    await once.slash("ana", "/doubt", question="\u200b ", refused="ruling_empty")
    shown = await once.slash("gm", "/setup", ruling="table")
    await once.press("gm", shown.message, "su|0|0|apply")
    await once.slash("ana", "/doubt", question="Does he roll?", answers=BOUND)
    await once.press("ana", card_of(once.player("ana"), 2), "rv|")
    await once.slash("ben", "/ruling withdraw", question=2, refused="ruling_not_yours")
    await once.slash("ana", "/ruling withdraw", question=2)
    shown = await once.slash("gm", "/setup", ruling="judge")
    await once.press("gm", shown.message, "su|0|0|apply")
    for number in range(3, 17):
        await once.slash(("ana", "ben", "cyril")[number % 3], "/doubt", question=f"{number}?", answers=BOUND)
        form = await once.press("gm", card_of(once.player("gm", once.player("ana").channel), number), "rd|")
        await once.submit("gm", form, "f:why", reason="so it is")
    await precedents(once)


async def precedents(once: Once) -> None:
    """What is done with them."""
    at: dict[str, Any] = {"precedent": "S-14"}
    await once.slash("ben", "/ruling show", **at)
    await once.slash("ben", "/ruling show", precedent="S-99", refused="ruling_no_precedent")
    listed = await once.slash("ben", "/ruling list")
    await once.press("ben", listed.message, "rp|")
    await once.slash("ben", "/ruling export")
    form = await once.slash("gm", "/ruling translate", language="pl", **at)
    await once.submit("gm", form, "f:ruled", question="Czy rzuca?", ruling="Nie")
    await once.slash("ben", "/ruling translate", language="cs", refused="ruling_not_judge", **at)
    await once.slash("ana", "/ruling apply", **at)
    offer = once.player("ben").with_button("Propose it for this game")
    await once.press("ben", offer, "ra|")
