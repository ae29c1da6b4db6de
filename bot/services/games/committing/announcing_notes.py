"""What entries of a log owe that change no position: votes, offers, pauses, who has left."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.services.games.folding import Fold
from bot.services.games.replacing import Offer
from bot.services.games.vote import (
    ENDED,
    VOID,
    Answer,
    Vote,
    asked_in,
    is_resignation,
    newest_vote,
    vote_in,
)
from bot.services.games.voting.offers import BY_TIME, KEPT, offer_in
from bot.services.games.voting.time_outs import is_time_over
from bot.services.people.holders import holder_id, is_person
from bot.services.presence_in_logs import gone_in, has_left
from bot.storage import messages, outbox
from bot.storage.calls import requests
from bot.storage.database import Connection
from bot.storage.games import GameRow
from bot.storage.log import Entry, EntryKind
from bot.storage.outbox import Kind, Owed, RowKind
from bot.storage.people import absences

NOBODY_THERE: Final = "pending"
"""The word for a time-out about which nobody could be asked yet."""

LATE: Final = "late"
"""The word for somebody who has left the server when the time for their turn is over."""

_ENDS_OF_OFFERS: Final = {BY_TIME: "offer-time", KEPT: "offer-kept"}
"""The words for offers of seats that are over."""


@dataclass(frozen=True, slots=True)
class _Change:
    """A change of a game, as its notes are told; with ``is_plan_due`` a plan is played next."""

    row: GameRow
    before: Fold
    after: Fold
    is_plan_due: bool = False

    @property
    def new(self) -> Sequence[Entry]:
        """The entries that it has added."""
        return self.after.entries[self.before.revision :]

    @property
    def is_vote_open(self) -> bool:
        """Whether a vote is open after it."""
        return vote_in(self.after.entries) is not None

    @property
    def is_unasked(self) -> bool:
        """Whether of a time-out among the new entries nothing has come yet.

        A request that it has ended is no decision about it.
        """
        decided = any(it.kind is EntryKind.DECIDED and it.body != ENDED for it in self.new)
        return not self.is_vote_open and not decided

    @property
    def gives_time_in_pause(self) -> bool:
        """Whether somebody was given more time, which does not begin before a pause is over."""
        kinds = {it.kind for it in self.new}
        given = any(it.kind is EntryKind.DECIDED and it.body == Answer.WAIT for it in self.new)
        return given and EntryKind.PAUSED in kinds

    def is_late(self, seat: int | None) -> bool:
        """Tell whether it is the turn of a seat whose time is over."""
        is_over = is_time_over(self.after.entries, self.after.turn_revision)
        return is_over and seat == self.after.game.to_act


async def announce_notes(
    connection: Connection,
    row: GameRow,
    before: Fold,
    after: Fold,
    *,
    is_plan_due: bool = False,
) -> None:
    """Owe what new votes, answers, decisions and ends of pauses ask for.

    A vote is asked in one message, which calls its voters and is edited as they answer or leave.
    What was decided is a line of its own. That about a pause is edited once the game goes on.
    """
    change = _Change(row, before, after, is_plan_due)
    owed: list[Owed] = []
    for entry in change.new:
        owed += await _of_votes(connection, change, entry)
        owed += await _of_seats(connection, change, entry)
    await outbox.add(connection, owed)


async def announce_pauses(connection: Connection, row: GameRow, before: Fold, after: Fold) -> None:
    """Owe the line that a game is paused, and why; it also says who was given more time."""
    change = _Change(row, before, after)
    more = f" {Answer.WAIT}" if change.gives_time_in_pause else ""
    paused = [entry for entry in change.new if entry.kind is EntryKind.PAUSED]
    owed = [note_of(row, RowKind.PAUSED, entry, f"{entry.body}{more}") for entry in paused]
    await outbox.add(connection, owed)


async def note_requests(
    connection: Connection, game_id: int, before: int, after: Fold, asker: int
) -> None:
    """Note whom votes and offers after a revision ask: one person's calls are counted.

    ``asker`` is whose they are; if that is 0, a vote is nobody's, and an offer that of whoever
    asked for the vote that has decided it.
    """
    for number, step in enumerate(after.steps[before:], before):
        match step.entry.kind:
            case EntryKind.ASKED if asker:
                seats = asked_in(step.entry).voters
                who, asked = asker, [after.holders[seat] for seat in seats]
            case EntryKind.OFFERED:
                vote = newest_vote([it.entry for it in after.steps[:number]])
                revision = vote.revision if vote else 0
                who = asker or await requests.asker_of(connection, game_id, revision)
                asked = _asked_by(Offer.in_entry(step.entry), after)
            case _:
                continue
        if who:
            await requests.ask(connection, game_id, step.entry.revision, who, asked)


def _asked_by(offer: Offer, after: Fold) -> list[int]:
    """Return whom an offer calls: whoever may take the seat over, and who was not asked for it."""
    owner = None if offer.has_agreed else _owner_there(after, offer.seat)
    return [offer.user_id] if owner in (None, offer.user_id) else [offer.user_id, owner]


async def _of_votes(connection: Connection, change: _Change, entry: Entry) -> list[Owed]:
    """Return what an entry about votes and requests owes."""
    row = change.row
    match entry.kind:
        # Without voters the same commit has decided it, and tells that.
        case EntryKind.ASKED if asked_in(entry).voters:
            return [await _vote(connection, row, asked_in(entry), change.after)]
        case _ if (vote := vote_in(change.after.entries)) and _may_change_vote(entry):
            await _withdraw_edit(connection, row, vote)
            return [_edit_of(row, RowKind.VOTE_EDIT, vote, entry)]
        case EntryKind.DECIDED:
            return await _decided(connection, change, entry)
        case EntryKind.TIMED_OUT if change.is_unasked:
            return [_line(row, entry, NOBODY_THERE)]
        case EntryKind.DECLINED | EntryKind.WITHDRAWN:
            return [_line(row, entry, _end_of_offer(entry))]
        case _:
            return []


async def _of_seats(connection: Connection, change: _Change, entry: Entry) -> list[Owed]:
    """Return what an entry about people and pauses owes."""
    row, after = change.row, change.after
    match entry.kind:
        case EntryKind.NUDGED if entry.seat is not None:
            nudge = note_of(row, RowKind.NUDGE, entry, entry.body)
            return [replace(nudge, user_id=after.holders[entry.seat])]
        case EntryKind.GONE:
            late = f" {LATE}" if change.is_late(entry.seat) else ""
            return [note_of(row, RowKind.LEFT, entry, f"{entry.seat}{late}")]
        case EntryKind.RESUMED:
            await outbox.withdraw(connection, row.game_id, RowKind.PAUSED)
            return _gone_on(change, entry)
        case EntryKind.SEAT if is_person(holder_id(entry.body)):
            return _given(row, entry, change.before)
        case _:
            return []


def _line(row: GameRow, entry: Entry, word: str) -> Owed:
    """Return the silent line about a seat that a word stands for."""
    return note_of(row, RowKind.DECIDED, entry, f"{entry.seat} {word}")


def _end_of_offer(entry: Entry) -> str:
    """Return the word for how the offer of a seat has ended with an entry."""
    if entry.kind is EntryKind.DECLINED:
        return "offer-declined"
    return _ENDS_OF_OFFERS.get(entry.body, "offer-withdrawn")


def _gone_on(change: _Change, entry: Entry) -> list[Owed]:
    """Return the edit of the message about a pause, and the line about who has ended it.

    It calls whoever is on turn, unless it was them. Of somebody who ends a pause by taking their
    seat back another line tells: if there is nobody to call, that is enough.
    """
    row, after = change.row, change.after
    owed = [note_of(row, RowKind.PAUSED_EDIT, entry)]
    back = (it.seat for it in change.new if it.kind is EntryKind.SEAT)
    # Not ``or``: 0 is a seat as well.
    by = entry.seat if entry.seat is not None else next(back, None)
    if by is None:
        return owed
    seat = after.game.to_act
    is_gone = seat in gone_in(after.entries)
    is_called = seat not in (None, by) and not is_gone and not change.is_plan_due
    holder = after.holders[seat or 0] if is_called else 0
    if is_person(holder) or entry.seat is not None:
        line = note_of(row, RowKind.RESUMED, entry, str(after.holders[by]))
        owed.append(replace(line, user_id=holder if is_person(holder) else None))
    return owed


def _may_change_vote(entry: Entry) -> bool:
    """Tell whether an entry may change the open vote: an answer, or a voter who leaves."""
    kinds = (EntryKind.ANSWERED, EntryKind.GONE, EntryKind.SEAT)
    return entry.kind in kinds or is_resignation(entry)


def _given(row: GameRow, entry: Entry, before: Fold) -> list[Owed]:
    """Return the line about a seat that somebody has taken back, or taken over from another."""
    user_id, seat = holder_id(entry.body), entry.seat or 0
    line = replace(note_of(row, RowKind.BACK, entry), user_id=user_id)
    if not is_taken_over(before, entry):
        return [line]
    former = before.played_for[seat] or before.holders[seat]
    return [replace(line, body=str(former))]


async def announce_offers(connection: Connection, row: GameRow, before: Fold, after: Fold) -> None:
    """Owe the call to whom a seat is offered, and the last edit of an offer that is over."""
    old, new = offer_in(before), offer_in(after)
    if old == new:
        return
    kinds = (RowKind.OFFER, RowKind.OFFER_TOLD, RowKind.OFFER_EDIT)
    await outbox.withdraw(connection, row.game_id, *kinds)
    owed = []
    if old is not None and await _stands(connection, row, RowKind.OFFER, old.revision):
        owed.append(_offer(row, RowKind.OFFER_EDIT, old, after))
    if new is not None and new.has_agreed:
        owed.append(_offer(row, RowKind.OFFER, new, after))
    elif new is not None:
        told = _offer(row, RowKind.OFFER_TOLD, new, after)
        owed.append(replace(told, user_id=_owner_there(after, new.seat), body=str(new.user_id)))
    await outbox.add(connection, owed)


def _owner_there(fold: Fold, seat: int) -> int | None:
    """Return whose seat it is, whoever plays it now; None if they have left the server."""
    if has_left(fold.entries, seat):
        return None
    return fold.played_for[seat] or fold.holders[seat]


async def _stands(connection: Connection, row: GameRow, kind: Kind, revision: int) -> bool:
    """Tell whether a message about an entry, or a later one, stands, or may just have been sent.

    Rows that were never tried must have been withdrawn before.
    """
    posted = await messages.of_kind(connection, row.game_id, kind)
    stands = bool(posted) and posted[-1].revision >= revision
    return stands or await outbox.owes(connection, row.game_id, kind)


def _offer(row: GameRow, kind: Kind, offer: Offer, after: Fold) -> Owed:
    note = note_of(row, kind, after.steps[offer.revision - 1].entry, str(offer.seat))
    return replace(note, last_revision=after.revision, user_id=offer.user_id)


def is_taken_over(before: Fold, entry: Entry) -> bool:
    """Tell whether an entry after ``before`` gives a seat to whom it was offered."""
    offer = offer_in(before)
    if offer is None or entry.kind is not EntryKind.SEAT:
        return False
    return (offer.seat, offer.user_id) == (entry.seat, holder_id(entry.body))


async def _vote(connection: Connection, row: GameRow, vote: Vote, after: Fold) -> Owed:
    """Return a vote's message, which calls its voters who are not away."""
    entry = after.steps[vote.revision - 1].entry
    away = await absences.away_among(connection, after.holders)
    voters = [(seat, user) for seat in vote.voters if (user := after.holders[seat]) not in away]
    return note_of(row, RowKind.VOTE, entry, json.dumps(voters))


async def _decided(connection: Connection, change: _Change, entry: Entry) -> list[Owed]:
    """Return the last edits of a vote's messages, and the line that says what was decided.

    There is none where another message tells it: of a turn that is taken back, the new board, of a
    seat, its offer, and of time that begins after a pause, the line about that.
    """
    row, after = change.row, change.after
    vote = newest_vote(after.entries[: entry.revision])
    await outbox.withdraw(connection, row.game_id, RowKind.VOTE, RowKind.VOTE_CALL)
    await _withdraw_edit(connection, row, vote)
    owed = []
    if vote is not None and await _stands(connection, row, RowKind.VOTE, vote.revision):
        owed.append(_edit_of(row, RowKind.VOTE_EDIT, vote, entry))
    if vote is not None and await _stands(connection, row, RowKind.VOTE_CALL, vote.revision):
        owed.append(_edit_of(row, RowKind.VOTE_CALL_EDIT, vote, entry, json.dumps([])))
    is_time_told = entry.body == Answer.WAIT and change.gives_time_in_pause
    if entry.body in (VOID, Answer.YES) or is_time_told:
        return owed
    word = f"{vote.subject}-{entry.body}" if vote and vote.is_request else entry.body
    return [*owed, note_of(row, RowKind.DECIDED, entry, f"{entry.seat} {word}")]


async def _withdraw_edit(connection: Connection, row: GameRow, vote: Vote | None) -> None:
    """Withdraw the edit of a vote's message that is owed; that of an earlier vote's stays."""
    if vote is not None:
        await outbox.withdraw(connection, row.game_id, RowKind.VOTE_EDIT, since=vote.revision)


def _edit_of(row: GameRow, kind: Kind, vote: Vote, entry: Entry, body: str = "") -> Owed:
    """Return the edit of a vote's message that an entry asks for; no earlier vote's is edited."""
    return replace(note_of(row, kind, entry, body), first_revision=vote.revision)


def note_of(row: GameRow, kind: Kind, entry: Entry, body: str = "") -> Owed:
    """Return a message about one entry of a game's log."""
    revision = entry.revision
    return Owed(row.game_id, row.where.channel_id, kind, revision, revision, body=body)
