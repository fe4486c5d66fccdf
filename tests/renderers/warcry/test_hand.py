"""The private picture of a hand."""

from __future__ import annotations

import msgspec
import pytest

from bot.i18n.catalog import LANGUAGES
from renderers.kit.canvas import Canvas
from renderers.kit.ops import Group, Scene, Text
from renderers.kit.text import width
from renderers.warcry.hand import LEAST_TYPE, hand_picture, hand_scene, hand_text
from tests.gallery.feed import reading_faults
from tests.renderers.support import content, parts, said, table, words


def cards_of(scene: Scene) -> list[Group]:
    """The cards on the picture."""
    return [op for op in scene.foreground if isinstance(op, Group) and op.key[0] == "hand"]  # type: ignore[index]


def full(pile: str, language: str):  # type: ignore[no-untyped-def]
    """The scene of a hand that holds every card of the pack."""
    view = table("hand")
    cards = tuple(
        card for card, facts in sorted(content().cards.items()) if (facts.family == "action") == (pile == "action")
    )
    own = msgspec.structs.replace(view.players[0], army_cards=(), action_cards=())
    own = msgspec.structs.replace(own, **{f"{pile}_cards": cards})
    return hand_scene(msgspec.structs.replace(view, players=(own, view.players[1])), words(language)), cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pile", ["army", "action"])
def test_every_card_is_readable_in_full(pile: str, language: str) -> None:
    scene, cards = full(pile, language)
    groups = cards_of(scene)
    assert len(groups) == len(cards)
    for card, group in zip(cards, groups, strict=True):
        texts = [op for op in group.make() if isinstance(op, Text)]
        joined = " ".join(op.text for op in texts)
        assert words(language).card_text(card) in joined
        assert str(content().cards[card].cost) in [op.text for op in texts]
        bottom = max(op.y for op in texts)
        assert bottom < group.height - 12
        for op in texts:
            wide = width(op.text, op.size, op.face)
            left = op.x - {"l": 0.0, "m": wide / 2, "r": wide}[op.anchor[0]]
            assert op.size >= LEAST_TYPE and left >= 10 and left + wide <= group.width - 10, op.text


def test_rules_text_does_not_run_into_the_values() -> None:
    scene, _ = full("army", "pl")
    for group in cards_of(scene):
        texts = [op for op in group.make() if isinstance(op, Text)]
        lines = [op.y for op in texts if op.face == "text"]
        values = [op.y for op in texts if op.face in ("bold", "strong")]
        assert not lines or not values or max(lines) < min(values) - 24


def test_an_action_card_shows_its_die_and_its_type() -> None:
    shown = said(hand_scene(table("hand"), words()))
    assert "Reaction" in shown and "War Cry" in shown
    assert shown.count("6") >= 2
    assert "5 action cards" in shown and "4 army cards" in shown


def test_cards_stand_in_the_order_of_the_hand() -> None:
    scene = hand_scene(table("hand"), words())
    groups = cards_of(scene)
    assert [(op.y, op.x) for op in groups] == sorted((op.y, op.x) for op in groups)
    tops = [op.y for op in groups]
    assert [tops.count(top) for top in sorted(set(tops))] == [4, 3, 2]


@pytest.mark.parametrize("count", range(1, 14))
def test_no_card_of_a_hand_stands_alone_in_its_row(count: int) -> None:
    view = table("hand")
    own = msgspec.structs.replace(view.players[0], army_cards=("GA-U06",) * count, action_cards=())
    scene = hand_scene(msgspec.structs.replace(view, players=(own, view.players[1])), words())
    groups = cards_of(scene)
    rows: dict[float, list[Group]] = {}
    for op in groups:
        rows.setdefault(op.y, []).append(op)
    lengths = [len(row) for row in rows.values()]
    assert sum(lengths) == count and max(lengths) <= 5
    assert scene.width / scene.height >= 4 / 5
    assert count == 1 or min(lengths) > 1
    assert lengths == sorted(lengths, reverse=True) and lengths[0] - lengths[-1] <= 1
    for row in rows.values():
        assert row[0].x + row[-1].x + row[-1].width == pytest.approx(scene.width)


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        hand_picture(table("mid_battle"), words())


def test_an_empty_hand_says_so_without_a_picture() -> None:
    view = table("hand")
    own = msgspec.structs.replace(view.players[0], army_cards=(), action_cards=())
    none = msgspec.structs.replace(view, players=(own, view.players[1]))
    assert hand_picture(none, words()) is None
    assert "No cards in hand" in hand_text(none, words())


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_in_words_has_every_card(language: str) -> None:
    view = table("hand")
    made = hand_text(view, words(language))
    for card in (*view.players[0].army_cards, *view.players[0].action_cards):
        assert words(language).card_name(card) in made
        assert words(language).card_text(card) in made
    picture = hand_picture(view, words(language))
    assert picture is not None and len(picture.alt) <= 1024 and picture.name == "warcry-hand.png"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_says_what_its_symbols_mean(language: str) -> None:
    shown = said(hand_scene(table("hand"), words(language)))
    for name in ("strength", "tactic", "leadership", "cost", "die"):
        assert words(language).t("symbol-short-" + name) in shown
    assert reading_faults(hand_scene(table("hand"), words(language)), public=False) == []


def test_equal_hands_give_equal_bytes() -> None:
    assert hand_picture(table("hand"), words()) == hand_picture(table("hand"), words())


def test_every_text_of_a_hand_is_inside_the_picture() -> None:
    scene = hand_scene(table("hand"), words("cs"))
    assert all(0 < y + op.y <= scene.height for op, _, y in parts(scene.foreground) if isinstance(op, Text))


@pytest.mark.slow
def test_a_hand_looks_the_same_whatever_was_drawn_before() -> None:
    """Cards are broader where there are few of them: what is kept of one size must not serve for another."""
    view, kept = table("hand"), Canvas()
    actions = tuple(card for card, facts in sorted(content().cards.items()) if facts.family == "action")
    for count in (7, 2, 5):
        own = msgspec.structs.replace(view.players[0], army_cards=(), action_cards=actions[:count])
        scene = hand_scene(msgspec.structs.replace(view, players=(own, view.players[1])), words())
        assert kept.draw(scene).tobytes() == Canvas().draw(scene).tobytes()
