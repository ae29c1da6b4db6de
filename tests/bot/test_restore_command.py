"""`dalapapa restore`: what it says, and which copy it takes if it is asked for the newest."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.storage import single_values
from bot.storage.copying.backup import back_up
from bot.storage.database import open_database
from tests.bot.services.world import ANN, BOB, open_world
from tests.empty_database import put_empty_database


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A new database, and a folder for backups, which the settings name."""
    path = tmp_path / "games.sqlite3"
    put_empty_database(path)
    (tmp_path / "backups").mkdir()
    monkeypatch.setenv("DALAPAPA_DATABASE", str(path))
    monkeypatch.setenv("DALAPAPA_BACKUPS", str(tmp_path / "backups"))
    return path


def copy_named(database: Path, time: str) -> Path:
    """A nightly copy of that time, which says so itself."""
    copy = database.parent / "backups" / f"dalapapa-{time}.sqlite3"
    put_empty_database(copy)
    asyncio.run(_write(copy, time))
    return copy


async def _write(path: Path, time: str) -> None:
    opened = await open_database(path)
    async with opened.transaction() as connection:
        await single_values.put(connection, "night", time)
    await opened.close()


async def night_of(path: Path) -> str | None:
    opened = await open_database(path)
    try:
        return await single_values.get(opened.reader, "night")
    finally:
        await opened.close()


def test_the_newest_of_the_nightly_copies_is_taken(database: Path) -> None:
    for time in ("20261130T030000Z", "20261201T030000Z", "20261129T030000Z"):
        copy_named(database, time)
    (database.parent / "backups" / "dalapapa-monday.sqlite3").write_bytes(b"mine")

    assert main(["restore", "--newest"]) == 0

    assert asyncio.run(night_of(database)) == "20261201T030000Z"


def test_a_damaged_copy_is_told_and_the_next_newest_taken(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sound = copy_named(database, "20261130T030000Z")
    damaged = copy_named(database, "20261201T030000Z")
    damaged.write_bytes(b"Dear diary")

    assert main(["restore", "--newest"]) == 0

    told = capsys.readouterr()
    (line,) = told.err.splitlines()
    assert line.startswith(f"{damaged}: cannot be used: ")
    assert line.endswith(" The next newest copy is taken.")
    assert told.out.startswith(f"{database} now has the content of {sound}.\n")
    assert asyncio.run(night_of(database)) == "20261130T030000Z"


def test_without_a_sound_copy_nothing_is_changed(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy_named(database, "20261201T030000Z").write_bytes(b"Dear diary")
    before = database.read_bytes()

    assert main(["restore", "--newest"]) == 1

    assert capsys.readouterr().err.splitlines()[-1].startswith(str(database.parent / "backups"))
    assert database.read_bytes() == before


@pytest.mark.parametrize("folder", ["", "none"])
def test_without_a_folder_there_is_no_newest_copy(
    database: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    monkeypatch.setenv("DALAPAPA_BACKUPS", folder and str(database.parent / folder))

    assert main(["restore", "--newest"]) == 1


def test_a_database_in_use_is_no_reason_to_try_another_copy(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy_named(database, "20261201T030000Z")

    async def restored_beside_a_bot() -> int:
        held = await open_database(database)
        try:
            return main(["restore", "--newest"])
        finally:
            await held.close()

    assert asyncio.run(restored_beside_a_bot()) == 75
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_full_disk_is_no_reason_to_try_another_copy(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for time in ("20261130T030000Z", "20261201T030000Z"):
        back_up(database, database.parent / "backups" / f"dalapapa-{time}.sqlite3")
    before = database.read_bytes()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
    try:
        status = main(["restore", "--newest"])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    (line,) = capsys.readouterr().err.splitlines()
    assert status == 74
    assert line.startswith(f"{database}: ")
    assert database.read_bytes() == before


@pytest.mark.parametrize("asked", [[], ["--newest", "copy.sqlite3"]])
def test_one_copy_is_named_or_the_newest_asked_for(asked: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["restore", *asked])

    assert left.value.code == 2


async def play_and_delete(database: Path) -> Path:
    """Bob leaves a game and is deleted, after a copy was made; return that."""
    copy = database.with_name("copy.sqlite3")
    async with open_world(database) as world:
        match = await world.start(BOB)
        assert main(["backup", str(copy)]) == 0
        for person in (ANN, BOB):
            assert match.seat_of(person.user_id) is not None
        await world.privacy.delete(BOB.user_id, is_again=True)
    return copy


def test_it_says_how_many_are_deleted_again(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = asyncio.run(play_and_delete(database))

    told = []
    for _ in range(2):
        assert main(["restore", str(copy)]) == 0
        told.append(capsys.readouterr().out.splitlines()[-1])
        copy = database.with_name("games.sqlite3.replaced-0001")

    assert told[0].startswith("One person has been deleted since")
    assert told[1].startswith("Nobody has been deleted since")
