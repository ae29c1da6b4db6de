"""Which messages a change of a game owes its channel."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.services.games.folding import Fold
from bot.services.games.history import is_turn_begun
from bot.services.games.match import Turn
from bot.services.games.votes import VOID, Vote, asked_in
from bot.services.holders import holder_id
from bot.storage import messages, outbox, pings
from bot.storage.database import Connection
from bot.storage.games import GameRow
from bot.storage.log import Entry, EntryKind
from bot.storage.outbox import Owed, RowKind

DRAFT_DELAY: Final = timedelta(seconds=20)
"""How long an unfinished turn rests before its board is shown silently."""

_FROM_THE_LOG: Final = (
    RowKind.TURN,
    RowKind.DRAFT,
    RowKind.DRAFT_EDIT,
    RowKind.RESIGNED,
    RowKind.VOTE,
    RowKind.VOTE_EDIT,
    RowKind.VOTE_CALL,
    RowKind.DECIDED,
    RowKind.NUDGE,
)
"""What cannot be reported of a game that cannot be replayed."""


async def announce_start(connection: Connection, row: GameRow, fold: Fold) -> None:
    """Owe the lobby's last edit and, unless a computer begins, the first player's board."""
    # The lobby's call to its host and its invitations are pointless once the game has started.
    await outbox.withdraw(connection, row.game_id, RowKind.FULL, RowKind.INVITE, RowKind.LOBBY_EDIT)
    owed = [Owed(row.game_id, row.channel_id, RowKind.LOBBY_EDIT)]
    if fold.computer_to_act is None:
        owed.append(_board(row, RowKind.TURN, 1, fold))
    await outbox.add(connection, owed)


async def announce(connection: Connection, row: GameRow, before: Fold, after: Fold) -> None:
    """Owe what the entries after ``before`` ask for.

    Finished turns owe one board as soon as a person is on turn. An unfinished turn owes a silent
    draft, shown after a while and updated by an undo. A resignation out of turn owes one line. The
    last turn is reported by the result. What votes owe, ``_announce_votes`` says; other entries
    that do not change the position owe nothing.
    """
    await _announce_votes(connection, row, before, after)
    if after.position_revision == before.position_revision:
        return
    new = [turn for turn in after.turns if turn.last_revision > before.revision]
    unfinished = [turn for turn in after.turns if not turn.is_finished]
    # Turns before a computer's were committed without a board, so this commit reports them too.
    deferred = before.unreported if before.computer_to_act else ()
    if after.game.turns.outcome is not None:
        first = _first_revision([*deferred, *new, *unfinished])
        await _add_board(connection, _board(row, RowKind.RESULT, first, after), before)
        return
    asides = [turn for turn in new if turn.is_aside]
    await outbox.add(connection, [_resigned(row, turn, after) for turn in asides])
    finished = [*deferred, *(turn for turn in new if turn.is_finished and not turn.is_aside)]
    if after.computer_to_act is not None:
        # The computers' own commit follows and owes one board for these turns and theirs. A board
        # owed here would be a second message, about a position that lasts a few seconds.
        return
    if finished:
        first = _first_revision(finished)
        await _add_board(connection, _board(row, RowKind.TURN, first, after), before)
    elif unfinished:
        await _add_draft(connection, _draft(row, _first_revision(unfinished), after))
    elif _is_called(before, after):
        await outbox.add(connection, [_board(row, RowKind.TURN, after.revision, after)])
    elif is_turn_begun(after.steps):
        await _empty_draft(connection, _draft(row, after.revision, after))


def _is_called(before: Fold, after: Fold) -> bool:
    """Tell whether a person is on turn who was not, though no turn was finished.

    The seat on turn was given to somebody. Who takes a seat back knows that.
    """
    new = [step.entry for step in after.steps[before.revision :]]
    is_decided = any(entry.kind is EntryKind.DECIDED for entry in new)
    given = (entry.seat for entry in new if entry.kind is EntryKind.SEAT)
    return is_decided and after.game.to_act in given


async def _announce_votes(connection: Connection, row: GameRow, before: Fold, after: Fold) -> None:
    """Owe what new votes, answers, decisions and pauses ask for.

    A vote is asked in one message, which calls its voters and is edited as they answer. What was
    decided, and why a game is paused, are lines of their own.
    """
    owed: list[Owed] = []
    new = after.steps[before.revision :]
    is_decided = any(step.entry.kind is EntryKind.DECIDED for step in new)
    for step in new:
        entry = step.entry
        match entry.kind:
            case EntryKind.ASKED:
                owed += await _vote(connection, row, asked_in(entry), after)
            case EntryKind.ANSWERED:
                owed += await _vote_edit(connection, row, entry)
            case EntryKind.DECIDED:
                owed += await _vote_edit(connection, row, entry)
                await outbox.withdraw(connection, row.game_id, RowKind.VOTE, RowKind.VOTE_CALL)
                if entry.body != VOID:
                    owed.append(_note(row, RowKind.DECIDED, entry, f"{entry.seat} {entry.body}"))
            case EntryKind.NUDGED if entry.seat is not None:
                nudge = _note(row, RowKind.NUDGE, entry, entry.body)
                owed.append(replace(nudge, user_id=after.holders[entry.seat]))
            case EntryKind.PAUSED:
                owed.append(_note(row, RowKind.PAUSED, entry, entry.body))
            case EntryKind.SEAT if not is_decided:
                owed.append(replace(_note(row, RowKind.BACK, entry), user_id=holder_id(entry.body)))
            case _:
                pass
    await outbox.add(connection, owed)


async def _vote(connection: Connection, row: GameRow, vote: Vote, after: Fold) -> list[Owed]:
    """Return a vote's message, and a later one that calls the voters who are not to be called yet.

    Those are voters who were called for this game within the last hour.
    """
    entry = after.steps[vote.revision - 1].entry
    voters = [(seat, after.holders[seat]) for seat in vote.voters]
    users = [user for _, user in voters]
    resting = await pings.rests_until(connection, [row.game_id], users, entry.at)
    called = [(seat, user) for seat, user in voters if user not in resting]
    later = [(seat, user) for seat, user in voters if user in resting]
    owed = [_note(row, RowKind.VOTE, entry, json.dumps(called))]
    if later:
        call = _note(row, RowKind.VOTE_CALL, entry, json.dumps(later))
        owed.append(replace(call, not_before=max(resting.values())))
    return owed


async def _vote_edit(connection: Connection, row: GameRow, entry: Entry) -> list[Owed]:
    """Return one edit of the vote's message, in place of any that is owed already."""
    await outbox.withdraw(connection, row.game_id, RowKind.VOTE_EDIT)
    return [_note(row, RowKind.VOTE_EDIT, entry)]


def _note(row: GameRow, kind: RowKind, entry: Entry, body: str = "") -> Owed:
    return Owed(
        game_id=row.game_id,
        channel_id=row.channel_id,
        kind=kind,
        first_revision=entry.revision,
        last_revision=entry.revision,
        body=body,
    )


async def announce_closed(
    connection: Connection, row: GameRow, revision: int, by: int | None
) -> None:
    """Owe the message that a game was closed at a revision; drop what was owed from its log."""
    # Dropped even if already tried: a game that cannot be replayed can never make these messages.
    await outbox.forget(connection, row.game_id, *_FROM_THE_LOG)
    closed = Owed(
        game_id=row.game_id,
        channel_id=row.channel_id,
        kind=RowKind.CLOSED,
        first_revision=revision,
        last_revision=revision,
        user_id=by,
    )
    await outbox.add(connection, [closed, replace(closed, kind=RowKind.STRIP)])


def _first_revision(turns: Iterable[Turn]) -> int:
    return min(turn.first_revision for turn in turns)


def _board(row: GameRow, kind: RowKind, first: int, after: Fold) -> Owed:
    """Return the board that reports all from revision ``first`` on and calls the player on turn."""
    seat = after.game.to_act
    holder = None if seat is None else after.holders[seat]
    return Owed(
        game_id=row.game_id,
        channel_id=row.channel_id,
        kind=kind,
        first_revision=first,
        last_revision=after.revision,
        user_id=holder,
    )


def _draft(row: GameRow, first: int, after: Fold) -> Owed:
    due = after.steps[-1].entry.at + DRAFT_DELAY
    channel_id, last = row.channel_id, after.revision
    return Owed(row.game_id, channel_id, RowKind.DRAFT, first, last, not_before=due)


def _resigned(row: GameRow, turn: Turn, after: Fold) -> Owed:
    entry = after.steps[turn.first_revision - 1].entry
    holder = None if turn.seat is None else after.holders[turn.seat]
    return replace(_note(row, RowKind.RESIGNED, entry), user_id=holder)


async def _add_board(connection: Connection, board: Owed, before: Fold) -> None:
    """Owe a board, the removal of the draft that it replaces, and the old board's last edit."""
    owed = [board]
    is_begun_earlier = board.first_revision <= before.revision
    # A turn whose first actions were undone begins later in the log, but may have a draft already.
    if is_begun_earlier or is_turn_begun(before.steps):
        # The board shows the same turn: a draft sent before it would only be deleted again.
        await outbox.withdraw(connection, board.game_id, RowKind.DRAFT, RowKind.DRAFT_EDIT)
        if await _has_draft(connection, board.game_id):
            owed.append(replace(board, kind=RowKind.DROP_DRAFT))
    owed.append(replace(board, kind=RowKind.STRIP))
    await outbox.add(connection, owed)


async def _add_draft(connection: Connection, draft: Owed) -> None:
    """Owe the board of an unfinished turn, to be shown once nothing has followed for a while."""
    if await outbox.postpone_draft(connection, draft):
        return
    if not await _edit_draft(connection, draft):
        await outbox.add(connection, [draft])


async def _empty_draft(connection: Connection, draft: Owed) -> None:
    """Owe an update of the draft of a turn that was undone to its beginning, if there is one."""
    await outbox.withdraw(connection, draft.game_id, RowKind.DRAFT)
    await _edit_draft(connection, draft)


async def _edit_draft(connection: Connection, draft: Owed) -> bool:
    """Owe an edit of the draft, if there is one; tell whether there is."""
    if not await _has_draft(connection, draft.game_id):
        return False
    await outbox.withdraw(connection, draft.game_id, RowKind.DRAFT_EDIT)
    await outbox.add(connection, [replace(draft, kind=RowKind.DRAFT_EDIT, not_before=None)])
    return True


async def _has_draft(connection: Connection, game_id: int) -> bool:
    """Tell whether a draft is posted, or may just have been sent."""
    posted = await messages.of_kind(connection, game_id, RowKind.DRAFT)
    # Callers withdraw or postpone a row that was never tried. One that is left may have arrived.
    return bool(posted) or await outbox.owes(connection, game_id, RowKind.DRAFT)
