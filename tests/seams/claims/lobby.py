"""*model*, *rest*, *once* and *can* of lobbies: who sits there, who is called, and what is told."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Final

from bot.presenters.ids.game_ids import GAME_IDS, Verb
from bot.services.lobby import Lobby
from bot.services.people.holders import holder_id
from bot.storage import outbox
from bot.storage.games import Status
from bot.storage.log import EntryKind
from bot.storage.outbox import OwedRow, RowKind
from tests.seams.claims.claim import Claim
from tests.seams.ear import Heard, How
from tests.seams.plain.lobby import PlainLobby
from tests.seams.script import PEOPLE, Event, Moment

OF_LOBBIES: Final = frozenset(
    {Verb.JOIN, Verb.LEAVE, Verb.BOT, Verb.START, Verb.CANCEL, Verb.OPTIONS}
    | {Verb.AGREE, Verb.REFUSE}
)
"""What is done with buttons that nobody needs once a lobby is closed, or the game begun."""

CALLS: Final = (RowKind.FULL, RowKind.INVITE, RowKind.LOBBY)


class OfLobby(Claim):
    """A lobby is what was done in it, calls only who is waited for, and its end is told once."""

    name = "model"

    async def begin(self) -> None:
        """Read the lobby, and listen to its calls."""
        self._in_vain: list[str] = []
        self._plain = await self._read()
        self._game_id = self.table.game_id
        self.table.ear.on_heard = self._hear
        if self._plain is not None:
            called = self.table.ear.posted(RowKind.FULL)
            is_full = self._plain.is_full
            self.require(bool(called) is is_full, f"called: {called}, wanted {self._plain}")

    async def after(self, moment: Moment, _refused: Sequence[str]) -> None:
        """Look at the lobby, if the story is about one."""
        lobby = await self.table.lobby()
        if lobby is None:
            return
        if len(moment) > 1 or self._game_id != self.table.game_id:
            self._in_vain.clear()  # which was first is not known
            self._plain = None
        self.require(not self._in_vain, self._in_vain)
        self._compare(lobby, moment)
        await self._look_for_call(lobby)
        await self._look_at_start(lobby)
        await self._look_at_messages(lobby)
        self._game_id = self.table.game_id

    async def end(self) -> None:
        """Look at what has become of it."""
        await self.after((Event("time"),), ())  # which other claims have let pass

    async def _read(self) -> PlainLobby | None:
        lobby = await self.table.lobby()
        if lobby is None or lobby.status is not Status.LOBBY or lobby.is_rematch:
            return None
        return PlainLobby(
            [person.user_id for person in lobby.people],
            len(lobby.computers),
            lobby.terms.most_seats,
            lobby.created_at,
        )

    def _compare(self, lobby: Lobby, moment: Moment) -> None:
        plain = self._plain
        if plain is not None and plain.status == Status.LOBBY:
            gone = {it.user_id for it in PEOPLE.values() if not self.table.is_here(it.user_id)}
            for event in moment:
                plain.happen(event, self.table.now, gone)
            stored = [person.user_id for person in lobby.people]
            begun = lobby.status not in (Status.LOBBY, Status.CANCELLED)
            status = "running" if begun else str(lobby.status)
            self.require(status == plain.status, f"it is {status}, wanted {plain}")
            if status == Status.LOBBY:
                self.require(stored == plain.people, f"{stored} sit there, wanted {plain}")
                self.require(len(lobby.computers) == plain.computers, f"{lobby}, wanted {plain}")
        if lobby.status is Status.LOBBY and not lobby.is_rematch:
            is_there = any(person.user_id == lobby.host_id for person in lobby.people)
            self.require(is_there, f"its host has gone: {lobby}")

    async def _look_for_call(self, lobby: Lobby) -> None:
        """The host of a full lobby is called, if they are at home, sooner or later."""
        table, plain = self.table, self._plain
        if lobby.status is not Status.LOBBY or plain is None or not plain.is_host_called:
            return
        if not table.is_here(plain.host) or await table.away.of(plain.host) is not None:
            plain.is_host_called = False
            return
        rows = await table.world.database.reader.execute_fetchall(_CALLS_OWED, (lobby.game_id,))
        called = [it for it in table.ear.posted(RowKind.FULL) if _is_of(it, lobby)]
        self.require(called or rows, f"its host was not called: {plain}")

    async def _look_at_start(self, lobby: Lobby) -> None:
        """Who sat there begins the game, once."""
        entries = await self.entries()
        first = entries[0] if entries else None
        if first is None or lobby.status is Status.CANCELLED:
            self.require(first is None, f"a closed lobby has begun: {first}")
            return
        at_start = [it for it in entries if it.interaction_id == first.interaction_id]
        seated = [holder_id(it.body) for it in at_start if it.kind is EntryKind.SEAT]
        members = [member.user_id for member in lobby.members if member.user_id > 0]
        people = [holder for holder in seated if holder > 0]
        self.require(len(people) == len(set(people)), f"somebody sits twice: {seated}")
        self.require(len(people) == len(members), f"{people} began it, {members} sat there")

    async def _look_at_messages(self, lobby: Lobby) -> None:
        """Once nothing is owed, its messages are true and its end is told once."""
        table = self.table
        owed = await outbox.channels(table.world.database.reader)
        if not table.is_found or table.channel_id in owed:
            return
        if lobby.status is not Status.LOBBY:
            left = [verb for verb in self._verbs(lobby.where.restore_id) if verb in OF_LOBBIES]
            self.require(not left, f"{left} stand below a lobby that is {lobby.status}")
        closings = [it for it in table.ear.posted(RowKind.CLOSED) if _is_of(it, lobby)]
        is_closed = lobby.status is Status.CANCELLED
        self.require(len(closings) < 2, f"its end was told {len(closings)} times")
        if is_closed and self._plain is not None:
            is_told = len(closings) > 0
            self.require(is_told is self._plain.is_told, f"told: {is_told}, wanted {self._plain}")

    def _verbs(self, restore_id: int | None) -> Iterator[Verb]:
        """What the buttons of the game do that no restore has made void."""
        for _, button in self.table.ear.buttons():
            read = GAME_IDS.read(button.custom_id)
            about = (self.table.game_id, restore_id)
            if read is not None and (read.game_id, read.restore_id) == about:
                yield read.verb

    def _hear(self, heard: Heard) -> None:
        """Note a call of somebody who is not waited for, as it is stored at that moment."""
        row, message = heard.row, heard.message
        if heard.how is not How.POSTED or row is None or message is None or row.kind not in CALLS:
            return
        for user_id in message.pings:
            if not self._waits_for(user_id, row):
                self._in_vain.append(f"{user_id} was called in vain by {row}")

    def _waits_for(self, user_id: int, row: OwedRow) -> bool:
        with closing(sqlite3.connect(f"file:{self.table.path}?mode=ro", uri=True)) as stored:
            members = {who for (who,) in stored.execute(_MEMBERS, (row.game_id,))}
            ((status, host, most),) = stored.execute(_LOBBY, (row.game_id,))
        if status != Status.LOBBY:
            return False
        if row.kind is RowKind.FULL:
            return user_id == int(host) and len(members) >= int(most)
        return user_id not in members


def _is_of(heard: Heard, lobby: Lobby) -> bool:
    return heard.row is not None and heard.row.game_id == lobby.game_id


_CALLS_OWED: Final = "SELECT 1 FROM outbox WHERE game_id = ? AND kind = 'full'"
_MEMBERS: Final = "SELECT user_id FROM members WHERE game_id = ?"
_LOBBY: Final = "SELECT status, host_id, most_seats FROM games WHERE game_id = ?"
