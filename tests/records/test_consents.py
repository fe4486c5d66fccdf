"""Taking back without a service: consents are collected, and refusals tell what is needed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.game import Courtesy
from bot.engine.history import ACTION, UNDO
from bot.engine.undo import BY_GM, CONSENT, FREE, NEVER
from bot.records.playing import Consents
from tests.engine.test_match import note, said, upkeep
from tests.support.driving import match_of
from tests.support.toy import Do


def test_taking_back_with_the_consent_of_all() -> None:
    match = match_of(note)
    match.act(0, Do("one"))
    match.act(0, Do("two"))
    assert match.hindrance() is None
    consents = Consents(match)
    assert not consents.undo(0)
    assert not consents.undo(0)
    assert consents.undo(1)
    assert said(match) == ["one"]
    assert [line.kind for line in match.lines] == [ACTION, ACTION, ACTION, UNDO]
    assert (match.lines[-1].back_to, match.lines[-1].seat) == (1, 1)
    assert not consents.undo(1), "consent to one undo is none to the next"
    assert consents.undo(0)
    assert said(match) == []
    with pytest.raises(Refused) as caught:
        consents.undo(0)
    assert caught.value.key == "nothing_to_undo"


def test_an_action_between_ends_the_consent() -> None:
    match = match_of(note)
    match.act(0, Do("one"))
    consents = Consents(match)
    assert not consents.undo(0)
    match.act(0, Do("two"))
    assert not consents.undo(1)
    assert consents.given == {1}


@pytest.mark.parametrize("what", ["roll", "ask", "upkeep"])
def test_behind_the_barrier_a_game_master_is_needed(what: str) -> None:
    match = match_of(note, upkeep)
    match.act(0, Do(what))
    for seat in (0, 1, 0) if what == "ask" else ():
        match.answer(seat, ("a",))
    assert match.hindrance() == {"roll": "roll", "ask": "answer", "upkeep": "roll"}[what]
    consents = Consents(match)
    with pytest.raises(Refused) as caught:
        consents.undo(0)
    facts = {"barrier": match.hindrance(), "need": BY_GM}
    assert (caught.value.key, caught.value.facts) == ("undo_behind_barrier", facts)
    assert consents.given == set()
    assert consents.undo(None, by_gm=True)
    assert said(match) == []
    assert match.lines[-1].seat is None


@pytest.mark.parametrize(
    ("policy", "seat", "by_gm", "result"),
    [
        (FREE, 0, False, True),
        (FREE, 1, False, "undo_not_yours"),
        (FREE, 1, True, True),
        (CONSENT, 0, False, False),
        (CONSENT, 1, False, False),
        (CONSENT, 0, True, True),
        (BY_GM, 0, False, "undo_behind_barrier"),
        (BY_GM, 1, True, True),
        (NEVER, 0, False, "undo_behind_barrier"),
        (NEVER, 0, True, "undo_behind_barrier"),
    ],
)
def test_the_game_decides_who_may_take_back(policy: str, seat: int, by_gm: bool, result: Any) -> None:
    match = match_of(note, courtesy=Courtesy(undo_before_barrier=policy))
    match.act(0, Do("one"))
    consents = Consents(match)
    if isinstance(result, bool):
        assert consents.undo(seat, by_gm=by_gm) is result
    else:
        with pytest.raises(Refused) as caught:
            consents.undo(seat, by_gm=by_gm)
        assert caught.value.key == result
        assert consents.given == set()
