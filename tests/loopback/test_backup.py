"""The running bot's database is copied beside it, and put back once it is gone."""

import asyncio
from pathlib import Path

from tests.loopback import LoopbackDiscord
from tests.loopback.forked import dalapapa, forked_bot
from tests.loopback.table import Table, log_of


async def test_a_backup_made_while_people_play_can_be_played_on(tmp_path: Path) -> None:
    database, backup = tmp_path / "games.sqlite3", tmp_path / "backup.sqlite3"
    async with LoopbackDiscord() as loopback:
        table = Table(loopback)
        async with forked_bot(loopback, database) as bot:
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
        async with forked_bot(loopback, database):
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
