"""Messages that Discord does not take as they are reach the channel in a form that it takes."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from structlog.testing import capture_logs

from bot.app import Dalapapa
from bot.presenters.message import Picture
from bot.services.lobby import Status
from bot.services.pictures import BoardDrawing
from bot.services.posting.sending import TryLater
from tests.loopback import Interaction, LoopbackDiscord, Message, Person, Request, Trouble
from tests.loopback.forked import forked_bot

ANN, BOB = Person(42, "Ann"), Person(43, "Bob")


@dataclass(frozen=True, slots=True)
class Table:
    """Ann and Bob on the loopback Discord."""

    bot: Dalapapa
    loopback: LoopbackDiscord

    @property
    def channel_id(self) -> int:
        return self.loopback.channel_ids[0]

    @property
    def newest(self) -> Message:
        return self.loopback.messages(self.channel_id)[-1]

    async def ask(self, who: Person, command: str, **options: str | int) -> Interaction:
        asked = await self.loopback.command(who, self.channel_id, command, **options)
        await self.loopback.answer(asked)
        return asked

    async def start(self) -> None:
        """Open a lobby and start."""
        await self.ask(ANN, "game new", variant="classic", order="joined")
        await self.ask(BOB, "game join")
        await self.ask(ANN, "game start")
        await self.until_called(ANN)

    async def place(self, who: Person) -> None:
        """Lay the first tile that is offered."""
        moves = await self.loopback.complete(who, self.channel_id, "place", "move", "")
        await self.ask(who, "place", move=moves[0])

    async def until_asked_for_channel(self) -> Status:
        """Wait until Discord was asked for the channel; return how its game stands then."""
        asked = f"GET /api/v10/channels/{self.channel_id}"
        async with asyncio.timeout(10):
            while asked not in self.loopback.requests:  # noqa: ASYNC110
                await asyncio.sleep(0.005)
        await self.bot.ring.outbox.finish_present()
        await self.bot.ring.channels.finish_present()
        guild_id = self.loopback.world.guild_of(self.channel_id)
        (game,) = await self.bot.services.lists.list_for(ANN.id, guild_id)
        return game.status

    async def until_called(self, who: Person) -> Message:
        """Wait until the newest message calls somebody."""
        await self.loopback.until(lambda: self.newest.content.startswith(f"<@{who.id}>"))
        return self.newest


def labels(message: Message) -> list[str]:
    return [button["label"] for button in message.buttons]


@pytest.fixture
async def table(bot: Dalapapa, loopback: LoopbackDiscord) -> Table:
    table = Table(bot, loopback)
    await table.start()
    return table


@pytest.mark.parametrize("trouble", [Trouble(413, 40005), Trouble(413), Trouble(400, 50035)])
async def test_what_is_refused_is_posted_without_its_picture(
    table: Table, trouble: Trouble
) -> None:
    table.loopback.arrange(Request.POST, trouble)

    await table.place(ANN)
    board = await table.until_called(BOB)

    assert board.attachments == []
    assert "Ann" in board.content
    assert labels(board) == ["Play", "Hand", "My view", "More"]


async def test_a_refusal_without_a_reason_stops_no_game(table: Table) -> None:
    table.loopback.arrange(Request.POST, Trouble(403))

    await table.place(ANN)
    status = await table.until_asked_for_channel()
    table.bot.ring.outbox.wake_channel(table.channel_id)  # in place of the two seconds
    board = await table.until_called(BOB)

    assert status is Status.RUNNING
    assert len(board.attachments) == 1


async def test_a_channel_is_closed_only_if_discord_says_so(table: Table) -> None:
    said = {
        Trouble.not_found(10003): True,
        Trouble.forbidden(50001): True,
        Trouble(404): None,
        Trouble(403): None,
        Trouble(503): None,
        Trouble(429, retry_after=None): None,
        Trouble(200): None,  # an answer that is no channel
    }
    table.loopback.arrange(Request.CHANNEL, *said)

    known = [await table.bot.places.is_closed(table.channel_id) for _ in [*said, "plainly"]]

    assert known == [*said.values(), False]


@pytest.mark.parametrize("code", [200000, 240000])
async def test_what_a_filter_objects_to_is_said_in_one_line(table: Table, code: int) -> None:
    table.loopback.arrange(Request.POST, Trouble(400, code))

    await table.place(ANN)
    board = await table.until_called(BOB)

    assert "\n" not in board.content
    assert len(board.attachments) == 1


@pytest.mark.parametrize("code", [200000, 50035, 30003, 30034, 999_999])
async def test_what_is_refused_twice_is_kept_to_the_call_and_play(table: Table, code: int) -> None:
    table.loopback.arrange(Request.POST, Trouble(400, code), Trouble(400, code))

    await table.place(ANN)
    board = await table.until_called(BOB)

    assert "\n" not in board.content
    assert board.attachments == []
    assert labels(board) == ["Play", "Hand"]


async def test_what_discord_never_takes_is_reported_and_called_for_with_the_next(
    table: Table,
) -> None:
    before = table.newest
    table.loopback.arrange(Request.POST, *[Trouble(400, 50035)] * 3)
    with capture_logs() as logged:
        await table.place(ANN)
        async with asyncio.timeout(10):
            while "row_set_aside" not in [line["event"] for line in logged]:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        buttons = labels(before)

        await table.place(BOB)
        board = await table.until_called(ANN)

    assert buttons == ["Play", "Hand", "My view", "More"]
    refused = table.loopback.messages(table.channel_id)[-2]
    assert "Ann" in refused.content
    assert not refused.content.startswith("<@")
    assert board.id > refused.id


async def test_a_board_that_cannot_be_drawn_is_posted_without_its_picture(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: BoardDrawing) -> bytes:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(BoardDrawing, "draw", fail)
    with capture_logs() as logged:
        await table.place(ANN)
        board = await table.until_called(BOB)

    assert board.attachments == []
    assert "Ann" in board.content
    (fault,) = [line for line in logged if line["event"] == "message_failed"]
    assert fault["error_id"].startswith("row-")


async def test_a_board_that_cannot_be_told_is_kept_to_the_call_and_play(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> Picture:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr("bot.presenters.boards.board_picture", fail)
    with capture_logs():
        await table.place(ANN)
        board = await table.until_called(BOB)

    assert labels(board) == ["Play", "Hand"]


@pytest.mark.parametrize(
    "status_and_code", [(403, 50013), (403, 50005), (404, 10008), (413, 40005)]
)
async def test_a_refused_edit_of_the_old_board_holds_up_nothing(
    table: Table, status_and_code: tuple[int, int]
) -> None:
    table.loopback.arrange(Request.EDIT, *[Trouble(*status_and_code)] * 3)

    for who, following in ((ANN, BOB), (BOB, ANN), (ANN, BOB)):
        await table.place(who)
        await table.until_called(following)

    assert table.newest.content.startswith(f"<@{BOB.id}>")


async def test_a_refused_token_that_is_valid_is_tried_again(table: Table) -> None:
    table.loopback.arrange(Request.POST, Trouble(401))

    await table.place(ANN)
    board = await table.until_called(BOB)

    assert len(board.attachments) == 1
    assert not table.bot.is_token_void


async def test_whether_a_token_is_void_is_left_open_while_nobody_can_be_asked(
    table: Table,
) -> None:
    table.loopback.arrange(Request.POST, Trouble(401))
    table.loopback.arrange(Request.LOG_IN, Trouble(is_reset=True))

    await table.place(ANN)
    board = await table.until_called(BOB)

    assert len(board.attachments) == 1
    assert not table.bot.is_token_void


@pytest.mark.parametrize(("asked", "wait"), [("2.5", 2.5), ("soon", 0)])
async def test_the_wait_that_is_asked_for_is_kept_unless_it_is_no_number(
    table: Table, monkeypatch: pytest.MonkeyPatch, asked: str, wait: float
) -> None:
    response = SimpleNamespace(status=503, reason="", headers={"Retry-After": asked})

    async def fail(_: discord.PartialMessage) -> None:
        raise discord.HTTPException(cast("Any", response), "out of order")

    monkeypatch.setattr(discord.PartialMessage, "delete", fail)
    with pytest.raises(TryLater) as raised:
        await table.bot.courier.delete(table.channel_id, table.newest.id)

    assert raised.value.after == wait


async def test_a_void_token_ends_the_bot_and_everything_stays_owed(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    async with LoopbackDiscord("games") as loopback:
        async with forked_bot(loopback, database) as process:
            (channel_id,) = loopback.channel_ids
            loopback.arrange(Request.POST, Trouble(401))
            loopback.arrange(Request.LOG_IN, Trouble(401))
            await loopback.command(ANN, channel_id, "game new", variant="classic")

            assert await process.wait() == 78
            assert loopback.messages(channel_id) == []

        async with forked_bot(loopback, database):
            await loopback.until(lambda: len(loopback.messages(channel_id)) == 1)
