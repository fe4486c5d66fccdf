"""The story of Powers of Albion as a channel reads it: a group's march in one line, an attack in another."""

from __future__ import annotations

import pytest

from bot.engine.events import visible_to
from bot.i18n.catalog import LANGUAGES
from bot.service.core.news import sentences
from tests.support.joust import Joust, duel, scene, speech
from tests.support.rules import rule


def told(s: Joust, since: int = 0, language: str = "en") -> list[str]:
    """What everybody reads of what has happened since an event."""
    return sentences(speech(language), visible_to(list(s.match.events), None)[since:])


@rule("AL-6.8", "AL-H8")
def test_the_march_of_a_group_is_one_line() -> None:
    s = scene("movement", ana="1.1 gawain @C18 horse revealed | 1.2 kay @C19", ben="2.1 lancelot @C15 horse")
    s.say("ana", "orders 1: C17-C16-C15 / 2: B18").say("ben", "orders none")
    assert told(s) == ["Camelot: 1.1 Gawain to C16 (C15 is taken) and 1.2 to B18."]


@rule("AL-6.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_group_has_a_line_of_its_own_and_who_is_barred_at_once_stays(language: str) -> None:
    s = scene("movement", ana="1.1 gawain @C16 horse", ben="2.1 lancelot @C14 horse | 2.2 lavain @C15 horse")
    s.say("ana", "orders 1: C15").say("ben", "orders 2: D15")
    barred, moved = told(s, 1, language)
    one, other = (speech(language).cards.name(language, group) for group in ("1", "2"))
    assert barred.startswith(f"{one}: 1.1 ") and "C16" in barred and "C15" in barred
    assert moved.startswith(f"{other}: 2.2 ") and "D15" in moved and "2.1" not in moved


@rule("AL-D34", "AL-13.8")
def test_an_attack_with_all_that_comes_of_it_is_one_line_under_the_heading_of_the_duel() -> None:
    dice = [4, 4, 4, *(1, 2, 3), *(2, 2, 2), *(6, 6, 6), *(1, 1, 2)]  # hit, dodge in vain, wound; miss, breaking roll
    s = scene("declare", ana="1.1 gawain @C16 sword leather", ben="2.1 lavain @C15 estoc leather", dice=dice)
    s.say("ana", "declare 1: 2.1").say("ben", "declare none")
    begun = told(s, 1)
    assert begun[1] == "\n**Duel: 1.1 Camelot and 2.1 Joyous Gard**" and begun[2].startswith(
        "1.1 Gawain shows who he is"
    )
    assert begun[-1] == "1.1 Gawain: Sword in hand. 2.1 Lavain: Estoc in hand. 1.1 Gawain has the initiative."
    since = len(visible_to(list(s.match.events), None))
    s.say("ana", "strike").say("ben", "dodge").say("ana", "strike")
    assert told(s, since) == [
        "1.1 Gawain strikes 2.1 Lavain (Sword): 4 + 4 + 4 = **12**, 13 or less needed: on target. "
        "2.1 Lavain dodges: 1 + 2 + 3 = **6**, 14 or more needed: in vain. "
        "2.1 Lavain is wounded: **4** (dice 2 + 2 + 2 − 2 for armour); wounds now 4.",
        "1.1 Gawain strikes 2.1 Lavain (Sword): 6 + 6 + 6 = **18**, 13 or less needed: a miss. "
        "1.1 Gawain drops Sword: it lies on C16. Sword: 1 + 1 + 2, it does not break. 2.1 Lavain has the initiative.",
    ]


@rule("AL-9.6", "AL-H18")
@pytest.mark.parametrize(("dice", "end"), [((6, 6, 5), "loses the horse"), ((1, 1, 1), "put to the test.")])
def test_a_card_tells_what_it_puts_to_the_test_and_its_owner_with_what_and_what_came_of_it(
    dice: tuple[int, ...], end: str
) -> None:
    s = scene("movement", ana="1.1 gawain @A14 horse", ben="2.1 lancelot @M19", dice=[1, 3, *dice])
    s.say("ana", "orders 1: A13").say("ben", "orders none")
    (line,) = [one for one in told(s) if "Joust" in one]
    assert "**Joust at the ford**. Modified Strength is put to the test." in line and end in line
    own = " ".join(sentences(speech("en"), visible_to(list(s.match.events), 0)))
    passed = sum(dice) < 16
    assert ("passed, nothing happens" in own, "failed" in own) == (passed, not passed)
    assert f"= {sum(dice)}, 16 or less needed" in own and f"= {sum(dice)}" not in " ".join(told(s))


@rule("AL-13.10")
def test_a_wound_is_no_sum_that_does_not_come_out() -> None:
    s = duel([1, 1, 2, 1, 1, 1]).say("ana", "strike").say("ben", "none")  # three dice against plate
    (line,) = [one for one in told(s) if "not wounded" in one]
    assert "2.1 Lancelot is not wounded (dice 1 + 1 + 1 − 7 for armour); wounds still 0." in line
