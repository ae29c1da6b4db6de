"""The running bot's database is copied beside it, and put back once it is gone."""

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from tests.loopback import Interaction, LoopbackDiscord, Message, Person
from tests.loopback.child import ROOT, launched

ANN, BOB = Person(42, "Ann"), Person(43, "Bob")


async def dalapapa(command: str, *arguments: Path, database: Path) -> tuple[int | None, str]:
    """Type a command as the operator does; return its exit status and all that it says."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", command, *map(str, arguments)),
        cwd=ROOT,
        env={**os.environ, "DALAPAPA_DATABASE": str(database)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    told, _ = await asyncio.wait_for(child.communicate(), 60)
    return child.returncode, told.decode()


class Table:
    """Ann and Bob, and the channel in which they play."""

    def __init__(self, loopback: LoopbackDiscord) -> None:
        self.loopback = loopback
        (self.channel_id,) = loopback.channel_ids

    async def start(self) -> None:
        """Open a game of two."""
        await self.loopback.command(ANN, self.channel_id, "game new", variant="classic")
        await self.loopback.until(lambda: bool(self.messages()))
        (lobby,) = self.messages()
        for who, verb in ((BOB, "join"), (ANN, "start")):
            asked = await self.loopback.click(who, lobby, button_of(lobby, verb))
            await self.loopback.answer(asked)
        await self.loopback.until(lambda: len(self.messages()) > 1)

    async def take_turn(self) -> None:
        """Let whoever is on turn type the first move they are offered."""
        for who in (ANN, BOB):
            moves = await self.loopback.complete(who, self.channel_id, "place", "move", "")
            if moves:
                asked = await self.loopback.command(who, self.channel_id, "place", move=moves[0])
                await self.answered(asked)
                return
        raise LookupError("nobody is on turn")

    async def answered(self, asked: Interaction) -> None:
        await self.loopback.until(lambda: bool(asked.answers))

    def messages(self) -> list[Message]:
        return self.loopback.messages(self.channel_id)


def button_of(message: Message, verb: str) -> str:
    ids = [str(part["custom_id"]) for part in message.buttons]
    return next(custom_id for custom_id in ids if f":{verb}:" in custom_id)


def log_of(database: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT * FROM log ORDER BY revision").fetchall()


async def test_a_backup_made_while_people_play_can_be_played_on(tmp_path: Path) -> None:
    database, backup = tmp_path / "games.sqlite3", tmp_path / "backup.sqlite3"
    async with LoopbackDiscord() as loopback:
        table = Table(loopback)
        async with launched(loopback, database) as bot:
            await table.start()
            copying = asyncio.create_task(dalapapa("backup", backup, database=database))
            while not copying.done():
                await table.take_turn()
            await table.take_turn()
            refused = await dalapapa("restore", backup, database=database)
            played = log_of(database)
            bot.kill()
            await bot.wait()
        restored = await dalapapa("restore", backup, database=database)
        saved = log_of(database)
        async with launched(loopback, database):
            await table.take_turn()
        checked = await dalapapa("check", database=database)

    assert copying.result() == (0, f"{backup} is a copy of {database}.\n")
    assert refused == (75, f"{database}: another bot is using this database.\n")
    kept = f"{database}.replaced-0001"
    assert restored[0] == 0
    assert restored[1].splitlines()[1] == f"Its former content is kept in {kept}."
    assert log_of(Path(kept)) == played
    assert saved == played[: len(saved)]
    assert len(saved) < len(played)
    assert log_of(database)[: len(saved)] == saved
    assert len(log_of(database)) > len(saved)
    assert checked == (0, "1 game, nothing wrong.\n")
