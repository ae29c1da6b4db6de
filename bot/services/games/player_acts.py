"""What players do at their seats, as entries added to a game's log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.services.errors import Refused
from bot.services.games.continuing import Continuation
from bot.services.games.folding import Fold
from bot.services.games.match import Match, Status
from bot.storage.log import EntryKind
from engine.actions import Action, Resign
from engine.game import View

Read = Callable[[Match, View], Sequence[Action]]
"""Returns what the player on turn does, read from the match and their view; it may refuse."""

GameChange = Callable[[Match, Continuation], None]
"""Adds entries to a continuation of a match; it may refuse."""

BySeat = Callable[[Match, int, Continuation], None]
"""Adds what a seat does in a match to a continuation; it may refuse."""


def just(*actions: Action) -> Read:
    """Return a ``Read`` that gives these actions, whatever the position is."""
    return lambda _match, _view: actions


def by_seat(who: int, revision: int | None, change: BySeat) -> GameChange:
    """Return a change made by a player at their seat.

    It refuses ``stale`` if the game has changed since ``revision``, ``game_finished``, and
    ``not_a_player``, or ``played_for_you`` (by a computer).
    """

    def made(match: Match, continuation: Continuation) -> None:
        change(match, _seat_of(match, continuation.fold(), who, revision), continuation)

    return made


def _seat_of(match: Match, before: Fold, user_id: int, revision: int | None) -> int:
    if revision is not None and not before.position_revision <= revision <= before.revision:
        raise Refused("stale", revision=before.position_revision)
    if before.game.turns.outcome is not None:
        raise Refused("game_finished")
    if user_id not in before.holders:
        raise match.refusal_of(user_id)
    return before.holders.index(user_id)


def _refuse_others(match: Match, seat: int) -> None:
    """Refuse a seat that has resigned or is not on turn."""
    if (refused := match.refusal_off_turn(match.seats[seat].user_id)) is not None:
        raise refused


def carried_out(read: Read, match: Match, seat: int, continuation: Continuation) -> None:
    """Carry out what ``read`` returns for the seat on turn."""
    _refuse_others(match, seat)
    actions = read(match, match.view_for(match.seats[seat].user_id))
    continuation.act_for_player(seat, *actions)


def resigned(_match: Match, seat: int, continuation: Continuation) -> None:
    """Let a seat resign (Ruling 3)."""
    continuation.act_for_player(seat, Resign())


def taken_back(match: Match, seat: int, continuation: Continuation) -> None:
    """Undo the last action of the seat on turn, if that is free."""
    _refuse_others(match, seat)
    revision = continuation.fold().undo_to
    if revision is None:
        raise Refused("nothing_to_undo")
    continuation.go_back(seat, revision)


def back(who: int) -> GameChange:
    """Return the change by which somebody takes back the seat that a computer plays for them."""

    def made(match: Match, continuation: Continuation) -> None:
        seat = match.seat_played_for(who)
        if match.public.outcome is not None:
            raise Refused("game_finished")
        if seat is None:
            raise Refused("nobody_plays_for_you")
        end_pause(match, continuation)
        continuation.seat(seat, who)

    return made


def gone_on(who: int) -> GameChange:
    """Return the change by which a player lets a paused game go on; none if it does already."""

    def made(match: Match, continuation: Continuation) -> None:
        seat = match.seat_of(who)
        if seat in (None, *match.public.resigned):
            raise match.refusal_of(who)
        end_pause(match, continuation, seat)

    return made


def end_pause(match: Match, continuation: Continuation, seat: int | None = None) -> None:
    """Note that a paused game goes on; ``seat`` wants it, None if another entry tells who."""
    if match.status is Status.PAUSED:
        continuation.note(EntryKind.RESUMED, seat, "")
