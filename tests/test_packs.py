"""The reader of pack files and shipped data."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import packs
from bot.engine.errors import BadData
from bot.packs import builtin, content_hash, data_file, data_files, read_pack

ROOT = Path(__file__).resolve().parent.parent


def refusal(path: Path) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadData) as caught:
        read_pack(path)
    return caught.value.key, dict(caught.value.facts)


def test_builtin_pack_is_the_folder_of_the_game() -> None:
    pack = builtin("warcry")
    assert sorted(pack) == ["actions.csv", "attachments.csv", "campaign.toml", "decks.toml", "units.csv"]
    assert pack["units.csv"] == (ROOT / "data" / "warcry" / "units.csv").read_bytes()
    assert read_pack(ROOT / "data" / "warcry") == pack


def test_what_a_caller_does_to_a_pack_stays_with_him() -> None:
    builtin("warcry").clear()
    assert builtin("warcry")


@pytest.mark.parametrize("game", ["chess", "locale", "warcry/units.csv"])
def test_a_game_without_a_folder_has_an_empty_pack(game: str) -> None:
    assert builtin(game) == {}


def test_shipped_files_by_name() -> None:
    assert data_file("rules/warcry.md").startswith(b"# WarCry")
    assert "rules/warcry.md" in data_files("rules", ".md")
    assert "locale/pl/packs.ftl" in data_files("locale")
    assert data_files("locale/en", ".ftl") == tuple(sorted(data_files("locale/en", ".ftl")))
    assert set(data_files("rules")) <= set(data_files())
    assert data_files("nowhere") == ()


@pytest.mark.parametrize(
    "name", ["../pyproject.toml", "rules/../../LICENSE", "/etc/passwd", "a\\b", "rules//x", ".", "C:x"]
)
def test_F39_names_reach_nothing_outside(name: str) -> None:
    with pytest.raises(BadData) as caught:
        data_file(name)
    assert caught.value.key == "data-name-bad"
    with pytest.raises(BadData):
        data_files(name)


def test_missing_data_file() -> None:
    for name in ("rules/none.md", "rules", ""):
        with pytest.raises(BadData) as caught:
            data_file(name)
        assert (caught.value.key, caught.value.facts) == ("data-file-missing", {"file": name})


def test_installed_data_are_preferred(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "_data" / "rules").mkdir(parents=True)
    (tmp_path / "_data" / "rules" / "x.md").write_bytes(b"installed")
    monkeypatch.setattr(packs, "files", lambda _package: tmp_path)
    packs._data_root.cache_clear()
    try:
        assert data_files() == ("rules/x.md",)
        assert data_file("rules/x.md") == b"installed"
    finally:
        packs._data_root.cache_clear()


def test_only_files_of_a_pack_are_read(tmp_path: Path) -> None:
    (tmp_path / "units.csv").write_bytes(b"a")
    (tmp_path / "decks.toml").write_bytes(b"b")
    (tmp_path / "README.md").write_bytes(b"c")
    (tmp_path / "cover.png").write_bytes(b"x" * 2_000_000)
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "units.csv").write_bytes(b"d")
    assert read_pack(tmp_path) == {"units.csv": b"a", "decks.toml": b"b"}


def test_no_folder(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none") == ("pack-folder-missing", {"folder": "none"})
    (tmp_path / "file.csv").write_bytes(b"a")
    assert refusal(tmp_path / "file.csv") == ("pack-folder-missing", {"folder": "file.csv"})


def test_F39_links_and_folders_are_no_files(tmp_path: Path) -> None:
    (tmp_path / "units.csv").symlink_to(ROOT / "pyproject.toml")
    assert refusal(tmp_path) == ("pack-not-a-file", {"file": "units.csv"})
    (tmp_path / "units.csv").unlink()
    (tmp_path / "units.csv").mkdir()
    assert refusal(tmp_path) == ("pack-not-a-file", {"file": "units.csv"})


def test_size_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "units.csv").write_bytes(b"x" * 1_000_000)
    assert len(read_pack(tmp_path)["units.csv"]) == 1_000_000
    for size in (1_000_001, 10_000_000):
        (tmp_path / "units.csv").write_bytes(b"x" * size)
        assert refusal(tmp_path) == ("pack-file-oversized", {"file": "units.csv", "size": size, "most": 1_000_000})


def test_F39_size_of_a_pack(tmp_path: Path) -> None:
    for number in range(5):
        (tmp_path / f"{number}.csv").write_bytes(b"x" * 1_000_000)
    assert len(read_pack(tmp_path)) == 5
    (tmp_path / "5.csv").write_bytes(b"x")
    assert refusal(tmp_path) == ("pack-too-large", {"size": 5_000_001, "most": 5_000_000})


def test_number_of_files(tmp_path: Path) -> None:
    for number in range(40):
        (tmp_path / f"{number}.csv").write_bytes(b"")
    assert len(read_pack(tmp_path)) == 40
    (tmp_path / "more.csv").write_bytes(b"")
    assert refusal(tmp_path) == ("pack-too-many-files", {"count": 41, "most": 40})


def test_hash_tells_every_byte_and_every_name() -> None:
    pack = {"a.csv": b"12", "b.csv": b"3"}
    same = content_hash(pack)
    assert content_hash(dict(reversed(pack.items()))) == same
    for other in (
        {"a.csv": b"1", "b.csv": b"23"},
        {"a.csv": b"12", "c.csv": b"3"},
        {"a.csv": b"12"},
        {"a.csv": b"12", "b.csv": b"3", "c.csv": b""},
    ):
        assert content_hash(other) != same
