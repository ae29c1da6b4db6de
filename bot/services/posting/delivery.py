"""Carries out one owed message: posts it exactly once, edits it or deletes it.

A message carries its row's id. Before a send the newest message known in the channel is noted in
the row. After a send that may have been carried out twice, and before any second attempt, the
history after the noted message is read to its end. The first message with the row's id is adopted;
duplicates are deleted.

What Discord refuses, or what cannot be made or drawn, is sent in a plainer form. Only posts hold up
the rows behind them: edits and removals are put off, and given up after some tries.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.services.posting.courier import (
    Courier,
    Detail,
    MessageGone,
    NotTaken,
    Sent,
    TryLater,
    Undeliverable,
)
from bot.services.snowflakes import ids_within
from bot.storage import clocks, messages, outbox, pings
from bot.storage.clocks import ClockKind
from bot.storage.database import Database
from bot.storage.messages import PostedMessage
from bot.storage.outbox import Row, RowKind

MARGIN: Final = timedelta(minutes=5)
"""The history is read from no earlier than this before the first attempt, by Discord's clock."""

FIRST_PUTTING_OFF: Final = timedelta(seconds=5)
MOST_PUT_OFF: Final = 6
"""How often an edit or a removal is put off before it is given up; each wait is twice as long."""

_BOARDS: Final = (RowKind.TURN, RowKind.RESULT, RowKind.CLOSED)
"""Kinds of message after which the board before them loses its buttons."""

CLOCKS: Final[Mapping[RowKind, ClockKind]] = {
    RowKind.TURN: ClockKind.TURN,
    RowKind.BACK: ClockKind.TURN,
    RowKind.VOTE: ClockKind.VOTE,
}
"""The clock that begins to run once a message of some kind stands."""

_RESTING: Final = (RowKind.REMINDER, RowKind.NUDGE, RowKind.VOTE_CALL)
"""Kinds that wait until those whom they call have had a rest; they lapse when outdated."""

EDITS: Final[Mapping[RowKind, RowKind]] = {
    RowKind.LOBBY_EDIT: RowKind.LOBBY,
    RowKind.DRAFT_EDIT: RowKind.DRAFT,
    RowKind.VOTE_EDIT: RowKind.VOTE,
}
"""The kind of message that each edit is about."""

_log = structlog.get_logger()


class Undelivered(Exception):
    """Discord accepted no form of a message, so it is set aside. ``args`` say why."""


class Delivery:
    """Carries out the owed messages of one database through one courier."""

    def __init__(
        self,
        database: Database,
        courier: Courier,
        now: Callable[[], datetime],
        on_clock: Callable[[datetime], None] = lambda _: None,
    ) -> None:
        """``on_clock`` is called when a clock has begun to run, with the time when it is due."""
        self._database = database
        self._courier = courier
        self._now = now
        self._on_clock = on_clock

    async def deliver(self, row: Row) -> None:
        """Do what a row asks for, and delete the row.

        Raises:
            Undeliverable, TryLater, Undelivered: it is not done, and still owed.
        """
        match row.kind:
            case RowKind.LOBBY_EDIT | RowKind.DRAFT_EDIT | RowKind.VOTE_EDIT:
                await self._tidy(row, self._edit)
            case RowKind.DROP_DRAFT:
                await self._tidy(row, self._drop_draft)
            case RowKind.STRIP:
                await self._tidy(row, self._strip)
            case _:
                await self._post(row)

    async def _post(self, row: Row) -> None:
        if row.attempted_after is not None:
            message_id = await self._adopt(row, row.attempted_after)
            if message_id is not None:
                await self._finish_posted(row, Sent(message_id, _called_by(row)))
                return
        if row.is_outdated and row.kind in (RowKind.DRAFT, *_RESTING):
            await self._finish(row)
            return
        if row.kind in _RESTING and (until := await self._rests_until(row)) is not None:
            async with self._database.autocommit() as connection:
                await outbox.put_off(connection, row.row_id, until)
            return
        # Noted before the send, so that a duplicate is found even after a crash in between.
        latest = await self._courier.latest(row.channel_id) or 0
        seen = max(latest, self._courier.newest_seen() - ids_within(MARGIN))
        async with self._database.autocommit() as connection:
            # A commit may have changed or withdrawn the row since it was read.
            fresh = await outbox.note_attempt(connection, row.row_id, seen, self._now())
        if fresh is not None:
            await self._finish_posted(fresh, await self._send(fresh))

    async def _rests_until(self, row: Row) -> datetime | None:
        """Return until when nobody may call the row's people; None if they may be called now."""
        resting = await pings.rests_until(
            self._database.reader, games_of(row), _people_of(row), self._now()
        )
        return max(resting.values(), default=None)

    async def _send(self, row: Row) -> Sent:
        """Send a message in the first form that Discord accepts."""
        detail: Detail | None = Detail.WHOLE
        why = ""
        while detail is not None:
            try:
                sent = await self._courier.post(row, detail)
            except NotTaken as refused:
                why = str(refused)
                _log.warning("message_made_plainer", row_id=row.row_id, detail=detail, why=why)
                detail = detail.plainer(is_filtered=refused.is_filtered)
            except (Undeliverable, TryLater):
                raise
            except Exception as fault:  # noqa: BLE001  a fault of ours must not silence a channel
                why = repr(fault)
                _log_fault(row, detail, fault)
                # The fault may have come after the post: a second one would be a duplicate.
                if (found := await self._adopt(row, row.attempted_after or 0)) is not None:
                    return Sent(found, _called_by(row))
                detail = detail.plainer()
            else:
                return await self._without_duplicates(row, sent)
        raise Undelivered(why)

    async def _without_duplicates(self, row: Row, sent: Sent) -> Sent:
        if not sent.may_have_duplicates:
            return sent
        first = await self._adopt(row, row.attempted_after or 0)
        return replace(sent, message_id=first or sent.message_id)

    async def _adopt(self, row: Row, after: int) -> int | None:
        """Return the first message of a row in its channel, and delete the duplicates."""
        found = await self._courier.find(row.channel_id, after, row.row_id)
        for duplicate in found[1:]:
            try:
                await self._courier.delete(row.channel_id, duplicate)
            except MessageGone:
                pass
            except NotTaken as refused:
                _log.warning(
                    "duplicate_stays", row_id=row.row_id, message_id=duplicate, why=str(refused)
                )
        return found[0] if found else None

    async def _tidy(self, row: Row, carry_out: Callable[[Row], Awaitable[None]]) -> None:
        """Carry out an edit or a removal; if that fails, it never holds up other rows."""
        try:
            await carry_out(row)
        except TryLater as later:
            await self._put_off(row, later)
        except (Undeliverable, NotTaken) as refused:
            _log.info("tidying_given_up", row_id=row.row_id, kind=row.kind, why=str(refused))
            await self._finish(row)
        except Exception as fault:  # noqa: BLE001  as above
            _log_fault(row, Detail.WHOLE, fault)
            await self._finish(row)

    async def _put_off(self, row: Row, later: TryLater) -> None:
        if row.kind is RowKind.STRIP or row.tries >= MOST_PUT_OFF:
            _log.info("tidying_given_up", row_id=row.row_id, kind=row.kind, why="tried enough")
            await self._finish(row)
            return
        wait = max(FIRST_PUTTING_OFF * 2**row.tries, timedelta(seconds=later.after))
        async with self._database.autocommit() as connection:
            await outbox.put_off(connection, row.row_id, self._now() + wait)

    async def _edit(self, row: Row) -> None:
        posted = await messages.of_kind(self._database.reader, row.game_id, EDITS[row.kind])
        gone = posted[-1:]
        if gone and await self._edited(row, gone[0].message_id):
            gone = []
        await self._finish(row, gone=gone)

    async def _edited(self, row: Row, message_id: int) -> bool:
        """Update a message, without its picture if need be; False if it is gone."""
        for detail in (Detail.WHOLE, Detail.WITHOUT_PICTURE):
            try:
                await self._courier.edit(row, message_id, detail)
            except MessageGone:
                return False
            except (Undeliverable, TryLater):
                raise
            except Exception as error:
                if detail is Detail.WITHOUT_PICTURE:
                    raise
                if not isinstance(error, NotTaken):
                    _log_fault(row, detail, error)
            else:
                break
        return True

    async def _strip(self, row: Row) -> None:
        """Take the buttons off the board before the row's; this is tried once.

        If the row's own board was never posted, the earlier one must keep its buttons: players
        would have none.
        """
        boards = await messages.of_kind(self._database.reader, row.game_id, *_BOARDS)
        earlier = [board for board in boards if board.revision < row.last_revision]
        gone: list[PostedMessage] = []
        if earlier and boards[-1].revision >= row.last_revision:
            try:
                await self._courier.edit(row, earlier[-1].message_id, Detail.WHOLE)
            except MessageGone:
                gone = earlier[-1:]
        await self._finish(row, gone=gone)

    async def _drop_draft(self, row: Row) -> None:
        drafts = await messages.of_kind(self._database.reader, row.game_id, RowKind.DRAFT)
        for draft in drafts:
            try:
                await self._courier.delete(row.channel_id, draft.message_id)
            except MessageGone:
                pass
            except (Undeliverable, NotTaken) as refused:
                _log.info("draft_stays", row_id=row.row_id, why=str(refused))
        await self._finish(row, gone=drafts)

    async def _finish_posted(self, row: Row, sent: Sent) -> None:
        """Note that a row's message stands, whom it has called, and that its clock runs."""
        at, due = self._now(), None
        async with self._database.transaction() as connection:
            await outbox.finish(connection, row.row_id)
            message = PostedMessage(row.game_id, sent.message_id, row.kind, row.last_revision)
            await messages.add(connection, message)
            if row.follows_aside:
                await outbox.finish_what_it_reports(connection, row)
            if sent.called:
                await pings.note(connection, games_of(row), sent.called, at)
            if (kind := CLOCKS.get(row.kind)) is not None:
                due = await clocks.start(connection, row.game_id, kind, row.last_revision, at)
        if due is not None:
            self._on_clock(due)

    async def _finish(self, row: Row, gone: Sequence[PostedMessage] = ()) -> None:
        if not gone:
            async with self._database.autocommit() as connection:
                await outbox.finish(connection, row.row_id)
            return
        async with self._database.transaction() as connection:
            await outbox.finish(connection, row.row_id)
            for message in gone:
                await messages.forget(connection, message.game_id, message.message_id)


def games_of(row: Row) -> list[int]:
    """Return the games that a row is about, its own first."""
    if row.kind is not RowKind.REMINDER:
        return [row.game_id]
    return list(dict.fromkeys([row.game_id, *(game_id for game_id, _ in json.loads(row.body))]))


def _called_by(row: Row) -> tuple[int, ...]:
    """Return whom the message of a row calls, as far as the row tells."""
    is_call = row.kind in (RowKind.TURN, RowKind.VOTE, *_RESTING) and not row.is_outdated
    return _people_of(row) if is_call else ()


def _people_of(row: Row) -> tuple[int, ...]:
    if row.kind in (RowKind.VOTE, RowKind.VOTE_CALL):
        return tuple(user_id for _, user_id in json.loads(row.body))
    return (row.user_id,) if row.user_id is not None and row.user_id > 0 else ()


def _log_fault(row: Row, detail: Detail, fault: Exception) -> None:
    """Log a fault of ours under the row's id."""
    _log.error(
        "message_failed",
        error_id=row.error_id,
        row_id=row.row_id,
        game_id=row.game_id,
        kind=row.kind,
        detail=detail,
        exc_info=fault,
    )
