"""One life of a bot that plays against itself.

The last one ends well. If there are only games, nothing happens but games of two, without clocks.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import traceback
from collections.abc import Callable, Collection
from datetime import datetime
from multiprocessing.connection import Connection
from pathlib import Path

import structlog

from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.games.matches import Matches
from bot.services.games.player_acts import just
from bot.services.lobbies.lobbies import Lobbies
from bot.services.lobby import Lobby, SeatOrder, Terms
from bot.services.opponents import Opponents, Patience, Query
from bot.services.people import People, Person
from bot.services.preferences import Preferences
from bot.services.waiting.ring import Outside, Ring
from bot.storage import outbox as owed
from bot.storage.database import open_database
from engine.actions import Action, End, Place, parse_action
from engine.opponents.plainest import choose_plainly
from tests.crash.channel_file import FileCourier
from tests.crash.days import HOUR, Days, Services, is_there
from tests.crash.diary import Diary, Tried
from tests.crash.moved_time import MovedTime
from tests.crash.rounds import Rounds

ANN, BOB = Person(1, "Ann"), Person(2, "Bob")
CHANNEL = 5
FIRST_ID = 1000
"""Of their interactions."""

TERMS = Terms(
    "classic",
    {"setup": "auto", "target": 240},
    most_seats=2,
    order=SeatOrder.JOINED,
    invite_only=False,
    language="en",
)


class Discord:
    """All channels are open to all members; one of those who play for days leaves, and is back."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now

    def is_open(self, _guild_id: int, _channel_id: int) -> bool:
        return True

    async def present(self, _guild_id: int, user_ids: Collection[int]) -> frozenset[int]:
        return frozenset(user_id for user_id in user_ids if is_there(user_id, self._now()))


class PlainOpponents(Opponents):
    """Computer players without a process of their own."""

    async def choose(self, asked: Query, _patience: Patience) -> Action:
        """Choose the plainest play."""
        return choose_plainly(asked.view)


def diary(folder: Path) -> Diary:
    """What they did."""
    return Diary(folder, "games", FIRST_ID)


class Player:
    """Ann and Bob at random."""

    def __init__(
        self, folder: Path, lobbies: Lobbies, matches: Matches, chance: random.Random
    ) -> None:
        self._diary = diary(folder)
        self._lobbies = lobbies
        self._matches = matches
        self._chance = chance

    async def play(self, turns: int) -> None:
        """Take up what was left, go on from game to game, and resign after so many turns."""
        for tried in self._diary.tried[-1:]:
            await self._deliver(tried)
        match = await self._open_game()
        for _ in range(turns):
            if match.waits_for is None:
                match = await self._open_game()
            await self._act(match)
            match = await self._matches.load(match.game_id)
            await asyncio.sleep(self._chance.random() * 0.02)
        if match.public.outcome is None:
            # at once: the days of the others would pause a game in which nobody plays
            await self._matches.resign(match.game_id, ANN.user_id, by_player(10**6))

    async def _open_game(self) -> Match:
        found = await self._matches.in_channel(CHANNEL)
        if found is None:
            found = await self._lobbies.open_lobby(1, CHANNEL, ANN, TERMS, self._diary.next_id())
        if not isinstance(found, Lobby):
            return found
        if not found.is_full:
            await self._lobbies.join(found.game_id, BOB, self._diary.next_id())
        return await self._lobbies.start(found.game_id, ANN.user_id, self._diary.next_id())

    async def _act(self, match: Match) -> None:
        assert match.waits_for is not None
        user_id = match.waits_for.user_id
        actions = [self._chance.choice(match.view_for(user_id).legal_actions())]
        if isinstance(actions[0], Place) and self._chance.random() < 0.6:
            actions.append(End())
        tried = self._diary.note(
            game_id=match.game_id, user_id=user_id, actions=[str(action) for action in actions]
        )
        await self._deliver(tried)
        self._diary.close(tried)

    async def _deliver(self, tried: Tried) -> None:
        if "actions" in tried:
            await self._matches.act(
                tried["game_id"],
                tried["user_id"],
                just(*(parse_action(text) for text in tried["actions"])),
                by_player(tried["interaction_id"]),
            )


async def live(
    folder: Path, seed: int, alive: Connection, *, is_last: bool, only_games: bool
) -> None:
    """Live once, for ever unless this is the last life."""
    database = await open_database(folder / "games.db")
    chance, time = random.Random(seed), MovedTime(folder / "time")
    preferences, people = Preferences(database), People(database)
    await preferences.load()
    outside = Outside(time.now, time.sleep, Discord(time.now), PlainOpponents())
    ring = Ring(database, people, preferences, outside)
    player = Player(folder, ring.lobbies, ring.matches, chance)
    days = Days(folder, Services(ring, people, preferences), time, chance)
    rounds = Rounds(folder, ring, chance)
    await ring.resume(FileCourier(folder, chance, time.now), is_connected=False)
    await ring.clocks.regain(0)
    alive.send_bytes(b"alive")
    turns, steps = (3, 100) if is_last else (10**9, 10**9)
    if only_games:
        await player.play(turns)
    else:
        await asyncio.gather(player.play(turns), days.live(steps), rounds.live(steps))
        await days.end()
        await rounds.end()
    while await owed.channels(database.reader):
        time.move(HOUR)  # what waits until somebody may be called
        await asyncio.sleep(0.02)
    await ring.close()
    await database.close()


def main(folder: Path, seed: int, alive: Connection, *, is_last: bool, only_games: bool) -> None:
    """Live in a process of its own; tell by ``alive`` that the bot works and may be killed."""
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    try:
        asyncio.run(live(folder, seed, alive, is_last=is_last, only_games=only_games))
    except BaseException:  # noqa: BLE001
        traceback.print_exc()
        os._exit(1)  # the threads of the database would wait for ever
