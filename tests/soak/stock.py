"""Games in the middle, stored before the bot starts, so that its memory fills at once."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from bot.services.games.causes import BY_NOBODY, Cause, by_player
from bot.services.games.continuing import Continuation, open_game
from bot.services.games.derived import write_derived
from bot.services.games.fairness import commitment_of
from bot.services.games.folding import Fold
from bot.services.games.origin import origin_of
from bot.storage import games, lobbies, log
from bot.storage.games import Whereabouts
from bot.storage.log import MadeBy
from engine.actions import Action, End
from tests.benchmarks.positions import crowding
from tests.benchmarks.rows.moves import PLAYERS
from tests.benchmarks.stored import GAME, STARTED, opened
from tests.loopback import World

FEWEST_TILES, MOST_TILES = 10, 100


def placed(before: Fold, cause: Cause, at: datetime, place: Action) -> Fold:
    """A game after a typed placement, which ends the turn, as the bot carries it out."""
    continuation = Continuation(before, cause, at)
    for action in (place, End()):
        continuation.act(before.game.to_act, action, MadeBy.PLAYER)
    continuation.act_for_nobody()
    return continuation.fold()


async def stock(database: Path, world: World, channel_ids: Sequence[int]) -> dict[int, Fold]:
    """Store a game in each of the channels, early, late or in between; return them by channel."""
    chance = random.Random(1)
    begun: dict[int, Fold] = {}
    async with opened(database) as stored, stored.transaction() as connection:
        for number, channel_id in enumerate(channel_ids, start=1):
            seed = chance.randbytes(32)
            row = replace(
                GAME,
                where=Whereabouts(number, world.guild_of(channel_id), channel_id, f"Game {number}"),
                terms=replace(GAME.terms, options={"target": 240, "setup": "auto"}),
                host_id=min(PLAYERS),
                seed=seed,
                commitment=commitment_of(seed),
                start_id=number,
            )
            begin = open_game(origin_of(row, tuple(PLAYERS), number), by_player(number), STARTED)
            tiles = chance.randint(FEWEST_TILES, MOST_TILES)
            fold = begun[channel_id] = _played(begin, tiles, chance)
            await games.add(connection, row)
            for user_id in PLAYERS:
                await lobbies.add_member(connection, number, user_id)
            await log.append(connection, number, [step.entry for step in fold.steps])
            await write_derived(connection, row, fold)
    return begun


def _played(fold: Fold, tiles: int, chance: random.Random) -> Fold:
    while len(fold.game.board) < tiles:
        after = placed(fold, BY_NOBODY, STARTED, crowding(fold.game, chance))
        if after.game.turns.outcome is not None:
            break
        fold = after
    return fold
