"""Settings are read from the environment and its files, and what is wrong is said plainly."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.config import ConfigurationError, LogFormat, load_settings
from bot.texts import Catalogue


def refusal(environ: dict[str, str]) -> str:
    with pytest.raises(ConfigurationError) as refused:
        load_settings(environ)
    return Catalogue().texts(None).say(refused.value.key, **refused.value.data)


def test_nothing_needs_to_be_set() -> None:
    settings = load_settings({})

    assert settings.token is None
    assert settings.database == Path("dalapapa.sqlite3")
    assert settings.log_format is LogFormat.TEXT


def test_everything_can_be_set() -> None:
    settings = load_settings(
        {
            "DISCORD_TOKEN": " anything goes ",
            "DALAPAPA_DATABASE": "/data/games.db",
            "DALAPAPA_LOG_LEVEL": "DEBUG",
            "DALAPAPA_LOG_FORMAT": "json",
            "DALAPAPA_SANDBOX_PORT": "9000",
            "DALAPAPA_SHARDS": "3",
            "DALAPAPA_BACKUPS": "/backups",
            "DALAPAPA_BACKUP_DAYS": "10",
            "DALAPAPA_BACKUP_WEEKS": "8",
        }
    )

    assert settings.token == "anything goes"  # noqa: S105  it is no token
    assert settings.database == Path("/data/games.db")
    assert (settings.log_level, settings.log_format) == ("debug", LogFormat.JSON)
    assert (settings.sandbox_port, settings.shards) == (9000, 3)
    assert settings.backups == Path("/backups")
    assert (settings.backup_days, settings.backup_weeks) == (10, 8)


def test_a_token_is_never_shown() -> None:
    settings = load_settings({"DISCORD_TOKEN": "hush"})

    assert "hush" not in repr(settings) + str(settings)


def test_a_token_is_read_from_the_file_that_is_named(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("from a file\n")

    assert load_settings({"DISCORD_TOKEN_FILE": str(file)}).token == "from a file"  # noqa: S105


def test_a_token_is_read_from_systemds_credentials(tmp_path: Path) -> None:
    environ = {"CREDENTIALS_DIRECTORY": str(tmp_path)}
    without = load_settings(environ).token
    (tmp_path / "discord_token").write_text("a credential")

    assert without is None
    assert load_settings(environ).token == "a credential"  # noqa: S105


def test_two_tokens_are_one_too_many(tmp_path: Path) -> None:
    (tmp_path / "discord_token").write_text("a credential")

    text = refusal({"DISCORD_TOKEN": "x", "CREDENTIALS_DIRECTORY": str(tmp_path)})

    assert "DISCORD_TOKEN, CREDENTIALS_DIRECTORY" in text


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("DISCORD_TOKEN_FILE", "/nowhere/at/all", "/nowhere/at/all"),
        ("DALAPAPA_LOG_LEVEL", "loud", "debug, info, warning, error"),
        ("DALAPAPA_LOG_FORMAT", "xml", "text, json"),
        ("DALAPAPA_SANDBOX_PORT", "0", "DALAPAPA_SANDBOX_PORT"),
        ("DALAPAPA_SANDBOX_PORT", "65536", "DALAPAPA_SANDBOX_PORT"),
        ("DALAPAPA_SANDBOX_PORT", "٨٠", "DALAPAPA_SANDBOX_PORT"),
        ("DALAPAPA_SANDBOX_PORT", "http", "DALAPAPA_SANDBOX_PORT"),
        ("DALAPAPA_SHARDS", "0", "DALAPAPA_SHARDS must be a whole number from 1 to 1000"),
        ("DALAPAPA_SHARDS", "many", "DALAPAPA_SHARDS must be a whole number from 1 to 1000"),
        ("DALAPAPA_BACKUP_DAYS", "0", "DALAPAPA_BACKUP_DAYS must be a whole number from 1 to 1000"),
        ("DALAPAPA_BACKUP_WEEKS", "no", "DALAPAPA_BACKUP_WEEKS"),
        ("DALAPAPA_SHARDS", "1001", "DALAPAPA_SHARDS must be a whole number from 1 to 1000"),
    ],
)
def test_a_wrong_setting_is_named_with_what_is_right(name: str, value: str, said: str) -> None:
    assert said in refusal({name: value})
