"""Packs of every game broken at random: each loads, or is refused with sentences that name their places."""

from __future__ import annotations

from functools import cache

import pytest

from bot import packs
from bot.engine.sheets import PackFaults
from bot.games import registry
from bot.i18n.packtext import pack_fault_texts
from bot.i18n.speech import Speech
from tests.support.broken_packs import broken, read, remembered, small, sound, written
from tests.support.suites import in_part_slow

EACH, IN_SLOW, CHUNK = 10_000, 500, 250
QUICK = 20
STARTS = [-QUICK, *range(0, EACH, CHUNK)]
"""Where each of the runs begins: one is quick, those of the first five hundred are slow, all the others soak."""

LANGUAGES = ("en", "pl", "cs")
TOLD = 25
"""One in so many refusals is told in all languages."""


@cache
def speech(language: str) -> Speech:
    return Speech(language)


def refused(key: str, seed: int) -> bool:
    """True if a broken pack is refused; nothing else may happen to it than that, or that it is taken."""
    pack = broken(key, seed)
    try:
        registry.check(key, [pack])
    except PackFaults as found:
        assert found.faults
        for fault in found.faults:
            assert fault.file in registry.pack_files(key)
            assert fault.line >= 1 or fault.file not in pack
        if seed % TOLD == 0:
            assert all(len(pack_fault_texts(found, speech(one))) == len(found.faults) for one in LANGUAGES)
        return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize("key", registry.keys())
def test_the_packs_that_are_broken_are_sound_and_small(key: str) -> None:
    assert sound(key, small(key))
    whole = read(packs.builtin(key))
    assert sound(key, whole)
    assert sum(map(len, written(small(key)).values())) <= sum(map(len, written(whole).values()))


@pytest.mark.parametrize("start", in_part_slow(STARTS, quick=(-QUICK,), soak=STARTS[1 + IN_SLOW // CHUNK :]))
@pytest.mark.parametrize("key", registry.keys())
def test_a_broken_pack_is_taken_or_told_where_it_is_broken(
    key: str, start: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    remembered(monkeypatch)
    count = QUICK if start < 0 else CHUNK
    outcomes = [refused(key, seed) for seed in range(start, start + count)]
    assert any(outcomes) and not all(outcomes)
