"""*fair*: only a seat's player acts for it, and who vanished ranks below everybody who stayed."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from bot.services.people.holders import holder_id
from bot.storage import results
from bot.storage.log import Entry, EntryKind, MadeBy
from tests.seams.claims.claim import Claim
from tests.seams.script import MIA, Moment

OF_A_SEAT: Final = (EntryKind.ACTION, EntryKind.UNDO, EntryKind.ANSWERED)


class Fair(Claim):
    """Nobody moves a seat that is not theirs, and nobody gains by leaving."""

    name = "fair"

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self._known, self._game_id = 0, 0
        self._held: dict[int, int] = {}
        """Who held each seat, by their ids of then: a deletion puts a number in their place."""

    async def begin(self) -> None:
        """Note how long the log is."""
        self._note(await self.entries())

    def _note(self, entries: Sequence[Entry]) -> None:
        self._known, self._game_id = len(entries), self.table.game_id
        self._held = holders(entries)

    async def after(self, moment: Moment, _refused: Sequence[str]) -> None:
        """Look whose entries are new."""
        entries = await self.entries()
        is_restored = any(event.kind == "restore" for event in moment)
        if self._game_id == self.table.game_id:
            users = {event.user_id for event in moment if event.who in _NAMED}
            users |= self._numbers_of({it.user_id for it in moment if it.kind == "forget"}, entries)
            deleted = self._numbers_of(self.table.deleted if is_restored else set(), entries)
            for entry in entries[self._known :]:
                is_taken_out = entry.body == "resign"  # whoever is deleted again has left before
                self._look_at(entry, entries, users | deleted if is_taken_out else users)
        if is_restored:
            here = self.table.deleted & {*holders(entries).values()}
            self.require(not here, f"{here} were not deleted again")
        self._note(entries)

    def _numbers_of(self, deleted: AbstractSet[int], entries: Sequence[Entry]) -> set[int]:
        """The numbers of some who have just been deleted, and may have acted before."""
        now = holders(entries)
        return {now[seat] for seat, user in self._held.items() if user in deleted}

    def _look_at(self, entry: Entry, entries: Sequence[Entry], users: set[int]) -> None:
        if entry.made_by == MadeBy.HOST:
            self.require(MIA.user_id in users, f"a manager made {entry}")
        is_agreed = entry.kind is EntryKind.UNDO and entry.step > 0  # with the last answer
        if entry.kind in OF_A_SEAT and entry.made_by == MadeBy.PLAYER and not is_agreed:
            holder = holders(entries[: entry.revision]).get(entry.seat or 0, 0)
            self.require(holder in users, f"{holder}’s seat was played by {users}: {entry}")

    async def end(self) -> None:
        """Look at the ranks."""
        result = await results.of_game(self.table.world.database.reader, self.table.game_id)
        if result is None:
            return
        entries = await self.entries()
        owners, present = holders(entries, is_first=True), holders(entries)
        resigned = {
            it.seat for it in entries if it.kind is EntryKind.ACTION and it.body == "resign"
        }
        seats = {owner: seat for seat, owner in owners.items()}
        ranks = {person.user_id: person.rank for person in result.people}
        for user_id, rank in ranks.items():
            seat = seats.get(user_id)
            is_out = seat is not None and (present[seat] != user_id or seat in resigned)
            others = [it for who, it in ranks.items() if who != user_id]
            self.require(not is_out or rank >= max(others, default=0), f"{user_id} in {ranks}")


_NAMED: Final = frozenset(("Ann", "Bob", "Cem", "Dee", "Eva", "New", "Zoe", "Mia"))


def holders(entries: Sequence[Entry], *, is_first: bool = False) -> dict[int, int]:
    """Who holds each seat at the end of some entries, or held it first."""
    seated = [it for it in entries if it.kind is EntryKind.SEAT and it.seat is not None]
    order = reversed(seated) if is_first else seated
    return {it.seat: holder_id(it.body) for it in order if it.seat is not None}
