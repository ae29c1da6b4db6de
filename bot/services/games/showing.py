"""Makes snapshots of games from folds."""

from __future__ import annotations

from collections.abc import Mapping

from bot.services.games.causes import Cause
from bot.services.games.continuing import Continuation
from bot.services.games.derived import counting_of, final_seats, status_of
from bot.services.games.folding import Fold
from bot.services.games.match import Match
from bot.services.games.vote import newest_vote
from bot.services.games.voting.offers import offer_in
from bot.services.games.voting.taking_back import may_take_back, undone_last
from bot.services.people import Person
from bot.services.people.holders import Holding
from bot.services.presence_in_logs import gone_in
from bot.services.ratings.ranking import ranked, why_uncounted
from bot.storage.games import GameRow
from bot.storage.log import MadeBy
from engine.actions import Resign
from engine.game import view


def show(row: GameRow, fold: Fold, people: Mapping[Holding, Person]) -> Match:
    """Return a snapshot of a started game at the revision of ``fold``.

    ``people`` are those who ever held a seat in it.
    """
    is_over, counting = fold.game.turns.outcome is not None, counting_of(row)
    at_end = final_seats(fold) if is_over else ()
    entries = fold.entries
    gone = gone_in(entries)
    return Match(
        where=row.where,
        status=status_of(fold),
        terms=row.terms,
        seats=tuple(people[fold.held[seat]] for seat in range(fold.game.seats.count)),
        played_for=fold.played_for,
        people=people,
        revision=fold.revision,
        position_revision=fold.position_revision,
        is_undo_free=fold.undo_to is not None,
        may_take_back=may_take_back(fold, gone),
        undone=undone_last(fold),
        started_at=fold.started_at,
        turn_since=fold.turn_since,
        start_id=fold.origin.draws.start_id,
        commitment=row.commitment,
        seed=row.seed.hex() if is_over else None,
        history=fold.turns,
        public=view(fold.game, None),
        vote=newest_vote(entries),
        offer=offer_in(fold),
        gone=gone,
        ranking=ranked(at_end, counting),
        why_uncounted=why_uncounted(at_end, counting) if is_over else None,
        without=lambda seat: show(row, _without(fold, seat), people),
        play_anew=fold.played,
        _game=fold.game,
        began_at_once=row.opened_id == row.start_id,
    )


def _without(fold: Fold, seat: int) -> Fold:
    leaving = Continuation(fold, Cause(MadeBy.PLAYER), fold.steps[-1].entry.at)
    leaving.act_for_player(seat, Resign())
    return leaving.fold()
