"""Channels in which two people play one game after another, as a loopback Discord sees them."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from time import perf_counter

from discord.utils import utcnow

from bot.presenters.notation import write_move
from bot.services.games.causes import by_player
from bot.services.games.folding import Fold, fold
from bot.storage import games, lobbies, log
from bot.storage.database import Database
from engine.actions import Place
from engine.game import view
from tests.benchmarks.positions import crowding
from tests.benchmarks.rows.moves import PING, PLAYERS
from tests.loopback import Interaction, LoopbackDiscord, Person
from tests.soak.stock import placed

KEPT_MESSAGES = 8
"""How many of a channel's newest messages the loopback Discord keeps: the bot asks for no other."""

PATIENCE = 30.0
"""Seconds after which a turn counts as missed."""


@dataclass(frozen=True, slots=True)
class Taken:
    """Seconds from a typed move to its answer and to the next board."""

    answer: float
    board: float


@dataclass(slots=True)
class Table:
    """One channel; ``fold`` is its game as the players know it, None before there is one."""

    loopback: LoopbackDiscord
    database: Database
    """What the bot has stored, to be read only."""
    channel_id: int
    fold: Fold | None = None

    async def play(self, chance: random.Random) -> Taken:
        """Play one turn, of a new game if the last is over.

        TimeoutError: the bot did not answer, or posted nothing.
        """
        if self.fold is None or self.fold.game.turns.outcome is not None:
            self.fold = await self._sit_down()
        game, seat = self.fold.game, self.fold.game.to_act
        assert seat is not None
        place = crowding(game, chance)
        assert isinstance(place, Place)
        who, move = PLAYERS[self.fold.holders[seat]], write_move(view(game, seat), place)
        newest, start = self._newest, perf_counter()
        asked = await self._ask(who, "place", move=move)
        await self.loopback.until(lambda: self._newest != newest, within=PATIENCE)
        board = self.loopback.messages(self.channel_id)[-1]
        self.fold = placed(self.fold, by_player(asked.id), utcnow(), place)
        self._tidy_up()
        return Taken(asked.answers[0].arrived - start, board.arrived - start)

    @property
    def _newest(self) -> int:
        return max((message.id for message in self.loopback.messages(self.channel_id)), default=0)

    @property
    def _board(self) -> int:
        """The newest message that calls a player and has a picture, as no lobby has."""
        standing = self.loopback.messages(self.channel_id)
        boards = (old.id for old in standing if old.attachments and PING.search(old.content))
        return max(boards, default=0)

    async def _sit_down(self) -> Fold:
        host, guest = PLAYERS.values()
        await self._ask(host, "game new", variant="classic", seats=2, target=240)
        await self._ask(guest, "game join")
        board = self._board
        await self._ask(host, "game start")
        await self.loopback.until(lambda: self._board != board, within=PATIENCE)
        reader = self.database.reader
        row = await games.open_in(reader, self.channel_id)
        assert row is not None
        joined = await lobbies.members(reader, row.game_id)
        return fold(row, joined, await log.entries(reader, row.game_id))

    async def _ask(self, who: Person, command: str, **options: str | int) -> Interaction:
        asked = await self.loopback.command(who, self.channel_id, command, **options)
        await self.loopback.answer(asked, within=PATIENCE)
        return asked

    def _tidy_up(self) -> None:
        """Let the loopback Discord forget what nobody looks at any more."""
        standing = self.loopback.messages(self.channel_id)
        del standing[:-KEPT_MESSAGES]
        for message in standing:
            message.attachments = [replace(file, content=b"") for file in message.attachments]
