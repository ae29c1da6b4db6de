"""*true*: what is shown of deadlines, names and players on turn equals what is stored."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.storage import outbox
from bot.storage.clocks import ClockKind
from bot.storage.games import Status
from bot.storage.outbox import RowKind
from tests.bot.services.world import GUILD
from tests.seams.claims.claim import Claim
from tests.seams.ear import Heard, How
from tests.seams.script import Moment

LAG: Final = timedelta(minutes=11)
SOON: Final = timedelta(hours=42)
"""Boards are edited where the deadline lies within two days, which is looked at every six hours."""

_TIME: Final = re.compile(r"<t:([0-9]+):R>")


class True_(Claim):  # noqa: N801 - the claim is called so
    """Lists and boards say what the clocks and seats say."""

    name = "true"

    async def after(self, _moment: Moment, _refused: Sequence[str]) -> None:
        """Look at the list of games that wait, and at the newest board."""
        table = self.table
        match, on_turn = await table.match(), await table.on_turn()
        if match is None or await table.status() is not Status.RUNNING:
            return
        for person in match.seats:
            if person.is_computer:
                continue
            waiting = await table.world.lists.waiting_for(person.user_id, GUILD)
            here = [it for it in waiting if it.where.game_id == table.game_id]
            may_wait = person == on_turn and match.public.outcome is None
            self.require(bool(here) == may_wait, f"{person.name} and {on_turn}: {here}")
            clock = (await table.clocks()).get(ClockKind.TURN)
            for game in here:
                stored = clock.deadline if clock is not None else None
                self.require(game.deadline == stored, f"{game.deadline} is not {stored}")
        await self._look_at_board()

    async def _look_at_board(self) -> None:
        table = self.table
        if not table.is_connected:
            return  # its deadline moves on all the while, and is edited when a connection is back
        clock = (await table.clocks()).get(ClockKind.TURN)
        owed = await outbox.channels(table.world.database.reader)
        boards = [heard for heard in table.ear.heard if _is_board(heard, table.game_id)]
        if clock is None or clock.deadline is None or not boards or table.channel_id in owed:
            return
        shown = _TIME.search(boards[-1].message.text if boards[-1].message else "")
        is_late = clock.deadline <= table.now
        if not clock.is_posted or is_late or clock.deadline - table.now > SOON or shown is None:
            return
        said = datetime.fromtimestamp(int(shown[1]), UTC)
        self.require(abs(said - clock.deadline) <= LAG, f"{said} is shown for {clock.deadline}")


def _is_board(heard: Heard, game_id: int) -> bool:
    kinds = (RowKind.TURN, RowKind.TURN_EDIT, RowKind.DEADLINE_EDIT)
    is_made = heard.how in (How.POSTED, How.EDITED) and heard.row is not None
    return is_made and heard.row.game_id == game_id and heard.row.kind in kinds  # type: ignore[union-attr]
