"""Settings from the environment and ``.env``: typed, checked at start, one sentence for each that is wrong."""

from __future__ import annotations

import base64
import binascii
import os
import re
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Struct
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, DotEnvSettingsSource, NoDecode, SettingsConfigDict

from bot.engine.requests import Facts
from bot.i18n.catalog import LANGUAGES

PREFIX = "SENESCHAL_"
PLAIN = {"discord_token": "DISCORD_TOKEN", "database_url": "DATABASE_URL"}
"""Settings whose names others have made known: they carry no prefix."""

TOKEN = re.compile(r"([A-Za-z0-9_-]{20,})\.[A-Za-z0-9_-]{5,}\.[A-Za-z0-9_-]{25,}")
EXAMPLES = ("198622483471925248", "123456789012345678")
"""Ids that stand in documentation: a token of theirs was copied from there."""

MOST_HOURS, MOST_KEPT, MOST_PORT = 720, 1000, 65_535
LEVELS = ("debug", "info", "warning", "error")


class WrongSetting(Struct, frozen=True):
    """One wrong setting: the message ``setting-<key>`` and its facts. Never the value: it may be a secret."""

    key: str
    facts: Facts


class WrongSettings(Exception):
    """Some settings are wrong; all of them are named at once."""

    def __init__(self, wrong: tuple[WrongSetting, ...]) -> None:
        super().__init__(wrong)
        self.wrong = wrong


class Settings(BaseSettings):
    """All settings. Without a token the bot opens the parlour."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_ignore_empty=True, extra="ignore", frozen=True, hide_input_in_errors=True
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias=PLAIN["discord_token"])
    database_url: str = Field(default="", validation_alias=PLAIN["database_url"], repr=False)
    folder: Path = Path("var")
    language: str = "en"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    parlour_port: int = Field(default=8710, ge=0, le=MOST_PORT)
    backup_hours: int = Field(default=24, ge=0, le=MOST_HOURS)
    backups_kept: int = Field(default=14, ge=1, le=MOST_KEPT)
    operator_ids: Annotated[tuple[int, ...], NoDecode] = ()

    @field_validator("discord_token")
    @classmethod
    def _a_token(cls, given: SecretStr | None) -> SecretStr | None:
        if given is not None and not is_token(given.get_secret_value()):
            raise ValueError
        return given

    @field_validator("database_url")
    @classmethod
    def _a_url(cls, given: str) -> str:
        if given and not re.match(r"(sqlite|postgres|postgresql|postgresql\+asyncpg)://", given):
            raise ValueError
        return given

    @field_validator("folder")
    @classmethod
    def _whole(cls, given: Path) -> Path:
        return given.expanduser().absolute()

    @field_validator("language")
    @classmethod
    def _spoken(cls, given: str) -> str:
        if given not in LANGUAGES:
            raise ValueError
        return given

    @field_validator("operator_ids", mode="before")
    @classmethod
    def _listed(cls, given: object) -> object:
        return tuple(part.strip() for part in given.split(",") if part.strip()) if isinstance(given, str) else given


def is_token(text: str) -> bool:
    """True if a text has the form of a bot token and is not one of the documentation's."""
    found = TOKEN.fullmatch(text)
    if found is None:
        return False
    try:
        owner = base64.urlsafe_b64decode(found[1] + "=" * (-len(found[1]) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return False
    return owner.isdigit() and owner not in EXAMPLES


# As text: a port is not written with a separator of thousands.
FACTS: dict[str, dict[str, Any]] = {
    "language": {"known": LANGUAGES},
    "log_level": {"known": LEVELS},
    "parlour_port": {"high": str(MOST_PORT)},
    "backup_hours": {"high": MOST_HOURS},
    "backups_kept": {"high": MOST_KEPT},
}


def load_settings(env_file: Path = Path(".env")) -> Settings:
    """Read and check the settings. Raises WrongSettings."""
    wrong: list[WrongSetting] = []
    try:
        wrong += unknown(env_file)
        settings = Settings(_env_file=env_file, _env_file_encoding="utf-8")  # type: ignore[call-arg]
    except UnicodeDecodeError:
        raise WrongSettings((WrongSetting("file", {"file": str(env_file)}),)) from None
    except ValidationError as error:
        wrong += [_wrong(name) for name in dict.fromkeys(str(fault["loc"][0]) for fault in error.errors())]
        # Not chained: pydantic's own report may quote what was given.
        raise WrongSettings(tuple(wrong)) from None
    if wrong:
        raise WrongSettings(tuple(wrong))
    return settings


def _wrong(place: str) -> WrongSetting:
    field = next((name for name, alias in PLAIN.items() if alias == place), place)
    return WrongSetting(field, {"name": PLAIN.get(field, f"{PREFIX}{field.upper()}"), **FACTS.get(field, {})})


def unknown(env_file: Path) -> list[WrongSetting]:
    """Names that look like settings and are none: most likely misspelt."""
    known = {f"{PREFIX}{name.upper()}" for name in Settings.model_fields if name not in PLAIN}
    written = DotEnvSettingsSource(Settings, env_file=env_file, env_file_encoding="utf-8").env_vars
    given = {name.upper() for name in (*os.environ, *written)}
    strange = sorted(name for name in given - known if name.startswith(PREFIX))
    return [WrongSetting("unknown", {"name": name[:60], "known": tuple(sorted(known))}) for name in strange]
