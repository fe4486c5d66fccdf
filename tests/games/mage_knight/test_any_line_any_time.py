"""Every verb of the notation at every step of a game, by both seats: done or refused, never a fault of the program."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from bot.engine.playout import steps
from bot.engine.run import probe
from bot.engine.step import Step
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.state import Options, State
from tests.support.battle import starter

GAME = MageKnight(starter())
OPTIONS = Options(build_total=200, limit="rounds", rounds=12)
LINES = """
move A1|move|move A1 to=|move A1 touch=B1|move A1 toward=B1 stop=3|move A1 to=12.5,8 face=90|move A1 turn face=B2
move B1 to=3,3|move A1 to=0,0|move A1 path=1,1/1,1/1,1|nimble A1 face=N|charge A1 touch=B1 capture
bound A1 to=18,12 -> B2|quick move A1 to=20,9|formation A1|formation A1,A1,A1 to=3,3|formation A1,A2,A3 by=NE,8
ranged A1 -> B1,B2|ranged A1 -> B1 magic_blast|ranged A2 -> B1 with=A1,A3|ranged A1 shockwave|ranged A1 -> A1
close A1 -> B1|close A1 -> B1 capture|close A1 -> B1 with=A3|close A1 sweep|close A1 -> A1|heal A1 -> A2
regenerate A1|necromancy A1 raise=A3|levitate A1 lift=A2 at=14,12|levitate A1 lift=A1 at=3,3|cancel A1 flight
cancel A1 toughness|pass|end_turn|withdraw|paths stay|army ready=guild_watch|army random|army 2x gorrud
pool birch_wood, old_forest|pool none|place auto|place birch_wood at=20,20 turn=45|deploy auto|deploy wedge mirrored
deploy A1=12,1.5,90|look A1
"""
QUESTIONS = """
look A1|look A1 from=3,3|look A1 from=NaN,2|look Z1|measure A1 B1|measure 1,1 2,2|measure A1|reach A1|reach|figure A1
figure Z9
"""
OTHER_SIDE = str.maketrans("AB", "BA")


def listed(text: str) -> list[str]:
    """The lines of a text, parted by bars."""
    return [line for row in text.strip().splitlines() for line in row.split("|")]


def tried(step: Step[State], seat: int, line: str) -> str:
    """What becomes of a line: accepted, or the key of its refusal."""
    try:
        action = GAME.parse(line, step.state, seat, None)
        GAME.preview(step.state, seat, action)
        if seat in GAME.to_act(step.state):
            probe(GAME, step.position.snapshot, seat, action)
    except Refused as refusal:
        return refusal.key
    return "accepted"


@pytest.mark.parametrize("number", range(3))
def test_every_line_is_done_or_refused(number: int) -> None:
    seen: set[str] = set()
    phases: set[str] = set()
    for count, step in enumerate(steps(GAME, OPTIONS, 2, b"any line %d" % number)):
        if step.pause is not None or (count % 5 and step.state.phase in phases):
            continue
        phases.add(step.state.phase)
        seen |= {tried(step, 0, line) for line in listed(LINES)}
        seen |= {tried(step, 1, line.translate(OTHER_SIDE)) for line in listed(LINES)}
    assert {"army", "pool", "deploy", "play"} <= phases
    assert {"accepted", "not_in_phase", "no_such_figure", "not_your_turn"} <= seen


@pytest.mark.slow
@pytest.mark.parametrize("number", range(2))
def test_every_question_is_answered_or_refused(number: int) -> None:
    answered = 0
    for count, step in enumerate(steps(GAME, OPTIONS, 2, b"any question %d" % number)):
        for query in listed(QUESTIONS) if count % 3 == 0 else ():
            try:
                report = GAME.tell(step.state, 0, query)
            except Refused:
                continue
            assert report is not None and report.rows
            answered += 1
    assert answered > 20
