"""The bot's settings, read once from the environment and from the files it names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final

DEFAULT_DATABASE: Final = Path("dalapapa.sqlite3")
DEFAULT_SANDBOX_PORT: Final = 8420
DEFAULT_BACKUP_DAYS: Final = 7
DEFAULT_BACKUP_WEEKS: Final = 4
LOG_LEVELS: Final = ("debug", "info", "warning", "error")

_LAST_PORT: Final = 65535
_MOST_KEPT: Final = 1000
"""For how many days or weeks copies may be kept."""
_MOST_SHARDS: Final = 1000
"""As many connections as Discord lets a bot begin in a day."""
_CREDENTIAL: Final = "discord_token"
TOKEN_SOURCES: Final = ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "CREDENTIALS_DIRECTORY")
"""The variables of which one says what the token is, or where."""


class LogFormat(StrEnum):
    """How log lines are written."""

    TEXT = "text"
    JSON = "json"


class ConfigurationError(Exception):
    """A setting that cannot be used; ``key`` names the text that says why, ``data`` its facts."""

    def __init__(self, key: str, **data: str | int | tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.data = data


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything an operator can choose; ``token`` is None where none was given."""

    token: str | None = field(repr=False)
    database: Path = DEFAULT_DATABASE
    log_level: str = "info"
    log_format: LogFormat = LogFormat.TEXT
    sandbox_port: int = DEFAULT_SANDBOX_PORT
    shards: int | None = None
    """How many connections share the servers; None leaves it to Discord."""
    backups: Path | None = None
    """The folder for a copy of the database each night; None for no such copies."""
    backup_days: int = DEFAULT_BACKUP_DAYS
    backup_weeks: int = DEFAULT_BACKUP_WEEKS
    """For how many days each of these copies stays, and for how many weeks one a week."""
    notify_socket: str | None = None
    """Where systemd listens to the service; it is no setting of an operator's."""


def load_settings(environ: Mapping[str, str]) -> Settings:
    """Read the settings; the form of a token is not judged.

    Raises:
        ConfigurationError: a setting is wrong, or two of them say different things.
    """
    return Settings(
        token=_token(environ),
        database=Path(environ.get("DALAPAPA_DATABASE") or DEFAULT_DATABASE),
        log_level=_word(environ, "DALAPAPA_LOG_LEVEL", LOG_LEVELS, "info"),
        log_format=LogFormat(
            _word(environ, "DALAPAPA_LOG_FORMAT", tuple(LogFormat), LogFormat.TEXT)
        ),
        sandbox_port=_number(environ, "DALAPAPA_SANDBOX_PORT", _LAST_PORT) or DEFAULT_SANDBOX_PORT,
        shards=_number(environ, "DALAPAPA_SHARDS", _MOST_SHARDS),
        backups=Path(folder) if (folder := environ.get("DALAPAPA_BACKUPS")) else None,
        backup_days=_number(environ, "DALAPAPA_BACKUP_DAYS", _MOST_KEPT) or DEFAULT_BACKUP_DAYS,
        backup_weeks=_number(environ, "DALAPAPA_BACKUP_WEEKS", _MOST_KEPT) or DEFAULT_BACKUP_WEEKS,
        notify_socket=environ.get("NOTIFY_SOCKET") or None,
    )


def _token(environ: Mapping[str, str]) -> str | None:
    given = {name: environ[name] for name in TOKEN_SOURCES if environ.get(name)}
    if "CREDENTIALS_DIRECTORY" in given:
        # systemd sets the directory for every credential of a unit, ours or not.
        credential = Path(given["CREDENTIALS_DIRECTORY"], _CREDENTIAL)
        if credential.exists():
            given["CREDENTIALS_DIRECTORY"] = str(credential)
        else:
            del given["CREDENTIALS_DIRECTORY"]
    if len(given) > 1:
        raise ConfigurationError("config-two-tokens", names=tuple(given))
    for name, value in given.items():
        return value.strip() or None if name == "DISCORD_TOKEN" else _read_token(Path(value))
    return None


def _read_token(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8").strip() or None
    except (OSError, UnicodeError) as error:
        raise ConfigurationError("config-token-file", path=str(path)) from error


def _word(environ: Mapping[str, str], name: str, words: tuple[str, ...], default: str) -> str:
    word = (environ.get(name) or default).lower()
    if word not in words:
        raise ConfigurationError("config-word", name=name, words=words)
    return word


def _number(environ: Mapping[str, str], name: str, most: int) -> int | None:
    text = environ.get(name, "")
    if not text:
        return None
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= most:
        raise ConfigurationError("config-number", name=name, most=str(most))
    return int(text)
