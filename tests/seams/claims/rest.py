"""*rest*: who is called, for what and how often is what the table of calls says, and is true."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.services.posting.calls import games_of
from bot.storage.log import EntryKind
from bot.storage.outbox import OwedRow, RowKind
from bot.storage.people import absences
from tests.seams.claims.claim import Claim
from tests.seams.ear import Heard
from tests.seams.script import PEOPLE, Moment

HOUR: Final = timedelta(hours=1)
PATIENCE: Final = timedelta(hours=2)


class Rest(Claim):
    """Nobody is called twice, in vain, too soon, or not at all."""

    name = "rest"

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self._seen = 0
        self._calls: Counter[tuple[object, ...]] = Counter()
        self._last: dict[tuple[int, int], datetime] = {}
        self._nudges: dict[tuple[int, int | None], datetime] = {}
        self._home: dict[int, datetime] = {}
        """When each person last ended a holiday themselves: the answer says what waits for them."""
        self._returns: dict[int, int] = {}
        """How often each person came back, from a holiday or to the server, or a pause ended."""

    async def after(self, moment: Moment, _refused: Sequence[str]) -> None:
        """Look at the calls of a moment."""
        self._home |= {it.user_id: self.table.now for it in moment if it.kind == "home"}
        await self._look()
        await self._look_for_missing()

    async def end(self) -> None:
        """Look at the calls until the end."""
        await self._look()

    async def _look(self) -> None:
        calls = list(self.table.ear.pings())
        if len(calls) > self._seen:
            await self._count_returns({user_id for _, user_id in calls[self._seen :]})
        for heard, user_id in calls[self._seen :]:
            assert heard.row is not None
            await self._not_absent(heard, user_id)
            self._once(heard.row, user_id)
            for game_id in games_of(heard.row):
                self._rested(heard, user_id, game_id)
        self._seen = len(calls)

    async def _not_absent(self, heard: Heard, user_id: int) -> None:
        reader = self.table.world.database.reader
        for row in await absences.since(reader, user_id, heard.at - timedelta(days=90)):
            is_away = row.since < heard.at < row.until
            self.require(not is_away, f"{_name(user_id)} is away and was called by {heard.row}")

    async def _count_returns(self, users: set[int]) -> None:
        reader, now = self.table.world.database.reader, self.table.now
        entries = await self.entries()
        goes_on = sum(it.kind is EntryKind.RESUMED for it in entries)
        for user_id in users:
            holidays = await absences.since(reader, user_id, now - timedelta(days=90))
            is_back = [
                it for it in entries if it.kind is EntryKind.RETURNED and it.body == str(user_id)
            ]
            self._returns[user_id] = goes_on + sum(it.is_over for it in holidays) + len(is_back)

    def _once(self, row: OwedRow, user_id: int) -> None:
        for what, most in self._bounds(row, user_id):
            self._calls[what] += 1
            self.require(self._calls[what] <= most, f"{self._calls[what]} times: {what}, {row}")

    def _bounds(self, row: OwedRow, user_id: int) -> Iterator[tuple[tuple[object, ...], int]]:
        """What the call counts as, and how often there may be such a one."""
        match row.kind:
            case RowKind.TURN:
                yield ("turn", row.game_id, row.last_revision, user_id), 1
            case RowKind.REMINDER:
                for game_id, revision in json.loads(row.body):
                    yield ("reminder", game_id, revision, user_id), 2 + self._returns[user_id]
            case RowKind.VOTE | RowKind.VOTE_CALL:
                yield ("vote", row.game_id, row.first_revision, user_id), 2
            case RowKind.RESUMED | RowKind.OFFER | RowKind.OFFER_TOLD | RowKind.INVITE:
                yield (row.kind, row.game_id, row.first_revision, user_id), 1
            case RowKind.LOBBY | RowKind.NUDGE | RowKind.FULL:
                yield (row.kind, row.game_id, row.row_id, user_id), 1
            case _:
                self.require(False, f"{_name(user_id)} was called by {row}")  # noqa: FBT003

    def _rested(self, heard: Heard, user_id: int, game_id: int) -> None:
        assert heard.row is not None
        last = self._last.get((user_id, game_id))
        if (heard.row.kind.rests or heard.row.kind.calls_later) and last is not None:
            since = heard.at - last
            self.require(since >= HOUR, f"{_name(user_id)} after {since}: {heard.row}")
        self._last[user_id, game_id] = heard.at

    async def _look_for_missing(self) -> None:
        """Whoever is waited for and is there was called, or asked, since their turn began."""
        table = self.table
        match, on_turn = await table.match(), await table.on_turn()
        if match is None or on_turn is None or not (table.is_found and table.is_connected):
            return
        if match.public.outcome is not None or match.public.to_act in match.gone:
            return
        reader, now = table.world.database.reader, table.now
        since = [match.turn_since]
        for row in await absences.since(reader, on_turn.user_id, now - timedelta(days=90)):
            if row.until > now and not row.is_over:
                return
            since.append(row.until)
        entries = await self.entries()
        since += [it.at for it in entries if it.kind in (EntryKind.RESUMED, EntryKind.RETURNED)]
        called = self._last.get((on_turn.user_id, table.game_id))
        told = [at for at in (called, self._home.get(on_turn.user_id)) if at is not None]
        is_called = any(at >= match.turn_since for at in told)
        waits = now - max(since)
        self.require(is_called or waits < PATIENCE, f"{on_turn.name} was not called for {waits}")


def _name(user_id: int) -> str:
    return next((name for name, it in PEOPLE.items() if it.user_id == user_id), str(user_id))
