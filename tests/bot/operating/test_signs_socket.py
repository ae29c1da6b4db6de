"""A running bot answers for its database; a hung, a killed and an absent one are told apart."""

import asyncio
import contextlib
import socket
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.operating.signs_socket import NoAnswer, NoBot, SignsSocket, ask, socket_of
from bot.operating.vital_signs import VitalSigns
from tests.bot.operating.test_vital_signs import WELL


async def asked(path: Path) -> VitalSigns:
    return await asyncio.to_thread(ask, path)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


def leave_a_socket(database: Path) -> None:
    """What a killed bot leaves."""
    with socket.socket(socket.AF_UNIX) as left, contextlib.chdir(database.parent):
        left.bind(socket_of(database).name)


async def test_whoever_asks_is_told_the_signs_of_that_moment(database: Path) -> None:
    signs = [WELL]
    answering = SignsSocket(database, lambda: signs[-1])
    await answering.open()
    first = await asked(database)
    signs.append(
        VitalSigns(**{name: getattr(WELL, name) for name in WELL.__slots__} | {"process_id": 8})
    )

    second = await asked(database)
    answering.close()

    assert (first, second) == (WELL, signs[-1])


async def test_a_bot_that_has_closed_leaves_nothing(database: Path) -> None:
    answering = SignsSocket(database, lambda: WELL)
    await answering.open()
    answering.close()

    assert list(database.parent.iterdir()) == []
    with pytest.raises(NoBot):
        ask(database)


async def test_a_left_over_of_a_killed_bot_answers_nothing_and_the_next_bot_takes_its_place(
    database: Path,
) -> None:
    leave_a_socket(database)
    with pytest.raises(NoBot):
        ask(database)

    answering = SignsSocket(database, lambda: WELL)
    await answering.open()
    signs = await asked(database)
    answering.close()

    assert signs == WELL


async def test_a_loop_that_is_held_answers_nothing(database: Path) -> None:
    answering = SignsSocket(database, lambda: WELL)
    await answering.open()

    with pytest.raises(NoAnswer, match="timed out"):
        ask(database, 0.05)  # on the loop's own thread
    answering.close()


async def test_the_path_of_the_database_may_be_long(tmp_path: Path) -> None:
    folder = tmp_path / ("deep" * 20) / ("down" * 20)
    folder.mkdir(parents=True)
    answering = SignsSocket(folder / "games.sqlite3", lambda: WELL)
    await answering.open()

    signs = await asked(folder / "games.sqlite3")
    answering.close()

    assert signs == WELL


def test_without_a_bot_the_command_says_so_in_one_line(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DALAPAPA_DATABASE", str(database))

    status = main(["health"])

    assert status == 1
    assert capsys.readouterr().out == (
        f"Not running: no bot answers for {database}."
        " One that has just been started may still open it.\n"
    )


async def test_a_bot_that_does_not_answer_is_told_in_one_line(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DALAPAPA_DATABASE", str(database))
    monkeypatch.setattr("bot.cli.health_command.ask", lambda path: ask(path, 0.05))
    answering = SignsSocket(database, lambda: WELL)
    await answering.open()

    status = main(["health"])
    answering.close()

    assert status == 1
    assert capsys.readouterr().out == (
        f"Not well: the bot that uses {database} does not answer (timed out).\n"
    )
