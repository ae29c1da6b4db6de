"""*once*: each turn that was ended or taken back, and each pause, is told by one message alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from bot.services.games.vote import ENDED, VOID
from bot.storage import outbox
from bot.storage.log import Entry, EntryKind
from bot.storage.outbox import RowKind
from tests.seams.claims.claim import Claim
from tests.seams.script import Moment
from tests.seams.telling import undone

OF_TURNS: Final = (RowKind.TURN, RowKind.RESULT, RowKind.RESIGNED)
ENDS_A_TURN: Final = ("end", "skip", "resign")


class Once(Claim):
    """What happened is told once it is sent, and never again."""

    name = "once"

    async def after(self, _moment: Moment, _refused: Sequence[str]) -> None:
        """Look whenever nothing is owed any more."""
        await self._look()

    async def end(self) -> None:
        """Look at the end."""
        await self._look()

    async def _look(self) -> None:
        table = self.table
        if not table.is_found or table.channel_id in await outbox.channels(
            table.world.database.reader
        ):
            return
        entries = await self.entries()
        taken_back = undone(entries)
        told = self._told_by({it.revision for it in entries if it.kind is EntryKind.RESTORED})
        for entry in entries:
            is_ended = entry.kind is EntryKind.ACTION and entry.body in ENDS_A_TURN
            is_undone = entry.kind is EntryKind.UNDO and entry.step > 0
            if is_ended or is_undone:
                number = told[entry.revision]
                may_be = (0, 1) if entry.revision in taken_back else (1,)
                self.require(number in may_be, f"told {number} times: {entry}")
            self._look_at_note(entry)

    def _told_by(self, restored: AbstractSet[int]) -> Counter[int]:
        """How many messages about this game tell of each entry of its log.

        A resignation that was told by a line of its own is left out of the turn during which it
        came. The board behind a restore, one of the revisions ``restored``, shows the newest turns
        once more.
        """
        told: Counter[int] = Counter()
        aside = set[int]()
        for heard in self.table.ear.posted(*OF_TURNS):
            row = heard.row
            if row is None or row.game_id != self.table.game_id or row.is_anew:
                continue  # what a moved game has brought along is posted a second time
            told_here = set(range(row.first_revision, row.last_revision + 1)) - aside
            if not restored.isdisjoint(told_here):
                told_here -= told.keys()
            if row.kind is RowKind.RESIGNED:
                aside |= told_here
            told.update(told_here)
        return told

    def _look_at_note(self, entry: Entry) -> None:
        kind = _NOTED_BY.get(entry.kind)
        if kind is None or entry.body in (VOID, ENDED):
            return
        posted = self.table.ear.posted(kind)
        noted = [it for it in posted if it.row is not None and not it.row.is_anew]
        number = sum(
            it.row is not None
            and it.row.game_id == self.table.game_id
            and it.row.first_revision <= entry.revision <= it.row.last_revision
            for it in noted
        )
        self.require(number <= 1, f"told {number} times: {entry}")


_NOTED_BY: Final = {EntryKind.DECIDED: RowKind.DECIDED, EntryKind.PAUSED: RowKind.PAUSED}
