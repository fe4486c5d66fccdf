"""What the picture of a table says in each phase, and about the last action."""

from __future__ import annotations

import msgspec
import pytest

from bot.games.warcry.view import MarkView, UnitView, View
from bot.i18n.catalog import LANGUAGES
from renderers.kit.ops import Scene, Sprite
from renderers.kit.text import ELLIPSIS
from renderers.warcry.board import alt_text, text_board
from renderers.warcry.clash import last_line
from renderers.warcry.marks import saved_sign
from renderers.warcry.plan import table_plan
from renderers.warcry.portraits import looks_of
from renderers.warcry.table import table_picture, table_scene
from tests.renderers.support import parts, said, table, words

replace = msgspec.structs.replace


def mark(kind: str, seat: int = 0, unit: str = "", target: str = "", card: str = "", **more: object) -> MarkView:
    return replace(MarkView(kind, seat, unit, target, card, {}, {}, {}, ""), **more)


def calm(kind: str = "pass", seat: int = 0, unit: str = "", card: str = "", **changed: object) -> View:
    """The table of the gallery with nobody fighting."""
    return replace(table("shot"), last=mark(kind, seat, unit, "", card), **changed)


def exchange(latest: str, following: int = 1) -> View:
    view = table("mid_battle")
    return replace(view, combat=replace(view.combat, latest=latest, next=following), to_act=(following,))


def keys(scene: Scene) -> list[tuple[object, ...]]:
    found = [op.key for op, _, _ in parts(scene.foreground) if isinstance(op, Sprite)]
    return [key for key in found if isinstance(key, tuple)]


def whole(scene: Scene) -> str:
    """All that the scene says, lines that were broken put together again."""
    return " ".join(said(scene))


def with_unit(view: View, number: str, **changed: object) -> View:
    def one(unit: UnitView) -> UnitView:
        return replace(unit, **changed) if unit.id == number else unit

    return replace(view, players=tuple(replace(p, units=tuple(map(one, p.units))) for p in view.players))


def test_a_pass_in_the_exchange_is_told_and_marks_no_unit() -> None:
    view = exchange("pass")
    scene = table_scene(view, words())
    assert "Ana passes in this combat" in whole(scene) and "Ben to act" in said(scene)
    assert not any(key[:2] == ("ring", "last") for key in keys(scene))
    assert last_line(view, words()) == "Ana passes in this combat"


def test_the_card_played_last_is_told_with_its_player() -> None:
    assert last_line(exchange("card", 0), words()) == "Ben plays “Stand to the Colours!”"


def test_an_ability_marks_the_unit_that_holds_it() -> None:
    view = exchange("B9", 0)
    scene = table_scene(view, words())
    assert "Ben uses B9 Heirloom Greatblade" in whole(scene)
    assert last_line(view, words()) == "Ben uses B9 Heirloom Greatblade"
    ring = next(op for op, _, _ in parts(scene.foreground) if isinstance(op, Sprite) and op.key[:2] == ("ring", "last"))  # type: ignore[index]
    assert ring.x > 750


def test_after_the_rolls_the_combat_itself_is_the_last_action() -> None:
    view = exchange("pass")
    rolled = replace(view, combat=replace(view.combat, rolls={0: 4}), phase="resolution")
    assert last_line(rolled, words()) == "A4 attacks B2"
    assert "Ana passes" not in whole(table_scene(rolled, words()))


def test_a_block_is_told_until_somebody_acts() -> None:
    view = exchange("")
    blocked = replace(view, combat=replace(view.combat, blocked=True))
    assert "B2 blocks" in said(table_scene(blocked, words()))
    assert "B2 blocks" not in said(table_scene(view, words()))


def test_before_the_exchange_nobody_is_next() -> None:
    view = replace(exchange(""), phase="attack_declared")
    assert not any(line.endswith("is next") for line in said(table_scene(view, words())))


def test_a_unit_on_the_battlefield_keeps_its_place_in_the_line() -> None:
    view = with_unit(table("mid_battle"), "A4", origin="battle")
    layout, before = table_plan(view), table_plan(table("mid_battle"))
    kept = [place for band in layout.bands for place in band.places if place.left]
    assert [place.unit.id for place in kept] == ["A4"] and layout.place("A4") is None
    assert not any(place.left for band in before.bands for place in band.places)
    assert sum(key[0] == "ghost" for key in keys(table_scene(view, words()))) == 1


def test_the_cards_turned_for_the_rolls_are_shown_with_their_dice() -> None:
    view = table("shot")
    shown = said(table_scene(view, words()))
    plain = said(table_scene(replace(view, last=replace(view.last, rolled_cards={})), words()))
    added = list(shown)
    for line in plain:
        added.remove(line)
    printed = [str(words().card(card).die) for card in ("NE-C02", "NE-C03")]
    assert sorted(" ".join(added).split()) == sorted(["Steel", "Resolve", "Headlong", "Assault", *printed])


def test_who_has_fallen_is_struck_out() -> None:
    view = table("shot")
    second = replace(view.players[1], units=tuple(unit for unit in view.players[1].units if unit.id != "B1"))
    gone = table_scene(replace(view, players=(view.players[0], second)), words())
    fallen = [key[1:3] for scene in (gone, table_scene(view, words())) for key in keys(scene) if key[0] == "fallen"]
    assert fallen == [(1, looks_of("hordes", "infantry", ("chaos",), False))]


def test_a_choice_about_a_follow_up_shows_the_totals_of_the_combat() -> None:
    view = table("mid_battle")
    over = replace(view.last, rolls={0: 4, 1: 1}, totals={0: 12, 1: 8}, result="hit")
    gone = replace(view.players[1], units=tuple(unit for unit in view.players[1].units if unit.id != "B2"))
    combat = replace(view.combat, values={0: 8}, rolls={0: 4, 1: 1}, totals={0: 12}, latest="pass")
    asked = replace(view, phase="follow_up_choice", last=over, combat=combat, players=(view.players[0], gone))
    shown = said(table_scene(asked, words()))
    assert {"12", "8", "8 +", "7 +", "The attacker wins"} <= set(shown) and "–" not in shown


def test_who_meets_a_follow_up_is_asked_beside_the_follower() -> None:
    view = with_unit(calm("attack", phase="follow_up_defender", to_act=(1,)), "A4", line="field", origin="battle")
    shown = whole(table_scene(view, words()))
    assert "Follow-up attack" in shown and "Ben chooses who meets A4" in shown


def test_a_final_combat_is_prepared_unit_by_unit() -> None:
    first = whole(table_scene(calm(phase="tie_break"), words()))
    assert "Equal sums: Ana chooses the attacker" in first
    chosen = with_unit(calm("tie_break_unit", unit="A1", phase="tie_break", to_act=(1,)), "A1", line="field")
    scene = table_scene(chosen, words())
    assert "Ben chooses the defender" in whole(scene)
    assert said(scene).count("A1") == 1


@pytest.mark.parametrize(
    ("saved", "unit", "told"),
    [
        (("B1",), "B1", "Retreat test passed: B1 Ashen Marauders is saved"),
        ((), "B1", "Retreat test: B1 Ashen Marauders"),
    ],
)
def test_retreat_tests(saved: tuple[str, ...], unit: str, told: str) -> None:
    view = calm("retreat_unit", 1, unit, phase="retreat_tests", to_act=(1,), saved=saved, battle_winner=0)
    scene = table_scene(view, words())
    assert told in whole(scene) and "Ana wins battle 2" in whole(scene)
    assert keys(scene).count(saved_sign(0, 0, 32).key) == len(saved)  # type: ignore[arg-type]


def test_a_unit_lost_in_the_retreat_is_named() -> None:
    view = calm("retreat_unit", 1, "B1", phase="retreat_tests", to_act=(1,), battle_winner=0)
    second = replace(view.players[1], units=tuple(unit for unit in view.players[1].units if unit.id != "B1"))
    lost = replace(view, players=(view.players[0], second))
    assert last_line(lost, words()) == "Lost in the retreat: B1 Ashen Marauders"


@pytest.mark.slow
def test_clean_up_shows_who_has_decided_and_not_what() -> None:
    view = calm(phase="clean_up", to_act=(1,), battle_winner=0, clean_up_in=(True, False))
    shown = said(table_scene(view, words()))
    assert "Ana" in shown and "Ben" in shown and "Ana wins battle 2" in " ".join(shown)
    ticks = [op for op in table_scene(view, words()).foreground if isinstance(op, Sprite) and op.key[0] == "ticked"]  # type: ignore[index]
    assert [op.y > 512 for op in ticks] == [True], "beside Ana, who is below"
    knowing = replace(view, viewer=0, kept={"A1": "battle"})
    assert table_picture(view, words()) == table_picture(knowing, words())


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_passed_at_the_muster_has_a_tick_and_is_told(language: str) -> None:
    view = table("muster")
    passed = replace(view, players=(view.players[0], replace(view.players[1], passed_muster=True)), to_act=(0,))
    for shown, ticks in ((view, 0), (passed, 1)):
        assert sum(key[0] == "ticked" for key in keys(table_scene(shown, words(language)))) == ticks
        told = words(language).t("picture-passed", name="Ben") in alt_text(shown, words(language))
        assert told == bool(ticks)


@pytest.mark.parametrize("ending", ["battles", "conceded", "adjudicated"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_winner_has_a_banner(ending: str, language: str) -> None:
    view = replace(table("shot"), phase="finished", winner=1, ending=ending, to_act=())
    scene = table_scene(view, words(language))
    assert any(key[:2] == ("triumph", 1) for key in keys(scene))
    assert not any(key[0] in ("medal", "chevron") for key in keys(scene))
    assert words(language).t("picture-winner", name="Ben") in whole(scene)


def test_a_new_battle_shows_nothing_of_the_old_one() -> None:
    view = replace(table("shot"), phase="muster_order", battle_no=3)
    scene = table_scene(view, words())
    assert "Battle 3 begins" in said(scene) and not any(key[0] == "medal" for key in keys(scene))


def test_a_fight_without_a_result_is_said_to_be_broken_off() -> None:
    view = replace(table("shot"), last=mark("attack", 0, "A1", "B1", result="aborted"))
    shown = whole(table_scene(view, words()))
    assert "A1 attacks B1" in shown and "The fight is broken off" in shown


def test_an_arrow_leads_to_a_unit_that_has_moved_up() -> None:
    assert any(key[0] == "chevron" for key in keys(table_scene(calm("move", 0, "A1"), words())))
    assert not any(key[0] == "chevron" for key in keys(table_scene(calm("pass"), words())))


def test_with_few_units_no_name_is_cut() -> None:
    view = table("muster")
    bare = replace(
        view, players=tuple(replace(p, units=tuple(replace(u, attachments=()) for u in p.units)) for p in view.players)
    )
    for language in LANGUAGES:
        assert not any(line.endswith(ELLIPSIS) for line in said(table_scene(bare, words(language))))
    assert table_plan(bare).bands[1].places[0].width > table_plan(table("shot")).bands[1].places[0].width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("latest", ["pass", "card", "B9"])
def test_the_text_board_tells_the_exchange(language: str, latest: str) -> None:
    view = exchange(latest, 0)
    assert last_line(view, words(language)) in text_board(view, words(language))


def test_the_text_board_counts_equal_cards() -> None:
    board = text_board(table("shot"), words())
    assert "Action discard pile: 9 × Press Forward" in board and "Press Forward, Press" not in board


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_tells_what_the_battlefield_tells(language: str) -> None:
    view = calm(phase="clean_up", to_act=(1,), battle_winner=0, clean_up_in=(True, False))
    alt = alt_text(view, words(language))
    assert words(language).t("picture-battle-won", name="Ana", number=2) in alt
    assert words(language).t("picture-decided", name="Ana") in alt
    over = replace(table("shot"), phase="finished", winner=1, ending="conceded", to_act=())
    assert words(language).t("picture-ending-conceded", name="Ana") in alt_text(over, words(language))
