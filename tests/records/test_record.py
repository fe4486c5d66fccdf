"""Records: written whole or for one reader, and verified to the last character."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import codec
from bot.engine.dice import Reseed, ScriptedDice, SeededDice, commitment
from bot.engine.errors import BadData
from bot.engine.match import Match
from bot.records import form
from bot.records.chain import read_head
from bot.records.fairness import verify_dice
from bot.records.record import Remark, cut_record, write_record
from bot.records.replay import Replay, verify
from tests.records.games import GAME, NAMES, TIME, eventful, play_on, started
from tests.records.pocket import Options, Pocket


def whole() -> str:
    """The record of the eventful game."""
    return write_record(eventful(), NAMES, TIME)


def fault_of(text: str, game: Any = GAME) -> BadData:
    """What is wrong with a record."""
    with pytest.raises(BadData) as raised:
        verify(text, game)
    return raised.value


def reforged(text: str, number: int, /, **changes: Any) -> str:
    """The record with one line changed and all hashes after it made to fit again, as a forger would."""
    lines = [form.parse_record_line(raw, place) for place, raw in enumerate(text.splitlines(), 1)]
    lines[number - 1] = replace(lines[number - 1], **changes)
    texts: list[str] = []
    for line in lines:
        texts.append(form.sealed_line(line if not texts else replace(line, prev=form.hash_of(texts[-1]))))
    return "\n".join(texts) + "\n"


def line_with(text: str, part: str) -> int:
    """The number of the first line that holds a part."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def test_a_whole_game_verifies_with_every_kind_of_line() -> None:
    match = eventful()
    remarks = [
        Remark(1, "note", None, "good luck", TIME),
        Remark(2, "vote", 1, "pause: yes", TIME),
        Remark(3, "seat", 0, "taken over", TIME),
    ]
    text = write_record(match, NAMES, TIME, remarks)
    kinds = [form.parse_record_line(raw, 1).__class__.__name__ for raw in text.splitlines()]
    assert set(kinds) == {"Head", "Action", "Undo", "Edit", "SeatLine", "Vote", "Note", "Result"}
    verified = verify(text, GAME)
    assert verified.executed
    assert verified.dice_from_seed
    assert verified.lines == len(kinds) - 1
    assert verified.final == match.state
    assert verified.draws == match.position.next_draw > 1


def test_the_seed_and_its_promise_are_in_the_record_of_an_ended_game() -> None:
    head = read_head(whole())
    assert bytes.fromhex(head.seed) == b"seed"
    assert head.commitment == "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"


# -- several seeds ---------------------------------------------------------------------------------------------------


def restored() -> Match[Any]:
    """The start of a game whose seed was changed twice by a restored backup."""
    dice = SeededDice(b"seed", b"salt", [Reseed(3, b"second"), Reseed(5, b"third")])
    return Match(GAME, Options(goal=12), 2, dice)


def test_each_draw_is_checked_against_the_seed_that_was_in_force() -> None:
    text = write_record(play_on(restored()), NAMES, TIME)
    assert [(entry.draw, bytes.fromhex(entry.seed)) for entry in read_head(text).reseeds] == [
        (3, b"second"),
        (5, b"third"),
    ]
    verified = verify(text, GAME)
    assert verified.dice_from_seed and verified.executed and verified.draws == 7
    assert verify_dice(text).commitments == tuple(map(commitment, (b"seed", b"second", b"third")))


def test_a_game_with_one_seed_has_no_word_of_others_in_its_record() -> None:
    assert "reseeds" not in whole()


def test_a_running_game_shows_the_hashes_of_its_later_seeds_only() -> None:
    for reader in (*NAMES, "public"):
        text = cut_record(play_on(restored(), most=3), NAMES, TIME, reader)
        shown = [(entry.draw, entry.commitment, entry.seed) for entry in read_head(text).reseeds]
        assert shown == [(3, commitment(b"second"), ""), (5, commitment(b"third"), "")]
        assert not any(seed.hex() in text for seed in (b"seed", b"second", b"third"))
        assert verify(text, GAME).lines == read_head(text).lines


def reseed(draw: int, seed: bytes = b"second", told: str | None = None) -> form.Reseed:
    """An entry of the header; ``told`` is what it says of the seed."""
    return form.Reseed(draw, commitment(seed), seed.hex() if told is None else told)


THIRD = reseed(5, b"third")


@pytest.mark.parametrize(
    ("reseeds", "number"),
    [((), 3), ((THIRD,), 3), ((reseed(4), THIRD), 3), ((reseed(2), THIRD), 2), ((reseed(3),), 5)],
    ids=["none", "one left out", "too late", "too early", "last left out"],
)
def test_a_draw_that_does_not_follow_from_the_seed_in_force_is_named(
    reseeds: tuple[form.Reseed, ...], number: int
) -> None:
    text = write_record(play_on(restored()), NAMES, TIME)
    forged = reforged(text, 1, reseeds=reseeds)
    wrong = 1 + line_with(text.partition("\n")[2], f'"draw":{number},')  # the header names draws too
    for check in (lambda: verify(forged, GAME), lambda: verify_dice(forged)):
        with pytest.raises(BadData) as raised:
            check()
        facts = raised.value.facts
        assert (raised.value.key, facts["number"], facts["line"]) == ("record_dice_not_from_seed", number, wrong)


@pytest.mark.parametrize(
    ("reseeds", "key"),
    [
        ((reseed(3, told=b"other".hex()), THIRD), "record_seed"),
        ((reseed(3, told=""), THIRD), "record_seed"),
        ((reseed(3, told="xyz"), THIRD), "record_seed"),
        ((THIRD, reseed(3)), "record_reseeds"),
        ((reseed(3), reseed(3, b"third")), "record_reseeds"),
        ((reseed(-1), THIRD), "record_reseeds"),
    ],
)
def test_seeds_that_were_not_promised_or_stand_in_no_order_are_refused(
    reseeds: tuple[form.Reseed, ...], key: str
) -> None:
    fault = fault_of(reforged(write_record(play_on(restored()), NAMES, TIME), 1, reseeds=reseeds))
    assert (fault.key, fault.facts["line"]) == (key, 1)


# -- whole records ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_one_changed_character_anywhere_is_found_in_its_line() -> None:
    text = whole()
    for place in range(0, len(text), 7):
        sign = text[place]
        for other in ("0", " ", '"', "\\", "ž", "\n", "\u2028"):
            if other == sign:
                continue
            changed = text[:place] + other + text[place + 1 :]
            fault = fault_of(changed)
            assert fault.facts["line"] == text.count("\n", 0, place) + 1, (place, sign, other, fault.key)


@pytest.mark.parametrize("gone", [0, 1, 100, -1])
def test_a_lost_character_is_found(gone: int) -> None:
    text = whole()
    place = gone % len(text)
    assert fault_of(text[:place] + text[place + 1 :]).facts["line"] == text.count("\n", 0, place) + 1


def test_a_lost_or_moved_line_is_found() -> None:
    lines = whole().splitlines(keepends=True)
    assert fault_of("".join(lines[:3] + lines[4:])).key == "record_chain_broken"
    assert fault_of("".join([*lines[:3], lines[4], lines[3], *lines[5:]])).facts["line"] == 4
    short = fault_of("".join(lines[:-1]))
    assert (short.key, short.facts["line"]) == ("record_cut_short", len(lines))


def test_a_line_put_in_place_of_another_breaks_the_chain() -> None:
    text = write_record(eventful(), NAMES, TIME, [Remark(1, "note", None, "good luck", TIME)])
    lines, note = text.splitlines(), line_with(text, "good luck")
    # No rule stands against another note, and its own hash is right: only the next line can tell.
    lines[note - 1] = form.sealed_line(replace(form.parse_record_line(lines[note - 1], note), text="bad luck"))
    fault = fault_of("\n".join(lines) + "\n")
    assert (fault.key, fault.facts["line"]) == ("record_chain_broken", note + 1)


def test_other_forms_of_the_same_json_are_refused() -> None:
    lines = whole().splitlines()
    for old, new in [('"number":1,', '"number":1.0,'), ('"seat":0', '"seat": 0'), ('"bet"', '"\\u0062et"')]:
        body = lines[1][: lines[1].rindex(',"sum"')].replace(old, new) + "}"
        assert body != lines[1]
        forged = body[:-1] + f',"sum":"{form.hash_of(body)}"}}'
        assert fault_of("\n".join([lines[0], forged, *lines[2:]]) + "\n").facts["line"] == 2


def test_an_unknown_member_is_named() -> None:
    lines = whole().splitlines()
    body = lines[1][: lines[1].rindex(',"sum"')] + ',"extra":1}'
    forged = body[:-1] + f',"sum":"{form.hash_of(body)}"}}'
    fault = fault_of("\n".join([lines[0], forged]) + "\n")
    assert (fault.key, fault.facts["name"], fault.facts["line"]) == ("unknown_key", "extra", 2)


def test_forged_lines_fall_to_the_rules() -> None:
    text = whole()
    duel = line_with(text, '"text":"duel')
    line: Any = form.parse_record_line(text.splitlines()[duel - 1], duel)
    dice = next(place for place, entry in enumerate(line.served) if isinstance(entry, form.Dice))
    entry = line.served[dice]
    other = replace(entry, dice=(7 - entry.dice[0], entry.dice[1]))
    served = (*line.served[:dice], other, *line.served[dice + 1 :])
    cases: list[tuple[str, dict[str, Any]]] = [
        ("record_dice_not_from_seed", {"served": served}),
        ("record_other_events", {"events": line.events[:-1]}),
        ("record_other_state", {"state": "0" * 64}),
        ("record_other_public", {"public": "0" * 64}),
        ("record_refused", {"text": "duel c99"}),
        ("record_refused", {"text": "jump"}),
        ("record_left_over", {"served": (*line.served, form.Dice("more", 99, 6, (1,)))}),
        ("record_other_dice", {"served": line.served[:dice]}),
        ("record_other_question", {"served": (replace(line.served[0], ask="else"), *line.served[1:])}),
        ("record_other_answer", {"served": (replace(line.served[0], source="only_option"), *line.served[1:])}),
        ("record_other_action", {"source": "rules"}),
    ]
    for key, changes in cases:
        fault = fault_of(reforged(text, duel, **changes))
        assert (fault.key, fault.facts["line"]) == (key, duel), fault


def test_a_forged_undo_edit_result_or_header_is_found() -> None:
    text = whole()
    undo, edit, end = line_with(text, '"kind":"undo"'), line_with(text, '"kind":"edit"'), len(text.splitlines())
    cases: list[tuple[int, str, dict[str, Any]]] = [
        (undo, "record_other_state", {"back_to": 1}),
        (undo, "no_such_line", {"back_to": 90}),
        (edit, "record_other_state", {"patch": (form.Change("replace", "/points/0", 4),)}),
        (edit, "negative_points", {"patch": (form.Change("replace", "/points/0", -4),)}),
        (edit, "patch_no_place", {"patch": (form.Change("replace", "/pints/0", 4),)}),
        (edit, "wrong_type", {"patch": (form.Change("replace", "/points/0", "4"),)}),
        (end, "record_other_result", {"reason": "points"}),
        (1, "record_seed", {"seed": b"other".hex()}),
        (1, "record_other_game", {"game": "chess"}),
        (1, "record_other_format", {"format": 2}),
        (1, "record_other_pack", {"packs": (form.Content("pocket", "0"),)}),
        (1, "wrong_type", {"options": {"goal": "many"}}),
    ]
    for number, key, changes in cases:
        fault = fault_of(reforged(text, number, **changes))
        assert (fault.key, fault.facts["line"]) == (key, number), fault


def test_a_draw_number_is_never_used_twice() -> None:
    text = whole()
    rolls = [number for number, line in enumerate(text.splitlines(), 1) if '"kind":"roll"' in line]
    line: Any = form.parse_record_line(text.splitlines()[rolls[0] - 1], 1)
    served = tuple([replace(e, draw=0) if isinstance(e, form.Dice) else e for e in line.served])
    assert fault_of(reforged(text, rolls[0], served=served)).key == "record_draw_twice"


def test_a_running_game_is_not_given_out_whole() -> None:
    with pytest.raises(BadData, match="record_still_running"):
        write_record(started(), NAMES, TIME)


def test_F46_the_record_of_a_running_game_holds_nothing_hidden() -> None:
    match = started(goal=50)
    match.say(0, "name 3")
    match.say(1, "name 4")
    match.say(0, f"duel {match.state.hands[0][0]}")
    held = match.state.hands[1][0]
    for seat, text in ((1, f"card {held}"), (0, "high"), (1, "low")):
        match.say(seat, text)
    public = cut_record(match, NAMES, TIME, "public")
    for secret in (
        "name 3",
        "name 4",
        f"card {held}",
        f'"{held}"',
        '"seed"',
        '"state"',
        '"public":"',
        "dealt",
        "trap",
        "bet_on",
        "shuffle",
    ):
        assert secret not in public, secret
    ana, ben = (cut_record(match, NAMES, TIME, name) for name in NAMES)
    assert "name 3" in ana and "name 4" not in ana
    assert "name 4" in ben and f"card {held}" in ben and "name 3" not in ben and f"card {held}" not in ana
    assert len(public.splitlines()) == len(ana.splitlines())
    assert verify(public, GAME).final is None
    assert fault_of(public.replace("high", "lowh")).key == "record_line_changed"


def test_F45_F46_two_games_that_differ_in_hidden_things_give_the_same_record() -> None:
    """The seats' bets, the order of the deck, armed orders and the seed are hidden from the public."""
    texts = []
    for bet, seed, trap in ((1, b"one", False), (6, b"two", True)):
        match = started(seed, goal=50)
        match.say(0, f"name {bet}")
        match.say(1, f"name {7 - bet}")
        if trap:
            match.say(1, f"order trap {match.state.hands[1][0]}")
            match.say(0, "pass")
            match.say(1, "order idle")
        else:
            match.say(0, "pass")
            match.say(1, "pass")
        head, _, rest = cut_record(match, NAMES, TIME, "public").partition("\n")
        texts.append(
            [line.partition('"prev"')[2].partition('","')[2].partition(',"sum"')[0] for line in rest.split("\n")]
        )
    assert texts[0] == texts[1]
    assert any("pass" in line for line in texts[0])


def test_the_public_record_can_be_compared_with_the_full_one() -> None:
    match = eventful()
    running = [form.parse_record_line(raw, 1) for raw in cut_record(match, NAMES, TIME, "public").splitlines()]
    full = [form.parse_record_line(raw, 1) for raw in write_record(match, NAMES, TIME).splitlines()]
    compared = 0
    for shown, line in zip(running, full, strict=True):
        if isinstance(line, form.Action):
            assert form.hash_of(codec.to_json(replace(shown, prev="")).decode()) == line.public
            compared += 1
    assert compared > 3


class Newer(Pocket):
    """The same game after a change of its rules."""

    rules_version = 2


def aged(text: str, until: int, patch: tuple[form.Change, ...] | None = None) -> str:
    """The record with its lines before line ``until`` as the older version wrote them, and another edit there."""
    lines: list[Any] = [form.parse_record_line(raw, 1) for raw in text.splitlines()]
    texts: list[str] = []
    for number, line in enumerate(lines, 1):
        if number < until:
            line = replace(line, rules=1)
        elif number == until and patch is not None:
            line = replace(line, patch=patch)
        texts.append(form.sealed_line(line if not texts else replace(line, prev=form.hash_of(texts[-1]))))
    return "\n".join(texts) + "\n"


def test_lines_of_another_rules_version_keep_their_chain_and_are_named() -> None:
    text = write_record(eventful(Newer()), NAMES, TIME)
    edit = line_with(text, '"kind":"edit"')
    verified = verify(aged(text, edit), Newer())
    last = len(text.splitlines())
    found = [(stretch.first, stretch.last, stretch.version, stretch.executed) for stretch in verified.stretches]
    assert found == [(2, edit - 1, 1, False), (edit, last, 2, False)]
    assert not verified.executed
    assert verified.final is None


def test_an_edit_of_everything_lets_execution_begin_again() -> None:
    text = write_record(eventful(Newer()), NAMES, TIME)
    edit = line_with(text, '"kind":"edit"')
    replay = Replay(Newer(), read_head(text))
    states = {step.number: codec.readable(step.state) for step in replay.steps(text)}
    patch = (form.Change("replace", "", states[edit]),)
    verified = verify(aged(text, edit, patch), Newer())
    assert [(stretch.version, stretch.executed) for stretch in verified.stretches] == [(1, False), (2, True)]
    assert verified.final is not None


@pytest.mark.parametrize(
    "names", [("ana",), ("ana", "ana"), ("ana", "gm"), ("ana", ""), ("ana", "b:n"), ("ana", "b\nn")]
)
def test_names_that_could_be_mistaken_are_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(BadData):
        write_record(play_on(started()), names, TIME)


@pytest.mark.parametrize("time_text", ["today", "2026-05-01", "2026-05-01T18:30:00+02:00", ""])
def test_only_utc_times_are_taken(time_text: str) -> None:
    with pytest.raises(BadData, match="record_time"):
        write_record(play_on(started()), NAMES, time_text)


def test_each_line_may_have_its_own_time() -> None:
    match = play_on(started())
    times = [f"2026-05-01T18:{place:02}:00Z" for place in range(len(match.lines))]
    lines = write_record(match, NAMES, times).splitlines()
    assert '"time":"2026-05-01T18:01:00Z"' in lines[1]
    with pytest.raises(BadData, match="record_times"):
        write_record(match, NAMES, times[:-1])


def test_other_dice_are_recorded_as_what_they_are() -> None:
    scripted = Match(GAME, Options(goal=1), 2, ScriptedDice([6] * 40, ["as_is"]))
    text = write_record(play_on(scripted), NAMES, TIME)
    assert read_head(text).dice == "scripted"
    assert not verify(text, GAME).dice_from_seed


def test_a_position_is_the_start_of_its_record() -> None:
    match = play_on(started(goal=50), most=5)
    while match.pause is not None:
        play_on(match, most=1)
    later = Match(GAME, Options(goal=50), 2, SeededDice(b"x"), match.state)
    text = write_record(play_on(later), NAMES, TIME)
    assert read_head(text).start is not None
    assert verify(text, GAME).executed


def test_a_record_of_five_hundred_actions_verifies() -> None:
    match = started(goal=10_000)
    match.say(0, "name 1")
    match.say(1, "name 2")
    for place in range(498):
        match.say(place % 2, "pass")
    match.say(0, "concede")
    text = write_record(match, NAMES, TIME)
    assert verify(text, GAME).actions == 501


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record_line_form"),
        ("\n", "record_line_form"),
        ("[" * 100_000, "record_line_form"),
        ("{}\n", "record_line_form"),
    ],
)
def test_what_is_no_record_is_refused_in_line_one(text: str, key: str) -> None:
    fault = fault_of(text)
    assert (fault.key, fault.facts["line"]) == (key, 1)


def test_depth_without_end_is_refused() -> None:
    body = '{"kind":"header","options":' + '{"a":' * 20_000 + "1" + "}" * 20_000 + "}"
    text = body[:-1] + f',"sum":"{form.hash_of(body)}"}}\n'
    assert fault_of(text).facts["line"] == 1
