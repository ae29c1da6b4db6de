"""The row of an outage's end: thousands of boards owed at once, under Discord's limits."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.services.games.causes import BY_NOBODY, by_player
from bot.services.games.continuing import Continuation, open_game
from bot.services.games.derived import write_derived
from bot.services.games.folding import Fold
from bot.services.games.origin import origin_of
from bot.storage import games, lobbies, log, messages, outbox
from bot.storage.database import Connection
from bot.storage.games import GameRow, Whereabouts
from bot.storage.log import MadeBy
from bot.storage.outbox import Owed, RowKind
from engine.actions import End
from tests.benchmarks.rounds import Effort
from tests.benchmarks.rows.moves import PLAYERS
from tests.benchmarks.stored import GAME, STARTED, going_on, opened
from tests.benchmarks.table import Line, within
from tests.loopback import Interaction, LoopbackDiscord, Message
from tests.loopback.child import launched

BOARDS = 3000
TILES = 20
INVALID = (401, 403, 429)
PAUSE = 1.0
"""Seconds between two clicks of somebody who plays meanwhile."""

PATIENCE = 600.0


@dataclass(slots=True)
class Outage:
    """What happened after an outage."""

    told: float = 0.0
    """Seconds from the start until all boards stood."""
    invalid: int = 0
    answers: list[float] = field(default_factory=list)
    """Seconds in which clicks made meanwhile were answered."""


def owed(effort: Effort) -> Iterator[Line]:
    """Post a board in each of 3,000 channels, while somebody clicks."""
    boards = min(BOARDS, effort.most_jobs * 3)
    outage = asyncio.run(_recover(boards))
    job = f"{boards:,} boards owed at once"
    yield within(f"{job}, told", outage.told, 100.0)
    yield within(f"{job}, answers of 401, 403, 429", outage.invalid, 199, "{:.0f}".format)
    note = f"{job}, slowest of {len(outage.answers)} clicks meanwhile"
    yield within(note, max(outage.answers), 2.0)


async def _recover(boards: int) -> Outage:
    outage = Outage()
    names = [f"games-{number}" for number in range(boards)]
    with TemporaryDirectory(prefix="dalapapa-benchmark-") as folder:
        path = Path(folder, "games.sqlite3")
        async with LoopbackDiscord(*names, has_limits=True) as loopback:
            old = await _store_owed(path, loopback)
            begun = perf_counter()
            async with launched(loopback, path, within=PATIENCE, DALAPAPA_LOG_LEVEL="error"):
                clicking = asyncio.create_task(_click(loopback, old, outage))
                await loopback.until(lambda: _told(loopback) == boards, within=PATIENCE)
                outage.told = perf_counter() - begun
                while not outage.answers:  # noqa: ASYNC110  so few boards were there
                    await asyncio.sleep(0.01)
                clicking.cancel()
            assert await going_on(path, loopback.world.guilds) == boards
            outage.invalid = sum(loopback.statuses[status] for status in INVALID)
    return outage


def _told(loopback: LoopbackDiscord) -> int:
    """Return in how many channels a board stands that was owed; those from before have no files."""
    return sum(
        any(message.attachments for message in standing)
        for standing in loopback.world.channels.values()
    )


async def _click(loopback: LoopbackDiscord, old: Message, outage: Outage) -> None:
    """Tap Play now and then, as somebody whose turn it is."""
    who = next(iter(PLAYERS.values()))
    while True:
        start = perf_counter()
        clicked = await loopback.click(who, old, "p1:open:1:0:-:0-0:-:-")
        await loopback.until(partial(_is_answered, clicked), within=PATIENCE)
        outage.answers.append(clicked.answers[0].arrived - start)
        await asyncio.sleep(PAUSE)


def _is_answered(clicked: Interaction) -> bool:
    return bool(clicked.text)


async def _store_owed(path: Path, loopback: LoopbackDiscord) -> Message:
    """Store a game in each channel whose newest board is owed; return the first one's old board."""
    chance = random.Random(1)
    boards: list[Message] = []
    async with opened(path) as stored, stored.transaction() as connection:
        for number, channel_id in enumerate(loopback.channel_ids, start=1):
            board = loopback.world.add_message(channel_id, loopback.world.bot, {}, [])
            boards.append(board)
            guild_id = loopback.world.guild_of(channel_id)
            row = replace(
                GAME,
                where=Whereabouts(number, guild_id, channel_id, f"Game {number}"),
                terms=replace(GAME.terms, options={"target": 240, "setup": "auto"}),
                host_id=min(PLAYERS),
                seed=chance.randbytes(32),
                start_id=number,
            )
            await _store_game(connection, row, board.id)
    return boards[0]


async def _store_game(connection: Connection, row: GameRow, board_id: int) -> None:
    number = row.game_id
    fold = open_game(origin_of(row, tuple(PLAYERS), number), by_player(number), STARTED)
    while len(fold.game.board) < TILES:
        before, fold = fold, _after_a_turn(fold)
    await games.add(connection, row)
    for user_id in PLAYERS:
        await lobbies.add_member(connection, number, user_id)
    await log.append(connection, number, [step.entry for step in fold.steps])
    await write_derived(connection, row, fold)
    kept = messages.PostedMessage(
        number, board_id, RowKind.TURN.word, before.revision, None, row.where.channel_id
    )
    await messages.add(connection, kept)
    seat = fold.game.to_act or 0
    board = Owed(
        number,
        row.where.channel_id,
        RowKind.TURN,
        before.revision + 1,
        fold.revision,
        fold.holders[seat],
    )
    await outbox.add(connection, [board])


def _after_a_turn(before: Fold) -> Fold:
    continuation = Continuation(before, BY_NOBODY, STARTED)
    place = next(iter(before.game.legal_actions()))
    for action in (place, End()):
        continuation.act(before.game.to_act, action, MadeBy.PLAYER)
    continuation.act_for_nobody()
    return continuation.fold()
