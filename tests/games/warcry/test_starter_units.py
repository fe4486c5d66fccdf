"""The units and attachments of the starter pack do in play what their texts say: values, flags, reactions, commands."""

from __future__ import annotations

import pytest

from tests.support.oneoff import does, reacted
from tests.support.scene import Scene, scene, starter

FILLERS = " ".join(["NE-C24"] * 40)

# card: Terror, Scout, Victory, and what it gives besides to the unit (GA-U02, GA-U15 for dwarfs) that carries it
VALUES: list[tuple[str, int, int, int]] = [
    ("GA-U05", 0, 3, 0),
    ("GA-U08", 1, 0, 0),
    ("GA-U11", 0, 2, 0),
    ("GA-U18", 0, 0, -1),
    ("GA-U19", 0, 0, 1),
    ("HD-U03", 2, 0, 0),
    ("HD-U05", 1, 0, 0),
    ("HD-U06", 1, 0, 0),
    ("HD-U15", 0, 0, -1),
    ("HD-U16", 0, 3, 0),
    ("HD-U20", 1, 0, -3),
    ("NE-U04", 0, 2, 0),
    ("NE-U05", 1, 0, -5),
    ("NE-A06", 0, 0, 1),
    ("NE-A10", 0, 2, 0),
    ("HD-A02", 1, 0, 0),
]
BEARERS = {"HD-A02": "HD-U01"}


def with_card(card: str) -> str:
    """A unit that is this card, or carries it."""
    return card if "-U" in card else f"{BEARERS.get(card, 'GA-U02')} with {card}"


@pytest.mark.parametrize(("card", "terror", "scout", "victory"), VALUES)
def test_values_count_in_play(card: str, terror: int, scout: int, victory: int) -> None:
    # Terror: in a combat with a unit of leadership 4 and no Terror of its own.
    s = scene(f"A1 {with_card(card)}", "B1 GA-U15").say("ana", "attack A1 -> B1")
    assert s.leadership("B1") == 4 - terror
    # Scout: in the initiative, from the battle line.
    t = scene(
        f"A1 {with_card(card)}",
        "B1 GA-U02 | B2 NE-U06 reserve",
        phase="muster",
        active="ben",
        ana_passed_muster=True,
        ana_deck=FILLERS,
        ben_deck=FILLERS,
        ana_rolls="1" if scout == 2 else "",
        ben_rolls="6" if scout == 2 else "",
    )
    t.say("ben", "muster_pass").says("initiative", seat=0, sum=scout).says("initiative", seat=1, sum=2)
    # Victory: in the final count.
    u = scene(f"A1 {with_card(card)}", "", fields={"pass_count": 1, "commands": 3}).say("ana", "pass")
    u.says("army_counted", seat=0, sum=u.strength("A1") + victory)


# card, value, and which of four targets are in range: enemy battle line and reserve from the own battle line, then the
# same from the own reserve line
SHOTS: list[tuple[str, int, tuple[bool, bool, bool, bool]]] = [
    ("GA-U03", 6, (True, True, True, False)),
    ("GA-U07", 5, (True, True, True, True)),
    ("GA-U10", 6, (True, True, True, False)),
    ("GA-U17", 7, (True, False, False, False)),
    ("GA-U20", 5, (True, True, True, False)),
    ("HD-U09", 6, (True, True, True, False)),
    ("HD-U13", 5, (True, True, True, True)),
    ("HD-U18", 7, (True, False, False, False)),
    ("NE-U03", 5, (True, True, True, False)),
    ("NE-U08", 6, (True, True, True, False)),
    ("GA-A03", 5, (True, True, True, False)),
]


@pytest.mark.parametrize(("card", "value", "reach"), SHOTS)
def test_ranged_attacks(card: str, value: int, reach: tuple[bool, bool, bool, bool]) -> None:
    unit = card if "-U" in card else f"GA-U13 with {card}"
    found: list[bool] = []
    for line in ("battle", "reserve"):
        shooter = unit.replace(" with", f" {line} with") if " with" in unit else f"{unit} {line}"
        s = scene(f"A1 {shooter} | A2 NE-U07", "B1 HD-U07 | B2 HD-U15 reserve")
        found += [f"ranged_attack A1 -> {target}" in s.offers("ana") for target in ("B1", "B2")]
    assert tuple(found) == reach
    s = scene(f"A1 {unit}", "B1 HD-U07", ana_rolls="1", ben_rolls="6").fights("ana", "shoot A1 -> B1")
    s.says("combat_result", kind="ranged", total=value + 1, other_total=4 + 6)


# -- statics and flags --------------------------------------------------------------------------------------------


@does("GA-U06", "HD-U19")
@pytest.mark.parametrize(
    ("leader", "same", "foreign"), [("GA-U06", "GA-U02", "GA-U15"), ("HD-U19", "HD-U15", "HD-U07")]
)
def test_a_leader_gives_leadership_to_the_others_of_his_people_while_he_is_ready(
    leader: str, same: str, foreign: str
) -> None:
    printed = {card: starter().content.cards[card].leadership for card in (leader, same, foreign)}
    for state, bonus in (("", 1), ("committed", 0)):
        s = scene(f"A1 {leader} {state} | A2 {same} | A3 {foreign}", f"B1 {same}")
        assert s.leadership("A1") == printed[leader]
        assert s.leadership("A2") == printed[same] + bonus
        assert s.leadership("A3") == printed[foreign]
        assert s.leadership("B1") == printed[same]  # his own side only


@does("GA-U19")
def test_thane_bromdir_cannot_be_routed() -> None:
    s = scene("A1 HD-U20", "B1 GA-U19 | B2 GA-U15", ana_rolls="6", ben_rolls="1").fights("ana", "attack A1 -> B1")
    assert [facts["purpose"] for facts in s.told("rolled")] == ["combat", "combat"]
    assert (s.unit("B1"), s.phase) == (None, "commands")


@does("HD-U04")
def test_gorehounds_cannot_block() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U04").say("ana", "attack A1 -> B1")
    assert s.phase == "tactics"
    t = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U04 | B3 HD-U16").say("ana", "attack A1 -> B1")
    t.asks("ben", "block", "no_block", "B3")
    assert t.match.asks[0].default == ("no_block",)


STATICS: list[tuple[str, str, dict[str, int]]] = [
    ("NE-A05", "GA-U02", {"strength": 1}),
    ("NE-A06", "GA-U02", {"leadership": 1, "victory": 1}),
    ("NE-A09", "GA-U02", {"tactic_points": 1, "leadership": 1}),
    ("GA-A02", "GA-U15", {"strength": 1, "leadership": 1}),
]


@pytest.mark.parametrize(("card", "bearer", "changes"), STATICS)
def test_attachments_that_change_values(card: str, bearer: str, changes: dict[str, int]) -> None:
    s = scene(f"A1 {bearer} with {card} | A2 {bearer}", "B1 HD-U07")
    one, two = s.there("A1"), s.there("A2")
    for name in ("strength", "tactic_points", "leadership", "victory", "terror", "scout"):
        assert getattr(s.board, name)(one) - getattr(s.board, name)(two) == changes.get(name, 0)


ONLY_FOR: list[tuple[str, str, str]] = [
    ("GA-A01", "GA-U02", "GA-U15"),
    ("GA-A02", "GA-U15", "GA-U02"),
    ("GA-A03", "GA-U13", "GA-U02"),
    ("HD-A01", "HD-U07", "HD-U15"),
    ("HD-A02", "HD-U01", "HD-U07"),
    ("HD-A03", "HD-U15", "HD-U07"),
]


@pytest.mark.parametrize(("card", "fits", "other"), ONLY_FOR)
def test_attachments_for_one_people_only(card: str, fits: str, other: str) -> None:
    s = scene(f"A1 {fits} | A2 {other}", "B1 NE-U01", phase="muster", ana_army_hand=card, ben_passed_muster=True)
    s.refused("ana", f"muster_attachment {card} unit=A2", "attachment_only_on", "WC-3.10")
    s.say("ana", f"muster_attachment {card} unit=A1").says("attached", attachment_card=card, unit="A1")
    assert s.there("A2").attachments == []


# -- tactics and commands of units --------------------------------------------------------------------------------


@does("GA-U06")
def test_marshal_vane_draws_a_card() -> None:
    s = scene("A1 GA-U06", "B1 HD-U07").say("ana", "attack A1 -> B1", "use_tactic A1").says("drew", seat=0, count=1)
    assert len(s.player("ana").action_hand) == 2


@does("GA-U14")
@pytest.mark.parametrize(("answer", "gone"), [("choose 1", True), ("choose", False)])
def test_ellariand_looks_at_the_top_card_and_may_discard_it(answer: str, gone: bool) -> None:
    s = scene("A1 GA-U02 | A2 GA-U14 reserve", "B1 HD-U07", ana_deck="NE-C24 NE-C13 NE-C01").say(
        "ana", "attack A1 -> B1"
    )
    s.say("ana", "use_tactic A2").asks("ana", "look_top", "1").say("ana", answer)
    assert (s.player("ana").action_discard == ["NE-C13"]) == gone
    assert s.player("ana").action_deck[0] == ("NE-C01" if gone else "NE-C13")


@does("HD-U06", "NE-C13")
@pytest.mark.parametrize("line", ["use_tactic A1 ability=2", "play_tactic NE-C13"])
def test_a_war_cry_that_routs_without_a_check_but_not_in_a_ranged_attack(line: str) -> None:
    s = scene("A1 HD-U06", "B1 GA-U15 | B2 GA-U16", ana_hand="NE-C13", ana_rolls="6", ben_rolls="1")
    s.say("ana", "attack A1 -> B1", line).passes().says("routed", unit="B1", automatic=True)
    assert s.phase == "follow_up_choice"


@does("HD-U06", "NE-C13")
def test_no_such_cry_under_fire() -> None:
    s = scene("A1 HD-U06", "B1 GA-U10", active="ben", ana_hand="NE-C13").say("ben", "shoot B1 -> A1", "tactic_pass")
    s.refused("ana", "use_tactic A1 ability=2", "condition_not_met").refused(
        "ana", "play_tactic NE-C13", "condition_not_met"
    )
    assert s.offers("ana") == ["tactic_pass"]


@does("HD-U08")
@pytest.mark.parametrize(("roll", "strength"), [("3", 4), ("4", 3)])
def test_venom_sisters_weaken_who_fails_a_leadership_test(roll: str, strength: int) -> None:
    s = scene("A1 HD-U08", "B1 GA-U02", ben_rolls=roll).say("ana", "attack A1 -> B1", "use_tactic A1")
    assert s.strength("B1") == strength


@does("HD-U10")
def test_thornsteed_lancers_are_stronger_in_a_follow_up() -> None:
    s = scene("A1 HD-U10", "B1 GA-U02 | B2 GA-U15", ana_rolls="6 6", ben_rolls="1", ana_hand="NE-C21")
    s.say("ana", "attack A1 -> B1").refused("ana", "use_tactic A1", "condition_not_met")
    s.passes().say("ana", "follow_up yes", "use_tactic A1")
    assert s.strength("A1") == 6


@does("NE-U09")
def test_captain_marrane_changes_a_card_for_two() -> None:
    s = scene("A1 NE-U09", "B1 HD-U07", ana_hand="NE-C21").say("ana", "attack A1 -> B1", "use_tactic A1")
    s.asks("ana", "discard_card", "NE-C21", "NE-C24").say("ana", "choose NE-C21").says("drew", count=2)
    assert s.player("ana").action_hand == ["NE-C24"] * 3


@does("NE-U10")
def test_camp_followers_commit_to_rally_another_cheap_unit() -> None:
    army = "A1 NE-U10 | A2 GA-U02 committed | A3 GA-U13 committed | A4 GA-U15 committed | A5 NE-U10 committed"
    s = (
        scene(army, "B1 HD-U07")
        .say("ana", "use_command A1")
        .asks("ana", "pick", "A2", "A4", "A5")
        .say("ana", "choose A2")
    )
    assert [unit.committed for unit in s.player("ana").units] == [True, False, True, True, True]
    t = scene("A1 NE-U10 | A3 GA-U13 committed", "B1 HD-U07")
    t.refused("ana", "use_command A1", "can_do_nothing")


# -- tactics, commands and reactions of attachments ---------------------------------------------------------------


@does("NE-A08")
def test_the_field_surgeon_goes_and_rallies_a_unit() -> None:
    s = scene("A1 GA-U02 with A9 NE-A08 | A2 GA-U13 committed | A3 GA-U15 committed", "B1 HD-U07")
    s.say("ana", "use_command A9").asks("ana", "pick", "A2", "A3").say("ana", "choose A2")
    assert ([unit.committed for unit in s.player("ana").units], s.there("A1").attachments) == ([False, False, True], [])
    assert s.player("ana").army_discard == ["NE-A08"]


def answered(s: Scene, who: str, piece: str) -> Scene:
    """A reaction ability used at once."""
    return s.asks(who, "reaction", "no_reaction", piece).say(who, f"react {piece}")


@does("NE-A11")
def test_smoke_pots_weaken_a_shot_at_their_unit() -> None:
    s = scene("A1 GA-U10", "B1 HD-U07 with B9 NE-A11 | B2 HD-U14", ana_rolls="4", ben_rolls="3").say(
        "ana", "shoot A1 -> B1"
    )
    answered(s, "ben", "B9").passes().says("combat_result", total=6 - 4 + 4, other_total=7, winner=1)
    assert s.there("B1").attachments == []
    t = scene("A1 GA-U10", "B1 HD-U07 with B9 NE-A11 | B2 HD-U14").say("ana", "shoot A1 -> B2")
    assert t.phase == "tactics"


@does("NE-A12")
def test_a_lucky_tooth_is_a_second_roll_for_its_unit() -> None:
    s = scene("A1 GA-U02 with A9 NE-A12 | A2 GA-U15", "B1 HD-U07", ana_rolls="1 6 1", ben_rolls="1").fights(
        "ana", "attack A1 -> B1"
    )
    answered(s, "ana", "A9").says("combat_result", total=10, winner=0)
    assert s.there("A1").attachments == []
    t = scene("A1 GA-U02 | A2 GA-U15 with A9 NE-A12", "B1 HD-U07", ana_rolls="6 1", ben_rolls="1")
    t.fights("ana", "attack A1 -> B1").silent("reaction_played")
    assert len(t.there("A2").attachments) == 1


@does("GA-A04")
def test_the_hearthguard_banner_commits_its_unit_to_prevent_a_follow_up() -> None:
    s = scene("A1 HD-U07", "B1 GA-U02 | B2 GA-U15 with B9 GA-A04", ana_rolls="6 6", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1")
    answered(s, "ben", "B9").says("committed", unit="B2").says("follow_up_forbidden", seat=0)
    assert (s.phase, s.unit("B1")) == ("commands", None)
    t = scene("A1 HD-U07", "B1 GA-U02 | B2 GA-U15 committed with B9 GA-A04", ana_rolls="6 6", ben_rolls="1")
    assert t.fights("ana", "attack A1 -> B1").phase == "follow_up_choice"


@does("HD-A01")
def test_the_flaying_whip_takes_a_card_at_random() -> None:
    s = scene(
        "A1 HD-U07 with A9 HD-A01",
        "B1 GA-U02",
        ben_hand="NE-C01 NE-C02",
        shuffles=[["NE-C02", "NE-C24", "NE-C01"]],
    )
    s.say("ana", "attack A1 -> B1", "use_tactic A9").says("discarded", seat=1, cards=("NE-C02",))
    assert s.player("ben").action_hand == ["NE-C01", "NE-C24"]


# -- Oathbroken Slayers -------------------------------------------------------------------------------------------


@does("GA-U18")
@pytest.mark.parametrize(("roll", "committed"), [("3", False), ("4", True)])
@pytest.mark.parametrize("state", ["", "committed"])
def test_slayers_commit_their_slayer_unless_it_passes_a_leadership_test(roll: str, committed: bool, state: str) -> None:
    s = scene("A1 HD-U09", f"B1 GA-U18 {state} | B2 GA-U02", ana_rolls=f"6 6 {roll}", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").says("destroyed", unit="B1")
    answered(s, "ben", "B1").says("tested", unit="A1", stat="leadership", passed=not committed)
    # A committed winner cannot follow up.
    assert s.phase == ("commands" if committed else "follow_up_choice")
    assert s.there("A1").committed == committed


@does("GA-U18")
def test_slayers_answer_only_a_destruction_in_combat() -> None:
    s = scene("A1 HD-U09 | A2 HD-U14", "B1 GA-U18 committed | B2 GA-U02", ana_rolls="6 3", ben_rolls="1")
    s.fights("ana", "shoot A1 -> B1")
    assert reacted(answered(s, "ben", "B1")) == ["B1"]  # under fire too
    t = scene("A1 HD-U07", "B1 GA-U02 | B2 GA-U18", active="ben", ben_hand="HD-C07")
    t.say("ben", "attack B1 -> A1", "play_tactic HD-C07").silent("reaction_played")  # a sacrifice is none
    assert t.unit("B2") is None
