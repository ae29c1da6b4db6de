"""A running game in a database of its own, as the bot keeps it."""

import asyncio
import random
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.services.games.causes import by_player
from bot.services.games.continuing import Continuation, open_game
from bot.services.games.fairness import commitment_of
from bot.services.games.folding import Fold
from bot.services.games.origin import origin_of
from bot.storage import games, lobbies, log
from bot.storage.database import Database, open_database, open_to_read
from bot.storage.games import GameRow, SeatOrder, Status, Terms, Whereabouts
from bot.storage.log import MadeBy
from engine import RULES
from engine.actions import End
from tests.benchmarks.positions import at_random

JOINED = (1, 2)
STARTED = datetime(2026, 1, 1, tzinfo=UTC)
SEED = bytes(32)
GAME = GameRow(
    where=Whereabouts(1, 1, 1, "Blue Heron"),
    status=Status.RUNNING,
    terms=Terms(
        variant="classic",
        options={"target": 240, "setup": "players"},
        most_seats=2,
        order=SeatOrder.JOINED,
        invite_only=False,
        language="en",
    ),
    host_id=JOINED[0],
    seed=SEED,
    commitment=commitment_of(SEED),
    created_at=STARTED,
    rules=RULES,
    start_id=1,
)


def history(actions: int) -> list[Fold]:
    """The game from its start on, after each command of its players, until so many actions.

    A command places a tile and, as often as not, ends the turn with it.
    """
    chance = random.Random(1)
    folds = [open_game(origin_of(GAME, JOINED, 1), by_player(1), STARTED)]
    while folds[-1].revision < len(JOINED) + actions:
        game = folds[-1].game
        command = Continuation(folds[-1], by_player(len(folds) + 1), STARTED)
        command.act(game.to_act, at_random(game, chance), MadeBy.PLAYER)
        if End() in command.fold().game.legal_actions() and chance.random() < 0.5:
            command.act(game.to_act, End(), MadeBy.PLAYER)
        command.act_for_nobody()
        folds.append(command.fold())
    return folds


@contextmanager
def stored(fold: Fold) -> Iterator[Path]:
    """A database file that holds the game; it goes with all that stands beside it."""
    with TemporaryDirectory(prefix="dalapapa-benchmark-") as folder:
        path = Path(folder, "games.sqlite3")
        asyncio.run(_store(path, fold))
        yield path


async def _store(path: Path, fold: Fold) -> None:
    async with opened(path) as database, database.transaction() as connection:
        await games.add(connection, GAME)
        for user_id in JOINED:
            await lobbies.add_member(connection, GAME.game_id, user_id)
        await log.append(connection, GAME.game_id, [step.entry for step in fold.steps])


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Database]:
    """Our own database at a path, closed in the end."""
    database = await open_database(path)
    try:
        yield database
    finally:
        await database.close()


async def going_on(path: Path, servers: Collection[int]) -> int:
    """Return how many stored games go on, on some servers: the bot pauses those of others."""
    database = await open_to_read(path)
    try:
        found = await games.all_open(database.reader)
    finally:
        await database.close()
    return sum(game.status is Status.RUNNING and game.where.guild_id in servers for game in found)
