"""Everything that whole random games say and ask, in every language: strict, so a missing word fails."""

from __future__ import annotations

import re

import pytest

from bot.engine.pending_action import asks_of
from bot.engine.playout import best_offer, steps
from bot.engine.run import only_option
from bot.games import registry
from bot.i18n.catalog import LANGUAGES
from tests.support.catalogs import strict_speech

CODE = re.compile(r"[a-z]_[a-z]|[{}]|None|warcry-|player -1|gracz -1|hráč -1|  | [.,:;]($| [^0-9])|\.\.")


@pytest.mark.parametrize("seed", [b"1", b"2", b"3"])
def test_a_whole_game_is_told_in_every_language(seed: bytes) -> None:
    game = registry.game("warcry")
    keys: set[str] = set()
    voices = [strict_speech("warcry", language) for language in LANGUAGES]
    for step in steps(game, game.options_type(), 2, seed, choose=best_offer, answerer=only_option):
        for event in step.events:
            keys.add(event.key)
            _check(event.key, [voice.event(event) for voice in voices])
        for ask in asks_of(step.pause) if step.pause is not None else ():
            keys.add(ask.key)
            _check(ask.key, [voice.bare_question(ask) for voice in voices])
    assert len(keys) > 25, sorted(keys)


def _check(key: str, told: list[str]) -> None:
    for text in told:
        assert text and not CODE.search(text), f"{key}: {text}"
    # Polish and Czech may agree ("ana pasuje"); neither says it in English.
    assert told[0] not in told[1:], f"{key}: not translated: {told}"
