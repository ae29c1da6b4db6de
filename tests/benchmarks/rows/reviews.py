"""What reviews take: seconds a game, and what people notice who play beside fifty that wait."""

import asyncio
import random
import statistics
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final
from unittest.mock import patch

from structlog.testing import capture_logs

from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.games.player_acts import just
from bot.services.reviews import reviews as asked
from engine.game import view
from engine.opponents.chooser import never
from engine.review.reviewing import Maker, Move, reviewed
from engine.variants import VARIANTS
from tests.arena.players import PLAYERS
from tests.benchmarks.processes import cpu_seconds, resident_megabytes
from tests.benchmarks.rounds import Effort
from tests.benchmarks.rows.moves import IN_FLIGHT, Table, all_move, tables_of_a_bot
from tests.benchmarks.table import Line, seconds, within

TURNS: Final = 45
MOST_SECONDS: Final = 60.0
WAITING: Final = 50
A_WAITING_GAME: Final = 8
"""For each review that waits so many actions of the game whose review is worked out meanwhile."""

ROUNDS: Final = 6
MOST_BYTES: Final = 60e6
LEVELS: Final = ("beginner", "easy")
"""Who plays the games that are reviewed, in turns by seat."""

NUMBERS: Final = count(1)
"""Interaction ids."""


def reviews(effort: Effort) -> Iterator[Line]:
    """Seconds of one core for a game of so many turns, by variant and seats; then the crowd."""
    sizes = [
        (name, seats)
        for name, variant in VARIANTS.items()
        for seats in range(variant.fewest, variant.most + 1)
    ]
    for name, seats in islice(sizes, effort.jobs(len(sizes))):
        taken = _reviewing(name, seats, effort)
        yield within(f"review of {TURNS} turns, {name}, {seats} seats", taken, MOST_SECONDS)
    with TemporaryDirectory(prefix="dalapapa-benchmark-") as folder, capture_logs():
        before, during, memory = asyncio.run(_beside(Path(folder, "games.sqlite3"), effort))
    moving, waiting = effort.jobs(IN_FLIGHT), effort.jobs(WAITING)
    line = within(
        f"whole move, {moving} in flight beside {waiting} waiting reviews, p99", during, 500e-3
    )
    yield replace(line, peer=f"without them {seconds(before)}", ratio=f"{during / before:.3g}×")
    yield within("process of reviews", memory, MOST_BYTES, lambda size: f"{size / 1e6:.3g} MB")


def _reviewing(name: str, seats: int, effort: Effort) -> float:
    """Return the seconds of processor time that so many turns take, after the set-up."""
    variant, chance = VARIANTS[name], random.Random(f"review {name} {seats}")
    bag = tuple(chance.sample(variant.tiles, len(variant.tiles)))
    game, moves = variant.start(seats, {}, bag), list[Move]()
    while game.turns.outcome is None:
        seat = game.to_act
        action = chance.choice(game.legal_actions())  # of the table
        if seat is not None:
            action = PLAYERS[LEVELS[seat % len(LEVELS)]](view(game, seat), chance, never)
        moves.append(Move(seat, action, Maker.OTHER if seat is None else Maker.PERSON))
        game.apply(seat, action)
    turns = reviewed(variant.start(seats, {}, bag), moves)
    next(turns)  # the set-up
    start = process_time()
    number = len([*islice(turns, effort.jobs(len(moves)))])
    return (process_time() - start) / number * TURNS


async def _beside(database: Path, effort: Effort) -> tuple[float, float, float]:
    """Return what 99 of 100 moves took before and beside many reviews, and the bytes of these."""
    moving, waiting = effort.jobs(IN_FLIGHT), effort.jobs(WAITING)
    chance = random.Random(1)
    async with tables_of_a_bot(database, moving + waiting) as tables:
        for table in tables:
            await table.sit_down()
        over, playing = tables[:waiting], tables[waiting:]
        first = await _played(over[0], effort.jobs(WAITING) * A_WAITING_GAME)
        ended = [first, *[await _given_up(it) for it in over[1:]]]
        service = tables[0].bot.ring.reviews
        await tables[0].bot.ring.finish_present()  # what is still to be posted of them
        before = await _percentile_99(playing, chance, effort)
        with patch.object(asked, "A_DAY", WAITING):
            for number, match in enumerate(ended, 1):  # somebody else each
                await service.ask(match.game_id, user_id=number)
        process_id = await _begun(tables[0])
        during = await _percentile_99(playing, chance, effort)
        assert service.process_id == process_id
        assert cpu_seconds(process_id) > 0
        return before, during, 1e6 * resident_megabytes(process_id)


async def _percentile_99(tables: list[Table], chance: random.Random, effort: Effort) -> float:
    await all_move(tables, chance)  # which does not count
    taken = [await all_move(tables, chance) for _ in range(effort.jobs(ROUNDS))]
    every = [time for each in taken for time in each]
    return statistics.quantiles(every, n=100, method="inclusive")[-1]


async def _played(table: Table, actions: int) -> Match:
    """Play a game so long that its review outlasts the benchmark, and give it up if need be."""
    matches, match = table.bot.ring.matches, await table.match()
    while match.public.outcome is None and actions > 0:
        assert match.waits_for is not None
        seen = match.view_for(match.waits_for.user_id)
        action = PLAYERS["policy"](seen, random.Random(1), never)
        by, who = by_player(next(NUMBERS)), match.waits_for.user_id
        match = (await matches.act(match.game_id, who, just(action), by)).match
        actions -= 1
    return match if match.public.outcome else await _given_up(table)


async def _given_up(table: Table) -> Match:
    match = await table.match()
    by, guest = by_player(next(NUMBERS)), match.seats[1].user_id
    return (await table.bot.ring.matches.resign(match.game_id, guest, by)).match


async def _begun(table: Table) -> int:
    """Wait until a review is being worked out; return the id of its process."""
    async with asyncio.timeout(30):
        while (process_id := table.bot.ring.reviews.process_id) is None:  # noqa: ASYNC110  nothing tells it
            await asyncio.sleep(0.05)
    return process_id
