"""Settings: where they come from, and one sentence for each that is wrong."""

from __future__ import annotations

import base64
import os
from pathlib import Path

import pytest

from bot import config
from tests.support.catalogs import catalog


def token(owner: bytes = b"220000000000000007") -> str:
    """A text in the form of a bot token."""
    return f"{base64.urlsafe_b64encode(owner).decode().rstrip('=')}.Gabcde.{'x' * 38}"


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in list(os.environ):
        if name.upper().startswith(config.PREFIX) or name in config.PLAIN.values():
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def wrong(**given: str) -> list[str]:
    """The keys of what is wrong in a `.env` of those settings."""
    Path(".env").write_text("".join(f"{name}={value}\n" for name, value in given.items()), encoding="utf-8")
    try:
        config.load_settings()
    except config.WrongSettings as faults:
        for fault in faults.wrong:
            catalog().text("pl", f"setting-{fault.key}".replace("_", "-"), dict.fromkeys(fault.facts, "x"))
        return [fault.key for fault in faults.wrong]
    return []


def test_without_any_setting_there_is_a_parlour_on_a_file_beside() -> None:
    settings = config.load_settings()
    assert settings.discord_token is None
    assert settings.database_url == ""
    assert settings.folder == Path.cwd() / "var"
    assert settings.operator_ids == ()


def test_the_environment_goes_before_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("SENESCHAL_LANGUAGE=pl\nSENESCHAL_PARLOUR_PORT=99\nDISCORD_TOKEN=\n", encoding="utf-8")
    monkeypatch.setenv("SENESCHAL_LANGUAGE", "cs")
    monkeypatch.setenv("SENESCHAL_OPERATOR_IDS", "220000000000000007, 5")
    settings = config.load_settings()
    assert (settings.language, settings.parlour_port) == ("cs", 99)
    assert settings.operator_ids == (220000000000000007, 5)
    assert settings.discord_token is None


def test_a_secret_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token())
    monkeypatch.setenv("DATABASE_URL", "postgresql://ana:hush@host/games")
    settings = config.load_settings()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == token()
    for shown in (repr(settings), str(settings), f"{settings.discord_token}"):
        assert token() not in shown and "hush" not in shown


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("DISCORD_TOKEN", "your-token-here", "discord_token"),
        ("DISCORD_TOKEN", token(config.EXAMPLES[0].encode()), "discord_token"),
        ("DISCORD_TOKEN", token(b"not a number at all"), "discord_token"),
        ("DISCORD_TOKEN", f"Bot {token()}", "discord_token"),
        ("DATABASE_URL", "mysql://ana:hush@host/games", "database_url"),
        ("SENESCHAL_LANGUAGE", "de", "language"),
        ("SENESCHAL_LOG_LEVEL", "loud", "log_level"),
        ("SENESCHAL_PARLOUR_PORT", "65536", "parlour_port"),
        ("SENESCHAL_PARLOUR_PORT", "-1", "parlour_port"),
        ("SENESCHAL_BACKUP_HOURS", "often", "backup_hours"),
        ("SENESCHAL_BACKUPS_KEPT", "-7", "backups_kept"),
        ("SENESCHAL_OPERATOR_IDS", "ana", "operator_ids"),
        ("SENESCHAL_LANGAUGE", "pl", "unknown"),
    ],
)
def test_a_wrong_setting_is_named_and_its_value_is_not(name: str, value: str, key: str) -> None:
    assert wrong(**{name: value}) == [key]
    with pytest.raises(config.WrongSettings) as refused:
        config.load_settings()
    assert value not in str(refused.value) and refused.value.__cause__ is None
    assert refused.value.wrong[0].facts["name"] == name


def test_all_wrong_settings_are_named_at_once() -> None:
    found = wrong(DISCORD_TOKEN="x", SENESCHAL_LANGUAGE="de", SENESCHAL_BACKUPS_KEPT="x", SENESCHAL_COLOUR="red")
    assert found == ["unknown", "discord_token", "language", "backups_kept"]


def test_other_peoples_variables_are_none_of_our_business() -> None:
    assert wrong(POSTGRES_PASSWORD="x", LANG="C") == []


def test_a_file_that_is_no_text_is_told() -> None:
    Path(".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(config.WrongSettings) as refused:
        config.load_settings()
    assert [fault.key for fault in refused.value.wrong] == ["file"]
