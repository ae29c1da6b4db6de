"""Channels in which two people play one game after another, as a loopback Discord sees them.

Whatever befalls the bot, they look what has become of a move and type it again if it is not there.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass, field, replace
from time import perf_counter

from discord.utils import utcnow

from bot.presenters.notation import write_move
from bot.services.games.causes import by_player
from bot.services.games.folding import Fold, fold
from bot.storage import games, lobbies, log
from bot.storage.database import Database
from bot.storage.games import Status
from engine.actions import Place
from engine.game import view
from tests.benchmarks.positions import crowding
from tests.benchmarks.rows.moves import PING, PLAYERS
from tests.loopback import Interaction, LoopbackDiscord, Message, Person
from tests.soak.stock import placed

KEPT_MESSAGES = 8
"""How many of a channel's newest messages the loopback Discord keeps: the bot asks for no other."""

ANSWER_WITHIN = 5.0
"""Seconds after which people look whether their move was made, and type it again if not."""

TRIES = 60
TYPED_AGAIN_AFTER = 2.0
BOARD_WITHIN = 300.0
"""Seconds after which a turn that was made counts as lost if no board has told it."""

CONFIRMED = "You placed"
"""How the answer begins that says that a tile lies."""

_STORED = "SELECT 1 FROM log WHERE interaction_id = ? AND step = 0"


@dataclass(frozen=True, slots=True)
class Taken:
    """Seconds from a typed move to its answer and to the next board, and when it was typed."""

    answer: float
    board: float
    at: float = 0.0


@dataclass(slots=True)
class Table:
    """One channel; ``fold`` is its game as the players know it, None before there is one."""

    loopback: LoopbackDiscord
    database: Database
    """What the bot has stored, to be read only."""
    channel_id: int
    fold: Fold | None = None
    confirmed: list[int] = field(default_factory=list)
    """The interactions of turns that were answered as made."""
    typed_again: int = 0
    refused: int = 0
    """How many answers said that a move was not made."""
    lost: int = 0
    """How many turns were confirmed but not stored, or stored but told by no board."""
    _told: dict[str, int] = field(default_factory=dict)
    _twice: set[str] = field(default_factory=set)

    @property
    def twice(self) -> int:
        """How many boards stand in the channel twice, or have stood there."""
        self._note(self.loopback.messages(self.channel_id))
        return len(self._twice)

    async def play(self, chance: random.Random) -> Taken | None:
        """Play one turn, of a new game if the last is over; None if it was typed several times.

        TimeoutError: it was not made however often it was typed, or no board has told it.
        """
        if self.fold is None or self.fold.game.turns.outcome is not None:
            self.fold = await self._sit_down()
        game, seat = self.fold.game, self.fold.game.to_act
        assert seat is not None
        place = crowding(game, chance)
        assert isinstance(place, Place)
        who, move = PLAYERS[self.fold.holders[seat]], write_move(view(game, seat), place)
        newest, start = self._newest, perf_counter()
        typed = await self._type(who, move)
        await self._until_told(newest)
        board = self.loopback.messages(self.channel_id)[-1]
        if len(typed) == 1:
            self.fold = placed(self.fold, by_player(typed[0].id), utcnow(), place)
        else:
            self.fold = await self._stored_game()
        self._tidy_up()
        for asked in typed:
            self.loopback.world.interactions.pop(asked.token, None)
        if len(typed) > 1 or not typed[0].answers:
            return None
        return Taken(typed[0].answers[0].arrived - start, board.arrived - start, start)

    async def _type(self, who: Person, move: str) -> list[Interaction]:
        """Type a move until it is stored; return all that it took."""
        typed: list[Interaction] = []
        for _ in range(TRIES):
            asked = await self._ask(who, "place", move=move)
            typed.append(asked)
            is_made = [await self._is_stored(one) for one in typed]
            if asked.text.startswith(CONFIRMED):
                self.confirmed.append(asked.id)
                if not is_made[-1]:
                    self.lost += 1
                    raise TimeoutError
            if any(is_made):
                return typed
            self.refused += bool(asked.text)
            self.typed_again += 1
            await asyncio.sleep(TYPED_AGAIN_AFTER)
        raise TimeoutError

    async def _until_told(self, newest: int) -> None:
        try:
            await self.loopback.until(lambda: self._newest != newest, within=BOARD_WITHIN)
        except TimeoutError:
            self.lost += 1
            raise

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
        """Open a lobby, fill it and start, with whatever of that is still to be done."""
        host, guest = PLAYERS.values()
        board, before = self._board, None
        for _ in range(TRIES):
            row = await games.open_in(self.database.reader, self.channel_id)
            joined = await lobbies.members(self.database.reader, row.game_id) if row else ()
            if (row, joined) == before:  # the last command did nothing
                await asyncio.sleep(TYPED_AGAIN_AFTER)
            before = row, joined
            if row is None:
                await self._ask(host, "game new", variant="classic", seats=2, target=240)
            elif row.status is Status.LOBBY:
                is_full = guest.id in joined
                await self._ask(*(host, "game start") if is_full else (guest, "game join"))
            else:
                await self.loopback.until(lambda: self._board != board, within=BOARD_WITHIN)
                if (begun := await self._stored_game()) is not None:
                    return begun
        raise TimeoutError

    async def _stored_game(self) -> Fold | None:
        reader = self.database.reader
        row = await games.open_in(reader, self.channel_id)
        if row is None:
            return None
        joined = await lobbies.members(reader, row.game_id)
        return fold(row, joined, await log.entries(reader, row.game_id))

    async def _is_stored(self, asked: Interaction) -> bool:
        return await self.database.reader.has(_STORED, (asked.id,))

    async def _ask(self, who: Person, command: str, **options: str | int) -> Interaction:
        """Type a command and wait a while for its answer, which may not come."""
        asked = await self.loopback.command(who, self.channel_id, command, **options)
        with suppress(TimeoutError):
            await self.loopback.answer(asked, within=ANSWER_WITHIN)
        return asked

    def _tidy_up(self) -> None:
        """Let the loopback Discord forget what nobody looks at any more."""
        standing = self.loopback.messages(self.channel_id)
        self._note(standing[:-KEPT_MESSAGES])
        del standing[:-KEPT_MESSAGES]
        for message in standing:
            message.attachments = [replace(file, content=b"") for file in message.attachments]

    def _note(self, messages: list[Message]) -> None:
        """Note which boards have been told, by the names of their pictures."""
        for message in messages:
            for file in message.attachments:
                if self._told.setdefault(file.name, message.id) != message.id:
                    self._twice.add(file.name)
