"""The memory of bounded size that all caches of the house are."""

from __future__ import annotations

from bot.lru import Recent


def test_what_was_used_longest_ago_is_given_up() -> None:
    memory: Recent[str, bytes] = Recent(10, len)
    for key in "ab":
        assert memory.get_or_make(key, lambda: b"1234") == b"1234"
    assert memory.get_or_make("a", lambda: b"other") == b"1234" == memory.get("a")
    memory.put("c", b"1234")
    assert list(memory) == ["a", "c"] and memory.used == 8


def test_what_is_larger_than_the_whole_is_not_kept() -> None:
    memory: Recent[str, bytes] = Recent(10, len)
    memory.put("a", b"1")
    assert memory.put("large", b"x" * 11) == b"x" * 11 and memory.get("large") is None
    assert memory.put("a", b"x" * 11) and len(memory) == memory.used == 0


def test_without_a_size_things_are_counted() -> None:
    memory: Recent[int, str] = Recent(3)
    for number in (1, 2, 3, 1, 4):
        memory.put(number, str(number))
    assert memory.items() == [(3, "3"), (1, "1"), (4, "4")] and 2 not in memory
    memory.drop(3)
    memory.drop(3)
    assert len(memory) == memory.used == 2
