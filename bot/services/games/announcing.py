"""Which messages a change of a game owes its channel."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.services.games.folding import Fold
from bot.services.games.history import is_agreed_undo, is_turn_begun
from bot.services.games.leaving import gone_in
from bot.services.games.match import Turn
from bot.services.games.replacing import Offer, offer_in
from bot.services.games.votes import (
    AGREEING,
    VOID,
    Vote,
    asked_in,
    is_resignation,
    newest_vote,
    vote_in,
)
from bot.services.holders import holder_id
from bot.storage import absences, messages, outbox
from bot.storage.database import Connection
from bot.storage.games import GameRow
from bot.storage.log import Entry, EntryKind
from bot.storage.outbox import DIRECT, Owed, RowKind

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
    RowKind.VOTE_CALL_EDIT,
    RowKind.DECIDED,
    RowKind.NUDGE,
    RowKind.TAKEN_BACK,
    RowKind.TURN_EDIT,
    RowKind.OFFER,
    RowKind.OFFER_EDIT,
    RowKind.LEFT,
    *DIRECT,
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
    await _announce_offers(connection, row, before, after)
    if after.position_revision == before.position_revision:
        return
    entries = (step.entry for step in after.steps[before.revision :])
    if (undo := next(filter(is_agreed_undo, entries), None)) is not None:
        await _announce_undo(connection, row, before, undo, after)
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
    elif _is_called(before, after):
        first = _first_revision(unfinished) if unfinished else after.revision
        await _add_board(connection, _board(row, RowKind.TURN, first, after), before)
    elif unfinished:
        await _add_draft(connection, _draft(row, _first_revision(unfinished), after))
    elif is_turn_begun(after.steps):
        await _empty_draft(connection, _draft(row, after.revision, after))


async def _announce_undo(
    connection: Connection, row: GameRow, before: Fold, undo: Entry, after: Fold
) -> None:
    """Owe what an undo of a whole turn asks for: a mark on its board, and the board before it.

    The new board tells again what was done before the turn, and calls its player.
    """
    reported = after.unreported or after.turns[-1:]
    first = _first_revision(reported) if reported else after.revision
    board = _board(row, RowKind.TURN, first, after)
    mark = replace(board, kind=RowKind.TAKEN_BACK, last_revision=undo.revision)
    await outbox.add(connection, [replace(mark, first_revision=int(undo.body) + 1)])
    await _add_board(connection, board, before)


def _is_called(before: Fold, after: Fold) -> bool:
    """Tell whether a person is on turn who was not, though no turn was finished.

    Somebody has taken over the seat on turn. Who takes a seat back knows that.
    """
    new = [step.entry for step in after.steps[before.revision :]]
    return any(is_taken_over(before, entry) and entry.seat == after.game.to_act for entry in new)


async def _announce_votes(connection: Connection, row: GameRow, before: Fold, after: Fold) -> None:
    """Owe what new votes, answers, decisions and pauses ask for.

    A vote is asked in one message, which calls its voters and is edited as they answer or resign.
    What was decided, and why a game is paused, are lines of their own; the last is edited once it
    goes on.
    """
    owed: list[Owed] = []
    new = after.steps[before.revision :]
    is_vote_open = vote_in([step.entry for step in after.steps]) is not None
    for step in new:
        entry = step.entry
        match entry.kind:
            case EntryKind.ASKED if asked_in(entry).voters:
                owed.append(await _vote(connection, row, asked_in(entry), after))
            case EntryKind.ANSWERED | EntryKind.ACTION if is_vote_open and _is_by_voter(entry):
                owed += await _vote_edit(connection, row, entry)
            case EntryKind.DECIDED:
                owed += await _decided(connection, row, entry, after)
            case EntryKind.NUDGED if entry.seat is not None:
                nudge = _note(row, RowKind.NUDGE, entry, entry.body)
                owed.append(replace(nudge, user_id=after.holders[entry.seat]))
            case EntryKind.GONE:
                owed.append(_note(row, RowKind.LEFT, entry, str(entry.seat)))
            case EntryKind.PAUSED:
                owed.append(_note(row, RowKind.PAUSED, entry, entry.body))
            case EntryKind.RESUMED:
                await outbox.withdraw(connection, row.game_id, RowKind.PAUSED)
                owed += _gone_on(row, entry, after)
            case EntryKind.SEAT if holder_id(entry.body) > 0:
                owed += _given(row, entry, before)
            case _:
                pass
    await outbox.add(connection, owed)


def _gone_on(row: GameRow, entry: Entry, after: Fold) -> list[Owed]:
    """Return the edit of the message about a pause, and the line about who has ended it."""
    owed = [_note(row, RowKind.PAUSED_EDIT, entry)]
    if entry.seat is not None:
        line = _note(row, RowKind.RESUMED, entry)
        owed.append(replace(line, user_id=after.holders[entry.seat]))
    return owed


def _is_by_voter(entry: Entry) -> bool:
    """Tell whether an entry may change the open vote: an answer, or a voter's resignation."""
    return entry.kind is EntryKind.ANSWERED or is_resignation(entry)


def _given(row: GameRow, entry: Entry, before: Fold) -> list[Owed]:
    """Return the line about a seat that somebody has taken back, or taken over from another."""
    user_id, seat = holder_id(entry.body), entry.seat or 0
    line = replace(_note(row, RowKind.BACK, entry), user_id=user_id)
    if not is_taken_over(before, entry):
        return [line]
    former = before.played_for[seat] or before.holders[seat]
    return [replace(line, body=str(former))]


async def _announce_offers(connection: Connection, row: GameRow, before: Fold, after: Fold) -> None:
    """Owe the call to whom a seat is offered, and the last edit of an offer that is over."""
    old = offer_in([step.entry for step in before.steps])
    new = offer_in([step.entry for step in after.steps])
    if new is not None and after.game.turns.outcome is not None:
        new = None
    if old == new:
        return
    await outbox.withdraw(connection, row.game_id, RowKind.OFFER, RowKind.OFFER_EDIT)
    owed = [_offer(row, RowKind.OFFER_EDIT, old, after)] if old is not None else []
    if new is not None:
        owed.append(_offer(row, RowKind.OFFER, new, after))
    await outbox.add(connection, owed)


def _offer(row: GameRow, kind: RowKind, offer: Offer, after: Fold) -> Owed:
    note = _note(row, kind, after.steps[offer.revision - 1].entry, str(offer.seat))
    return replace(note, last_revision=after.revision, user_id=offer.user_id)


def is_taken_over(before: Fold, entry: Entry) -> bool:
    """Tell whether an entry after ``before`` gives a seat to whom it was offered."""
    offer = offer_in([step.entry for step in before.steps])
    if offer is None or entry.kind is not EntryKind.SEAT:
        return False
    return (offer.seat, offer.user_id) == (entry.seat, holder_id(entry.body))


async def _vote(connection: Connection, row: GameRow, vote: Vote, after: Fold) -> Owed:
    """Return a vote's message, which calls its voters who are not away."""
    entry = after.steps[vote.revision - 1].entry
    away = await absences.away_among(connection, after.holders)
    voters = [(seat, user) for seat in vote.voters if (user := after.holders[seat]) not in away]
    return _note(row, RowKind.VOTE, entry, json.dumps(voters))


async def _decided(connection: Connection, row: GameRow, entry: Entry, after: Fold) -> list[Owed]:
    """Return the last edits of a vote's messages, and the line that says what was decided."""
    vote = newest_vote([step.entry for step in after.steps[: entry.revision]])
    was_asked = vote is not None and bool(vote.voters)
    owed = await _vote_edit(connection, row, entry) if was_asked else []
    calls = await messages.of_kind(connection, row.game_id, RowKind.VOTE_CALL)
    if vote is not None and any(call.revision >= vote.revision for call in calls):
        owed.append(_note(row, RowKind.VOTE_CALL_EDIT, entry, json.dumps([])))
    await outbox.withdraw(connection, row.game_id, RowKind.VOTE, RowKind.VOTE_CALL)
    if entry.body == VOID:
        return owed
    word = f"{vote.subject}-{entry.body}" if vote and vote.choices == AGREEING else entry.body
    return [*owed, _note(row, RowKind.DECIDED, entry, f"{entry.seat} {word}")]


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
    await outbox.add(connection, [closed, *_clearing_up(closed)])


async def announce_deleted(connection: Connection, row: GameRow, revision: int, by: int) -> None:
    """Owe the message that a game was deleted, and that its last messages lose their buttons.

    ``revision`` is the length that its log had. It must owe nothing else any more.
    """
    deleted = Owed(
        game_id=row.game_id,
        channel_id=row.channel_id,
        kind=RowKind.DELETED,
        first_revision=revision + 1,
        last_revision=revision + 1,
        user_id=by,
    )
    await outbox.add(connection, [deleted, *_clearing_up(deleted)])


def _clearing_up(told: Owed) -> list[Owed]:
    """Return what takes away the boards of a game, or their buttons, after its last message."""
    return [replace(told, kind=kind) for kind in (RowKind.DROP_DRAFT, RowKind.STRIP)]


def _first_revision(turns: Iterable[Turn]) -> int:
    return min(turn.first_revision for turn in turns)


def _board(row: GameRow, kind: RowKind, first: int, after: Fold) -> Owed:
    """Return the board that reports all from revision ``first`` on and calls the player on turn.

    It calls nobody who has left the server.
    """
    seat = after.game.to_act
    is_gone = seat in gone_in(step.entry for step in after.steps)
    holder = None if seat is None or is_gone else after.holders[seat]
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
