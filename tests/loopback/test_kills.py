"""A bot that is killed while Discord gives it trouble tells everything once all the same."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

from bot.services.games.check import check_all
from bot.storage.database import open_to_read
from tests.loopback import LoopbackDiscord, Message, Person, Request, Trouble
from tests.loopback.forked import forked_bot

ANN, BOB = Person(42, "Ann"), Person(43, "Bob")


class Evening:
    """Ann and Bob play in one channel, whatever becomes of the bot."""

    def __init__(self, loopback: LoopbackDiscord) -> None:
        self.loopback = loopback
        (self.channel_id,) = loopback.channel_ids

    @property
    def standing(self) -> list[Message]:
        return self.loopback.messages(self.channel_id)

    async def ask(self, who: Person, command: str, **options: str | int) -> None:
        asked = await self.loopback.command(who, self.channel_id, command, **options)
        await self.loopback.answer(asked)

    async def place(self, who: Person) -> None:
        """Lay the first tile that is offered."""
        moves = await self.loopback.complete(who, self.channel_id, "place", "move", "")
        await self.ask(who, "place", move=moves[0])

    async def until_called(self, who: Person) -> None:
        """Wait until the newest message calls somebody."""
        await self.loopback.until(
            lambda: bool(self.standing) and self.standing[-1].content.startswith(f"<@{who.id}>")
        )


async def until_set_aside(database: Path) -> None:
    """Wait until it is noted that something owed is refused for good."""
    opened = await open_to_read(database)
    async with asyncio.timeout(10):
        while not await opened.reader.has("SELECT 1 FROM outbox WHERE is_set_aside"):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await opened.close()


async def test_a_late_lobby_refused_edits_and_a_refused_board_are_told_once_after_kills(
    tmp_path: Path,
) -> None:
    database = tmp_path / "games.sqlite3"
    async with LoopbackDiscord("games") as loopback:
        evening = Evening(loopback)
        async with forked_bot(loopback, database) as bot:
            # The lobby's message does not get through before the start.
            loopback.arrange(Request.POST, *[Trouble(503)] * 9)
            await evening.ask(ANN, "game new", variant="classic", order="joined")
            await evening.ask(BOB, "game join")
            await evening.ask(ANN, "game start")
            bot.kill()
            await bot.wait()
        loopback.relent(Request.POST)

        loopback.arrange(Request.POST, Trouble.late(60))
        async with forked_bot(loopback, database) as bot:
            await loopback.until(lambda: len(evening.standing) == 1)
            bot.kill()
            await bot.wait()
        late = [button["label"] for button in evening.standing[0].buttons]

        async with forked_bot(loopback, database) as bot:
            await evening.until_called(ANN)
            # The next board is refused in every form, and so are edits.
            loopback.arrange(Request.POST, *[Trouble(400, 50035)] * 3)
            loopback.arrange(Request.EDIT, *[Trouble.forbidden(50005)] * 2)
            await evening.place(ANN)
            await until_set_aside(database)
            bot.kill()
            await bot.wait()

        async with forked_bot(loopback, database):
            await evening.until_called(BOB)
            await evening.place(BOB)
            await evening.until_called(ANN)

        opened = await open_to_read(database)
        _, findings = await check_all(opened)
        await opened.close()

    assert late == ["Rules"]
    assert findings == []
    files = Counter(file.name for message in evening.standing for file in message.attachments)
    assert set(files.values()) == {1}
    assert len(evening.standing) == 4  # the lobby, the start, and each turn
