"""What the bot runs on is told, and what is too old, missing or another is found."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.operating.doctor import chosen_settings, program
from tests.bot.operating.doctor.visit import FAULT, FINE, TOKEN, WARNING, Visit


async def test_this_machine_is_fine(visit: Visit) -> None:
    found = await visit.found("python", "sqlite", "libraries", "settings", "token-form")

    assert [one.found.mark for one in found] == [FINE] * 5


async def test_an_old_python_is_found(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "sys", SimpleNamespace(version_info=(3, 9, 1)))

    assert await visit.line("python") == (FAULT, "doctor-python-old")


async def test_an_old_sqlite_is_found(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    old = SimpleNamespace(sqlite_version="3.7.9", sqlite_version_info=(3, 7, 9))
    monkeypatch.setattr(program, "sqlite3", old)

    assert await visit.line("sqlite") == (FAULT, "doctor-sqlite-old")


@pytest.mark.parametrize(
    ("locked", "expected"),
    [
        ("aiosqlite==0.0.1\n", (WARNING, "doctor-libraries-other")),
        ("no-such-library==1.0\n", (FAULT, "doctor-libraries-missing")),
        ("no-such-library==1.0 ; sys_platform == 'win32'\n", (FINE, "doctor-libraries")),
    ],
)
async def test_libraries_are_compared_with_the_lock_that_ships(
    locked: str, expected: object, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = visit.folder / "locked.txt"
    lock.write_text(locked, encoding="utf-8")
    monkeypatch.setattr(program, "LOCKED", lock)

    assert await visit.line("libraries") == expected


async def test_a_wrong_setting_is_told_and_what_depends_on_it_is_not_checked(visit: Visit) -> None:
    visit.environ["DALAPAPA_SHARDS"] = "many"

    found = await visit.found("settings", "token-form", "token", "database", "backup", "outbox")

    assert (found[0].found.mark, found[0].found.said.key) == (FAULT, "config-number")
    assert {one.found.said.key for one in found[1:]} == {"doctor-not-checked"}


async def test_two_tokens_are_told_and_the_database_is_checked_all_the_same(visit: Visit) -> None:
    visit.environ |= {"DISCORD_TOKEN_FILE": "elsewhere"}
    visit.put_database()

    found = await visit.found("settings", "token-form", "database")

    assert [(one.found.mark, one.found.said.key) for one in found] == [
        (FAULT, "config-two-tokens"),
        (FAULT, "doctor-token-none"),
        (FINE, "doctor-database"),
    ]


async def test_a_setting_with_a_wrong_name_is_found(visit: Visit) -> None:
    visit.environ["DALAPAPA_BACKUP"] = "/backups"

    assert await visit.line("settings") == (WARNING, "doctor-settings-unknown")


async def test_a_missing_token_is_told_once(visit: Visit) -> None:
    del visit.environ["DISCORD_TOKEN"]

    lines = [
        *await visit.lines("token-form"),
        *await visit.lines("token"),
        *await visit.lines("commands"),
    ]

    assert lines[0] == (FAULT, "doctor-token-none")
    assert lines[1:] == [(WARNING, "doctor-not-checked")] * 2


@pytest.mark.parametrize("token", ["any", f"Bot {TOKEN}", f'"{TOKEN}"', "0123456789abcdef" * 4])
async def test_what_looks_like_no_token_is_told_without_repeating_it(
    token: str, visit: Visit
) -> None:
    visit.environ["DISCORD_TOKEN"] = token

    (found,) = await visit.found("token-form")

    assert (found.found.mark, found.found.said.key) == (WARNING, "doctor-token-odd")
    assert token not in str(found)


async def test_a_token_that_everybody_may_read_is_found(visit: Visit) -> None:
    path = visit.folder / "token"
    path.write_text(TOKEN, encoding="utf-8")
    del visit.environ["DISCORD_TOKEN"]
    visit.environ["DISCORD_TOKEN_FILE"] = str(path)
    lines = []
    for mode in (0o644, 0o400):
        path.chmod(mode)
        lines.append(await visit.line("token-form"))

    assert lines == [(WARNING, "doctor-token-open"), (FINE, "doctor-token-form")]


def test_the_lock_that_ships_is_beside_the_code() -> None:
    assert program.LOCKED.parent == Path(chosen_settings.__file__).parent
    assert "discord-py==" in program.LOCKED.read_text(encoding="utf-8")
