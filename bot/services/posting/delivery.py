"""Carries out one owed message: posts it exactly once, edits it or deletes it.

A message carries its row's id. Before a send the newest message known in the channel is noted in
the row. After a send that may have been carried out twice, and before any second attempt, the
history after the noted message is read to its end. The first message with the row's id is adopted;
duplicates are deleted.

What Discord refuses, or what cannot be made or drawn, is sent in a plainer form. Only posts in
channels hold up the rows behind them: edits, removals and direct messages are put off, and given up
after some tries.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final, Protocol

import structlog

from bot.services.posting import requests_made
from bot.services.posting.anew import ELSEWHERE, owe_anew
from bot.services.posting.calls import called_by, games_of, people_resting, without
from bot.services.posting.direct import direct_messages, is_wanted
from bot.services.posting.revising import Revisions, last_edits, log_fault
from bot.services.posting.sending import (
    ChannelGone,
    Courier,
    Detail,
    MessageGone,
    NotTaken,
    Sent,
    TryLater,
    Undeliverable,
)
from bot.services.preferences import Preferences
from bot.services.time import writing
from bot.storage import games, messages, outbox
from bot.storage.calls import pings
from bot.storage.database import Connection, Database
from bot.storage.games import OVER
from bot.storage.messages import PostedMessage
from bot.storage.outbox import OwedRow
from bot.storage.presence import moving
from bot.storage.times import ids_within
from bot.storage.words.kinds import Does, Urgency

MARGIN: Final = timedelta(minutes=5)
"""The history is read from no earlier than this before the first attempt, by Discord's clock."""

FIRST_PUTTING_OFF: Final = timedelta(seconds=5)
MOST_PUT_OFF: Final = 6
"""How often an edit or a removal is put off before it is given up; each wait is twice as long."""

MOST_DIRECT_PUT_OFF: Final = 12
"""The same for a direct message: some six hours in all."""

_log = structlog.get_logger()


class Queues(Protocol):
    """Whoever sends what is owed, and is told what a posted message has set off."""

    def note_clock(self, due_at: datetime, /) -> None:
        """A clock has begun to run, and is due at a time."""

    def drain(self, *channel_ids: int) -> None:
        """More is owed to channels, or in direct messages."""


class Undelivered(Exception):
    """Discord accepted no form of a message, so it is set aside. ``args`` say why."""


@dataclass(eq=False)
class Delivery:
    """Carries out the owed messages of one database through one courier."""

    _database: Database
    _courier: Courier
    _preferences: Preferences
    _queues: Queues
    _now: Callable[[], datetime]

    def __post_init__(self) -> None:
        self._revisions = Revisions(self._database, self._courier)

    async def deliver(self, row: OwedRow) -> bool:
        """Do what a row asks for, and delete the row; tell whether Discord has carried it out.

        If not, it is of no use any more, was put off, or was given up.

        Raises:
            Undeliverable, TryLater, Undelivered: it is not done, and still owed.
        """
        match row.kind.does:
            case Does.POST:
                return await self._post_or_follow(row)
            case Does.WRITE:
                return await self._tidy(row, self._post_direct)
            case Does.REMOVE:
                return await self._tidy(row, self._remove)
            case _:
                return await self._tidy(row, self._revise)

    async def _post_or_follow(self, row: OwedRow) -> bool:
        """Post a message, or let it follow its game if it cannot be posted where that was.

        In a channel that is gone what is owed to a game that is over is given up.
        """
        try:
            return await self._post(row)
        except (Undeliverable, NotTaken, Undelivered) as refused:
            if await self._follow(row):
                return False
            # A game that goes on may be moved; the row waits for that.
            if not isinstance(refused, ChannelGone) or not await self._is_over(row):
                raise
            await self._finish(row)
            return False
        except TryLater as later:
            # Whether it was posted cannot be found out, and no outage explains that.
            if not row.is_astray or later.is_outage or later.after:
                raise
            await (self._put_off(row, later) if row.tries < MOST_PUT_OFF else self._follow(row))
            return False

    async def _follow(self, row: OwedRow) -> bool:
        """Let a row that was not sent follow its game; False if that is still in its channel."""
        async with self._database.transaction() as connection:
            channel_id = await moving.follow(connection, row.row_id)
        if channel_id is not None:
            self._queues.drain(channel_id)
        return channel_id is not None

    async def _is_over(self, row: OwedRow) -> bool:
        game = await games.get(self._database.reader, row.game_id)
        return game is None or game.status in OVER

    async def _post(self, row: OwedRow) -> bool:
        if row.attempted_after is not None:
            message_id = await self._adopt(row, row.attempted_after)
            if message_id is not None:
                tried = await requests_made.as_it_was_tried(self._database.reader, row, self._now())
                await self._finish_posted(tried, Sent(message_id, called_by(tried)))
                return True
        if row.is_astray or await self._has_lapsed(row):
            await (self._follow(row) if row.is_astray else self._finish(row))
            return False
        # Noted before the send, so that a duplicate is found even after a crash in between.
        latest = await self._courier.latest(row.channel_id) or 0
        seen = max(latest, self._courier.newest_seen() - ids_within(MARGIN))
        fresh = await self._note_attempt(row, seen)
        if fresh is None:
            return False
        is_wanted_still = not (fresh.is_outdated and fresh.kind.lapses)
        if is_wanted_still and not requests_made.is_pointless(fresh):
            await self._finish_posted(fresh, await self._send(fresh))
            return True
        await self._finish(fresh)
        return False

    async def _note_attempt(self, row: OwedRow, seen: int) -> OwedRow | None:
        """Note that a row is about to be sent; return it as it is now, None if it is not due.

        Together with whom it may call, so that of two sent at once only one does.
        """
        is_alone = not row.kind.is_request and not row.kind.waits_for_rest
        begin = self._database.autocommit if is_alone else self._database.transaction
        async with begin() as connection:
            now, away = self._now(), frozenset[int]()
            if row.kind.is_request:
                row, away = await requests_made.as_it_may_go(connection, row, now)
            if resting := await people_resting(connection, row, now):
                await _let_rest(connection, row, resting)
            # A commit may have changed or withdrawn the row since it was read.
            fresh = await outbox.note_attempt(connection, row, seen, now)
            if fresh is not None and row.kind.is_request:
                fresh = replace(fresh, asked=row.asked)
                return await requests_made.noted(connection, fresh, away, now)
        return fresh

    async def _post_direct(self, row: OwedRow) -> None:
        """Post a direct message; whoever takes none is sent no more."""
        try:
            await self._post(row)
        except NotTaken as refused:
            if not refused.is_closed:
                raise
            _log.info("direct_messages_closed", row_id=row.row_id, why=str(refused))
            await self._preferences.refuse_direct(row.user_id or 0)

    async def _has_lapsed(self, row: OwedRow) -> bool:
        """Tell whether a row's message is of no use any more."""
        if row.is_outdated and row.kind.lapses:
            return True
        if not row.kind.is_direct:
            return False
        game = await games.get(self._database.reader, row.game_id)
        return (
            game is None
            or not is_wanted(row, self._preferences)
            or not await self._courier.is_member(game.where.guild_id, row.user_id or 0)
        )

    async def _send(self, row: OwedRow) -> Sent:
        """Send a message in the first form that Discord accepts."""
        detail: Detail | None = Detail.WHOLE
        why = ""
        while detail is not None:
            try:
                sent = await self._courier.post(row, detail)
            except NotTaken as refused:
                if refused.is_closed and row.kind.is_direct:
                    raise
                why = str(refused)
                _log.warning("message_made_plainer", row_id=row.row_id, detail=detail, why=why)
                detail = detail.plainer(is_filtered=refused.is_filtered)
            # Not the message's fault: below, all plainer forms would be tried in vain.
            except (Undeliverable, TryLater):
                raise
            except Exception as fault:  # noqa: BLE001  a fault of ours must not silence a channel
                why = repr(fault)
                log_fault(row, detail, fault)
                # The fault may have come after the post: a second one would be a duplicate.
                if (found := await self._adopt(row, row.attempted_after or 0)) is not None:
                    return Sent(found, called_by(row))
                detail = detail.plainer()
            else:
                return await self._without_duplicates(row, sent)
        raise Undelivered(why)

    async def _without_duplicates(self, row: OwedRow, sent: Sent) -> Sent:
        if not sent.may_have_duplicates:
            return sent
        first = await self._adopt(row, row.attempted_after or 0)
        return replace(sent, message_id=first or sent.message_id)

    async def _adopt(self, row: OwedRow, after: int) -> int | None:
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

    async def _tidy(self, row: OwedRow, carry_out: Callable[[OwedRow], Awaitable[object]]) -> bool:
        """Carry out what must never hold up other rows: if it fails, it is put off or given up."""
        try:
            await carry_out(row)
        except TryLater as later:
            await self._put_off(row, later)
        except (Undeliverable, NotTaken, Undelivered) as refused:
            _log.info("tidying_given_up", row_id=row.row_id, kind=row.kind.word, why=str(refused))
            await self._finish(row)
        except Exception as fault:  # noqa: BLE001  as above
            log_fault(row, Detail.WHOLE, fault)
            await self._finish(row)
        else:
            return True
        return False

    async def _put_off(self, row: OwedRow, later: TryLater) -> None:
        most = MOST_DIRECT_PUT_OFF if row.kind.is_direct else MOST_PUT_OFF
        if row.kind.urgency is Urgency.LAST or row.tries >= most:
            _log.info("tidying_given_up", row_id=row.row_id, kind=row.kind.word, why="tried enough")
            await self._finish(row)
            return
        wait = max(FIRST_PUTTING_OFF * 2**row.tries, timedelta(seconds=later.after))
        async with self._database.autocommit() as connection:
            await outbox.postpone(connection, row.row_id, self._now() + wait)

    async def _revise(self, row: OwedRow) -> None:
        await self._finish(row, gone=await self._revisions.revise(row))

    async def _remove(self, row: OwedRow) -> None:
        """Remove what the row is about, as the draft of its turn; if refused, it is tried again."""
        standing = await messages.of_kind(self._database.reader, row.game_id, *row.kind.of)
        if row.body == ELSEWHERE:
            removed = [it for it in standing if it.channel_id != row.channel_id]
        else:
            removed = [it for it in standing if it.revision <= row.last_revision]
        for message in removed:
            try:
                await self._courier.delete(message.channel_id, message.message_id)
            except MessageGone:
                pass
            except (Undeliverable, NotTaken, TryLater) as refused:
                if row.tries < MOST_PUT_OFF:
                    raise TryLater(getattr(refused, "after", 0.0)) from refused
                _log.info("draft_stays", row_id=row.row_id, why=str(refused))
        await self._finish(row, gone=removed)

    async def _finish_posted(self, row: OwedRow, sent: Sent) -> None:
        """Note that a row's message stands, whom it has called, and that its clock runs.

        Owe what follows it: direct messages to those who want them, the board before its last edit.
        """
        if row.kind.is_direct:
            await self._finish(row)
            return
        at, due = self._now(), None
        owed = direct_messages(row, sent.called, self._preferences)
        async with self._database.transaction() as connection:
            was_owed = await outbox.finish(connection, row.row_id)
            is_there = await messages.add(connection, _posted(row, sent))
            if row.follows_aside:
                await outbox.finish_what_it_reports(connection, row)
            owed += await last_edits(connection, row)
            if sent.called and was_owed:  # else whom it called may have been deleted meanwhile
                await pings.add(connection, games_of(row), sent.called, at)
                await requests_made.note_called(connection, row, sent.called, at)
            await outbox.add(connection, owed)
            if row.kind.starts:
                starts, revision = row.kind.starts, row.last_revision
                due = await writing.stand(connection, row.game_id, starts, revision, at)
            anew = [] if is_there else await owe_anew(connection, row.game_id)
        # Behind the commit: a channel that is looked at before finds nothing, and rests.
        self._queues.drain(*(following.channel_id for following in owed), *anew)
        if due is not None:
            self._queues.note_clock(due)

    async def _finish(self, row: OwedRow, gone: Sequence[PostedMessage] = ()) -> None:
        if not gone:
            async with self._database.autocommit() as connection:
                await outbox.finish(connection, row.row_id)
            return
        async with self._database.transaction() as connection:
            await outbox.finish(connection, row.row_id)
            for message in gone:
                await messages.forget(connection, message.game_id, message.message_id)


async def _let_rest(connection: Connection, row: OwedRow, resting: Mapping[int, datetime]) -> None:
    """Put a row off, or let a vote's message not call those who rest: another one does later."""
    if row.kind.calls_later is None:
        await outbox.postpone(connection, row.row_id, max(resting.values()))
        return
    called, later = without(row, row.kind.calls_later, resting)
    if await outbox.set_body(connection, row, called):
        await outbox.add(connection, [later])


def _posted(row: OwedRow, sent: Sent) -> PostedMessage:
    return PostedMessage(
        game_id=row.game_id,
        message_id=sent.message_id,
        kind=row.kind.word,
        revision=row.last_revision,
        first_revision=row.first_revision,
        channel_id=row.channel_id,
    )
