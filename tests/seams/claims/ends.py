"""*ends*: whatever has happened, the game comes to an end, or waits for somebody who was told."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from bot.services.games.pauses import BY_PEOPLE
from bot.storage.games import Status
from bot.storage.log import Entry, EntryKind
from bot.storage.outbox import RowKind
from bot.storage.people import plans
from bot.storage.people.plans import NONE
from tests.seams.claims.claim import Claim
from tests.seams.deeds import happen
from tests.seams.plan_deeds import can_plan
from tests.seams.script import NOBODY, Event, Moment

OVER: Final = (Status.FINISHED, Status.CLOSED, Status.CANCELLED, None)
STEP: Final = timedelta(days=3)
MOST_DAYS: Final = timedelta(days=200)
"""More than the longest of all waits: turns, votes, a holiday, a pause, and some of each again."""

MOST_TURNS: Final = 400

PLANNING: Final = 3
"""In one of so many stories all plan their turns at its end."""

FORMS: Final = ((False, True), (True, True), (True, False), (False, False))
"""Whether those who are there play their turns, and whether a lost channel is found again."""


class Ends(Claim):
    """From every state the game is over within a bounded number of deadlines."""

    name = "ends"

    async def after(self, _moment: Moment, _refused: Sequence[str]) -> None:
        """Whatever is paused has told why, and has what helps."""
        await self._look_at_pause()

    async def end(self) -> None:
        """Nobody does anything any more, or those who are there only play their turns.

        Which of them, and whether a lost channel is found, changes from one seed to the next.
        """
        table = self.table
        plays, is_found = FORMS[table.seed % len(FORMS)]
        await happen(table, Event("connect"))
        if is_found:
            await happen(table, Event("find-channel"))
        last, turns = table.now + MOST_DAYS, 0
        while await table.status() not in OVER:
            self.require(table.now < last, f"it goes on for ever ({plays=}, {is_found=})")
            if table.seed % PLANNING == 0:
                await self._plan()
            if plays and (who := await table.on_turn()) is not None and await self._plays(who.name):
                await happen(table, Event("end", who.name))
                turns += 1
                self.require(turns < MOST_TURNS, "turns without an end")
                continue
            await happen(table, Event("time", NOBODY, str(STEP / timedelta(hours=1))))
            await self._look_at_pause()

    async def _plan(self) -> None:
        """Whoever is there and not on turn plans their next turn, if they have no plan yet."""
        table, match = self.table, await self.table.match()
        for who in table.seated:
            if match is None or not await self._plays(who.name):
                continue
            rows = await plans.of_game(table.world.database.reader, table.game_id)
            has_planned = any(row.user_id == who.user_id and row.kept != NONE for row in rows)
            if can_plan(match, who.user_id) and not has_planned:
                await happen(table, Event("plan", who.name, "three"))

    async def _plays(self, name: str) -> bool:
        event, table = Event("end", name), self.table
        is_there = table.is_here(event.user_id) and event.user_id not in table.silent
        return is_there and await table.away.of(event.user_id) is None

    async def _look_at_pause(self) -> None:
        if await self.table.status() is not Status.PAUSED:
            return
        entries = await self.entries()
        paused = next(it for it in reversed(entries) if it.kind is EntryKind.PAUSED)
        if paused.body in frozenset(map(str, BY_PEOPLE)) and self.table.is_found:
            self._require_told(paused)

    def _require_told(self, paused: Entry) -> None:
        told = [
            heard
            for heard in self.table.ear.posted(RowKind.PAUSED)
            if heard.row is not None and heard.row.first_revision == paused.revision
        ]
        self.require(told, f"nobody was told of the pause {paused.body}")
        standing = self.table.ear.standing.get(told[-1].message_id)
        self.require(standing is not None and standing.buttons, "a pause without a button")
