"""`dalapapa restore`: what it says."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.bot.services.world import ANN, BOB, open_world
from tests.empty_database import put_empty_database


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A new database, which the settings name."""
    path = tmp_path / "games.sqlite3"
    put_empty_database(path)
    monkeypatch.setenv("DALAPAPA_DATABASE", str(path))
    return path


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

    assert told[0].startswith("One person has had themselves deleted since")
    assert told[1].startswith("Nobody has had themselves deleted since")
