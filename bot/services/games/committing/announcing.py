"""Which messages a change of a game owes its channel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.services.games.committing.announcing_notes import (
    announce_notes,
    announce_offers,
    announce_pauses,
    is_taken_over,
    note_of,
    note_requests,
)
from bot.services.games.folding import Fold
from bot.services.games.match import Turn
from bot.services.games.pauses import BY_PEOPLE, pause_in
from bot.services.games.planning.looking import NO_PLANS, Look
from bot.services.games.steps import is_turn_begun
from bot.services.games.vote import asked_in, is_bot_turn, is_resignation
from bot.services.people.holders import holder_id, is_computer
from bot.services.presence_in_logs import gone_in
from bot.storage import messages, outbox
from bot.storage.calls import invitations
from bot.storage.database import Connection
from bot.storage.games import GameRow
from bot.storage.log import Entry, EntryKind, MadeBy
from bot.storage.outbox import Kind, Owed, RowKind
from bot.storage.words.kinds import kinds_that

DRAFT_DELAY: Final = timedelta(minutes=3)
"""How long an unfinished turn rests before its board is shown silently."""


async def announce_start(connection: Connection, row: GameRow, fold: Fold) -> None:
    """Owe the lobby's last edit and, unless a computer begins, the first player's board."""
    await outbox.withdraw(connection, row.game_id, RowKind.LOBBY_EDIT)
    owed = [Owed(row.game_id, row.where.channel_id, RowKind.LOBBY_EDIT)]
    if fold.computer_to_act is None:
        owed.append(_board(row, RowKind.TURN, 1, fold))
    await outbox.add(connection, owed)
    # The lobby's call to its host and its invitations are pointless once the game has started.
    await invitations.close(connection, row.game_id)


async def announce(  # noqa: PLR0913
    connection: Connection,
    row: GameRow,
    before: Fold,
    after: Fold,
    *,
    look: Look = NO_PLANS,
    asker: int = 0,
) -> None:
    """Owe the messages about the log entries after ``before``.

    Finished turns owe one board as soon as a person must act who has no plan that stands. An
    unfinished turn owes a silent draft, which is posted after a delay and edited as the turn goes
    on. A resignation out of turn owes one line. The last turn is reported by the result.
    ``announcing_notes`` says what the other entries owe. If one of them opens a vote, ``asker`` is
    the user who asked for it; 0 if nobody did. A pause is announced last, after everything that led
    to it.
    """
    await note_requests(connection, row.game_id, before.revision, after, asker)
    await announce_notes(connection, row, before, after, is_plan_due=look.is_due)
    await announce_offers(connection, row, before, after)
    # Without a change, a plan that was to be played does not stand after all: its seat is called.
    if after.position_revision != before.position_revision or (look.was_due and not look.is_due):
        await _announce_position(connection, row, before, after, look)
    await announce_pauses(connection, row, before, after)


async def _announce_position(
    connection: Connection, row: GameRow, before: Fold, after: Fold, look: Look
) -> None:
    """Owe the boards of a change of position, turn or seats."""
    entries = after.entries[before.revision :]
    # Turns followed by a computer's, or by a plan, were committed without a board: this commit
    # reports them.
    deferred = _untold(before, is_plan_due=look.was_due)
    if (undo := next((it for it in entries if it.is_agreed_undo), None)) is not None:
        await _announce_undo(connection, row, before, undo, after, deferred)
        return
    new = [turn for turn in after.turns if turn.last_revision > before.revision]
    unfinished = [turn for turn in after.turns if not turn.is_finished]
    if after.game.turns.outcome is not None:
        first = _first_revision([*deferred, *new, *unfinished])
        await _add_board(connection, _board(row, RowKind.RESULT, first, after), before)
        return
    asides = [turn for turn in new if turn.is_aside]
    await outbox.add(connection, [_resigned(row, turn, after) for turn in asides])
    # A resignation out of turn is no reason to call whoever is on turn once more.
    finished = [*deferred, *(turn for turn in new if turn.is_finished and not turn.is_aside)]
    # The commit of computers or of a plan follows, and owes one board for these turns and its own.
    # A board owed here would be a second message, about a position that lasts a few seconds. While
    # the game is paused no such commit follows, so finished turns are reported here.
    if look.is_due or _is_left_to_computers(after):
        return
    if after.computer_to_act is not None and not finished:
        return
    if finished:
        first = _first_revision(finished)
        await _add_board(connection, _board(row, RowKind.TURN, first, after), before)
    elif _is_called(before, after) or not entries:
        first = _first_revision(unfinished) if unfinished else after.revision
        await _add_board(connection, _board(row, RowKind.TURN, first, after), before)
    elif unfinished:
        await _add_draft(connection, _draft(row, _first_revision(unfinished), after))
    elif is_turn_begun(after.steps):
        await _empty_draft(connection, _draft(row, after.revision, after))


def _is_left_to_computers(fold: Fold) -> bool:
    """Tell whether computers play on, so that their commit also reports what was done before it."""
    return fold.computer_to_act is not None and pause_in(fold.entries) is None


def _untold(fold: Fold, *, is_plan_due: bool) -> tuple[Turn, ...]:
    """Return the finished turns that no board reports yet: a commit of computers is to follow.

    It may also be that of a plan, if one ``is_plan_due``. Resignations out of turn are not among
    them: each has a message of its own.
    """
    since = _told_until(fold, is_plan_due=is_plan_due)
    turns = (turn for turn in fold.turns if turn.is_finished and not turn.is_aside)
    return tuple(turn for turn in turns if turn.last_revision > since)


def _told_until(fold: Fold, *, is_plan_due: bool) -> int:
    """Return the revision up to which boards have reported what was done.

    It is the end of the newest commit that was not left to computers or to a plan, or that undid a
    whole turn.
    """
    entries = fold.entries
    end = len(entries)
    for revision in range(len(entries), 0, -1):
        if revision == len(entries) or entries[revision].step == 0:
            end = revision
            if not _was_left(fold, end, is_plan_due=is_plan_due):
                return end
        if entries[revision - 1].is_agreed_undo:
            return end  # the board of the undo reports all that was unreported and still stands
    return 0


def _was_left(fold: Fold, revision: int, *, is_plan_due: bool) -> bool:
    """Tell whether computers or a plan were to be played after the commit ended by ``revision``."""
    past = fold.entries[:revision]
    pause = pause_in(past)
    if pause is not None and pause.body in BY_PEOPLE:
        return False
    turns = [turn for turn in fold.turns if not turn.is_aside]
    begun = max((turn.last_revision for turn in turns if turn.last_revision <= revision), default=0)
    later = (turn.seat for turn in turns if turn.last_revision > revision)
    seat = next(later, fold.game.to_act)
    if seat is None:
        return False
    return _is_computers(past, begun, seat) or _is_planned(fold, begun, seat, is_due=is_plan_due)


def _is_planned(fold: Fold, begun: int, seat: int, *, is_due: bool) -> bool:
    """Tell whether a seat's turn that began after entry ``begun`` was played by a plan.

    If nothing was done in it yet, that tells whether a plan ``is_due``.
    """
    later = (entry for entry in fold.entries[begun:] if entry.kind is EntryKind.ACTION)
    first = next((entry for entry in later if entry.seat == seat), None)
    return is_due if first is None else first.made_by == MadeBy.PLANNED


def _is_computers(past: Sequence[Entry], begun: int, seat: int) -> bool:
    """Tell whether a computer is to play a seat's turn that began after entry ``begun``."""
    own = [entry for entry in past if entry.seat == seat]
    if any(is_bot_turn(entry) for entry in own if entry.revision > begun):
        return True
    given = [entry.body for entry in own if entry.kind is EntryKind.SEAT]
    return bool(given) and is_computer(holder_id(given[-1]))


async def _announce_undo(  # noqa: PLR0913, PLR0917
    connection: Connection,
    row: GameRow,
    before: Fold,
    undo: Entry,
    after: Fold,
    deferred: Sequence[Turn],
) -> None:
    """Owe the messages about an undo of a whole turn.

    The boards that reported the turn are marked as taken back, and a new board tells of the undo.
    It calls the turn's player, unless nobody was asked: then they have just undone it themselves.
    """
    since = int(undo.body) + 1
    left = [turn for turn in deferred if turn.last_revision < since]
    first = _first_revision(left) if left else before.revision + 1
    board = _board(row, RowKind.TURN, first, after)
    mark = replace(board, kind=RowKind.TAKEN_BACK, body=str(since))
    spans = _taken_back_now(before, since)
    marks = [replace(mark, first_revision=first, last_revision=last) for first, last in spans]
    await outbox.add(connection, marks)
    new = after.entries[before.revision :]
    is_free = any(it.kind is EntryKind.ASKED and not asked_in(it).voters for it in new)
    await _add_board(connection, replace(board, user_id=0) if is_free else board, before)


def _taken_back_now(before: Fold, since: int) -> list[tuple[int, int]]:
    """Return the spans of a log that an undo takes back, without entries undone before.

    An earlier agreed undo is left out as well: that it was made stays true, and so does its board.
    """
    undone = (step for step in before.steps[since - 1 :] if not step.is_undone)
    stands = [step.entry.revision for step in undone if not step.entry.is_agreed_undo]
    spans: list[tuple[int, int]] = []
    for revision in stands:
        if spans and spans[-1][1] == revision - 1:
            spans[-1] = spans[-1][0], revision
        else:
            spans.append((revision, revision))
    return spans


def _is_called(before: Fold, after: Fold) -> bool:
    """Tell whether somebody has taken over the seat on turn, and must be called to it.

    Whoever takes back their own seat needs no call.
    """
    new = after.entries[before.revision :]
    return any(is_taken_over(before, entry) and entry.seat == after.game.to_act for entry in new)


async def announce_closed(connection: Connection, row: GameRow, revision: int, who: str) -> None:
    """Owe the message that a game was closed at a revision; drop what was owed from its log.

    ``who`` is the id of the user who has closed it, as text, or a word such as ``OPERATOR``.
    """
    # Dropped even if already tried: a game that cannot be replayed can never make these messages.
    of_log = kinds_that(lambda kind: kind.ends_with_game)
    await outbox.forget(connection, row.game_id, *of_log)
    closed = Owed(row.game_id, row.where.channel_id, RowKind.CLOSED, revision, revision)
    is_user = who.isdecimal()
    closed = replace(closed, user_id=int(who)) if is_user else replace(closed, body=who)
    await outbox.add(connection, [closed, replace(closed, kind=RowKind.DROP_DRAFT)])


async def announce_deleted(connection: Connection, row: GameRow, revision: int, by: int) -> None:
    """Owe the message that a game was deleted; once posted, it takes the last board's buttons off.

    ``revision`` is the length that the game's log had. The game must owe no other message.
    """
    after = revision + 1
    deleted = Owed(row.game_id, row.where.channel_id, RowKind.DELETED, after, after, user_id=by)
    await outbox.add(connection, [deleted, replace(deleted, kind=RowKind.DROP_DRAFT)])


def _first_revision(turns: Iterable[Turn]) -> int:
    return min(turn.first_revision for turn in turns)


def _board(row: GameRow, kind: Kind, first: int, after: Fold) -> Owed:
    """Return the board that reports all from revision ``first`` on and calls the player on turn.

    It calls nobody who has left the server, and nobody to a game that is paused.
    """
    seat, entries = after.game.to_act, after.entries
    waits = seat not in gone_in(entries) and pause_in(entries) is None
    holder = None if seat is None or not waits else after.holders[seat]
    return Owed(row.game_id, row.where.channel_id, kind, first, after.revision, user_id=holder)


def _draft(row: GameRow, first: int, after: Fold) -> Owed:
    due = after.steps[-1].entry.at + DRAFT_DELAY
    channel_id, last = row.where.channel_id, after.revision
    return Owed(row.game_id, channel_id, RowKind.DRAFT, first, last, not_before=due)


def _resigned(row: GameRow, turn: Turn, after: Fold) -> Owed:
    entries = after.entries[turn.first_revision - 1 : turn.last_revision]
    entry = next(entry for entry in entries if is_resignation(entry))
    holder = None if turn.seat is None else after.holders[turn.seat]
    return replace(note_of(row, RowKind.RESIGNED, entry), user_id=holder)


async def _add_board(connection: Connection, board: Owed, before: Fold) -> None:
    """Owe a board, and the removal of the draft that it replaces."""
    owed = [board]
    is_begun_earlier = board.first_revision <= before.revision
    # A turn whose first actions were undone begins later in the log, but may have a draft already.
    if is_begun_earlier or is_turn_begun(before.steps):
        # The board shows the same turn: a draft sent before it would only be deleted again.
        await outbox.withdraw(connection, board.game_id, RowKind.DRAFT, RowKind.DRAFT_EDIT)
        if await _has_draft(connection, board.game_id):
            owed.append(replace(board, kind=RowKind.DROP_DRAFT))
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
    # Only a first message is delayed: an edit notifies nobody, and the posted draft is outdated.
    await outbox.add(connection, [replace(draft, kind=RowKind.DRAFT_EDIT, not_before=None)])
    return True


async def _has_draft(connection: Connection, game_id: int) -> bool:
    """Tell whether a draft that is to stay was posted, or may have been posted just now."""
    dropped = await outbox.last_revision_of(connection, game_id, RowKind.DROP_DRAFT)
    posted = await messages.of_kind(connection, game_id, RowKind.DRAFT)
    # Callers withdraw or postpone a row that was never tried. Any other may have been posted.
    is_sent = await outbox.owes(connection, game_id, RowKind.DRAFT)
    return is_sent or any(draft.revision > dropped for draft in posted)
